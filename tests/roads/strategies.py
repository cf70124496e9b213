"""Shoes for property tests: any results, and sequences of decisions with the long runs that chance rarely brings."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from puntobanco.roads import Result, Winner

SIDES = (Winner.BANKER, Winner.PLAYER)

results = st.builds(
    Result,
    winner=st.sampled_from(Winner),
    total=st.none() | st.integers(0, 9),
    natural=st.booleans(),
    banker_pair=st.booleans(),
    player_pair=st.booleans(),
)
shoes = st.lists(results, max_size=90).map(tuple)
heights = st.lists(st.integers(1, 14), max_size=30).map(tuple)


@st.composite
def streaky_shoes(draw: st.DrawFn) -> tuple[Result, ...]:
    """Runs up to fourteen high, so that tails meet, with ties strewn in."""
    side = draw(st.sampled_from(SIDES))
    winners: list[Winner] = []
    for height in draw(heights):
        winners += [side] * height
        side = side.other
    for place in draw(st.lists(st.integers(0, len(winners)), max_size=6)):
        winners.insert(place, Winner.TIE)
    return tuple(map(Result, winners))


def random_shoe(seed: int, *, coups: int = 70, stay: float = 0.5) -> tuple[Result, ...]:
    """A shoe with a tenth of ties and some pairs, whose runs go on with chance `stay`."""
    random = Random(seed)
    side = random.choice(SIDES)
    shoe = []
    for _ in range(coups):
        tie = random.random() < 0.1
        if not tie and random.random() >= stay:
            side = side.other
        shoe.append(
            Result(
                Winner.TIE if tie else side,
                banker_pair=random.random() < 0.075,
                player_pair=random.random() < 0.075,
            )
        )
    return tuple(shoe)
