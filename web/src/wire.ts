// Written by scripts/wire_types.py from src/puntobanco/server/wire.py. Change it there.

export const VERSION = 1;

/** Why a command was refused. */
export type Reason =
  | "malformed"
  | "too-large"
  | "too-many"
  | "not-signed-in"
  | "role-forbids"
  | "unknown-table"
  | "unknown-topic"
  | "unknown-bet"
  | "table-closed"
  | "table-full"
  | "not-now"
  | "betting-closed"
  | "bet-not-offered"
  | "no-wager"
  | "stake-not-positive"
  | "stake-step"
  | "below-minimum"
  | "above-maximum"
  | "only-one-of"
  | "only-with"
  | "not-enough-coins"
  | "cannot-cancel"
  | "command-reused"
  | "illegal-card"
  | "shoe-too-small"
  | "refill-not-now"
  | "service-unavailable"
  | "nickname-taken"
  | "table-unfit"
  | "table-disabled"
  | "nothing-changed"
  | "code-changed"
  | "second-person"
  | "state-changed"
  | "no-dealer"
  | "not-the-dealer"
  | "table-held"
  | "too-late"
  | "count-wrong"
  | "cards-differ"
  | "unknown-remedy"
  | "wrong-login"
  | "sign-in-slowed"
  | "second-factor-asked"
  | "second-factor-needed"
  | "authenticate-again"
  | "password-too-short"
  | "password-too-long"
  | "password-too-common"
  | "nickname-not-allowed"
  | "link-used"
  | "limit-stake"
  | "limit-loss-day"
  | "limit-loss-week"
  | "limit-time"
  | "reality-check"
  | "self-excluded";

/**
 * Follow "hall" or "table:<id>". With the last sequence one saw, only what was missed comes, else a snapshot.
 *
 * Following a table takes a seat there while one is free; without a seat one watches.
 */
export interface Subscribe {
  readonly t: "subscribe";
  readonly topic: string;
  readonly last_seq?: number | null;
}

/** Follow no longer; gives the seat up once no wager of one's own is running. */
export interface Unsubscribe {
  readonly t: "unsubscribe";
  readonly topic: string;
}

/** Add these stakes. All are taken or none; answered by `ack` or `refused` with the same id, once and for ever. */
export interface WagerAsked {
  readonly t: "wager";
  readonly id: string;
  readonly table: string;
  readonly wagers: Readonly<Record<string, number>>;
}

/** Take back what this table lets one take back now. */
export interface CancelAsked {
  readonly t: "cancel";
  readonly id: string;
  readonly table: string;
}

/** At a table of one patron: these wagers, and deal. `entropy`, 32 bytes as hex, goes into the next shuffle. */
export interface DealAsked {
  readonly t: "deal";
  readonly id: string;
  readonly table: string;
  readonly wagers: Readonly<Record<string, number>>;
  readonly entropy?: string | null;
}

/**
 * Pledge a share for shoe `shoe`, the next one of a table: `pledge`, 32 bytes as hex (docs/FAIRNESS.md).
 *
 * Whoever pledges again before shares are called for means the new pledge. `fresh` asks for that shoe now, where the
 * one on the table was shuffled by the house alone and nobody has wagered on it.
 */
export interface PledgeAsked {
  readonly t: "pledge";
  readonly id: string;
  readonly table: string;
  readonly shoe: number;
  readonly pledge: string;
  readonly fresh?: boolean;
}

/** Give the share that was pledged, 32 bytes as hex, once shares are called for. */
export interface ShareAsked {
  readonly t: "share";
  readonly id: string;
  readonly table: string;
  readonly shoe: number;
  readonly share: string;
}

/** Fill the wallet up again: once a day, when nearly empty. */
export interface RefillAsked {
  readonly t: "refill";
  readonly id: string;
}

/** The patron is still here: takes back an `idle` warning, as any other message but `ping` does. */
export interface Stay {
  readonly t: "stay";
  readonly table: string;
}

/** Asks for `pong`; `sent` is the client's own clock and comes back. */
export interface Ping {
  readonly t: "ping";
  readonly sent: number;
}

/**
 * The first message. `resume` is a ticket for the next connection, good once.
 *
 * `house_key` checks every signed statement: the house's Ed25519 key as hex.
 */
