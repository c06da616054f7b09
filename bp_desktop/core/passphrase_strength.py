"""Strength of a passphrase: how long one computer would try before it has found it.

A rough estimate from below, for a hint: whoever guesses tries numbers, names and words first.
"""

import re

SECONDS_PER_GUESS = 0.3
"""What stretching one passphrase takes; see core/sealing.py."""
WEAK = 30 * 24 * 3600
"""Seconds: what falls within a month is told to fall."""

_WORDS = 50_000
"""Words and names that are tried first."""
_PART = 7_776
"""Words that people put together, as lists for dice have them."""
_FAVOURITES = 1_000
_COMMON = re.compile(r"pass(wor[dt])?|qwert[yz]|abc|admin|secret|letmein|iloveyou|burning ?planets")
_FORWARD = "01234567890abcdefghijklmnopqrstuvwxyz"


def seconds_to_guess(passphrase: str) -> float:
    """About how long it takes on average; half of all guesses."""
    return _guesses(passphrase.strip()) / 2 * SECONDS_PER_GUESS


def _guesses(text: str) -> float:
    plain = text.casefold()
    one_by_one = _alphabet(text) ** min(len(set(plain)) + len(plain) // 4, len(plain), 40)
    years = re.findall(r"(?:19|20)\d\d", plain)
    digits = sum(letter.isdigit() for letter in plain) - 2 * len(years)  # a year is one of some 100
    letters = re.sub(r"[\d\W_]+", " ", plain).split()
    ends = 10.0 ** min(digits, 12) * (4 if re.search(r"[^\w\s]", plain) else 1)
    if _COMMON.match(plain) or plain in _FORWARD or plain in _FORWARD[::-1]:
        return min(one_by_one, _FAVOURITES * ends)
    if not letters:
        return min(one_by_one, ends)
    if len(letters) == 1:
        word = letters[0]
        # A long mix of letters is no word; one with vowels may well be.
        is_word = len(word) <= 14 and len(re.findall(r"[aeiouyаеёиоуыэюя]", word)) >= len(word) / 4
        return min(one_by_one, _WORDS * ends) if is_word else one_by_one
    return float(min(one_by_one, float(_PART) ** min(len(letters), 12) * ends))


def _alphabet(text: str) -> float:
    sorts = ((r"[a-zа-яё]", 26), (r"[A-ZА-ЯЁ]", 26), (r"\d", 10), (r"[^\w]|_", 20))
    return float(sum(size for sort, size in sorts if re.search(sort, text)) or 26)
