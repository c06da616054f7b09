"""Search in short texts: words and their other forms, small typing mistakes, in any language."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import Generic, NamedTuple

from bp_desktop.core.type_variables import T

EXACT, BEGINNING, SAME_STEM, ALIKE, MISTYPED = 1.0, 0.8, 0.7, 0.6, 0.4
BREVE = "\u0306"
"""Makes another letter in Russian: й."""
SHORTEST_STEM = 3
_ENDINGS = (
    "|s|es|e|d|t|ed|ing|er|ers|y|ies|ion|ment|ments"  # English
    "|a|i|o|he|hi|are|ere|ire|ato|ata|ati|ate|ano|ono|ando|endo"
    "|amento|amenti|imento|imenti|zione|zioni|armi|arsi|ermi|ersi|irmi|irsi"  # Italian
    "|а|е|и|й|о|у|ы|ь|ю|я|ам|ами|ах|ая|ает|ают|его|ее|ей|ем|ему|ев|ек|ет|ешь|ие|ий|им|ими|ите"
    "|их|ию|ия|йка|йке|йки|йку|ка|ке|ки|ков|ку|л|ла|ли|ло|ов|ого|ое|ой|ок|ом|ому|ою|ть|ут|ую"
    "|ые|ый|ым|ыми|ых|ют|ял|ям|ями|ят|ях|яет|яют|ать|ить|ять|ал|али|ил|или|ует|уют"
    "|овать|овал|овали|ние|нии|нию|ния|нием|ний"  # Russian
)
ENDINGS = frozenset(_ENDINGS.split("|"))
"""Endings of English, Italian and Russian words: two words with one beginning and such endings are
forms of one word. A list that is too short finds less, one that is too long other words too."""
_ASKING = (
    "a all am an and any anything are at be by can do does for from gets go goes happen happens"
    " has have how i if in is it just kinds many may me mean means must my need needs of on one"
    " or other that the then there they thing things to us was we what when where which who will"
    " with work works you your"
    " a agli ai al alla alle altre altri altro appena c che chi ci come con cos cosa deve devo di"
    " dove e esce fa fin fino fra funziona funzionano ha ho i il in insieme io l la le lo mi mia"
    " mie miei mio ne nel nella no noi non o per posso possiamo può quale quali quando quante"
    " quanti quanto se serve servono si sono su sta stanno succede tra un una uno va vanno"
    " a будет в во где для до его если есть и из или их как какая какие какой когда кого кому кто"
    " чего чем чему ли лишь мне может могут можно мой мы на нас ни но нужен нужна нужно о от по при"
    " проходит работает работают с сколько со стать такое только у что чтобы эта это этот я"
)
MISTAKES = {4: 1, 8: 2}
"""How many typing mistakes a word of at least so many letters may have."""
TITLE, LONG_TEXT = 0.2, 60
SAME_QUESTION = 0.7
"""What it counts on top where a text answers what is asked in the same words."""
WORTH_SHOWING = 0.3
"""Of what the best finding has."""


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared: small letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    plain = "".join(one for one in apart if one == BREVE or not unicodedata.combining(one))
    whole = unicodedata.normalize("NFC", plain)
    return tuple("".join(one if one.isalnum() else " " for one in whole).split())


ASKING = frozenset(words_of(_ASKING))
"""Words of questions that say nothing of what is asked for."""


@lru_cache(maxsize=65536)
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
    # Asked of thousands of words at every letter that is typed.
    return one[:SHORTEST_STEM] == other[:SHORTEST_STEM] and any(
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
        if min(row) > most < min(before):
            return most + 1  # whatever follows
    return row[-1]


_WORD = re.compile(r"\w+")


def spans_of(met: Collection[str], text: str) -> tuple[tuple[int, int], ...]:
    """Where in a text the words stand that a search has met: from, and up to."""
    return tuple(
        found.span()
        for found in _WORD.finditer(text)
        if any(word in met for word in words_of(found[0]))
    )


class Text(NamedTuple, Generic[T]):
    """A thing that is found by its words, and a little by those of the title it stands under."""

    thing: T
    title: tuple[str, ...]
    words: tuple[str, ...]
    worth: float = 1.0
    """What it counts beside others that fit as well."""
    asked: tuple[str, ...] = ()
    """Of questions that it answers: they count as what it says."""


class TextsFound(NamedTuple, Generic[T]):
    """What answers words, the best first."""

    things: tuple[T, ...]
    met: frozenset[str]
    """The words by which they were found."""


class LikeWords:
    """Words that take for one another, such as ship and vessel."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._groups = tuple(frozenset(words_of(line)) for line in lines)

    def of(self, asked: str) -> frozenset[str]:
        """What else may be meant by a word, or by another form of it."""
        return frozenset().union(*(group for group in self._groups if _is_in(asked, group)))


