"""The sentences of the whole program, for tests that look at words."""

import re
from functools import cache

from bp_desktop.app.games import phrasebook
from bp_desktop.texts.speech import ENGLISH, Speech
from devtools.translations import entries, file_of
from tests.architecture.sources import ROOT

TEXTS = phrasebook().texts
render = phrasebook().sentence


def placeholders(text: str) -> dict[str, str]:
    """The facts a text uses, and the format of each ("" for none)."""
    return {match[1]: match[2] or "" for match in re.finditer(r"\{(\w+)(?::(\w+))?\}", text)}


@cache
def speech_in(language: str) -> Speech:
    """A language as its file has it, without a window; counted things in the form for many."""
    if language == "en":
        return ENGLISH
    listed = entries(file_of(ROOT / "translations", language))
    said = {(one.text.context, one.text.source, one.text.comment): one for one in listed}

    def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        found = said.get((context, text, comment or ""))
        return (found.translations[-1] if found is not None else text).replace("%n", str(n))

    return Speech(language, translate)
