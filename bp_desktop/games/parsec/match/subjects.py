"""Subjects of commands of Parsec: what each is called, and whom and what it is for."""

from typing import Any, get_args

from bp_desktop.core.messages import Message, say_each
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.shared.included import SHARED_NAMES
from bp_desktop.games.system import CommandSubject
from bp_desktop.games.table import Stage

PARSEC_COMMANDS = say_each("parsec.command", get_args(c.ParsecCommand)) | SHARED_NAMES

UNIT_FIELDS = ("unit", "target", "cargo", "colony", "aboard", "board", "attackers", "strikers")
ANYBODY = (
    c.AdjustHand,
    c.ApplyText,
    c.PutUnit,
    c.RemoveUnit,
    c.ChangeParsecOption,
    c.InheritFaction,
)
"""Given at any time, in whoever's turn."""


def command_name(_match: ParsecMatch, command: object) -> Message:
    """What a step is called where everybody reads it."""
    return PARSEC_COMMANDS[type(command)]


def about(match: ParsecMatch, command: Any) -> CommandSubject:
    """Answers in any state, also where what the command names is not there."""
    things = tuple(
        thing(match, id_) for name in UNIT_FIELDS for id_ in _ids(getattr(command, name, ()))
    )
    player = getattr(command, "player", None)
    if isinstance(command, ANYBODY):
        return CommandSubject(player, things=things)
    if match.stage is Stage.SETUP:
        queue = match.preparation.queue
        return CommandSubject(queue[0] if queue else None, match.preparation.part, things)
    if match.stage is not Stage.PLAY:
        return CommandSubject()
    if match.fight is not None:
        fight = match.fight
        who = player or fight.controller(fight.acting)
        return CommandSubject(who, f"{match.turn.part}/{fight.stage}", things)
    return CommandSubject(player or match.turn.player, match.turn.part, things)


def thing(match: ParsecMatch, unit: str) -> tuple[str, ...]:
    """A unit, and what tells it from others."""
    found = match.units.get(ids.UnitId(unit))
    return (unit,) if found is None else (unit, found.owner, found.type)


def _ids(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    return tuple(value) if isinstance(value, tuple) else ()
