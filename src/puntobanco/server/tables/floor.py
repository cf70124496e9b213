"""The tables that are being played: what happens at one is told to those who follow it, to wallets and to the hall."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from puntobanco.hall.play import ShownResult
from puntobanco.hall.profile import TableProfile
from puntobanco.hall.seats import Seats
from puntobanco.hall.wallet import Wallet
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.basis.metrics import Counted, Metrics
from puntobanco.server.links.fanout import Fanout
from puntobanco.server.links.topic import BATCH_MS, TableTopic
from puntobanco.server.past.historian import Historian
from puntobanco.server.people.patrons import Patron, Patrons
from puntobanco.server.people.recounting import coup_name
from puntobanco.server.tables.board import Board
from puntobanco.server.tables.live_corrections import corrections_told, nets_now
from puntobanco.server.tables.owner import TableOwner
from puntobanco.server.tables.proofs import SHOES_KEPT, SHOES_KEPT_OF_ONE_COUP, Proofs
from puntobanco.server.tables.telling import is_shown, state_of, told, wager_told
from puntobanco.server.wire.frames import encode_event, frame_of
from puntobanco.server.wire.messages import PatronsTold, Result, Seat, Snapshot
from puntobanco.server.wire.state import TableState
from puntobanco.table import events, live_events
from puntobanco.table.events import Event, WagerSettled
from puntobanco.table.phases import Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms


@dataclass(frozen=True, slots=True)
class Room:
    """What every table of a house stands in."""

    patrons: Patrons
    board: Board
    clock: Clock
    fanout: Fanout
    metrics: Metrics
    historian: Historian


class PlayedTable:
    """A table on the floor: its owner, its public side, its seats."""

    def __init__(self, profile: TableProfile, owner: TableOwner, room: Room, *, house_key: str) -> None:
        self.profile = profile
        self.owner = owner
        self.seats = Seats(owner.terms.seats)
        self.topic = TableTopic(profile.id, room.clock, room.fanout)
        fresh = owner.terms.policy.fresh_every_coup
        self.proofs = Proofs(house_key, shoes=SHOES_KEPT_OF_ONE_COUP if fresh else SHOES_KEPT)
        self._patrons = room.patrons
        self._board = room.board
        self._clock = room.clock
        self._fanout = room.fanout
        self._metrics = room.metrics
        self._historian = room.historian
        self.seats_changed: Callable[[], None] = _nobody_asks
        self._settled: tuple[tuple[WagerSettled, ...], dict[str, list[WagerSettled]]] = ((), {})
        self._reveal: Waiting | None = None
        self._count: Waiting | None = None
        self._retells = False

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.owner.table

    @property
    def forsaken(self) -> bool:
        """Whether nobody follows the table and nothing is going on."""
        idle = self.table.phase in (Phase.BETTING, Phase.CLOSED)
        quiet = idle and not self.table.wagers and not self.busy
        return quiet and not self.topic.followers and not len(self.seats)

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self.owner.busy

    async def quiet(self) -> None:
        """Wait until what is being written now is written."""
        await self.owner.quiet()

    def concerns(self, patron: str) -> bool:
        """Whether the patron has something lying or unrevealed here."""
        return patron in self.table.wagers or patron in self._settled_by_patron(self.table)

    def _settled_by_patron(self, table: Table) -> Mapping[str, Sequence[WagerSettled]]:
        """The wagers of the coup on the felt of `table`, by patron: sorted once, for everybody asks."""
        known, by_patron = self._settled
        if known is not table.settled:
            by_patron = {}
            for wager in table.settled:
                by_patron.setdefault(wager.patron, []).append(wager)
            self._settled = table.settled, by_patron
        return by_patron

    def tell_wallet(self, patron: str, wallet: Wallet) -> None:
        """Say what of the patron's coins lies here or is not to be shown yet."""
        wallet.lies(self.table.id, self.table.lying_minor(patron))
        settled = self._settled_by_patron(self.table).get(patron, ())
        own = [wager for wager in settled if wager.result != "standing"]
        if own and not is_shown(self.table, self._clock.now_ms()):
            wallet.settled(
                self.table.id,
                stake_minor=sum(wager.stake_minor for wager in own),
                returned_minor=sum(wager.returned_minor for wager in own),
            )
        else:
            wallet.revealed(self.table.id)

    def recall(self, steps: Sequence[tuple[Table, Event]]) -> None:
        """Fill the ring with what happened before the house was started."""
        self.topic.begin_at(self.owner.sequence - len(steps))
        for table, event in steps:
            self.proofs.happened(event, table)
            self.topic.remember(encode_event(told(event, table, self.owner.coup_terms, self._patrons.nickname)))
        self._watch_reveal()

    def take_over(self, owner: TableOwner, steps: Sequence[tuple[Table, Event]]) -> None:
        """Go on under an owner who has read the log anew (`steps`): what was not told is told, and the table shown."""
        self.owner = owner
        first = owner.sequence - len(steps)
        if self.topic.sequence < first:
            self.topic.begin_at(first)
        for number, (table, event) in enumerate(steps, first + 1):
            if number > self.topic.sequence:
                self.proofs.happened(event, table)
                public = told(event, table, owner.coup_terms, self._patrons.nickname)
                self.topic.record(encode_event(public), at_once=True)
        self.went_back({patron.id for patron in self._patrons if self.table.id in patron.wallet.places})
        self._watch_reveal()
        self.retell()
        self._board.changed(self.profile.id)

    def went_back(self, patrons: Collection[str]) -> None:
        """Coins of these have moved without the table."""
        for patron in sorted(patrons):
            self._refresh(patron, tell=True)

    def happened(self, happened: Sequence[Event]) -> None:
        """Tell what has been committed and evolved, and keep wallets right."""
        for event in happened:
            self.proofs.happened(event, self.table)
            public = told(event, self.table, self.owner.coup_terms, self._patrons.nickname)
            waits = isinstance(event, events.WagersPlaced | events.WagersCancelled)
            self.topic.record(encode_event(public), at_once=not waits)
            self._tell_wallets(event)
        if self._retells and self.owner.coup_terms is self.owner.terms:
            self.retell()
        self._board.changed(self.profile.id)

    def _tell_wallets(self, event: Event) -> None:
        match event:
            case events.WagersPlaced() | events.WagersCancelled():
                self._refresh(event.patron, tell=False)
            case events.CoupSettled():
                self._metrics.count(Counted.COUPS_SETTLED)
                wagered = dict.fromkeys(wager.patron for wager in event.wagers)  # in order, the same in every run
                for patron in wagered:
                    self._refresh(patron, tell=True)
                self._coup_ended(wagered)
                self._watch_reveal()
            case events.CoupVoided() | events.ShoeEnded():
                self._metrics.count(Counted.COUPS_VOIDED, isinstance(event, events.CoupVoided))
                self._historian.follow((self.table.id,))
                for patron in dict.fromkeys(wager.patron for wager in event.returned):
                    self._refresh(patron, tell=True)
            case live_events.CoupCorrected() | live_events.CoupAnnulled():
                self._historian.follow((self.table.id,))
                coup = coup_name(self.table.id, event.shoe, event.coup)
                nets = nets_now(event)
                for name, message in corrections_told(self.profile.id, event, self.owner.terms.rules).items():
                    self._refresh(name, tell=True)
                    self._patrons.corrected(name, coup, nets[name])
                    known = self._patrons.get(name)
                    if known is not None:
                        known.send(message)
            case _:
                pass

    def _refresh(self, patron: str, *, tell: bool) -> None:
        known = self._patrons.get(patron)
        if known is None:
            return
        self.tell_wallet(patron, known.wallet)
        # The one who wagered hears of it with the answer; other links of the same patron hear of it here.
        if tell or len(known.links) > 1:
            known.tell_balance()

    def _watch_reveal(self) -> None:
        if self._reveal is not None:
            self._reveal.cancel()
            self._reveal = None
        shown = self.table
        if shown.reveal_at is None or shown.outcome is None:
            return
        if is_shown(shown, self._clock.now_ms()):
            self._revealed(shown)
        else:
            self._reveal = self._clock.call_at(shown.reveal_at, lambda: self._revealed(shown))

    def _revealed(self, shown: Table) -> None:
        """The coup on the felt of `shown` may be told everywhere from now on, whatever the table does by now."""
        self._reveal = None
        self._historian.follow((shown.id,))
        nets: dict[str, int] = {}
        for wager in shown.settled:
            nets[wager.patron] = nets.get(wager.patron, 0) + wager.net_minor
        for name, net_minor in nets.items():
            patron = self._patrons.get(name)
            if patron is not None:
                self.tell_wallet(name, patron.wallet)
            self._count_result(shown, name, net_minor)
            if patron is None:
                continue
            patron.tell_balance()
            patron.send(self._result(shown, name))
            self._patrons.forget_idle(patron)
        self._board.changed(self.profile.id)

    def _count_result(self, shown: Table, patron: str, net_minor: int) -> None:
        """What the coup brought counts in the patron's session from now on."""
        shoe, coup = shown.settled_in or (shown.shoes, shown.coup)
        shown_at = shown.reveal_at or self._clock.now_ms()
        self._patrons.shown(patron, ShownResult(shown_at, coup_name(shown.id, shoe, coup), net_minor))

    def result_of(self, patron: str) -> Result | None:
        """What a patron's own wagers did in the coup on the felt, once it may be told."""
        if patron not in self._settled_by_patron(self.table) or not is_shown(self.table, self._clock.now_ms()):
            return None
        return self._result(self.table, patron)

    def _result(self, shown: Table, patron: str) -> Result:
        own = self._settled_by_patron(shown).get(patron, ())
        shoe, coup = shown.settled_in or (shown.shoes, shown.coup)
        known = self._patrons.get(patron)
        return Result(
            table=self.profile.id,
            shoe=shoe,
            coup=coup,
            wagers=tuple(map(wager_told, own)),
            net_minor=sum(wager.net_minor for wager in own),
            reveal_at=shown.reveal_at or 0,
            session_net_minor=0 if known is None else known.play.net_minor(self._clock.now_ms()),
        )

    def change(self, profile: TableProfile, terms: Terms) -> None:
        """Other settings, from the next coup on: who follows the table is shown it as it is then."""
        self.profile = profile
        self.owner.change_terms(terms)
        self.seats.count = terms.seats
        self._retells = True
        if self.owner.coup_terms is terms:
            self.retell()
        self._board.changed(profile.id)

    def retell(self, only: Patron | None = None) -> None:
        """Show the table as it is to all who follow it, or to one patron whose limits are others now."""
        self._retells = self._retells and only is not None
        self.topic.flush()
        followers: frozenset[object] = frozenset(self.topic.followers)
        for patron in self._patrons if only is None else (only,):
            for link in patron.links:
                if link in followers:
                    link.send(Snapshot(table=self.profile.id, seq=self.topic.sequence, state=self.state_for(patron)))

    def sit(self, patron: Patron) -> bool:
        """Give a seat while there is one."""
        seated = self.seats.sit(patron.id)
        self._seats_changed()
        return seated

    def leave(self, patron: Patron) -> None:
        """Take the seat back, unless wagers lie."""
        lies = patron.id in self.table.wagers
        self.seats.leave(patron.id, wagers_lie=lies, now_ms=self._clock.now_ms())
        self._seats_changed()

    def lose_link(self, patron: Patron) -> None:
        """A link of a seated patron is gone; the seat is kept for a while."""
        self.seats.lose_link(patron.id, now_ms=self._clock.now_ms())

    def expire_seats(self) -> None:
        """Give up seats of those who are gone too long."""
        if self.seats.expire(now_ms=self._clock.now_ms(), holding=self.table.wagers):
            self._seats_changed()

    def seat_of(self, patron: str) -> Seat:
        """Whether a patron has a seat here."""
        return Seat(table=self.profile.id, seated=patron in self.seats, idle_coups=self.seats.idle_coups(patron))

    def _coup_ended(self, wagered: Collection[str]) -> None:
        if self.owner.terms.betting_ms is None:
            return
        before = len(self.seats)
        for name in self.seats.coup_ended(wagered):
            patron = self._patrons.get(name)
            if patron is not None:
                patron.send(self.seat_of(name))
        if len(self.seats) != before:
            self._seats_changed()

    def _seats_changed(self) -> None:
        self._board.changed(self.profile.id)
        if self._count is None:
            self._count = self._clock.call_at(self._clock.now_ms() + BATCH_MS, self._tell_count)

    def _tell_count(self) -> None:
        self._count = None
        message = PatronsTold(table=self.profile.id, patrons=len(self.seats))
        self._fanout.push(self.topic.followers, frame_of(message))
        self.seats_changed()

    def state_for(self, patron: Patron) -> TableState:
        """The whole table as this patron may see it."""
        return state_of(
            self.profile,
            self.table,
            self.owner.coup_terms,
            patron=patron.id,
            level=patron.level,
            patrons=len(self.seats),
            seated=patron.id in self.seats,
            nickname=self._patrons.nickname,
        )


def _nobody_asks() -> None:
    """Nobody has the tabs of this table open."""
