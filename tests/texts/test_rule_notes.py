"""Notes of the rules: open questions with what is set, editions compared, and their search."""

import pytest

from bp_desktop.core.options import load_option_rows
from bp_desktop.resources import read_text
from bp_desktop.texts.game_rules import GameRules
from bp_desktop.texts.rules_search import RuleSearch
from tests.texts.rules_in import LANGUAGES, rules_in

ROWS = load_option_rows(read_text("rules", "options.toml"))
QUESTIONS = 76
"""That the specification lists."""


@pytest.fixture(params=LANGUAGES)
def rules(request: pytest.FixtureRequest) -> GameRules:
    return rules_in(request.param)


def test_every_open_question_is_asked_and_answered_by_rules(rules: GameRules) -> None:
    asked = {one.id: one for one in rules.questions}

    assert sorted(asked) == [f"AMB-{number:02}" for number in range(1, QUESTIONS + 1)]
    assert all(one.text.endswith("?") for one in rules.questions)
    assert all(rules.book.paragraph(id_) for one in rules.questions for id_ in one.rules)


def test_every_option_stands_at_its_question_with_what_is_set(rules: GameRules) -> None:
    for row in ROWS:
        settled = {one.key: one for one in rules.decisions_on(row.question)}

        assert rules.note(row.question) is not None
        assert settled[row.key].value


def test_a_question_has_the_options_of_no_other() -> None:
    rules = rules_in("en")

    assert [one.key for one in rules.decisions_on("AMB-60")] == ["elimination"]
    assert rules.decisions_on("AMB-45") == ()


def test_editions_are_told_with_title_rules_and_which_is_followed(rules: GameRules) -> None:
    assert rules.about_editions
    assert len(rules.editions) >= 25
    for one in rules.editions:
        assert one.title
        assert one.follows
        assert one.rules
        assert all(rules.book.paragraph(id_) for id_ in one.rules)


def test_notes_of_all_languages_are_the_same_and_about_the_same_rules() -> None:
    english, *others = ([(one.id, one.rules) for one in rules_in(it).notes] for it in LANGUAGES)

    assert len(set(english)) == len(english)
    assert all(other == english for other in others)


def test_examples_stand_in_a_chapter_of_the_book(rules: GameRules) -> None:
    chapters = {one.id for one in rules.book.chapters}

    assert {one.chapter for one in rules.examples} <= chapters
    assert {"BP-COMBAT", "BP-TRADE", "BP-BOMB", "BP-COL"} <= {one.chapter for one in rules.examples}


@pytest.mark.parametrize(
    ("language", "asked", "first"),
    [
        ("en", "ex-33", "EX-33"),
        ("en", "AMB-45", "AMB-45"),
        ("it", "diff-07", "DIFF-07"),
        ("ru", "изданию ячейка вершины шесть кораблей", "DIFF-23"),
    ],
)
def test_notes_are_found_by_id_and_words(language: str, asked: str, first: str) -> None:
    found = RuleSearch(rules_in(language)).search(asked)

    assert first in [one.id for one in found.notes[:5]]


def test_an_id_of_a_rule_finds_that_rule_alone() -> None:
    found = RuleSearch(rules_in("en")).search("bp-conq-7")

    assert ([one.id for one in found.paragraphs], found.notes) == (["BP-CONQ-7"], ())
