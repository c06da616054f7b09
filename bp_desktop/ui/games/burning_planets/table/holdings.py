"""Holdings panel: everybody's planets, fleets, and structures deployed in space."""

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import NOBODY
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.ids import BiomeId, PlayerId, SizeId
from bp_desktop.games.burning_planets.match.commands import AddPlanet
from bp_desktop.games.burning_planets.match.discovery import takes_second_planets
from bp_desktop.games.burning_planets.match.seating import has_second_planet
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.games.burning_planets.table.column_faces import (
    KnownFaces,
    column_faces,
    column_words,
    free_planets,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Field, KeptFields
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.columns.panel import ColumnsPanel
from bp_desktop.ui.table.parts import PastList
from bp_desktop.ui.widgets.basics import Button, Card, column, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox, text_line
from bp_desktop.ui.widgets.fitting import FittingLabel
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

T = TypeVar("T")
MOST_NATURALS = 60


class NewPlanetForm(Card):
    """Two lines, one step; entered when somebody first meets the planet."""

    def __init__(self, table: "MatchTable") -> None:
        theme = table.theme
        super().__init__(theme, spacing=8, edges=(12, 8, 12, 8))
        self._table = table
        self._tables: Tables | None = None
        self._typed: KeptFields | None = None
        self.setProperty("card", "sunken")
        self.sizes = ChoiceBox(self.tr("Size"), fitting=True)
        self.biomes = ChoiceBox(self.tr("Biome"), fitting=True)
        hint = self.tr("Name, if it has one")
        self.name = text_line(self.tr("Name"), hint, self._add, longest=80)
        forest, mountain = names().kind("forest"), names().kind("mountain")
        self.forests = CountBox(forest, maximum=MOST_NATURALS)
        self.mountains = CountBox(mountain, maximum=MOST_NATURALS)
        self.add = Button(theme, self.tr("Add"), self._add)
        line = lay(row(theme, spacing=8), (self.sizes, 1), (self.biomes, 1))
        lay(line, label(forest, "small"), self.forests, label(mountain, "small"), self.mountains)
        self.owner = ChoiceBox(self.tr("Owner from the start"))
        self.owner.hide()
        lay(self.box, line, lay(row(theme, spacing=8), (self.name, 1), self.owner, self.add))

    def show_tables(self, tables: Tables) -> None:
        if self._tables is tables:
            return
        self._tables = tables
        self.sizes.clear()
        self.biomes.clear()
        for size in tables.sizes:
            self.sizes.addItem(names().size(size), size)
        for biome in tables.biomes:
            self.biomes.addItem(names().biome(biome), biome)
        if self._typed is None:  # there was nothing to choose from before
            fields: dict[str, Field] = {
                "size": self.sizes,
                "biome": self.biomes,
                "forests": self.forests,
                "mountains": self.mountains,
                "name": self.name,
            }
            self._typed = KeptFields(self, fields, self._table.drafts.of("new planet"))

    def show_owners(self, match: Match) -> None:
        """Who may still get a second planet, where the table lets them be owned (AMB-09)."""
        waiting = {
            one.id: one.name
            for one in match.players.values()
            if takes_second_planets(match) and not has_second_planet(match.board, one.id)
        }
        self.owner.offer({None: self.tr("Nobody's planet"), **waiting})
        self.owner.setVisible(bool(waiting))

    @property
    def is_begun(self) -> bool:
        return bool(self.name.text() or self.forests.value() or self.mountains.value())

    def _add(self) -> None:
        self._table.act(
            AddPlanet(
                SizeId(self.sizes.currentData()),
                BiomeId(self.biomes.currentData()),
                self.forests.value(),
                self.mountains.value(),
                self.name.text().strip(),
                owner=self.owner.currentData(),
            ),
            self._wipe,
        )

    def _wipe(self) -> None:
        self.name.clear()
        self.forests.setValue(0)
        self.mountains.setValue(0)


class HoldingsList(RowList):
    """One row a planet, ship or structure in space; the active player comes first, ship by ship.
    Filled while it is seen."""

    def __init__(self, theme: Theme, on_chosen: Callable[[str], object] = lambda _id: None) -> None:
        super().__init__(theme, "", on_chosen, headings=True)
        self.setAccessibleName(self.tr("Holdings"))
        self._match: Match | None = None
        self._shown: tuple[object, ...] = ()

    def show_match(self, match: Match) -> None:
        self._match = match
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        match = self._match
        if match is None or self._slice(match) == self._shown:
            return
        self._shown = self._slice(match)
        self.show_rows(tuple(self._things(match)), None)

    @staticmethod
    def _slice(match: Match) -> tuple[object, ...]:
        """What the list hangs on."""
        out = tuple(one.eliminated for one in match.players.values())
        return match.board, match.turn.player, match.order, out

    def _things(self, match: Match) -> Iterator[Row]:
        active, board = match.turn.player, match.board
        planets = _by(attrgetter("owner"), board.planets.values())
        ships = _by(attrgetter("owner"), board.ships.values())
        for player in titles.active_first(match):
            one = match.players[player]
            note = self.tr("out of the game") if one.eliminated else names().faction(one.faction)
            yield Row("", f"{one.name} — {note}", seat=one.color)
            yield from self._planets(match, planets.get(player, ()))
            yield from self._ships(match, player, ships.get(player, ()), each=player == active)
            yield from self._space(match, player)
        if None in planets:
            yield Row("", self.tr("Nobody's"))
            yield from self._planets(match, planets[None])

    @staticmethod
    def _planets(match: Match, planets: Iterable[Planet]) -> Iterator[Row]:
        for planet in planets:
            built = (one.kind for one in planet.structures.values())
            grown = (one.kind for one in planet.natural)
            yield titles.planet_row(match, planet, (*built, *grown))

    def _ships(
        self, match: Match, player: PlayerId, ships: Iterable[Ship], *, each: bool
    ) -> Iterator[Row]:
        faction, color = match.players[player].faction, titles.color_of(match, player, self._theme)
        called = names()
        for cls, alike in _by(attrgetter("cls"), ships).items():
            picture, count = f"ship/{faction}_{cls}", len(alike)
            model, size = called.model(faction, cls), called.ship_class(cls)
            if each or count == 1:
                note = size if size != model else ""
                for ship in alike:
                    id_ = ship.id if each else f"{player}/{cls}"
                    yield Row(id_, titles.ship_title(match, ship), note, picture, color)
            else:
                numbers = ", ".join(str(ship.number) for ship in alike)
                note = filled(self.tr("no. {numbers}"), numbers=numbers)
                yield Row(f"{player}/{cls}", f"{model} ×{count}", note, picture, color)

    def _space(self, match: Match, player: PlayerId) -> Iterator[Row]:
        color = titles.color_of(match, player, self._theme)
        for one in match.board.space.values():
            if one.owner == player:
                yield titles.unit_row(match, one.id, one.id, color)


class HoldingsPanel(QWidget):
    """A list beside the board on the screen. Beside a real one it stands where the board would, a
    column a player. Two clicks an action: the ship here, the deed at the right."""

    list: HoldingsList
    """Only where there are no columns."""

    def __init__(self, table: "MatchTable") -> None:
        super().__init__()
        theme = table.theme
        self.columns: ColumnsPanel | None = None
        if table.state.tracked:
            self.list = HoldingsList(theme, table.show_holding)
        else:
            may_see, known = table.context.may_see, KnownFaces()
            self.columns = ColumnsPanel(
                table.context,
                lambda match: column_faces(match, may_see, known),
                column_words(),
                table.show_holding,
                lambda seat: table.set_right_of(PlayerId(seat)),
            )
        self.free = FittingLabel("small")
        self.add_planet = Button(
            theme, self.tr("Add a planet"), self._open_form, kind="mini", icon_name="plus"
        )
        self.repair = Button(
            theme, self.tr("Fix …"), table.set_board_right, kind="mini", icon_name="rename"
        )
        self.form = NewPlanetForm(table)
        self.form.hide()
        foot = lay(row(theme, spacing=8), self.add_planet, (self.free, 1), self.repair)
        lay(column(theme, self, spacing=8), (self.columns or self.list, 1), self.form, foot)
        SliceListener(self, table.commander, lambda match: (match,), self._show)
        if self.form.is_begun:
            self.form.show()

    def _open_form(self) -> None:
        self.form.setVisible(self.form.isHidden())
        if self.form.isVisible():
            self.form.sizes.setFocus()

    def _show(self, match: Match) -> None:
        self.add_planet.setVisible(not match.tracked and match.stage is not Stage.OVER)
        self.repair.setVisible(match.stage is not Stage.OVER)
        self.form.show_tables(match.tables)
        self.form.show_owners(match)
        if self.columns is None:
            self.list.show_match(match)
            return
        free = ", ".join(free_planets(match))
        self.free.setText(filled(self.tr("Nobody's: {planets}"), planets=free) if free else "")

    @property
    def chosen(self) -> str:
        """The id of what is chosen; empty: nothing."""
        return self.list.chosen if self.columns is None else self.columns.chosen


def _by(key: Callable[[T], Any], things: Iterable[T]) -> dict[Any, list[T]]:
    """In their order. All things are gone through once, not once for every player."""
    found: dict[Any, list[T]] = {}
    for one in things:
        found.setdefault(key(one), []).append(one)
    return found


def past_holdings(theme: Theme) -> PastList[Match]:
    """Of a past moment, for the chronicle of a match beside a real board: the players stay in their
    order, whoever's turn it was."""
    listed = HoldingsList(theme)

    def show(match: Match) -> None:
        listed.show_match(replace(match, turn=replace(match.turn, player=NOBODY)))

    return PastList(listed, show)
