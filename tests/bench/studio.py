"""What the studio works out after every stroke, and what its overlay and measure cost."""

import statistics
from time import perf_counter, process_time

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import disc, from_offset, offset_rectangle
from bp_desktop.core.paths import shortest_path
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.balance import MapBalance
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap, PlaceAsteroid
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.board.marks import Mark, MarksItem
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.editor.tool_context import ToolContext
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, sides_of
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME, MapToolContext
from bp_desktop.ui.shell.commander import Commander
from tests.bench._maps import RADIUS, TILE, crowded
from tests.bench._quiet import undisturbed
from tests.bench.figures import Figure

FACTIONS = ("humans", "xenos", "digitals", "humans", "xenos")
WIDE, HIGH = 40, 25
PARTS = 400


def measure() -> list[Figure]:
    session = Session(map_system(tables()), MemoryJournal(), AppDice("bench"))
    seats = tuple(MapSeat(PlayerId(f"p{n}"), one, color=n) for n, one in enumerate(FACTIONS))
    session.submit(CreateMap(seats))
    session.submit(GenerateMap(seed="bench"))
    return [_stroke(session.state), *_overlay(session.state), _way(), _gesture()]


def _stroke(state: MapState) -> Figure:
    checked, balanced = [], []
    started = perf_counter()
    while perf_counter() - started < 1.5:
        before = process_time()
        problems(state.content, state.tables)
        between = process_time()
        MapBalance(state)
        checked.append(between - before)
        balanced.append(process_time() - between)
    together = (min(checked) + min(balanced)) * 1000
    detail = f"problems {min(checked) * 1000:.1f} ms, balance {min(balanced) * 1000:.1f} ms"
    return Figure("problems and balance of 12 tiles, 5 players", together, "ms", 16.0, detail)


def _overlay(state: MapState) -> list[Figure]:
    """Pan and zoom with every cell of the board tinted, as the balance panel does it."""
    application = QApplication.instance() or QApplication([])
    assert application is not None
    content = state.content
    picture = BoardPicture(content.board, RADIUS, DARK, sides_of(content.seats, "safe"))
    scene = BoardScene()
    view = BoardView(scene, picture)
    view.resize(1600, 1000)
    view.show()
    marks = MarksItem()
    scene.addItem(marks)
    cells = tuple(offset_rectangle(4 * TILE, 3 * TILE))
    thirds = [tuple(cell for cell in cells if cell.r % 3 == third) for third in range(3)]
    colors = ("#e04040", "#40e040", "#4040e0")
    marks.show_marks(
        Mark(third, color, "rising" if number else "solid")
        for number, (third, color) in enumerate(zip(thirds, colors, strict=True))
    )
    with undisturbed():
        sharp = [_until_sharp(view, marks)]
        pan = [_frame(view, dx=23) for _ in range(60)]
        sharp.append(_until_sharp(view, marks))
        zoom = [_frame(view, factor=1.05) for _ in range(40)]
        sharp.append(_until_sharp(view, marks))
    view.close()
    return [
        Figure("12 tiles, every cell marked: pan, p95", _p95(pan), "ms", 12.0),
        Figure("12 tiles, every cell marked: zoom, p95", _p95(zoom), "ms", 12.0),
        Figure("12 tiles, every cell marked: sharp again", max(sharp), "ms"),
    ]


def _frame(view: BoardView, *, dx: int = 0, factor: float = 1.0) -> float:
    started = perf_counter()
    view.pan_by(dx, 0) if dx else view.zoom_by(factor)
    QCoreApplication.processEvents()
    return (perf_counter() - started) * 1000


def _until_sharp(view: BoardView, marks: MarksItem) -> float:
    started = perf_counter()
    while not (view.is_sharp and marks.is_sharp) and perf_counter() - started < 5:
        QCoreApplication.processEvents()
    return (perf_counter() - started) * 1000


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[18]


def _way() -> Figure:
    """From corner to corner around 500 planets."""
    free = set(offset_rectangle(WIDE * TILE, HIGH * TILE))
    for planet in crowded(WIDE, HIGH).board.planets.values():
        if planet.center is not None:
            free.difference_update(disc(planet.center, RADIUS[planet.size]))
    start, goal = from_offset(0, 0), from_offset(WIDE * TILE - 1, HIGH * TILE - 1)
    times = []
    for _ in range(3):
        before = process_time()
        way = shortest_path(start, goal, free.__contains__, limit=len(free) + 1)
        times.append((process_time() - before) * 1000)
    assert way is not None
    return Figure("a way across 169,000 cells", min(times), "ms", detail=f"{len(way)} steps")


def _gesture() -> Figure:
    """Many things put with one gesture, each where the ones before it have left room."""
    times = []
    for _ in range(3):
        session = Session(map_system(tables()), MemoryJournal(), AppDice("bench"))
        session.submit(CreateMap(wide=9, high=9))
        tools: MapToolContext = ToolContext(
            MAP_GAME, Commander(session), frozenset, lambda _things: None, lambda _preview: None
        )
        cells = list(session.state.geometry.tile_of)[::19][:PARTS]
        before = process_time()
        tools.draw(PlaceAsteroid(cells[0]), [PlaceAsteroid(cell) for cell in cells[1:]])
        times.append((process_time() - before) * 1000)
        assert len(session.state.board.asteroids) == PARTS
    return Figure(f"a gesture of {PARTS} parts, tried and made a step", min(times), "ms")
