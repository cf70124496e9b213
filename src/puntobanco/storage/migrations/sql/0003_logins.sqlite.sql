-- How people sign in. Nothing here is the record: it can be deleted when a person asks for that.

ALTER TABLE patron ADD COLUMN role TEXT NOT NULL DEFAULT 'patron';
ALTER TABLE patron ADD COLUMN reports INTEGER NOT NULL DEFAULT 0 CHECK (reports >= 0);
ALTER TABLE patron ADD COLUMN protection BLOB NOT NULL DEFAULT x'';

CREATE INDEX patron_staff ON patron (id) WHERE role <> 'patron';
CREATE INDEX patron_reported ON patron (reports) WHERE reports > 0;

ALTER TABLE session ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest';
ALTER TABLE session ADD COLUMN opened_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN seen_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN authenticated_at_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN label TEXT NOT NULL DEFAULT '';

CREATE TABLE login (
    id          TEXT NOT NULL PRIMARY KEY REFERENCES patron,
    password    TEXT NOT NULL,  -- a hash with its parameters; empty until its owner has set one
    made_at_ms  INTEGER NOT NULL,
    second      BLOB NOT NULL,  -- sealed; empty without a second factor
    second_step INTEGER NOT NULL,
    disabled    INTEGER NOT NULL CHECK (disabled IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE invitation (
    token_hash    BLOB NOT NULL PRIMARY KEY,
    login         TEXT NOT NULL,  -- empty: the first admin's
    expires_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX invitation_login ON invitation (login);
