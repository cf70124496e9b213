"""What goes wrong while a coup runs, as a table: what was on the felt, what is done about it, and how it ends for Ann.

The numbers are those of section 5 of 7 Up's rules and of the list of irregularities that every live house has to
answer; "online" rows are terms of 7 Up as it is played online. Cards are keys. Ann has `floor.STAKE` on Banker.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One scenario.

    `typed` is what had been dealt when it was noticed, None while wagers were still taken. `by`: one who may declares
    it alone, or "two": the supervisor asks and the manager approves. `then` is what is dealt afterwards, None where the
    coup is over. `winner` "void": it does not count; `net` is Ann's, in coins. `says` is in the words on her screen.
    """

    name: str
    game: Literal["mbs", "online"] = "mbs"
    fresh: bool = False
    typed: str | None
    by: Literal["dealer", "supervisor", "two"]
    irregularity: str
    answer: str
    cards: str = ""
    card: str | None = None
    effect: str
    then: str | None = None
    winner: str = "void"
    net: int = 0
    says: str
    ends_shoe: bool = False


FOREIGN = "A foreign card is found. The round is void: wagers on it are returned"
TO_PLAYER = "§ 5.2 Too many cards are dealt to Player in the initial deal."
TO_BANKER = "§ 5.3 Too many cards are dealt to Banker in the initial deal."
AT_ONCE = "§ 5.4 Two or more cards are drawn at once in the initial deal"
NEEDLESS = "A card that was not needed is drawn and exposed during the deal."
IN_ORDER = "The hands are put in order if they can be reconstructed."

