-- The history: coups, wagers and sums as the events tell of them. All of it can be dropped and is then made again.

CREATE TABLE history_mark (
    table_id TEXT NOT NULL PRIMARY KEY,
    sequence INTEGER NOT NULL CHECK (sequence >= 0)  -- of the last event that is in here
) STRICT, WITHOUT ROWID;

CREATE TABLE history_coup (
    table_id       TEXT NOT NULL,
    shoe           INTEGER NOT NULL,
    coup           INTEGER NOT NULL,
    sequence_first INTEGER NOT NULL,
    sequence_last  INTEGER NOT NULL,
    ruleset        TEXT NOT NULL,
    behaviour_hash TEXT NOT NULL,
    opened_at_ms   INTEGER NOT NULL,
    ended_at_ms    INTEGER NOT NULL,
    shown_at_ms    INTEGER NOT NULL,
    ending         TEXT NOT NULL,
    reason         TEXT NOT NULL,
    PRIMARY KEY (table_id, shoe, coup)
) STRICT, WITHOUT ROWID;

CREATE TABLE history_wagered (
    table_id         TEXT NOT NULL,
    shoe             INTEGER NOT NULL,
    coup             INTEGER NOT NULL,
    patron           TEXT NOT NULL,
    shown_at_ms      INTEGER NOT NULL,
    ruleset          TEXT NOT NULL,
    stake_minor      INTEGER NOT NULL,
    commission_minor INTEGER NOT NULL,
    returned_minor   INTEGER NOT NULL,
    net_minor        INTEGER NOT NULL,
    wagers           BLOB NOT NULL,
    PRIMARY KEY (table_id, shoe, coup, patron)
) STRICT, WITHOUT ROWID;

CREATE INDEX history_wagered_patron ON history_wagered (patron, shown_at_ms, table_id, shoe, coup);

CREATE TABLE history_standing (
    table_id  TEXT NOT NULL,
    patron    TEXT NOT NULL,
    coups     INTEGER NOT NULL,
    coups_won INTEGER NOT NULL,
    net_minor INTEGER NOT NULL,
    PRIMARY KEY (table_id, patron)
) STRICT, WITHOUT ROWID;

CREATE INDEX history_standing_net ON history_standing (table_id, net_minor);
CREATE INDEX history_standing_patron ON history_standing (patron);

CREATE TABLE history_bet (
    table_id   TEXT NOT NULL,
    patron     TEXT NOT NULL,
    bet        TEXT NOT NULL,
    wagers     INTEGER NOT NULL,
    won_minor  INTEGER NOT NULL,
    lost_minor INTEGER NOT NULL,
    PRIMARY KEY (table_id, patron, bet)
) STRICT, WITHOUT ROWID;
