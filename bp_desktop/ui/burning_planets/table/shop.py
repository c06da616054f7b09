"""What can be built at one place: structures of a planet, ships of a yard."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QSpinBox, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ClassId, KindId, PlanetId, StructureId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    YardOffers,
    cells_for,
    launch_cells,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.offer_button import OfferButton
from bp_desktop.ui.burning_planets.table.titles import color_of
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.metrics import column, row


class Hands(Protocol):
    """What the panels of the table ask for: the view does it."""

    def act(self, command: Command) -> None: ...

    def ask_cell(
        self, text: str, cells: tuple[Hex, ...], then: Callable[[Hex], Command]
    ) -> None: ...


class PlanetShop(QWidget):
    """Structures to build on one own planet, and what can be taken away there."""

    def __init__(self, theme: Theme, match: Match, offers: PlanetOffers, hands: Hands) -> None:
        super().__init__()
        self._match = match
        self._planet = offers.planet
        self._hands = hands
        self.offers: dict[KindId, OfferButton] = {}
        box = column(theme, self, spacing=6)
        for offer in offers.structures:
            made = OfferButton(
                theme,
                names().kind(offer.kind),
                f"structure/{offer.kind}",
                offer.price,
                partial(self._build, offer.kind),
                why_not=offer.verdict.messages,
                color=color_of(match, match.turn.player, theme),
            )
            self.offers[offer.kind] = made
            box.addWidget(made)
        self.removals: list[Button] = []
        for choice in (*offers.demolitions, *offers.clearings):
            if choice.legal:
                made_ = Button(
                    theme,
                    self._removal_text(choice.command),
                    partial(hands.act, choice.command),
                    kind="link",
                )
                self.removals.append(made_)
                box.addWidget(made_)

    def _build(self, kind: KindId) -> None:
        cells = cells_for(self._match, self._planet, kind)
        if not cells:
            self._hands.act(c.BuildStructure(self._planet, kind))
            return
        text = filled(self.tr("Choose a cell for: {what}"), what=names().kind(kind))
        planet = self._planet
        self._hands.ask_cell(text, cells, lambda at: c.BuildStructure(planet, kind, at))

    def _removal_text(self, command: Command) -> str:
        if isinstance(command, c.Demolish):
            standing = self._match.board.planets[self._planet].structures[command.structure]
            return filled(self.tr("Demolish {what}"), what=names().kind(standing.kind))
        assert isinstance(command, c.ClearNatural)
        return filled(self.tr("Clear {what}"), what=names().kind(command.kind))


class YardShop(QWidget):
    """Ships to build at one planet with a spaceport, or at one station."""

    def __init__(self, theme: Theme, match: Match, offers: YardOffers, hands: Hands) -> None:
        super().__init__()
        self._match = match
        self._yard: PlanetId | StructureId = offers.yard
        self._hands = hands
        self.offers: dict[ClassId, OfferButton] = {}
        self.counts: dict[ClassId, QSpinBox] = {}
        box = column(theme, self, spacing=6)
        faction = match.players[match.turn.player].faction
        for offer in offers.ships:
            name = names().model(faction, offer.cls)
            count = QSpinBox(minimum=1, maximum=max(1, min(99, offer.affordable)))
            count.setAccessibleName(filled(self.tr("How many: {ship}"), ship=name))
            count.setEnabled(offer.legal)
            button = OfferButton(
                theme,
                name,
                f"ship/{faction}_{offer.cls}",
                offer.price,
                partial(self._build, offer.cls),
                why_not=offer.verdict.messages,
                color=color_of(match, match.turn.player, theme),
            )
            line = row(theme, spacing=8)
            line.addWidget(button, 1)
            line.addWidget(count)
            box.addLayout(line)
            self.offers[offer.cls] = button
            self.counts[offer.cls] = count
        self.by_hand = Button(theme, self.tr("Choose the cell myself"), kind="chip")
        self.by_hand.setCheckable(True)
        box.addWidget(self.by_hand)
        self.by_hand.setHidden(not match.tracked)

    def _build(self, cls: ClassId) -> None:
        count, yard = self.counts[cls].value(), self._yard
        cells = launch_cells(self._match, yard) if self.by_hand.isChecked() else ()
        if not cells:
            self._hands.act(c.BuildShip(yard, cls, count=count))
            return
        self._hands.ask_cell(
            self.tr("Choose the cell of the first ship"),
            cells,
            lambda at: c.BuildShip(yard, cls, at, count),
        )
