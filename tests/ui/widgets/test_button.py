"""Buttons say what they are given."""

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button


def test_an_ampersand_in_somebodys_name_is_read_and_makes_no_key(
    qtbot: QtBot, theme: Theme
) -> None:
    button = Button(theme, "Anna&Bo roll")
    qtbot.addWidget(button)

    button.set_words("R&D rolls")

    assert button.text() == button.accessibleName() == "R&D rolls"
    assert QPushButton.text(button) == "R&&D rolls"  # as Qt is told to show one
    assert button.shortcut().isEmpty()
