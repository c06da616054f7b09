"""The inspector's forms for a planet, and for what fills one cell."""

from functools import partial

from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural, Planet, Ship, Structure
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    BiomeId,
    ClassId,
    KindId,
    PlanetId,
    PlayerId,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import ground_at
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.parts import ClickRow, field
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.map_things import ground_thing, planet_thing
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import (
    ThingForm,
    named,
    place_text,
    player,
)
from bp_desktop.ui.widgets.basics import Button, column, emptied, label, row
from bp_desktop.ui.widgets.fields import ChoiceField, NumberField, OneOfField, TextField
from bp_desktop.ui.widgets.purse import PurseEdit

LONGEST_NAME = 80


class PlanetForm(ThingForm):
    """Name, size, biome, owner, starting seat and contents."""

    def __init__(self, context: MapContext, planet: PlanetId) -> None:
        super().__init__(context)
        self._id = planet
        theme, words, tables = context.theme, names(), context.state.tables
        self.name = TextField(
            lambda text: self.submit(c.RenamePlanet(planet, text)), longest=LONGEST_NAME
        )
        self.name.setPlaceholderText(self.tr("No name yet"))
        sizes = {str(size): words.size(size) for size in tables.sizes}
        self.size_ = OneOfField(
            theme,
            sizes,
            "",
            lambda size: self.submit(c.ResizePlanet(planet, SizeId(size))),
            flowing=True,
        )
        biomes = {str(biome): words.of("biome_short", biome) for biome in tables.biomes}
        self.biome = OneOfField(
            theme,
            biomes,
            "",
            lambda biome: self.submit(c.SetBiome(planet, BiomeId(biome))),
            flowing=True,
        )
        self.owner = ChoiceField(lambda id_: self.submit(c.SetPlanetOwner(planet, player(id_))))
        self.starting = ChoiceField(lambda id_: self.submit(c.SetStarting(planet, player(id_))))
        self.counts = label("", "small", wrap=True)
        self._contents = column(theme, spacing=0)
        self.contents: dict[Hex, ClickRow] = {}
        self.add_field(self.tr("Name"), self.name)
        self.add_field(self.tr("Size"), self.size_)
        self.add_field(self.tr("Biome"), self.biome)
        self.add_field(self.tr("Owner"), self.owner)
        self.add_field(self.tr("Starting planet of"), self.starting)
        below = column(theme, spacing=4)
        below.addWidget(label(self.tr("On it"), "caption"))
        below.addWidget(self.counts)
        below.addLayout(self._contents)
        self.whole.addLayout(below)
        self.remove = self.add_remover(self.tr("Remove this planet"), c.RemovePlanet(planet))
        self.show_state(context.state)

    # --- showing

    def show_state(self, state: MapState) -> None:
        planet = state.board.planets.get(self._id)
        if planet is None:
            return
        where = place_text(state, planet.center) if planet.center is not None else ""
        title = planet.name or self.tr("Planet without a name")
        self.show_head("board/planet", title, where)
        self.name.show_value(planet.name)
        self.size_.show_chosen(planet.size)
        self.biome.show_chosen(planet.biome)
        self.show_players(self.owner, self.tr("Nobody"), planet.owner)
        self.show_players(self.starting, self.tr("Nobody"), planet.starting)
        self._show_contents(state, planet)

    def _show_contents(self, state: MapState, planet: Planet) -> None:
        shape = state.geometry.shapes.get(planet.id)
        things: tuple[Natural | Structure, ...] = (*planet.natural, *planet.structures.values())
        if shape is not None:
            used = {one.at for one in things}
            free = sum(cell not in used for cell in shape.border)
            text = self.tr("{cells} cells · {free} of {border} border cells free")
            facts = {"cells": len(shape.cells), "free": free, "border": len(shape.border)}
            self.counts.setText(filled(text, **facts))
        emptied(self._contents)
        self.contents.clear()
        for one in sorted(things, key=lambda thing: (thing.kind, thing.at or Hex(0, 0))):
            if one.at is not None:
                self.contents[one.at] = self._content_row(one, one.at)
                self._contents.addWidget(self.contents[one.at])

    def _content_row(self, thing: Natural | Structure, at: Hex) -> ClickRow:
        name = names().kind(thing.kind)
        folder = "natural" if isinstance(thing, Natural) else "structure"
        made, line = self.content_row(f"{folder}/{thing.kind}", name, at)
        take = Button(
            self.theme,
            filled(self.tr("Remove {name}"), name=name),
            lambda: self.submit(c.ClearGround((at,))),
            kind="icon",
            icon_name="close",
        )
        line.addWidget(take)
        made.activated.connect(partial(self._choose, at))
        return made

    def _choose(self, at: Hex) -> None:
        self.context.selection.choose({ground_thing(at)})
        self.context.viewpoint.go_to((at,))


