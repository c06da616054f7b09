"""Asking about what is on the screen: which thing a row, a badge or a place on the board means."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.widgets.rows import RowList

THING = "thing"
"""The property by which a widget says whom or what it shows, by id."""


class AskedThing(NamedTuple):
    id: str
    where: QRect
    """On the table, so that a card about it can stand beside it."""


def shows_thing(widget: QWidget, thing: str) -> None:
    """Let people ask about what a widget shows: by right click, Menu key or Shift+F1."""
    widget.setProperty(THING, thing)


def asked_thing(table: QWidget, widget: QWidget | None, at: QPoint | None) -> AskedThing | None:
    """What a widget, or what it lies in, shows: in a list the row at a point of the table, or the
    chosen one."""
    while widget is not None and widget is not table:
        if isinstance(widget, RowList):
            return _row(table, widget, at)
        thing = widget.property(THING)
        if thing:
            return AskedThing(str(thing), _on(table, widget, widget.rect()))
        widget = widget.parentWidget()
    return None


def _row(table: QWidget, rows: RowList, at: QPoint | None) -> AskedThing | None:
    inside = rows.viewport()
    index = rows.currentIndex() if at is None else rows.indexAt(inside.mapFrom(table, at))
    if not 0 <= index.row() < len(rows.ids):
        return None
    thing = rows.thing_of(rows.ids[index.row()])
    return AskedThing(thing, _on(table, inside, rows.visualRect(index))) if thing else None


def _on(table: QWidget, widget: QWidget, area: QRect) -> QRect:
    return QRect(widget.mapTo(table, area.topLeft()), area.size())
