"""Set-up sheet: what to put on the real table, tile by tile, in words and pictures."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from bp_desktop.core.export_settings import ExportSettings
from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.type_variables import T
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    DesignerNote,
    MapContent,
    MapSeat,
    Natural,
    Planet,
    Structure,
)
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.lookup import named_planet
from bp_desktop.games.burning_planets.names import Names
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.games.burning_planets.tiles import Tiles
from bp_desktop.texts.games.burning_planets.formats import planet_words
from bp_desktop.texts.marking import filled
from bp_desktop.texts.speech import Speech, Translate
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.still import PaintBudget, StillBoard
from bp_desktop.ui.export import pdf
from bp_desktop.ui.export.board_export import ExportSource
from bp_desktop.ui.export.pages import Page, page_named
from bp_desktop.ui.export.player_colors import color_name
from bp_desktop.ui.export.writing import Tell, part_of, saved, to_nobody
from bp_desktop.ui.games.burning_planets.art.tile_art import outline_of_tile

MARGIN = 14.0
PICTURE = 46.0
"""Width of a tile's picture."""
RULER = 3.5
"""Room for the counts of columns and rows around it."""
COUNT_MM = 1.9
TEXT_MM = 3.3
GAP = 6.0
HEAD = 7.0
MEASURING = 0.1
"""The share of the work that goes into finding the room each tile needs."""


# --- the list


@dataclass(frozen=True, slots=True)
class TileSetup:
    """One tile and the lines about it."""

    number: int
    lines: tuple[str, ...]


def setup_list(
    content: MapContent, names: Names, translate: Translate, palette: str = "safe"
) -> tuple[TileSetup, ...]:
    """Every tile in reading order (BP-BOARD-10); empty ones say so. `palette` is what the
    players' colours are called after."""
    tiles = content.board.tiles
    if tiles is None:
        return ()
    writer = _Writer(content, tiles, names, translate, palette)
    return tuple(
        TileSetup(number, tuple(writer.lines(number))) for number in range(1, len(tiles.places) + 1)
    )