HIGHEST_NUMBER = 9999


class ShipForm(ThingForm):
    """Class, owner, number and, of a cargo ship, what it carries (BP-CARGO-8)."""

    def __init__(self, context: MapContext, ship: ShipId) -> None:
        super().__init__(context)
        self._id = ship
        theme = context.theme
        self.cls = ChoiceField(self._set_class)
        self.owner = ChoiceField(self._set_owner)
        self.number = NumberField(
            lambda number: self.submit(c.NumberShip(ship, number)), least=1, most=HIGHEST_NUMBER
        )
        self.hold = PurseEdit(theme, resource_looks())
        self.hold.set_tracking(False)
        self.hold.edited.connect(self._set_hold)
        self.carried = ChoiceField(lambda _kind: self._set_hold())
        self._cargo = QWidget()
        inside = column(theme, self._cargo, spacing=16)
        inside.addLayout(field(theme, self.tr("In the hold"), self.hold))
        inside.addLayout(field(theme, self.tr("Space structure aboard"), self.carried))
        self.add_field(self.tr("Class"), self.cls)
        self.add_field(self.tr("Owner"), self.owner)
        self.add_field(self.tr("Number in the fleet"), self.number)
        self.whole.addWidget(self._cargo)
        self.remove = self.add_remover(self.tr("Remove this ship"), c.RemoveShip(ship))
        self.show_state(context.state)

    @property
    def _ship(self) -> Ship | None:
        return self.state.board.ships.get(self._id)

    def show_state(self, state: MapState) -> None:
        ship = state.board.ships.get(self._id)
        if ship is None:
            return
        words, tables = names(), state.tables
        faction = next((s.faction for s in state.content.seats if s.id == ship.owner), "humans")
        title = filled(
            self.tr("{model} no. {number}"),
            model=words.model(faction, ship.cls),
            number=ship.number,
        )
        where = place_text(state, ship.at) if ship.at is not None else ""
        icon = f"ship/{faction}_{ship.cls}"
        self.show_head(icon, title, where, ship.owner)
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

    # --- acting

    def _set_class(self, cls: str) -> None:
        ship = self._ship
        if ship is not None and ship.at is not None and cls != ship.cls:
            other = c.PlaceShip(ship.owner, ClassId(cls), ship.at, ship.number)
            self.replace(c.RemoveShip(self._id), other)

    def _set_owner(self, owner: str) -> None:
        ship = self._ship
        if ship is not None and ship.at is not None and owner != ship.owner:
            other = c.PlaceShip(PlayerId(owner), ship.cls, ship.at)
            self.replace(c.RemoveShip(self._id), other)

    def _set_hold(self) -> None:
        kind = self.carried.currentData()
        self.submit(c.SetHold(self._id, self.hold.purse(), KindId(kind) if kind else None))


