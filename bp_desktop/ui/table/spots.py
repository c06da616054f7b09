"""Spots of the table: what a lesson points at by name, such as the main button."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView
    from bp_desktop.ui.widgets.row_spot import RowSpot


def spot_at_table(
    view: "TableView[Any, Any, Any]", name: str
) -> "QWidget | RowSpot | QRect | None":
    """A name has a sort and what it is about, such as "thing rock": the page, tab or panel of that
    id, or the thing on the board. What the game lays on the table it knows itself."""
    sort, _, about = name.partition(" ")
    match sort:
        case "main":
            return view.go_on.button
        case "program":  # the seats of the program go on, or wait for somebody to say so
            return view.go_on.button if view.program.seat is not None else None
        case "undo":
            return view.message.undo if view.message.undo.isEnabled() else None
        case "redo":
            return view.message.redo if view.message.redo.isEnabled() else None
        case "asked":  # whether the turn is to end all the same
            return view.trouble.way_out if view.trouble.asks else None
        case "refusal":
            return view.trouble if view.trouble.isVisible() else None
        case "message":
            return view.message
        case "balances":
            return _all_of(view, *view.balances.balances.values())
        case "phases":
            return view.head.stepper
        case "seats":
            return view.head.others
        case "stage":
            return view.stage if view.stage.is_showing else None
        case "recap":
            return view.screens.recap.go_on if view.screens.recap is not None else None
        case "fit":
            return view.turn.zoom
        case "page":
            return _switch(view, about)
        case "views":  # the one button for all pages, where there is little room
            return view.pages.switch.one
        case "shown":
            return view.pages if view.pages.page == about else None
        case "tab":
            return view.dock.buttons.get(about)
        case "panel":
            return view.dock if view.dock.current == about else None
        case "look":
            return view.curtain.bar
        case "curtain":
            return _all_of(view, view.curtain.card.hold, view.curtain.card.stay)
        case "called":  # whom the curtain is for
            return _words(view, view.curtain.card.name, view.curtain.card.reason)
        case "away":  # from the curtain, and back to the table
            return view.curtain.card.leave
        case "thing":
            return view.own.places.spot(about) if view.own.places is not None else None
        case _:
            return view.own.spot(name)


def _switch(view: "TableView[Any, Any, Any]", page: str) -> QWidget | None:
    """The button that turns to a page, or the one with the menu of all of them; None while that
    page is shown."""
    if view.pages.page == page and not view.pages.is_dock_shown:
        return None
    button = view.pages.switch.buttons.get(page)
    return button if button is None or button.isVisible() else view.pages.switch.one


def _all_of(view: QWidget, *parts: QWidget) -> QRect | None:
    """The place that several parts take up together."""
    whole = QRect()
    for part in parts:
        if part.isVisible():
            whole = whole.united(QRect(part.mapTo(view, part.rect().topLeft()), part.size()))
    return whole if not whole.isNull() else None


def _words(view: QWidget, *labels: QLabel) -> QRect | None:
    """The place of centred words, without what is free beside them."""
    whole = _all_of(view, *labels)
    if whole is None:
        return None
    widths = (one.fontMetrics().horizontalAdvance(one.text()) for one in labels if one.isVisible())
    free = max(0, whole.width() - max(widths))
    return whole.adjusted(free // 2, 0, -(free // 2), 0)
