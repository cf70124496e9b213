"""Figures of sessions, worked by hand on a few, and what is said of them in every language."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from html import unescape
from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from puntobanco.lab import Figures, Player, Study, Terms, Way, figures_of, study_of, system_of
from puntobanco.lab.columns import Column, End
from puntobanco.lab.documents import figures_document, sessions_csv, study_document
from puntobanco.lab.figures import Z95, Interval, histogram_of, share
from puntobanco.lab.report import Report, html, markdown
from puntobanco.lab.told import Played, sentences, table
from puntobanco.rules import shipped
from puntobanco.text import LANGUAGES, texts_in

NONE: NDArray[np.float64] = np.zeros(0)


def the_study(game: str = "punto-banco", bet: str = "player") -> Study:
    return study_of(shipped(game), system_of("martingale"), [bet], Terms(100, 10_000, 10))


def rows(*nets: int, handle: int = 1_000, **columns: int) -> NDArray[np.int64]:
    """Sessions of the study of `the_study` with these nets, all else alike."""
    made = np.zeros((len(nets), the_study().columns), np.int64)
    made[:, Column.NET], made[:, Column.HANDLE] = nets, handle
    made[:, Column.COUPS], made[:, Column.WAGERS] = 10, 10
    for name, value in columns.items():
        made[:, Column[name.upper()]] = value
    return made


def test_the_mean_has_its_normal_interval() -> None:
    figures = figures_of(the_study(), rows(100, -100, 300, -500), NONE)
    assert figures.mean.value == -50
    deviation = sqrt((150**2 + 50**2 + 350**2 + 450**2) / 3)
    assert figures.deviation == pytest.approx(deviation)
    assert figures.mean.high == pytest.approx(-50 + Z95 * deviation / 2)


def test_luck_is_what_is_left_of_the_net_when_edge_and_rounding_are_taken_out() -> None:
    study = the_study()
    made = rows(100, -100, 300, -500)
    made[:, Column.ROUNDED] = 3 * study.pays.parts
    figures = figures_of(study, made, NONE)
    loss = float(study.edges[0]) * 1_000
    assert figures.rounded == 12
    assert figures.expected_loss == pytest.approx(4 * (loss + 3))
    assert figures.luck.value == pytest.approx(-50 + loss + 3)
    assert figures.loss_rate.value == pytest.approx(50 / 1_000)


def test_where_the_cards_were_looked_at_their_worth_is_what_was_expected() -> None:
    figures = figures_of(the_study(), rows(100, -100), np.array([40.0, 60.0]))
    assert figures.values_used
    assert figures.luck.value == pytest.approx(-50)


def test_a_share_has_the_interval_of_wilson() -> None:
    # Wilson's interval of 15 in 50, worked by his formula (1927): 0.1910 to 0.4375.
    interval = share(15, 50)
    assert (round(interval.low, 4), round(interval.high, 4)) == (0.1910, 0.4375)
    assert share(0, 10).low == 0
    assert share(10, 10).high == 1
    assert share(0, 10).high == pytest.approx(Z95**2 / (10 + Z95**2))


def test_every_session_has_its_column_in_the_histogram() -> None:
    net = np.array([-10_000, -9_990, 0, 1, 2, 499, 500, 12_345])
    histogram = histogram_of(net)
    assert sum(histogram.counts) == len(net)
    for left, right, count in zip(histogram.edges, histogram.edges[1:], histogram.counts, strict=False):
        assert count == ((net >= left) & (net < right)).sum()
    assert histogram_of(np.array([7, 7])).counts == (2,)


def test_ends_and_spreads_are_counted() -> None:
    made = rows(*range(-50, 50), drawdown=5, loss_run=3, stake_most=800)
    made[:7, Column.END] = End.RUINED
    made[0, Column.LOSS_RUN] = 9
    figures = figures_of(the_study(), made, NONE)
    assert figures.ends[End.RUINED].value == 0.07
    assert (figures.ahead.value, figures.level.value, figures.behind.value) == (0.49, 0.01, 0.5)
    assert (figures.loss_run.mean, figures.loss_run.median, figures.loss_run.high, figures.loss_run.most) == (
        3.06,
        3,
        3,
        9,
    )
    assert (figures.percentiles[1], figures.percentiles[50], figures.percentiles[99]) == (-50, -1, 48)
    assert figures.table_most.value == 0


def test_one_session_has_figures_without_intervals() -> None:
    figures = figures_of(the_study(), rows(-100), NONE)
    assert figures.mean == Interval(-100, -100, -100)
    assert figures.z == 0


def the_figures(study: Study) -> Figures:
    part = Player(study, 3, Way.TABLE).play(0, 200)
    return figures_of(study, part.rows, part.worth)


STUDIES = [
    study_of(shipped("punto-banco"), system_of("martingale"), [], Terms(100, 3_000, 100)),
    study_of(shipped("7up-online"), system_of("paroli"), ["super-sevens"], Terms(100, None, 100)),
    study_of(shipped("touch"), system_of("flat"), ["banker"], Terms(10, None, 50)),
    study_of(shipped("touch"), system_of("exact"), [], Terms(100, None, 10)),
    study_of(shipped("punto-banco"), system_of("count", {"trigger": "-100"}), ["tie"], Terms(100, None, 100)),
    study_of(shipped("punto-banco"), system_of("flat"), ["tie"], Terms(100, 5_000, 60), values=True),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(STUDIES)))
def test_every_language_says_what_the_figures_show(language: str, number: int) -> None:
    study = STUDIES[number]
    texts = texts_in(language, files=("terms", "lab"))
    figures = the_figures(study)
    played = Played(study, figures, 400)
    said = sentences(texts, played, figures)
    assert len(said) >= 3
    assert all(sentence and "{" not in sentence for sentence in said)
    assert all(row[0] and row[1] for group in table(texts, played) for row in group)
    report = Report(played, figures, 3, "1.2.3", "")
    page = html(texts, report)
    assert f'lang="{language}"' in page
    for sentence in said:
        assert sentence in unescape(page)
        assert sentence in markdown(texts, report)


def say(figures: Figures, study: Study | None = None) -> str:
    return "\n".join(sentences(texts_in("en", files=("terms", "lab")), Played(study or STUDIES[0], figures, 200)))


def test_what_chance_makes_is_called_chance_and_more_is_not() -> None:
    figures = the_figures(STUDIES[0])
    assert "what chance does" in say(replace(figures, z=3.9))
    assert "more than chance does" in say(replace(figures, z=-4.1))


def test_rounding_is_told_where_it_takes_something_and_only_there() -> None:
    assert "Rounding" in say(the_figures(STUDIES[2]), STUDIES[2])
    assert "Rounding" not in say(the_figures(STUDIES[0]))


def test_a_system_that_never_bets_is_not_said_to_win_or_lose() -> None:
    said = say(the_figures(STUDIES[3]), STUDIES[3])
    assert "No wager was made" in said
    assert "ahead" not in said


def test_who_looks_at_cards_is_not_called_lucky() -> None:
    assert "does not meet the average shoe" in say(the_figures(STUDIES[4]), STUDIES[4])


def test_json_and_csv_say_the_same_as_the_rows() -> None:
    study = STUDIES[1]
    part = Player(study, 3, Way.TABLE).play(0, 30)
    figures = figures_of(study, part.rows, part.worth)
    document = json.loads(json.dumps({**study_document(study, seed=3, wanted=30), **figures_document(figures)}))
    lines = list(csv.DictReader(io.StringIO(sessions_csv(study, part.rows, part.worth))))
    assert [int(line["net_minor"]) for line in lines] == part.rows[:, Column.NET].tolist()
    assert document["net_minor"] == sum(int(line["net_minor"]) for line in lines)
    for bet, handle in document["handle_minor"].items():
        assert handle == sum(int(line[f"handle_minor_{bet}"]) for line in lines)
    assert sum(document["histogram"]["counts"]) == document["sessions"] == 30
    assert document["beside"]["stake_minor"] == study.beside_stake
