"""The history panel: every step as a sentence, to jump to by a click."""

from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.entry import Entry
from bp_desktop.texts.marking import counted
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.parts import EditorPanel
from bp_desktop.ui.widgets.basics import column, label, lay
from bp_desktop.ui.widgets.lazy_rows import LazyRows
from bp_desktop.ui.widgets.row_painting import LINES, Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import ago


class HistoryPanel(EditorPanel[S, C, E]):
    """The beginning, then what was done, then what was undone and can come back. Undo and redo
    lead to any step; nothing is ever lost by looking back."""

    def __init__(self, context: EditorContext[S, C, E]) -> None:
        super().__init__(context)
        theme = context.theme
        self._entries: tuple[Entry[C, E], ...] = ()
        self.now = 0
        """The row that shows the state of the moment."""
        self.list = RowList(
            theme, self.tr("Steps"), on_opened=lambda id_: self.jump_to(int(id_)), style=LINES
        )
        self._head = label("", "small", wrap=True)
        whole = column(theme, self, spacing=8, edges=(16, 12, 8, 12))
        lay(whole, self._head, (self.list, 1))
        context.commander.changed.connect(self.look_soon)
        self.look()

    def jump_to(self, row: int) -> None:
        """Undo or redo until the map is as it was after that row's step."""
        away, commander = row - self.now, self._context.commander
        for _ in range(abs(away)):
            moved = commander.redo() if away > 0 else self._context.undo()
            if not moved:
                break
        self.look()

    def _look(self) -> None:
        session = self._context.commander.session
        done = tuple(session.undoable())[::-1]
        self._entries = (*done, *session.redoable())
        self.now = len(done)
        rows = LazyRows((str(row) for row in range(len(self._entries) + 1)), self._row)
        self.list.show_rows(rows, str(self.now))
        self.list.scrollTo(self.list.index_of(str(self.now)))
        left = len(self._entries) - self.now
        if left:
            text = self.tr("Undone steps: %n. A click redoes them until you draw again.", "", left)
            self._head.setText(counted(text, left))
        else:
            self._head.setText(self.tr("Click a step to return the map to it."))

    def _row(self, id_: str) -> Row:
        if id_ == "0":
            return Row(id_, self.tr("The beginning"))
        entry = self._entries[int(id_) - 1]
        if entry.outcome is None:
            text = self.tr("Corrected an earlier step")
        else:
            text = self._context.game.describe_step(self._context.state, entry.outcome.command)
        return Row(id_, text, ink="faint" if int(id_) > self.now else "", tip=ago(entry.at))
