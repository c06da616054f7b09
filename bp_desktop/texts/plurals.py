"""Plural forms of English: what a counted text says of one thing and of several, without Qt.

The window has them from translations/bp_desktop_en.ts, which a test compares with these.
"""

import re

_OPTIONAL = re.compile(r"\((\w+)\)")

FORMS: dict[str, tuple[str, str]] = {
    "%n dice": ("%n die", "%n dice"),
    "%n MB": ("%n MB", "%n MB"),
    "%n biomass": ("%n biomass", "%n biomass"),
    "%n concrete": ("%n concrete", "%n concrete"),
    "%n food": ("%n food", "%n food"),
    "%n metal": ("%n metal", "%n metal"),
    "%n titanium": ("%n titanium", "%n titanium"),
    "%n gold": ("%n gold", "%n gold"),
    "%n energy": ("%n energy", "%n energy"),
}
"""Of one and of several, wherever that is more than an s in brackets: "%n ship(s)"."""


def english_forms(text: str) -> tuple[str, str]:
    """What a counted text says of one thing, and of any other number."""
    return FORMS.get(text) or (_OPTIONAL.sub("", text), _OPTIONAL.sub(r"\1", text))


def in_number(text: str, number: int) -> str:
    """A counted text as English has it for so many, with its %n still to be filled in."""
    one, several = english_forms(text)
    return one if number == 1 else several
