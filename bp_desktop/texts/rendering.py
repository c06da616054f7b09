"""Message key to sentence, for everything that core, games, session, storage and cli can say.

Knows no Qt, so that the command line can speak without loading it.
"""

import re

from bp_desktop.core.messages import Message
from bp_desktop.texts import command_line as texts_cli
from bp_desktop.texts import session as texts_session
from bp_desktop.texts import storage as texts_storage
from bp_desktop.texts.formats import FORMATS, Translate, worded_fact
from bp_desktop.texts.games.burning_planets import difference as texts_difference
from bp_desktop.texts.games.burning_planets import export as texts_export
from bp_desktop.texts.games.burning_planets import formats as name_formats
from bp_desktop.texts.games.burning_planets import ledger as texts_ledger
from bp_desktop.texts.games.burning_planets import map as texts_map
from bp_desktop.texts.games.burning_planets import match as texts_match
from bp_desktop.texts.games.burning_planets import studio as texts_studio

CONTEXT = "messages"

TEXTS: dict[str, str] = {
    **texts_session.TEXTS,
    **texts_storage.TEXTS,
    **texts_cli.TEXTS,
    **texts_map.TEXTS,
    **texts_difference.TEXTS,
    **texts_match.TEXTS,
    **texts_ledger.TEXTS,
    **texts_studio.TEXTS,
    **texts_export.TEXTS,
}
"""Placeholders: {name} shows a fact as what it is, {name:format} in the way `format` names."""

_FORMATS = {**FORMATS, **name_formats.FORMATS}
_PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}")


def in_english(context: str, text: str, comment: str | None = None, n: int = -1) -> str:  # noqa: ARG001 - in the shape of Qt's translate
    """What Qt answers where there is no translation."""
    return text.replace("%n", str(n))


def render(message: Message, translate: Translate = in_english) -> str:
    """The sentence for a message. With a window use wording.worded, which knows the language.

    An unknown key is shown as it is: a newer file may say what this program cannot.
    """
    text = TEXTS.get(message.key)
    if text is None:
        facts = message.args.items()
        plain = (f"{name}={worded_fact(fact, {}, translate)}" for name, fact in facts)
        return " ".join([message.key, *plain])

    args = message.args

    def fill(match: re.Match[str]) -> str:
        return worded_fact(args.get(match[1], ""), _FORMATS, translate, match[2] or "")

    return _PLACEHOLDER.sub(fill, translate(CONTEXT, text))


def placeholders(text: str) -> dict[str, str]:
    """The arguments a text uses, and the format of each ("" for none)."""
    return {match[1]: match[2] or "" for match in _PLACEHOLDER.finditer(text)}
