"""Practice over a house: one login's own, nothing of real wallets, a score that is kept, and nobody else's business."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.practice_events import PracticeScored
from puntobanco.server.basis.asking import Done
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import LivePreview
from puntobanco.server.wire.practice import PracticeTold
from puntobanco.server.wire.practice_messages import (
    FromPractice,
    PracticeAsked,
    PracticeBegun,
    PracticeEnded,
    PracticePreviewed,
    PracticeStateTold,
)
from puntobanco.storage import HALL
from puntobanco.table.effects import NEEDS
from puntobanco.table.live_events import Remedy
from puntobanco.training.drill import Drill
from puntobanco.training.score import COSTS, FULL, SlipKind
from tests.browser.console import live_table
from tests.guest import Guest
from tests.house import running_house
from tests.server.indoors import Indoors
from tests.server.live_house import Console, LiveHouse
from tests.staff import first_admin
from tests.training.trainee import drill_of

STEP_MS = 500
"""So short that a whole drill is over before the house writes down where its streams stand."""
STEPS_MAX = 400


def remedy_for(told: PracticeTold, drill: Drill) -> Remedy:
    """What somebody who knows the rules declares for what is seen."""
    assert told.happened is not None
    sees = told.happened.sees
    mishap = next(one for one in drill.mishaps if one.sees == sees and one.coup in (told.coup, told.coup + 1))
    offered = next(one for one in told.table.irregularities if one.irregularity == mishap.irregularity)
    answer = (mishap.answers or tuple(one.answer for one in offered.answers))[0]
    lying = tuple(one.card.card for one in told.table.cards if one.at is not None)
    cards = {"cards": (*lying, *told.happened.lies), "card": told.happened.lies[:1]}.get(NEEDS.get(answer, ""), ())
    return Remedy(
        irregularity=mishap.irregularity, answer=answer, shoe=told.table.shoe, coup=told.table.coup, cards=cards,
        reason="dealing-error",
    )  # fmt: skip


def next_do(told: PracticeTold, drill: Drill) -> do.LiveDo:
    """What a good dealer does next, by what the console shows."""
    if told.happened is not None:
        return do.Declare(remedy=remedy_for(told, drill))
    match told.table.phase:
        case "betting":
            return do.NoMoreBets()
        case "dealing":
            return do.Confirm() if told.card is None else do.Cards(cards=(told.card,))
        case "shuffling" if told.table.cards_total == 0:
            if told.table.preparation is None:
                return do.CountCards(decks=8, cards=416)
            if told.table.preparation.shuffled is None:
                return do.Shuffled(how="by-hand")
            return do.OpenShoe(first_card=told.first_card, cut_behind=14)
        case _:
            return do.PlaceYourBets()


class Place:
    """A login's place of practice in a house, and what its console is told."""

    def __init__(self, house: LiveHouse, who: str) -> None:
        self.house = house
        self.session = house.sessions[who]
        self.console = Console()
        self.number = 0

    @property
    def practices(self) -> Any:  # noqa: ANN401 -- the house's, whatever its type is called
        return self.house.indoors.house.practices

    @property
    def told(self) -> PracticeTold:
        states = [message for message in self.console.sent if isinstance(message, PracticeStateTold)]
        practice = states[-1].practice
        assert practice is not None
        return practice

    def name(self) -> str:
        self.number += 1
        return f"practice-command-{self.number}"

    async def say(self, message: FromPractice) -> Done | LivePreview:
        answer: Done | LivePreview = await self.practices.heard(self.session, message)
        return answer

    async def begin(self, drill: str, ruleset: str, seed: str = "a") -> None:
        self.practices.follow(self.console, self.session)
        await self.say(PracticeBegun(id=self.name(), ruleset=ruleset, drill=drill, seed=seed))

    async def ask(self, asked: do.LiveDo) -> Reason | None:
        await self.house.indoors.clock.pass_time(STEP_MS)
        try:
            await self.say(PracticeAsked(id=self.name(), do=asked))
        except Refused as refused:
            return refused.reason
        return None

    async def finish(self, drill: Drill) -> None:
        """Do what is right to the end."""
        for _ in range(STEPS_MAX):
            if self.told.over:
                return
            assert await self.ask(next_do(self.told, drill)) is None
        raise AssertionError("it never ends")


@pytest.fixture
async def house() -> AsyncIterator[LiveHouse]:
    house = await LiveHouse.open("mbs")
    yield house
    await house.indoors.abandon()


async def everything(indoors: Indoors) -> dict[str, object]:
    """The whole record: every stream's bytes and hash, every transfer, every balance."""
    store = indoors.house.store
    streams = [*await store.tables(), HALL]
    return {
        "events": {name: await store.events(name, limit=100_000) for name in streams},
        "heads": await store.heads(),
        "transfers": await store.transfers(limit=100_000),
        "balances": await store.kept_balances(limit=100_000),
        "staff": await store.staff(),
    }


