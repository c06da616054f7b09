"""Set-up list: what to put on the real table, tile by tile, in words."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.type_variables import T
from bp_desktop.games.burning_planets.board import MapContent, MapSeat, Planet
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.names import Names
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.texts.marking import filled
from bp_desktop.texts.speech import Translate
from bp_desktop.ui.export.player_colors import color_name


@dataclass(frozen=True, slots=True)
class TileSetup:
    """One tile and the lines about it."""

    number: int
    place: TilePlace
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
        TileSetup(number, place, tuple(writer.lines(number)))
        for number, place in enumerate(tiles.places, start=1)
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
        self._tiles = tiles
        self._names = names
        self.translate = translate
        self._seats: Mapping[PlayerId, MapSeat] = {seat.id: seat for seat in content.seats}
        self._players = {
            seat.id: self._player_words(number, seat, palette)
            for number, seat in enumerate(content.seats, start=1)
        }
        self._numbers = {
            (place.tx, place.ty): number for number, place in enumerate(tiles.places, start=1)
        }

        board = content.board
        self._planets_on = self._by_tile(board.planets.values(), lambda planet: planet.center)
        self._rocks_on = self._by_tile(
            sorted(board.asteroids.values(), key=lambda one: _reading_order(one.at)),
            lambda rock: rock.at,
        )
        self._stations_on = self._by_tile(board.space.values(), lambda station: station.at)
        self._ships_on = self._by_tile(board.ships.values(), lambda ship: ship.at)
        self._notes_on = self._by_tile(
            sorted(content.notes, key=lambda note: _reading_order(note.at)), lambda note: note.at
        )
        self._on_rocks = {
            thing.asteroid: thing for thing in board.space.values() if thing.asteroid is not None
        }

    def _by_tile(
        self, things: Iterable[T], where: Callable[[T], Hex | None]
    ) -> Mapping[int | None, list[tuple[Hex, T]]]:
        """Sorted once: a large board has a thousand tiles and thousands of things."""
        found: dict[int | None, list[tuple[Hex, T]]] = {}
        for thing in things:
            cell = where(thing)
            if cell is not None:
                found.setdefault(self._tile(cell), []).append((cell, thing))
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
            yield self._planet(planet, center, tile)
            yield from self._naturals(planet, tile)
            yield from self._structures(planet, tile)
            yield from self._owner(planet)

    def _planet(self, planet: Planet, center: Hex, tile: int) -> str:
        text = self.translate(
            "SetUpSheet", "Planet {name}: {size}, {biome}, with its centre on {cell}."
        )
        if not planet.name:
            text = self.translate(
                "SetUpSheet", "Planet: {size}, {biome}, with its centre on {cell}."
            )
        return filled(
            text,
            name=planet.name,
            size=self._names.size(planet.size),
            biome=self._names.biome(planet.biome),
            cell=self._cell(center, tile),
        )

    def _naturals(self, planet: Planet, tile: int) -> Iterator[str]:
        cells: dict[str, list[str]] = {}
        for natural in sorted(planet.natural, key=lambda one: _reading_order(one.at)):
            if natural.at is not None:
                cells.setdefault(natural.kind, []).append(self._cell(natural.at, tile))
        for kind, where in sorted(cells.items()):
            text = self.translate("SetUpSheet", "{thing}, {count}: {cells}.")
            yield filled(
                text, thing=self._names.kind(kind), count=len(where), cells=", ".join(where)
            )

    def _structures(self, planet: Planet, tile: int) -> Iterator[str]:
        for structure in sorted(planet.structures.values(), key=lambda one: _reading_order(one.at)):
            if structure.at is not None:
                yield self._thing(self._names.kind(structure.kind), structure.at, tile)

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
                bare.append(self._cell(at, tile))
                continue
            text = self.translate("SetUpSheet", "Asteroid with {thing} of {player}: {cell}.")
            yield filled(
                text,
                thing=self._names.kind(thing.kind),
                player=self._player(thing.owner),
                cell=self._cell(at, tile),
            )
        if bare:
            text = self.translate("SetUpSheet", "Asteroids, {count}: {cells}.")
            yield filled(text, count=len(bare), cells=", ".join(bare))

    def _stations(self, tile: int) -> Iterator[str]:
        for at, thing in self._stations_on.get(tile, ()):
            yield self._thing(self._names.kind(thing.kind), at, tile, thing.owner)

    def _ships(self, tile: int) -> Iterator[str]:
        for at, ship in self._ships_on.get(tile, ()):
            seat = self._seats.get(ship.owner)
            model = self._names.ship_class(ship.cls)
            if seat is not None:
                model = self._names.model(seat.faction, ship.cls)
            yield self._thing(model, at, tile, ship.owner)

    def _notes(self, tile: int) -> Iterator[str]:
        for at, note in self._notes_on.get(tile, ()):
            text = self.translate("SetUpSheet", "Note on {cell}: {words}")
            words = " ".join(note.text.split())
            yield filled(text, cell=self._cell(at, tile), words=words)

    def _thing(self, name: str, at: Hex, tile: int, owner: PlayerId | None = None) -> str:
        if owner is None:
            text = self.translate("SetUpSheet", "{thing}: {cell}.")
            return filled(text, thing=name, cell=self._cell(at, tile))
        text = self.translate("SetUpSheet", "{thing} of {player}: {cell}.")
        return filled(text, thing=name, player=self._player(owner), cell=self._cell(at, tile))

    # --- where and who

    def _tile(self, cell: Hex) -> int | None:
        col, row = to_offset(cell)
        return self._numbers.get((col // self._tiles.width, row // self._tiles.height))

    def _cell(self, cell: Hex, tile: int) -> str:
        """Column and row within the tile, counted from 1, as fingers do on a table."""
        col, row = to_offset(cell)
        here = f"({col % self._tiles.width + 1}, {row % self._tiles.height + 1})"
        other = self._tile(cell)
        if other is None or other == tile:
            return here
        text = self.translate("SetUpSheet", "{cell} on tile {tile}")
        return filled(text, cell=here, tile=other)

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


def _reading_order(cell: Hex | None) -> tuple[int, int]:
    if cell is None:
        return (0, 0)
    col, row = to_offset(cell)
    return row, col