class GroundForm(ThingForm):
    """A forest, a mountain or a structure on a planet."""

    def __init__(self, context: MapContext, at: Hex) -> None:
        super().__init__(context)
        self._at = at
        theme = context.theme
        self.kind = ChoiceField(self._set_kind)
        self.planet = Button(theme, self.tr("Choose the planet"), self._choose_planet, kind="mini")
        self.add_field(self.tr("Kind"), self.kind)
        self.remove = Button(
            theme,
            self.tr("Remove it"),
            lambda: self.submit(c.ClearGround((at,))),
            kind="mini",
            icon_name="delete",
        )
        last = row(theme, spacing=4)
        last.addWidget(self.planet)
        last.addWidget(self.remove)
        last.addStretch()
        self.whole.addLayout(last)
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        ground = ground_at(state, self._at)
        if ground is None:
            return
        words, tables, thing = names(), state.tables, ground.thing
        natural = isinstance(thing, Natural)
        folder = "natural" if natural else "structure"
        self.show_head(
            f"{folder}/{thing.kind}", words.kind(thing.kind), place_text(state, self._at)
        )
        kinds = (
            list(tables.naturals)
            if natural
            else [kind.id for kind in tables.structures.values() if kind.category != "space"]
        )
        self.kind.show_choices(named(kinds, words.kind), thing.kind)

    def _set_kind(self, kind: str) -> None:
        if kind in self.state.tables.naturals:
            self.submit(c.PlaceNatural(KindId(kind), (self._at,)))
        else:
            build = c.PlaceStructure(KindId(kind), self._at)
            self.submit(c.ClearGround((self._at,)), build)

    def _choose_planet(self) -> None:
        state = self.state
        ground = ground_at(state, self._at)
        if ground is not None and ground.planet.center is not None:
            self.context.selection.choose({planet_thing(state, ground.planet.id)})


class AsteroidForm(ThingForm):
    """One cell of rock, and what may stand on it."""

    def __init__(self, context: MapContext, asteroid: AsteroidId) -> None:
        super().__init__(context)
        self._id = asteroid
        self._says = label("", "small", wrap=True)
        self.whole.addWidget(self._says)
        self.remove = self.add_remover(self.tr("Remove this asteroid"), c.RemoveAsteroid(asteroid))
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        rock = state.board.asteroids.get(self._id)
        if rock is None:
            return
        where = place_text(state, rock.at) if rock.at is not None else ""
        self.show_head("board/asteroid", names().kind("asteroid"), where)
        self._says.setText(
            self.tr("Nothing stands on it. The structure tool can put something here.")
        )


class SpaceForm(ThingForm):
    """A drilling facility, a habitat or a space station."""

    def __init__(self, context: MapContext, structure: StructureId, at: Hex) -> None:
        super().__init__(context)
        self._id = structure
        self._at = at
        self.kind = ChoiceField(self._set_kind)
        self.owner = ChoiceField(self._set_owner)
        self.add_field(self.tr("Kind"), self.kind)
        self.add_field(self.tr("Owner"), self.owner)
        self.remove = self.add_remover(self.tr("Remove it"), c.RemoveSpaceStructure(structure))
        self.show_state(context.state)

    def show_state(self, state: MapState) -> None:
        one = state.board.space.get(self._id)
        if one is None:
            return
        words, tables = names(), state.tables
        title, where = words.kind(one.kind), place_text(state, self._at)
        self.show_head(f"structure/{one.kind}", title, where, one.owner)
        # Only kinds for the same kind of place: another one could not stand here.
        site = tables.structures[one.kind].site
        kinds = [kind.id for kind in tables.structures.values() if kind.site == site]
        self.kind.show_choices(named(kinds, words.kind), one.kind)
        self.show_players(self.owner, None, one.owner)

    def _set_kind(self, kind: str) -> None:
        one = self.state.board.space.get(self._id)
        if one is not None and kind != one.kind:
            other = c.PlaceSpaceStructure(one.owner, KindId(kind), self._at)
            self.replace(c.RemoveSpaceStructure(self._id), other)

    def _set_owner(self, owner: str) -> None:
        one = self.state.board.space.get(self._id)
        if one is not None and owner != one.owner:
            other = c.PlaceSpaceStructure(PlayerId(owner), one.kind, self._at)
            self.replace(c.RemoveSpaceStructure(self._id), other)
