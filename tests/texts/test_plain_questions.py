"""What a new group asks in plain words is answered by the first or the second finding."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bp_desktop.texts.game_rules import GameRules, RuleNote, TableLine
from bp_desktop.texts.rulebook import also_asked_in
from bp_desktop.texts.rules_search import Answer, RuleSearch
from tests.texts.rules_in import LANGUAGES, rules_in
from tests.texts.test_parsec_rules import rules_in as parsec_rules_in

ASKED = tomllib.loads(Path(__file__).with_name("plain_questions.toml").read_text("utf-8"))
BOOKS: dict[str, Callable[[str], GameRules]] = {
    "burning_planets": rules_in,
    "parsec": parsec_rules_in,
}


@cache
def rules_of(game: str, language: str) -> tuple[GameRules, RuleSearch]:
    rules = BOOKS[game](language)
    return rules, RuleSearch(rules)


def answers_in(rules: GameRules, found: Answer) -> set[str]:
    """What a finding tells: a question stands there with the rules that answer it."""
    if isinstance(found, TableLine):
        line = found.row.picture.rpartition("/")[2] or str(found.row.cells[0])
        return {f"{found.table.id}/{line}"}
    if isinstance(found, RuleNote) and found in (*rules.asked, *rules.questions):
        return {found.id, *found.rules}
    return {found.id}


@pytest.mark.parametrize(
    ("game", "language", "asked", "answers"),
    [
        (game, language, one[language], one["answers"])
        for game, several in ASKED.items()
        for one in several
        for language in LANGUAGES
    ],
)
def test_the_answer_comes_first_or_second(
    game: str, language: str, asked: str, answers: list[str]
) -> None:
    rules, search = rules_of(game, language)

    first_two = [answers_in(rules, one) for one in search.search(asked).answers[:2]]

    assert any(told & set(answers) for told in first_two), first_two


def test_more_than_a_hundred_questions_are_asked_of_each_game() -> None:
    assert {game: len(several) for game, several in ASKED.items()} == {
        "burning_planets": 172,
        "parsec": 125,
    }


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_else_is_asked_is_asked_in_every_language(game: str, language: str) -> None:
    also = also_asked_in(game, language)
    rules, _search = rules_of(game, language)

    assert list(also) == list(also_asked_in(game, "en"))
    assert len(also) >= 100
    for id_, questions in also.items():
        paragraph = rules.book.paragraph(id_)
        assert paragraph is not None
        assert questions
        assert set(questions) <= set(paragraph.asked)


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_first_questions_end_with_a_mark_and_are_answered_by_rules(
    game: str, language: str
) -> None:
    rules, _search = rules_of(game, language)

    assert len(rules.asked) >= 30
    assert [one.rules for one in rules.asked] == [
        one.rules for one in rules_of(game, "en")[0].asked
    ]
    for one in rules.asked:
        assert one.text.endswith("?")
        assert all(rules.book.paragraph(id_) for id_ in one.rules)
