"""Fuzzy search: finds a text by a few of its letters, "New map" by "nwm"."""

import unicodedata

_START, _WORD, _RUN, _GAP = 12, 8, 6, 1


def fold(text: str) -> str:
    """For comparing: no case, no accents; й and ё are kept apart from и and е by nobody typing."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def score(query: str, text: str) -> int | None:
    """How well a text answers a query, higher is better; None if letters are missing.

    Every word of the query must be found. Letters in a row and at the start of words count more.
    """
    folded = fold(text)
    total = 0
    for word in fold(query).split():
        points = _score_word(word, folded)
        if points is None:
            return None
        total += points
    return total


def _score_word(word: str, text: str) -> int | None:
    at = text.find(word)
    if at >= 0:
        bonus = _START if at == 0 else _WORD if not text[at - 1].isalnum() else 0
        return len(word) * _RUN * 2 + bonus - min(at, _RUN) * _GAP
    points, position, run = 0, 0, False
    for letter in word:
        found = text.find(letter, position)
        if found < 0:
            return None
        adjacent = found == position and position > 0
        if found == 0 or not text[found - 1].isalnum():
            points += _WORD
        if adjacent and run:
            points += _RUN
        points -= min(found - position, 8) * _GAP
        position, run = found + 1, True
    return points