@pytest.mark.parametrize("name", ["cards-astray", "slips-of-the-hand", "new-shoe", "third-cards", "play-stops"])
@pytest.mark.parametrize("ruleset", ["punto-banco", "7up-mbs", "7up-online"])
async def test_a_whole_drill_leaves_the_record_as_it_was_but_for_its_score(
    house: LiveHouse, ruleset: str, name: str
) -> None:
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup("8h Kh Th", ann, banker=1_000)
    before = await everything(house.indoors)
    place, drill = Place(house, "dealer"), drill_of(name, ruleset)
    await place.begin(name, ruleset)
    while place.told.coup < len(drill.coups):
        assert await place.ask(next_do(place.told, drill)) is None
    assert await everything(house.indoors) == before
    await place.finish(drill)
    after = await everything(house.indoors)
    assert place.told.score.points == FULL
    assert (after["transfers"], after["balances"]) == (before["transfers"], before["balances"])
    events_before, events_after = before["events"], after["events"]
    assert isinstance(events_before, dict)
    assert isinstance(events_after, dict)
    *others, score = events_after.pop(HALL)
    assert others == events_before.pop(HALL)
    assert events_after == events_before
    kept = msgspec.json.decode(score.body, type=PracticeScored)
    assert (kept.login, kept.ruleset, kept.drill, kept.points) == ("dealer", ruleset, name, FULL)
    assert kept.mishaps == len(drill.mishaps)
    await house.indoors.verify_record()


async def test_a_practice_is_not_a_table_of_the_house(house: LiveHouse) -> None:
    place = Place(house, "dealer")
    await place.begin("random", "punto-banco")
    inner = house.indoors.house
    assert inner.shared("practice") is None
    assert "practice" not in inner.profiles
    assert "practice" not in {played.table.id for played in inner.tables}
    assert "practice" not in await inner.store.tables()
    with pytest.raises(Refused):
        inner.live_desk.follow(Console(), house.sessions["dealer"], "practice")


async def test_everybody_practises_for_themselves_and_comes_back_to_where_they_were(house: LiveHouse) -> None:
    one, other = Place(house, "dealer"), Place(house, "dealer-two")
    await one.begin("random", "punto-banco", "seed-1")
    await other.begin("random", "punto-banco", "seed-1")
    await one.ask(do.PlaceYourBets())
    await one.ask(do.NoMoreBets())
    assert (one.told.coup, other.told.coup) == (1, 0)
    await other.ask(do.PlaceYourBets())
    await other.ask(do.NoMoreBets())
    assert one.told.card == other.told.card
    one.practices.leave(one.console)
    one.console = Console()
    one.practices.follow(one.console, one.session)
    assert (one.told.coup, one.told.card) == (1, other.told.card)
    await one.say(PracticeEnded(id=one.name()))
    assert one.console.sent[-1].practice is None
    assert await one.ask(do.Confirm()) is Reason.NOT_NOW


async def test_a_remedy_is_previewed_and_a_supervisor_is_played(house: LiveHouse) -> None:
    place, drill = Place(house, "dealer"), drill_of("cards-astray", "7up-mbs")
    await place.begin("cards-astray", "7up-mbs")
    while place.told.happened is None:
        await place.ask(next_do(place.told, drill))
    happened = place.told.happened
    assert happened is not None
    assert (happened.sees, len(happened.lies)) == ("another-back", 1)
    remedy = remedy_for(place.told, drill)
    shown = await place.say(PracticePreviewed(id=place.name(), remedy=remedy))
    assert isinstance(shown, LivePreview)
    assert (shown.preview.effect, [one.nickname for one in shown.preview.patrons]) == ("void", ["#1", "#2"])
    assert await place.ask(do.Cards(cards=("5h",))) is Reason.DRILL_DECLINES
    assert place.told.word is not None
    assert (place.told.word.said, place.told.word.paragraph) == ("stepped-in", "5.1")
    (slip,) = place.told.score.slips
    assert (slip.kind, slip.points, slip.answer) == ("irregularity-missed", COSTS[SlipKind.MISSED], "void-coup")


