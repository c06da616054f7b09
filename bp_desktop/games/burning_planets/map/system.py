"""The map as a kind of document."""

from bp_desktop.core.messages import Message, say
from bp_desktop.core.text_limits import require_lengths
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.generating import Generating, judge_generation
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.state import MapState, blank, evolve
from bp_desktop.games.burning_planets.map.validation import open_problems
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.system import GameSystem, Judgement, Snapshot, TitleAccess

SYSTEM_ID = "burning_planets.map"

MapSystem = GameSystem[MapState, c.AnyMapCommand, AnyMapEvent]


def map_system(tables: Tables, options: Options = DEFAULTS) -> MapSystem:
    """Maps drawn by these tables; `options` are those of a map before it has its own."""
    return GameSystem(
        id=SYSTEM_ID,
        commands=c.AnyMapCommand,
        events=AnyMapEvent,
        start=blank(tables, options),
        judge=judge,
        evolve=evolve,
        dice_seal=False,  # a designer rolls again until it pleases
        summary=summary,
        snapshot=Snapshot(MapContent, take=lambda state: state.content, adopt=c.AdoptMap),
        titled=TitleAccess(take=lambda state: state.content.title, rename=c.RenameMap),
        suffix=".bpmap",
    )


def judge(state: MapState, command: c.AnyMapCommand) -> Judgement[AnyMapEvent]:
    require_lengths(command)
    if isinstance(command, Generating):
        return judge_generation(state, command)
    planned = plan(state, command)
    return Judgement(lambda _dice, _names: planned.events, planned.objections)


def summary(state: MapState) -> Message:
    board = state.board
    return say(
        "bp.map.summary",
        seats=len(state.content.seats),
        tiles=len(board.tiles.places) if board.tiles is not None else 0,
        planets=len(board.planets),
        asteroids=len(board.asteroids),
        problems=open_problems(state),
    )
