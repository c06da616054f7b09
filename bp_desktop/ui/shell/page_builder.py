"""Builds the pages other than Home, each when it is first shown."""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from bp_desktop.ui.shell.desk_pages import DiceFrame, DocumentPage
from bp_desktop.ui.shell.kinds import EmptyWords, PageContext
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.window_actions import declare_all
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.empty import EmptyPage

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow

SEEDS = {PageId.STUDIO: 2, PageId.TABLE: 6, PageId.DICE: 8}
"""Of the sky that an empty page shows."""


class PageBuilder:
    """Of one window. The rooms of help, settings and chronicle are loaded when they are shown."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def build(self, page: PageId) -> QWidget:
        window = self._window
        match page:
            case PageId.STUDIO | PageId.TABLE:
                return DocumentPage(window, page, partial(self._empty_page, page))
            case PageId.DICE:
                return self.dice
            case PageId.CHRONICLE:
                from bp_desktop.ui.chronicle.page import ChroniclePage

                return ChroniclePage(window)
            case PageId.HELP:
                from bp_desktop.ui.help.page import HelpPage

                return HelpPage(window.theme)
            case PageId.SETTINGS:
                from bp_desktop.ui.settings.page import SettingsPage

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

    @cached_property
    def dice(self) -> DiceFrame:
        window = self._window
        context = PageContext(
            window.theme, window.desk, window.choices, window.prompts, window.notify
        )
        return DiceFrame(context, partial(self._empty_page, PageId.DICE))

    def _empty_page(self, page: PageId) -> QWidget:
        """In the words of the first kind that belongs here."""
        window = self._window
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
            ways=self._ways(page),
            seed=SEEDS[page],
        )

    def _ways(self, page: PageId) -> list[QPushButton]:
        """Home, and beginning a document of the kinds that belong here."""
        window = self._window
        ways: list[QPushButton] = [
            Button(
                window.theme,
                QCoreApplication.translate("pages", "Go to Home"),
                partial(window.show_page, PageId.HOME),
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