export interface Welcome {
  readonly t: "welcome";
  readonly version: number;
  readonly now: number;
  readonly patron: PatronTold;
  readonly balance_minor: number;
  readonly in_play_minor: number;
  readonly resume: string;
  readonly house_key: string;
  readonly test_house: boolean;
}

/** Who somebody is to the house. */
export interface PatronTold {
  readonly id: string;
  readonly nickname: string;
  readonly level: number;
  readonly guest: boolean;
}

/** All tables; the answer to following "hall". */
export interface Hall {
  readonly t: "hall";
  readonly tables: readonly TableBrief[];
}

/**
 * A table as the hall shows it. `road` is the shoe so far: B, P, T, with b, p after it for pairs ("BbPT").
 *
 * A coup comes into `road` and `counts` when it has been revealed. `limits` are those of the patron's own level.
 */
export interface TableBrief {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly ruleset: string;
  readonly mode: "live" | "rng" | "touch";
  readonly commission_badge: string | null;
  readonly seats: number;
  readonly patrons: number;
  readonly phase: Phase;
  readonly closes_at: number | null;
  readonly betting_seconds: number;
  readonly limits: Readonly<Record<string, LimitTold>>;
  readonly shoe: number;
  readonly coup: number;
  readonly counts: CountsTold;
  readonly road: string;
}

/** Where a table stands. The words are part of the wire. */
export type Phase = "betting" | "closed" | "dealing" | "revealing" | "shuffling";

/** Least and most stake on a bet in one coup, minor units. */
export interface LimitTold {
  readonly min_minor: number;
  readonly max_minor: number;
}

/** Results of the running shoe, counted. */
export interface CountsTold {
  readonly banker: number;
  readonly player: number;
  readonly tie: number;
  readonly banker_pair: number;
  readonly player_pair: number;
}

/** Tables that changed, at most five times a second. */
export interface Briefs {
  readonly t: "briefs";
  readonly tables: readonly TableBrief[];
}

/** The whole table at sequence `seq`; replaces whatever the client knew. */
export interface Snapshot {
  readonly t: "snapshot";
  readonly table: string;
  readonly seq: number;
  readonly state: TableState;
}

/**
 * Everything about a table that its patrons may know, at one sequence number.
 *
 * `wagers` is everybody's, by patron; `mine` one's own, and `standing` the part of it that stayed up on a tie.
 * `played` is everybody's in the decided coup that lies on the felt: one who comes back finds the stakes on it.
 * `limits` are those of the patron's own level. `outcome` and `areas` stand while a coup is being shown, that is until
 * the next betting opens (without a clock: until it closes) or the shoe ends; a void coup has neither. `results` are
 * the coups of the shoe that count; before `reveal_at` the last one is not to be shown yet.
 * `cancel`: "until-confirm" (a placed wager stays), "until-close" (it may be taken back until no more bets) or
 * "until-deal" (nothing is placed before the deal).
 */
export interface TableState {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly ruleset: string;
  readonly behaviour_hash: string;
  readonly mode: "live" | "rng" | "touch";
  readonly commission_badge: string | null;
  readonly phase: Phase;
  readonly closing: boolean;
  readonly shoe: number;
  readonly coup: number;
  readonly last: boolean;
  readonly opens_at: number | null;
  readonly closes_at: number | null;
  readonly reveal_at: number | null;
  readonly cards_left: number;
  readonly cut_at: number | null;
  readonly cards_total: number;
  readonly burnt: number;
  readonly chips_minor: readonly number[];
  readonly stake_step_minor: number;
  readonly limits: Readonly<Record<string, LimitTold>>;
  readonly cancel: "until-close" | "until-confirm" | "until-deal";
  readonly auto: boolean;
  readonly seconds: SecondsTold;
  readonly seats: number;
  readonly patrons: number;
  readonly seated: boolean;
  readonly results: readonly ResultTold[];
  readonly wagers: Readonly<Record<string, PatronWagers>>;
  readonly mine: Readonly<Record<string, number>>;
  readonly standing: Readonly<Record<string, number>>;
  readonly played: Readonly<Record<string, PatronWagers>>;
  readonly cards: readonly CardDealt[];
  readonly outcome: OutcomeTold | null;
  readonly areas: Readonly<Record<string, AreaTold>>;
  readonly presentation: Presentation;
  readonly commitment: string | null;
  readonly fairness: FairnessTold;
}

