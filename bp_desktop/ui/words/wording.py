"""Messages in the language of the window."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.messages import Message
from bp_desktop.texts.rendering import render


def worded(message: Message) -> str:
    return render(message, QCoreApplication.translate)


def worded_all(messages: Iterable[Message]) -> str:
    """Several messages, one sentence a line."""
    return "\n".join(worded(message) for message in messages)


def translated(context: str, marked: str) -> str:
    """A text that was marked with QT_TRANSLATE_NOOP where it is written."""
    look_up = QCoreApplication.translate
    return look_up(context, marked)
