"""Second stage of the window: all parts that its first picture can do without, in one import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bp_desktop.ui.backups.backup_actions import BackupActions
from bp_desktop.ui.home.document_manager import DocumentManager
from bp_desktop.ui.home.home_content import HomeContent
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.files import BoxOpener, FilePrompts
from bp_desktop.ui.shell.notices import Notices
from bp_desktop.ui.shell.page_builder import PageBuilder
from bp_desktop.ui.shell.thumbnails import ThumbnailKeeper
from bp_desktop.ui.shell.window_actions import add_window_actions

if TYPE_CHECKING:
    from bp_desktop.ui.backups.keeper import BackupKeeper
    from bp_desktop.ui.shell.main_window import MainWindow


def add_parts(window: MainWindow, prompts: FilePrompts | None, keeper: BackupKeeper | None) -> None:
    """`prompts` ask for files, `keeper` makes backups; without one nobody makes any."""
    window.prompts = prompts or FilePrompts()
    window.actions_ = Actions(window, window.theme, window.choices.now.shortcuts)
    window.notices = Notices(window, window.theme, window.actions_)
    window.boxes = BoxOpener(window, window.desk, window.prompts, window.notices)
    window.documents = DocumentManager(window.desk, window.notices, window)
    window.thumbnails = ThumbnailKeeper(window.desk, window.theme, window.notices)
    window.pages = PageBuilder(window)
    add_window_actions(window)
    window.backups = BackupActions(window, keeper) if keeper is not None else None
    HomeContent(window)
