// Written by scripts/wire_types.py from src/puntobanco/server/wire/messages.py. Change it there.

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
  | "self-excluded"
  | "no-seat"
  | "drill-declines"
  | "record-unsound";

/**
 * Follow "hall", "table:<id>", its tabs as "people:<id>" or, as staff, "live:<id>" or one's own "practice".
 *
 * With the last sequence one saw, only what was missed comes, else a snapshot. Following a table takes a seat there
 * while one is free; without a seat one watches.
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

/** Answers the reality check: wagers are taken again. */
export interface CheckAnswered {
  readonly t: "check-answered";
  readonly id: string;
}

/**
 * Say a phrase to everybody at a shared table where one is seated; answered by `ack` with `seq` 0, or `refused`.
 *
 * Nothing of it is kept: a phrase that is sent again is said again.
 */
export interface PhraseAsked {
  readonly t: "phrase";
  readonly id: string;
  readonly table: string;
  readonly phrase: Phrase;
}

/** A phrase. The words are part of the wire; what they say in a language is a message of the client's. */
export type Phrase = "bad-luck" | "congratulations" | "good-luck" | "goodbye" | "hello" | "laugh" | "pause" | "so-close" | "thanks" | "well-dealt" | "what-a-coup" | "what-a-run";

/** Staff ask something of a live table (docs/LIVE.md); answered by `ack` or `refused`, once and for ever. */
export interface LiveAsked {
  readonly t: "live";
  readonly id: string;
  readonly table: string;
  readonly do: Sit | Leave | Dismiss | CountCards | Shuffled | OpenShoe | PlaceYourBets | NoMoreBets | Cards | Scan | Undo | Confirm | ConfirmCards | CutCard | EndShoe | Pause | Resume | Manual | Call | AnswerCall | Video | Flag | Declare | Ask | AnswerRequest;
}

/** Deal here from now on; also how a dealer whose link was lost comes back. */
export interface Sit {
  readonly do: "sit";
}

/** Deal here no longer. */
export interface Leave {
  readonly do: "leave";
}

/** Send the dealer away. */
export interface Dismiss {
  readonly do: "dismiss";
}

/** So many cards were counted for the next shoe. */
export interface CountCards {
  readonly do: "count-cards";
  readonly decks: number;
  readonly cards: number;
}

/** The counted cards have been shuffled. */
export interface Shuffled {
  readonly do: "shuffled";
  readonly how: "by-hand" | "by-machine";
}

/**
 * The shoe is on the table: the first card was turned up (where the rules burn by it) and burnt by its value.
 *
 * `cut_behind` is how many cards lie behind the cut card.
 */
export interface OpenShoe {
  readonly do: "open-shoe";
  readonly first_card?: string | null;
  readonly cut_behind?: number | null;
}

/** “Place your bets, please”. */
export interface PlaceYourBets {
  readonly do: "place-your-bets";
}

/** “No more bets”. */
export interface NoMoreBets {
  readonly do: "no-more-bets";
}

/** These cards were dealt, in this order: texts as in "5h" or "Td". Usually one. */
export interface Cards {
  readonly do: "cards";
  readonly cards: readonly string[];
  readonly source?: "camera" | "console" | "scanner" | "script" | "shoe";
}

/** A scanner typed this code; the house knows which card it means (`LiveState.codes`). */
export interface Scan {
  readonly do: "scan";
  readonly code: string;
}

/** Take the last card back, until `LiveState.undo_until`. */
export interface Undo {
  readonly do: "undo";
}

/** The cards on the felt are what was dealt: the coup is settled by them. */
export interface Confirm {
  readonly do: "confirm";
}

/** After an interruption: these shoe cards lie on the felt, in the order in which they were drawn. */
export interface ConfirmCards {
  readonly do: "confirm-cards";
  readonly cards: readonly string[];
}

/** The cut card has come out before the next card. */
export interface CutCard {
  readonly do: "cut-card";
}

/** Take the shoe off the table. */
export interface EndShoe {
  readonly do: "end-shoe";
}

/** Let the table wait. */
export interface Pause {
  readonly do: "pause";
  readonly why?: string;
}

/** The table waits for this no longer; without a name, it is not paused any more. */
export interface Resume {
  readonly do: "resume";
  readonly hold?: string;
}

/** Cards are entered by hand from now on, or no longer; patrons see it. */
export interface Manual {
  readonly do: "manual";
  readonly on: boolean;
  readonly why?: string;
}

/** Call a supervisor. */
export interface Call {
  readonly do: "call";
  readonly why?: string;
}

/** The supervisor has come. */
export interface AnswerCall {
  readonly do: "answer-call";
}

/** The picture of the table is lost, or back. */
export interface Video {
  readonly do: "video";
  readonly lost: boolean;
}

/** Have a coup looked at. */
export interface Flag {
  readonly do: "flag";
  readonly shoe: number;
  readonly coup: number;
  readonly note?: string;
}

/** Do what the rules say about an irregularity, where one person may (`PreviewTold.approval` is false). */
export interface Declare {
  readonly do: "declare";
  readonly remedy: Remedy;
}

/**
 * What is done about an irregularity: one of the answers that the rule set gives to it, at a coup.
 *
 * `cards` are the shoe cards of the coup in the order in which they were drawn, where the answer puts hands right or
 * corrects a result; the one card, where it takes a card out ("" or none: nobody saw it). `earlier` says what becomes
 * of the earlier coups of the shoe where the rule set leaves that to the house. `reason` is one of `REASONS`.
 */
export interface Remedy {
  readonly irregularity: string;
  readonly answer: string;
  readonly shoe: number;
  readonly coup: number;
  readonly cards?: readonly string[];
  readonly earlier?: "stand" | "void";
  readonly reason?: string;
  readonly note?: string;
}

/** Ask another person to approve a remedy; `state_hash` is that of its preview. */
export interface Ask {
  readonly do: "request";
  readonly remedy: Remedy;
  readonly state_hash: string;
}

/** Approve or decline a request, or take one's own back; `state_hash` as the request's preview has it. */
export interface AnswerRequest {
  readonly do: "answer";
  readonly request: string;
  readonly answer: "approved" | "declined" | "withdrawn";
  readonly state_hash?: string;
}

/** Staff ask what a remedy would do; answered by `live-preview` or `refused`. Nothing happens. */
export interface PreviewAsked {
  readonly t: "live-preview";
  readonly id: string;
  readonly table: string;
  readonly remedy: Remedy;
}

