"""Search in short texts: words and their other forms, small typing mistakes, in any language."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import Generic, NamedTuple

from bp_desktop.core.type_variables import T

EXACT, BEGINNING, SAME_STEM, MISTYPED = 1.0, 0.8, 0.7, 0.4
BREVE = "\u0306"
"""Makes another letter in Russian: й."""
SHORTEST_STEM = 3
_ENDINGS = (
    "|s|es|e|d|t|ed|ing|er|ers|y|ies|ion|ment|ments"  # English
    "|a|i|o|he|hi|are|ere|ire|ato|ata|ati|ate|ano|ono|ando|endo"
    "|amento|amenti|imento|imenti|zione|zioni"  # Italian
    "|а|е|и|й|о|у|ы|ь|ю|я|ам|ами|ах|ая|ает|ают|его|ее|ей|ем|ему|ев|ек|ет|ешь|ие|ий|им|ими|ите"
    "|их|ию|ия|йка|йке|йки|йку|ка|ке|ки|ков|ку|л|ла|ли|ло|ов|ого|ое|ой|ок|ом|ому|ою|ть|ут|ую"
    "|ые|ый|ым|ыми|ых|ют|ял|ям|ями|ят|ях|яет|яют|ать|ить|ять|ал|али|ил|или|ует|уют"
    "|овать|овал|овали|ние|нии|нию|ния|нием|ний"  # Russian
)
ENDINGS = frozenset(_ENDINGS.split("|"))
"""Endings of English, Italian and Russian words: two words with one beginning and such endings are
forms of one word. A list that is too short finds less, one that is too long other words too."""
_ASKING = (
    "a an and are can do does has have how i in is it many may much my of on the to what when where"
    " che chi come cosa di dove e ha ho i il in la le mio no o posso può quale quando quante quanti"
    " si su un una в во где есть и или как какой ли мне мой можно на по с сколько у что это я"
)
ASKING = frozenset(_ASKING.split())
"""Words of questions that say nothing of what is asked for."""
MISTAKES = {4: 1, 8: 2}
"""How many typing mistakes a word of at least so many letters may have."""
TITLE, LONG_TEXT = 0.2, 60
WORTH_SHOWING = 0.5
"""Of what the best finding has."""


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared: small letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    plain = "".join(one for one in apart if one == BREVE or not unicodedata.combining(one))
    whole = unicodedata.normalize("NFC", plain)
    return tuple("".join(one if one.isalnum() else " " for one in whole).split())


@lru_cache(maxsize=4096)
def likeness(asked: str, word: str) -> float:
    """How well a word is what was asked for, from 0 to 1."""
    if asked == word:
        return EXACT
    if len(asked) >= SHORTEST_STEM and word.startswith(asked):
        return BEGINNING
    if have_one_stem(asked, word):
        return SAME_STEM
    allowed = max((many for least, many in MISTAKES.items() if len(asked) >= least), default=0)
    return MISTYPED if allowed and mistakes(asked, word, allowed) <= allowed else 0.0


def have_one_stem(one: str, other: str) -> bool:
    return any(
        one[:stem] == other[:stem] and one[stem:] in ENDINGS and other[stem:] in ENDINGS
        for stem in range(SHORTEST_STEM, min(len(one), len(other)) + 1)
    )


def mistakes(one: str, other: str, most: int) -> int:
    """How many letters are wrong, missing, too many or swapped with a neighbour."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        last, before, row = before, row, [place]
        for column, wanted in enumerate(other, 1):
            cost = min(before[column] + 1, row[-1] + 1, before[column - 1] + (letter != wanted))
            swapped = column > 1 < place and (letter, one[place - 2]) == (other[column - 2], wanted)
            row.append(min(cost, last[column - 2] + 1) if swapped else cost)
    return row[-1]


_WORD = re.compile(r"\w+")


def spans_of(asked: str, text: str) -> tuple[tuple[int, int], ...]:
    """Where in a text the words stand that answer what was asked for: from, and up to."""
    wanted = set(words_of(asked)) - ASKING
    return tuple(
        found.span()
        for found in _WORD.finditer(text)
        if any(likeness(one, word) for word in words_of(found[0]) for one in wanted)
    )


class Text(NamedTuple, Generic[T]):
    """A thing that is found by its words, and a little by those of the title it stands under."""

    thing: T
    title: tuple[str, ...]
    words: tuple[str, ...]
    worth: float = 1.0
    """What it counts beside others that fit as well."""


class TextIndex(Generic[T]):
    """Texts to be searched."""

    def __init__(self, texts: Sequence[Text[T]]) -> None:
        self._texts = texts

    def search(self, asked: str) -> tuple[T, ...]:
        """What fits, the best first; nothing for words that stand nowhere."""
        fits, found_in, known = [0.0] * len(self._texts), [0] * len(self._texts), 0
        for one in sorted(set(words_of(asked)) - ASKING):
            said = [_fit(text, one) for text in self._texts]
            spread = sum(map(bool, said))
            if spread:
                # What is rare among the texts says more than what stands in all of them.
                weight = log(1 + len(said) / spread) ** 2
                fits = [fit + more * weight for fit, more in zip(fits, said, strict=True)]
                found_in = [so_far + bool(fit) for so_far, fit in zip(found_in, said, strict=True)]
                known += 1
        if known:
            # Whatever answers all of a question comes before what answers a part of it well.
            fits = [fit * part / known for fit, part in zip(fits, found_in, strict=True)]
        least = max(fits, default=0.0) * WORTH_SHOWING
        found = [place for place, fit in enumerate(fits) if fit and fit >= least]
        return tuple(self._texts[place].thing for place in sorted(found, key=lambda p: -fits[p]))


def _fit(text: Text[T], asked: str) -> float:
    """A short text that says what was asked for fits better than a long one."""
    said, titled = (
        max((likeness(asked, word) for word in words), default=0.0)
        for words in (text.words, text.title)
    )
    return text.worth * (said / (1 + len(text.words) / LONG_TEXT) + titled * TITLE)
