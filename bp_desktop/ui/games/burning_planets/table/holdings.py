"""Holdings panel: everybody's planets, fleets, and structures deployed in space."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.new_planet import NewPlanetForm
from bp_desktop.ui.games.burning_planets.table.shop import PlayController
from bp_desktop.ui.games.burning_planets.table.titles import (
    color_of,
    counted_kinds,
    place_note,
    planet_title,
    ship_title,
)
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.height_class import HeightClass
from bp_desktop.ui.widgets.basics import Button, column, row
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander


class HoldingsPanel(QWidget):
    """Beside a real board it stands where the board would; the active player comes first, ship by
    ship. Two clicks an action: the ship here, the deed at the right."""

    def __init__(
        self,
        theme: Theme,
        controller: PlayController,
        on_chosen: Callable[[str], object],
        on_repair: Callable[[], object] | None = None,
    ) -> None:
        """`on_repair`: what is shown here is wrong, where something can be done about it."""
        super().__init__()
        self._theme = theme
        self._match: Match | None = None
        self._shown: tuple[object, ...] = ()
        self.list = RowList(theme, self.tr("Holdings"), on_chosen, headings=True)
        self.add_planet = Button(
            theme, self.tr("Add a planet"), self._open_form, kind="mini", icon_name="plus"
        )
        self.repair = Button(
            theme, self.tr("Set right …"), on_repair, kind="mini", icon_name="rename"
        )
        self.repair.hide()
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

    @property
    def chosen(self) -> str:
        """What somebody chose here since the match last changed; empty: nothing."""
        index = self.list.currentIndex()
        return self.list.ids[index.row()] if index.isValid() else ""

    def spread(self, room: HeightClass) -> None:
        self.list.set_dense(room is not HeightClass.AMPLE)

    def _open_form(self) -> None:
        self.form.setVisible(self.form.isHidden())
        if self.form.isVisible():
            self.form.sizes.setFocus()

    def follow(self, commander: "MatchCommander") -> None:
        SliceListener(self, commander, lambda match: (match,), self.show_match)

    def show_match(self, match: Match) -> None:
        is_new, self._match = self._match is None, match
        self.add_planet.setVisible(not match.tracked and match.stage is not Stage.OVER)
        self.repair.setVisible(match.stage is not Stage.OVER)
        self.form.show_tables(match.tables)
        if is_new and self.form.is_begun:
            self.form.show()
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
        self.list.show_rows(tuple(self._things(match)), None)

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
