"""Holdings panel: everybody's planets, fleets, and structures deployed in space."""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from bp_desktop.core.ids import NOBODY
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import BiomeId, PlayerId, SizeId
from bp_desktop.games.burning_planets.match.commands import AddPlanet
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.shop import PlayController
from bp_desktop.ui.games.burning_planets.table.titles import (
    color_of,
    counted_kinds,
    place_note,
    planet_title,
    ship_title,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Field, KeptFields
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.height_class import HeightClass
from bp_desktop.ui.table.parts import PastList
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList

MOST_NATURALS = 60


class NewPlanetForm(QFrame):
    """Two lines, one step; entered when somebody first meets the planet."""

    def __init__(self, theme: Theme, controller: PlayController) -> None:
        super().__init__()
        self._controller = controller
        self._tables: Tables | None = None
        self._typed: KeptFields | None = None
        self.setProperty("card", "sunken")
        self.sizes = ChoiceBox(self.tr("Size"), fitting=True)
        self.biomes = ChoiceBox(self.tr("Biome"), fitting=True)
        self.name = QLineEdit()
        self.name.setMaxLength(80)
        self.name.setPlaceholderText(self.tr("Name, if it has one"))
        self.name.setAccessibleName(self.tr("Name"))
        self.forests = CountBox(names().kind("forest"), maximum=MOST_NATURALS)
        self.mountains = CountBox(names().kind("mountain"), maximum=MOST_NATURALS)
        self.add = Button(theme, self.tr("Add"), self._add)
        self.name.returnPressed.connect(self._add)
        line = row(theme, spacing=8)
        line.addWidget(self.sizes, 1)
        line.addWidget(self.biomes, 1)
        line.addWidget(label(names().kind("forest"), "small"))
        line.addWidget(self.forests)
        line.addWidget(label(names().kind("mountain"), "small"))
        line.addWidget(self.mountains)
        last = row(theme, spacing=8)
        last.addWidget(self.name, 1)
        last.addWidget(self.add)
        box = column(theme, self, spacing=8, edges=(12, 8, 12, 8))
        box.addLayout(line)
        box.addLayout(last)

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
            self._typed = KeptFields(self, fields, self._controller.drafts.of("new planet"))

    @property
    def is_begun(self) -> bool:
        return bool(self.name.text() or self.forests.value() or self.mountains.value())

    def _add(self) -> None:
        self._controller.act(
            AddPlanet(
                SizeId(self.sizes.currentData()),
                BiomeId(self.biomes.currentData()),
                self.forests.value(),
                self.mountains.value(),
                self.name.text().strip(),
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
        order = match.order or tuple(match.players)
        active = match.turn.player
        start = order.index(active) if active in order else 0
        for player in (*order[start:], *order[:start]):
            one = match.players[player]
            note = self.tr("out of the game") if one.eliminated else names().faction(one.faction)
            yield Row("", f"{one.name} — {note}", seat=one.color)
            yield from self._planets(match, player)
            yield from self._ships(match, player, each=player == active)
            yield from self._space(match, player)
        free = [planet for planet in match.board.planets.values() if planet.owner is None]
        if free:
            yield Row("", self.tr("Nobody's"))
            for planet in free:
                yield self._planet(match, planet)

    def _planets(self, match: Match, player: PlayerId) -> Iterator[Row]:
        for planet in match.board.planets.values():
            if planet.owner == player:
                yield self._planet(match, planet)

    @staticmethod
    def _planet(match: Match, planet: Planet) -> Row:
        standing = counted_kinds(
            [*(one.kind for one in planet.structures.values()), *(n.kind for n in planet.natural)]
        )
        note = place_note(match, planet)
        note = f"{note} · {standing}" if standing else note
        return Row(planet.id, planet_title(planet), note, f"biome/{planet.biome}")

    def _ships(self, match: Match, player: PlayerId, *, each: bool) -> Iterator[Row]:
        ships = [ship for ship in match.board.ships.values() if ship.owner == player]
        faction, color = match.players[player].faction, color_of(match, player, self._theme)
        for cls, count in Counter(ship.cls for ship in ships).items():
            picture = f"ship/{faction}_{cls}"
            model, size = names().model(faction, cls), names().ship_class(cls)
            alike = [ship for ship in ships if ship.cls == cls]
            if each or count == 1:
                note = size if size != model else ""
                for ship in alike:
                    id_ = ship.id if each else f"{player}/{cls}"
                    yield Row(id_, ship_title(match, ship), note, picture, color)
            else:
                numbers = ", ".join(str(ship.number) for ship in alike)
                note = filled(self.tr("no. {numbers}"), numbers=numbers)
                yield Row(f"{player}/{cls}", f"{model} ×{count}", note, picture, color)

    def _space(self, match: Match, player: PlayerId) -> Iterator[Row]:
        for one in match.board.space.values():
            if one.owner == player:
                yield Row(
                    one.id,
                    names().kind(one.kind),
                    one.id,
                    f"structure/{one.kind}",
                    color_of(match, player, self._theme),
                )


class HoldingsPanel(QWidget):
    """Beside a real board it stands where the board would. Two clicks an action: the ship here, the
    deed at the right."""

    def __init__(
        self,
        theme: Theme,
        controller: PlayController,
        on_chosen: Callable[[str], object],
        on_repair: Callable[[], object],
    ) -> None:
        """`on_repair`: what is shown here is wrong."""
        super().__init__()
        self.list = HoldingsList(theme, on_chosen)
        self.add_planet = Button(
            theme, self.tr("Add a planet"), self._open_form, kind="mini", icon_name="plus"
        )
        self.repair = Button(
            theme, self.tr("Set right …"), on_repair, kind="mini", icon_name="rename"
        )
        self.form = NewPlanetForm(theme, controller)
        self.form.hide()
        box = column(theme, self, spacing=8)
        box.addWidget(self.list, 1)
        box.addWidget(self.form)
        foot = row(theme)
        foot.addWidget(self.add_planet)
        foot.addStretch()
        foot.addWidget(self.repair)
        box.addLayout(foot)

    def spread(self, room: HeightClass) -> None:
        self.list.set_dense(room is not HeightClass.AMPLE)

    def _open_form(self) -> None:
        self.form.setVisible(self.form.isHidden())
        if self.form.isVisible():
            self.form.sizes.setFocus()

    def follow(self, commander: MatchCommander) -> None:
        SliceListener(self, commander, lambda match: (match,), self._show)
        if self.form.is_begun:
            self.form.show()

    def _show(self, match: Match) -> None:
        self.add_planet.setVisible(not match.tracked and match.stage is not Stage.OVER)
        self.repair.setVisible(match.stage is not Stage.OVER)
        self.form.show_tables(match.tables)
        self.list.show_match(match)


def past_holdings(theme: Theme) -> PastList[Match]:
    """Of a past moment, for the chronicle of a match beside a real board: the players stay in their
    order, whoever's turn it was."""
    listed = HoldingsList(theme)

    def show(match: Match) -> None:
        listed.show_match(replace(match, turn=replace(match.turn, player=NOBODY)))

    return PastList(listed, show)
