"""Builds the pages other than Home, each when it is first shown."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from bp_desktop.ui.shell.document_page import DocumentPage
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.empty import EmptyPage

if TYPE_CHECKING:
    from bp_desktop.games.burning_planets.match.state import Match
    from bp_desktop.ui.shell.main_window import MainWindow


def build_page(window: "MainWindow", page: PageId) -> QWidget:
    translate = QCoreApplication.translate
    match page:
        case PageId.STUDIO:
            return DocumentPage(
                window,
                page,
                lambda: EmptyPage(
                    window.theme,
                    translate("pages", "No map is open"),
                    translate(
                        "pages",
                        "The studio is where maps are drawn. Open a map from Home and it "
                        "appears here.",
                    ),
                    overline=translate("pages", "Studio"),
                    ways=_ways(window, page),
                    seed=2,
                ),
            )
        case PageId.TABLE:
            return DocumentPage(
                window,
                page,
                lambda: EmptyPage(
                    window.theme,
                    translate("pages", "No match is open"),
                    translate(
                        "pages",
                        "The table keeps treasuries, turns and phases while you play. Open a "
                        "match from Home and it appears here.",
                    ),
                    overline=translate("pages", "Table"),
                    ways=_ways(window, page),
                    seed=6,
                ),
            )
        case PageId.DICE:
            from bp_desktop.ui.chronicle.match_dice import MatchDice
            from bp_desktop.ui.dice.page import DicePage
            from bp_desktop.ui.dice.sitting import DiceSitting

            dice = DicePage(
                window.theme,
                window.choices,
                open_match=partial(_open_match, window),
                prompts=window.prompts,
                notify=window.notify,
                sitting=window.desk.kept(DiceSitting),
            )
            MatchDice(window.theme, window.desk, dice.tray)
            return dice
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


def _open_match(window: "MainWindow") -> "Match | None":
    """The Burning Planets match on the table now."""
    from bp_desktop.games.burning_planets.match.state import Match

    document = window.desk.on_page(PageId.TABLE)
    state = document.commander.state if document is not None else None
    return state if isinstance(state, Match) else None


def _ways(window: "MainWindow", page: PageId) -> list[QPushButton]:
    """Home, and beginning a document of the kind that belongs here, where that is possible."""
    translate = QCoreApplication.translate
    ways: list[QPushButton] = [
        Button(
            window.theme,
            translate("pages", "Go to Home"),
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
