"""Qt without a window, for exports from the command line."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from bp_desktop.ui.words.language import LanguageSwitcher, Spoken


def application() -> QGuiApplication:
    """The application there is, or one that needs no display. Keep it as long as you export."""
    existing = QGuiApplication.instance()
    if isinstance(existing, QGuiApplication):
        return existing
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QGuiApplication(["bp-desktop"])


@contextmanager
def speaking(application: QGuiApplication, language: Spoken) -> Iterator[None]:
    """What is printed meanwhile is in that language."""
    before, voice = QLocale(), LanguageSwitcher(application)
    voice.speak(language)
    try:
        yield
    finally:
        voice.fall_silent()
        QLocale.setDefault(before)