async def test_what_cannot_be_begun_or_read_is_refused(house: LiveHouse) -> None:
    place = Place(house, "dealer")
    for drill, ruleset in (("random", "star-special"), ("no-such", "punto-banco"), ("random", "no-such")):
        with pytest.raises(Refused):
            await place.begin(drill, ruleset)
    await place.begin("random", "punto-banco")
    await place.ask(do.PlaceYourBets())
    await place.ask(do.NoMoreBets())
    assert await place.ask(do.Cards(cards=("xx",))) is Reason.ILLEGAL_CARD
    assert await place.ask(do.Scan(code="4711")) is Reason.ILLEGAL_CARD
    assert await place.ask(do.EndShoe()) is Reason.ROLE_FORBIDS
    assert place.told.score.slips == ()
    for role in ("supervisor", "manager", "admin", "auditor", "surveillance", "patron"):
        with pytest.raises(Refused):
            house.indoors.house.practices.follow(Console(), house.sessions[role])


async def test_what_is_asked_again_under_its_id_is_done_once(house: LiveHouse) -> None:
    place = Place(house, "dealer")
    await place.begin("third-cards", "punto-banco")
    await place.ask(do.PlaceYourBets())
    await place.ask(do.NoMoreBets())
    card = PracticeAsked(id="practice-card-1", do=do.Cards(cards=("8c",)))
    first, again = await place.say(card), await place.say(card)
    assert first == again
    assert [one.card.card for one in place.told.table.cards] == ["8c"]
    wrong = PracticeAsked(id="practice-wrong-1", do=do.PlaceYourBets())
    for _ in range(2):
        with pytest.raises(Refused):
            await place.say(wrong)
    assert len(place.told.score.slips) == 1


async def test_a_scanner_of_the_house_can_be_used(house: LiveHouse) -> None:
    place = Place(house, "dealer")
    await place.begin("random", "7up-mbs")
    assert place.told.table.codes == {"0511": "5h", "0913": "9s"}


async def test_scores_outlive_the_house_and_are_read_by_those_who_oversee(house: LiveHouse) -> None:
    place, drill = Place(house, "dealer"), drill_of("third-cards", "punto-banco")
    await place.begin("third-cards", "punto-banco")
    await place.finish(drill)
    again = await house.indoors.again()
    (score,) = await again.house.practices.scores()
    assert (score.login, score.points, score.coups, score.card_ms_median) == ("dealer", FULL, 10, STEP_MS)
    assert await again.house.practices.scores(of="dealer-two") == ()
    await again.abandon()


def rows_of(file: Path) -> dict[str, list[Any]]:
    """Everything that a database holds, relation by relation, but for who is signed in."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as link:
        names = [row[0] for row in link.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(map(repr, link.execute(f'select * from "{name}"'))) for name in names}


@pytest.mark.slow
async def test_over_a_real_house_and_a_socket_a_drill_is_scored_and_the_database_stays_as_it_was(
    tmp_path: Path,
) -> None:
    (tmp_path / "house.toml").write_text(live_table("mbs", "7up-mbs", 1), "utf-8")
    with running_house(tmp_path, "--house", "house.toml") as house:
        admin = first_admin(house)
        dan, pit = admin.make("Dan", "dealer"), admin.make("Pit", "pit-supervisor")
        menu = dan.get("/api/practice")
        assert {"punto-banco", "7up-mbs", "7up-online"} <= {game["ruleset"] for game in menu["games"]}
        assert menu["scores"] == []
        dealer = Guest(house.url)
        dealer.cookies = dan.http.cookies
        await dealer.connect()
        await dealer.send({"t": "subscribe", "topic": "practice"})
        database = tmp_path / "house.sqlite"
        before = rows_of(database)
        drill = drill_of("cards-astray", "7up-mbs")
        begun = await dealer.ask("practice-begin", ruleset="7up-mbs", drill="cards-astray", seed="a")
        assert begun["t"] == "ack"

        def told() -> PracticeTold:
            states = [message for message in dealer.messages if message["t"] == "practice-state"]
            return msgspec.convert(states[-1]["practice"], PracticeTold)

        while told().coup < len(drill.coups):
            asked = msgspec.to_builtins(next_do(told(), drill))
            assert (await dealer.ask("practice", do=asked))["t"] == "ack"
        during = rows_of(database)
        assert {name for name in before if during[name] != before[name]} <= {"session"}
        while not told().over:
            await dealer.ask("practice", do=msgspec.to_builtins(next_do(told(), drill)))
        await dealer.disconnect()
        after = rows_of(database)
        (new,) = set(after["table_event"]) - set(before["table_event"])
        assert "practice-scored" in new
        assert (after["transfer"], after["account"]) == (before["transfer"], before["account"])
        (mine,) = dan.get("/api/practice")["scores"]
        (seen,) = pit.get("/api/practice/scores")["scores"]
        assert mine == seen
        assert (mine["name"], mine["points"], mine["drill"]) == ("Dan", FULL, "cards-astray")
        assert dan.http.get("/api/practice/scores").status_code == 403
        assert pit.http.get("/api/practice").status_code == 403
        admin.leave()
