"""Help is there in every language, and what it says about keys is true."""

import re

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from bp_desktop.ui.help.page import HelpPage, help_text
from bp_desktop.ui.language import LANGUAGES
from bp_desktop.ui.theme import Theme
from tests.ui.build import Room


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_page(language: str) -> None:
    text = help_text(language, "start")

    assert text.startswith("<h1>")
    assert text.count("<h2>") >= 5


def test_a_language_without_a_page_gets_english() -> None:
    assert help_text("fr", "start") == help_text("en", "start")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_it_names_does_something(room: Room, language: str) -> None:
    room.add("One")
    local = {"Canc": "Del"}  # what is printed on Italian keyboards
    named = {
        QKeySequence(local.get(keys, keys)).toString()
        for keys in re.findall(r"<code>([^<]+)</code>", help_text(language, "start"))
        if not keys.startswith(("bp-desktop", "--"))
    }

    known = {
        keys.toString()
        for spec in room.window.actions_.specs
        for keys in QKeySequence.listFromString(spec.shortcut)
    }

    assert named
    assert named <= known


def test_the_page_shows_the_text_and_follows_the_theme(qtbot: QtBot, theme: Theme) -> None:
    QLocale.setDefault(QLocale("en"))
    page = HelpPage(theme)
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    small = page.browser.document().size().height()

    theme.set_look(theme.look._replace(scale=200))

    assert "Find your way" in page.browser.toPlainText()
    assert page.browser.document().size().height() > small > 400
