"""What the house's people do at live tables: whole shoes with all that goes wrong, each act with how likely it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from puntobanco.hall.roles import Role
from tests.simulator.person import Habits
from tests.simulator.staffer import CHECK_SECONDS, Staffer

Step = dict[str, Any]

_REASONS: Final = ("dealing-error", "entry-error", "card-fault", "equipment", "other", "no-such-reason")
_HOLDS: Final = ("paused", "dealer-link", "video-link", "no-supervisor", "interrupted", "card-too-often")


def _table(staffer: Staffer, dice: Random) -> str | None:
    return dice.choice(sorted(staffer.states)) if staffer.states else None


def work(dealer: Staffer, dice: Random) -> None:
    """Deal on, mostly as it should be."""
    table = _table(dealer, dice)
    if table is None or (dealer.is_waiting and dice.random() < 0.9):  # most wait for their answer
        return
    state = dealer.states[table]
    if state["dealer_id"] != dealer.id:
        if state["dealer_id"] is None or dice.random() < 0.02:  # few push another away
            dealer.do(table, {"do": "sit"})
        return
    if any(hold["hold"] == "dealer-link" for hold in state["holds"]):
        dealer.do(table, {"do": "sit"})
        return
    step = _next_step(dealer, table, state, dice)
    if step is not None:
        dealer.do(table, step)


def _next_step(dealer: Staffer, table: str, state: Step, dice: Random) -> Step | None:
    paper, may = dealer.papers[table], state["may"]
    if any(hold["hold"] == "interrupted" for hold in state["holds"]):
        lying = [one["card"]["card"] for one in state["cards"]][state["fixed"] :]
        return {"do": "confirm-cards", "cards": lying if dice.random() < 0.8 else lying[:-1]}  # some misread
    if state["phase"] == "dealing":
        return _deal(dealer, table, state, dice)
    if state["phase"] == "betting":
        return {"do": "no-more-bets"} if dice.random() < 0.4 else None  # they give some time
    preparation = state["preparation"]
    if "count-cards" in may and preparation is None:
        decks = state["decks_usual"]
        return {"do": "count-cards", "decks": decks, "cards": 52 * decks - (dice.random() < 0.1)}  # one is missing
    if preparation is not None and preparation["shuffled"] is None:
        if preparation["cards"] != 52 * preparation["decks"]:
            return {"do": "count-cards", "decks": preparation["decks"], "cards": 52 * preparation["decks"]}
        return {"do": "shuffled", "how": dice.choice(("by-hand", "by-machine"))}
    if preparation is not None:
        first = paper.shuffle(preparation["decks"])
        burns = state["burns_by_first_card"]
        return {"do": "open-shoe", "first_card": first if burns else None, "cut_behind": dice.choice((14, 60, 330))}
    if dice.random() < 0.02:  # now and then a shoe is taken off early
        return {"do": "end-shoe"}
    return {"do": "place-your-bets"}


def _deal(dealer: Staffer, table: str, state: Step, dice: Random) -> Step:
    paper, due = dealer.papers[table], state["due"]
    if due is None or due["side"] is None:
        return {"do": "confirm"}
    index = len(state["cards"]) - state["fixed"]
    card = paper.card(state["shoe"], state["coup"], index)
    wrong = dice.random() < 0.05  # one card in twenty is entered wrongly
    step: Step = {"do": "cards", "cards": [paper.any_card() if wrong else card]}
    if dice.random() < 0.05:  # and sometimes two at once
        step["cards"].append(paper.card(state["shoe"], state["coup"], index + 1))
    return step


def undo(dealer: Staffer, dice: Random) -> None:
    """Take the last card back."""
    table = _table(dealer, dice)
    if table is not None and dealer.states[table]["cards"]:
        dealer.do(table, {"do": "undo"})


def anything(staffer: Staffer, dice: Random) -> None:
    """Something that is mostly out of place."""
    table = _table(staffer, dice)
    if table is None:
        return
    paper = staffer.papers[table]
    steps: tuple[Step, ...] = (
        {"do": "confirm"},
        {"do": "cards", "cards": [paper.any_card() for _ in range(dice.randint(1, 6))]},
        {"do": "cards", "cards": ["Xx"]},
        {"do": "place-your-bets"},
        {"do": "no-more-bets"},
        {"do": "end-shoe"},
        {"do": "leave"},
        {"do": "dismiss"},
        {"do": "cut-card"},
        {"do": "call", "why": "come, please"},
        {"do": "answer-call"},
        {"do": "scan", "code": "0511"},
        {"do": "confirm-cards", "cards": []},
        {"do": "count-cards", "decks": 3, "cards": 1},
        {"do": "open-shoe"},
        {"do": "sit"},
    )
    staffer.do(table, dice.choice(steps))


def again(staffer: Staffer, dice: Random) -> None:
    """A command that was acknowledged, word for word."""
    if staffer.acknowledged:
        staffer.again(dice.choice(staffer.acknowledged[-20:]))


def other_body(staffer: Staffer, dice: Random) -> None:
    """Another command under the id of one that was acknowledged."""
    if staffer.acknowledged:
        body = dice.choice(staffer.acknowledged[-20:]).body
        step: Step = {"do": "flag", "shoe": 1, "coup": 1, "note": "something else"}
        if staffer.role is Role.DEALER:
            step = {"do": "call", "why": "something else"}
        staffer.say(body | {"do": step})


def drop(staffer: Staffer, _: Random) -> None:
    """The console loses its link."""
    if staffer.link is not None:
        staffer.link.cut()


def let_go(supervisor: Staffer, dice: Random) -> None:
    """Whatever a table waits for, let it go on."""
    table = _table(supervisor, dice)
    if table is None:
        return
    holds = [hold["hold"] for hold in supervisor.states[table]["holds"]]
    if holds:
        supervisor.do(table, {"do": "resume", "hold": dice.choice(holds)})
    elif supervisor.states[table]["called"] is not None:
        supervisor.do(table, {"do": "answer-call"})


def oversee(supervisor: Staffer, dice: Random) -> None:
    """Pause, enter by hand, lose the picture, have a coup looked at, send a dealer away."""
    table = _table(supervisor, dice)
    if table is None:
        return
    state = supervisor.states[table]
    steps: tuple[Step, ...] = (
        {"do": "pause", "why": "a look"},
        {"do": "manual", "on": not state["manual"], "why": "the scanner"},
        {"do": "video", "lost": not state["video_lost"]},
        {"do": "flag", "shoe": state["shoe"], "coup": state["coup"], "note": "a look"},
        {"do": "resume", "hold": dice.choice(_HOLDS)},
        {"do": "dismiss"},
    )
    supervisor.do(table, dice.choices(steps, (3, 2, 2, 2, 2, 1))[0])


def wish(supervisor: Staffer, dice: Random) -> None:
    """Have a look at what a remedy would do."""
    table = _table(supervisor, dice)
    if table is None:
        return
    state, paper = supervisor.states[table], supervisor.papers[table]
    irregularity = dice.choice(state["irregularities"])
    answer = dice.choice(irregularity["answers"])
    counting = [one for one in state["coups"] if one["state"] == "counts"]
    shoe, coup = state["shoe"], state["coup"]
    if answer["settled"] and counting and dice.random() < 0.8:  # mostly of a coup that is over
        chosen = dice.choice(counting[-4:])
        shoe, coup = chosen["shoe"], chosen["coup"]
    earlier = [number for number in paper.drawn if number[0] < state["shoe"]]
    if answer["settled"] and earlier and dice.random() < 0.4:  # many are about a shoe that is gone
        shoe, coup = dice.choice(earlier[-60:])
    elif not (answer["settled"] and counting) and not irregularity["now"] and dice.random() < 0.9:  # most know when
        return
    whole = paper.whole(shoe, coup)
    cards = {"cards": whole, "card": [paper.any_card()], "": [], "note": []}[answer["needs"]]
    if answer["needs"] == "cards" and state["coup"] == coup and state["phase"] == "dealing":
        cards = whole[: dice.randint(0, len(whole))]
    remedy = {
        "irregularity": irregularity["irregularity"],
        "answer": answer["answer"],
        "shoe": shoe,
        "coup": coup,
        "cards": cards if dice.random() < 0.9 else cards[:-1],
        "earlier": "void" if dice.random() < 0.3 else "stand",
        "reason": dice.choice(_REASONS),
        "note": "as it was seen",
    }
    supervisor.preview(table, remedy)


def remedy(supervisor: Staffer, dice: Random) -> None:
    """Do what was looked at, or ask for it where another has to agree."""
    if not supervisor.previews:
        return
    table, preview = supervisor.previews.pop()
    if preview["effect"] in ("void-shoe", "cancel-shoe") and dice.random() < 0.7:  # shoes last a while
        return
    if preview["approval"] is (dice.random() < 0.95):  # nearly always as it should be
        known = preview["state_hash"] if dice.random() < 0.95 else "0" * 64
        supervisor.do(table, {"do": "request", "remedy": preview["remedy"], "state_hash": known})
    else:
        supervisor.do(table, {"do": "declare", "remedy": preview["remedy"]})


async def agree(staffer: Staffer, dice: Random) -> None:
    """Approve what another has asked for, or decline it, or try one's own."""
    table = _table(staffer, dice)
    if table is None or not staffer.states[table]["requests"]:
        return
    if staffer.world.loop.time() - staffer.proved_at > CHECK_SECONDS:
        await staffer.prove()
    state = staffer.states.get(table)
    if state is None or not state["requests"]:
        return
    answerable = [one for one in state["requests"] if one["late"] or staffer.role is not Role.AUDITOR]
    if not answerable:
        return
    request = dice.choice(answerable)
    answer = "withdrawn" if request["mine"] else "approved"
    if dice.random() < 0.15:  # not everybody agrees, and not everybody knows what they may
        answer = dice.choice(("approved", "declined", "withdrawn"))
    known = request["state_hash"] if dice.random() < 0.95 else "f" * 64
    step = {"do": "answer", "request": request["request"], "answer": answer, "state_hash": known}
    staffer.do(table, step)


_ALL: Final[tuple[tuple[int, Callable[[Staffer, Random], None]], ...]] = (
    (3, anything),
    (3, again),
    (2, other_body),
    (1, drop),
)
DEALER: Final = Habits[Staffer]((*_ALL, (60, work), (4, undo)))
SUPERVISOR: Final = Habits[Staffer]((*_ALL, (20, let_go), (4, oversee), (12, wish), (20, remedy), (6, agree)))
MANAGER: Final = Habits[Staffer]((*_ALL, (10, let_go), (1, oversee), (20, agree)))
AUDITOR: Final = Habits[Staffer](((3, anything), (3, again), (1, drop), (20, agree)))
"""What each does, with how likely it is."""
