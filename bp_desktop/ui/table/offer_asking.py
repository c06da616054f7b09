"""Offer asking: what is still open about an offer is asked for, and then it is done."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY
from bp_desktop.core.type_variables import C
from bp_desktop.games.offers import AmountHole, Offer, OneOfHole, fill
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.amount_form import AmountForm, AmountRequest
from bp_desktop.ui.table.deed_column import Deed
from bp_desktop.ui.widgets.offer_card import OfferFace


class OfferPanel(Protocol):
    """A panel that has a form for amounts, and shows cards to choose from."""

    @property
    def amounts(self) -> AmountForm: ...

    def choose(self, title: str, deeds: list[Deed]) -> object: ...


@dataclass(frozen=True, slots=True, eq=False)
class OfferAsking(Generic[C]):
    """A cell is asked for on the board, one of several in a list of cards, amounts in a form."""

    act: Callable[[C], object]
    ask_cell: Callable[[str, tuple[Hex, ...], Callable[[Hex], C]], object]
    panel: Callable[[], OfferPanel]
    """The one where the rest is asked for, brought to the front."""
    word: Callable[[Any], str]
    """What one of several values is called."""
    picture: Callable[[Any], str] = lambda _value: "ui/flag"
    """What is drawn beside it."""

    def begin(self, offer: Offer[C], title: str) -> None:
        command, hole = offer.command, next(iter(offer.holes), None)
        match hole:
            case AmountHole():
                self.panel().amounts.ask(
                    AmountRequest(
                        title,
                        QCoreApplication.translate("table", "Take"),
                        lambda purse, _choice: self.act(fill(command, hole, purse)),
                        most=hole.most,
                        total=hole.total if hole.total == hole.least else None,
                    )
                )
            case OneOfHole() if hole.values and isinstance(hole.values[0], Hex):
                asking = QCoreApplication.translate("table", "{what}: choose a cell")
                asking = filled(asking, what=title.removesuffix(" …"))
                self.ask_cell(asking, hole.values, lambda at: fill(command, hole, at))
            case OneOfHole():
                self.panel().choose(title, self._deeds(command, hole))
            case _:
                self.act(command)

    def _deeds(self, command: C, hole: OneOfHole) -> list[Deed]:
        return [
            Deed(
                OfferFace(self.word(one), self.picture(one), EMPTY),
                partial(self.act, fill(command, hole, one)),
            )
            for one in hole.values
        ]