/** How long this table's steps take: betting (0: no clock), showing each card, showing the result. */
export interface SecondsTold {
  readonly betting: number;
  readonly card: number;
  readonly result: number;
}

/** One finished coup of the shoe: who won, with how many points, and what the roads mark beside it. */
export interface ResultTold {
  readonly o: "B" | "P" | "T";
  readonly total: number;
  readonly natural: boolean;
  readonly player_pair: boolean;
  readonly banker_pair: boolean;
}

/** What one patron has lying, by bet. */
export interface PatronWagers {
  readonly nickname: string;
  readonly wagers: Readonly<Record<string, number>>;
}

/** One card on the felt: whose, and which card of that hand (1 to 3). */
export interface CardDealt {
  readonly side: "banker" | "player";
  readonly number: number;
  readonly card: string;
}

/**
 * How a coup ended, as people say it. Pairs are "none", "mixed" (same rank) or "suited" (same card).
 *
 * `*_two` are the totals of the first two cards and `*_third` the point value of the third or None: enough to tell the
 * coup card by card and to say why a card was drawn, without adding anything up.
 */
export interface OutcomeTold {
  readonly winner: "banker" | "player" | "tie";
  readonly player_total: number;
  readonly banker_total: number;
  readonly player_two: number;
  readonly banker_two: number;
  readonly player_third: number | null;
  readonly banker_third: number | null;
  readonly natural: boolean;
  readonly player_pair: string;
  readonly banker_pair: string;
  readonly sevens: number;
}

/**
 * One betting area after a coup: what a wager on it did, and what all wagers on it together staked and returned.
 *
 * `standing`: the wagers stay up for the next coup; their stakes then count as neither won nor lost.
 */
export interface AreaTold {
  readonly result: "lost" | "push" | "standing" | "won";
  readonly stake_minor: number;
  readonly returned_minor: number;
  readonly net_minor: number;
}

/**
 * How the roads of this table are drawn unless the patron wants it otherwise.
 *
 * `tie_style`: ties on the big road as slashes, or not recorded there. `bead`, `ring`: what stands in the beads of the
 * bead plate and in the rings of the big road.
 */
export interface Presentation {
  readonly tie_style: "none" | "slash";
  readonly bead: "letters" | "points";
  readonly ring: "plain" | "points";
}

/**
 * What proves the shoe on the table, and who mixes in the next, number `next_shoe`.
 *
 * `opening` and `promise` are the house's signed statements of this shoe, `anchor` that of its chain of seeds; no
 * `contributors`: the house shuffled alone. `pledged` are patrons in the list of the next shoe. `may_ask_fresh`: the
 * house shuffled this one alone, nobody has wagered on it, and whoever pledges may ask for a fresh one.
 */
export interface FairnessTold {
  readonly anchor: string | null;
  readonly opening: string | null;
  readonly promise: string | null;
  readonly contributors: readonly ContributorTold[];
  readonly may_ask_fresh: boolean;
  readonly next_shoe: number;
  readonly pledged: readonly ContributorTold[];
  readonly called: CalledTold | null;
}

/** A patron in a shoe's list. `gave`: their share is here; else they pledged and it did not come, or not yet. */
export interface ContributorTold {
  readonly patron: string;
  readonly nickname: string;
  readonly gave: boolean;
}

/** The next shoe, bound to its seed by `opening`; shares of its `contributors` come until `until`. */
export interface CalledTold {
  readonly shoe: number;
  readonly opening: string;
  readonly until: number;
  readonly contributors: readonly ContributorTold[];
}

/** What happened after sequence `after`, up to `seq`, one by one: the first event has number `after` + 1. */
export interface Events {
  readonly t: "events";
  readonly table: string;
  readonly after: number;
  readonly seq: number;
  readonly events: readonly (TableOpened | ChainAnnounced | SharePledgedTold | SharesCalled | ShareGiven | ShoeOpened | BettingOpened | BettingExtended | WagersPlacedTold | WagersCancelled | BettingClosed | CardsDealt | CoupSettledTold | CoupVoidedTold | ShoeEndedTold | ClosingAnnounced | TableClosed)[];
}

