"""Who draws a third card: in sentences, by Banker's total, by third card, as a grid, and by formula where it agrees."""

from __future__ import annotations

from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.rulebook.pages import Block, Table
from puntobanco.rulebook.tableau import FORMULA_ADDED, FORMULA_COUNTS, THIRDS, formula_bound
from puntobanco.rules import STOOD

FORMULA_EXAMPLE = 7
"""A third value for which halving has to round."""


def drawing(draft: Draft) -> SectionDraft:
    """The whole drawing rule."""
    section = draft.section("drawing")
    tableau = draft.tableau
    if tableau.naturals:
        section.say("draw-natural", naturals=draft.numbers(tableau.naturals, last="or"))
    section.say("draw-player", **player_figures(draft))
    if tableau.player_stands:
        section.say("draw-banker-stood", **stood_figures(draft))
    if tableau.player_draws:
        section.say("draw-banker-third")
        section.steps(_by_total_sentences(draft))
    section.blocks.append(player_table(draft))
    if tableau.player_draws:
        section.blocks.append(by_total_table(draft))
    section.blocks += other_forms(draft)
    return section


def other_forms(draft: Draft) -> list[Block]:
    """By third card, as a grid and as the formula: tables that repeat the rule for whoever likes them better."""
    section = draft.section("drawing")
    if draft.tableau.player_draws:
        section.blocks.append(_by_third_table(draft))
    section.blocks.append(_grid(draft))
    if draft.tableau.player_draws and draft.tableau.follows_formula():
        _formula(draft, section)
    return section.blocks


def player_figures(draft: Draft) -> dict[str, str]:
    """On what Player draws and stands."""
    tableau = draft.tableau
    return {"draws": draft.numbers(tableau.player_draws), "stands": draft.numbers(tableau.player_stands)}


def stood_figures(draft: Draft) -> dict[str, str]:
    """On what Banker draws and stands when Player stood."""
    tableau = draft.tableau
    return {"draws": draft.numbers(tableau.stood_draws), "stands": draft.numbers(tableau.stood_stands)}


def _by_total_sentences(draft: Draft) -> list[str]:
    said = []
    for two, against in draft.tableau.banker.items():
        rest = [value for value in THIRDS if value not in against]
        if not rest:
            message, thirds = "draw-always", ""
        elif not against:
            message, thirds = "draw-never", ""
        elif len(rest) == 1:
            message, thirds = "draw-unless", draft.numbers(rest, last="or")
        else:
            message, thirds = "draw-on", draft.numbers(against, last="or")
        said.append(draft.texts.say(message, total=two, thirds=thirds))
    return said


def player_table(draft: Draft) -> Table:
    """Player's rule by two-card total."""
    say, tableau = draft.texts.say, draft.tableau
    rows = [
        (draft.cell(tableau.player_draws), say("draw-cell-draws")),
        (draft.cell(tableau.player_stands), say("draw-cell-stands")),
        (draft.cell(tableau.naturals), say("draw-cell-natural")),
    ]
    held = (tableau.player_draws, tableau.player_stands, tableau.naturals)
    return Table(
        say("draw-player-caption"),
        (say("draw-column-player-total"), say("draw-column-does")),
        tuple(row for row, totals in zip(rows, held, strict=True) if totals),
    )


def by_total_table(draft: Draft) -> Table:
    """Banker's rule by its own total, when Player drew."""
    say = draft.texts.say
    rows = [
        (
            draft.texts.number(two),
            draft.cell(against),
            draft.cell([value for value in THIRDS if value not in against]),
        )
        for two, against in draft.tableau.banker.items()
    ]
    heads = ("draw-column-banker-total", "draw-column-draws-when", "draw-column-stands-when")
    return Table(say("draw-total-caption"), tuple(map(say, heads)), tuple(rows))


def _by_third_table(draft: Draft) -> Table:
    """Banker's rule by Player's third card; equal rows are put together."""
    say, tableau = draft.texts.say, draft.tableau
    together: dict[tuple[int, ...], list[int]] = {}
    for value in THIRDS:
        together.setdefault(tableau.banker_draws_against(value), []).append(value)
    rows = []
    for draws, thirds in together.items():
        stands = [two for two in tableau.banker if two not in draws]
        rows.append((draft.cell(thirds), draft.cell(draws), draft.cell(stands)))
    heads = ("draw-column-third", "draw-column-draws", "draw-column-stands")
    return Table(say("draw-third-caption"), tuple(map(say, heads)), tuple(rows))


def _grid(draft: Draft) -> Table:
    """Every case as a cell: Banker's totals down, what Player did across. Read from the tableau, cell by cell."""
    say, tableau = draft.texts.say, draft.tableau
    columns = ([STOOD] if tableau.player_stands else []) + (list(THIRDS) if tableau.player_draws else [])
    rows = []
    for two, against in tableau.banker.items():
        draws = [two in tableau.stood_draws if column == STOOD else column in against for column in columns]
        cells = [say("draw-cell-draws" if drawn else "draw-cell-stands") for drawn in draws]
        rows.append((draft.texts.number(two), *cells))
    heads = [say("draw-stood") if column == STOOD else draft.texts.number(column) for column in columns]
    return Table(say("draw-grid-caption"), (say("draw-column-banker-total"), *heads), tuple(rows))


def _formula(draft: Draft, section: SectionDraft) -> None:
    number = draft.texts.number
    (eight, minus_two), (nine, minus_one) = FORMULA_COUNTS.items()
    section.say(
        "draw-formula",
        eight=eight,
        minustwo=number(minus_two),
        nine=nine,
        minusone=number(minus_one),
        added=FORMULA_ADDED,
    )
    bound = formula_bound(FORMULA_EXAMPLE)
    draws = draft.numbers(draft.tableau.banker_draws_against(FORMULA_EXAMPLE))
    section.say("draw-formula-example", third=FORMULA_EXAMPLE, bound=bound, draws=draws)
