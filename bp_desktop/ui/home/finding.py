"""Which documents Home shows and in which order: section, search, tags and sorting."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.home.shelf import Section, chosen
from bp_desktop.ui.shell.fuzzy import fold, score

_DIGITS = re.compile(r"(\d+)")


class Order(StrEnum):
    CHANGED = "changed"
    NAME = "name"
    KIND = "kind"


class Wish(NamedTuple):
    """What a person wants to see."""

    section: str = Section.ALL
    query: str = ""
    tags: frozenset[str] = frozenset()
    """Folded; a document must have all of them."""
    order: Order = Order.CHANGED

    @property
    def narrows(self) -> bool:
        """Whether documents are looked for, so that what is not among them must not be shown."""
        return bool(self.query.strip() or self.tags)


class _Text(NamedTuple):
    title: str
    all: str


class Finder:
    """Finds documents by their words, which are put together once for every document.

    `words` says what a document is searched by besides its title: tags, kind, summary.
    """

    def __init__(self, words: Callable[[DocumentInfo], Iterable[str]]) -> None:
        self._words = words
        self._texts: dict[str, tuple[DocumentInfo, _Text]] = {}

    def pick(
        self,
        documents: Sequence[DocumentInfo],
        wish: Wish,
        kind: Callable[[DocumentInfo], str] = lambda info: info.system,
    ) -> list[DocumentInfo]:
        """The documents that are wanted, in the wanted order; those whose title answers first."""
        shown = chosen(documents, wish.section)
        if wish.tags:
            shown = [info for info in shown if wish.tags <= {fold(tag) for tag in info.tags}]
        match wish.order:
            case Order.NAME:
                shown.sort(key=lambda info: _by_name(info.title))
            case Order.KIND:
                shown.sort(key=lambda info: fold(kind(info)))
            case Order.CHANGED:
                pass  # as the box lists them
        words = fold(wish.query).split()
        return self._found(shown, words) if words else shown

    def _found(self, documents: list[DocumentInfo], words: list[str]) -> list[DocumentInfo]:
        texts = [(info, self._text(info)) for info in documents]
        found = [(info, text) for info, text in texts if all(word in text.all for word in words)]
        if not found:  # a slip of the fingers, or initials: letters of the title in their order
            query = " ".join(words)
            near = [(score(query, text.title), info) for info, text in texts]
            return [info for points, info in near if points is not None]
        found.sort(key=lambda pair: not all(word in pair[1].title for word in words))
        return [info for info, _ in found]

    def _text(self, info: DocumentInfo) -> _Text:
        known = self._texts.get(info.id)
        if known is None or known[0] != info:
            title = fold(info.title)
            text = _Text(title, "\n".join((title, *map(fold, self._words(info)))))
            known = self._texts[info.id] = info, text
        return known[1]


def tags_in_use(documents: Iterable[DocumentInfo]) -> list[str]:
    """Every tag once, as it was spelt first; the most used ones first."""
    spelt: dict[str, str] = {}
    used: Counter[str] = Counter()
    for info in documents:
        for tag in info.tags:
            folded = fold(tag)
            spelt.setdefault(folded, tag)
            used[folded] += 1
    return [spelt[folded] for folded in sorted(used, key=lambda tag: (-used[tag], tag))]


def _by_name(title: str) -> list[tuple[int, int, str]]:
    """For sorting: "Map 2" before "Map 10"."""
    return [
        (0, int(part), "") if part.isdecimal() and len(part) < 10 else (1, 0, part)
        for part in _DIGITS.split(fold(title))
        if part
    ]
