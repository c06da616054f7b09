"""Shop of one place: structures to build on a planet, ships to build in a yard."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import rules_of
from bp_desktop.core.purse import Purse
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
from bp_desktop.games.burning_planets.match.queries.verdict import judge
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import every_way
from bp_desktop.texts.games.burning_planets.rulebook import row_of
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, names, resource_looks
from bp_desktop.ui.games.burning_planets.table import stats, titles
from bp_desktop.ui.table.placing import Placement
from bp_desktop.ui.widgets.arrow_walk import ArrowWalk
from bp_desktop.ui.widgets.basics import Button, column, put_away
from bp_desktop.ui.widgets.containers import add_entry
from bp_desktop.ui.widgets.fields import CountBox
from bp_desktop.ui.widgets.offer_card import OfferButton, OfferCard, OfferFace
from bp_desktop.ui.widgets.row_painting import NotePart
from bp_desktop.ui.words.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

COUNT_WIDE = 50
AnyOffer = StructureOffer | ShipOffer
NOT_ENOUGH = "bp.purse.not_enough"
MOST_RULES = 2
"""Links that a card has room for."""


class Shop(QWidget):
    """What can be built at one place, each card made when there first is one."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        self._theme = table.theme
        self._table = table
        self._match = table.state
        self._box = column(table.theme, self, spacing=8)
        self.cards: dict[str, OfferCard] = {}
        self._last: QWidget | None = None
        """What else there is, below the cards."""
        self.walk = ArrowWalk(self, self.stops)

    @property
    def offers(self) -> dict[str, OfferButton]:
        return {id_: card.button for id_, card in self.cards.items()}

    def stops(self) -> Sequence[QWidget]:
        """Where the arrows go, from top to bottom."""
        return [card.button for card in self.cards.values()]

    def take_keyboard(self) -> bool:
        """To the first card that can be taken; False: there is none."""
        first = next((one for one in self.offers.values() if one.isEnabled()), None)
        if first is not None:
            first.setFocus()
        return first is not None

    def show_placed(self, what: str) -> None:
        """The card of what is being placed is marked; empty: nothing is."""
        for id_, card in self.cards.items():
            card.button.choose(id_ == what)

    def _make_card(
        self, id_: str, build: Callable[[], object], end: QWidget | None = None
    ) -> OfferCard:
        """Tab comes to a card after the one before, as the eye does."""
        before = next(reversed(self.cards.values()), None)
        card = OfferCard(self._theme, self._table.context.rules, resource_looks(), build, end=end)
        self.cards[id_] = card
        self._box.addWidget(card)
        chain = (before and (before.end or before.button), card.button, end, self._last)
        for one, other in pairwise(part for part in chain if part is not None):
            QWidget.setTabOrder(one, other)
        self.walk.add(card.button)
        return card

    def _face(self, thing: str, name: str, picture: str, offer: AnyOffer) -> OfferFace:
        """With the price, and what stands against it."""
        color = titles.color_of(self._match, self._match.turn.player, self._theme)
        messages = offer.verdict.messages
        why_not = worded_all(messages)
        if messages and messages[0].key == NOT_ENOUGH:  # whose turn it is, everybody knows
            why_not = filled(self.tr("Missing: {amounts}"), amounts=fact_words(offer.missing))
        rules = rules_of(messages[:1])[:MOST_RULES]
        match = self._match
        about = row_of(match.tables, match.players[match.turn.player].faction, thing)
        return OfferFace(
            name, picture, offer.price, color, why_not=why_not, rules=rules, rule=about
        )

    def _tag(self, name: str, price: Purse, yields: Purse) -> tuple[NotePart, ...]:
        """What stands beside the pointer: what is paid here, and what for."""
        here = filled(self.tr("{what} here"), what=name)
        gained = tuple(stats.yield_parts(yields, "success"))
        each = (NotePart(f" {self.tr('a turn')}", "muted"),) if gained else ()
        return NotePart(here, "text"), *stats.price_parts(price), *gained, *each


