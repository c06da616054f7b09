"""The map as a kind of document."""

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, say
from bp_desktop.core.text_limits import require_lengths
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.generating import (
    Generating,
    check_generation,
    generate,
)
from bp_desktop.games.burning_planets.map.judge import plan
from bp_desktop.games.burning_planets.map.lookup import Plan
from bp_desktop.games.burning_planets.map.state import MapState, blank, evolve
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.system import GameSystem, Snapshot, Titled

SYSTEM_ID = "burning_planets.map"

MapSystem = GameSystem[MapState, c.AnyMapCommand, AnyMapEvent]


def map_system(tables: Tables, options: Options = DEFAULTS) -> MapSystem:
    """Maps drawn by these tables; `options` are those of a map before it has its own."""
    return GameSystem(
        id=SYSTEM_ID,
        commands=c.AnyMapCommand,
        events=AnyMapEvent,
        start=blank(tables, options),
        check=check,
        carry_out=carry_out,
        evolve=evolve,
        dice_seal=False,  # a designer rolls again until it pleases
        summary=summary,
        snapshot=Snapshot(MapContent, take=lambda state: state.content, adopt=c.AdoptMap),
        titled=Titled(take=lambda state: state.content.title, rename=c.RenameMap),
    )


def check(state: MapState, command: c.AnyMapCommand) -> tuple[Message, ...]:
    require_lengths(command)
    if isinstance(command, Generating):
        return check_generation(state, command)
    return _planned(state, command).objections


def carry_out(state: MapState, command: c.AnyMapCommand, dice: Dice) -> tuple[AnyMapEvent, ...]:
    if isinstance(command, Generating):
        return generate(state, command, dice)
    return _planned(state, command).events


_last: list[tuple[MapState, c.AnyMapCommand, Plan]] = []
"""The last plan: a command is carried out right after it was checked, and some are long."""


def _planned(state: MapState, command: c.AnyMapCommand) -> Plan:
    for known, asked, plan_ in _last:
        if known is state and asked is command:
            return plan_
    made = plan(state, command)
    _last[:] = [(state, command, made)]
    return made


def summary(state: MapState) -> Message:
    board = state.board
    return say(
        "bp.map.summary",
        seats=len(state.content.seats),
        tiles=len(board.tiles.places) if board.tiles is not None else 0,
        planets=len(board.planets),
        asteroids=len(board.asteroids),
    )
