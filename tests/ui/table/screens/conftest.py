"""Both themes, without motion, for screens that are compared with approved pictures."""

from collections.abc import Iterator
from typing import Literal

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.board.canvas import SPRITES
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.words.language import LanguageSwitcher
from tests.ui.table.screens.approving import SCREENS, Screen


@pytest.fixture(params=["dark", "light"])
def mode(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def theme(qapp: QApplication, mode: Literal["dark", "light"]) -> Iterator[Theme]:
    locale, flash = QLocale(), qapp.cursorFlashTime()
    QLocale.setDefault(QLocale("en"))
    qapp.setCursorFlashTime(0)
    made = Theme(qapp, Appearance(mode, reduce_motion=True))
    made.complete()
    SPRITES.clear()  # what others drew at another size would be shown here, shrunk
    yield made

    qapp.setStyleSheet("")
    qapp.setCursorFlashTime(flash)
    QLocale.setDefault(locale)


@pytest.fixture(params=SCREENS, ids=lambda one: one.name.strip("_") or "usual")
def screen(request: pytest.FixtureRequest, theme: Theme, qapp: QApplication) -> Iterator[Screen]:
    found: Screen = request.param
    voice = LanguageSwitcher(qapp)
    voice.speak(found.language)
    theme.set_look(theme.look._replace(scale=found.scale))
    yield found

    voice.speak("en")