class PlanetShop(Shop):
    """Structures to build on one own planet, and what can be taken away there."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__(table)
        self._planet = PlanetId("")
        self._removals: list[tuple[str, tuple[Command, ...]]] = []
        self.menu: QMenu | None = None
        self.removals = Button(
            self._theme,
            self.tr("Demolish or destroy …"),
            self._open_removals,
            kind="quiet",
            icon_name="bin",
        )
        self.removals.setProperty("beside", "chips")
        self._last = self.removals

    def stops(self) -> Sequence[QWidget]:
        return [*super().stops(), self.removals]

    def show_offers(self, match: Match, offers: PlanetOffers) -> None:
        self._match, self._planet = match, offers.planet
        for offer in offers.structures:
            kind = match.tables.structures[offer.kind]
            if kind.id not in self.cards:
                self._make_card(kind.id, partial(self.build, kind.id))
            face = self._face(kind.id, names().kind(kind.id), f"structure/{kind.id}", offer)
            notes, about = stats.structure_parts(match, kind), stats.about_structure(match, kind)
            self.cards[kind.id].show_offer(face._replace(notes=tuple(notes), about=about))
        legal = [one for one in (*offers.demolitions, *offers.clearings) if one.legal]
        ways: dict[str, list[Command]] = {}
        for one in legal:
            for command in every_way(one):
                ways.setdefault(self._removal_text(command), []).append(command)
        self._removals = [(text, tuple(commands)) for text, commands in ways.items()]
        self.removals.setEnabled(bool(self._removals))

    # --- building

    def build(self, kind: KindId) -> None:
        placed = self._table.placed
        if placed == kind:  # it waits for its cell already
            self._table.go_to_board()
        else:
            self._table.finish_first(partial(self._begin, self._planet, kind))

    def _begin(self, planet: PlanetId, kind: KindId) -> None:
        placement = self._placement(planet, kind)
        if placement is not None:
            self._table.place(placement, kind)
        else:
            self._table.act(c.BuildStructure(planet, kind))

    def _placement(self, planet: PlanetId, kind: KindId) -> Placement | None:
        """None where there is no board, or no cell for it any more."""
        match, name = self._table.state, names().kind(kind)
        cells = cells_for(match, planet, kind)
        if not cells:
            return None
        player = match.turn.player
        price = match.tables.factions[match.players[player].faction].structure_costs[kind]
        title = self.tr("{what}: choose a cell on {planet}")
        return Placement(
            filled(title, what=name, planet=titles.site_title(match, planet)),
            cells,
            partial(c.BuildStructure, planet, kind),
            note=self._bar_note(len(cells), price),
            picture=f"structure/{kind}",
            color=titles.color_of(match, player, self._theme),
            ground=titles.ground_of(match, planet),
            tag=self._tag(name, price, match.tables.structures[kind].yields),
            what=name,
            again=partial(self._placement, planet, kind),
        )

    def _bar_note(self, count: int, price: Purse) -> str:
        text = self.tr("Highlighted cells: {count} · or use arrow keys and Enter · cost: {price}")
        return filled(text, count=count, price=fact_words(price))

    # --- taking away

    def _open_removals(self) -> None:
        """A menu: nothing goes by one key, and undo brings it back."""
        put_away(self.menu)
        self.menu = QMenu(self)
        for text, ways in self._removals:
            add_entry(self.menu, text, partial(self._remove, text, ways))
        corner = self.removals.mapToGlobal(QPoint(0, 0))
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))

    def _remove(self, text: str, ways: tuple[Command, ...]) -> None:
        self._table.finish_first(partial(self._take_away, text, ways))

    def _take_away(self, text: str, ways: tuple[Command, ...]) -> None:
        """Which of several that are alike, the board asks."""
        cells = {at: one for one in ways if (at := self._at(one)) is not None}
        if len(cells) < 2:
            self._table.act(ways[0])
            return
        planet = self._planet
        title = self.tr("{deed}: choose which one on {planet}")
        place = titles.site_title(self._match, planet)
        self._table.place(
            Placement(
                filled(title, deed=text, planet=place),
                tuple(cells),
                cells.get,
                note=self.tr("You can undo this."),
                ground=titles.ground_of(self._match, planet),
            )
        )

    def _at(self, command: Command) -> Hex | None:
        if isinstance(command, c.Demolish):
            return self._match.board.planets[self._planet].structures[command.structure].at
        assert isinstance(command, c.ClearNatural)
        return command.at

    def _removal_text(self, command: Command) -> str:
        if isinstance(command, c.Demolish):
            standing = self._match.board.planets[self._planet].structures[command.structure]
            return filled(self.tr("Demolish {what}"), what=names().kind(standing.kind))
        assert isinstance(command, c.ClearNatural)
        return filled(self.tr("Destroy {what}"), what=names().kind(command.kind))


class YardShop(Shop):
    """Ships to build at one planet with a spaceport, or at one station."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__(table)
        self._yard: PlanetId | StructureId = PlanetId("")
        self.counts: dict[ClassId, CountBox] = {}

    def show_offers(self, match: Match, offers: YardOffers) -> None:
        self._match = match
        if offers.yard != self._yard:
            self._yard = offers.yard
            for count in self.counts.values():
                count.setValue(1)
        faction = match.players[match.turn.player].faction
        for offer in offers.ships:
            cls = match.tables.ship_classes[offer.cls]
            if cls.id not in self.cards:
                self._add(cls.id)
            name = names().model(faction, cls.id)
            face = self._face(cls.id, name, f"ship/{faction}_{cls.id}", offer)
            notes, about = stats.ship_parts(cls), stats.about_ship(match, cls)
            self.cards[cls.id].show_offer(face._replace(notes=tuple(notes), about=about))
            count = self.counts[cls.id]
            count.setMaximum(max(1, min(99, offer.affordable)))
            count.setAccessibleName(filled(self.tr("How many: {ship}"), ship=name))
            count.setVisible(offer.legal and offer.affordable > 1)

    def _add(self, cls: ClassId) -> None:
        build = partial(self.build, cls)
        count = CountBox(minimum=1, indent=0)
        count.setPrefix("× ")
        count.setProperty("kind", "small")
        count.setFixedWidth(self._theme.px(COUNT_WIDE))
        self.counts[cls] = count
        self._make_card(cls, build, count)
        count.lineEdit().returnPressed.connect(build)

    def build(self, cls: ClassId) -> None:
        if self._table.placed == cls:
            self._table.go_to_board()
            return
        count = self.counts[cls].value()
        self._table.finish_first(partial(self._begin, self._yard, cls, count))

    def _begin(self, yard: PlanetId | StructureId, cls: ClassId, count: int) -> None:
        self.counts[cls].setValue(1)
        placement = self._placement(yard, cls, count)
        if placement is not None:
            self._table.place(placement, cls)
        else:
            self._table.act(c.BuildShip(yard, cls, count=count))

    def _placement(
        self, yard: PlanetId | StructureId, cls: ClassId, count: int
    ) -> Placement | None:
        match = self._table.state
        cells = launch_cells(match, yard)
        at = cells[0] if cells else None
        if at is None or not judge(match, c.BuildShip(yard, cls, at, count)).legal:
            return None
        player = match.turn.player
        faction = match.players[player].faction
        name = names().model(faction, cls)
        what = name if count == 1 else f"{count} × {name}"
        price = match.tables.factions[faction].ship_costs[cls] * count
        title = self.tr("{what}: choose a cell at {planet}")
        text = self.tr("Highlighted cells: {count} · cost: {price}")
        if count > 1:
            text = self.tr("The first goes there, the others beside it · cost: {price}")
        return Placement(
            filled(title, what=what, planet=titles.site_title(match, yard)),
            cells,
            partial(c.BuildShip, yard, cls, count=count),
            note=filled(text, count=len(cells), price=fact_words(price)),
            picture=f"ship/{faction}_{cls}",
            color=titles.color_of(match, player, self._theme),
            ground=titles.ground_of(match, PlanetId(yard)),
            tag=self._tag(what, price, Purse()),
            what=what,
            again=partial(self._placement, yard, cls, count),
        )
