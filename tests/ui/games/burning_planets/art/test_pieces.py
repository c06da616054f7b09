"""Pieces of the game: variants by their cell, islands at sea, nothing over a ship."""

import pytest

from bp_desktop.core.hexes import from_offset
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Natural,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    FOREST,
    MOUNTAIN,
    AsteroidId,
    ClassId,
    KindId,
    ShipId,
    StructureId,
)
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK
from bp_desktop.ui.games.burning_planets.art.piece_art import (
    VARIANTS,
    asteroid_piece,
    natural_piece,
    space_piece,
    structure_piece,
)
from tests.ui.games.burning_planets.art.samples import BIOMES, RADIUS, RED, SIDES, board, planet

CELLS = [from_offset(column, row) for column in range(13) for row in range(13)]


@pytest.mark.parametrize("kind", [FOREST, MOUNTAIN])
def test_all_variants_grow_on_a_tile_and_each_stays_where_it_is(kind: KindId) -> None:
    grown = [natural_piece(Natural(kind, cell), cell, at_sea=False) for cell in CELLS]

    assert len({piece.icon for piece in grown}) == VARIANTS
    assert grown == [natural_piece(Natural(kind, cell), cell, at_sea=False) for cell in CELLS]
    assert all(piece.shade and not piece.below for piece in grown)


def test_asteroids_come_in_all_variants() -> None:
    icons = {asteroid_piece(Asteroid(AsteroidId("a"), cell)).icon for cell in CELLS}

    assert len(icons) == VARIANTS


def test_whatever_stands_at_sea_has_an_island() -> None:
    cell = CELLS[5]
    tower = Structure(StructureId("t"), KindId("tower"), cell)

    for piece in (
        natural_piece(Natural(FOREST, cell), cell, at_sea=True),
        structure_piece(tower, SIDES[RED].look, cell, at_sea=True),
    ):
        assert piece.below.startswith("sprite/island_")
        assert not piece.shade


@pytest.mark.parametrize("biome", BIOMES)
def test_a_board_knows_where_its_seas_are(biome: str) -> None:
    shown = BoardPicture(board(planet("big", biome, owner=RED)), RADIUS, DARK, SIDES)
    home = planet("big", biome, owner=RED)
    islands = [
        bool(shown.structure_piece(home, one, one.at).below)
        for one in home.structures.values()
        if one.at is not None
    ]

    assert {"water": all(islands), "harsh": not any(islands), "fair": True}[biome]


def test_nothing_but_its_number_covers_a_ship() -> None:
    """No badge: the plate's edge has the pattern, and the pill the glyph."""
    ship = Ship(ShipId("s"), RED, ClassId("big"), number=4, at=CELLS[0])
    piece = space_piece(ship, SIDES[RED])

    assert piece.plate
    assert piece.owner == SIDES[RED].look
    assert not piece.below


def test_what_stands_on_an_asteroid_shows_the_asteroid() -> None:
    rock = Asteroid(AsteroidId("a"), CELLS[3])
    drill = SpaceStructure(StructureId("d"), KindId("drilling_facility"), RED, asteroid=rock.id)

    piece = space_piece(drill, SIDES[RED], below=rock)

    assert piece.below == asteroid_piece(rock).icon
    assert piece.round
