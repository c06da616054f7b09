"""Lesson of the first match: two turns on the guided board, one thing at a time."""

from collections.abc import Callable
from typing import Any

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.ids import SPACEPORT, Phase, UnitId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.queries.units import UnitAction, choices_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.entry import Kind
from bp_desktop.ui.games.burning_planets.lessons.guided_board import (
    BESIDE_SCOUT,
    EAGLE,
    FREIGHTER,
    HAMMER,
    HOME,
    IN_ORBIT,
    SCOUT,
    YOU,
)
from bp_desktop.ui.lessons.lesson import Judge, LessonPoint, LessonSight, LessonStep

PHASES = tuple(Phase)
SECOND = 4
"""The number of your second turn: three play."""


def did(sort: type[Any], holds: Callable[[Any], bool] = lambda _command: True) -> Judge:
    """Whether people have taken such a step, now or before they took it back."""

    def judge(sight: LessonSight) -> bool:
        return any(
            one.why is None and isinstance(one.command, sort) and holds(one.command)
            for one in sight.entries
        )

    return judge


def took_back(sight: LessonSight) -> bool:
    return any(one.kind is Kind.UNDO for one in sight.entries)


def in_turn(*phases: Phase) -> Judge:
    """Whether it is your turn, in one of these phases."""

    def judge(sight: LessonSight) -> bool:
        turn = _match(sight).turn
        return turn.player == YOU and turn.phase in phases

    return judge


def beyond(turn: int, phase: Phase) -> Judge:
    """Whether a phase of your first or second turn is behind."""

    def judge(sight: LessonSight) -> bool:
        now = _match(sight).turn
        return (now.number, PHASES.index(now.phase)) > (turn, PHASES.index(phase))

    return judge


def holding(unit: str, cell: Hex | None = None) -> Judge:
    """Whether that unit is in hand and, if a cell is named, reaches it."""

    def judge(sight: LessonSight) -> bool:
        if not sight.sees(f"picked {unit}"):
            return False
        return cell is None or cell in choices_of(_match(sight), UnitId(unit)).moves

    return judge


def can_act(unit: str) -> Judge:
    def judge(sight: LessonSight) -> bool:
        match = _match(sight)
        if not in_turn(Phase.ACTIONS)(sight) or unit not in match.board.ships:
            return False
        return choices_of(match, UnitId(unit)).unit.can_act

    return judge


def is_spent(unit: str) -> Judge:
    """Whether nothing comes of that unit in this turn any more."""
    return lambda sight: in_turn(Phase.ACTIONS)(sight) and not can_act(unit)(sight)


def reaches_scout(sight: LessonSight) -> bool:
    targets = choices_of(_match(sight), UnitId(EAGLE)).targets if can_act(EAGLE)(sight) else ()
    return any(one.id == SCOUT and one.legal for one in targets)


def lacks_facility(sight: LessonSight) -> bool:
    """Whether the cargo ship is in hand and no facility can be bought for it as things are."""
    if not (holding(FREIGHTER)(sight) and can_act(FREIGHTER)(sight)):
        return False
    loads = choices_of(_match(sight), UnitId(FREIGHTER)).others.get(UnitAction.LOAD, ())
    return not any(
        one.legal and isinstance(one.command, c.LoadCargo) and one.command.buy for one in loads
    )


def has_spaceport(sight: LessonSight) -> bool:
    planets = _match(sight).board.planets.values()
    return any(
        built.kind == SPACEPORT
        for one in planets
        if one.owner == YOU
        for built in one.structures.values()
    )


def is_narrow(sight: LessonSight) -> bool:
    """Whether all pages share one button with a menu."""
    return sight.sees("views")


def _match(sight: LessonSight) -> Match:
    match: Match = sight.state
    return match


def _cell(at: Hex) -> str:
    return f"cell {at.q},{at.r}"


BEFORE_SHIPS = (Phase.EVENT_ROLL, Phase.COLLECTION, Phase.STRUCTURES)
BEFORE_ACTIONS = (*BEFORE_SHIPS, Phase.SHIPS)


def steps() -> tuple[LessonStep, ...]:
    return (*_beginning(), *_building(), *_acting(), *_looking(), *_second_turn())


