"""The board's picture: what it shows, what it hides, and where it says that it changed."""

from contextlib import suppress

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.board import Asteroid, Board, Ship
from bp_desktop.games.burning_planets.ids import AsteroidId, ClassId, PlayerId, ShipId
from bp_desktop.ui.board.canvas import LAYOUT, SPRITES, SpriteCache
from bp_desktop.ui.board.chunks import ChunkCache
from bp_desktop.ui.board.globes import PlanetGround, name_place
from bp_desktop.ui.board.still import OutOfTimeError, PaintBudget
from bp_desktop.ui.board.style import USUAL, Layers
from bp_desktop.ui.games.burning_planets.art.board_picture import SHIPS, BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, LIGHT, Sides, sides_of
from tests.ui.board.boards import differing_share
from tests.ui.games.burning_planets.art.pictures import drawn
from tests.ui.games.burning_planets.art.samples import (
    RADIUS,
    RED,
    SEATS,
    SIDES,
    board,
    planet,
    whole_board,
)

pytestmark = pytest.mark.usefixtures("qapp")
SHIP = ShipId("scout")


def picture(shown: Board, layers: Layers = USUAL, sides: Sides = SIDES) -> BoardPicture:
    return BoardPicture(shown, RADIUS, DARK, sides, layers=layers)


def with_ship(at: Hex, owner: PlayerId = RED) -> Board:
    return replace(board(), ships={SHIP: Ship(SHIP, owner, ClassId("small"), at=at)})


def looks(one: BoardPicture, other: BoardPicture, cell: Hex, scale: float = 1.0) -> float:
    """How much two boards differ around a cell."""
    x, y = LAYOUT.center(cell)
    area = QRectF(x - 20, y - 20, 40, 40)
    return differing_share(drawn(one, area, scale), drawn(other, area, scale), 20)


# --- what is shown


def test_a_ship_is_seen_on_its_cell_and_nowhere_else() -> None:
    here, there = from_offset(3, 3), from_offset(9, 9)

    empty, full = picture(board()), picture(with_ship(here))

    assert looks(empty, full, here) > 0.1
    assert looks(empty, full, there) == 0


def test_a_ship_can_be_found_from_afar() -> None:
    here = from_offset(3, 3)

    difference = looks(picture(board()), picture(with_ship(here)), here, scale=0.1)

    assert difference > 0.3


def test_ships_of_an_unknown_owner_are_shown_too() -> None:
    stray = with_ship(from_offset(3, 3), PlayerId("who"))

    assert looks(picture(board()), picture(stray), from_offset(3, 3)) > 0.1


def test_what_is_in_hand_is_hidden_on_the_board() -> None:
    here = from_offset(3, 3)
    hidden = Layers(hidden=frozenset({SHIP}))

    assert looks(picture(board()), picture(with_ship(here), hidden), here) == 0


@pytest.mark.parametrize(
    ("layer", "cell"),
    [
        ("cell_lines", from_offset(4, 4)),
        ("tile_lines", from_offset(12, 6)),
        ("coordinates", from_offset(2, 2)),
        ("tile_numbers", from_offset(1, 0)),
        ("natural", from_offset(7, 6)),
        ("structures", from_offset(9, 6)),
        ("owners", from_offset(6, 6)),
        ("asteroids", from_offset(15, 3)),
        ("ships", from_offset(14, 10)),
        ("names", from_offset(6, 10)),
    ],
)
def test_each_layer_can_be_put_away(layer: str, cell: Hex) -> None:
    other = USUAL.switched(layer, on=not USUAL.shows(layer))

    assert looks(picture(whole_board()), picture(whole_board(), other), cell, scale=2.0) > 0.002


def test_a_name_makes_way_for_an_asteroid() -> None:
    """And comes back where there is none any more; both places are painted again."""
    named = planet("medium", name="Aurora")
    free = picture(board(named))
    label, ground = free.name_of(named), PlanetGround(named.biome, RADIUS[named.size], 0)
    assert label is not None
    assert named.center is not None
    middle = LAYOUT.center(named.center)
    below, above = (
        LAYOUT.hex_at(place.x(), place.y())
        for place in (
            name_place(label, ground, 1.0, above=one).translated(*middle).center()
            for one in (False, True)
        )
    )
    rock = AsteroidId("rock")
    taken = picture(replace(free.board, asteroids={rock: Asteroid(rock, below)}))

    assert looks(free, taken, above) > 0.1, "it stands above"
    changed = free.changed_since(taken, 1.0)
    assert changed is not None
    for cell in (below, above):
        assert any(one.contains(*LAYOUT.center(cell)) for one in changed)
    assert looks(free, picture(board(named)), above) == 0


def test_colours_of_players_follow_their_palette() -> None:
    vivid = sides_of(SEATS, "vivid")

    one, other = picture(whole_board()), picture(whole_board(), sides=vivid)

    assert looks(one, other, from_offset(14, 10)) > 0.02


# --- chunks and sprites


