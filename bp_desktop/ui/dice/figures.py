"""Chances and means as text: always exact, with a rounded number beside."""

from fractions import Fraction

from PySide6.QtCore import QLocale

GROUP = 12
LONG = 21
"""Of a fraction: more characters than fit into a line with other things."""
MANY = 10**6
"""Beside a percentage no number so large is read."""
BREAK = "\u200b"
"""Lets a long number go on in the next line."""


def percent(chance: Fraction) -> str:
    """Rounded, but never to 0 or 100 % what is neither."""
    if 0 < chance < Fraction(1, 2000):
        return f"< {number(0.1)} %"
    if Fraction(1999, 2000) < chance < 1:
        return f"> {number(99.9)} %"
    return f"{number(float(chance) * 100)} %"


def number(value: float, digits: int = 1) -> str:
    """As the language writes it."""
    return QLocale().toString(float(value), "f", digits)


def exact(value: Fraction) -> str:
    """All of it on one line, for copying and tooltips."""
    return f"{value.numerator}/{value.denominator}"


def mean(value: Fraction) -> str:
    """A mean with the fraction it is, or nearly, where that is long."""
    if value.denominator == 1:
        return str(value.numerator)
    text = exact(value)
    rounded = number(float(value), 2)
    return f"{rounded} ({text})" if len(text) <= LONG else f"≈ {rounded}"


def fraction(value: Fraction) -> str:
    """The whole fraction; a long one may go on in the next line."""
    return f"{_grouped(value.numerator)}/{BREAK}{_grouped(value.denominator)}"


def short(value: Fraction) -> str:
    """The fraction where it is short enough to stand beside a percentage; else nothing, and the
    tooltip has it."""
    return exact(value) if max(abs(value.numerator), value.denominator) < MANY else ""


def with_fraction(value: Fraction) -> str:
    """In per cent, and below it the fraction where that is short."""
    return f"{percent(value)}\n{short(value)}".rstrip()


def _grouped(whole: int) -> str:
    text = str(whole)
    return BREAK.join(text[at : at + GROUP] for at in range(0, len(text), GROUP))