def _beginning() -> tuple[LessonStep, ...]:
    return (
        LessonStep(
            "welcome",
            say("bp.lesson.first.welcome.title"),
            (LessonPoint(f"thing {HOME}", say("bp.lesson.first.welcome", "BP-WIN-1")),),
        ),
        LessonStep(
            "balances",
            say("bp.lesson.first.balances.title"),
            (LessonPoint("balances", say("bp.lesson.first.balances", "BP-RES-1")),),
        ),
        LessonStep(
            "event",
            say("bp.lesson.first.event.title"),
            (LessonPoint("main", say("bp.lesson.first.event", "BP-EVENT-1", "BP-EVENT-2")),),
            beyond(1, Phase.EVENT_ROLL),
        ),
        LessonStep(
            "collect",
            say("bp.lesson.first.collect.title"),
            (LessonPoint("main", say("bp.lesson.first.collect", "BP-COL-1")),),
            beyond(1, Phase.COLLECTION),
        ),
    )


def _building() -> tuple[LessonStep, ...]:
    to_ships = say("bp.lesson.first.to_ships", "BP-TURN-2")
    return (
        LessonStep(
            "spaceport",
            say("bp.lesson.first.spaceport.title"),
            (
                LessonPoint("placing spaceport", say("bp.lesson.first.spaceport_cell")),
                LessonPoint("card spaceport", say("bp.lesson.first.spaceport", "BP-SHIP-1")),
                LessonPoint("tab now", say("bp.lesson.first.tab_now"), _not_in_sight("panel now")),
            ),
            did(c.BuildStructure),
        ),
        LessonStep(
            "undo",
            say("bp.lesson.first.undo.title"),
            (LessonPoint("undo", say("bp.lesson.first.undo")),),
            took_back,
        ),
        LessonStep(
            "redo",
            say("bp.lesson.first.redo.title"),
            (
                LessonPoint("placing spaceport", say("bp.lesson.first.spaceport_cell")),
                LessonPoint("redo", say("bp.lesson.first.redo")),
                LessonPoint("card spaceport", say("bp.lesson.first.build_again")),
            ),
            has_spaceport,
        ),
        LessonStep(
            "ship",
            say("bp.lesson.first.ship.title"),
            (
                LessonPoint("placing small", say("bp.lesson.first.ship_cell", "BP-SHIP-2")),
                LessonPoint("card small", say("bp.lesson.first.ship", "BP-TURN-7")),
                LessonPoint("main", to_ships, in_turn(*BEFORE_SHIPS)),
            ),
            did(c.BuildShip),
        ),
    )


def _acting() -> tuple[LessonStep, ...]:
    to_actions = LessonPoint(
        "main", say("bp.lesson.first.to_actions", "BP-ACT-1"), in_turn(*BEFORE_ACTIONS)
    )
    no_more = say("bp.lesson.first.no_more")
    take_eagle = say("bp.lesson.first.take_eagle")
    take_hammer = say("bp.lesson.first.take_hammer")
    end_turn = say("bp.lesson.first.end_turn", "BP-ACT-13")
    return (
        LessonStep(
            "move",
            say("bp.lesson.first.move.title"),
            (
                to_actions,
                LessonPoint(
                    _cell(BESIDE_SCOUT),
                    say("bp.lesson.first.move", "BP-ACT-2"),
                    holding(EAGLE, BESIDE_SCOUT),
                ),
                LessonPoint(f"thing {EAGLE}", take_eagle, can_act(EAGLE)),
                LessonPoint("main", no_more, is_spent(EAGLE)),
            ),
            did(c.MoveShip),
        ),
        LessonStep(
            "attack",
            say("bp.lesson.first.attack.title"),
            (
                to_actions,
                LessonPoint("fight roll", say("bp.lesson.first.roll", "BP-COMBAT-7")),
                LessonPoint(
                    f"thing {SCOUT}",
                    say("bp.lesson.first.attack", "BP-ACT-3"),
                    lambda sight: holding(EAGLE)(sight) and reaches_scout(sight),
                ),
                LessonPoint(
                    _cell(BESIDE_SCOUT),
                    say("bp.lesson.first.move", "BP-ACT-2"),
                    holding(EAGLE, BESIDE_SCOUT),
                ),
                LessonPoint(f"thing {EAGLE}", take_eagle, can_act(EAGLE)),
                LessonPoint("main", no_more, is_spent(EAGLE)),
            ),
            did(c.Attack),
        ),
        LessonStep(
            "conquer",
            say("bp.lesson.first.conquer.title"),
            (
                to_actions,
                LessonPoint("fight close", say("bp.lesson.first.close_fight")),
                LessonPoint("deed conquer", say("bp.lesson.first.conquer", "BP-CONQ-1")),
                LessonPoint(
                    _cell(IN_ORBIT), say("bp.lesson.first.orbit"), holding(HAMMER, IN_ORBIT)
                ),
                LessonPoint(f"thing {HAMMER}", take_hammer, can_act(HAMMER)),
                LessonPoint("main", no_more, is_spent(HAMMER)),
            ),
            did(c.Conquer),
        ),
        LessonStep(
            "end_turn",
            say("bp.lesson.first.end_turn.title"),
            (
                LessonPoint("asked", end_turn),
                LessonPoint("main", end_turn, in_turn(*PHASES)),
            ),
            beyond(1, Phase.ACTIONS),
        ),
    )


