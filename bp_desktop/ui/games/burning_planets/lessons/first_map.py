"""Lesson of the first map: a small one for two, drawn by half, that passes its checks."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex, ring
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, KindId, PlayerId
from bp_desktop.games.burning_planets.map.commands import CreateMap
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center
from bp_desktop.ui.lessons.lesson import Judge, LessonPoint, LessonSight, LessonStep
from bp_desktop.ui.shell.kinds import NewDocument

translate = QCoreApplication.translate

SIDE, WIDE, HIGH = 11, 2, 2
GRID = Tiles(SIDE, SIDE, tuple(TilePlace(tx, ty) for ty in range(HIGH) for tx in range(WIDE)))
START, FREE = tile_center(GRID, GRID.places[0]), tile_center(GRID, GRID.places[1])
"""Where planets are led to; their counterparts come by the symmetry."""
FOREST_CELL, MOUNTAIN_CELL = ring(FREE, 1)[0], ring(FREE, 1)[3]
FEWEST_ROCKS = WIDE * HIGH + 1
ROCKS = (START + Hex(5, 0), START + Hex(2, 5), FREE + Hex(0, 5))
"""Far enough from planets and from each other."""


def empty_map() -> NewDocument:
    title = translate("lessons", "My first map")
    seats = tuple(
        MapSeat(PlayerId(f"player-{number}"), "humans", color=number - 1) for number in (1, 2)
    )
    options = Options(tile_width=SIDE, tile_height=SIDE)
    return NewDocument(title, (CreateMap(seats, WIDE, HIGH, options=options, title=title),))


def _map(sight: LessonSight) -> MapState:
    state: MapState = sight.state
    return state


def has_planets(count: int) -> Judge:
    return lambda sight: len(_map(sight).board.planets) >= count


def has_starts(sight: LessonSight) -> bool:
    starting = {one.starting for one in _map(sight).board.planets.values()}
    return all(seat.id in starting for seat in _map(sight).content.seats)


def grows(kind: KindId, at: Hex) -> Judge:
    """Whether that grows on the planet there, or on all planets if there is none."""

    def judge(sight: LessonSight) -> bool:
        planets = _map(sight).board.planets.values()
        asked = [one for one in planets if one.center == at] or list(planets)
        return bool(asked) and all(
            any(natural.kind == kind for natural in one.natural) for one in asked
        )

    return judge


def is_free(at: Hex) -> Judge:
    return lambda sight: _map(sight).occupancy.at(at) is None


def has_rocks(sight: LessonSight) -> bool:
    return len(_map(sight).board.asteroids) >= FEWEST_ROCKS


def in_hand(tool: str) -> Judge:
    return lambda sight: sight.sees(f"in_hand {tool}")


def _cell(at: Hex) -> str:
    return f"cell {at.q},{at.r}"


def steps() -> tuple[LessonStep, ...]:
    return (*_planets(), *_ground(), *_checks())


def _planets() -> tuple[LessonStep, ...]:
    take = LessonPoint("tool planet", say("bp.lesson.map.take_planet"))
    return (
        LessonStep(
            "welcome",
            say("bp.lesson.map.welcome.title"),
            (LessonPoint("", say("bp.lesson.map.welcome", "BP-BOARD-11")),),
        ),
        LessonStep(
            "symmetry",
            say("bp.lesson.map.symmetry.title"),
            (
                LessonPoint("fold half_turn", say("bp.lesson.map.half_turn")),
                LessonPoint("symmetry", say("bp.lesson.map.symmetry")),
            ),
            lambda sight: sight.sees("folded"),
        ),
        LessonStep(
            "planet",
            say("bp.lesson.map.planet.title"),
            (take, LessonPoint(_cell(START), say("bp.lesson.map.planet", "BP-GEN-6"))),
            has_planets(2),
        ),
        LessonStep(
            "second",
            say("bp.lesson.map.second.title"),
            (take, LessonPoint(_cell(FREE), say("bp.lesson.map.second", "BP-GEN-1"))),
            has_planets(4),
        ),
        LessonStep(
            "problems",
            say("bp.lesson.map.problems.title"),
            (LessonPoint("tab problems", say("bp.lesson.map.problems")),),
            lambda sight: sight.sees("panel problems"),
        ),
        LessonStep(
            "starts",
            say("bp.lesson.map.starts.title"),
            (
                LessonPoint("fix BP-GEN-2", say("bp.lesson.map.starts", "BP-GEN-2")),
                _show_problems(),
            ),
            has_starts,
        ),
    )


def _ground() -> tuple[LessonStep, ...]:
    forest = LessonPoint("tool forest", say("bp.lesson.map.take_forest"))
    mountain = LessonPoint("tool mountain", say("bp.lesson.map.take_mountain"))
    return (
        LessonStep(
            "forest",
            say("bp.lesson.map.forest.title"),
            (forest, LessonPoint(_cell(FOREST_CELL), say("bp.lesson.map.forest", "BP-GEN-19"))),
            grows(FOREST, FREE),
        ),
        LessonStep(
            "mountain",
            say("bp.lesson.map.mountain.title"),
            (mountain, LessonPoint(_cell(MOUNTAIN_CELL), say("bp.lesson.map.mountain"))),
            grows(MOUNTAIN, FREE),
        ),
        LessonStep(
            "asteroids",
            say("bp.lesson.map.asteroids.title"),
            (
                LessonPoint("tool asteroid", say("bp.lesson.map.take_asteroid", "BP-AST-2")),
                *(
                    LessonPoint(_cell(at), say("bp.lesson.map.asteroid", "BP-AST-7"), is_free(at))
                    for at in ROCKS
                ),
            ),
            has_rocks,
        ),
    )


def _checks() -> tuple[LessonStep, ...]:
    return (
        LessonStep(
            "sound",
            say("bp.lesson.map.sound.title"),
            (
                LessonPoint("fix", say("bp.lesson.map.fix")),
                _show_problems(),
                LessonPoint("panel problems", say("bp.lesson.map.by_hand")),
            ),
            lambda sight: sight.sees("sound"),
        ),
        LessonStep(
            "play",
            say("bp.lesson.map.play.title"),
            (
                LessonPoint("play", say("bp.lesson.map.play_here")),
                LessonPoint("tab problems", say("bp.lesson.map.to_play"), needs_list),
                LessonPoint("", say("bp.lesson.map.play")),
            ),
            lambda sight: sight.sees("form"),
        ),
        LessonStep(
            "finish",
            say("bp.lesson.map.finish.title"),
            (LessonPoint("", say("bp.lesson.map.finish")),),
        ),
    )


def needs_list(sight: LessonSight) -> bool:
    return not sight.sees("panel problems")


def _show_problems() -> LessonPoint:
    return LessonPoint("tab problems", say("bp.lesson.map.problems"), needs_list)


def ways() -> tuple[LessonPoint, ...]:
    """Where nothing of a step is to be seen: the board was moved."""
    return (LessonPoint("", say("bp.lesson.map.way")),)
