"""What texts say: fallback message by message, messages of a rule set, numbers as each language writes them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from puntobanco.errors import Reason
from puntobanco.text import (
    LANGUAGES,
    NAMES,
    bet_name,
    faults_of,
    negotiate,
    refusal_text,
    ruleset_title,
    term,
    texts_in,
)


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (("en",), "en"),
        (("en-GB",), "en"),
        (("vi-VN",), "vi"),
        (("TH",), "th"),
        (("zh-Hant",), "zh-Hant"),
        (("zh-HK",), "zh-Hant"),
        (("zh-TW",), "zh-Hant"),
        (("zh-MO",), "zh-Hant"),
        (("yue",), "zh-Hant"),
        (("zh",), "zh-Hans"),
        (("zh-CN",), "zh-Hans"),
        (("zh-SG",), "zh-Hans"),
        (("zh-Hans-HK",), "zh-Hans"),
        (("zh-Hant-CN",), "zh-Hant"),
        (("zh_TW.UTF-8",), "zh-Hant"),
        (("th_TH.UTF-8@x",), "th"),
        (("fr", "vi"), "vi"),
        (("fr",), "en"),
        (("C.UTF-8",), "en"),
        (("",), "en"),
        ((), "en"),
    ],
)
def test_whoever_asks_is_answered_in_the_nearest_language(tags: tuple[str, ...], language: str) -> None:
    assert negotiate(*tags) == language


def test_every_language_is_named_in_itself() -> None:
    assert tuple(NAMES) == LANGUAGES


def test_a_message_that_a_language_lacks_is_said_in_english() -> None:
    texts = texts_in("th", {"en": "bet-lucky = Lucky eight"})
    assert bet_name(texts, "lucky") == "Lucky eight"
    assert texts.language_of("bet-lucky") == "en"
    assert texts.language_of("bet-banker") == "th"
    assert texts.language_of("bet-nowhere") == "th"


def test_a_name_that_no_language_has_is_made_from_the_id() -> None:
    assert bet_name(texts_in("vi"), "dragon-bonus-player") == "Dragon bonus player"
    assert ruleset_title(texts_in("en"), "my-house") == "My house"


def test_messages_of_a_rule_set_come_before_those_of_the_house() -> None:
    extra = {"en": "bet-tie = Égalité", "zh-Hant": "bet-tie = 平\nbet-own = { -banker }甲"}
    assert bet_name(texts_in("en", extra), "tie") == "Égalité"
    assert bet_name(texts_in("zh-Hant", extra), "tie") == "平"
    assert bet_name(texts_in("zh-Hant", extra), "own") == "莊家甲"
    assert bet_name(texts_in("vi", extra), "tie") == "Hòa"
    assert bet_name(texts_in("en"), "tie") == "Tie"


def test_a_message_of_a_rule_set_that_cannot_be_said_is_passed_over() -> None:
    texts = texts_in("en", {"en": "bet-tie = { $nothing }\nbet-loop = { bet-loop }\nbet- = \nbet-player = { -nobody }"})
    assert bet_name(texts, "tie") == "Tie"
    assert bet_name(texts, "loop") == "Loop"


@pytest.mark.parametrize("source", ["\x00\xff", "= =", "a = {", "🂡", "x = { $a -> }", "-" * 10_000])
def test_fluent_text_that_cannot_be_read_is_reported_and_does_no_harm(source: str) -> None:
    assert faults_of(source)
    assert bet_name(texts_in("en", {"en": source}), "banker") == "Banker"


def test_faults_name_their_line() -> None:
    assert faults_of("good = yes\n\nbad\n")[0].startswith("line 3")
    assert faults_of("good = yes\n# note\n") == ()


@pytest.mark.parametrize(
    ("language", "number", "coins"),
    [
        ("en", "-12,345.68", "2,500.50"),
        ("zh-Hant", "-12,345.68", "2,500.50"),
        ("zh-Hans", "-12,345.68", "2,500.50"),
        ("vi", "-12.345,68", "2.500,50"),
        ("th", "-12,345.68", "2,500.50"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, number: str, coins: str) -> None:
    texts = texts_in(language)
    assert texts.number(Fraction(-12345675, 1000), 2) == number
    assert texts.coins(250_050) == coins


def test_numbers_keep_every_digit() -> None:
    texts = texts_in("en")
    assert texts.number(4_998_398_275_503_360) == "4,998,398,275,503,360"
    assert texts.percent(Fraction(114753351728, 10847218479825), 10) == "1.0579057842%"
    assert texts.number(10**40 + 1) == "10" + ",000" * 12 + ",001"
    assert texts.number(999) == "999"
    assert texts.coins(50_000) == "500"


def test_lists_are_joined_by_the_language() -> None:
    assert texts_in("en").listed(["a"]) == "a"
    assert texts_in("en").listed([]) == ""
    assert texts_in("en").listed(["a", "b"]) == "a and b"
    assert texts_in("en").listed(["a", "b", "c"], last="or") == "a, b, or c"
    assert texts_in("zh-Hant").listed(["a", "b", "c", "d"]) == "a、b、c、d"
    assert texts_in("zh-Hans").listed(["a", "b", "c"], last="or") == "a、b或c"


def test_a_refusal_says_as_much_as_is_known() -> None:
    texts = texts_in("en")
    assert refusal_text(texts, Reason.ABOVE_MAXIMUM) == "The stake is above your limit."
    assert refusal_text(texts, Reason.ABOVE_MAXIMUM, bet="tie") == "The stake on Tie is above your limit."
    said = refusal_text(texts, Reason.ABOVE_MAXIMUM, bet="tie", allowed_minor=50_000)
    assert said == "On Tie you can wager 500 at most."
    plain = refusal_text(texts, Reason.COMMAND_REUSED)
    assert refusal_text(texts, Reason.COMMAND_REUSED, bet="tie", allowed_minor=1) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_in_every_form(language: str) -> None:
    texts = texts_in(language)
    for reason in Reason:
        for bet, allowed in ((None, None), ("tie", None), ("tie", 100), (None, 100)):
            assert refusal_text(texts, reason, bet=bet, allowed_minor=allowed)


def test_terms_have_a_form_for_sentences_and_one_for_the_list() -> None:
    texts = texts_in("zh-Hans")
    assert term(texts, "banker") == "庄"
    assert term(texts, "deck", listed=True) == "副（牌）"  # noqa: RUF001 (Chinese is written with these brackets)
    assert term(texts, "shoe", listed=True) == "牌靴"


def test_reading_only_some_files_gives_the_same_words() -> None:
    assert texts_in("vi", files=("terms",)).say("term-banker") == texts_in("vi").say("term-banker")
    assert not texts_in("vi", files=("terms",)).has("refused-malformed")


def test_messages_that_go_round_in_circles_or_grow_without_end_are_left_out() -> None:
    grows = "\n".join(f"m{n} = {{ m{n + 1} }}{{ m{n + 1} }}" for n in range(40)) + "\nm40 = ha"
    source = f"bet-tie = {{ -banker }}\n-banker = {{ bet-banker }}\n{grows}\nbet-player = {{ m0 }}"
    faults = faults_of(source)
    assert {fault.split(":")[0] for fault in faults} >= {"bet-tie", "banker", "m0", "bet-player"}
    texts = texts_in(
        "en", {"en": f"bet-tie = {{ -banker }}\n-banker = {{ bet-banker }}\n{grows}\nbet-player = {{ m0 }}"}
    )
    assert [bet_name(texts, bet) for bet in ("tie", "banker", "player")] == ["Tie", "Banker", "Player"]


@pytest.mark.parametrize(
    ("text", "english", "chinese"),
    [
        ("2011-08-26", "August 26, 2011", "2011年8月26日"),
        ("26 August 2011", "August 26, 2011", "2011年8月26日"),
        ("1 May 2019", "May 1, 2019", "2019年5月1日"),
        ("March 2020", "March 2020", "2020年3月"),
        ("2016", "2016", "2016年"),
        ("some day", "some day", "some day"),
        ("2011-13-45", "2011-13-45", "2011-13-45"),
    ],
)
def test_dates_are_written_as_the_language_writes_them(text: str, english: str, chinese: str) -> None:
    assert texts_in("en").date(text) == english
    assert texts_in("zh-Hant").date(text) == chinese
