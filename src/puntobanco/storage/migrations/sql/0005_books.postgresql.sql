-- A transfer has one patron at most: one index of wallets does for both sides. Nobody asks for the statement of a house's
-- account, and what lies in an escrow is found by the events of its table.

DROP INDEX transfer_debit;
DROP INDEX transfer_credit;
DROP INDEX transfer_table;

CREATE INDEX transfer_wallet ON transfer (
    (CASE WHEN debit LIKE 'patron:%' THEN debit WHEN credit LIKE 'patron:%' THEN credit END), number
) WHERE (CASE WHEN debit LIKE 'patron:%' THEN debit WHEN credit LIKE 'patron:%' THEN credit END) IS NOT NULL;
CREATE INDEX transfer_event ON transfer (table_id, sequence, number);

-- The books as they were last closed: every kept balance that was not zero after transfer `number`. Where a start begins
-- to count. It can be dropped; then the next start reads every transfer.

CREATE TABLE closing (
    account       text COLLATE "C" NOT NULL PRIMARY KEY,
    balance_minor bigint NOT NULL
);

CREATE INDEX closing_nothing ON closing (account) WHERE balance_minor = 0;

CREATE TABLE closing_mark (
    one    bigint NOT NULL PRIMARY KEY CHECK (one = 1),
    number bigint NOT NULL CHECK (number >= 0)
);

-- The last transfer that every one before it is settled of: written, or never to be. It waits for those who are writing,
-- and lets them go on soon.
CREATE FUNCTION transfer_settled() RETURNS bigint LANGUAGE plpgsql SET lock_timeout = '200ms' AS $$
BEGIN
    LOCK TABLE transfer IN SHARE MODE;
    RETURN (SELECT coalesce(max(number), 0) FROM transfer);
END $$;
