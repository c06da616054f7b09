"""Places of amounts on a table: where balances, purses of other seats and things lie in sight."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint

from bp_desktop.core.ids import SeatId
from bp_desktop.ui.table.coins import TablePlaces

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView


def places_of_amounts(view: "TableView[Any, Any, Any]") -> TablePlaces:
    """In the table's own coordinates; None for what nobody sees now."""

    def balance(resource: str) -> QPoint | None:
        found = view.balances.balances.get(resource)
        if found is None or not found.isVisible():
            return None
        return found.mapTo(view, found.rect().center())

    def source(id_: str) -> QPoint | None:
        places = view.own.places
        spot = places.spot(id_) if places is not None else None
        return spot.center() if spot is not None else seat(id_)

    def seat(id_: str) -> QPoint | None:
        """Whoever is in the header, besides the one whose balances are shown."""
        button = view.head.others.found(SeatId(id_))
        if button is None or not button.isVisible():
            return None
        return button.mapTo(view, button.badge.center().toPoint())

    def purse(id_: str) -> QPoint | None:
        button = view.head.others.found(SeatId(id_))
        is_open = button is not None and button.shown is not None and button.shown.purse is not None
        return seat(id_) if is_open else None

    return TablePlaces(balance, source, purse)
