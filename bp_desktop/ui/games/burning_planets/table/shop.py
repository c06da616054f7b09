"""Shop of one place: structures to build on a planet, ships to build in a yard."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QSpinBox, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import ClassId, KindId, PlanetId, PlayerId, StructureId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    YardOffers,
    cells_for,
    launch_cells,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.table.titles import color_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.widgets.basics import Button, column, row, sized
from bp_desktop.ui.widgets.fields import CountBox
from bp_desktop.ui.widgets.offer_button import OfferButton
from bp_desktop.ui.widgets.row_painting import THINGS, Row
from bp_desktop.ui.widgets.rows import RowList

COUNT = 84


class PlayController(Protocol):
    """What the panels of a match ask for; `MatchTable` does it."""

    drafts: Drafts
    """For what is half typed."""

    def act(self, command: Command, done: Callable[[], object] | None = None) -> None:
        """`done` is called once it is carried out, at once or after the table has overruled."""

    def ask_look(self, then: Callable[[], object]) -> None:
        """Amounts are covered: have the active player look, and go on with `then`."""

    def ask_phrase(
        self, player: PlayerId, reason: str, then: Callable[[str], object], *, needed: str
    ) -> None:
        """Have another player type a passphrase, where nothing of anybody is to be seen."""

    def ask_cell(
        self, text: str, cells: tuple[Hex, ...], then: Callable[[Hex], Command]
    ) -> None: ...

    def go_to_board(self) -> bool:
        """Put the keyboard on the unit in hand; False where there is no board."""


class PlanetShop(QWidget):
    """Structures to build on one own planet, and what can be taken away there."""

    def __init__(self, theme: Theme, controller: PlayController) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self._match: Match | None = None
        self._planet = PlanetId("")
        self.offers: dict[KindId, OfferButton] = {}
        self._removals: dict[str, Command] = {}
        self.removals = RowList(theme, self.tr("Take away"), on_opened=self._remove)
        self._box = column(theme, self, spacing=6)
        self._box.addWidget(self.removals)

    def take_keyboard(self) -> None:
        _focus_first(self.offers.values(), self.removals)

    def show_offers(self, match: Match, offers: PlanetOffers) -> None:
        self._match, self._planet = match, offers.planet
        color = color_of(match, match.turn.player, self._theme)
        for place, offer in enumerate(offers.structures):
            button = self.offers.get(offer.kind)
            if button is None:
                button = OfferButton(
                    self._theme, resource_looks(), partial(self._build, offer.kind)
                )
                self.offers[offer.kind] = button
                self._box.insertWidget(place, button)
                _come_before(self.removals, button)
            button.show_offer(
                names().kind(offer.kind),
                f"structure/{offer.kind}",
                offer.price,
                color,
                offer.verdict.messages,
            )
        legal = [one.command for one in (*offers.demolitions, *offers.clearings) if one.legal]
        self._removals = {f"removal {place}": one for place, one in enumerate(legal)}
        things = [
            Row(id_, self._removal_text(one), picture="ui/bin")
            for id_, one in self._removals.items()
        ]
        self.removals.show_rows(things, None)
        self.removals.setFixedHeight(self._theme.px(THINGS.height * min(4, len(things)) + 4))
        self.removals.setHidden(not things)

    def _remove(self, id_: str) -> None:
        self._controller.act(self._removals[id_])

    def _build(self, kind: KindId) -> None:
        assert self._match is not None
        cells = cells_for(self._match, self._planet, kind)
        if not cells:
            self._controller.act(c.BuildStructure(self._planet, kind))
            return
        text = filled(self.tr("Choose a cell for: {what}"), what=names().kind(kind))
        planet = self._planet
        self._controller.ask_cell(text, cells, lambda at: c.BuildStructure(planet, kind, at))

    def _removal_text(self, command: Command) -> str:
        assert self._match is not None
        if isinstance(command, c.Demolish):
            standing = self._match.board.planets[self._planet].structures[command.structure]
            return filled(self.tr("Demolish {what}"), what=names().kind(standing.kind))
        assert isinstance(command, c.ClearNatural)
        return filled(self.tr("Clear {what}"), what=names().kind(command.kind))


class YardShop(QWidget):
    """Ships to build at one planet with a spaceport, or at one station."""

    def __init__(self, theme: Theme, controller: PlayController) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self._match: Match | None = None
        self._yard: PlanetId | StructureId = PlanetId("")
        self.offers: dict[ClassId, OfferButton] = {}
        self.counts: dict[ClassId, QSpinBox] = {}
        self._box = column(theme, self, spacing=6)
        self.by_hand = Button(theme, self.tr("Choose the cell myself"), kind="chip")
        self.by_hand.setCheckable(True)
        self._box.addWidget(self.by_hand)

    def take_keyboard(self) -> None:
        _focus_first(self.offers.values(), self.by_hand)

    def show_offers(self, match: Match, offers: YardOffers) -> None:
        self._match = match
        if offers.yard != self._yard:
            self._yard = offers.yard
            for count in self.counts.values():
                count.setValue(1)
        faction = match.players[match.turn.player].faction
        color = color_of(match, match.turn.player, self._theme)
        for place, offer in enumerate(offers.ships):
            if offer.cls not in self.offers:
                self._add(place, offer.cls)
            name = names().model(faction, offer.cls)
            picture = f"ship/{faction}_{offer.cls}"
            self.offers[offer.cls].show_offer(
                name, picture, offer.price, color, offer.verdict.messages
            )
            count = self.counts[offer.cls]
            count.setMaximum(max(1, min(99, offer.affordable)))
            count.setAccessibleName(filled(self.tr("How many: {ship}"), ship=name))
            count.setEnabled(offer.legal)
        self.by_hand.setHidden(not match.tracked)

    def _add(self, place: int, cls: ClassId) -> None:
        self.offers[cls] = OfferButton(self._theme, resource_looks(), partial(self._build, cls))
        self.counts[cls] = CountBox(minimum=1)
        line = row(self._theme, spacing=8)
        line.addWidget(self.offers[cls], 1)
        # One width for all, however many of each could be paid.
        line.addWidget(sized(self._theme, self.counts[cls], width=COUNT))
        self._box.insertLayout(place, line)
        _come_before(self.by_hand, self.offers[cls])
        _come_before(self.by_hand, self.counts[cls])
        self.counts[cls].lineEdit().returnPressed.connect(partial(self._build, cls))

    def _build(self, cls: ClassId) -> None:
        assert self._match is not None
        count, yard = self.counts[cls].value(), self._yard
        cells = launch_cells(self._match, yard) if self.by_hand.isChecked() else ()
        self.counts[cls].setValue(1)
        if not cells:
            self._controller.act(c.BuildShip(yard, cls, count=count))
            return
        self._controller.ask_cell(
            self.tr("Choose the cell of the first ship"),
            cells,
            lambda at: c.BuildShip(yard, cls, at, count),
        )


def _focus_first(offers: Iterable[QWidget], other: QWidget) -> None:
    """The keyboard goes to the first offer that can be taken; without one to what else there is."""
    first = next((one for one in offers if one.isEnabled()), other)
    first.setFocus()


def _come_before(last: QWidget, new: QWidget) -> None:
    """Tab comes to what was made later before it comes to `last`, as the eye does."""
    QWidget.setTabOrder(last, new)
    QWidget.setTabOrder(new, last)
