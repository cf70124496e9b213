-- A transfer has one patron at most: one index of wallets does for both sides. Nobody asks for the statement of a house's
-- account, and what lies in an escrow is found by the events of its table.

DROP INDEX transfer_debit;
DROP INDEX transfer_credit;
DROP INDEX transfer_table;

ALTER TABLE transfer ADD COLUMN wallet TEXT AS (
    CASE WHEN debit GLOB 'patron:*' THEN debit WHEN credit GLOB 'patron:*' THEN credit END
) VIRTUAL;

CREATE INDEX transfer_wallet ON transfer (wallet, number) WHERE wallet IS NOT NULL;
CREATE INDEX transfer_event ON transfer (table_id, sequence);

-- The books as they were last closed: every kept balance that was not zero after transfer `number`. Where a start begins
-- to count. It can be dropped; then the next start reads every transfer.

CREATE TABLE closing (
    account       TEXT NOT NULL PRIMARY KEY,
    balance_minor INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX closing_nothing ON closing (account) WHERE balance_minor = 0;

CREATE TABLE closing_mark (
    one    INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    number INTEGER NOT NULL CHECK (number >= 0)
) STRICT, WITHOUT ROWID;