/**
 * A dealer begins a drill at a table of practice (docs/LIVE.md); one that was not done is forgotten.
 *
 * The same `seed` deals the same shuffled cards. Follow "practice" to be told what comes of it.
 */
export interface PracticeBegun {
  readonly t: "practice-begin";
  readonly ruleset: string;
  readonly drill: string;
  readonly seed: string;
  readonly id: string;
}

/** A dealer asks something of their table of practice; answered by `ack` or `refused`, which may cost points. */
export interface PracticeAsked {
  readonly t: "practice";
  readonly do: Sit | Leave | Dismiss | CountCards | Shuffled | OpenShoe | PlaceYourBets | NoMoreBets | Cards | Scan | Undo | Confirm | ConfirmCards | CutCard | EndShoe | Pause | Resume | Manual | Call | AnswerCall | Video | Flag | Declare | Ask | AnswerRequest;
  readonly id: string;
}

/** What a remedy would do there, right or not; answered by `live-preview` or `refused`. */
export interface PracticePreviewed {
  readonly t: "practice-preview";
  readonly remedy: Remedy;
  readonly id: string;
}

/** Give one's practice up, or put it away when it is over. */
export interface PracticeEnded {
  readonly t: "practice-end";
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
 * `house_key` checks every signed statement: the house's Ed25519 key as hex. `phrases`: whether patrons may talk here.
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
  readonly play: PlayTold;
  readonly phrases: boolean;
  readonly test_house: boolean;
}

/** Who somebody is to the house. */
export interface PatronTold {
  readonly id: string;
  readonly nickname: string;
  readonly level: number;
  readonly guest: boolean;
}

/**
 * The patron's session and what they have set for themselves; comes when a session begins or a limit changes.
 *
 * A session begins with a wager after half an hour without one; `net_minor` is what it brought, as far as it was
 * shown. From `check_at` on wagers are refused until `check-answered`, from `ends_at` on until the session is over,
 * while `excluded` until `excluded_until` (null: for good).
 */
export interface PlayTold {
  readonly t: "play";
  readonly began_at: number | null;
  readonly net_minor: number;
  readonly limits: Readonly<Record<string, BoundTold>>;
  readonly excluded: boolean;
  readonly excluded_until: number | null;
  readonly check_at: number | null;
  readonly ends_at: number | null;
}

/**
 * A limit that one has set: `value` now (null: none), and `next_value` from `next_at` on where a looser one waits.
 *
 * Stakes and losses are in minor units, times in minutes.
 */
export interface BoundTold {
  readonly value: number | null;
  readonly next_value: number | null;
  readonly next_at: number | null;
}

/** All tables; the answer to following "hall". */
export interface Hall {
  readonly t: "hall";
  readonly tables: readonly TableBrief[];
}

/**
 * A table as the hall shows it. `road` is the shoe so far: B, P, T, with b, p after it for pairs ("BbPT").
 *
 * A coup comes into `road` and `counts` when it has been revealed, and `phase` is "dealing" until then. `limits` are
 * those of the patron's own level.
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
  readonly live: LiveTold | null;
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

/**
 * What patrons see of a table that a person deals, beside the rest of its state.
 *
 * `dealer` is a name, null while nobody deals. `manual`: cards are entered by hand. `staffing`: with "small" dealer
 * and supervisor may be one person. `video` is the picture's address and `video_sd` that of a lighter one, "" where
 * there is none.
 */
export interface LiveTold {
  readonly dealer: string | null;
  readonly holds: readonly HoldTold[];
  readonly manual: boolean;
  readonly preparation: PreparationTold | null;
  readonly staffing: "full" | "small";
  readonly video: string;
  readonly video_sd: string;
}

/** What a table waits for; after `until` a coup that cannot be finished is void. */
export interface HoldTold {
  readonly hold: string;
  readonly why: string;
  readonly since: number;
  readonly until: number | null;
}

/** The next shoe on its way. `shuffled`: "by-hand", "by-machine", or null while it is not. */
export interface PreparationTold {
  readonly decks: number;
  readonly cards: number;
  readonly shuffled: string | null;
}

