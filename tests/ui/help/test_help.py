"""Help is there in every language, and what it says about keys is true."""

import re
from itertools import chain

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from bp_desktop.ui.games.burning_planets.kinds import map_kind, match_kind
from bp_desktop.ui.help.page import HelpPage, help_text
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.language import LANGUAGES
from tests.ui.build import Room


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_page(language: str) -> None:
    text = help_text(language, "start")

    assert text.startswith("<h1>")
    assert text.count("<h2>") >= 5


def test_a_language_without_a_page_gets_english() -> None:
    assert help_text("fr", "start") == help_text("en", "start")


KEYS = re.compile(r"<(?:b|code)>([?]|F[0-9]+|Del|Canc|(?:Ctrl[+])(?:Shift[+])?\w+)</")


def keys_in(language: str) -> set[str]:
    """Every shortcut that the page names, whatever it is called on the keyboards there."""
    local = {"Canc": "Del"}  # what is printed on Italian keyboards
    found = KEYS.findall(help_text(language, "start"))
    return {QKeySequence(local.get(keys, keys)).toString() for keys in found}


def test_every_key_it_names_does_something(room: Room) -> None:
    room.add("One")
    declared = (kind.action_specs() for kind in (map_kind(), match_kind()))

    known = {
        keys.toString()
        for spec in (*room.window.actions_.bound, *chain.from_iterable(declared))
        for keys in QKeySequence.listFromString(spec.shortcut)
    }

    assert {"Ctrl+K", "Ctrl+J", "F6", "?"} < keys_in("en")
    assert keys_in("en") <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_of_the_same_keys_in_as_many_chapters(language: str) -> None:
    assert keys_in(language) == keys_in("en")
    assert help_text(language, "start").count("<h2>") == help_text("en", "start").count("<h2>")


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
