-- The history: coups, wagers and sums as the events tell of them. All of it can be dropped and is then made again.

CREATE TABLE history_mark (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    sequence bigint NOT NULL CHECK (sequence >= 0)  -- of the last event that is in here
);

CREATE TABLE history_coup (
    table_id       text COLLATE "C" NOT NULL,
    shoe           bigint NOT NULL,
    coup           bigint NOT NULL,
    sequence_first bigint NOT NULL,
    sequence_last  bigint NOT NULL,
    ruleset        text NOT NULL,
    behaviour_hash text NOT NULL,
    opened_at_ms   bigint NOT NULL,
    ended_at_ms    bigint NOT NULL,
    shown_at_ms    bigint NOT NULL,
    ending         text NOT NULL,
    reason         text NOT NULL,
    PRIMARY KEY (table_id, shoe, coup)
);

CREATE TABLE history_wagered (
    table_id         text COLLATE "C" NOT NULL,
    shoe             bigint NOT NULL,
    coup             bigint NOT NULL,
    patron           text COLLATE "C" NOT NULL,
    shown_at_ms      bigint NOT NULL,
    ruleset          text NOT NULL,
    stake_minor      bigint NOT NULL,
    commission_minor bigint NOT NULL,
    returned_minor   bigint NOT NULL,
    net_minor        bigint NOT NULL,
    wagers           bytea NOT NULL,
    PRIMARY KEY (table_id, shoe, coup, patron)
);

CREATE INDEX history_wagered_patron ON history_wagered (patron, shown_at_ms, table_id, shoe, coup);

CREATE TABLE history_standing (
    table_id  text COLLATE "C" NOT NULL,
    patron    text COLLATE "C" NOT NULL,
    coups     bigint NOT NULL,
    coups_won bigint NOT NULL,
    net_minor bigint NOT NULL,
    PRIMARY KEY (table_id, patron)
);

CREATE INDEX history_standing_net ON history_standing (table_id, net_minor);
CREATE INDEX history_standing_patron ON history_standing (patron);

CREATE TABLE history_bet (
    table_id   text COLLATE "C" NOT NULL,
    patron     text COLLATE "C" NOT NULL,
    bet        text COLLATE "C" NOT NULL,
    wagers     bigint NOT NULL,
    won_minor  bigint NOT NULL,
    lost_minor bigint NOT NULL,
    PRIMARY KEY (table_id, patron, bet)
);
