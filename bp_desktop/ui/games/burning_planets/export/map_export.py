"""Maps of Burning Planets as the export knows them: their picture, tiles and set-up sheet."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF

from bp_desktop.core.export_settings import ExportError, ExportSettings
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import Asteroid, Board, MapContent, Ship, SpaceStructure
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import SizeId
from bp_desktop.games.burning_planets.tiles import Tiles
from bp_desktop.ui.board.canvas import LAYOUT, SpriteCache
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.style import Layers
from bp_desktop.ui.export.board_export import MM_PER_INCH, ExportSource, OwnSheet
from bp_desktop.ui.export.notes import NotedBoard
from bp_desktop.ui.export.writing import Tell
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, LIGHT, PAPER, sides_of
from bp_desktop.ui.games.burning_planets.art.labels import map_labels
from bp_desktop.ui.games.burning_planets.art.tile_art import outline_of_tile

SETUP = "setup"
COLORS = {"dark": DARK, "light": LIGHT, "paper": PAPER}


def map_source(content: MapContent) -> ExportSource:
    """A map to be exported as it is now."""
    tiles = content.board.tiles or Tiles(1, 1, ())
    source = ExportSource(
        title=content.title,
        draw=lambda settings, vectors: _picture(content, settings, vectors=vectors),
        things=_count_things(content.board),
        tiles=len(tiles.places),
        tile_outline=lambda number: outline_of_tile(tiles, number),
    )
    return replace(source, sheets=(_setup_sheet(content, source),))


def _setup_sheet(content: MapContent, source: ExportSource) -> OwnSheet:
    def write(settings: ExportSettings, path: Path, tell: Tell) -> None:
        from bp_desktop.ui.games.burning_planets.book import names
        from bp_desktop.ui.games.burning_planets.export.setup_sheet import export_setup_sheet

        export_setup_sheet(content, source, settings, path, names(), tell)

    translate = QCoreApplication.translate
    return OwnSheet(
        SETUP,
        translate("SetUpSheet", "Set-up sheet"),
        translate("SetUpSheet", "Tells, tile by tile, what to put on the real table."),
        translate("SetUpSheet", "set-up"),
        write,
    )


ROOM = 24 * 1024 * 1024
"""For sprites: a row of tiles on a large map has more of them than any screen shows."""
SCREEN_CELL = 40.0
"""Pixels of a cell as boards are mostly looked at; in finer pictures words grow with it."""


def _picture(content: MapContent, settings: ExportSettings, *, vectors: bool) -> StillBoard:
    if content.board.tiles is None or not content.board.tiles.places:
        raise ExportError(say("export.no_board"))
    radius, colors = radii(content.options), COLORS[settings.style]
    pixels = settings.mm_per_cell / MM_PER_INCH * settings.dpi
    board = BoardPicture(
        content.board,
        radius,
        colors,
        sides_of(content.seats, settings.palette),
        labels=map_labels(content),
        layers=Layers(settings.off),
        for_print=vectors,
        fineness=1.0 if vectors else max(1.0, pixels / SCREEN_CELL),
    )
    if not vectors:
        board.sprites = SpriteCache(ROOM)
    if not settings.notes:
        return board
    return NotedBoard(board, colors, content.notes, _around_things(content.board, radius))


def _around_things(board: Board, radius: Mapping[SizeId, int]) -> Iterator[QRectF]:
    pieces: Iterator[Asteroid | Ship | SpaceStructure] = chain(
        board.asteroids.values(), board.ships.values(), board.space.values()
    )
    reaches = [(piece.at, 0.8) for piece in pieces]
    reaches += [(one.center, 1.5 * radius[one.size] + 1.3) for one in board.planets.values()]
    for cell, reach in reaches:
        if cell is not None:
            half = reach * LAYOUT.size
            x, y = LAYOUT.center(cell)
            yield QRectF(x - half, y - half, 2 * half, 2 * half)


def _count_things(board: Board) -> int:
    tiles = len(board.tiles.places) if board.tiles is not None else 0
    on_planets = sum(
        2 + 2 * (planet.owner is not None) + len(planet.natural) + len(planet.structures)
        for planet in board.planets.values()
    )
    return 2 * tiles + on_planets + len(board.asteroids) + len(board.space) + len(board.ships)
