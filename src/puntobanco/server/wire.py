"""The socket's messages: JSON text frames, one struct per frame, the field `t` says which.

Times are UTC epoch milliseconds, money is in minor units (1 star coin = 100), cards are texts as in "5h". Unknown
fields are refused on the way in. `scripts/wire_types.py` turns this module into `web/src/wire.ts` and `docs/WIRE.md`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from puntobanco.errors import Reason
from puntobanco.server.parts_told import CountsTold, PatronWagers, Presentation, ResultTold, SecondsTold
from puntobanco.server.told import AreaTold, FairnessTold, PublicEvent
from puntobanco.table.events import CardDealt, OutcomeTold, WagerResult
from puntobanco.table.phases import Phase

VERSION = 1
"""Of the wire. A client that finds another number in `welcome` reloads itself."""

FRAME_BYTES_MAX = 16 * 1024
RING_EVENTS = 256
"""Events kept per table for clients that come back."""

SAFE_INTEGER = 2**53 - 1
CommandId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{8,64}$")]
BetId: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]
Minor: TypeAlias = Annotated[int, Meta(ge=1, le=SAFE_INTEGER)]
Wagers: TypeAlias = Annotated[dict[BetId, Minor], Meta(min_length=1, max_length=64)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class _FromClient(Struct, frozen=True, kw_only=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Subscribe(_FromClient, frozen=True, tag="subscribe"):
    """Follow "hall" or "table:<id>". With the last sequence one saw, only what was missed comes, else a snapshot.

    Following a table takes a seat there while one is free; without a seat one watches.
    """

    topic: Annotated[str, Meta(max_length=64)]
    last_seq: Annotated[int, Meta(ge=0, le=SAFE_INTEGER)] | None = None


class Unsubscribe(_FromClient, frozen=True, tag="unsubscribe"):
    """Follow no longer; gives the seat up once no wager of one's own is running."""

    topic: Annotated[str, Meta(max_length=64)]


class WagerAsked(_FromClient, frozen=True, tag="wager"):
    """Add these stakes. All are taken or none; answered by `ack` or `refused` with the same id, once and for ever."""

    id: CommandId
    table: TableId
    wagers: Wagers


class CancelAsked(_FromClient, frozen=True, tag="cancel"):
    """Take back what this table lets one take back now."""

    id: CommandId
    table: TableId


class DealAsked(_FromClient, frozen=True, tag="deal"):
    """At a table of one patron: these wagers, and deal. `entropy`, 32 bytes as hex, goes into the next shuffle."""

    id: CommandId
    table: TableId
    wagers: Wagers
    entropy: Entropy | None = None


class PledgeAsked(_FromClient, frozen=True, tag="pledge"):
    """Pledge a share for shoe `shoe`, the next one of a table: `pledge`, 32 bytes as hex (docs/FAIRNESS.md).

    Whoever pledges again before shares are called for means the new pledge. `fresh` asks for that shoe now, where the
    one on the table was shuffled by the house alone and nobody has wagered on it.
    """

    id: CommandId
    table: TableId
    shoe: Annotated[int, Meta(ge=1, le=SAFE_INTEGER)]
    pledge: Entropy
    fresh: bool = False


class ShareAsked(_FromClient, frozen=True, tag="share"):
    """Give the share that was pledged, 32 bytes as hex, once shares are called for."""

    id: CommandId
    table: TableId
    shoe: Annotated[int, Meta(ge=1, le=SAFE_INTEGER)]
    share: Entropy


class RefillAsked(_FromClient, frozen=True, tag="refill"):
    """Fill the wallet up again: once a day, when nearly empty."""

    id: CommandId


class Stay(_FromClient, frozen=True, tag="stay"):
    """The patron is still here: takes back an `idle` warning, as any other message but `ping` does."""

    table: TableId


class Ping(_FromClient, frozen=True, tag="ping"):
    """Asks for `pong`; `sent` is the client's own clock and comes back."""

    sent: float


ClientMessage: TypeAlias = (
    Subscribe
    | Unsubscribe
    | WagerAsked
    | CancelAsked
    | DealAsked
    | PledgeAsked
    | ShareAsked
    | RefillAsked
    | Stay
    | Ping
)


class PatronTold(Struct, frozen=True):
    """Who somebody is to the house."""

    id: str
    nickname: str
    level: int
    guest: bool


class LimitTold(Struct, frozen=True):
    """Least and most stake on a bet in one coup, minor units."""

    min_minor: int
    max_minor: int


class TableBrief(Struct, frozen=True, kw_only=True):
    """A table as the hall shows it. `road` is the shoe so far: B, P, T, with b, p after it for pairs ("BbPT").

    A coup comes into `road` and `counts` when it has been revealed. `limits` are those of the patron's own level.
    """

    id: str
    number: int
    name: str
    ruleset: str
    mode: Literal["rng", "live", "touch"]
    commission_badge: str | None
    seats: int
    patrons: int
    phase: Phase
    closes_at: int | None
    betting_seconds: int
    limits: dict[str, LimitTold]
    shoe: int
    coup: int
    counts: CountsTold
    road: str


