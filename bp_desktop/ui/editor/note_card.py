"""The card for writing a note, beside its cell: no dialog for what can be undone."""

from collections.abc import Callable
from functools import partial
from typing import Generic

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.game import MapNotes
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row

WIDTH, HEIGHT = 300, 188
LONGEST = 2000


class NoteEdit(QPlainTextEdit):
    """Enter keeps, Shift+Enter begins a line, Esc gives up."""

    def __init__(self, keep: Callable[[], object], give_up: Callable[[], object]) -> None:
        super().__init__()
        self._keep = keep
        self._give_up = give_up
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self._give_up()
        elif enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._keep()
        else:
            super().keyPressEvent(event)


class NoteCard(QFrame, Generic[S, C, E]):
    """Floats above the canvas while a note is written."""

    def __init__(
        self, context: EditorContext[S, C, E], notes: MapNotes[S, C], parent: QWidget
    ) -> None:
        super().__init__(parent)
        theme = context.theme
        self._theme = theme
        self._above = parent
        self._commander = context.commander
        self._notes = notes
        self._at: Hex | None = None
        self.setObjectName("panel")
        self.edit = NoteEdit(self.keep, self.give_up)
        self.edit.setPlaceholderText(self.tr("What should be remembered here?"))
        self.edit.setAccessibleName(self.tr("Note"))
        self.kept = Button(theme, self.tr("Save"), self.keep, kind="primary")
        self.gone = Button(theme, self.tr("Remove"), partial(self._finish, ""), kind="quiet")
        cancel = Button(theme, self.tr("Cancel"), self.give_up, kind="quiet")
        line = lay(row(theme, spacing=8), self.gone, SPRING, cancel, self.kept)
        whole = column(theme, self, spacing=8, edges=(12, 12, 12, 12))
        lay(whole, label(self.tr("Note"), "strong"), (self.edit, 1), line)
        self.hide()

    def ask(self, at: Hex, beside: QPoint) -> None:
        """Open beside a point of the parent, with what is written there already."""
        self._at = at
        text = self._written(at)
        self.edit.setPlainText(text)
        self.gone.setVisible(bool(text))
        size = (self._theme.px(WIDTH), self._theme.px(HEIGHT))
        area = self._above.rect()
        x = min(max(beside.x() + 24, 8), max(8, area.width() - size[0] - 8))
        y = min(max(beside.y() - size[1] // 2, 8), max(8, area.height() - size[1] - 8))
        self.setGeometry(x, y, *size)
        self.show()
        self.raise_()
        self.edit.setFocus()
        self.edit.selectAll()

    def keep(self) -> None:
        self._finish(self.edit.toPlainText().strip()[:LONGEST])

    def give_up(self) -> None:
        self._at = None
        self.hide()
        self._above.setFocus()

    def _finish(self, text: str) -> None:
        """One step, or none where nothing was changed."""
        at = self._at
        self.give_up()
        if at is not None and text != self._written(at):
            notes = self._notes
            self._commander.submit(notes.put(at, text) if text else notes.remove(at))

    def _written(self, at: Hex) -> str:
        return self._notes.all(self._commander.state).get(at, "")