/** The table is in service, and under which rules and how it is dealt ("rng", "live" or "touch"). */
export interface TableOpened {
  readonly kind: "table-opened";
  readonly ruleset: string;
  readonly behaviour_hash: string;
  readonly mode: string;
}

/**
 * A chain of seeds for this table's shoes begins, or will when the running one has ended.
 *
 * `chain` is its number, `shoes` how many it has; `anchor` is the house's signed statement of both.
 */
export interface ChainAnnounced {
  readonly kind: "chain-announced";
  readonly chain: number;
  readonly shoes: number;
  readonly anchor: string;
}

/** A patron pledged a share for the next shoe; `receipt` is signed by the house. */
export interface SharePledgedTold {
  readonly kind: "share-pledged";
  readonly patron: string;
  readonly nickname: string;
  readonly shoe: number;
  readonly pledge: string;
  readonly receipt: string;
  readonly fresh: boolean;
}

/**
 * The house is bound to the seed of the next shoe and the list of pledges is closed: shares come until `until`.
 *
 * `opening` is the signed statement of it; `chain` and `index` say where in which chain the seed stands.
 */
export interface SharesCalled {
  readonly kind: "shares-called";
  readonly shoe: number;
  readonly behaviour_hash: string;
  readonly decks: number;
  readonly commitment: string;
  readonly chain: number;
  readonly index: number;
  readonly opening: string;
  readonly until: number;
}

/** A patron's share for the next shoe, as it was pledged. */
export interface ShareGiven {
  readonly kind: "share-given";
  readonly patron: string;
  readonly shoe: number;
  readonly share: string;
}

/**
 * A new shoe. `burnt` counts the cards turned up or burnt before the first coup.
 *
 * `cut_at` is how many cards lie before the cut card; None: there is none. `behaviour_hash` names the rules that the
 * shoe is played by to its end. Of a generated shoe, `opening` binds the house to its seed (`chain` and `index` say
 * which), `promise` fixes the order of its cards, None where the patron's share comes with the deal, and `receipt`
 * shows the card that was turned up.
 */
export interface ShoeOpened {
  readonly kind: "shoe-opened";
  readonly shoe: number;
  readonly behaviour_hash: string;
  readonly decks: number;
  readonly cards: number;
  readonly cut_at: number | null;
  readonly first_card: string | null;
  readonly burnt: number;
  readonly commitment: string | null;
  readonly chain: number;
  readonly index: number;
  readonly opening: string | null;
  readonly promise: string | null;
  readonly receipt: string | null;
}

/**
 * Wagers are taken for this coup until `closes_at`; None: no clock. `last`: it is the last coup of the shoe.
 *
 * `behaviour_hash` names the rules that this coup is settled by, whatever happens to the house's files meanwhile.
 */
export interface BettingOpened {
  readonly kind: "betting-opened";
  readonly shoe: number;
  readonly coup: number;
  readonly opens_at: number;
  readonly closes_at: number | null;
  readonly last: boolean;
  readonly behaviour_hash: string;
}

/** The betting time now ends at `closes_at`: the house was away and gives patrons their time back. */
export interface BettingExtended {
  readonly kind: "betting-extended";
  readonly closes_at: number;
}

/** A patron added these stakes (minor units, by bet). */
export interface WagersPlacedTold {
  readonly kind: "wagers-placed";
  readonly patron: string;
  readonly nickname: string;
  readonly wagers: Readonly<Record<string, number>>;
}

/** A patron took these stakes back; `standing` is the part of them that had stayed up from the coup before. */
export interface WagersCancelled {
  readonly kind: "wagers-cancelled";
  readonly patron: string;
  readonly wagers: Readonly<Record<string, number>>;
  readonly standing: Readonly<Record<string, number>>;
}

/** No more bets. No card of the coup was known before this. `entropy` is the patron's share, at touch tables. */
export interface BettingClosed {
  readonly kind: "betting-closed";
  readonly at: number;
  readonly entropy: string | null;
}

/** These cards came, in this order. The first `fixed` of them are laid by the rules and no cards of the shoe. */
export interface CardsDealt {
  readonly kind: "cards-dealt";
  readonly cards: readonly CardDealt[];
  readonly fixed: number;
}

