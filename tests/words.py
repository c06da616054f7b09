"""The sentences of the whole program, for tests that look at words."""

import re

from bp_desktop.app.games import phrasebook

TEXTS = phrasebook().texts
render = phrasebook().sentence


def placeholders(text: str) -> dict[str, str]:
    """The facts a text uses, and the format of each ("" for none)."""
    return {match[1]: match[2] or "" for match in re.finditer(r"\{(\w+)(?::(\w+))?\}", text)}
