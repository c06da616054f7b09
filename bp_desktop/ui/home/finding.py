"""Search, filter and order of the documents on Home: sections, games, tags, words."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.shell.fuzzy import fold, score
from bp_desktop.ui.shell.kinds import AnyKind, CardMark

_DIGITS = re.compile(r"(\d+)")


class ShelfOrder(StrEnum):
    CHANGED = "changed"
    NAME = "name"
    KIND = "kind"


class ShelfSection(StrEnum):
    """The sections besides those of one sort of document."""

    ALL = "all"
    FINISHED = "finished"
    """What has come to its end."""
    BIN = "bin"


class ShelfFilter(NamedTuple):
    """What a person wants to see."""

    section: str = ShelfSection.ALL
    """Or one of `DocumentSorts.sections`."""
    game: str = ""
    """The id of the only game that is shown; "" for all."""
    query: str = ""
    tags: frozenset[str] = frozenset()
    """Folded; a document must have all of them."""
    order: ShelfOrder = ShelfOrder.CHANGED

    @property
    def narrows(self) -> bool:
        """Whether documents are looked for, so that what is not among them must not be shown."""
        return bool(self.query.strip() or self.tags)


class DocumentSorts:
    """Which section and game a document belongs to, by the registered kinds. Kinds of one name,
    such as the matches of several games, share a section."""

    def __init__(self, kinds: Sequence[AnyKind]) -> None:
        self._kinds = {kind.system: kind for kind in kinds}
        self.games = {kind.game.id: kind.game for kind in kinds}
        self.sections: dict[str, str] = {}
        """The id of its first kind, and what it is called."""
        self._section_of: dict[str, str] = {}
        for kind in kinds:
            called = {text: id_ for id_, text in self.sections.items()}
            section = called.get(kind.plural(), kind.system)
            self.sections[section] = kind.plural()
            self._section_of[kind.system] = section

    def section_of(self, info: DocumentInfo) -> str | None:
        return self._section_of.get(info.system)

    def picture_of_game(self, info: DocumentInfo) -> str:
        """The emblem that tells its game from others; "" where there is only one."""
        kind = self._kinds.get(info.system)
        return kind.game.icon if kind is not None and len(self.games) > 1 else ""

    def mark_of(self, info: DocumentInfo) -> CardMark:
        """What its card shows of it at a glance."""
        kind = self._kinds.get(info.system)
        return kind.mark_of(info.summary) if kind is not None else CardMark()

    def has_story(self, info: DocumentInfo) -> bool:
        """Whether it can tell what happened last."""
        kind = self._kinds.get(info.system)
        return kind is not None and kind.make_chronicle is not None and info.steps > 0

    def words_of(self, info: DocumentInfo) -> str:
        """What it is, and of which game where there are several."""
        kind = self._kinds.get(info.system)
        if kind is None:
            return info.system
        return f"{kind.noun()} · {kind.game.name()}" if len(self.games) > 1 else kind.noun()

    def chosen(self, documents: Sequence[DocumentInfo], wanted: ShelfFilter) -> list[DocumentInfo]:
        """The documents of a section and a game."""
        binned = wanted.section == ShelfSection.BIN
        everything = binned or wanted.section in (ShelfSection.ALL, ShelfSection.FINISHED)
        over = wanted.section == ShelfSection.FINISHED
        return [
            info
            for info in documents
            if info.binned is binned
            and (everything or self.section_of(info) == wanted.section)
            and (not over or self.mark_of(info).is_end)
            and wanted.game in ("", self._game_of(info))
        ]

    def _game_of(self, info: DocumentInfo) -> str | None:
        kind = self._kinds.get(info.system)
        return kind.game.id if kind is not None else None


class _Text(NamedTuple):
    title: str
    all: str


class DocumentFinder:
    """Finds documents by their words, which are put together once for every document.

    `words` says what a document is searched by besides its title, sort and game: tags, summary.
    """

    def __init__(
        self, sorts: DocumentSorts, words: Callable[[DocumentInfo], Iterable[str]]
    ) -> None:
        self._sorts = sorts
        self._words = words
        self._texts: dict[str, tuple[DocumentInfo, _Text]] = {}

    def pick(self, documents: Sequence[DocumentInfo], wanted: ShelfFilter) -> list[DocumentInfo]:
        """The documents that are wanted, in the wanted order; those whose title answers first."""
        shown = self._sorts.chosen(documents, wanted)
        if wanted.tags:
            shown = [info for info in shown if wanted.tags <= {fold(tag) for tag in info.tags}]
        match wanted.order:
            case ShelfOrder.NAME:
                shown.sort(key=lambda info: _by_name(info.title))
            case ShelfOrder.KIND:
                shown.sort(key=lambda info: fold(self._sorts.words_of(info)))
            case ShelfOrder.CHANGED:
                pass  # as the box lists them
        words = fold(wanted.query).split()
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
            others = (self._sorts.words_of(info), *self._words(info))
            text = _Text(title, "\n".join((title, *map(fold, others))))
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


def origin_words(info: DocumentInfo) -> tuple[str, ...]:
    """The match it was branched from, and the map it is played on."""
    if info.origins is None or info.origins == type(info.origins)():
        return ()
    # Most documents have none, and the first picture does not wait for the words.
    from bp_desktop.games.shared.branching import origins_told
    from bp_desktop.ui.words.wording import worded

    return tuple(map(worded, origins_told(info.origins)))