class TableState(Struct, frozen=True, kw_only=True):
    """Everything about a table that its patrons may know, at one sequence number.

    `wagers` is everybody's, by patron; `mine` one's own, and `standing` the part of it that stayed up on a tie.
    `played` is everybody's in the decided coup that lies on the felt: one who comes back finds the stakes on it.
    `limits` are those of the patron's own level. `outcome` and `areas` stand while a coup is being shown, that is until
    the next betting opens (without a clock: until it closes) or the shoe ends; a void coup has neither. `results` are
    the coups of the shoe that count; before `reveal_at` the last one is not to be shown yet.
    `cancel`: "until-confirm" (a placed wager stays), "until-close" (it may be taken back until no more bets) or
    "until-deal" (nothing is placed before the deal).
    """

    id: str
    number: int
    name: str
    ruleset: str
    behaviour_hash: str
    mode: Literal["rng", "live", "touch"]
    commission_badge: str | None
    phase: Phase
    closing: bool
    shoe: int
    coup: int
    last: bool
    opens_at: int | None
    closes_at: int | None
    reveal_at: int | None
    cards_left: int
    cut_at: int | None
    cards_total: int
    burnt: int
    chips_minor: tuple[int, ...]
    stake_step_minor: int
    limits: dict[str, LimitTold]
    cancel: Literal["until-confirm", "until-close", "until-deal"]
    auto: bool
    seconds: SecondsTold
    seats: int
    patrons: int
    seated: bool
    results: tuple[ResultTold, ...]
    wagers: dict[str, PatronWagers]
    mine: dict[str, int]
    standing: dict[str, int]
    played: dict[str, PatronWagers]
    cards: tuple[CardDealt, ...]
    outcome: OutcomeTold | None
    areas: dict[str, AreaTold]
    presentation: Presentation
    commitment: str | None
    fairness: FairnessTold


class WagerTold(Struct, frozen=True):
    """One of the patron's own wagers after a coup. returned = stake + gross win - commission."""

    bet: str
    stake_minor: int
    gross_win_minor: int
    commission_minor: int
    returned_minor: int
    net_minor: int
    result: WagerResult


class _FromServer(Struct, frozen=True, kw_only=True, tag_field="t"):
    pass


class Welcome(_FromServer, frozen=True, tag="welcome"):
    """The first message. `resume` is a ticket for the next connection, good once.

    `house_key` checks every signed statement: the house's Ed25519 key as hex.
    """

    version: int
    now: int
    patron: PatronTold
    balance_minor: int
    in_play_minor: int
    resume: str
    house_key: str
    test_house: bool = False


class Hall(_FromServer, frozen=True, tag="hall"):
    """All tables; the answer to following "hall"."""

    tables: tuple[TableBrief, ...]


class Briefs(_FromServer, frozen=True, tag="briefs"):
    """Tables that changed, at most five times a second."""

    tables: tuple[TableBrief, ...]


class Snapshot(_FromServer, frozen=True, tag="snapshot"):
    """The whole table at sequence `seq`; replaces whatever the client knew."""

    table: str
    seq: int
    state: TableState


class Events(_FromServer, frozen=True, tag="events"):
    """What happened after sequence `after`, up to `seq`, one by one: the first event has number `after` + 1."""

    table: str
    after: int
    seq: int
    events: tuple[PublicEvent, ...]


class Ack(_FromServer, frozen=True, tag="ack"):
    """The command is done and on disk. `seq` is the table's sequence that holds it, 0 where no table is concerned."""

    id: str
    seq: int
    balance_minor: int
    in_play_minor: int


class RefusedTold(_FromServer, frozen=True, tag="refused"):
    """The command is not done and nothing has changed. `allowed_minor` is the stake that would have been taken."""

    id: str
    reason: Reason
    bet: str | None = None
    allowed_minor: int | None = None


class BalanceTold(_FromServer, frozen=True, tag="balance"):
    """Coins at hand and coins in running coups. Returns that are not yet shown are in neither."""

    balance_minor: int
    in_play_minor: int


class Result(_FromServer, frozen=True, tag="result"):
    """The patron's own wagers of a coup. Comes at `reveal_at`, or on returning after it."""

    table: str
    shoe: int
    coup: int
    wagers: tuple[WagerTold, ...]
    net_minor: int
    reveal_at: int


class Seat(_FromServer, frozen=True, tag="seat"):
    """The patron's seat at a table: whether they have one, and coups without a wager (given up after five)."""

    table: str
    seated: bool
    idle_coups: int


class IdleTold(_FromServer, frozen=True, tag="idle"):
    """At a table of one's own: the session there ends at `ends_at` if nothing but `ping` comes; null takes it back."""

    table: str
    ends_at: int | None


class Ended(_FromServer, frozen=True, tag="ended"):
    """The session at a table of one's own has ended after so many minutes without input: it is followed no longer."""

    table: str
    minutes: int


class PatronsTold(_FromServer, frozen=True, tag="patrons"):
    """How many are seated at a table, when that has changed."""

    table: str
    patrons: int


class Pong(_FromServer, frozen=True, tag="pong"):
    """Answer to `ping`: the client's `sent`, and the house's clock."""

    sent: float
    now: int


class ErrorTold(_FromServer, frozen=True, tag="error"):
    """A message that no command id could be read from was refused."""

    reason: Reason


ServerMessage: TypeAlias = (
    Welcome
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
    | ErrorTold
)
