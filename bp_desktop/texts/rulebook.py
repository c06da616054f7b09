"""The rulebook of a game: a short paragraph for each rule, by id, in three languages."""

import tomllib
from collections.abc import Container, Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from bp_desktop.resources import read_text
from bp_desktop.texts.search import Text, TextIndex, words_of

ROW = 0.7
"""What a line of a table counts in a search beside a rule."""


class RuleParagraph(NamedTuple):
    """A rule in words."""

    id: str
    chapter: str
    """The heading it stands under."""
    text: str


class BookChapter(NamedTuple):
    """A heading of the book."""

    id: str
    """What the ids of its rules begin with, such as "BP-SHIP"."""
    title: str


class Rulebook:
    """The rules of a game in one language, in the order of the book."""

    def __init__(
        self, paragraphs: Iterable[RuleParagraph], rows: Container[str] = frozenset()
    ) -> None:
        """`rows`: the ids of those that are lines of a table in words, such as what a ship costs:
        whoever searches finds rules before them."""
        self.paragraphs = tuple(paragraphs)
        self._rows = rows
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

    def search(self, asked: str) -> tuple[RuleParagraph, ...]:
        """By an id, the beginning of one or words; the best first."""
        named = self.paragraph(asked)
        return (named,) if named is not None else self.chapter(asked) or self._index.search(asked)

    @cached_property
    def _index(self) -> TextIndex[RuleParagraph]:
        texts = (
            Text(one, words_of(one.chapter), words_of(one.text), ROW if one.id in self._rows else 1)
            for one in self.paragraphs
        )
        return TextIndex([*texts])


def chapter_of(rule: str) -> str:
    """The chapter of the rule with that id: its id without the number."""
    return rule.strip().upper().rpartition("-")[0]


def read_book(game: str, language: str) -> Mapping[str, Any]:
    """What the file of a game says in a language."""
    return tomllib.loads(read_text("rulebook", f"{game}.{language}.toml"))


def paragraphs_in(book: Mapping[str, Any]) -> Iterable[RuleParagraph]:
    for chapter in book["chapter"]:
        for id_, text in chapter["rules"].items():
            yield RuleParagraph(id_, chapter["title"], text)
