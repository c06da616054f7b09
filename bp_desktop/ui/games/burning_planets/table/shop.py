"""Shop of one place: structures to build on a planet, ships to build in a yard."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import ClassId, KindId, PlanetId, StructureId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    ShipOffer,
    StructureOffer,
    YardOffers,
    cells_for,
    launch_cells,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.table.titles import color_of
from bp_desktop.ui.widgets.basics import Button, column, lay, row, sized
from bp_desktop.ui.widgets.fields import CountBox
from bp_desktop.ui.widgets.offer_button import OfferButton
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

COUNT = 84
AnyOffer = StructureOffer | ShipOffer


class Shop(QWidget):
    """What can be built at one place, each offer made when there first is one."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        self._theme = table.theme
        self._table = table
        self._match = table.state
        self._box = column(table.theme, self, spacing=6)
        self._last = QWidget()
        self.offers: dict[str, OfferButton] = {}

    def _end_with(self, last: QWidget) -> None:
        """What else there is, below the offers."""
        self._last = last
        self._box.addWidget(last)

    def take_keyboard(self) -> None:
        """To the first offer that can be taken; without one to what else there is."""
        first = next((one for one in self.offers.values() if one.isEnabled()), self._last)
        first.setFocus()

    def _make_offer(self, id_: str, build: Callable[[], object]) -> OfferButton:
        self.offers[id_] = OfferButton(self._theme, resource_looks(), build)
        return self.offers[id_]

    def _show_offer(self, id_: str, name: str, picture: str, offer: AnyOffer) -> None:
        color = color_of(self._match, self._match.turn.player, self._theme)
        self.offers[id_].show_offer(name, picture, offer.price, color, offer.verdict.messages)

    def _come_before_last(self, new: QWidget) -> None:
        """Tab comes to what was made later before it comes to the last, as the eye does."""
        QWidget.setTabOrder(self._last, new)
        QWidget.setTabOrder(new, self._last)


class PlanetShop(Shop):
    """Structures to build on one own planet, and what can be taken away there."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__(table)
        self._planet = PlanetId("")
        self._removals: dict[str, Command] = {}
        self.removals = RowList(self._theme, self.tr("Take away"), on_opened=self._remove)
        self._end_with(self.removals)

    def show_offers(self, match: Match, offers: PlanetOffers) -> None:
        self._match, self._planet = match, offers.planet
        for place, offer in enumerate(offers.structures):
            kind = offer.kind
            if kind not in self.offers:
                button = self._make_offer(kind, partial(self._build, kind))
                self._box.insertWidget(place, button)
                self._come_before_last(button)
            self._show_offer(kind, names().kind(kind), f"structure/{kind}", offer)
        legal = [one.command for one in (*offers.demolitions, *offers.clearings) if one.legal]
        self._removals = {f"removal {place}": one for place, one in enumerate(legal)}
        rows = [
            Row(id_, self._removal_text(one), picture="ui/bin")
            for id_, one in self._removals.items()
        ]
        self.removals.show_few(rows, most=4)

    def _remove(self, id_: str) -> None:
        self._table.act(self._removals[id_])

    def _build(self, kind: KindId) -> None:
        planet, cells = self._planet, cells_for(self._match, self._planet, kind)
        if not cells:
            self._table.act(c.BuildStructure(planet, kind))
            return
        text = filled(self.tr("Choose a cell for: {what}"), what=names().kind(kind))
        self._table.ask_cell(text, cells, partial(c.BuildStructure, planet, kind))

    def _removal_text(self, command: Command) -> str:
        if isinstance(command, c.Demolish):
            standing = self._match.board.planets[self._planet].structures[command.structure]
            return filled(self.tr("Demolish {what}"), what=names().kind(standing.kind))
        assert isinstance(command, c.ClearNatural)
        return filled(self.tr("Clear {what}"), what=names().kind(command.kind))


class YardShop(Shop):
    """Ships to build at one planet with a spaceport, or at one station."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__(table)
        self._yard: PlanetId | StructureId = PlanetId("")
        self.counts: dict[ClassId, CountBox] = {}
        self.by_hand = Button(self._theme, self.tr("Choose the cell myself"), kind="chip")
        self.by_hand.setCheckable(True)
        self._end_with(self.by_hand)

    def show_offers(self, match: Match, offers: YardOffers) -> None:
        self._match = match
        if offers.yard != self._yard:
            self._yard = offers.yard
            for count in self.counts.values():
                count.setValue(1)
        faction = match.players[match.turn.player].faction
        for place, offer in enumerate(offers.ships):
            cls = offer.cls
            if cls not in self.offers:
                self._add(place, cls)
            name = names().model(faction, cls)
            self._show_offer(cls, name, f"ship/{faction}_{cls}", offer)
            count = self.counts[cls]
            count.setMaximum(max(1, min(99, offer.affordable)))
            count.setAccessibleName(filled(self.tr("How many: {ship}"), ship=name))
            count.setEnabled(offer.legal)
        self.by_hand.setHidden(not match.tracked)

    def _add(self, place: int, cls: ClassId) -> None:
        build = partial(self._build, cls)
        button, count = self._make_offer(cls, build), CountBox(minimum=1)
        self.counts[cls] = count
        # One width for all, however many of each could be paid.
        line = lay(row(self._theme, spacing=8), (button, 1), sized(self._theme, count, width=COUNT))
        self._box.insertLayout(place, line)
        self._come_before_last(button)
        self._come_before_last(count)
        count.lineEdit().returnPressed.connect(build)

    def _build(self, cls: ClassId) -> None:
        count, yard = self.counts[cls].value(), self._yard
        cells = launch_cells(self._match, yard) if self.by_hand.isChecked() else ()
        self.counts[cls].setValue(1)
        if not cells:
            self._table.act(c.BuildShip(yard, cls, count=count))
            return
        text = self.tr("Choose the cell of the first ship")
        self._table.ask_cell(text, cells, partial(c.BuildShip, yard, cls, count=count))
