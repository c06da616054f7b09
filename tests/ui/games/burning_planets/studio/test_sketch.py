"""A sketch keeps what can be done, in order, and lists what cannot."""

from bp_desktop.games.burning_planets.ids import AsteroidId
from bp_desktop.games.burning_planets.map import commands as c
from tests.games.burning_planets.map.build import board, cell
from tests.ui.games.burning_planets.studio.build import ToolBench, sketch_of


def test_a_sketch_changes_nothing_real() -> None:
    drawing = board()
    sketch = sketch_of(drawing.state)

    sketch.attempt(c.PlaceAsteroid(cell(3, 3)))

    assert len(sketch.state.board.asteroids) == 1
    assert drawing.state.board.asteroids == {}


def test_what_is_refused_is_listed_with_its_reason_and_the_rest_goes_on() -> None:
    """BP-BOARD-13."""
    sketch = sketch_of(board().state)

    done = [sketch.attempt(c.PlaceAsteroid(cell(3, 3))) for _ in range(2)]

    assert done == [True, False]
    assert sketch.commands == [c.PlaceAsteroid(cell(3, 3))]
    assert [one.messages[0].key for one in sketch.skipped] == ["bp.map.occupied"]


def test_several_commands_become_one_gesture() -> None:
    bench = ToolBench(board())
    sketch = bench.context.sketch()

    sketch.attempt(c.PlaceAsteroid(cell(3, 3)))
    sketch.attempt(c.PlaceAsteroid(cell(6, 6)))
    bench.context.finish(sketch)

    together = c.Together((c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(6, 6))))
    assert bench.drawing.timeline[-1].outcome.command == together


def test_commands_that_wait_for_one_another_find_their_order() -> None:
    drawing = board(c.PlaceAsteroid(cell(3, 3)), c.PlaceAsteroid(cell(5, 3)))
    sketch = sketch_of(drawing.state)
    first = c.MoveAsteroid(AsteroidId("a1"), cell(5, 3))
    second = c.MoveAsteroid(AsteroidId("a2"), cell(7, 3))

    sketch.attempt_in_any_order([first, second])

    assert sketch.commands == [second, first]
    assert not sketch.skipped


def test_objections_are_collected_once_each() -> None:
    """BP-AST-9 and BP-AST-7 are against it; a designer may."""
    drawing = board(c.PlaceAsteroid(cell(3, 3)))
    sketch = sketch_of(drawing.state)

    sketch.attempt(c.PlaceAsteroid(cell(4, 3)))

    assert {message.rules[0] for message in sketch.objections} == {"BP-AST-7"}


def test_a_gesture_that_no_file_could_hold_is_not_made() -> None:
    """A file takes at most so many parts of one gesture: it could not be read again."""
    bench = ToolBench(board(grid=(9, 9)))
    many = [c.PlaceAsteroid(at) for at in bench.state.geometry.tile_of][: c.MOST_PARTS + 1]

    done = bench.context.submit(many)

    assert not done
    assert bench.told_keys == ["editor.too_much_at_once"]