@pytest.mark.parametrize("scale", [0.13, 0.47, 1.0, 2.6])
def test_pictures_cut_by_chunks_fit_together(scale: float) -> None:
    shown = picture(whole_board())
    store = ChunkCache(shown)
    size = (600, 400)
    corner = QPointF(160, 90)
    visible = QRectF(corner / scale, QPointF(*size) / scale + corner / scale)
    while store.refine(visible, scale, 0.02) is not None:
        pass
    chunked = QImage(*size, QImage.Format.Format_RGB32)
    with QPainter(chunked) as painter:
        painter.translate(-corner)
        painter.scale(scale, scale)

        sharp = store.draw(painter, visible, scale, resting=True)

    whole = QImage(*size, QImage.Format.Format_RGB32)
    whole.fill(shown.background())
    with QPainter(whole) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-corner)
        painter.scale(scale, scale)
        shown.paint(painter, visible, scale)
    assert sharp
    assert differing_share(chunked, whole, 30) < 0.002


def test_sprites_keep_to_their_memory() -> None:
    shown = picture(whole_board())
    shown.sprites = sprites = SpriteCache(300_000)

    for step in range(12):
        drawn(shown, shown.bounds(), 0.3 + step / 20)

        assert 0 < sprites.bytes_used <= 300_000


def test_a_scale_that_is_too_large_for_its_memory_loses_its_oldest_sprites_only() -> None:
    """A long row of different things must not be painted anew for each of them."""
    cache, extent = SpriteCache(4 * 12 * 12 * 4), QRectF(0, 0, 11, 11)

    for name in range(9):
        cache.make((1.0, "any"), name, extent, lambda _: None)

    assert [*cache.shelf((1.0, "any"))] == [5, 6, 7, 8]


@pytest.mark.parametrize("scale", [0.3, 0.5, 0.7, 0.95])
def test_pieces_shrunk_from_masters_look_like_freshly_drawn_ones(scale: float) -> None:
    shown = picture(whole_board())
    SPRITES.clear()
    fresh = drawn(shown, shown.bounds(), scale)
    SPRITES.clear()
    for _ in shown.prepare():
        pass

    shrunk = drawn(shown, shown.bounds(), scale)

    assert shrunk != fresh
    assert differing_share(shrunk, fresh, 40) < 0.01
    SPRITES.clear()


def test_a_name_longer_than_its_planet_is_not_cut_by_a_chunk() -> None:
    named = replace(planet("small", "fair"), name="The world at the far end of everything")
    shown = picture(board(named))
    middle = QPointF(*LAYOUT.center(from_offset(6, 6)))
    wide = QRectF(middle.x() - 110, middle.y() + 80, 400, 40)
    end = QRectF(wide.left(), wide.top(), 80, 40)

    whole, alone = drawn(shown, wide, 1.0), drawn(shown, end, 1.0)

    assert differing_share(alone, whole.copy(0, 0, 80, 40), 30) == 0
    assert differing_share(alone, drawn(picture(board()), end, 1.0), 30) > 0.01


def test_a_picture_that_takes_too_long_is_given_up_but_comes_further_each_time() -> None:
    shown = picture(whole_board())
    SPRITES.clear()
    image = QImage(400, 400, QImage.Format.Format_RGB32)

    tries = 0
    while True:
        tries += 1
        with suppress(OutOfTimeError), QPainter(image) as painter:
            shown.paint(painter, QRectF(0, 0, 400, 400), 1.0, PaintBudget(until=0.0))
            break

    assert 2 < tries < 60


# --- what changed


def changed(before: BoardPicture, after: BoardPicture) -> list[QRectF] | None:
    return after.changed_since(before)


def covers(areas: list[QRectF] | None, cell: Hex) -> bool:
    assert areas is not None
    return any(area.contains(QPointF(*LAYOUT.center(cell))) for area in areas)


def test_nothing_changed_between_equal_boards() -> None:
    shown = whole_board()

    assert changed(picture(shown), picture(shown)) == []


def test_a_move_changes_where_the_ship_was_and_where_it_is() -> None:
    there = from_offset(9, 9)

    areas = changed(picture(with_ship(from_offset(3, 3))), picture(with_ship(there)))

    assert covers(areas, from_offset(3, 3))
    assert covers(areas, there)
    assert not covers(areas, from_offset(0, 12))


def test_a_new_structure_changes_its_planet_only() -> None:
    before = board(planet(), planet(col=19), wide=2)
    after = board(planet(owner=RED), planet(col=19), wide=2)
    after = replace(after, planets={**before.planets, planet().id: planet(owner=RED)})

    areas = changed(picture(before), picture(after))

    assert covers(areas, from_offset(6, 6))
    assert not covers(areas, from_offset(19, 6))


