"""Phrasebook: message key to sentence, put together from the vocabularies of all owners of keys.

Knows no Qt and no game, so that the command line speaks without a window and a game brings its
own words.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bp_desktop.core.visible_text import visible
from bp_desktop.texts.formats import FORMATS, Format, worded_fact
from bp_desktop.texts.speech import ENGLISH, Speech

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bp_desktop.core.messages import Fact, Message

CONTEXT = "messages"
_PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Vocabulary(NamedTuple):
    """What one part of the program can say."""

    owners: tuple[str, ...]
    """What its keys begin with, up to the first dot. Nobody else's do."""
    texts: Mapping[str, str]
    """A sentence for each key. {name} shows a fact as what it is, {name:format} in the way that
    `format` names."""
    formats: Mapping[str, Format] = {}
    """Its own ways to show a fact, before those of the house."""


class Phrasebook:
    """Finds the sentence for a message, and words its facts as the owner of its key does."""

    def __init__(self, *vocabularies: Vocabulary) -> None:
        self.texts: dict[str, str] = {}
        self._formats: dict[str, Mapping[str, Format]] = {}
        for one in vocabularies:
            formats = {**FORMATS, **one.formats}
            for owner in one.owners:
                if owner in self._formats:
                    raise ValueError(f"two vocabularies own {owner}")
                self._formats[owner] = formats
            strangers = [key for key in one.texts if owner_of(key) not in one.owners]
            if strangers:
                raise ValueError(f"not of {one.owners}: {strangers}")
            self.texts |= one.texts

    def formats_of(self, owner: str) -> Mapping[str, Format]:
        return self._formats.get(owner, FORMATS)

    def fact(self, owner: str, fact: Fact, speech: Speech = ENGLISH) -> str:
        """A thing or an amount by itself, as the sentences of that owner call it."""
        return worded_fact(fact, self.formats_of(owner), speech)

    def sentence(self, message: Message, speech: Speech = ENGLISH) -> str:
        """An unknown key is shown as it is: a newer file may say what this program cannot."""
        args, formats = message.args, self.formats_of(owner_of(message.key))
        text = self.texts.get(message.key)
        if text is None:
            facts = (f"{name}={worded_fact(fact, formats, speech)}" for name, fact in args.items())
            return visible(" ".join([message.key, *facts]))

        words, *places = _parts(speech.translate(CONTEXT, text))
        for name, format_, after in zip(places[::3], places[1::3], places[2::3], strict=True):
            words += worded_fact(args.get(name, ""), formats, speech, format_) + after
        return visible(words.rstrip())  # behind a sentence no reason may follow


@lru_cache(maxsize=2048)
def _parts(text: str) -> tuple[str, ...]:
    """Words, and then in turn a name, a format and the words after it."""
    return tuple(part or "" for part in _PLACEHOLDER.split(text))


def owner_of(key: str) -> str:
    return key.partition(".")[0]
