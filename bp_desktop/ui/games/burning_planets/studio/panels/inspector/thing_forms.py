"""The inspector's forms for a planet, for what fills one cell, and for a tile."""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.hexes import rotated
from bp_desktop.games.burning_planets import board, ids
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.editor.game import MapThing, independent, things_on
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.editor.selection_editing import turned_in_place
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.studio import map_things
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME, MapContext
from bp_desktop.ui.games.burning_planets.studio.map_words import planet_title
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import (
    PlaceForm,
    ThingForm,
    named,
    player,
)
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField, OneOfField, TextField
from bp_desktop.ui.widgets.purse import PurseEdit
from bp_desktop.ui.words.wording import worded_all

LONGEST_NAME = 80


class PlanetForm(ThingForm):
    """Name, size, biome, owner, starting seat and contents."""

    def __init__(self, context: MapContext, thing: MapThing) -> None:
        super().__init__(context, thing)
        planet, words, tables = ids.PlanetId(thing.id), names(), context.state.tables
        sizes = {str(size): words.size(size) for size in tables.sizes}
        biomes = {str(biome): words.of("biome_short", biome) for biome in tables.biomes}
        self.name = TextField(
            lambda text: self.submit(c.RenamePlanet(planet, text)), longest=LONGEST_NAME
        )
        self.name.setPlaceholderText(self.tr("No name yet"))
        self.size_ = self._chips(sizes, lambda id_: c.ResizePlanet(planet, ids.SizeId(id_)))
        self.biome = self._chips(biomes, lambda id_: c.SetBiome(planet, ids.BiomeId(id_)))
        self.owner = ChoiceField(lambda id_: self.submit(c.SetPlanetOwner(planet, player(id_))))
        self.starting = ChoiceField(lambda id_: self.submit(c.SetStarting(planet, player(id_))))
        self.counts = label("", "small", wrap=True)
        self.add_field(self.tr("Name"), self.name)
        self.add_field(self.tr("Size"), self.size_)
        self.add_field(self.tr("Biome"), self.biome)
        self.add_field(self.tr("Owner"), self.owner)
        self.add_field(self.tr("Starting planet of"), self.starting)
        self.add_contents(self.tr("On it"), self.counts)
        self.remove = self.add_button(self.remover(self.tr("Remove this planet")))

    def _chips(
        self, options: Mapping[str, str], command: Callable[[str], c.AnyMapCommand]
    ) -> OneOfField:
        def choose(id_: str) -> None:
            self.submit(command(id_))

        return OneOfField(self.theme, options, "", choose, flowing=True)

    def show_value(self, state: MapState, planet: board.Planet) -> None:
        self.show_thing(planet, planet_title(state, planet))
        self.name.show_value(planet.name)
        self.size_.show_chosen(planet.size)
        self.biome.show_chosen(planet.biome)
        self.show_players(self.owner, self.tr("Nobody"), planet.owner)
        self.show_players(self.starting, self.tr("Nobody"), planet.starting)
        shape, used = state.geometry.shapes.get(planet.id), planet.by_cell
        if shape is not None:
            free = sum(cell not in used for cell in shape.border)
            text = self.tr("{cells} cells · {free} of {border} border cells free")
            facts = {"cells": len(shape.cells), "free": free, "border": len(shape.border)}
            self.counts.setText(filled(text, **facts))
        cells = sorted(used, key=lambda cell: (used[cell].kind, cell))
        things = [map_things.ground_thing(cell) for cell in cells]
        self.show_contents(things, self.tr("Remove {name}"))


HIGHEST_NUMBER = 9999