def _is_in(asked: str, group: frozenset[str]) -> bool:
    return asked in group or any(have_one_stem(asked, one) for one in group)


NO_LIKE_WORDS = LikeWords()


class TextIndex(Generic[T]):
    """Texts to be searched, each filed under its words."""

    def __init__(self, texts: Iterable[Text[T]], like_words: LikeWords = NO_LIKE_WORDS) -> None:
        self._texts = tuple(texts)
        self._like_words = like_words
        self._questions = tuple(frozenset(text.asked) - ASKING for text in self._texts)
        self._said = _filed((*text.words, *text.asked) for text in self._texts)
        self._titled = _filed(text.title for text in self._texts)

    def search(self, asked: str) -> TextsFound[T]:
        """What fits, the best first; nothing for words that stand nowhere."""
        fits, found_in, known = [0.0] * len(self._texts), [0] * len(self._texts), 0
        met = set[str]()
        for one in sorted(set(words_of(asked)) - ASKING):
            alike = self._alike(one)
            said = self._fits(alike)
            if said:
                # What is rare among the texts says more than what stands in all of them.
                weight = log(1 + len(fits) / len(said))
                for place, fit in said.items():
                    fits[place] += fit * weight
                    found_in[place] += 1
                known += 1
                met.update(alike)
        if known:
            # Whatever answers all of a question comes before what answers a part of it well.
            fits = [fit * part / known for fit, part in zip(fits, found_in, strict=True)]
        least = max(fits, default=0.0) * WORTH_SHOWING
        found = [place for place, fit in enumerate(fits) if fit and fit >= least]
        # What is asked in the same words comes before what is asked in more of them.
        found.sort(key=lambda place: -fits[place] * (1 + SAME_QUESTION * self._share(place, met)))
        things = tuple(dict.fromkeys(self._texts[place].thing for place in found))
        return TextsFound(things, frozenset(met))

    def _share(self, place: int, met: set[str]) -> float:
        """How much of the question of a text was asked for."""
        question = self._questions[place]
        return len(question & met) / len(question) if question else 0.0

    def _fits(self, alike: Mapping[str, float]) -> dict[int, float]:
        """How well each text answers a word. A short one fits better than a long one."""
        said, titled = _likest(self._said, alike), _likest(self._titled, alike)
        return {
            place: self._texts[place].worth
            * (
                said.get(place, 0.0) / (1 + len(self._texts[place].words) / LONG_TEXT)
                + titled.get(place, 0.0) * TITLE
            )
            for place in said.keys() | titled.keys()
        }

    def _alike(self, asked: str) -> dict[str, float]:
        """Words of the texts that may be meant, and how like they are."""
        alike: dict[str, float] = {}
        meant = self._like_words.of(asked)
        beginnings = {one[:SHORTEST_STEM] for one in meant}
        for word in self._said.keys() | self._titled.keys():
            like = likeness(asked, word)
            if like < ALIKE and word[:SHORTEST_STEM] in beginnings and _is_in(word, meant):
                like = ALIKE
            if like:
                alike[word] = like
        if any(like > MISTYPED for like in alike.values()):  # who types right means just that
            return {word: like for word, like in alike.items() if like > MISTYPED}
        return alike


def _filed(texts: Iterable[Sequence[str]]) -> dict[str, list[int]]:
    """In which of the texts each word stands."""
    filed: dict[str, list[int]] = {}
    for place, words in enumerate(texts):
        for word in set(words):
            filed.setdefault(word, []).append(place)
    return filed


def _likest(filed: Mapping[str, Sequence[int]], alike: Mapping[str, float]) -> dict[int, float]:
    """How like the likest word of each text is."""
    likest: dict[int, float] = {}
    for word, like in alike.items():
        for place in filed.get(word, ()):
            likest[place] = max(like, likest.get(place, 0.0))
    return likest