/** The coup is decided; to be shown from `reveal_at`. `areas` has every bet of the layout, wagered or not. */
export interface CoupSettledTold {
  readonly kind: "coup-settled";
  readonly outcome: OutcomeTold;
  readonly areas: Readonly<Record<string, AreaTold>>;
  readonly settled_at: number;
  readonly reveal_at: number;
  readonly receipt: string | null;
  readonly promise: string | null;
}

/** The coup does not count. `returned` is what went back, by bet. */
export interface CoupVoidedTold {
  readonly kind: "coup-voided";
  readonly reason: string;
  readonly returned: Readonly<Record<string, number>>;
  readonly at: number;
}

/** The shoe is off the table. `seed` is what its commitment was made of; `returned` went back, by bet. */
export interface ShoeEndedTold {
  readonly kind: "shoe-ended";
  readonly reason: string;
  readonly seed: string | null;
  readonly returned: Readonly<Record<string, number>>;
}

/** The table closes when the running coup has ended. */
export interface ClosingAnnounced {
  readonly kind: "closing-announced";
  readonly reason: string;
}

/** The table is out of service. */
export interface TableClosed {
  readonly kind: "table-closed";
  readonly reason: string;
}

/** The command is done and on disk. `seq` is the table's sequence that holds it, 0 where no table is concerned. */
export interface Ack {
  readonly t: "ack";
  readonly id: string;
  readonly seq: number;
  readonly balance_minor: number;
  readonly in_play_minor: number;
}

/** The command is not done and nothing has changed. `allowed_minor` is the stake that would have been taken. */
export interface RefusedTold {
  readonly t: "refused";
  readonly id: string;
  readonly reason: Reason;
  readonly bet: string | null;
  readonly allowed_minor: number | null;
}

/** Coins at hand and coins in running coups. Returns that are not yet shown are in neither. */
export interface BalanceTold {
  readonly t: "balance";
  readonly balance_minor: number;
  readonly in_play_minor: number;
}

/** The patron's own wagers of a coup. Comes at `reveal_at`, or on returning after it. */
export interface Result {
  readonly t: "result";
  readonly table: string;
  readonly shoe: number;
  readonly coup: number;
  readonly wagers: readonly WagerTold[];
  readonly net_minor: number;
  readonly reveal_at: number;
}

/** One of the patron's own wagers after a coup. returned = stake + gross win - commission. */
export interface WagerTold {
  readonly bet: string;
  readonly stake_minor: number;
  readonly gross_win_minor: number;
  readonly commission_minor: number;
  readonly returned_minor: number;
  readonly net_minor: number;
  readonly result: "lost" | "push" | "standing" | "won";
}

/** The patron's seat at a table: whether they have one, and coups without a wager (given up after five). */
export interface Seat {
  readonly t: "seat";
  readonly table: string;
  readonly seated: boolean;
  readonly idle_coups: number;
}

/** At a table of one's own: the session there ends at `ends_at` if nothing but `ping` comes; null takes it back. */
export interface IdleTold {
  readonly t: "idle";
  readonly table: string;
  readonly ends_at: number | null;
}

/** The session at a table of one's own has ended after so many minutes without input: it is followed no longer. */
export interface Ended {
  readonly t: "ended";
  readonly table: string;
  readonly minutes: number;
}

/** How many are seated at a table, when that has changed. */
export interface PatronsTold {
  readonly t: "patrons";
  readonly table: string;
  readonly patrons: number;
}

/** Answer to `ping`: the client's `sent`, and the house's clock. */
export interface Pong {
  readonly t: "pong";
  readonly sent: number;
  readonly now: number;
}

/** A message that no command id could be read from was refused. */
export interface ErrorTold {
  readonly t: "error";
  readonly reason: Reason;
}

/** How it stands after so many sessions. Shares are of 1, money is minor units per session. */
export interface LabFrame {
  readonly t: "frame";
  readonly sessions: number;
  readonly wanted: number;
  readonly coups: number;
  readonly histogram: HistogramTold;
  readonly mean_minor: number;
  readonly expected_minor: number;
  readonly ahead: number;
  readonly behind: number;
  readonly ruined: number;
}

/** Sessions by net, minor units: `counts[n]` of them lie from `edges[n]` to below `edges[n + 1]`. */
export interface HistogramTold {
  readonly edges: readonly number[];
  readonly counts: readonly number[];
}