class _Writer:
    def __init__(
        self,
        content: MapContent,
        tiles: Tiles,
        names: Names,
        translate: Translate,
        palette: str,
    ) -> None:
        self._content = content
        self._tiles = tiles
        self._tile_of = tiles.grid.tile_of
        self._names = names
        self.translate = translate
        self._seats: Mapping[PlayerId, MapSeat] = {seat.id: seat for seat in content.seats}
        self._players = {
            seat.id: self._player_words(number, seat, palette)
            for number, seat in enumerate(content.seats, start=1)
        }
        board = content.board
        rocks = sorted(board.asteroids.values(), key=_reading_order)
        self._planets_on = self._by_tile((one.center, one) for one in board.planets.values())
        self._rocks_on = self._by_tile((one.at, one) for one in rocks)
        self._stations_on = self._by_tile((one.at, one) for one in board.space.values())
        self._ships_on = self._by_tile((one.at, one) for one in board.ships.values())
        self._notes_on = self._by_tile(
            (one.at, one) for one in sorted(content.notes, key=_reading_order)
        )
        self._on_rocks = {
            thing.asteroid: thing for thing in board.space.values() if thing.asteroid is not None
        }

    def _by_tile(
        self, things: Iterable[tuple[Hex | None, T]]
    ) -> Mapping[int | None, list[tuple[Hex, T]]]:
        """Sorted once: a large board has a thousand tiles and thousands of things."""
        found: dict[int | None, list[tuple[Hex, T]]] = {}
        for cell, thing in things:
            if cell is not None:
                found.setdefault(self._tile_of.get(cell), []).append((cell, thing))
        return found

    def lines(self, tile: int) -> Iterator[str]:
        found = [
            *self._planets(tile),
            *self._asteroids(tile),
            *self._stations(tile),
            *self._ships(tile),
        ]
        if not found:
            found = [self.translate("SetUpSheet", "Empty space.")]
        yield from found
        yield from self._notes(tile)

    # --- planets

    def _planets(self, tile: int) -> Iterator[str]:
        for center, planet in self._planets_on.get(tile, ()):
            yield self._planet(planet, center)
            yield from self._naturals(planet)
            yield from self._structures(planet)
            yield from self._owner(planet)

    def _planet(self, planet: Planet, center: Hex) -> str:
        text = self.translate("SetUpSheet", "{planet}: {size}, {biome}, with its centre on {cell}.")
        speech = Speech("", self.translate)
        return filled(
            text,
            planet=planet_words(named_planet(self._content, planet), speech),
            size=self._names.size(planet.size),
            biome=self._names.biome(planet.biome),
            cell=self._cell(center),
        )

    def _naturals(self, planet: Planet) -> Iterator[str]:
        cells: dict[str, list[str]] = {}
        for natural in sorted(planet.natural, key=_reading_order):
            if natural.at is not None:
                cells.setdefault(natural.kind, []).append(self._cell(natural.at))
        for kind, where in sorted(cells.items()):
            text = self.translate("SetUpSheet", "{thing}, {count}: {cells}.")
            yield filled(
                text, thing=self._names.kind(kind), count=len(where), cells="; ".join(where)
            )

    def _structures(self, planet: Planet) -> Iterator[str]:
        for structure in sorted(planet.structures.values(), key=_reading_order):
            if structure.at is not None:
                yield self._thing(self._names.kind(structure.kind), structure.at)

    def _owner(self, planet: Planet) -> Iterator[str]:
        if planet.owner is not None:
            text = self.translate("SetUpSheet", "Monolith of {player} in the centre.")
            yield filled(text, player=self._player(planet.owner))
        elif planet.starting is not None:
            text = self.translate("SetUpSheet", "Starting planet of {player}.")
            yield filled(text, player=self._player(planet.starting))

    # --- space

    def _asteroids(self, tile: int) -> Iterator[str]:
        bare = []
        for at, rock in self._rocks_on.get(tile, ()):
            thing = self._on_rocks.get(rock.id)
            if thing is None:
                bare.append(self._cell(at))
                continue
            text = self.translate("SetUpSheet", "Asteroid with {thing} of {player}: {cell}.")
            yield filled(
                text,
                thing=self._names.kind(thing.kind),
                player=self._player(thing.owner),
                cell=self._cell(at),
            )
        if bare:
            text = self.translate("SetUpSheet", "Asteroids, {count}: {cells}.")
            yield filled(text, count=len(bare), cells="; ".join(bare))

    def _stations(self, tile: int) -> Iterator[str]:
        for at, thing in self._stations_on.get(tile, ()):
            yield self._thing(self._names.kind(thing.kind), at, thing.owner)

    def _ships(self, tile: int) -> Iterator[str]:
        for at, ship in self._ships_on.get(tile, ()):
            seat = self._seats.get(ship.owner)
            model = self._names.ship_class(ship.cls)
            if seat is not None:
                model = self._names.model(seat.faction, ship.cls)
            yield self._thing(model, at, ship.owner)

    def _notes(self, tile: int) -> Iterator[str]:
        for at, note in self._notes_on.get(tile, ()):
            text = self.translate("SetUpSheet", "Note on {cell}: {words}")
            words = " ".join(note.text.split())
            yield filled(text, cell=self._cell(at), words=words)

    def _thing(self, name: str, at: Hex, owner: PlayerId | None = None) -> str:
        if owner is None:
            text = self.translate("SetUpSheet", "{thing}: {cell}.")
            return filled(text, thing=name, cell=self._cell(at))
        text = self.translate("SetUpSheet", "{thing} of {player}: {cell}.")
        return filled(text, thing=name, player=self._player(owner), cell=self._cell(at))

    # --- where and who

    def _cell(self, cell: Hex) -> str:
        return cell_name(self._tiles, cell)

    def _player(self, player: PlayerId) -> str:
        return self._players.get(player, player)

    def _player_words(self, number: int, seat: MapSeat, palette: str) -> str:
        """Several players may have one faction: it alone tells nobody whose a piece is."""
        faction = self._names.faction(seat.faction)
        if seat.name:
            text = self.translate("SetUpSheet", "{name} ({faction})")
            return filled(text, name=seat.name, faction=faction)
        text = self.translate("SetUpSheet", "player {number}, {color} ({faction})")
        color = color_name(seat.color, palette, self.translate)
        return filled(text, number=number, color=color, faction=faction)


