"""The rulebook of Parsec: every rule, every open question and every example in three languages."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bp_desktop.texts.rulebook import Rulebook, paragraphs_of, read_book
from tests.architecture.sources import modules
from tests.architecture.test_rule_ids import IDS, ids_in
from tests.texts.rules_in import LANGUAGES

RULES = [id_ for id_ in IDS["parsec"] if not id_.startswith("PA-EX-")]
EXAMPLES = [id_ for id_ in IDS["parsec"] if id_.startswith("PA-EX-")]
QUESTIONS = [id_ for id_ in RULES if id_.startswith("PA-GAP-")]
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
BOOKS = {language: read_book("parsec", language) for language in LANGUAGES}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def book_in(language: str) -> Rulebook:
    return Rulebook(paragraphs_of("parsec", language))


def numbers_in(text: str) -> list[str]:
    return sorted(one.replace(",", ".") for one in NUMBER.findall(text))


@each_language
def test_every_rule_of_the_specification_has_a_paragraph(language: str) -> None:
    book = book_in(language)

    assert sorted(one.id for one in book.paragraphs) == sorted(RULES)
    assert all(one.text.endswith((".", "?", "!")) for one in book.paragraphs)
    assert [one["id"] for one in BOOKS[language]["chapter"]] == [one.id for one in book.chapters]


@each_language
def test_every_rule_that_a_message_can_name_has_a_paragraph(language: str) -> None:
    named = {
        id_
        for path in modules()
        for id_ in ids_in(path.read_text(encoding="utf-8"))
        if id_.startswith("PA-") and not id_.startswith("PA-EX-")
    }
    book = book_in(language)

    assert len(named) > 100
    assert not [id_ for id_ in sorted(named) if book.paragraph(id_) is None]


@each_language
def test_every_open_question_is_asked_and_answered(language: str) -> None:
    asked = {one["id"]: one for one in BOOKS[language]["question"]}
    book = book_in(language)

    assert sorted(asked) == sorted(QUESTIONS)
    for id_, one in asked.items():
        assert one["text"].endswith("?")
        assert id_ in one["rules"]
        assert all(book.paragraph(rule) for rule in one["rules"])


@each_language
def test_every_worked_example_is_told_at_its_rules(language: str) -> None:
    told = {one["id"]: one for one in BOOKS[language]["example"]}
    book = book_in(language)

    assert sorted(told) == sorted(EXAMPLES)
    for one in told.values():
        assert one["rules"]
        assert all(book.paragraph(rule) for rule in one["rules"])


def test_the_languages_have_the_same_shape() -> None:
    def shape(value: Any) -> Any:
        match value:
            case dict():
                return {key: shape(one) for key, one in value.items()}
            case list():
                return [shape(one) for one in value]
            case str() if value.startswith("PA-"):
                return value
            case _:
                return type(value)

    english, *others = (shape(BOOKS[language]) for language in LANGUAGES)

    assert all(other == english for other in others)


def test_the_languages_tell_the_same_numbers() -> None:
    """In examples every number is a figure; in rules small ones may be words."""

    def told(book: Mapping[str, Any]) -> dict[str, list[str]]:
        return {one["id"]: numbers_in(one["text"]) for one in book["example"]}

    english, *others = (told(BOOKS[language]) for language in LANGUAGES)

    assert all(other == english for other in others)


@each_language
def test_a_file_says_nothing_twice(language: str) -> None:
    texts = [one.text for one in book_in(language).paragraphs]
    short = {"PA-GAP-60"}

    assert len(set(texts)) >= len(texts) - len(short)