CASES: Final = (
    Case(name="5.1 a foreign card is found", typed="9h kh", by="supervisor", irregularity="foreign-card",
         answer="void-coup", effect="void", says=f"§ 5.1 {FOREIGN}"),
    Case(name="5.2 too many cards to Player, put in order", typed="9h kh", by="supervisor",
         irregularity="too-many-to-player", answer="reconstruct", cards="9h Kh Th", effect="cards", then="",
         winner="banker", net=3, says=f"{TO_PLAYER} {IN_ORDER}"),
    Case(name="5.2 too many cards to Player, void", typed="9h kh", by="supervisor",
         irregularity="too-many-to-player", answer="void-coup", effect="void", says=TO_PLAYER),
    Case(name="5.3 too many cards to Banker, put in order", typed="2h 2c", by="supervisor",
         irregularity="too-many-to-banker", answer="reconstruct", cards="2h 2c Th", effect="cards", then="",
         winner="player", net=-3, says=f"{TO_BANKER} {IN_ORDER}"),
    Case(name="5.3 too many cards to Banker, void", typed="9h", by="supervisor",
         irregularity="too-many-to-banker", answer="void-coup", effect="void", says=TO_BANKER),
    Case(name="5.4 two cards drawn at once", typed="9h", by="supervisor",
         irregularity="cards-drawn-together", answer="void-coup", effect="void", says=AT_ONCE),
    Case(name="5.5 too few cards to finish, declared", typed="9h kh", by="supervisor",
         irregularity="too-few-cards", answer="void-coup", effect="void", says="§ 5.5 There are too few cards"),
    Case(name="online: a mistake in the first deal is put right on the spot", game="online", fresh=True,
         typed="9h qh", by="supervisor", irregularity="first-deal-mistake",
         answer="correct-if-first-card-not-handled", cards="9h Kh Th", effect="cards", then="", winner="banker", net=3,
         says="It is put right on the spot if the first card has not been handled."),
    Case(name="online: else a new shoe", game="online", fresh=True, typed="9h kh", by="supervisor",
         irregularity="first-deal-mistake", answer="new-shoe", effect="void-shoe", ends_shoe=True,
         says="A new shoe is opened."),
    Case(name="online: the cut card during a coup makes it the last", game="online", typed="9h", by="dealer",
         irregularity="cut-card-during-coup", answer="last-coup", effect="last-coup", then="kh th", winner="banker",
         net=3, ends_shoe=True, says="That round is the last of the shoe."),
    Case(name="online: the cut card before the first card makes it the last", game="online", typed="", by="dealer",
         irregularity="cut-card-before-first-card", answer="last-coup", effect="last-coup", then="9h kh th",
         winner="banker", net=3, ends_shoe=True, says="The cut card comes out before the first card of a round."),
    Case(name="online: a card exposed while betting is open voids coup and shoe", game="online", typed=None, by="two",
         irregularity="exposed-while-betting", answer="void-coup-and-shoe", effect="void-shoe", ends_shoe=True,
         says="The round is void and so is the shoe: wagers are returned and a new shoe is opened."),
    Case(name="online: a needless card is exposed and burnt", game="online", typed="9h kh th", by="two",
         irregularity="needless-card-exposed", answer="result-by-drawing-rules", card="4c", effect="cards", then="",
         winner="banker", net=3, says=f"{NEEDLESS} The result follows the drawing rules."),
    Case(name="online: a needless card is exposed and Banker has to draw it", game="online", typed="2h kh th",
         by="two", irregularity="needless-card-exposed", answer="result-by-drawing-rules", card="6c", effect="cards",
         then="", winner="banker", net=3, says=NEEDLESS),
    Case(name="online: a needless card lets the management void the coup", game="online", typed="9h kh th", by="two",
         irregularity="needless-card-exposed", answer="void-coup", effect="void", says=NEEDLESS),
    Case(name="online: a card exposed while dealing changes nothing", game="online", typed="", by="dealer",
         irregularity="exposed-while-dealing", answer="no-effect", effect="note", then="9h kh th", winner="banker",
         net=3, says="It does not affect the round."),
    Case(name="online: a dropped card is picked up and used", game="online", typed="9h", by="dealer",
         irregularity="dropped-in-shuffle-or-deal", answer="pick-up-and-use", effect="note", then="kh th",
         winner="banker", net=3, says="The card is picked up and play goes on with it."),
    Case(name="online: a card of the coup dropped but opened in view", game="online", typed="9h kh th",
         by="supervisor", irregularity="dropped-coup-card-out-of-view", answer="use-if-opened-in-view", effect="note",
         then="", winner="banker", net=3, says="It is used if it was opened in view."),
    Case(name="online: a card of the coup dropped out of view is taken out", game="online", typed="9h kh 5h",
         by="supervisor", irregularity="dropped-coup-card-out-of-view", answer="take-out", effect="cards", then="th",
         winner="banker", net=3, says="It is taken out and the shoe goes on."),
    Case(name="online: a mistake is corrected while the cards lie", game="online", typed="9h kh 2h", by="two",
         irregularity="error-in-deal", answer="correct-while-cards-lie", cards="9h Kh Th", effect="cards", then="",
         winner="banker", net=3, says="It is corrected at once while the cards are still on the table."),
    Case(name="4.11 a wrong card found later", typed="9h kh 2h", by="two", irregularity="card-entered-wrongly",
         answer="correct-coup", cards="9h Kh Th", effect="correct", then="", winner="banker", net=3,
         says="A card is entered wrongly by the dealer. The round is corrected in fairness."),
    Case(name="4.11 an extra third card that nobody saw", typed="9h kh th", by="two",
         irregularity="needless-card-exposed", answer="result-by-drawing-rules", card="", effect="cards", then="",
         winner="banker", net=3, says=NEEDLESS),
    Case(name="4.11 cards in the wrong hand, drawn in order", typed="9h kh", by="supervisor",
         irregularity="too-many-to-player", answer="reconstruct", cards="Kh 9h Th", effect="cards", then="5c",
         winner="player", net=-3, says=IN_ORDER),
    Case(name="4.11 a card exposed before bets closed", typed=None, by="two", irregularity="exposed-while-betting",
         answer="void-coup-and-shoe", effect="void-shoe", ends_shoe=True,
         says="A card is accidentally exposed while betting is open."),
    Case(name="4.11 a card face up in the shoe", typed="9h", by="supervisor", irregularity="face-up-in-shoe",
         answer="take-out", card="4c", effect="cards", then="kh th", winner="banker", net=3,
         says="A card lies face up in the shoe. It is taken out and the shoe goes on."),
    Case(name="4.11 a card left sight and no camera saw it", typed="9h", by="supervisor", irregularity="malfunction",
         answer="void-coup", effect="void", says="A malfunction makes it impossible to finish the round."),
    Case(name="4.11 the table is cleared too early and restored from the camera", typed="9h kh", by="two",
         irregularity="cleared-too-early", answer="reconstruct", cards="9h Kh Th", effect="cards", then="",
         winner="banker", net=3, says=f"The table is cleared before the round is settled. {IN_ORDER}"),
    Case(name="4.11 the table is cleared too early and nothing is known", typed="9h kh", by="two",
         irregularity="cleared-too-early", answer="void-coup", effect="void",
         says="The table is cleared before the round is settled."),
    Case(name="4.11 a suspected unshuffled shoe, in mid-coup", typed="9h", by="two", irregularity="unshuffled-shoe",
         answer="void-coup-and-shoe", effect="void-shoe", ends_shoe=True,
         says="It is suspected that the shoe was not shuffled."),
)  # fmt: skip
"""In an order in which scenarios that end a shoe stand before those that begin one where that saves time."""

ONE_DECK = (
    ("Td Tc 2c 3h Jc 7c", "player"),
    ("As 3d Qs 7h Ad Js", "player"),
    ("Kd 5c Kc 8d 7d 3c", "player"),
    ("2h Jd Th 2s Qh 6s", "banker"),
    ("9d 7s Ac 4d 6h 5h", "tie"),
    ("5d 4s 9c 3s 4h", "player"),
)
"""Coups of one deck whose first card, a king of hearts, burnt ten more: six cards are left after them."""