/** What it came to, in the language asked for. `complete`: all sessions were played in the time there was. */
export interface LabReport {
  readonly t: "report";
  readonly title: string;
  readonly says: readonly string[];
  readonly figures: readonly FiguresTold[];
  readonly complete: boolean;
}

/** Figures that belong together. */
export interface FiguresTold {
  readonly rows: readonly FigureTold[];
}

/** A figure in the words of the language asked for; `interval` is empty where nothing was estimated. */
export interface FigureTold {
  readonly name: string;
  readonly value: string;
  readonly interval: string;
}

/** It cannot be played so; `why` says what to change, in English. */
export interface LabRejected {
  readonly t: "rejected";
  readonly why: string;
}

/** POST /api/guest, GET /api/me: who this browser's session belongs to. */
export interface Me {
  readonly patron: PatronTold;
  readonly balance_minor: number;
  readonly in_play_minor: number;
}

/** POST /api/ticket: opens one WebSocket, once, within `seconds`. */
export interface Ticket {
  readonly ticket: string;
  readonly seconds: number;
}

/** The body of every answer that is not 2xx. `detail`: what to give instead, in English, where that can be said. */
export interface Failed {
  readonly reason: Reason;
  readonly detail: string;
}

/**
 * GET /api/proofs/{table}/{shoe}: a shoe as far as it is dealt, to be checked anywhere (docs/FAIRNESS.md).
 *
 * `wagers` and `own` are the reader's to fill in.
 */
export interface ShoeProof {
  readonly format: string;
  readonly house_key: string;
  readonly rules: string;
  readonly anchor: string;
  readonly opening: string;
  readonly pledges: readonly string[];
  readonly promise: string | null;
  readonly receipts: readonly string[];
  readonly coups: readonly FeltTold[];
  readonly wagers: readonly OwnWager[];
  readonly own: OwnShare | null;
  readonly end: EndTold | null;
}

/** The cards of a coup as they lay on the felt, fixed ones included. */
export interface FeltTold {
  readonly coup: number;
  readonly player: readonly string[];
  readonly banker: readonly string[];
}

/** A wager that its patron adds to a proof, to have what it paid checked. */
export interface OwnWager {
  readonly coup: number;
  readonly bet: string;
  readonly stake_minor: number;
  readonly gross_win_minor: number;
  readonly commission_minor: number;
  readonly returned_minor: number;
}

/** A share that its patron adds to a proof, to have it looked for. */
export interface OwnShare {
  readonly patron: string;
  readonly share: string;
}

/** Why a shoe ended, and its seed. */
export interface EndTold {
  readonly reason: string;
  readonly seed: string | null;
}

/** GET /api/rulesets: one row. `returns` is the printed return of each bet, percent, by bet. */
export interface RulesetBrief {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly behaviour_hash: string;
  readonly decks: number;
  readonly returns: Readonly<Record<string, string>>;
}

/**
 * GET /api/rulesets/{id}: all that a client needs to draw a table of this rule set, in the order of its layout.
 *
 * `draws` is the tableau, 1,200 digits 0 or 1 over [12, 10, 10]: Player's third value 0 to 9, 10 = stood, 11 = Player
 * still to act; Player's two-card total; Banker's two-card total. `messages` is Fluent text by language.
 */
export interface RulesetLayout {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly behaviour_hash: string;
  readonly decks: number;
  readonly bets: readonly BetTold[];
  readonly draws: string;
  readonly deal: DealTold;
  readonly conditions: readonly ConditionTold[];
  readonly settlement: SettlementTold;
  readonly limits: Readonly<Record<string, LimitTold>>;
  readonly chips_minor: readonly number[];
  readonly presentation: Presentation;
  readonly messages: Readonly<Record<string, string>>;
}

/**
 * A bet of the layout with its exact edge (`exact`, as a fraction of the stake) and how it is printed.
 *
 * `main`: one of the wagers on a side, which may stay up on a tie.
 */
export interface BetTold {
  readonly id: string;
  readonly main: boolean;
  readonly odds: readonly OddsRow[];
  readonly edge_percent: string;
  readonly rtp_percent: string;
  readonly exact: string;
}

/**
 * One row of a pay table: facts that must hold, and the odds ("9:5", "push"); the first row that holds decides.
 *
 * Each fact of `when` lists the values that satisfy it. `commission` is the share of the win that is kept ("5%").
 */