class ShipForm(ThingForm):
    """Class, owner, number and, of a cargo ship, what it carries (BP-CARGO-8)."""

    def __init__(self, context: MapContext, thing: MapThing) -> None:
        super().__init__(context, thing)
        self._id, theme = ids.ShipId(thing.id), context.theme
        self.cls = ChoiceField(lambda cls: self._become(cls=cls))
        self.owner = ChoiceField(lambda owner: self._become(owner=owner, number=0))
        self.number = NumberField(
            lambda number: self.submit(c.NumberShip(self._id, number)), least=1, most=HIGHEST_NUMBER
        )
        self.hold = PurseEdit(theme, resource_looks())
        self.hold.set_tracking(False)
        self.hold.edited.connect(self._set_hold)
        self.carried = ChoiceField(lambda _kind: self._set_hold())
        self._cargo = QWidget()
        hold = field(theme, self.tr("In the hold"), self.hold)
        aboard = field(theme, self.tr("Space structure aboard"), self.carried)
        lay(column(theme, self._cargo, spacing=16), hold, aboard)
        self.add_field(self.tr("Class"), self.cls)
        self.add_field(self.tr("Owner"), self.owner)
        self.add_field(self.tr("Number in the fleet"), self.number)
        self.whole.addWidget(self._cargo)
        self.remove = self.add_button(self.remover(self.tr("Remove this ship")))

    def show_value(self, state: MapState, ship: board.Ship) -> None:
        words, tables = names(), state.tables
        model = words.model(map_things.faction_of(state, ship.owner), ship.cls)
        title = filled(self.tr("{model} no. {number}"), model=model, number=ship.number)
        self.show_thing(ship, title, ship.owner)
        self.cls.show_choices(named(tables.ship_classes, words.ship_class), ship.cls)
        self.show_players(self.owner, None, ship.owner)
        self.number.show_value(ship.number)
        self.hold.show_purse(ship.hold)
        kinds = [kind.id for kind in tables.structures.values() if kind.category == "space"]
        nothing = ("", self.tr("None"), None)
        aboard = ship.carried.kind if ship.carried is not None else ""
        self.carried.show_choices((nothing, *named(kinds, words.kind)), aboard)
        carries = bool(tables.ship_classes[ship.cls].max_space_structures)
        self._cargo.setHidden(not carries and not ship.hold and ship.carried is None)

    def _become(self, **facts: str | int) -> None:
        ship = self.state.board.ships[self._id]
        other = replace(ship, **facts)
        if (other.cls, other.owner) != (ship.cls, ship.owner):
            self.make_way(c.PlaceShip(other.owner, other.cls, self.thing.at, other.number))

    def _set_hold(self) -> None:
        kind = self.carried.currentData()
        self.submit(c.SetHold(self._id, self.hold.purse(), ids.KindId(kind) if kind else None))


class GroundForm(ThingForm):
    """A forest, a mountain or a structure on a planet."""

    def __init__(self, context: MapContext, thing: MapThing) -> None:
        super().__init__(context, thing)
        self.kind = self.add_field(self.tr("Kind"), ChoiceField(self._set_kind))
        self.planet = Button(
            self.theme, self.tr("Select the planet"), self._choose_planet, kind="mini"
        )
        self.remove = self.remover(self.tr("Remove it"))
        last = row(self.theme, spacing=4)
        self.whole.addLayout(lay(last, self.planet, self.remove, SPRING))

    def show_value(self, state: MapState, value: board.OnPlanet) -> None:
        words, tables = names(), state.tables
        self.show_thing(value, words.kind(value.kind))
        kinds = (
            list(tables.naturals)
            if isinstance(value, board.Natural)
            else [kind.id for kind in tables.structures.values() if kind.category != "space"]
        )
        self.kind.show_choices(named(kinds, words.kind), value.kind)

    def _set_kind(self, kind: str) -> None:
        at = self.thing.at
        if kind in self.state.tables.naturals:
            self.submit(c.PlaceNatural(ids.KindId(kind), (at,)))
        else:
            self.submit(c.ClearGround((at,)), c.PlaceStructure(ids.KindId(kind), at))

    def _choose_planet(self) -> None:
        planet = map_things.carrier(self.state, self.thing)
        if planet is not None:
            self.context.selection.choose({planet})


class AsteroidForm(ThingForm):
    """One cell of rock, and what may stand on it."""

    def __init__(self, context: MapContext, thing: MapThing) -> None:
        super().__init__(context, thing)
        said = self.tr("Nothing is on it. The structure tool can place something here.")
        self.whole.addWidget(label(said, "small", wrap=True))
        self.remove = self.add_button(self.remover(self.tr("Remove this asteroid")))

    def show_value(self, _state: MapState, rock: board.Asteroid) -> None:
        self.show_thing(rock, names().kind("asteroid"))


class SpaceForm(ThingForm):
    """A drilling facility, a habitat or a space station."""

    def __init__(self, context: MapContext, thing: MapThing) -> None:
        super().__init__(context, thing)
        self.kind = ChoiceField(lambda kind: self._become(kind=kind))
        self.owner = ChoiceField(lambda owner: self._become(owner=owner))
        self.add_field(self.tr("Kind"), self.kind)
        self.add_field(self.tr("Owner"), self.owner)
        self.remove = self.add_button(self.remover(self.tr("Remove it")))

    def show_value(self, state: MapState, one: board.SpaceStructure) -> None:
        words, tables = names(), state.tables
        self.show_thing(one, words.kind(one.kind), one.owner)
        # Only kinds for the same kind of place: another one could not stand here.
        site = tables.structures[one.kind].site
        kinds = [kind.id for kind in tables.structures.values() if kind.site == site]
        self.kind.show_choices(named(kinds, words.kind), one.kind)
        self.show_players(self.owner, None, one.owner)

    def _become(self, **facts: str) -> None:
        one = self.state.board.space[ids.StructureId(self.thing.id)]
        other = replace(one, **facts)
        if other != one:
            self.make_way(c.PlaceSpaceStructure(other.owner, other.kind, self.thing.at))


