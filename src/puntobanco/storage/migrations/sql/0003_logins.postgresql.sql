-- How people sign in. Nothing here is the record: it can be deleted when a person asks for that.

ALTER TABLE patron
    ADD COLUMN role text NOT NULL DEFAULT 'patron',
    ADD COLUMN reports bigint NOT NULL DEFAULT 0 CHECK (reports >= 0),
    ADD COLUMN protection bytea NOT NULL DEFAULT '';

CREATE INDEX patron_staff ON patron (id) WHERE role <> 'patron';
CREATE INDEX patron_reported ON patron (reports) WHERE reports > 0;

ALTER TABLE session
    ADD COLUMN kind text NOT NULL DEFAULT 'guest',
    ADD COLUMN opened_at_ms bigint NOT NULL DEFAULT 0,
    ADD COLUMN seen_at_ms bigint NOT NULL DEFAULT 0,
    ADD COLUMN authenticated_at_ms bigint NOT NULL DEFAULT 0,
    ADD COLUMN label text NOT NULL DEFAULT '';

CREATE TABLE login (
    id          text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES patron,
    password    text NOT NULL,  -- a hash with its parameters; empty until its owner has set one
    made_at_ms  bigint NOT NULL,
    second      bytea NOT NULL,  -- sealed; empty without a second factor
    second_step bigint NOT NULL,
    disabled    boolean NOT NULL
);

CREATE TABLE invitation (
    token_hash    bytea NOT NULL PRIMARY KEY,
    login         text COLLATE "C" NOT NULL,  -- empty: the first admin's
    expires_at_ms bigint NOT NULL
);

CREATE INDEX invitation_login ON invitation (login);
