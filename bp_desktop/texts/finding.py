"""Finding named things by a few words: what people call a thing counts more than what it says.

Words, their other forms and small mistakes are told apart as in the rules (`search.py`). Every
thing is filed under its words, so that each key pressed asks a few thousand words and no thing.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import log
from typing import Generic, NamedTuple

from bp_desktop.core.type_variables import T
from bp_desktop.texts.search import (
    ASKING,
    BEGINNING,
    EXACT,
    LONG_TEXT,
    MISTAKES,
    MISTYPED,
    SAME_STEM,
    have_one_stem,
    mistakes,
    words_of,
)

TITLE, KEYWORD, HEADING, TEXT = 1.0, 0.7, 0.45, 0.3
"""How much a word counts by where it stands."""
INSIDE, INITIALS, FIRST_LETTERS = 0.3, 0.5, 0.6
"""Letters in the middle of a title's word, the first letters of its words, and fewer letters than
a stem has at the beginning of one."""
SHORTEST_INSIDE = 3
WHOLE, OPENING = 0.35, 0.05
"""On top for a title that says no more than what was asked for, and for one that begins so."""
PHRASE, QUESTION = 2, 4
"""How much it matters that a word of a few, or of many, says nothing of a thing."""
CODE, CODE_BEGINS = 1000.0, 500.0
SHORTEST_CODE = 4
WORTH_SHOWING = 0.1
"""Of what the best finding has."""


class Findable(NamedTuple, Generic[T]):
    """A thing and the words it is found by."""

    thing: T
    title: str
    keywords: str = ""
    """What else people call it."""
    heading: str = ""
    """What it stands under."""
    text: str = ""
    """What it says."""
    code: str = ""
    """Such as the id of a rule: found by its beginning, and before everything else."""
    worth: float = 1.0
    """Among things that answer alike."""


class Finder(Generic[T]):
    """Things that are found by their words; more can come at any time."""

    def __init__(self) -> None:
        self._things: list[Findable[T]] = []
        self._titles: list[tuple[str, ...]] = []
        self._filed: dict[str, dict[int, float]] = {}
        """Of each word the things under it, and how much it counts for each."""
        self._titled: dict[str, set[int]] = {}
        """Words of titles alone, for what is in the middle of them."""
        self._codes: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._things)

    def add(self, more: Iterable[Findable[T]]) -> None:
        for one in more:
            place = len(self._things)
            title, text = words_of(one.title), words_of(one.text)
            self._things.append(one)
            self._titles.append(title)
            self._file(place, text, TEXT / (1 + len(text) / LONG_TEXT))
            self._file(place, words_of(one.heading), HEADING)
            self._file(place, words_of(one.keywords), KEYWORD)
            self._file(place, title, TITLE)
            for word in title:
                self._titled.setdefault(word, set()).add(place)
            if len(title) > 1:
                self._file(place, ("".join(word[0] for word in title),), INITIALS)
            if one.code:
                self._codes.setdefault(one.code.casefold(), place)

    def _file(self, place: int, words: Iterable[str], counts: float) -> None:
        for word in words:
            under = self._filed.setdefault(word, {})
            under[place] = max(counts, under.get(place, 0.0))

    def search(self, asked: str) -> list[T]:
        """What answers, the best first."""
        points = self._by_words(_told(asked)) | self._by_code(asked)
        least = max(points.values(), default=0.0) * WORTH_SHOWING
        found = [place for place, value in points.items() if value >= least]
        found.sort(key=lambda place: (-points[place], place))
        return [self._things[place].thing for place in found]

    def _by_code(self, asked: str) -> dict[int, float]:
        typed = asked.strip().casefold()
        if len(typed) < SHORTEST_CODE:
            return {}
        return {
            place: (CODE if code == typed else CODE_BEGINS)
            for code, place in self._codes.items()
            if code.startswith(typed)
        }

    def _by_words(self, asked: Sequence[str]) -> dict[int, float]:
        total: dict[int, float] = {}
        answered: dict[int, int] = {}
        for word in asked:
            fits = self._fits(word)
            # What is rare among the things says more than what is the same for many.
            weight = log(1 + len(self._things) / len(fits)) if fits else 0.0
            for place, fit in fits.items():
                total[place] = total.get(place, 0.0) + fit * weight
                answered[place] = answered.get(place, 0) + 1
        return {
            place: points
            * (answered[place] / len(asked)) ** (QUESTION if len(asked) > 2 else PHRASE)
            * (1 + self._nearness(place, asked))
            * self._things[place].worth
            for place, points in total.items()
        }

    def _nearness(self, place: int, asked: Sequence[str]) -> float:
        title = self._titles[place]
        said = sum(any(word.startswith(one) for one in asked) for word in title)
        opens = bool(title) and title[0].startswith(asked[0])
        return WHOLE * said / max(len(title), 1) + OPENING * opens

    def _fits(self, asked: str) -> dict[int, float]:
        """How well one word answers for each thing."""
        fits: dict[int, float] = {}

        def take(places: Iterable[tuple[int, float]], likeness: float) -> None:
            for place, counts in places:
                fits[place] = max(fits.get(place, 0.0), counts * likeness)

        is_short = len(asked) < SHORTEST_INSIDE
        for word, under in self._filed.items():
            if word == asked:
                take(under.items(), EXACT)
            elif word.startswith(asked):
                if not is_short:
                    take(under.items(), BEGINNING)
                elif word in self._titled:
                    take(((place, TITLE) for place in self._titled[word]), FIRST_LETTERS)
            elif word[0] == asked[0] and have_one_stem(asked, word):
                take(under.items(), SAME_STEM)
            elif not is_short and asked in word and word in self._titled:
                take(((place, TITLE) for place in self._titled[word]), INSIDE)
        if not fits:  # who types right means what was typed
            for word in self._mistyped(asked):
                take(self._filed[word].items(), MISTYPED)
        return fits

    def _mistyped(self, asked: str) -> Iterator[str]:
        """The words that somebody may have meant."""
        allowed = max((many for least, many in MISTAKES.items() if len(asked) >= least), default=0)
        letters = set(asked)
        for word in self._filed if allowed else ():
            near = abs(len(word) - len(asked)) <= allowed and len(letters - set(word)) <= allowed
            if near and mistakes(asked, word, allowed) <= allowed:
                yield word


def _told(asked: str) -> tuple[str, ...]:
    """The words that say what is meant; all of them, where nothing else was typed."""
    words = words_of(asked)
    return tuple(one for one in words if one not in ASKING) or words