FORMS: dict[str, type[ThingForm]] = {
    map_things.MapThingKind.PLANET: PlanetForm,
    map_things.MapThingKind.GROUND: GroundForm,
    map_things.MapThingKind.ASTEROID: AsteroidForm,
    map_things.MapThingKind.SHIP: ShipForm,
    map_things.MapThingKind.SPACE: SpaceForm,
}


MOST_LISTED = 60


class TileForm(PlaceForm):
    """Numbers of tiles follow from their places (BP-BOARD-10), so a number is only told."""

    def __init__(self, context: MapContext, place: TilePlace) -> None:
        super().__init__(context)
        self._place = place
        theme = context.theme
        self.says = label("", "small", wrap=True)
        self.choose_all = Button(
            theme, self.tr("Select all of it"), self._choose_all, kind="mini", icon_name="select"
        )
        self.add_contents(self.tr("On it"), self.says, lay(row(theme), self.choose_all, SPRING))
        turns = {-1: self.tr("60° left"), 1: self.tr("60° right"), 3: self.tr("180°")}
        self._turning = QWidget()
        self._turning.setObjectName("transparent")
        self._turning.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        flow = FlowLayout(gap=theme.px(6))
        self.turns = {}
        for sixths, name in turns.items():
            self.turns[sixths] = Button(theme, name, partial(self._turn, sixths), kind="chip")
            flow.addWidget(self.turns[sixths])
        caption = self.tr("Turn what is on it about the middle")
        self._turning.setAccessibleName(caption)
        lay(column(theme, self._turning, spacing=4), label(caption, "caption"), flow)
        self.problem = label("", "problem", wrap=True)
        lay(self.whole, self._turning, self.problem)
        self.remove = self._remover(self.tr("Remove this tile"), "delete", clear=False)
        self.clear = self._remover(self.tr("Remove it with everything on it"), "bin", clear=True)

    def _remover(self, text: str, icon: str, *, clear: bool) -> Button:
        gone = partial(self.submit, c.RemoveTile(self._place, clear=clear))
        return self.add_button(Button(self.theme, text, gone, kind="mini", icon_name=icon))

    # --- showing

    def show_state(self, state: MapState) -> None:
        tiles = state.board.tiles
        if tiles is None or self._place not in tiles.places:
            return
        number = tiles.places.index(self._place) + 1
        title = filled(self.tr("Tile {number}"), number=number)
        self.show_head("ui/grid", title, self._where(tiles))
        found = independent(map_things.carrier, state, self._things(state))
        self.show_contents(found[:MOST_LISTED])
        notes = self._notes(state, tiles)
        texts = [self.tr("Empty space.")] if not found else []
        if notes:
            texts.append(counted(self.tr("%n note(s)", "", notes), notes))
        show_text(self.says, " ".join(texts))
        self.choose_all.setVisible(bool(found))
        self._turning.setVisible(bool(found))
        self.remove.setVisible(not found and not notes)
        self.clear.setVisible(bool(found) or bool(notes))
        show_text(self.problem, "")

    def _things(self, state: MapState) -> frozenset[MapThing]:
        return things_on(MAP_GAME, state, map_things.area_of(self._place))

    def _where(self, tiles: Tiles) -> str:
        return filled(
            self.tr("Column {column}, row {row} of the tiles · {width} × {height} cells"),
            **map_things.counted_place(tiles, self._place),
            width=tiles.width,
            height=tiles.height,
        )

    def _notes(self, state: MapState, tiles: Tiles) -> int:
        cells = frozenset(map_things.cells_of_place(tiles, self._place))
        return sum(note.at in cells for note in state.content.notes)

    # --- doing

    def _choose_all(self) -> None:
        self.context.selection.choose(self._things(self.state))

    def _turn(self, sixths: int) -> None:
        state = self.state
        tiles = state.board.tiles
        assert tiles is not None
        sketch = turned_in_place(
            MAP_GAME,
            state,
            self._things(state),
            lambda cell: rotated(cell, sixths),
            tile_center(tiles, self._place),
        )
        if sketch.skipped:
            show_text(self.problem, worded_all(sketch.skipped[0].messages))
        else:
            self.submit(*sketch.commands)
