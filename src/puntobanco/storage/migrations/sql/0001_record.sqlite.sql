-- The record: events and transfers. All else here is a projection of them, or a secret.

CREATE TABLE table_lease (
    table_id TEXT NOT NULL PRIMARY KEY,
    owner    TEXT NOT NULL,
    epoch    INTEGER NOT NULL CHECK (epoch > 0),
    sequence INTEGER NOT NULL CHECK (sequence >= 0),  -- of the last event
    hash     BLOB NOT NULL CHECK (length(hash) = 32)  -- of the last event, or the stream's first hash
) STRICT, WITHOUT ROWID;

CREATE TABLE table_event (
    table_id TEXT NOT NULL REFERENCES table_lease,
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    epoch    INTEGER NOT NULL CHECK (epoch > 0),
    kind     TEXT NOT NULL,
    body     BLOB NOT NULL,
    hash     BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

-- An epoch never goes back, and a stream has no gap: the event before must be there, and none after it. The second
-- half also stops REPLACE, which deletes without asking the triggers for deletion.
CREATE TRIGGER table_event_follows BEFORE INSERT ON table_event
WHEN EXISTS (SELECT 1 FROM table_event WHERE table_id = new.table_id AND sequence >= new.sequence)
OR (
    new.sequence > 1 AND NOT EXISTS (
        SELECT 1 FROM table_event WHERE table_id = new.table_id AND sequence = new.sequence - 1 AND epoch <= new.epoch
    )
)
BEGIN
    SELECT RAISE(ABORT, 'table_event: not the next of its stream');
END;

CREATE TRIGGER table_event_is_never_changed BEFORE UPDATE ON table_event
BEGIN
    SELECT RAISE(ABORT, 'table_event is never changed');
END;

CREATE TRIGGER table_event_is_never_deleted BEFORE DELETE ON table_event
BEGIN
    SELECT RAISE(ABORT, 'table_event is never deleted');
END;

-- Which moves of coins exist: the matrix of puntobanco.ledger.transfers.
CREATE TABLE transfer_code (
    code        TEXT NOT NULL,
    debit_kind  TEXT NOT NULL,
    credit_kind TEXT NOT NULL,
    PRIMARY KEY (code, debit_kind, credit_kind)
) STRICT, WITHOUT ROWID;

INSERT INTO transfer_code (code, debit_kind, credit_kind) VALUES
    ('grant',      'mint',   'patron'),
    ('wager',      'patron', 'escrow'),
    ('cancel',     'escrow', 'patron'),
    ('stake',      'escrow', 'patron'),
    ('win',        'house',  'patron'),
    ('commission', 'patron', 'commission'),
    ('loss',       'escrow', 'house'),
    ('stand',      'escrow', 'escrow'),
    ('void',       'escrow', 'patron');

CREATE TABLE transfer (
    number       INTEGER PRIMARY KEY,
    id           TEXT NOT NULL UNIQUE,
    table_id     TEXT NOT NULL,
    sequence     INTEGER NOT NULL,  -- of the event that it hangs on
    debit        TEXT NOT NULL,
    credit       TEXT NOT NULL,
    amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
    code         TEXT NOT NULL,
    debit_kind   TEXT NOT NULL AS (substr(debit, 1, instr(debit || ':', ':') - 1)) VIRTUAL,
    credit_kind  TEXT NOT NULL AS (substr(credit, 1, instr(credit || ':', ':') - 1)) VIRTUAL,
    CHECK (debit <> credit),
    FOREIGN KEY (table_id, sequence) REFERENCES table_event (table_id, sequence),
    FOREIGN KEY (code, debit_kind, credit_kind) REFERENCES transfer_code (code, debit_kind, credit_kind)
) STRICT;

CREATE INDEX transfer_debit ON transfer (debit, number);
CREATE INDEX transfer_credit ON transfer (credit, number);
CREATE INDEX transfer_table ON transfer (table_id, number);

CREATE TRIGGER transfer_is_posted_once BEFORE INSERT ON transfer
WHEN EXISTS (SELECT 1 FROM transfer WHERE id = new.id)
BEGIN
    SELECT RAISE(ABORT, 'transfer is posted once');
END;

CREATE TRIGGER transfer_is_never_changed BEFORE UPDATE ON transfer
BEGIN
    SELECT RAISE(ABORT, 'transfer is never changed');
END;

CREATE TRIGGER transfer_is_never_deleted BEFORE DELETE ON transfer
BEGIN
    SELECT RAISE(ABORT, 'transfer is never deleted');
END;

-- Kept balances: wallets and escrows, which may not fall below zero. Mint, house and commission are summed up instead.
CREATE TABLE account (
    id            TEXT NOT NULL PRIMARY KEY CHECK (id GLOB 'patron:?*' OR id GLOB 'escrow:?*'),
    balance_minor INTEGER NOT NULL CHECK (balance_minor >= 0),
    finished      INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
    CHECK (finished = 0 OR balance_minor = 0)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER account_stays_finished BEFORE UPDATE ON account WHEN old.finished = 1
BEGIN
    SELECT RAISE(ABORT, 'account is finished');
END;

CREATE TABLE command (
    actor          TEXT NOT NULL,
    id             TEXT NOT NULL,
    body_hash      BLOB NOT NULL,
    answer         BLOB NOT NULL,
    table_id       TEXT NOT NULL REFERENCES table_lease,
    sequence_first INTEGER NOT NULL,
    sequence_last  INTEGER NOT NULL,
    PRIMARY KEY (id, actor)  -- ids begin with the time they were made at, so new rows lie side by side
) STRICT, WITHOUT ROWID;

CREATE TABLE patron (
    id            TEXT NOT NULL PRIMARY KEY,
    nickname      TEXT NOT NULL,
    nickname_key  TEXT NOT NULL UNIQUE,
    language      TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    level         INTEGER NOT NULL CHECK (level >= 0),
    guest         INTEGER NOT NULL CHECK (guest IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
    token_hash    BLOB NOT NULL PRIMARY KEY,
    patron        TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_patron ON session (patron);

CREATE TABLE ruleset (
    behaviour_hash TEXT NOT NULL PRIMARY KEY,
    text           TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sealed_seed (
    table_id   TEXT NOT NULL,
    shoe       INTEGER NOT NULL CHECK (shoe > 0),
    commitment BLOB NOT NULL UNIQUE,
    sealed     BLOB NOT NULL,
    PRIMARY KEY (table_id, shoe)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER sealed_seed_is_used_once BEFORE INSERT ON sealed_seed
WHEN EXISTS (
    SELECT 1 FROM sealed_seed WHERE (table_id = new.table_id AND shoe = new.shoe) OR commitment = new.commitment
)
BEGIN
    SELECT RAISE(ABORT, 'sealed_seed is used once');
END;

CREATE TRIGGER sealed_seed_is_never_changed BEFORE UPDATE ON sealed_seed
BEGIN
    SELECT RAISE(ABORT, 'sealed_seed is never changed');
END;

CREATE TRIGGER sealed_seed_is_never_deleted BEFORE DELETE ON sealed_seed
BEGIN
    SELECT RAISE(ABORT, 'sealed_seed is never deleted');
END;

CREATE TABLE snapshot (
    table_id TEXT NOT NULL PRIMARY KEY,
    sequence INTEGER NOT NULL,
    body     BLOB NOT NULL
) STRICT;
