"""Panel of backups: what each of them has, and two ways to bring it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from bp_desktop.session.library import BackupInfo, DocumentInfo, LibraryError
from bp_desktop.texts.formats import steps
from bp_desktop.texts.marking import filled
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import moment, speech, worded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bp_desktop.ui.backups.backup_actions import BackupActions
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.desk import Desk

LINES = RowStyle(
    height=56,
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
                "There is no backup yet. One is made by itself when a round ends, when a match or "
                "a map is closed, and when you quit."
            ),
            "quiet",
            wrap=True,
        )
        self.now = Button(theme, self.tr("Back up now"), actions.back_up, icon_name="save_copy")
        self.copy = Button(
            theme, self.tr("Bring back a copy"), self._bring, kind="primary", icon_name="restore"
        )
        self.whole = Button(
            theme, self.tr("Open all of it as a new box"), self._open, icon_name="box_new"
        )
        self._look = QTimer(self, singleShot=True, interval=LOOK_AFTER)
        self._look.timeout.connect(self._show_contents)

        sentence = self.tr(
            "What you bring back comes beside what you have: nothing is replaced or removed."
        )
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
        below = " · ".join(filter(None, (far, moment(backup.taken))))
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


def _show_again(lines: RowList, rows: Sequence[Row]) -> None:
    """The first one is chosen, unless the one that was is there still."""
    kept = any(row.id == lines.chosen for row in rows)
    lines.show_rows(rows, lines.chosen if kept else rows[0].id if rows else None)


def _size(size: int) -> str:
    si = QLocale.DataSizeFormat.DataSizeSIFormat
    return QLocale().formattedDataSize(size, 0 if size < 1_000_000 else 1, si)