def _reading_order(thing: Asteroid | Natural | DesignerNote | Structure) -> tuple[int, int]:
    if thing.at is None:
        return (0, 0)
    col, row = to_offset(thing.at)
    return row, col


# --- on paper


def export_setup_sheet(
    content: MapContent,
    source: ExportSource,
    settings: ExportSettings,
    path: Path,
    names: Names,
    tell: Tell = to_nobody,
) -> int:
    """Write the sheet as a PDF; the answer is the number of pages. Raises ExportError.

    `names` are those of the language to print in; words come from Qt's translation.
    Needs a QGuiApplication.
    """
    plain = ExportSettings(style="paper", palette=settings.palette)
    picture, tiles = source.picture(plain, vectors=True), content.board.tiles
    assert tiles is not None  # or there would be no picture
    sheet = page_named(settings.page)
    setups = setup_list(
        content if settings.notes else replace(content, notes=()),
        names,
        QCoreApplication.translate,
        settings.palette,
    )
    blocks: list[_Block] = []
    for setup in setups:
        tell(MEASURING * len(blocks) / len(setups))
        blocks.append(_Block(setup, tiles, picture, sheet.width - 2 * MARGIN))
    first = 26.0 + tiles.extent.rows * _side(tiles, sheet) + GAP
    pages = _paginate(blocks, sheet, first)
    painted = [
        (sheet, _painter(number, len(pages), found, content, tiles, sheet, first))
        for number, found in enumerate(pages)
    ]
    things = ceil(source.things / len(pages))
    pdf.write_pdf(path, content.title, painted, things, part_of(tell, MEASURING, 1.0))
    return len(pages)


class _Block:
    """A tile on the sheet."""

    def __init__(self, setup: TileSetup, tiles: Tiles, picture: StillBoard, width: float) -> None:
        self.setup = setup
        self._picture = picture
        self._outline = outline_of_tile(tiles, setup.number - 1)
        self._area = self._outline.boundingRect()
        self._scale = (PICTURE - RULER) / self._area.width()
        self._columns, self._rows = tiles.width, tiles.height
        self._text = "\n".join(setup.lines)
        self._text_width = width - PICTURE - GAP
        metrics = QFontMetricsF(pdf.text_font(TEXT_MM))
        room = QRectF(0, 0, self._text_width * pdf.FONT_UNITS, 1e6)
        flags = int(Qt.TextFlag.TextWordWrap)
        self._text_height = metrics.boundingRect(room, flags, self._text).height() / pdf.FONT_UNITS
        self.height = max(RULER + self._area.height() * self._scale, HEAD + self._text_height) + GAP

    def paint(self, painter: QPainter, at: QPointF, pace: PaintBudget) -> None:
        with saved(painter):
            painter.translate(at + QPointF(RULER, RULER))
            painter.scale(self._scale, self._scale)
            painter.translate(-self._area.topLeft())
            painter.setClipPath(self._outline)
            self._picture.paint(painter, self._area, pdf.DOTS_PER_MM * self._scale, pace)
        self._paint_counts(painter, at)
        left = at.x() + PICTURE + GAP
        title = QCoreApplication.translate("SetUpSheet", "Tile %1")
        title = title.replace("%1", str(self.setup.number))
        pdf.paint_text(painter, QRectF(left, at.y(), self._text_width, HEAD - 1), title, 4.6)
        box = QRectF(left, at.y() + HEAD, self._text_width, self._text_height + 2)
        pdf.paint_text(painter, box, self._text, TEXT_MM, wrap=True)

    def _paint_counts(self, painter: QPainter, at: QPointF) -> None:
        """Every second column and row, above and beside the picture."""
        for number in range(1, self._columns + 1, 2):
            x = LAYOUT.hex_width * (number - 0.25) * self._scale
            box = QRectF(at.x() + RULER + x - 3, at.y(), 6, RULER)
            pdf.paint_text(painter, box, str(number), COUNT_MM, Qt.AlignmentFlag.AlignHCenter)
        for number in range(1, self._rows + 1, 2):
            y = (LAYOUT.row_height * (number - 1) + LAYOUT.size) * self._scale
            box = QRectF(at.x() - 4, at.y() + RULER + y - 2, RULER + 3, 4)
            pdf.paint_text(painter, box, str(number), COUNT_MM, Qt.AlignmentFlag.AlignRight)


