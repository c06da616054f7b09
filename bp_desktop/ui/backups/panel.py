"""Backups on the screen: the actions that make one or bring it back, and the panel of them all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from bp_desktop.session.library import BackupInfo, DocumentInfo, LibraryError
from bp_desktop.texts.formats import steps
from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.explained import explain
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import moment, speech, worded

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bp_desktop.core.messages import Message
    from bp_desktop.ui.backups.keeper import BackupKeeper
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.desk import Desk
    from bp_desktop.ui.shell.main_window import MainWindow

LINES = RowStyle(
    height=56,
    wraps=True,
    margin=4,
    left=12,
    inset=7,
    picture=0,
    gap=0,
    note="small",
    note_ink="muted",
    badge="small",
    badge_ink="muted",
    badge_above=True,
)
"""Two things below each other, and one at the right."""
SEEN = 7
LOOK_AFTER = 60
"""Milliseconds on one backup before it is looked into: who holds an arrow key waits for none."""


class BackupActions(QObject):
    """Of one window; the keeper goes on when the window is built anew."""

    def __init__(self, window: MainWindow, keeper: BackupKeeper) -> None:
        super().__init__(window)
        self._window = window
        self._desk = window.desk
        self.keeper = keeper
        self._panel: BackupsPanel | None = None
        self._told: list[Message] = []
        """What was wrong with backups, so that it is told once."""
        keeper.made.connect(self._on_made)
        keeper.failed.connect(self._on_failed)
        group = QCoreApplication.translate("actions", "Box")
        restore = self.tr("Restore from a backup …")
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
        made = BackupsPanel(self._window.theme, self._desk, self)
        self._panel = explain(made, help_page="boxes")
        overlay = self._window.notices.show_overlay(self._panel, width=960)
        overlay.closed.connect(self._on_panel_closed)

    def _on_panel_closed(self) -> None:
        self._panel = None

    # --- looking

    def listed(self) -> Sequence[BackupInfo]:
        with self._window.notices.telling_problems():
            return self.keeper.backups.listed(self.keeper.box)
        return ()

    def contents(self, backup: BackupInfo) -> Sequence[DocumentInfo]:
        return self.keeper.backups.contents(backup.path)

    # --- bringing back

    def bring_back(self, backup: BackupInfo, info: DocumentInfo) -> None:
        """A copy in the open box, and on its page."""
        self.keeper.back_up()
        library, notices = self._desk.library, self._window.notices
        with notices.telling_problems():
            title = self._free_title(info.title)
            made = self.keeper.backups.bring_back(backup.path, info.id, library, title)
            copy = next(one for one in library.documents() if one.id == made)
            notices.close_overlay()
            self._desk.shelf_changed.emit()
            text = self.tr("Restored as a copy: “{title}”. Nothing else changed.")
            undo = partial(self._window.documents.bin, copy)
            tell = partial(notices.notify, filled(text, title=title), undo)
            self._window.open_document(copy, tell)

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
        notices = self._window.notices
        with notices.telling_problems():
            path, messages = self.keeper.backups.as_new_box(backup.path, beside)
            self._desk.open_box(path)
            notices.close_overlay()
            self._window.show_page(PageId.HOME)
            text = filled(self.tr("The backup is open as a new box: {path}"), path=path)
            text = " ".join((text, *map(worded, messages[:3])))
            notices.notify(text, partial(self._go_back, before) if before is not None else None)

    def _go_back(self, box: Path) -> None:
        with self._window.notices.telling_problems():
            self._desk.open_box(box)

    # --- what the keeper tells

    def _on_made(self, backup: BackupInfo, asked: bool) -> None:
        if self._panel is not None:
            self._panel.show_backups()
        if asked:
            text = filled(self.tr("Backed up: {path}"), path=backup.path)
            self._window.notices.notify(" ".join((text, *_noted(backup))))
        elif backup.note is not None and backup.note not in self._told:
            self._told.append(backup.note)
            text = self.tr(
                "Not everything in this box is as it was written. {reason} Earlier backups are "
                "kept beside the new ones."
            )
            reason = worded(backup.note)
            self._window.notices.notify(filled(text, reason=reason), stays=True)

    def _on_failed(self, message: Message) -> None:
        text = self.tr("No backup could be made; the program will try again later. {reason}")
        self._window.notices.notify(filled(text, reason=worded(message)))


class BackupsPanel(QFrame):
    """Nothing here takes the place of anything: a document comes back as a copy, a whole backup as
    a box of its own."""

    def __init__(self, theme: Theme, desk: Desk, actions: BackupActions) -> None:
        super().__init__()
        self._theme = theme
        self._desk = desk
        self._actions = actions
        self._backups: Sequence[BackupInfo] = ()
        self._found: Sequence[DocumentInfo] = ()
        self.list = RowList(
            theme,
            self.tr("Backups, the newest first"),
            lambda _id: self._look.start(),
            lambda _id: self.contents.setFocus(),
            style=LINES,
            twice=True,
        )
        self.contents = RowList(
            theme,
            self.tr("What is in it"),
            lambda _id: self._show_ways(),
            lambda _id: self._bring(),
            style=LINES,
            twice=True,
        )
        self.problem = label("", "problem", wrap=True)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing = label(
            self.tr(
                "No backups yet. They are made automatically when a round ends, when a match or "
                "a map is closed, and when you quit."
            ),
            "quiet",
            wrap=True,
        )
        self.now = Button(theme, self.tr("Back up now"), actions.back_up, icon_name="save_copy")
        self.copy = Button(
            theme, self.tr("Restore a copy"), self._bring, kind="primary", icon_name="restore"
        )
        self.whole = Button(
            theme, self.tr("Open all of it as a new box"), self._open, icon_name="box_new"
        )
        self._look = QTimer(self, singleShot=True, interval=LOOK_AFTER)
        self._look.timeout.connect(self._show_contents)

        sentence = self.tr("Restored items are added; nothing is replaced or removed.")
        words = lay(
            column(theme, spacing=4),
            label(self.tr("Backups"), "title"),
            label(sentence, "small", wrap=True),
        )
        self._both = QWidget()
        newest = self._half(self.tr("Newest first"), self.list)
        inside = self._half(self.tr("What is in it"), self.contents)
        inside.addWidget(self.problem, 1)  # in the place of the list
        lay(row(theme, self._both, spacing=16), (newest, 1), (inside, 1))
        lay(
            column(theme, self, spacing=16, edges=(28, 24, 28, 24)),
            lay(row(theme, spacing=16), (words, 1), self.now),
            self.nothing,
            (self._both, 1),
            lay(row(theme, spacing=12), SPRING, self.whole, self.copy),
        )

        self.setFocusProxy(self.list)
        self.problem.hide()
        self.show_backups()

    def _half(self, name: str, lines: RowList) -> QVBoxLayout:
        lines.fit_rows(SEEN)
        lines.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        return lay(column(self._theme, spacing=8), label(name, "overline"), (lines, 1))

    # --- showing

    def show_backups(self) -> None:
        """Again, if one more was made meanwhile."""
        self._backups = backups = self._actions.listed()
        self.nothing.setVisible(not backups)
        self._both.setVisible(bool(backups))
        self.whole.setVisible(bool(backups))
        self.copy.setVisible(bool(backups) and self._desk.is_open)
        self.now.setEnabled(self._desk.is_open)
        _show_again(self.list, [self._backup_row(one) for one in backups])
        self._look.start()
        self.setFocusProxy(self.list if backups else self.now)

    def _backup_row(self, backup: BackupInfo) -> Row:
        far = ""
        if backup.round:
            far = filled(self.tr("Round {round}"), round=backup.round)
        elif backup.steps:
            far = steps(backup.steps, speech())
        flawed = self.tr("with something damaged or edited") if backup.flawed else ""
        below = " · ".join(filter(None, (far, moment(backup.taken), flawed)))
        return Row(str(backup.path), backup.title, below, badge=_size(backup.size))

    def _show_contents(self) -> None:
        problem = ""
        self._found = ()
        backup = self._chosen_backup()
        if backup is not None:
            try:
                self._found = self._actions.contents(backup)
            except LibraryError as error:
                problem = worded(error.message)
        show_text(self.problem, problem)
        self.contents.setVisible(not problem)
        self.whole.setEnabled(not problem)
        _show_again(self.contents, [self._document_row(one) for one in self._found])
        self._show_ways()

    def _document_row(self, info: DocumentInfo) -> Row:
        kind = self._desk.kind_of(info.system)
        parts = (
            kind.noun() if kind is not None else "",
            worded(info.summary),
            self.tr("in the bin") if info.binned else "",
        )
        below = " · ".join(filter(None, parts))
        far = steps(info.steps, speech())
        return Row(info.id, info.title, below, badge=far)

    def _show_ways(self) -> None:
        self.copy.setEnabled(self._chosen_document() is not None)

    def _chosen_backup(self) -> BackupInfo | None:
        chosen = self.list.chosen
        return next((one for one in self._backups if str(one.path) == chosen), None)

    def _chosen_document(self) -> DocumentInfo | None:
        """Nothing that no game of this program can open."""
        found = (one for one in self._found if one.id == self.contents.chosen)
        return next((one for one in found if self._desk.kind_of(one.system) is not None), None)

    # --- doing

    def _bring(self) -> None:
        backup, info = self._chosen_backup(), self._chosen_document()
        if self._desk.is_open and backup is not None and info is not None:
            self._actions.bring_back(backup, info)

    def _open(self) -> None:
        backup = self._chosen_backup()
        if backup is not None:
            self._actions.open_as_new_box(backup)


def _noted(backup: BackupInfo) -> tuple[str, ...]:
    return (worded(backup.note),) if backup.note is not None else ()


def _show_again(lines: RowList, rows: Sequence[Row]) -> None:
    """The first one is chosen, unless the one that was is there still."""
    kept = any(row.id == lines.chosen for row in rows)
    lines.show_rows(rows, lines.chosen if kept else rows[0].id if rows else None)


def _size(size: int) -> str:
    si = QLocale.DataSizeFormat.DataSizeSIFormat
    return QLocale().formattedDataSize(size, 0 if size < 1_000_000 else 1, si)