/** What happened after sequence `after`, up to `seq`, one by one: the first event has number `after` + 1. */
export interface Events {
  readonly t: "events";
  readonly table: string;
  readonly after: number;
  readonly seq: number;
  readonly events: readonly (TableOpened | ChainAnnounced | SharePledgedTold | SharesCalled | ShareGiven | ShoeOpened | BettingOpened | BettingExtended | WagersPlacedTold | WagersCancelled | BettingClosed | CardsDealt | CoupSettledTold | CoupVoidedTold | ShoeEndedTold | ClosingAnnounced | TableClosed | DealerSeatedTold | DealerLeftTold | CardsCountedTold | ShoeShuffledTold | CardUndoneTold | CardTakenOutTold | HandsPutRightTold | CutCardOutTold | TableHeldTold | TableReleasedTold | ManualModeTold | IrregularityTold | CoupCorrectedTold | CoupAnnulledTold | StaffNoteTold)[];
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
  readonly at: number | null;
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

/** Somebody deals here from now on: the name that the house shows. */
export interface DealerSeatedTold {
  readonly kind: "dealer-seated";
  readonly dealer: string;
}

/** Nobody deals here now. */
export interface DealerLeftTold {
  readonly kind: "dealer-left";
  readonly why: string;
}

/** The cards of the next shoe were counted. */
export interface CardsCountedTold {
  readonly kind: "cards-counted";
  readonly decks: number;
  readonly cards: number;
}

/** The counted cards were shuffled, "by-hand" or "by-machine"; `how` is "" when they have to be shuffled again. */
export interface ShoeShuffledTold {
  readonly kind: "shoe-shuffled";
  readonly how: string;
}

/** The last card on the felt was entered wrongly and is taken back. */
export interface CardUndoneTold {
  readonly kind: "card-undone";
  readonly card: CardDealt;
}

/** A card of the shoe is out and belongs to no hand. null: nobody saw it. `from_felt`: it lay there as the last. */
export interface CardTakenOutTold {
  readonly kind: "card-taken-out";
  readonly card: string | null;
  readonly from_felt: boolean;
}

/** The cards on the felt are these now, the first `fixed` of them laid by the rules. */
export interface HandsPutRightTold {
  readonly kind: "hands-put-right";
  readonly cards: readonly CardDealt[];
  readonly fixed: number;
}

/** The cut card has come out. */
export interface CutCardOutTold {
  readonly kind: "cut-card-out";
  readonly coup: number;
}

/** The table waits: "paused", "dealer-link", "video-link", "no-supervisor", "interrupted" or "card-too-often". */
export interface TableHeldTold {
  readonly kind: "table-held";
  readonly hold: string;
  readonly why: string;
  readonly until: number | null;
}

/** The table waits for this no longer. */
export interface TableReleasedTold {
  readonly kind: "table-released";
  readonly hold: string;
}

/** Cards are entered by hand now, or no longer. */
export interface ManualModeTold {
  readonly kind: "manual-mode";
  readonly on: boolean;
}

/**
 * Something went wrong and this is done about it: ids of the rule set, whose printed rules have the words.
 *
 * `paragraph` is the number there, "" where it has none.
 */
export interface IrregularityTold {
  readonly kind: "irregularity";
  readonly irregularity: string;
  readonly answer: string;
  readonly paragraph: string;
  readonly shoe: number;
  readonly coup: number;
}

/**
 * A settled coup is what it should have been. `results` are the coups of the shoe on the table that count now.
 *
 * Everybody's own figures come in `correction`.
 */
export interface CoupCorrectedTold {
  readonly kind: "coup-corrected";
  readonly shoe: number;
  readonly coup: number;
  readonly cards: readonly CardDealt[];
  readonly fixed: number;
  readonly outcome: OutcomeTold;
  readonly results: readonly ResultTold[];
  readonly why: string;
}

/** A settled coup does not count. `results` are the coups of the shoe on the table that count now. */
export interface CoupAnnulledTold {
  readonly kind: "coup-annulled";
  readonly shoe: number;
  readonly coup: number;
  readonly results: readonly ResultTold[];
  readonly why: string;
}

/** Something that is staff's alone. It has its number, so that nobody misses one without knowing. */
export interface StaffNoteTold {
  readonly kind: "staff-note";
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
  readonly session_net_minor: number;
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

/** Something about the patron is another now: nickname, level, or that they have become a login. */
export interface MeTold {
  readonly t: "me";
  readonly patron: PatronTold;
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

/** To staff who follow "live:<id>": the whole table again, after everything that happens there. `seq` only grows. */
export interface LiveStateTold {
  readonly t: "live-state";
  readonly table: string;
  readonly seq: number;
  readonly state: LiveState;
}

/**
 * All that a console shows of a table, for the one who asked: it replaces whatever was known.
 *
 * `may` are the things to `do` that the login's role allows and that the table would not refuse now for its phase or
 * its holds. `due` stands while cards are dealt. `staked_minor` is everybody's stake in the running coup, by bet.
 * `coups` are those of the shoe, newest last. `ended` says what became of requests, newest last. `codes` says which
 * card a scanner's text means. `called` is why the dealer called, null while nobody has.
 */
export interface LiveState {
  readonly table: string;
  readonly number: number;
  readonly name: string;
  readonly ruleset: string;
  readonly now: number;
  readonly phase: Phase;
  readonly closing: boolean;
  readonly shoe: number;
  readonly coup: number;
  readonly last: boolean;
  readonly opens_at: number | null;
  readonly closes_at: number | null;
  readonly dealer: string | null;
  readonly dealer_id: string | null;
  readonly is_me: boolean;
  readonly role: string;
  readonly staffing: "full" | "small";
  readonly supervisor_present: boolean;
  readonly holds: readonly HoldTold[];
  readonly manual: boolean;
  readonly called: string | null;
  readonly video: string;
  readonly video_lost: boolean;
  readonly preparation: PreparationTold | null;
  readonly decks_allowed: readonly number[];
  readonly decks_usual: number;
  readonly burns_by_first_card: boolean;
  readonly cut_by_dealer: boolean;
  readonly cards: readonly EnteredTold[];
  readonly fixed: number;
  readonly due: DueTold | null;
  readonly player_total: number | null;
  readonly banker_total: number | null;
  readonly undo_until: number | null;
  readonly cards_left: number;
  readonly cards_total: number;
  readonly cut_at: number | null;
  readonly burnt: number;
  readonly staked_minor: Readonly<Record<string, number>>;
  readonly patrons_wagering: number;
  readonly requests: readonly RequestTold[];
  readonly ended: readonly RequestEnded[];
  readonly irregularities: readonly IrregularityOffered[];
  readonly coups: readonly CoupTold[];
  readonly codes: Readonly<Record<string, string>>;
  readonly reasons: readonly string[];
  readonly may: readonly string[];
}

/** A card on the felt, and how it came; the cards that the rules lay have no `at`. */
export interface EnteredTold {
  readonly card: CardDealt;
  readonly at: number | null;
  readonly by: string;
  readonly source: string;
}

/**
 * What comes next on the felt.
 *
 * `side` "player" or "banker": a card is due to that hand as its card `number`, because of `why` ("initial-deal",
 * "player-draws", "banker-draws"). `side` null: no card is due, because of `why` ("natural", "banker-stands",
 * "banker-drew"), and the dealer confirms. `cell` is the place in the tableau that decided: Player's third value (10:
 * stood, 11: to act), Player's and Banker's two-card totals.
 */
export interface DueTold {
  readonly side: "banker" | "player" | null;
  readonly number: number;
  readonly why: string;
  readonly cell: readonly number[];
}

/**
 * A remedy that waits for another person. `stale`: the state has changed since, and it cannot be approved.
 *
 * `mine`: this login made it. `late`: it is about what is a day old and more, and takes the shift manager's approval
 * and the auditor's; `approved_by` names who has given theirs.
 */
export interface RequestTold {
  readonly request: string;
  readonly remedy: Remedy;
  readonly by: string;
  readonly name: string;
  readonly at: number;
  readonly expires_at: number;
  readonly state_hash: string;
  readonly stale: boolean;
  readonly mine: boolean;
  readonly late: boolean;
  readonly approved_by: readonly string[];
}

/**
 * What became of a request that waits no longer; told for half a day.
 *
 * `name` made it, and `mine`: that was this login. `decided_by` names who approved it (two where it was late),
 * declined it or took it back, at `at`; nobody where it "expired": it was good until `at` at the longest.
 */
export interface RequestEnded {
  readonly request: string;
  readonly remedy: Remedy;
  readonly name: string;
  readonly mine: boolean;
  readonly outcome: "approved" | "declined" | "expired" | "withdrawn";
  readonly decided_by: readonly string[];
  readonly at: number;
}

/**
 * An irregularity of the rule set, with its answers in the order in which they are tried.
 *
 * `now`: it is for this stage. The words are Fluent ids of the rules: `irregularity-<id>`, `answer-<answer>`.
 */
export interface IrregularityOffered {
  readonly irregularity: string;
  readonly paragraph: string;
  readonly stage: string;
  readonly earlier: "house-decides" | "stand" | "void";
  readonly persons: number;
  readonly now: boolean;
  readonly answers: readonly AnswerOffered[];
}

/**
 * An answer that the rule set gives. `needs`: "", "card", "cards" or "note" (see `Remedy`).
 *
 * `approval`: another person has to approve it at the coup that runs. `settled`: it may be done about a settled coup
 * too, and then always takes another person.
 */
export interface AnswerOffered {
  readonly answer: string;
  readonly effect: string;
  readonly needs: "" | "card" | "cards" | "note";
  readonly approval: boolean;
  readonly settled: boolean;
}

/** A coup of the shoe as it stands now: "counts", "void" or "annulled". */
export interface CoupTold {
  readonly shoe: number;
  readonly coup: number;
  readonly state: "annulled" | "counts" | "void";
  readonly cards: readonly CardDealt[];
  readonly fixed: number;
  readonly winner: string | null;
  readonly player_total: number | null;
  readonly banker_total: number | null;
  readonly staked_minor: number;
  readonly returned_minor: number;
  readonly at: number;
  readonly revision: number;
  readonly why: string;
}

/** What a remedy would do, for the `id` that asked. */
export interface LivePreview {
  readonly t: "live-preview";
  readonly id: string;
  readonly preview: PreviewTold;
}

/**
 * What a remedy would do now, before it is done. Nothing of it has happened.
 *
 * `paragraph` is the rule set's own number or "". `effect`: "note", "cards", "shuffle", "last-coup", "hold", "void",
 * "void-shoe", "correct" or "cancel-shoe". `approval`: it has to be requested, and another person has to approve it.
 * `coups` are those that change, `cards` the felt afterwards, `outcome` the corrected coup's.
 */
export interface PreviewTold {
  readonly remedy: Remedy;
  readonly paragraph: string;
  readonly effect: string;
  readonly approval: boolean;
  readonly state_hash: string;
  readonly coups: readonly number[];
  readonly ends_shoe: boolean;
  readonly patrons: readonly PatronEffect[];
  readonly cards: readonly CardDealt[];
  readonly outcome: OutcomeTold | null;
}

/**
 * What a remedy does to one patron, minor units. `back_minor`: stakes returned from the coup that runs.
 *
 * `change_minor`: what results already settled turn to (less than zero: it is taken); `waived_minor` of it is spent
 * already and borne by the house, or (less than zero) was borne before and is not paid again.
 */
export interface PatronEffect {
  readonly patron: string;
  readonly nickname: string;
  readonly back_minor: number;
  readonly change_minor: number;
  readonly waived_minor: number;
}

/** To who follows "practice": their own, whole, after each step; null where nothing is practised. */
export interface PracticeStateTold {
  readonly t: "practice-state";
  readonly seq: number;
  readonly practice: PracticeTold | null;
}

/**
 * One's own practice as it stands. `coups` are those of the drill, 0 for a whole shoe; `coup` is the running one.
 *
 * `card` is out of the shoe and waits to be entered; `first_card` is turned up, while the shoe is being opened.
 */
export interface PracticeTold {
  readonly drill: string;
  readonly title: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly coups: number;
  readonly coup: number;
  readonly over: boolean;
  readonly card: string | null;
  readonly first_card: string | null;
  readonly happened: HappenedTold | null;
  readonly word: WordTold | null;
  readonly score: ScoreTold;
  readonly table: LiveState;
}

/**
 * What the dealer sees, without a word of what to do: `practice-sees-<sees>`, or `words` of the house by language.
 *
 * `lies` are the cards that have come out with it. `misread`: the scanner has entered another card than the one there.
 */
export interface HappenedTold {
  readonly sees: string;
  readonly words: Readonly<Record<string, string>>;
  readonly lies: readonly string[];
  readonly misread: boolean;
}

/**
 * What the supervisor whom the drill plays has just done, and about what.
 *
 * `said`: "agreed", "declined", "stepped-in" (it was missed), "corrected" (a card that did not lie was confirmed) or
 * "came" (since one was called).
 */
export interface WordTold {
  readonly said: string;
  readonly irregularity: string;
  readonly paragraph: string;
  readonly answer: string;
}

/**
 * The figures of a practice: points of a hundred, and times in milliseconds, null where nothing was timed.
 *
 * A card's time runs from when it can be seen to when it is entered; a coup's from "no more bets" to its confirmation,
 * where the drill let nothing go wrong.
 */
export interface ScoreTold {
  readonly points: number;
  readonly coups: number;
  readonly cards: number;
  readonly mishaps: number;
  readonly card_ms_median: number | null;
  readonly card_ms_best: number | null;
  readonly coup_ms_median: number | null;
  readonly coup_ms_best: number | null;
  readonly slips: readonly SlipTold[];
}

/**
 * One thing that went wrong, at which round of the practice, and the points that it cost.
 *
 * `kind`: "card-put-right", "card-confirmed", "card-refused", "out-of-order", "irregularity-missed",
 * "irregularity-wrong" or "answer-wrong". `card` lay and `entered` was entered; `irregularity` had happened and the
 * rules want `answer`, while `chosen` was chosen; `asked` was refused for `reason`. What does not fit the kind is "".
 */
export interface SlipTold {
  readonly kind: string;
  readonly coup: number;
  readonly points: number;
  readonly card: string;
  readonly entered: string;
  readonly irregularity: string;
  readonly paragraph: string;
  readonly answer: string;
  readonly chosen: string;
  readonly asked: string;
  readonly reason: string;
}

/**
 * A coup that this patron had wagers in is not what it was.
 *
 * `kind`: "corrected" or "annulled"; `why` is the irregularity's id. `wagers` are their wagers as they end now, none
 * when the coup does not count. `net_before_minor` and `net_after_minor` are over all of them; `waived_minor` is what
 * they would have had to give back and the house bears; less than zero: what it bore before and does not pay again.
 */
export interface CorrectionTold {
  readonly t: "correction";
  readonly table: string;
  readonly shoe: number;
  readonly coup: number;
  readonly kind: "annulled" | "corrected";
  readonly why: string;
  readonly paragraph: string;
  readonly wagers: readonly WagerTold[];
  readonly net_before_minor: number;
  readonly net_after_minor: number;
  readonly waived_minor: number;
}

/** How many are seated at a table, when that has changed. */
export interface PatronsTold {
  readonly t: "patrons";
  readonly table: string;
  readonly patrons: number;
}

/** The tabs beside a shared table, when they have changed, once a second at most; follow "people:<id>". */
export interface PeopleTold {
  readonly t: "people";
  readonly table: string;
  readonly leaders: readonly LeaderTold[];
  readonly patrons: readonly SeatedTold[];
}

/** A place on the leaderboard of a table: `won_minor` is the sum of net results there since it was opened. */
export interface LeaderTold {
  readonly patron: string;
  readonly nickname: string;
  readonly level: number;
  readonly won_minor: number;
}

/** A patron who is seated: coups that counted and coups with a net above zero, over all tables of the house. */
export interface SeatedTold {
  readonly patron: string;
  readonly nickname: string;
  readonly level: number;
  readonly coups: number;
  readonly coups_won: number;
}

/** What one's own coups at a table came to. `coups` counted; `coups_won` of them had a net above zero. */
export interface TotalsTold {
  readonly t: "totals";
  readonly table: string;
  readonly coups: number;
  readonly coups_won: number;
  readonly net_minor: number;
  readonly bets: readonly BetSum[];
}

/** What one patron's wagers on a bet came to: how many were decided, what those above and below zero sum up to. */
export interface BetSum {
  readonly bet: string;
  readonly wagers: number;
  readonly won_minor: number;
  readonly lost_minor: number;
}

/** A patron at a table that one follows has said a phrase, at `at`. It is told once and never again. */
export interface PhraseTold {
  readonly t: "phrase";
  readonly table: string;
  readonly patron: string;
  readonly nickname: string;
  readonly phrase: Phrase;
  readonly at: number;
}

/** Answer to `ping`: the client's `sent`, and the house's clock. */
export interface Pong {
  readonly t: "pong";
  readonly sent: number;
  readonly now: number;
}

/** A message that no command id could be read from was refused; `topic` is what it wanted to follow, if it did. */
export interface ErrorTold {
  readonly t: "error";
  readonly reason: Reason;
  readonly topic: string | null;
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
  readonly language: string;
  readonly role: Role;
  readonly session: string;
  readonly session_kind: SessionKind;
  readonly has_second_factor: boolean;
}

/** What a login is for. A login has one role at a time. */
export type Role = "admin" | "auditor" | "dealer" | "patron" | "pit-supervisor" | "shift-manager" | "surveillance";

/** How a session was opened. The words are written to disk. */
export type SessionKind = "browser" | "guest" | "token";

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
 * `said`: by language, each fact in few words.
 */
export interface OddsRow {
  readonly when: Readonly<Record<string, readonly (boolean | number | string | null)[]>>;
  readonly odds: string;
  readonly commission: string | null;
  readonly said: Readonly<Record<string, Readonly<Record<string, string>>>>;
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

/**
 * GET /api/me/coups: newest first. `before` asks for the next page; null: there is none.
 *
 * Asked with `table`, `ruleset`, `since` and `until` (epoch ms), `before`, `limit` (at most 100).
 */
export interface OwnCoups {
  readonly coups: readonly OwnCoup[];
  readonly before: string | null;
}

/**
 * A coup that one had wagers in. `number` is the table's, null when the house has it no more.
 *
 * `ending` is who won, or "void". `at` is when its cards had been shown.
 */
export interface OwnCoup {
  readonly table: string;
  readonly number: number | null;
  readonly mode: string;
  readonly ruleset: string;
  readonly shoe: number;
  readonly coup: number;
  readonly at: number;
  readonly ending: string;
  readonly stake_minor: number;
  readonly commission_minor: number;
  readonly returned_minor: number;
  readonly net_minor: number;
  readonly wagers: readonly WagerTold[];
}

/**
 * GET /api/coups/{table}/{shoe}/{coup}: a coup that is over, whole. It is a replay: nothing in it happens now.
 *
 * Of wagers, one's own are here, and what each area did for all together; nobody's name. `layout` is the rule set as
 * it was played under. `receipt` is the house's signed statement of the cards, and `proof` says whether its shoe
 * can be proved. The events of the coup stand in the table's record from `sequence_first` to
 * `sequence_last`.
 */
export interface Recall {
  readonly replay: true;
  readonly table: string;
  readonly number: number | null;
  readonly mode: string;
  readonly shoe: number;
  readonly coup: number;
  readonly ruleset: string;
  readonly behaviour_hash: string;
  readonly opened_at: number;
  readonly ended_at: number;
  readonly shown_at: number;
  readonly ending: string;
  readonly reason: string;
  readonly cards: readonly CardDealt[];
  readonly fixed: number;
  readonly outcome: OutcomeTold | null;
  readonly areas: Readonly<Record<string, AreaTold>>;
  readonly wagers: readonly WagerTold[];
  readonly net_minor: number;
  readonly balance_before_minor: number | null;
  readonly balance_after_minor: number | null;
  readonly receipt: string | null;
  readonly proof: boolean;
  readonly sequence_first: number;
  readonly sequence_last: number;
  readonly layout: RulesetLayout;
}

/**
 * GET /api/me/statement: every transfer, newest first; the amounts of all pages sum up to `balance_minor`.
 *
 * What a coup returns is not here before its cards have been shown. `before` asks for the next page; null: there is
 * none.
 */
export interface Statement {
  readonly rows: readonly StatementRow[];
  readonly balance_minor: number;
  readonly before: number | null;
}

/**
 * One transfer to or from one's own coins. `amount_minor` has a sign, `balance_minor` is what one had after it.
 *
 * `code` is why coins moved; of a grant `why` says more: "first", "refill" or "house". A wager has the time at
 * which betting opened; `at` is null where nobody knows it.
 */
export interface StatementRow {
  readonly number: number;
  readonly at: number | null;
  readonly code: string;
  readonly amount_minor: number;
  readonly balance_minor: number;
  readonly why: string;
  readonly table: string | null;
  readonly table_number: number | null;
  readonly shoe: number | null;
  readonly coup: number | null;
  readonly bet: string | null;
}

/** GET /api/leaders: a table that everybody may see, and the patrons who have won most there. */
export interface TableLeaders {
  readonly table: string;
  readonly number: number;
  readonly name: string;
  readonly ruleset: string;
  readonly leaders: readonly LeaderTold[];
}

/** The credential, told once and stored nowhere. */
export interface CredentialTold {
  readonly program: string;
  readonly token: string;
}

/** It is done and on disk; `seq` is the table's sequence that holds it. */
export interface ProgramDone {
  readonly id: string;
  readonly seq: number;
}

/** `GET /api/live/report`: one live table's shift, in all and by dealer. */
export interface ShiftTold {
  readonly table: string;
  readonly total: ShiftFigures;
  readonly dealers: Readonly<Record<string, ShiftFigures>>;
  readonly names: Readonly<Record<string, string>>;
}

/** What happened in a shift (`hall.shift`), minor units. */
export interface ShiftFigures {
  readonly coups: number;
  readonly void_coups: number;
  readonly drop_minor: number | null;
  readonly handle_minor: number;
  readonly win_minor: number;
  readonly errors: Readonly<Record<string, number>>;
}

/** `GET /api/practice`: what can be practised, and one's own scores, the newest first. */
export interface PracticeMenu {
  readonly games: readonly GameTold[];
  readonly scores: readonly PracticeScore[];
}

/** The drills of a game. */
export interface GameTold {
  readonly ruleset: string;
  readonly drills: readonly DrillTold[];
}

/**
 * A drill as it is chosen. `title` is the house's own, by language; one of the package has `practice-drill-<id>`.
 *
 * `coups` 0: a whole shoe. `mishaps` are those that are scripted. `shuffled`: its cards come by a seed.
 */
export interface DrillTold {
  readonly drill: string;
  readonly title: Readonly<Record<string, string>>;
  readonly coups: number;
  readonly mishaps: number;
  readonly shuffled: boolean;
}

/** A practice that was done to its end, by whom and when. `slips` counts by kind. */
export interface PracticeScore {
  readonly login: string;
  readonly name: string;
  readonly ruleset: string;
  readonly drill: string;
  readonly title: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly points: number;
  readonly coups: number;
  readonly cards: number;
  readonly mishaps: number;
  readonly card_ms_median: number | null;
  readonly card_ms_best: number | null;
  readonly coup_ms_median: number | null;
  readonly coup_ms_best: number | null;
  readonly slips: Readonly<Record<string, number>>;
  readonly at: number;
}

/** `GET /api/practice/scores`: everybody's, the newest first. */
export interface PracticeScores {
  readonly scores: readonly PracticeScore[];
}

/** POST /api/sign-in. `code`: the second factor, where the login has one. */
export interface SignIn {
  readonly nickname: string;
  readonly password: string;
  readonly code: string;
}

/** POST /api/invitation: set a password by a link that is good once. The first admin chooses a nickname too. */
export interface Redeem {
  readonly token: string;
  readonly password: string;
  readonly nickname: string;
}

/** POST /api/login: a guest becomes a login and keeps everything. */
export interface BecomeLogin {
  readonly nickname: string;
  readonly password: string;
}

/** POST /api/authenticate: one's password once more, for what needs it within five minutes. */
export interface Authenticate {
  readonly password: string;
  readonly code: string;
}

/** POST /api/password: another password. The old one was given within five minutes. */
export interface ChangePassword {
  readonly password: string;
}

/** POST /api/nickname: another nickname for oneself. */
export interface Rename {
  readonly nickname: string;
}

/** POST /api/language: the language that one has chosen. */
export interface Speak {
  readonly language: string;
}

/** GET /api/sessions: one of one's own sessions. `is_this` is the one that asks. */
export interface SessionTold {
  readonly id: string;
  readonly kind: SessionKind;
  readonly label: string;
  readonly opened_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
  readonly is_this: boolean;
}

/** POST /api/sessions/end: end one of one's own sessions. */
export interface EndSession {
  readonly session: string;
}

/** POST /api/tokens: a session for a program of one's own. The password was given within five minutes. */
export interface MakeToken {
  readonly label: string;
}

/** POST /api/tokens: the token, told this once. A program shows it as `Authorization: Bearer …`. */
export interface TokenTold {
  readonly token: string;
  readonly session: string;
}

/** POST /api/limits: limit oneself. Minor units or minutes; null: no limit. A looser one holds a day later. */
export interface SetLimit {
  readonly limit: LimitKind;
  readonly value: number | null;
}

/** What a patron can limit. The words are part of the wire and of the record. */
export type LimitKind = "check" | "loss-day" | "loss-week" | "stake" | "time";

/** POST /api/exclusion: no more wagers for so many days; null: for good. It is never made shorter. */
export interface Exclude {
  readonly days: number | null;
}

/** POST /api/reports: this patron's nickname is wrong. */
export interface Report {
  readonly patron: string;
}

/** POST /api/forget: name, login and sessions are to be gone. `nickname` is one's own, so that nobody slips. */
export interface Forget {
  readonly nickname: string;
}

/**
 * GET /api/second-factor: a new secret and what an authenticator reads; it counts once it is confirmed.
 *
 * `squares` are the rows of the address as a QR code, "1" for a dark square, without the quiet zone around it.
 */
export interface SecondFactorTold {
  readonly secret: string;
  readonly address: string;
  readonly squares: readonly string[];
}

/** POST /api/second-factor: from now on figures of this secret are asked for; `code` are those of this moment. */
export interface ConfirmSecondFactor {
  readonly secret: string;
  readonly code: string;
}

/** GET /api/staff: one of the house's own people. `is_waiting`: the password is not set yet. */
export interface StaffTold {
  readonly id: string;
  readonly nickname: string;
  readonly role: Role;
  readonly disabled: boolean;
  readonly has_second_factor: boolean;
  readonly is_waiting: boolean;
}

/** POST /api/staff: a login for one of the house's own people. */
export interface MakeStaff {
  readonly nickname: string;
  readonly role: Role;
}

/** POST /api/staff/{id}: another role, or signing in no more; a patron's login can be disabled too. */
export interface ChangeStaff {
  readonly why: string;
  readonly role: Role | null;
  readonly disabled: boolean | null;
}

/** POST …/reset, …/end-sessions: why it is done. */
export interface Because {
  readonly why: string;
}

/** A login was made or reset: the token of the link, told this once, good once until `expires_at`. */
export interface LinkTold {
  readonly id: string;
  readonly token: string;
  readonly expires_at: number;
}

/** GET /api/patrons?nickname=…, GET /api/reports: a patron as the admin sees them. */
export interface PatronFound {
  readonly id: string;
  readonly nickname: string;
  readonly level: number;
  readonly guest: boolean;
  readonly created_at: number;
  readonly reports: number;
  readonly balance_minor: number;
  readonly disabled: boolean;
}

/**
 * `GET /api/log?kind=…&person=…&table=…&from=…&to=…&before=…&limit=…`: entries of the house's log, newest first.
 *
 * `before` is what to ask for to go on, None at the beginning. A page may hold fewer than were asked for, and none,
 * and still have more behind it: one look reads a bounded part of the record. `GET /api/log/export?format=…` gives
 * all that the same filters hold, oldest first, one `LogEntry` a line ("jsonl"), or a row ("csv").
 */
export interface LogPage {
  readonly entries: readonly LogEntry[];
  readonly before: number | null;
}

/**
 * What somebody of the house did, or the house recorded of itself (`by` is "house" then).
 *
 * Names are those that people have now, and empty where there is none; `role` is the one that `by` had where the
 * record says it, else the one they have now. Amounts in minor units.
 */
export interface LogEntry {
  readonly sequence: number;
  readonly at: number;
  readonly kind: string;
  readonly by: string;
  readonly by_name: string;
  readonly role: string;
  readonly about: string;
  readonly about_name: string;
  readonly table: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly amount_minor: number | null;
  readonly why: string;
}

/** POST /api/patrons/{id}/level: the level that a patron has earned elsewhere. */
export interface SetLevel {
  readonly level: number;
  readonly why: string;
}

/** POST /api/patrons/{id}/coins: coins from the mint, once under each `id`. */
export interface GiveCoins {
  readonly id: string;
  readonly amount_minor: number;
  readonly why: string;
}

/** POST /api/patrons/{id}/coins-back: coins that were given by mistake go back to the mint, once under each `id`. */
export interface TakeCoinsBack {
  readonly id: string;
  readonly amount_minor: number;
  readonly why: string;
}

/** POST /api/patrons/{id}/nickname: the house gives a patron another nickname. */
export interface RenamePatron {
  readonly nickname: string;
  readonly why: string;
}

/**
 * GET /api/tables: one table, open or not, with its figures as they are now.
 *
 * `why` was said when it was last opened, closed, disabled or enabled, `added`: it is not from the house's file.
 * `usual` are the settings that hold where `settings` say nothing. `patrons` and the sum of stakes that lie are over
 * all tables of that id where everybody has their own. `stopped`: what stopped the table, if it stopped by itself.
 */
export interface HouseTable {
  readonly id: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly commission_badge: string | null;
  readonly service: "closed" | "disabled" | "open";
  readonly why: string;
  readonly added: boolean;
  readonly settings: TableSettings;
  readonly usual: TableSettings;
  readonly phase: Phase;
  readonly closing: boolean;
  readonly closes_at: number | null;
  readonly patrons: number;
  readonly seats: number;
  readonly played: number;
  readonly shoe: number;
  readonly coup: number;
  readonly lying_minor: number;
  readonly stopped: string | null;
}

/**
 * What the house decides of a table beside its rules. None, or no limits: as the rule set says.
 *
 * Times in milliseconds, money in minor units.
 */
export interface TableSettings {
  readonly number: number;
  readonly name: string;
  readonly decks: number | null;
  readonly seats: number | null;
  readonly betting_ms: number | null;
  readonly card_ms: number | null;
  readonly result_ms: number | null;
  readonly chips_minor: readonly number[];
  readonly cancel: string | null;
  readonly limits: Readonly<Record<string, LimitSet>>;
  readonly live: LiveSettings | null;
}

/** What may be staked on one bet, minor units; with `per_level_minor`, that times the patron's level. */
export interface LimitSet {
  readonly min_minor: number;
  readonly max_minor: number;
  readonly per_level_minor: number | null;
}

/** What the house decides of a table that a person deals, as `[table.live]` of its file would say it. */
export interface LiveSettings {
  readonly staffing: string;
  readonly calls: string;
  readonly supervisor_present: boolean;
  readonly undo_seconds: number;
  readonly hold_seconds: number;
  readonly video_seconds: number;
  readonly approval_minutes: number;
  readonly video: string;
  readonly video_sd: string;
  readonly codes: Readonly<Record<string, string>>;
}

/** POST /api/tables: a table more, which is closed at first. */
export interface AddTable {
  readonly id: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly settings: TableSettings;
  readonly why: string;
}

/** POST /api/tables/{id}: other settings, from the next coup on. */
export interface ChangeTable {
  readonly settings: TableSettings;
  readonly why: string;
}

/** POST /api/tables/{id}/open, close, disable, enable. A running coup ends first. */
export interface OrderTable {
  readonly why: string;
}

/**
 * GET /api/table-record: something that was done to a table. Who is told by nickname, and by id for the record.
 *
 * `what` is "added", "changed", "open", "closed" or "disabled", or "failed" where the table could not go on and the
 * house disabled it itself; settings are those before and after.
 */
export interface TableAct {
  readonly table: string;
  readonly what: string;
  readonly by: string;
  readonly nickname: string;
  readonly role: string;
  readonly why: string;
  readonly at: number;
  readonly before: TableSettings | null;
  readonly after: TableSettings | null;
}

/** The body of an answer 422: everything that is wrong. `reason` is always "table-unfit". */
export interface Unfit {
  readonly reason: string;
  readonly faults: readonly FaultTold[];
}

/** One thing that is wrong: at which key, what was found, and, in English, what is expected. */
export interface FaultTold {
  readonly key: string;
  readonly found: string;
  readonly expected: string;
}

/**
 * GET /api/anchor: the newest anchor of the record, signed by the house.
 *
 * Kept outside, it makes a later rewriting of the record seen: `puntobanco audit --anchor FILE`.
 */
export interface AnchorTold {
  readonly number: number;
  readonly at: number;
  readonly statement: string;
  readonly house_key: string;
}

/** GET /api/tables/{id}/shoes: the newest shoes first; `before` is what to ask on with, None at the first shoe. */
export interface PastShoes {
  readonly shoes: readonly PastShoe[];
  readonly before: number | null;
}

/** A shoe with the coups of it that are over and shown. Its proof is at /api/proofs/{table}/{number}. */
export interface PastShoe {
  readonly number: number;
  readonly ruleset: string;
  readonly opened_at: number;
  readonly ended_at: number;
  readonly coups: number;
  readonly counts: CountsTold;
  readonly road: string;
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

/**
 * POST /api/lab/shoe: play this system on a shoe of a table, as far as it was shown. Answered by `ShoePlayed`.
 *
 * `shoe` null: the one that lies or last lay there. At a table of one's own, where every coup has a shoe of its own,
 * it stands for the coups up to it, 200 at most. The rest is as in `LabAsked`; limits are those of the rule set.
 */
export interface LabShoeAsked {
  readonly table: string;
  readonly shoe: number | null;
  readonly system: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly bets: readonly string[];
  readonly unit_minor: number;
  readonly bankroll_minor: number | null;
  readonly win_goal_minor: number | null;
  readonly loss_limit_minor: number | null;
  readonly lang: string;
}

/**
 * What a system would have come to on the coups of a shoe that have been shown, in the language asked for.
 *
 * `coups` end where the patron would have left; `end` says why: "coups", "ruined", "goal", "limit", "short". `shown`
 * counts all that could be played. A net includes what a wager beside it won or lost.
 */
export interface ShoePlayed {
  readonly t: "shoe";
  readonly table: string;
  readonly shoe: number;
  readonly ruleset: string;
  readonly title: string;
  readonly says: readonly string[];
  readonly shown: number;
  readonly wagers: number;
  readonly won: number;
  readonly handle_minor: number;
  readonly net_minor: number;
  readonly expected_minor: number;
  readonly end: string;
  readonly coups: readonly CoupPlayed[];
}

/**
 * One coup as the system met it. `bet` is None where it sat out.
 *
 * `total_minor` is what was won or lost so far, `expected_minor` what the exact edge expects of the stakes so far,
 * `bankroll_minor` what is left of the bankroll, None where it is endless.
 */
export interface CoupPlayed {
  readonly coup: number;
  readonly winner: string;
  readonly bet: string | null;
  readonly stake_minor: number;
  readonly net_minor: number;
  readonly total_minor: number;
  readonly expected_minor: number;
  readonly bankroll_minor: number | null;
}

/** GET /api/odds?lang=: what odds can be asked of, named in a language. */
export interface OddsMenu {
  readonly rulesets: readonly OddsRules[];
  readonly fragments: readonly FragmentTold[];
}

/** A rule set whose odds can be asked for: its title, the decks it is dealt from, the cards of its longest coup. */
export interface OddsRules {
  readonly id: string;
  readonly title: string;
  readonly decks: number;
  readonly decks_allowed: readonly number[];
  readonly cards_least: number;
}

/** Bets of the library that go together: the name of their fragment, and the names of the bets. */
export interface FragmentTold {
  readonly id: string;
  readonly bets: readonly string[];
}

/**
 * POST /api/odds: exact odds of a shoe of this rule set, with the bets of these fragments of the library beside.
 *
 * `left`: 13 counts, ace to king, or 52, suit by suit (s h d c), or "A=31,7=0". `seen`: cards that are out of a full
 * shoe, as in "5h 4d 10". Neither: a full one. `removal`: also what one card less of each rank changes. `lang` is
 * the language of the names.
 */
export interface OddsAsked {
  readonly ruleset: string;
  readonly beside: readonly string[];
  readonly decks: number | null;
  readonly left: string;
  readonly seen: string;
  readonly removal: boolean;
  readonly lang: string;
}

/**
 * POST /api/odds: exact odds of every bet on one shoe. `total` is the number of ways of dealing from it.
 *
 * `ranks` are the copies left of each rank, ace to king; `cards` those of each card, suit by suit (s h d c), empty
 * where suits are not known. `left_out` names the bets that need them then.
 */
export interface OddsTold {
  readonly t: "odds";
  readonly ruleset: string;
  readonly version: string;
  readonly decks: number;
  readonly ranks: readonly number[];
  readonly cards: readonly number[];
  readonly total: string;
  readonly winners: readonly WinnerTold[];
  readonly bets: readonly BetReckoned[];
  readonly left_out: readonly string[];
}

/** How often a result comes: "banker", "player" or "tie", with the ways of dealing it. */
export interface WinnerTold {
  readonly winner: string;
  readonly ways: string;
  readonly percent: string;
}

/**
 * A bet's exact figures on one shoe. `edge` and `hit` are fractions of 1, the others are printed.
 *
 * `removal`: by rank, ace to king, what one card less of it changes in the expected net, percent of the stake; null
 * where the shoe has no such card, and empty when it was not asked for.
 */
export interface BetReckoned {
  readonly id: string;
  readonly name: string;
  readonly edge: string;
  readonly hit: string;
  readonly edge_percent: string;
  readonly rtp_percent: string;
  readonly deviation: string;
  readonly hit_percent: string;
  readonly removal: readonly (string | null)[];
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
  | CheckAnswered
  | PhraseAsked
  | LiveAsked
  | PreviewAsked
  | PracticeBegun
  | PracticeAsked
  | PracticePreviewed
  | PracticeEnded
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
  | MeTold
  | PlayTold
  | Seat
  | IdleTold
  | Ended
  | LiveStateTold
  | LivePreview
  | PracticeStateTold
  | CorrectionTold
  | PatronsTold
  | PeopleTold
  | TotalsTold
  | PhraseTold
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
  | TableClosed
  | DealerSeatedTold
  | DealerLeftTold
  | CardsCountedTold
  | ShoeShuffledTold
  | CardUndoneTold
  | CardTakenOutTold
  | HandsPutRightTold
  | CutCardOutTold
  | TableHeldTold
  | TableReleasedTold
  | ManualModeTold
  | IrregularityTold
  | CoupCorrectedTold
  | CoupAnnulledTold
  | StaffNoteTold;

export type LivePublicEvent =
  | DealerSeatedTold
  | DealerLeftTold
  | CardsCountedTold
  | ShoeShuffledTold
  | CardUndoneTold
  | CardTakenOutTold
  | HandsPutRightTold
  | CutCardOutTold
  | TableHeldTold
  | TableReleasedTold
  | ManualModeTold
  | IrregularityTold
  | CoupCorrectedTold
  | CoupAnnulledTold
  | StaffNoteTold;

export type LiveDo =
  | Sit
  | Leave
  | Dismiss
  | CountCards
  | Shuffled
  | OpenShoe
  | PlaceYourBets
  | NoMoreBets
  | Cards
  | Scan
  | Undo
  | Confirm
  | ConfirmCards
  | CutCard
  | EndShoe
  | Pause
  | Resume
  | Manual
  | Call
  | AnswerCall
  | Video
  | Flag
  | Declare
  | Ask
  | AnswerRequest;

export type LabLine =
  | LabFrame
  | LabReport
  | LabRejected;
