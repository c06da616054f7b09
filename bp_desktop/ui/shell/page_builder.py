"""Builds the pages other than Home, each when it is first shown."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from bp_desktop.ui.shell.document_page import DocumentPage
from bp_desktop.ui.shell.game_pages import DiceFrame
from bp_desktop.ui.shell.kinds import EmptyWords, PageContext
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.empty import EmptyPage

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow

SEEDS = {PageId.STUDIO: 2, PageId.TABLE: 6, PageId.DICE: 8}
"""Of the sky that an empty page shows."""


def build_page(window: "MainWindow", page: PageId) -> QWidget:
    match page:
        case PageId.STUDIO | PageId.TABLE:
            return DocumentPage(window, page, partial(_empty_page, window, page))
        case PageId.DICE:
            return window.dice
        case PageId.CHRONICLE:
            from bp_desktop.ui.chronicle.page import ChroniclePage

            return ChroniclePage(window)
        case PageId.HELP:
            from bp_desktop.ui.help.page import HelpPage

            return HelpPage(window.theme)
        case PageId.SETTINGS:
            from bp_desktop.ui.settings.page import SettingsPage
            from bp_desktop.ui.shell.window_actions import declare_all

            declare_all(window)
            return SettingsPage(
                window.theme,
                window.choices,
                window.actions_,
                window.desk,
                window.places,
                window.backups,
            )
        case PageId.HOME:
            raise AssertionError("Home is built by the window itself")


def build_dice(window: "MainWindow") -> DiceFrame:
    context = PageContext(window.theme, window.desk, window.choices, window.prompts, window.notify)
    return DiceFrame(context, partial(_empty_page, window, PageId.DICE))


def _empty_page(window: "MainWindow", page: PageId) -> QWidget:
    """In the words of the first kind that belongs here."""
    words = next((kind.empty_words() for kind in window.desk.kinds if kind.page is page), None)
    if words is None:
        translate = QCoreApplication.translate
        words = EmptyWords(
            translate("pages", "Nothing is open here"),
            translate("pages", "No game of this program has anything for this page."),
        )
    return EmptyPage(
        window.theme,
        words.title,
        words.sentence,
        overline=window.rail.buttons[page].text(),
        ways=_ways(window, page),
        seed=SEEDS[page],
    )


def _ways(window: "MainWindow", page: PageId) -> list[QPushButton]:
    """Home, and beginning a document of the kinds that belong here."""
    go_home = QCoreApplication.translate("pages", "Go to Home")
    ways: list[QPushButton] = [
        Button(
            window.theme,
            go_home,
            lambda: window.show_page(PageId.HOME),
            kind="primary",
            icon_name="home",
        )
    ]
    ways += (
        Button(window.theme, kind.new_text(), partial(window.begin, kind), icon_name="plus")
        for kind in window.desk.kinds
        if kind.page is page
    )
    return ways
