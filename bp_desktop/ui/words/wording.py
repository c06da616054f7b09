"""Messages and facts in the language of the window."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from bp_desktop.core.messages import Fact, Message
from bp_desktop.texts.speech import Speech
from bp_desktop.ui.words.phrasebook import phrasebook


def speech() -> Speech:
    """The language of the window at this moment, and Qt's words for it."""
    return _speech(QLocale().name())


@lru_cache(maxsize=8)
def _speech(locale: str) -> Speech:
    return Speech(locale.partition("_")[0], QCoreApplication.translate)


def worded(message: Message) -> str:
    return phrasebook().sentence(message, speech())


def worded_all(messages: Iterable[Message]) -> str:
    """Several messages, one sentence a line."""
    return "\n".join(worded(message) for message in messages)


def fact_words(owner: str, fact: Fact) -> str:
    """What a thing or an amount is called, as a sentence of its game would: owner is "bp"."""
    return phrasebook().fact(owner, fact, speech())


def translated(context: str, marked: str) -> str:
    """A text that was marked with QT_TRANSLATE_NOOP where it is written."""
    look_up = QCoreApplication.translate
    return look_up(context, marked)
