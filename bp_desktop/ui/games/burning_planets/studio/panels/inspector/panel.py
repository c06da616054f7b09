"""The inspector: shows the form for what is chosen, or the map's own when nothing is."""

from collections import Counter

from PySide6.QtCore import Qt

from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.texts.marking import counted
from bp_desktop.ui.editor.game import MapThing, independent, still_there
from bp_desktop.ui.editor.panels.parts import PanelBody, field
from bp_desktop.ui.games.burning_planets.studio import map_game
from bp_desktop.ui.games.burning_planets.studio.map_things import (
    MapThingKind,
    carrier,
    removals,
    tile_of,
    value_of,
)
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm, player
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.map_form import MapForm
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.thing_forms import FORMS, TileForm
from bp_desktop.ui.widgets.basics import SPRING, Button, column, emptied, label, lay
from bp_desktop.ui.widgets.fields import ChoiceField, CountBox, TextField
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleReader


class SeveralForm(InspectorForm):
    """How many of what, and what can be done with all of them."""

    def __init__(self, context: map_game.MapContext, things: frozenset[MapThing]) -> None:
        super().__init__(context)
        self._things = things
        theme = context.theme
        n = len(things)
        texts = [label(text) for text in self._counts()]
        self.owner = ChoiceField(self._set_owner)
        self.owner.setPlaceholderText(self.tr("Different owners"))
        if any(thing.sort == MapThingKind.PLANET for thing in things):
            owner = field(theme, self.tr("Owner of the planets"), self.owner)
        else:
            owner = None
            self.owner.setParent(self)  # no window of its own
            self.owner.hide()
        self.remove = Button(
            theme, self.tr("Remove them all"), self._remove, kind="mini", icon_name="delete"
        )
        lay(
            column(theme, self, spacing=16),
            label(counted(self.tr("%n item(s) selected", "", n), n), "heading"),
            lay(column(theme, spacing=4), *texts),
            owner,
            (self.remove, 0, Qt.AlignmentFlag.AlignLeft),
        )

    def _counts(self) -> list[str]:
        found = Counter(thing.sort for thing in self._things)
        texts = {
            MapThingKind.PLANET: self.tr("%n planet(s)", "", found[MapThingKind.PLANET]),
            MapThingKind.GROUND: self.tr("%n item(s) on planets", "", found[MapThingKind.GROUND]),
            MapThingKind.ASTEROID: self.tr("%n asteroid(s)", "", found[MapThingKind.ASTEROID]),
            MapThingKind.SHIP: self.tr("%n ship(s)", "", found[MapThingKind.SHIP]),
            MapThingKind.SPACE: self.tr("%n structure(s) in space", "", found[MapThingKind.SPACE]),
        }
        return [counted(text, found[sort]) for sort, text in texts.items() if found[sort]]

    def show_state(self, state: MapState) -> None:
        owners = {
            state.board.planets[PlanetId(thing.id)].owner
            for thing in self._things
            if thing.sort == MapThingKind.PLANET and thing.id in state.board.planets
        }
        same = next(iter(owners)) if len(owners) == 1 else None
        self.show_players(self.owner, self.tr("Nobody"), same)
        if len(owners) > 1:
            self.owner.show_none()

    def _set_owner(self, owner: str) -> None:
        planets = sorted(thing.id for thing in self._things if thing.sort == MapThingKind.PLANET)
        self.submit(*(c.SetPlanetOwner(PlanetId(planet), player(owner)) for planet in planets))

    def _remove(self) -> None:
        things = independent(carrier, self.state, self._things)
        self.submit(*removals(things))


class InspectorPanel(map_game.MapPanel):
    """Everything typed is one command and so one undo step."""

    def __init__(self, context: map_game.MapContext, rules: RuleReader = NO_BOOK) -> None:
        super().__init__(context)
        self._rules = rules
        self._shown: frozenset[MapThing] = frozenset()
        self._tile: TilePlace | None = None
        self.body = PanelBody(context.theme, self)
        self.form = InspectorForm(context)
        self.look()
        context.commander.changed.connect(self._on_changed)
        context.selection.changed.connect(self._on_selection)
        context.theme.changed.connect(self.look_soon)

    def _on_selection(self) -> None:
        if not self.isVisible():
            self.look_soon()
        elif (self._context.selection.things, self._chosen_tile) != (self._shown, self._tile):
            self.look()

    @property
    def _chosen_tile(self) -> TilePlace | None:
        area = self._context.selection.area
        return tile_of(area) if area is not None else None

    def _on_changed(self, change: map_game.MapChange) -> None:
        if self._context.is_same(change):
            return
        if not self.isVisible():
            self.look_soon()
        elif self._is_gone(change.after):
            self.look()
        elif _differs(
            slices(change.before, self._shown, self._tile),
            slices(change.after, self._shown, self._tile),
        ):
            self.form.show_state(change.after)

    def _is_gone(self, state: MapState) -> bool:
        """Whether something that the form is about is not there any more."""
        if self._tile is not None:
            return self._tile not in places_of(state)
        return (
            bool(self._shown) and still_there(map_game.MAP_GAME, state, self._shown) != self._shown
        )

    def _look(self) -> None:
        typed: list[TextField | CountBox] = self.form.findChildren(TextField)
        for one in (*typed, *self.form.findChildren(CountBox)):
            one.forget()
        emptied(self.body.column)
        self.form = self._make()
        self.form.show_state(self._context.state)
        lay(self.body.column, self.form, SPRING)

    def _make(self) -> InspectorForm:
        context, state = self._context, self._context.state
        self._shown = still_there(map_game.MAP_GAME, state, context.selection.things)
        self._tile = self._chosen_tile
        if self._tile is not None and self._tile not in places_of(state):
            self._tile = None
        if self._tile is not None:
            return TileForm(context, self._tile)
        if not self._shown:
            return MapForm(context, self._rules)
        if len(self._shown) > 1:
            return SeveralForm(context, self._shown)
        (thing,) = self._shown
        return FORMS[thing.sort](context, thing)


def places_of(state: MapState) -> tuple[TilePlace, ...]:
    return state.board.tiles.places if state.board.tiles is not None else ()


def slices(
    state: MapState, things: frozenset[MapThing], tile: TilePlace | None = None
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


def _slice(state: MapState, thing: MapThing) -> object:
    """What stands on a planet is shown with its planet."""
    if thing.sort == MapThingKind.GROUND:
        planet = state.geometry.planet_at.get(thing.at)
        return state.board.planets.get(planet) if planet is not None else None
    return value_of(state, thing)


def _differs(before: tuple[object, ...], after: tuple[object, ...]) -> bool:
    return any(old is not new for old, new in zip(before, after, strict=True))