def _looking() -> tuple[LessonStep, ...]:
    return (
        LessonStep(
            "program",
            say("bp.lesson.first.program.title"),
            (LessonPoint("message", say("bp.lesson.first.program")),),
            lambda sight: _match(sight).turn.number >= SECOND,
        ),
        LessonStep(
            "journal",
            say("bp.lesson.first.journal.title"),
            (
                LessonPoint("page journal", say("bp.lesson.first.journal_views"), is_narrow),
                LessonPoint("page journal", say("bp.lesson.first.journal")),
            ),
            lambda sight: sight.sees("shown journal"),
        ),
        LessonStep(
            "board",
            say("bp.lesson.first.board.title"),
            (
                LessonPoint("page board", say("bp.lesson.first.board_views"), is_narrow),
                LessonPoint("page board", say("bp.lesson.first.board")),
            ),
            lambda sight: sight.sees(f"thing {HOME}"),
        ),
        LessonStep(
            "rules",
            say("bp.lesson.first.rules.title"),
            (LessonPoint("phases", say("bp.lesson.first.rules", "BP-TURN-2")),),
            lambda sight: sight.sees("side"),
        ),
        LessonStep(
            "rules_read",
            say("bp.lesson.first.rules_read.title"),
            (LessonPoint("side", say("bp.lesson.first.rules_read")),),
            lambda sight: not sight.sees("side"),
        ),
    )


def _second_turn() -> tuple[LessonStep, ...]:
    no_more = LessonPoint("main", say("bp.lesson.first.no_more"), is_spent(FREIGHTER))
    take_freighter = LessonPoint(
        f"thing {FREIGHTER}", say("bp.lesson.first.take_freighter"), can_act(FREIGHTER)
    )
    return (
        LessonStep(
            "again",
            say("bp.lesson.first.again.title"),
            (LessonPoint("main", say("bp.lesson.first.again")),),
            beyond(SECOND, Phase.COLLECTION),
        ),
        LessonStep(
            "load",
            say("bp.lesson.first.load.title"),
            (
                LessonPoint(
                    "main",
                    say("bp.lesson.first.spare_home", "BP-SPACE-3"),
                    in_turn(*BEFORE_ACTIONS),
                ),
                LessonPoint(
                    "deed buy drilling_facility", say("bp.lesson.first.load", "BP-SPACE-2")
                ),
                LessonPoint("fight close", say("bp.lesson.first.close_fight")),
                LessonPoint(
                    f"thing {FREIGHTER}",
                    say("bp.lesson.first.cannot_load", "BP-SPACE-1", "BP-SPACE-3"),
                    lacks_facility,
                ),
                take_freighter,
                no_more,
            ),
            did(c.LoadCargo),
        ),
        LessonStep(
            "deploy",
            say("bp.lesson.first.deploy.title"),
            (
                LessonPoint("main", say("bp.lesson.first.to_actions"), in_turn(*BEFORE_ACTIONS)),
                LessonPoint("placing", say("bp.lesson.first.deploy_cell")),
                LessonPoint("deed deploy", say("bp.lesson.first.deploy", "BP-SPACE-5")),
                LessonPoint("fight close", say("bp.lesson.first.close_fight")),
                take_freighter,
                no_more,
            ),
            did(c.DeployStructure),
        ),
        LessonStep(
            "finish",
            say("bp.lesson.first.finish.title"),
            (LessonPoint("", say("bp.lesson.first.finish")),),
        ),
    )


def ways() -> tuple[LessonPoint, ...]:
    """Where nothing of a step is to be seen."""
    return (
        LessonPoint("recap", say("bp.lesson.way.recap")),
        LessonPoint("program", say("bp.lesson.way.program")),
        LessonPoint("page board", say("bp.lesson.way.board")),
        LessonPoint("main", say("bp.lesson.way.main")),
    )


def _not_in_sight(name: str) -> Judge:
    return lambda sight: not sight.sees(name)