export interface OddsRow {
  readonly when: Readonly<Record<string, readonly (boolean | number | string | null)[]>>;
  readonly odds: string;
  readonly commission: string | null;
}

/** Who gets the cards of the initial deal ("player", "banker"), and the cards that are laid beforehand, by side. */
export interface DealTold {
  readonly order: readonly string[];
  readonly fixed: Readonly<Record<string, readonly string[]>>;
}

/**
 * A condition between bets.
 *
 * "only-one-of": of `bets` a patron may wager on one. "only-with": `bet` needs a wager on one of `bets` beside it.
 * "first-coups": `bet` is offered in the first `coups` coups of a shoe. `modes`: the tables it holds at.
 */
export interface ConditionTold {
  readonly id: string;
  readonly kind: string;
  readonly bet: string | null;
  readonly bets: readonly string[];
  readonly coups: number;
  readonly modes: readonly string[];
}

/** How money is settled, minor units. */
export interface SettlementTold {
  readonly stake_step_minor: number;
  readonly rounding_unit_minor: number;
  readonly main_bets_on_tie: string;
  readonly tie_wagers_withdrawable: boolean;
}

/** GET /api/lab?lang=: the systems, the house's rule sets, and how much one may ask for. */
export interface LabMenu {
  readonly systems: readonly SystemTold[];
  readonly rulesets: readonly LabRules[];
  readonly sessions_max: number;
  readonly coups_max: number;
  readonly played_max: number;
  readonly valued_max: number;
  readonly seconds_max: number;
}

/**
 * A betting system. A "progression" says how much is staked, a "choice" on what.
 *
 * `wants`: bets it is played on: "one", "one-or-two", "any", or "sides", one on each side.
 */
export interface SystemTold {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly does: string;
  readonly settings: readonly SettingTold[];
  readonly wants: string;
}

/** Something that can be set on a system, and what holds when nothing is. `words`: those it is one of, if it is. */
export interface SettingTold {
  readonly name: string;
  readonly usual: string;
  readonly words: readonly string[];
}

/** A rule set as the lab starts from it: bets with the stakes that its tables take, and the usual unit. */
export interface LabRules {
  readonly id: string;
  readonly bets: Readonly<Record<string, StakesTold>>;
  readonly usual_bets: readonly string[];
  readonly sides: readonly string[];
  readonly usual_unit_minor: number;
}

/** Stakes that a table takes on a bet, minor units: from least to most, in steps. */
export interface StakesTold {
  readonly least_minor: number;
  readonly most_minor: number;
  readonly step_minor: number;
}

/**
 * POST /api/lab: play this study. Amounts are minor units; `bankroll_minor` null is endless.
 *
 * `system` is one of the menu's, or a choice and a progression joined by "+". `bets` empty: those it is usually
 * played on. `lang` is the language of the report.
 */
export interface LabAsked {
  readonly ruleset: string;
  readonly system: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly bets: readonly string[];
  readonly unit_minor: number;
  readonly bankroll_minor: number | null;
  readonly coups: number;
  readonly sessions: number;
  readonly win_goal_minor: number | null;
  readonly loss_limit_minor: number | null;
  readonly seed: number;
  readonly lang: string;
}

export type ClientMessage =
  | Subscribe
  | Unsubscribe
  | WagerAsked
  | CancelAsked
  | DealAsked
  | PledgeAsked
  | ShareAsked
  | RefillAsked
  | Stay
  | Ping;

export type ServerMessage =
  | Welcome
  | Hall
  | Briefs
  | Snapshot
  | Events
  | Ack
  | RefusedTold
  | BalanceTold
  | Result
  | Seat
  | IdleTold
  | Ended
  | PatronsTold
  | Pong
  | ErrorTold;

export type PublicEvent =
  | TableOpened
  | ChainAnnounced
  | SharePledgedTold
  | SharesCalled
  | ShareGiven
  | ShoeOpened
  | BettingOpened
  | BettingExtended
  | WagersPlacedTold
  | WagersCancelled
  | BettingClosed
  | CardsDealt
  | CoupSettledTold
  | CoupVoidedTold
  | ShoeEndedTold
  | ClosingAnnounced
  | TableClosed;

export type LabLine =
  | LabFrame
  | LabReport
  | LabRejected;
