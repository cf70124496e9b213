"""The SQL of the hot path. Rows travel as one array per column, so a batch of any size is one statement."""

from __future__ import annotations

from typing import Final

# Rows are locked in the order of their ids, leases before accounts, so that two writers never wait for each other.
LOCK_HEADS: Final = """
SELECT table_id, epoch, sequence, hash FROM table_lease
WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR NO KEY UPDATE
"""

LOCK_ACCOUNTS: Final = """
SELECT id, balance_minor, finished FROM account
WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
"""

FIND_COMMANDS: Final = """
SELECT command.actor, command.id, body_hash, answer, table_id, sequence_first, sequence_last
FROM unnest($1::text[], $2::text[]) AS asked (actor, id)
JOIN command ON command.id = asked.id AND command.actor = asked.actor
"""

FIND_TRANSFERS: Final = "SELECT id FROM transfer WHERE id = ANY($1::text[])"

FIND_NICKNAMES: Final = "SELECT nickname_key, id FROM patron WHERE nickname_key = ANY($1::text[])"

FIND_SEEDS: Final = """
SELECT sealed_seed.table_id, sealed_seed.shoe, sealed_seed.commitment
FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS asked (table_id, shoe, commitment)
JOIN sealed_seed ON (sealed_seed.table_id = asked.table_id AND sealed_seed.shoe = asked.shoe)
OR sealed_seed.commitment = asked.commitment
"""

# The whole of a batch in one statement. The epoch is checked once more, by the part that moves a stream's head; an
# account that is new must not be there, which is how two streams that make the same one at once find out.
WRITE: Final = """
WITH moved AS (
    UPDATE table_lease SET sequence = one.sequence, hash = one.hash
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS one (table_id, epoch, sequence, hash)
    WHERE table_lease.table_id = one.table_id AND table_lease.epoch = one.epoch
    RETURNING 1
), events AS (
    INSERT INTO table_event (table_id, sequence, epoch, kind, body, hash)
    SELECT * FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::text[], $9::bytea[], $10::bytea[])
), transfers AS (
    INSERT INTO transfer (id, table_id, sequence, debit, credit, amount_minor, code)
    SELECT id, table_id, sequence, debit, credit, amount_minor, code FROM unnest(
        $11::text[], $12::text[], $13::bigint[], $14::text[], $15::text[], $16::bigint[], $17::text[]
    ) WITH ORDINALITY AS one (id, table_id, sequence, debit, credit, amount_minor, code, place) ORDER BY place
), changed AS (
    UPDATE account SET balance_minor = one.balance_minor, finished = one.finished
    FROM unnest($18::text[], $19::bigint[], $20::boolean[]) AS one (id, balance_minor, finished)
    WHERE account.id = one.id
    RETURNING 1
), made AS (
    INSERT INTO account (id, balance_minor, finished) SELECT * FROM unnest($21::text[], $22::bigint[], $23::boolean[])
), commands AS (
    INSERT INTO command (actor, id, body_hash, answer, table_id, sequence_first, sequence_last)
    SELECT * FROM unnest(
        $24::text[], $25::text[], $26::bytea[], $27::bytea[], $28::text[], $29::bigint[], $30::bigint[]
    )
)
SELECT (SELECT count(*) FROM moved) AS moved, (SELECT count(*) FROM changed) AS changed
"""

PUT_PATRON: Final = """
INSERT INTO patron
(id, nickname, nickname_key, language, created_at_ms, level, guest, role, reports, protection)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname,
nickname_key = excluded.nickname_key, language = excluded.language, level = excluded.level, guest = excluded.guest,
role = excluded.role, reports = excluded.reports, protection = excluded.protection
"""

PUT_SESSION: Final = """
INSERT INTO session
(token_hash, patron, expires_at_ms, kind, opened_at_ms, seen_at_ms, authenticated_at_ms, label)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""

PUT_LOGIN: Final = """
INSERT INTO login (id, password, made_at_ms, second, second_step, disabled) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (id) DO UPDATE SET password = excluded.password, second = excluded.second,
second_step = excluded.second_step, disabled = excluded.disabled
"""

PUT_INVITATION: Final = "INSERT INTO invitation (token_hash, login, expires_at_ms) VALUES ($1, $2, $3)"

PUT_SEED: Final = "INSERT INTO sealed_seed (table_id, shoe, commitment, sealed) VALUES ($1, $2, $3, $4)"

TAKE_LEASE: Final = """
INSERT INTO table_lease AS held (table_id, owner, epoch, sequence, hash, expires_at)
SELECT $1, $2, 1, 0, $3, clock_timestamp() + $4::float8 * interval '1 second'
WHERE $6::bigint = 0 OR EXISTS (SELECT 1 FROM table_lease WHERE table_id = $7 AND epoch = $6)
ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, epoch = held.epoch + 1,
    expires_at = clock_timestamp() + $4::float8 * interval '1 second'
WHERE NOT $5::boolean OR held.owner = excluded.owner OR held.expires_at <= clock_timestamp()
RETURNING epoch
"""

FIND_HOLDER: Final = """
SELECT owner, extract(epoch FROM expires_at - clock_timestamp())::float8 FROM table_lease WHERE table_id = $1
"""

# A lease that has run out and that nobody took is renewed like any other.
RENEW_LEASES: Final = """
WITH mine AS (
    SELECT held.table_id FROM unnest($1::text[], $2::bigint[]) AS one (table_id, epoch)
    JOIN table_lease AS held ON held.table_id = one.table_id AND held.epoch = one.epoch
    ORDER BY held.table_id FOR NO KEY UPDATE OF held
)
UPDATE table_lease SET expires_at = clock_timestamp() + $3::float8 * interval '1 second'
FROM mine WHERE table_lease.table_id = mine.table_id
RETURNING table_lease.table_id
"""
