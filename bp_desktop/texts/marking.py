"""Marking of texts for the translators, and wording of counted things."""

import re
from html import escape

from bp_desktop.texts.plurals import in_number

_PLACE = re.compile(r"\{(\w+)\}")


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text that is translated later, where it is shown."""
    return text


def filled(text: str, **facts: object) -> str:
    """A translated text with its {placeholders} filled in; what is filled in is never read."""
    return _PLACE.sub(lambda match: str(facts.get(match[1], match[0])), text)


def tip(text: str) -> str:
    """Words of people for a tooltip: Qt would read some with a < in them as markup."""
    if "<" not in text:
        return text
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>"


def counted(text: str, number: int) -> str:
    """The words for a counted thing where no translation was there: one ship, or two ships.

    Give it what `translate(context, "%n ship(s)", "", number)` answered. A translation, that of
    English too, has the right form already and keeps nothing in brackets.
    """
    return in_number(text, number)
