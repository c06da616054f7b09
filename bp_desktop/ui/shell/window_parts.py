"""Second stage of the window: what its first picture can do without, and pages when first shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.backups.panel import BackupActions
from bp_desktop.ui.home.document_manager import DocumentManager
from bp_desktop.ui.home.home_content import HomeContent
from bp_desktop.ui.lessons.lesson_room import LessonRoom
from bp_desktop.ui.rules.source import RulesSource
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.box_saver import BoxSaver
from bp_desktop.ui.shell.desk_pages import DiceFrame, DocumentPage
from bp_desktop.ui.shell.files import BoxOpener, FilePrompts
from bp_desktop.ui.shell.kinds import EmptyWords, PageContext
from bp_desktop.ui.shell.notices import Notices
from bp_desktop.ui.shell.opening import FileOpener
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.thumbnails import ThumbnailKeeper
from bp_desktop.ui.shell.touch_mode import TouchMode
from bp_desktop.ui.shell.window_actions import add_window_actions, declare_all
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.empty import EmptyPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bp_desktop.ui.backups.keeper import BackupKeeper
    from bp_desktop.ui.shell.main_window import MainWindow

SEEDS = {PageId.STUDIO: 2, PageId.TABLE: 6, PageId.DICE: 8}
"""Of the sky that an empty page shows."""


def add_parts(window: MainWindow, prompts: FilePrompts | None, keeper: BackupKeeper | None) -> None:
    """`prompts` ask for files, `keeper` makes backups; without one nobody makes any."""
    window.prompts = prompts or FilePrompts()
    window.actions_ = Actions(window, window.theme, window.choices.now.shortcuts)
    window.notices = Notices(window, window.theme, window.actions_)
    window.boxes = BoxOpener(window, window.desk, window.prompts, window.notices)
    window.documents = DocumentManager(window.desk, window.notices, window)
    window.opener = FileOpener(window)
    window.thumbnails = ThumbnailKeeper(window.desk, window.theme, window.notices)
    window.rules = RulesSource(window.desk, window)
    add_window_actions(window)
    window.backups = BackupActions(window, keeper) if keeper is not None else None
    window.saver = BoxSaver(window)
    window.lessons = LessonRoom(window)
    HomeContent(window)
    window.touch = TouchMode(window)


def build_page(window: MainWindow, page: PageId) -> QWidget:
    """The rooms of help, settings and chronicle are loaded when they are shown."""
    match page:
        case PageId.STUDIO | PageId.TABLE:
            return DocumentPage(window, page, _empty_page(window, page))
        case PageId.DICE:
            context = PageContext(
                window.theme,
                window.desk,
                window.choices,
                window.prompts,
                window.notices.notify,
                window.open_rule,
            )
            return DiceFrame(context, partial(_empty_page, window, page))
        case PageId.CHRONICLE:
            from bp_desktop.ui.chronicle.page import ChroniclePage

            return ChroniclePage(window)
        case PageId.RULES:
            from bp_desktop.ui.rules.page import RulesPage

            return RulesPage(window)
        case PageId.HELP:
            from bp_desktop.ui.help.page import HelpPage

            return HelpPage(window.theme)
        case PageId.SETTINGS:
            from bp_desktop.ui.settings.page import SettingsPage

            declare_all(window)
            return SettingsPage(window)
        case PageId.HOME:
            raise AssertionError("Home is built by the window itself")


def _empty_page(window: MainWindow, page: PageId) -> QWidget:
    """In the words of the first kind that belongs here; with the way to Home, and ways to begin a
    document of these kinds."""
    translate, theme = QCoreApplication.translate, window.theme
    kinds = [kind for kind in window.desk.kinds if kind.page is page]
    words = EmptyWords(
        translate("pages", "Nothing is open here"),
        translate("pages", "No game of this program has anything for this page."),
    )
    home = partial(window.show_page, PageId.HOME)
    return EmptyPage(
        theme,
        *(kinds[0].empty_words() if kinds else words),
        overline=window.rail.buttons[page].text(),
        ways=(
            Button(theme, translate("pages", "Go to Home"), home, kind="primary", icon_name="home"),
            *(
                Button(theme, kind.new_text(), partial(window.begin, kind), icon_name="plus")
                for kind in kinds
            ),
        ),
        seed=SEEDS[page],
    )
