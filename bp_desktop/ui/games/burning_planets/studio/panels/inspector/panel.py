"""The inspector: shows the form for what is chosen, or the map's own when nothing is."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, ShipId, StructureId
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.session import Change
from bp_desktop.ui.editor.panels.fields import NumberField, TextField
from bp_desktop.ui.editor.panels.parts import GoTo, PanelBody, emptied
from bp_desktop.ui.editor.selection import Selection
from bp_desktop.ui.editor.things import Sort, Thing, still_there
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.kit import Kit
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.map_form import MapForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.planet import PlanetForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.several import SeveralForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.ship import ShipForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.small import (
    AsteroidForm,
    GroundForm,
    SpaceForm,
)
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.tile import TileForm
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.metrics import column

if TYPE_CHECKING:
    from bp_desktop.ui.shell.commander import AnyCommander

AnyForm = (
    PlanetForm | ShipForm | GroundForm | AsteroidForm | SpaceForm | SeveralForm | TileForm | MapForm
)


class InspectorPanel(QWidget):
    """Everything typed is one command and so one undo step."""

    def __init__(
        self, theme: Theme, commander: "AnyCommander", selection: Selection, go_to: GoTo
    ) -> None:
        super().__init__()
        self._kit = Kit(theme, commander, selection, go_to)
        self._shown: frozenset[Thing] = frozenset()
        self._tile: TilePlace | None = None
        self._stale = False
        """Whether something changed while nobody looked."""
        self.body = PanelBody(theme)
        column(theme, self).addWidget(self.body)
        self.form: AnyForm = self._make()
        self._put()
        commander.changed.connect(self._on_changed)
        selection.changed.connect(self._on_selection)
        theme.changed.connect(self._renew)

    def _on_selection(self) -> None:
        if not self.isVisible():
            self._stale = True
        elif (self._kit.selection.things, self._kit.selection.tile) != (self._shown, self._tile):
            self._renew()

    def _on_changed(self, change: "Change[MapState, object, object]") -> None:
        if change.before.content is change.after.content:
            return
        if not self.isVisible():
            self._stale = True
        elif self._is_gone(change.after):
            self._renew()
        elif _differs(
            slices(change.before, self._shown, self._tile),
            slices(change.after, self._shown, self._tile),
        ):
            self.form.show_state(change.after)

    def _is_gone(self, state: MapState) -> bool:
        """Whether something that the form is about is not there any more."""
        if self._tile is not None:
            return self._tile not in places_of(state)
        return bool(self._shown) and still_there(state, self._shown) != self._shown

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._renew()

    def _renew(self) -> None:
        self._stale = False
        for text in self.form.findChildren(TextField):
            text.forget()
        for number in self.form.findChildren(NumberField):
            number.forget()
        emptied(self.body.column)
        self.form = self._make()
        self._put()

    def _put(self) -> None:
        self.body.column.addWidget(self.form)
        self.body.column.addStretch()

    def _make(self) -> AnyForm:
        kit = self._kit
        self._shown = still_there(kit.state, kit.selection.things)
        self._tile = kit.selection.tile
        if self._tile is not None and self._tile not in places_of(kit.state):
            self._tile = None
        if self._tile is not None:
            return TileForm(kit, self._tile)
        if not self._shown:
            return MapForm(kit)
        if len(self._shown) > 1:
            return SeveralForm(kit, self._shown)
        (thing,) = self._shown
        match thing.sort:
            case Sort.PLANET:
                return PlanetForm(kit, PlanetId(thing.id))
            case Sort.GROUND:
                return GroundForm(kit, thing.at)
            case Sort.ASTEROID:
                return AsteroidForm(kit, AsteroidId(thing.id))
            case Sort.SHIP:
                return ShipForm(kit, ShipId(thing.id))
            case Sort.SPACE:
                return SpaceForm(kit, StructureId(thing.id), thing.at)


def places_of(state: MapState) -> tuple[TilePlace, ...]:
    return state.board.tiles.places if state.board.tiles is not None else ()


def slices(
    state: MapState, things: frozenset[Thing], tile: TilePlace | None = None
) -> tuple[object, ...]:
    """The parts of a map that the form for some things, or for a tile, shows."""
    content, board = state.content, state.board
    common = (content.seats, content.options, board.tiles)
    if tile is not None:
        found = (board.planets, board.asteroids, board.ships, board.space, content.notes)
        return (*common, *found)
    if not things:
        return (*common, content.title, content.standing)
    return (*common, *(_slice(state, thing) for thing in sorted(things)))


def _slice(state: MapState, thing: Thing) -> object:
    board = state.board
    match thing.sort:
        case Sort.PLANET:
            return board.planets.get(PlanetId(thing.id))
        case Sort.GROUND:
            planet = state.geometry.planet_at.get(thing.at)
            return board.planets.get(planet) if planet is not None else None
        case Sort.ASTEROID:
            return board.asteroids.get(AsteroidId(thing.id))
        case Sort.SHIP:
            return board.ships.get(ShipId(thing.id))
        case Sort.SPACE:
            return board.space.get(StructureId(thing.id))


def _differs(before: tuple[object, ...], after: tuple[object, ...]) -> bool:
    return any(old is not new for old, new in zip(before, after, strict=True))
