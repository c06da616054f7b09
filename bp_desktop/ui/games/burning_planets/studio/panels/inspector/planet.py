"""The inspector's form for a planet and all that stands on it."""

from functools import partial

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural, Planet, Structure
from bp_desktop.games.burning_planets.ids import BiomeId, PlanetId, PlayerId, SizeId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.parts import ClickRow, emptied
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.map_things import ground_thing
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import (
    ThingForm,
    place_text,
)
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.fields import (
    ChoiceField,
    TextField,
)
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.widgets.one_of import OneOf

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
        self.size_ = OneOf(theme, sizes, "", self._resize, flowing=True)
        biomes = {str(biome): words.of("biome_short", biome) for biome in tables.biomes}
        self.biome = OneOf(theme, biomes, "", self._set_biome, flowing=True)
        self.owner = ChoiceField(self._set_owner)
        self.starting = ChoiceField(self._set_starting)
        self.counts = label("", "small", wrap=True)
        self._contents = column(theme, spacing=0)
        self.contents: dict[Hex, ClickRow] = {}
        whole = self.whole
        self.add_field(self.tr("Name"), self.name)
        self.add_field(self.tr("Size"), self.size_)
        self.add_field(self.tr("Biome"), self.biome)
        self.add_field(self.tr("Owner"), self.owner)
        self.add_field(self.tr("Starting planet of"), self.starting)
        below = column(theme, spacing=4)
        below.addWidget(label(self.tr("On it"), "caption"))
        below.addWidget(self.counts)
        below.addLayout(self._contents)
        whole.addLayout(below)
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

    # --- acting

    def _resize(self, size: str) -> None:
        self.submit(c.ResizePlanet(self._id, SizeId(size)))

    def _set_biome(self, biome: str) -> None:
        self.submit(c.SetBiome(self._id, BiomeId(biome)))

    def _set_owner(self, owner: str) -> None:
        self.submit(c.SetPlanetOwner(self._id, PlayerId(owner) if owner else None))

    def _set_starting(self, seat: str) -> None:
        self.submit(c.SetStarting(self._id, PlayerId(seat) if seat else None))
