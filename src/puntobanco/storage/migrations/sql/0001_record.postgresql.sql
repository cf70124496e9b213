-- The record: events and transfers. All else here is a projection of them, or a secret.
-- Ids are compared byte by byte, whatever the database's own collation is.

CREATE TABLE table_lease (
    table_id   text COLLATE "C" NOT NULL PRIMARY KEY,
    owner      text NOT NULL,
    epoch      bigint NOT NULL CHECK (epoch > 0),
    sequence   bigint NOT NULL CHECK (sequence >= 0),        -- of the last event
    hash       bytea NOT NULL CHECK (octet_length(hash) = 32),  -- of the last event, or the stream's first hash
    expires_at timestamptz NOT NULL                          -- by this database's clock, and no other
);

CREATE TABLE table_event (
    table_id text COLLATE "C" NOT NULL REFERENCES table_lease,
    sequence bigint NOT NULL CHECK (sequence > 0),
    epoch    bigint NOT NULL CHECK (epoch > 0),
    kind     text NOT NULL,
    body     bytea NOT NULL,
    hash     bytea NOT NULL CHECK (octet_length(hash) = 32),
    PRIMARY KEY (table_id, sequence)
);

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%: %', TG_TABLE_NAME, TG_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- An epoch never goes back, and a stream has no gap: the event before must be there, and none after the new ones.
-- Asked once for all that a statement has written.
CREATE FUNCTION verify_events_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM (
            SELECT table_id, sequence, epoch,
                lag(sequence) OVER stream AS sequence_before,
                lag(epoch) OVER stream AS epoch_before,
                row_number() OVER stream AS place
            FROM written WINDOW stream AS (PARTITION BY table_id ORDER BY sequence)
        ) AS one
        WHERE CASE WHEN place > 1 THEN sequence <> sequence_before + 1 OR epoch < epoch_before
        ELSE sequence > 1 AND NOT EXISTS (
            SELECT 1 FROM table_event AS before WHERE before.table_id = one.table_id
            AND before.sequence = one.sequence - 1 AND before.epoch <= one.epoch
        ) END
    ) OR EXISTS (
        SELECT 1 FROM (SELECT table_id, max(sequence) AS last FROM written GROUP BY table_id) AS one
        JOIN table_event AS later ON later.table_id = one.table_id AND later.sequence > one.last
    ) THEN
        RAISE EXCEPTION 'table_event: not the next of its stream' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER table_event_follows AFTER INSERT ON table_event REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION verify_events_follow();
CREATE TRIGGER table_event_is_never_changed BEFORE UPDATE OR DELETE ON table_event
FOR EACH ROW EXECUTE FUNCTION refuse();
CREATE TRIGGER table_event_is_never_emptied BEFORE TRUNCATE ON table_event
FOR EACH STATEMENT EXECUTE FUNCTION refuse();

CREATE TABLE transfer (
    number       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,  -- upwards; a transaction undone leaves a gap
    id           text COLLATE "C" NOT NULL UNIQUE,
    table_id     text COLLATE "C" NOT NULL,
    sequence     bigint NOT NULL,  -- of the event that it hangs on
    debit        text COLLATE "C" NOT NULL,
    credit       text COLLATE "C" NOT NULL,
    amount_minor bigint NOT NULL CHECK (amount_minor > 0),
    code         text COLLATE "C" NOT NULL,
    CHECK (debit <> credit),
    -- Which moves of coins exist: the matrix of puntobanco.ledger.transfers.
    CONSTRAINT transfer_code CHECK ((code, split_part(debit, ':', 1), split_part(credit, ':', 1)) IN (
        ('grant',      'mint',   'patron'),
        ('wager',      'patron', 'escrow'),
        ('cancel',     'escrow', 'patron'),
        ('stake',      'escrow', 'patron'),
        ('win',        'house',  'patron'),
        ('commission', 'patron', 'commission'),
        ('loss',       'escrow', 'house'),
        ('stand',      'escrow', 'escrow'),
        ('void',       'escrow', 'patron')
    )),
    FOREIGN KEY (table_id, sequence) REFERENCES table_event (table_id, sequence)
);

CREATE INDEX transfer_debit ON transfer (debit, number);
CREATE INDEX transfer_credit ON transfer (credit, number);
CREATE INDEX transfer_table ON transfer (table_id, number);

CREATE TRIGGER transfer_is_never_changed BEFORE UPDATE OR DELETE ON transfer
FOR EACH ROW EXECUTE FUNCTION refuse();
CREATE TRIGGER transfer_is_never_emptied BEFORE TRUNCATE ON transfer
FOR EACH STATEMENT EXECUTE FUNCTION refuse();

-- Kept balances: wallets and escrows, which may not fall below zero. Mint, house and commission are summed up instead.
CREATE TABLE account (
    id            text COLLATE "C" NOT NULL PRIMARY KEY CHECK (id LIKE 'patron:_%' OR id LIKE 'escrow:_%'),
    balance_minor bigint NOT NULL CHECK (balance_minor >= 0),
    finished      boolean NOT NULL DEFAULT false,
    CHECK (NOT finished OR balance_minor = 0)
) WITH (fillfactor = 80);

CREATE TRIGGER account_stays_finished BEFORE UPDATE ON account FOR EACH ROW WHEN (old.finished)
EXECUTE FUNCTION refuse();

CREATE TABLE command (
    actor          text COLLATE "C" NOT NULL,
    id             text COLLATE "C" NOT NULL,
    body_hash      bytea NOT NULL,
    answer         bytea NOT NULL,
    table_id       text COLLATE "C" NOT NULL REFERENCES table_lease,
    sequence_first bigint NOT NULL,
    sequence_last  bigint NOT NULL,
    PRIMARY KEY (id, actor)  -- ids begin with the time they were made at, so new rows lie side by side
);

CREATE TABLE patron (
    id            text COLLATE "C" NOT NULL PRIMARY KEY,
    nickname      text NOT NULL,
    nickname_key  text COLLATE "C" NOT NULL UNIQUE,
    language      text NOT NULL,
    created_at_ms bigint NOT NULL,
    level         bigint NOT NULL CHECK (level >= 0),
    guest         boolean NOT NULL
);

CREATE TABLE session (
    token_hash    bytea NOT NULL PRIMARY KEY,
    patron        text COLLATE "C" NOT NULL,
    expires_at_ms bigint NOT NULL
);

CREATE INDEX session_patron ON session (patron);

CREATE TABLE ruleset (
    behaviour_hash text COLLATE "C" NOT NULL PRIMARY KEY,
    text           text NOT NULL
);

CREATE TABLE sealed_seed (
    table_id   text COLLATE "C" NOT NULL,
    shoe       bigint NOT NULL CHECK (shoe > 0),
    commitment bytea NOT NULL UNIQUE,
    sealed     bytea NOT NULL,
    PRIMARY KEY (table_id, shoe)
);

CREATE TRIGGER sealed_seed_is_never_changed BEFORE UPDATE OR DELETE ON sealed_seed
FOR EACH ROW EXECUTE FUNCTION refuse();
CREATE TRIGGER sealed_seed_is_never_emptied BEFORE TRUNCATE ON sealed_seed
FOR EACH STATEMENT EXECUTE FUNCTION refuse();

CREATE TABLE snapshot (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    sequence bigint NOT NULL,
    body     bytea NOT NULL
);
