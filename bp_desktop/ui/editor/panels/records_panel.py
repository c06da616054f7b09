"""The records panel: things of a document that lie nowhere on the board, listed, with a form.

A game says in a `RecordBook` what there is and what its fields are; cards and factions are such.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, NamedTuple

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.parts import AskingPanel, PanelBody
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    column,
    emptied,
    label,
    lay,
    sized,
)
from bp_desktop.ui.widgets.check_box import WrappingCheckBox
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField, TextField
from bp_desktop.ui.widgets.row_painting import THINGS, Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList

FieldValue = str | int | bool
WORDS: RowStyle = replace(THINGS, height=44, picture=0, gap=0)
LISTED = 250
"""How high the list is."""
TEXT = 84
LONGEST_LINE, LONGEST_TEXT = 200, 4000


class RecordField(NamedTuple):
    """One thing to fill in; what it looks like follows from its value."""

    id: str
    name: str
    value: FieldValue
    choices: tuple[tuple[str, str], ...] = ()
    """One of these: a value, and what it is called."""
    least: int = 0
    most: int = 1000
    is_long: bool = False
    """A text of several lines."""

    @property
    def shape(self) -> tuple[object, ...]:
        """What has to be made anew where it is another."""
        return (*self._replace(value=""), type(self.value))


@dataclass(frozen=True, slots=True, eq=False)
class RecordBook(Generic[S, C]):
    """What a game has of one sort of things."""

    new_text: Callable[[], str]
    head: Callable[[S], tuple[str, ...]]
    """Lines above the list: how many there are, of how many."""
    rows: Callable[[S], tuple[Row, ...]]
    fields: Callable[[S, str], tuple[RecordField, ...]]
    """Of the record with that id."""
    changed: Callable[[S, str, str, FieldValue], C | None]
    """The command that gives a field of a record another value; None: it has no such value."""
    new: Callable[[S], tuple[str, C]]
    """The id of a new record, and the command that makes it."""
    removal: Callable[[str], C]
    foot: Callable[[S, str], tuple[str, ...]] = lambda _state, _id: ()
    """Lines about what follows from a record; the first is their heading."""


def _caption(field: RecordField) -> QLabel:
    return label(field.name, "caption", wrap=True)


class TextBlock(QPlainTextEdit):
    """A text of several lines; handed on by leaving the field, if it is another one then."""

    def __init__(self, on_text: Callable[[str], object]) -> None:
        super().__init__()
        self._on_text = on_text
        self._shown = ""
        self.setTabChangesFocus(True)

    def show_value(self, text: str) -> None:
        if text != self._shown or not self.hasFocus():
            self._shown = text
            self.setPlainText(text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        text = self.toPlainText().strip()[:LONGEST_TEXT]
        if text != self._shown:
            self._shown = text
            self._on_text(text)


class RecordsPanel(AskingPanel[S, C, E]):
    """A list, and below it the form of what is chosen there. Every change is one step."""

    def __init__(self, context: EditorContext[S, C, E], book: RecordBook[S, C]) -> None:
        super().__init__(context)
        theme, self._book = context.theme, book
        self.chosen = ""
        self._shape: tuple[object, ...] = ()
        self.head = column(theme, spacing=2)
        self.list = RowList(theme, book.new_text(), on_chosen=self._choose, style=WORDS)
        sized(theme, self.list, height=LISTED)
        self.new = Button(theme, book.new_text(), self.add, kind="mini", icon_name="plus")
        self.remove = Button(
            theme, self.tr("Remove"), self.take_away, kind="mini", icon_name="delete"
        )
        self.fields: dict[str, QWidget] = {}
        self._form = column(theme, spacing=10)
        self.foot = column(theme, spacing=4)
        body = PanelBody(theme, self)
        lay(
            body.column,
            self.head,
            self.list,
            self._buttons(),
            self.asked,
            self._form,
            self.foot,
            SPRING,
        )
        context.commander.changed.connect(self.look_soon)

    def _buttons(self) -> QWidget:
        """Below each other where there is little room."""
        made = QWidget()
        line = FlowLayout(made, gap=self._theme.px(4))
        for one in (self.new, self.remove):
            line.addWidget(one)
        return made

    def show_record(self, id_: str) -> None:
        """Choose it, if it is there."""
        self.chosen = id_
        self.look()

    def add(self) -> None:
        id_, command = self._book.new(self._context.state)
        self.chosen = id_
        self.give(command)

    def take_away(self) -> None:
        if self.chosen:
            self.give(self._book.removal(self.chosen))

    def _change(self, field_: str, value: FieldValue) -> None:
        command = self._book.changed(self._context.state, self.chosen, field_, value)
        if command is not None:
            self.give(command)
        self.look_soon()

    # --- showing

    def _choose(self, id_: str) -> None:
        if id_ != self.chosen:
            self.chosen = id_
            self.look_soon()

    def _look(self) -> None:
        state = self._context.state
        rows = self._book.rows(state)
        if self.chosen not in {one.id for one in rows}:
            self.chosen = rows[0].id if rows else ""
        emptied(self.head)
        lay(self.head, *(label(text, "small", wrap=True) for text in self._book.head(state)))
        self.list.show_rows(rows, self.chosen or None)
        self.remove.setEnabled(bool(self.chosen))
        wanted = self._book.fields(state, self.chosen) if self.chosen else ()
        self._show_fields(wanted)
        emptied(self.foot)
        for place, line in enumerate(self._book.foot(state, self.chosen) if self.chosen else ()):
            lay(self.foot, label(line, "small" if place else "caption", wrap=True))

    def _show_fields(self, wanted: tuple[RecordField, ...]) -> None:
        shape = (self.chosen, *(one.shape for one in wanted))
        if shape != self._shape:
            self._shape = shape
            self._forget()
            self.fields = {one.id: self._made(one) for one in wanted}
            for one in wanted:
                widget = self.fields[one.id]
                is_switch = isinstance(widget, WrappingCheckBox)
                named = column(self._theme, spacing=4)
                widget.setAccessibleName(one.name)
                lay(self._form, widget if is_switch else lay(named, _caption(one), widget))
        for one in wanted:
            self._show_value(self.fields[one.id], one)

    def _forget(self) -> None:
        """What was typed into another record and not entered stays there."""
        for widget in self.fields.values():
            if isinstance(widget, TextField | NumberField):
                widget.forget()
            widget.blockSignals(True)
        emptied(self._form)

    def _made(self, wanted: RecordField) -> QWidget:
        on_change = partial(self._change, wanted.id)
        if wanted.choices:
            return ChoiceField(on_change)
        if isinstance(wanted.value, bool):
            made = WrappingCheckBox(wanted.name)
            made.toggled.connect(on_change)
            return made
        if isinstance(wanted.value, int):
            return NumberField(on_change, least=wanted.least, most=wanted.most)
        if wanted.is_long:
            return sized(self._theme, TextBlock(on_change), height=TEXT)
        return TextField(on_change, longest=LONGEST_LINE)

    def _show_value(self, widget: QWidget, wanted: RecordField) -> None:
        match widget:
            case ChoiceField():
                widget.show_choices(((*one, None) for one in wanted.choices), str(wanted.value))
            case WrappingCheckBox():
                widget.blockSignals(True)
                widget.setChecked(bool(wanted.value))
                widget.blockSignals(False)
            case NumberField():
                widget.show_value(int(wanted.value))
            case TextField() | TextBlock():
                widget.show_value(str(wanted.value))
