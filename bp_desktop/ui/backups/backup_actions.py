"""Actions of backups: back up now, show the panel, bring back a document or a whole box."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from bp_desktop.session.library import LibraryError
from bp_desktop.texts.marking import filled
from bp_desktop.ui.backups.panel import BackupsPanel
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bp_desktop.core.messages import Message
    from bp_desktop.session.library import BackupInfo, DocumentInfo
    from bp_desktop.ui.backups.keeper import BackupKeeper
    from bp_desktop.ui.shell.main_window import MainWindow


class BackupActions(QObject):
    """Of one window; the keeper goes on when the window is built anew."""

    def __init__(self, window: MainWindow, keeper: BackupKeeper) -> None:
        super().__init__(window)
        self._window = window
        self._desk = window.desk
        self.keeper = keeper
        self._panel: BackupsPanel | None = None
        keeper.made.connect(self._on_made)
        keeper.failed.connect(self._on_failed)
        group = QCoreApplication.translate("actions", "Box")
        restore = self.tr("Bring back from a backup …")
        window.actions_.declare(
            (
                ActionSpec("backup.now", self.tr("Back up now"), group, "save_copy"),
                ActionSpec("backup.restore", restore, group, "restore"),
            )
        )
        window.actions_.bind({"backup.now": self.back_up, "backup.restore": self.show_panel})
        self._desk.shelf_changed.connect(self._show_available)
        self._show_available()

    def _show_available(self) -> None:
        self._window.actions_.set_available("backup.now", self._desk.is_open)

    @property
    def folder(self) -> Path:
        return self.keeper.backups.folder(self.keeper.box)

    def back_up(self) -> None:
        self.keeper.back_up(asked=True)

    def show_panel(self) -> None:
        self._panel = BackupsPanel(self._window.theme, self._desk, self)
        overlay = self._window.notices.show_overlay(self._panel, width=960)
        overlay.closed.connect(self._on_panel_closed)

    def _on_panel_closed(self) -> None:
        self._panel = None

    # --- looking

    def listed(self) -> Sequence[BackupInfo]:
        try:
            return self.keeper.backups.listed(self.keeper.box)
        except LibraryError as error:
            self._window.notices.notify_problem(error)
            return ()

    def contents(self, backup: BackupInfo) -> Sequence[DocumentInfo]:
        return self.keeper.backups.contents(backup.path)

    # --- bringing back

    def bring_back(self, backup: BackupInfo, info: DocumentInfo) -> None:
        """A copy in the open box, and on its page."""
        self.keeper.back_up()
        library = self._desk.library
        try:
            title = self._free_title(info.title)
            made = self.keeper.backups.bring_back(backup.path, info.id, library, title)
            copy = next(one for one in library.documents() if one.id == made)
        except LibraryError as error:
            self._window.notices.notify_problem(error)
            return
        self._window.notices.close_overlay()
        self._desk.shelf_changed.emit()
        if self._window.open_document(copy):
            text = self.tr("“{title}” is back as a copy. Everything else is as it was.")
            self._window.notices.notify(
                filled(text, title=title), partial(self._window.documents.bin, copy)
            )

    def _free_title(self, title: str) -> str:
        """Two documents of one name could not be told apart."""
        taken = {one.title for one in self._desk.library.documents() if not one.binned}
        if title not in taken:
            return title
        wished = filled(self.tr("{title} (from a backup)"), title=title)
        number, free = 1, wished
        while free in taken:
            number += 1
            free = f"{wished} {number}"
        return free

    def open_as_new_box(self, backup: BackupInfo) -> None:
        """The box of the moment stays where it is; the notice leads back to it."""
        self.keeper.back_up()
        before = self._desk.library.path if self._desk.is_open else None
        beside = self.keeper.box
        if not beside.parent.is_dir():
            beside = self._desk.boxes.usual
        try:
            path = self.keeper.backups.as_new_box(backup.path, beside)
            self._desk.open_box(path)
        except LibraryError as error:
            self._window.notices.notify_problem(error)
            return
        self._window.notices.close_overlay()
        self._window.show_page(PageId.HOME)
        text = filled(self.tr("The backup is open as a new box: {path}"), path=path)
        self._window.notices.notify(
            text, partial(self._go_back, before) if before is not None else None
        )

    def _go_back(self, box: Path) -> None:
        try:
            self._desk.open_box(box)
        except LibraryError as error:
            self._window.notices.notify_problem(error)

    # --- what the keeper tells

    def _on_made(self, backup: BackupInfo, asked: bool) -> None:
        if self._panel is not None:
            self._panel.show_backups()
        if asked:
            text = filled(self.tr("Backed up: {path}"), path=backup.path)
            self._window.notices.notify(text)

    def _on_failed(self, message: Message) -> None:
        text = self.tr("No backup could be made; it is tried again later. {reason}")
        self._window.notices.notify(filled(text, reason=worded(message)))