def _paginate(blocks: list[_Block], sheet: Page, first: float) -> list[list[_Block]]:
    pages: list[list[_Block]] = [[]]
    left = sheet.height - 2 * MARGIN - first
    for block in blocks:
        if block.height > left and (pages[-1] or len(pages) == 1):
            pages.append([])
            left = sheet.height - 2 * MARGIN
        pages[-1].append(block)
        left -= block.height
    return pages


def _side(tiles: Tiles, sheet: Page) -> float:
    """Of a tile on the small map of tile numbers on the first page."""
    width = sheet.width - 2 * MARGIN
    return min(9.0, width / tiles.extent.columns, 70.0 / tiles.extent.rows)


def _painter(
    number: int,
    count: int,
    blocks: list[_Block],
    content: MapContent,
    tiles: Tiles,
    sheet: Page,
    first: float,
) -> pdf.PaintPage:
    def paint(painter: QPainter, pace: PaintBudget) -> None:
        y = MARGIN
        if number == 0:
            _paint_head(painter, content, tiles, sheet)
            y += first
        for block in blocks:
            block.paint(painter, QPointF(MARGIN, y), pace)
            y += block.height
        box = QRectF(MARGIN, sheet.height - MARGIN + 2, sheet.width - 2 * MARGIN, 5)
        pdf.paint_text(painter, box, f"{number + 1} / {count}", 2.8, Qt.AlignmentFlag.AlignRight)

    return paint


def _paint_head(painter: QPainter, content: MapContent, tiles: Tiles, sheet: Page) -> None:
    width = sheet.width - 2 * MARGIN
    heading = QCoreApplication.translate("SetUpSheet", "How to set up the board")
    if content.title:
        heading = f"{content.title}: {heading}"
    pdf.paint_text(painter, QRectF(MARGIN, MARGIN, width, 9), heading, 6.4)
    legend = QCoreApplication.translate(
        "SetUpSheet",
        "Lay out the tiles as below. (7, 3) is the seventh cell of the third row of its tile, "
        "counted from the left and from the top.",
    )
    pdf.paint_text(painter, QRectF(MARGIN, MARGIN + 10, width, 9), legend, 3.0, wrap=True)
    side, extent = _side(tiles, sheet), tiles.extent
    for number, place in enumerate(tiles.places, start=1):
        x, y = (place.tx - extent.left) * side, (place.ty - extent.top) * side
        box = QRectF(MARGIN + x, MARGIN + 20 + y, side, side)
        painter.setPen(QPen(pdf.INK, pdf.HAIRLINE * 2))
        painter.drawRect(box)
        pdf.paint_text(painter, box, str(number), side * 0.4, Qt.AlignmentFlag.AlignHCenter)
