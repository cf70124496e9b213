"""When the shoe is shuffled, and what a table of this rule set is like."""

from __future__ import annotations

from puntobanco.cards import RANK_COUNT, burn_value_of, value_of_rank
from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.rules import Limit, Mode, ShoePolicy
from puntobanco.text import bet_name

LEVELS_SHOWN = (1, 2, 3)


def shoes(draft: Draft) -> SectionDraft:
    """The shoe policy of each kind of table; said once where they are the same."""
    section = draft.section("shoe")
    policies = {mode: draft.rules.ruleset.shoe[mode] for mode in draft.rules.modes()}
    if len(set(policies.values())) == 1:
        section.steps(_policy(draft, next(iter(policies.values()))))
    else:
        for mode, policy in policies.items():
            section.say(f"shoe-mode-{mode}")
            section.steps(_policy(draft, policy))
    if not all(policy.fresh_every_coup for policy in policies.values()):
        section.say("shoe-cleared")
    return section


def _policy(draft: Draft, policy: ShoePolicy) -> list[str]:
    say = draft.texts.say
    if policy.fresh_every_coup:
        return [say("shoe-fresh", cards=draft.rules.cards_of(draft.rules.ruleset.decks_usual))]
    said = []
    if policy.burn_by_first_card:
        pips = [value_of_rank(rank) for rank in range(1, RANK_COUNT) if value_of_rank(rank)]
        said.append(
            say("shoe-burn", ace=burn_value_of(0), first=min(pips), last=max(pips), ten=burn_value_of(RANK_COUNT - 1))
        )
    if policy.cut_by_dealer:
        said.append(say("shoe-cut-dealer"))
    elif policy.cut_card_behind:
        said.append(say("shoe-cut-behind", cards=policy.cut_card_behind))
    if policy.cut_by_dealer or policy.cut_card_behind:
        after = policy.last_coups_after_cut
        said.append(say("shoe-cut-more", rounds=after) if after else say("shoe-cut-last"))
    if policy.coups_max:
        said.append(say("shoe-coups-max", rounds=policy.coups_max))
    said.append(say("shoe-cards-least", cards=policy.cards_least))
    return said


def at_the_table(draft: Draft) -> SectionDraft:
    """Seats, time, chips, taking back, and limits, as they are unless a house says otherwise."""
    section = draft.section("table")
    table = draft.rules.ruleset.table
    modes = draft.rules.modes()
    section.say("table-modes-both" if len(modes) == len(Mode) else f"table-modes-{modes[0]}")
    section.say("table-seats", seats=table.seats)
    if table.betting_seconds:
        section.say("table-seconds", seconds=table.betting_seconds)
    else:
        section.say("table-no-clock")
    section.say("table-chips", chips=draft.texts.listed([draft.texts.coins(chip) for chip in table.chips_minor]))
    section.say(f"table-cancel-{table.cancel}")
    if draft.texts.has(f"table-cancel-{table.cancel}-rest"):
        section.say(f"table-cancel-{table.cancel}-rest")
    section.say(f"table-rebet-{table.cancel}")
    if table.auto:
        section.say("table-auto")
    _limits(draft, section)
    section.say("table-house")
    return section


def _limits(draft: Draft, section: SectionDraft) -> None:
    table = draft.rules.ruleset.table
    limits = {bet: table.limits[bet] for bet in draft.rules.bet_by_id}
    coins = draft.texts.coins
    if not any(limit.per_level_minor for limit in limits.values()):
        rows = [
            (bet_name(draft.texts, bet), *map(coins, (limit.min_minor, limit.max_minor)))
            for bet, limit in limits.items()
        ]
        columns = ("table-column-bet", "table-column-min", "table-column-max")
        section.table(draft.texts.say("table-limits-caption"), columns, rows, right=(1, 2))
        return
    section.say("table-levels", top=table.level_top)
    levels = sorted({*(level for level in LEVELS_SHOWN if level < table.level_top), table.level_top})
    section.table(
        draft.texts.say("table-limits-level-caption"),
        ("table-column-bet", "table-column-min"),
        [_by_level(draft, bet, limit, levels) for bet, limit in limits.items()],
        right=tuple(range(1, 2 + len(levels))),
        more=[draft.texts.say("table-column-level", level=level) for level in levels],
    )


def _by_level(draft: Draft, bet: str, limit: Limit, levels: list[int]) -> tuple[str, ...]:
    top = draft.rules.ruleset.table.level_top
    most = [limit.max_at(level, level_top=top) for level in levels]
    return (bet_name(draft.texts, bet), *map(draft.texts.coins, (limit.min_minor, *most)))