@pytest.mark.parametrize("scale", [0.15, 0.27, 0.4, 0.8, 1.5])
@pytest.mark.parametrize("size", list(RADIUS))
def test_the_sign_of_a_conqueror_is_painted_where_it_is_told(size: str, scale: float) -> None:
    """And no pixel elsewhere differs: it hangs below its planet where names have no room."""
    free, taken = (board(replace(planet(owner=one), size=size)) for one in (None, RED))
    old, new = picture(free), picture(taken)
    areas = new.changed_since(old, scale)
    assert areas

    images = [drawn(one, one.bounds(), scale) for one in (old, new)]
    assert images[0] != images[1]
    for image in images:
        with QPainter(image) as painter:
            painter.scale(scale, scale)
            painter.translate(-new.bounds().topLeft())
            for area in areas:
                painter.fillRect(area, QColor(DARK.void))
    assert images[0] == images[1]


def test_what_is_taken_in_hand_changes_its_place() -> None:
    shown = with_ship(from_offset(3, 3))
    in_hand = Layers(hidden=frozenset({SHIP}))

    assert covers(changed(picture(shown), picture(shown, in_hand)), from_offset(3, 3))


def test_a_habitat_changes_its_asteroid() -> None:
    shown = whole_board()
    fewer = {id_: thing for id_, thing in shown.space.items() if id_ != "d1"}

    areas = changed(picture(shown), picture(replace(shown, space=fewer)))

    assert covers(areas, from_offset(18, 6))


def test_another_theme_or_layer_or_palette_changes_everything() -> None:
    shown = whole_board()
    light = BoardPicture(shown, RADIUS, LIGHT, SIDES)

    assert changed(picture(shown), light) is None
    assert changed(picture(shown), picture(shown, Layers(frozenset({SHIPS})))) is None
    assert changed(picture(shown), picture(shown, sides=sides_of(SEATS, "vivid"))) is None
    assert changed(picture(shown), picture(board(wide=3))) is None


def test_repainting_what_changed_is_enough() -> None:
    """For every cell of a board, before and after many changes at once."""
    before = whole_board()
    ships = dict(before.ships)
    gone = ships.pop(ShipId("red_small"))
    assert gone.at is not None
    ships[SHIP] = Ship(SHIP, RED, ClassId("big"), at=from_offset(11, 11))
    after = replace(before, ships=ships)
    old, new = picture(before), picture(after)

    for scale in (0.15, 0.8):
        image = drawn(old, old.bounds(), scale)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            painter.translate(-new.bounds().topLeft())
            for area in changed(old, new) or []:
                painter.save()
                painter.setClipRect(area)
                painter.fillRect(area, QColor(DARK.void))
                new.paint(painter, area, scale)
                painter.restore()
        assert differing_share(image, drawn(new, new.bounds(), scale), 24) < 0.0005


def crowd(*, without: int = -1, at: Hex | None = None) -> dict[ShipId, Ship]:
    """Ships side by side, which make room for each other; one may be gone or elsewhere."""
    places = [from_offset(col, row) for row in (7, 8, 9) for col in (12, 13, 14)]
    ships = {}
    for number, place in enumerate(places, start=1):
        if number != without:
            name = ShipId(f"ship{number}")
            ships[name] = Ship(name, RED, ClassId("small"), at=place, number=number)
    if at is not None:
        ships[SHIP] = Ship(SHIP, RED, ClassId("small"), at=at, number=99)
    return ships


@pytest.mark.parametrize("fineness", [1.0, 2.0])
@pytest.mark.parametrize("scale", [0.2, 0.27, 0.4, 0.8, 1.0, 3.1])
def test_what_says_that_it_changed_is_all_that_looks_otherwise(
    scale: float, fineness: float
) -> None:
    """Pictures are mended there and nowhere else."""
    first, lone = whole_board(), from_offset(16, 12)
    owned = {id_: replace(one, owner=RED) for id_, one in first.planets.items()}
    boards = [
        replace(first, ships=crowd()),
        replace(first, ships=crowd(without=5)),
        replace(first, ships=crowd(without=5, at=lone)),
        replace(first, ships=crowd(at=from_offset(15, 8))),
        replace(first, ships=crowd(), planets=owned),
    ]
    pictures = [BoardPicture(one, RADIUS, DARK, SIDES, fineness=fineness) for one in boards]
    visible = QRectF(0, 0, 640 / scale, 480 / scale)
    store, before = ChunkCache(pictures[0]), pictures[0]

    for shown in pictures:
        areas = shown.changed_since(before, store.least_scale)
        assert areas is not None
        store.show_board(shown, areas)
        before = shown
        mended, afresh = (seen(one, visible, scale) for one in (store, ChunkCache(shown)))

        # Qt smooths a few pixels another way where a line runs out of a picture.
        assert differing_share(mended, afresh, 48) == 0


def seen(store: ChunkCache, visible: QRectF, scale: float) -> QImage:
    """What a view shows when it is sharp."""
    while store.refine(visible, scale, 1.0) is not None:
        pass
    image = QImage((visible.size() * scale).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        assert store.draw(painter, visible, scale, resting=True)
    return image
