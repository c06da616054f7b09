"""Entries of Ctrl+K for a map: planets and ships by name, cells by tile, column and row."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.places import cell_name, cells_called
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.games.burning_planets.cell_words import place_words
from bp_desktop.ui.games.burning_planets.studio import map_things, map_words
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.shell.palette_entry import PaletteEntry

translate = QCoreApplication.translate


def found_on_map(context: MapContext) -> Iterator[PaletteEntry]:
    state = context.state
    more = translate("keywords", "planet home world")
    for thing in map_things.all_things(state):
        value = map_things.value_of(state, thing)
        match value:
            case Planet():
                title = map_words.planet_title(state, value)
                note, known = map_words.planet_note(state, value), more
            case Ship():
                title, known = map_words.describe_thing(state, thing), ""
                note = place_words(state.board, thing.at)
            case _:
                continue
        icon, run = map_things.icon_of(state, value), partial(_show, context, thing)
        yield PaletteEntry(title, note, icon, "", run, known, sort=thing.sort)


def named_on_map(context: MapContext, typed: str) -> Iterator[PaletteEntry]:
    state = context.state
    for cell in cells_called(state.board.tiles, typed)[:1]:
        text = translate("table", "Cell {cell}")
        title = filled(text, cell=cell_name(state.board.tiles, cell))
        note = map_words.describe_cell(state, cell).partition(" · ")[2]
        thing = map_things.thing_at(state, cell)
        run = partial(_go_to, context, cell) if thing is None else partial(_show, context, thing)
        yield PaletteEntry(title, note, "ui/crosshair", "", run)


def _show(context: MapContext, thing: MapThing) -> None:
    context.selection.choose({thing})
    _go_to(context, thing.at)


def _go_to(context: MapContext, cell: Hex) -> None:
    context.viewpoint.go_to((cell,))
