"""The socket's messages: JSON text frames, one struct per frame, the field `t` says which.

Times are UTC epoch milliseconds, money is in minor units (1 star coin = 100), cards are texts as in "5h". Unknown
fields are refused on the way in. `scripts/wire_types.py` turns this module into `web/src/wire.ts` and `docs/WIRE.md`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from puntobanco.errors import Reason
from puntobanco.server.wire.live import LiveDo, LiveState, PreviewTold
from puntobanco.server.wire.parts import CommandId, CountsTold, LimitTold, TableId
from puntobanco.server.wire.phrases import PhraseAsked, PhraseTold
from puntobanco.server.wire.play import MeTold, PatronTold, PlayTold
from puntobanco.server.wire.practice_messages import FromPractice, PracticeStateTold
from puntobanco.server.wire.state import TableState
from puntobanco.server.wire.tabs import PeopleTold, TotalsTold
from puntobanco.server.wire.told import PublicEvent
from puntobanco.table.events import WagerResult
from puntobanco.table.live_events import Remedy
from puntobanco.table.phases import Phase

VERSION = 1
"""Of the wire. A client that finds another number in `welcome` reloads itself."""

FRAME_BYTES_MAX = 16 * 1024
RING_EVENTS = 256
"""Events kept per table for clients that come back."""

SAFE_INTEGER = 2**53 - 1
BetId: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
Minor: TypeAlias = Annotated[int, Meta(ge=1, le=SAFE_INTEGER)]
Wagers: TypeAlias = Annotated[dict[BetId, Minor], Meta(min_length=1, max_length=64)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class _FromClient(Struct, frozen=True, kw_only=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Subscribe(_FromClient, frozen=True, tag="subscribe"):
    """Follow "hall", "table:<id>", its tabs as "people:<id>" or, as staff, "live:<id>" or one's own "practice".

    With the last sequence one saw, only what was missed comes, else a snapshot. Following a table takes a seat there
    while one is free; without a seat one watches.
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


class CheckAnswered(_FromClient, frozen=True, tag="check-answered"):
    """Answers the reality check: wagers are taken again."""

    id: CommandId


class RefillAsked(_FromClient, frozen=True, tag="refill"):
    """Fill the wallet up again: once a day, when nearly empty."""

    id: CommandId


class LiveAsked(_FromClient, frozen=True, tag="live"):
    """Staff ask something of a live table (docs/LIVE.md); answered by `ack` or `refused`, once and for ever."""

    id: CommandId
    table: TableId
    do: LiveDo


class PreviewAsked(_FromClient, frozen=True, tag="live-preview"):
    """Staff ask what a remedy would do; answered by `live-preview` or `refused`. Nothing happens."""

    id: CommandId
    table: TableId
    remedy: Remedy


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
    | CheckAnswered
    | PhraseAsked
    | LiveAsked
    | PreviewAsked
    | FromPractice
    | Stay
    | Ping
)


class TableBrief(Struct, frozen=True, kw_only=True):
    """A table as the hall shows it. `road` is the shoe so far: B, P, T, with b, p after it for pairs ("BbPT").

    A coup comes into `road` and `counts` when it has been revealed, and `phase` is "dealing" until then. `limits` are
    those of the patron's own level.
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

    `house_key` checks every signed statement: the house's Ed25519 key as hex. `phrases`: whether patrons may talk here.
    """

    version: int
    now: int
    patron: PatronTold
    balance_minor: int
    in_play_minor: int
    resume: str
    house_key: str
    play: PlayTold
    phrases: bool
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
    session_net_minor: int


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


class LiveStateTold(_FromServer, frozen=True, tag="live-state"):
    """To staff who follow "live:<id>": the whole table again, after everything that happens there. `seq` only grows."""

    table: str
    seq: int
    state: LiveState


class LivePreview(_FromServer, frozen=True, tag="live-preview"):
    """What a remedy would do, for the `id` that asked."""

    id: str
    preview: PreviewTold


class CorrectionTold(_FromServer, frozen=True, tag="correction"):
    """A coup that this patron had wagers in is not what it was.

    `kind`: "corrected" or "annulled"; `why` is the irregularity's id. `wagers` are their wagers as they end now, none
    when the coup does not count. `net_before_minor` and `net_after_minor` are over all of them; `waived_minor` is what
    they would have had to give back and the house bears; less than zero: what it bore before and does not pay again.
    """

    table: str
    shoe: int
    coup: int
    kind: Literal["corrected", "annulled"]
    why: str
    paragraph: str
    wagers: tuple[WagerTold, ...]
    net_before_minor: int
    net_after_minor: int
    waived_minor: int


class PatronsTold(_FromServer, frozen=True, tag="patrons"):
    """How many are seated at a table, when that has changed."""

    table: str
    patrons: int


class Pong(_FromServer, frozen=True, tag="pong"):
    """Answer to `ping`: the client's `sent`, and the house's clock."""

    sent: float
    now: int


class ErrorTold(_FromServer, frozen=True, tag="error"):
    """A message that no command id could be read from was refused; `topic` is what it wanted to follow, if it did."""

    reason: Reason
    topic: str | None = None


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
    | ErrorTold
)
