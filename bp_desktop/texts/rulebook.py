"""The rulebook of a game: a short paragraph for each rule, by id, in three languages."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from bp_desktop.resources import read_text


class RuleParagraph(NamedTuple):
    """A rule in words."""

    id: str
    chapter: str
    """The heading it stands under."""
    text: str
    worth: float = 1.0
    """What it counts in a search beside others that say as much."""
    asked: tuple[str, ...] = ()
    """What people ask who have not read it, and are answered by it."""


class BookChapter(NamedTuple):
    """A heading of the book."""

    id: str
    """What the ids of its rules begin with, such as "BP-SHIP"."""
    title: str


class Rulebook:
    """The rules of a game in one language, in the order of the book."""

    def __init__(self, paragraphs: Iterable[RuleParagraph]) -> None:
        self.paragraphs = tuple(paragraphs)
        self._by_id = {one.id: one for one in self.paragraphs}

    def paragraph(self, id_: str) -> RuleParagraph | None:
        """By the id, typed in any case."""
        return self._by_id.get(id_.strip().upper())

    def chapter(self, id_: str) -> tuple[RuleParagraph, ...]:
        """The rules whose ids begin with that of a chapter, such as "BP-SHIP"."""
        beginning = f"{id_.strip().upper()}-"
        return tuple(one for one in self.paragraphs if one.id.startswith(beginning))

    @cached_property
    def chapters(self) -> tuple[BookChapter, ...]:
        """In the order of the book."""
        return tuple(
            dict.fromkeys(BookChapter(chapter_of(p.id), p.chapter) for p in self.paragraphs)
        )


def chapter_of(rule: str) -> str:
    """The chapter of the rule with that id: its id without the number."""
    return rule.strip().upper().rpartition("-")[0]


def read_book(game: str, language: str) -> Mapping[str, Any]:
    """What the file of a game says in a language."""
    return tomllib.loads(read_text("rulebook", f"{game}.{language}.toml"))


def like_words_of(game: str, language: str) -> tuple[str, ...]:
    """Words that people take for one another, a line each: ours, and those that we avoid."""
    return tuple(read_text("rulebook", "like_words", f"{game}.{language}.txt").splitlines())


def also_asked_in(game: str, language: str) -> dict[str, list[str]]:
    """What else people ask, in words that we avoid too, by the rule that answers it: it is never
    shown, and only helps to find."""
    lines = read_text("rulebook", "also_asked", f"{game}.{language}.txt").splitlines()
    return {id_: questions_in(rest) for id_, _, rest in (one.partition(" ") for one in lines)}


def paragraphs_of(game: str, language: str) -> Iterable[RuleParagraph]:
    """The rules of a game in a language, with what people ask that they answer."""
    book, also_asked = read_book(game, language), also_asked_in(game, language)
    asked: dict[str, list[str]] = {}
    for question in book.get("asked", ()):
        for id_ in question["rules"]:
            asked.setdefault(id_, []).append(question["text"])
    for id_, questions in also_asked.items():
        asked.setdefault(id_, []).extend(questions)
    for chapter in book["chapter"]:
        title, worth = chapter["title"], chapter.get("worth", 1.0)
        for id_, text in chapter["rules"].items():
            yield RuleParagraph(id_, title, text, worth, tuple(asked.get(id_, ())))


def questions_in(several: str) -> list[str]:
    """One behind the other, each with its mark."""
    return [f"{one.strip()}?" for one in several.split("?") if one.strip()]
