"""Large place of the table: a page of the game or the journal, one at a time, and undo."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.table.game_table import LargePage
from bp_desktop.ui.widgets.basics import SPRING, Button, column, lay, row
from bp_desktop.ui.widgets.containers import Stack
from bp_desktop.ui.widgets.fields import OneOfField
from bp_desktop.ui.widgets.fitting import FittingButton, FittingLabel

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

LEAST = 48
"""A line or two of any page."""
ROOM_FOR_TURN_START = 520
"""The width of a head with every button in it."""


class TablePages(QWidget):
    """With the last step as a sentence below, and the way back from it."""

    turned = Signal()

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__()
        self._theme = theme = view.context.theme
        self._session = view.session
        self.past = past = view.past
        self.journal = past.journal
        self._stack = Stack()
        # A form that comes gets room from its neighbours (`TurnPage`); the window never grows.
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._stack.setMinimumHeight(theme.px(LEAST))
        self._pages = {one.id: one for one in view.own.pages}
        subjects = {one.id: one.name for one in view.own.pages}
        subjects["journal"] = self.tr("Journal")
        for widget in (*(one.widget for one in view.own.pages), past):
            self._stack.addWidget(widget)
        self._order = list(subjects)
        self.chips = OneOfField(theme, subjects, self._order[0], self.show_page)
        self.last = FittingLabel("small")
        self.undo = FittingButton(theme, view.undo, kind="quiet", icon_name="undo")
        self.redo = Button(theme, self.tr("Redo"), view.redo, kind="icon", icon_name="redo")
        self._turn_back = view.turn_back
        go_back = self._turn_back.words(0), view.go_back_to_turn_start
        self.turn_start = Button(theme, *go_back, kind="icon", icon_name="previous")
        for way in (self.turn_start, self.undo, self.redo):
            way.setProperty("beside", "chips")  # no higher than they are
        head = lay(row(theme, spacing=8), self.chips, SPRING, self.turn_start, self.undo, self.redo)
        lay(column(theme, self, spacing=8), head, (self._stack, 1), self.last)
        self._kept = view.context.drafts.of("pages")
        before = str(self._kept.get("shown", ""))
        if before in subjects:
            self.show_page(before)
        view.context.commander.changed.connect(self.refresh)
        view.viewer.changed.connect(self.refresh)
        self.refresh()

    @property
    def page(self) -> str:
        return self._order[self._stack.currentIndex()]

    @property
    def shown(self) -> LargePage | None:
        """The page of the game that is shown; None: the journal."""
        return self._pages.get(self.page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, the words of undo come first; the keys go all the way back too."""
        super().resizeEvent(event)
        self.turn_start.setHidden(self.width() < self._theme.px(ROOM_FOR_TURN_START))

    def show_page(self, subject: str) -> None:
        self.chips.show_chosen(subject)
        self._stack.setCurrentIndex(self._order.index(subject))
        self._kept["shown"] = subject
        self.turned.emit()

    def refresh(self) -> None:
        self._show_last()
        self._show_undo()

    def _show_last(self) -> None:
        text = self.journal.sentence(len(self._session.entries))
        self.last.setText(text.replace("\n", " "))
        self.last.setToolTip(tip(text))

    def _show_undo(self) -> None:
        last = self._session.next_undo
        name = self.journal.name(last.seq) if last is not None else ""
        words = self.tr("Undo: {step}") if last else self.tr("Undo")
        sealed = last is not None and self._session.is_sealed(last)
        notes = [self.journal.sentence(last.seq)] if last is not None else []
        if sealed:
            notes.append(self.tr("The table is asked: dice or a disclosure"))
        self.undo.set_words(filled(words, step=name), name, "\n".join(notes))
        self.undo.setEnabled(last is not None)
        self.undo.set_icon("seal" if sealed else "undo")
        count = self._turn_back.count()
        self.turn_start.set_words(self._turn_back.words(count))
        self.turn_start.setEnabled(bool(count))
        self.redo.setEnabled(self._session.next_redo is not None)
