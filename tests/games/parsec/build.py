"""Matches of Parsec as tests need them: a board of samples, and units where a story wants them."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bp_desktop.core.dice import Dice, Roll
from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused, rules_of
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.definitions import Body, DefinitionSet, ModuleDefinition
from bp_desktop.games.parsec.match.commands import BeginParsec, EndParsecTurn, ParsecSeat
from bp_desktop.games.parsec.match.evolution import evolve
from bp_desktop.games.parsec.match.state import (
    NEW_PARSEC_MATCH,
    HeldCard,
    OwnTurnState,
    ParsecMatch,
    ParsecPlayer,
    Preparation,
    UnitState,
)
from bp_desktop.games.parsec.match.system import Command, Event, judge
from bp_desktop.games.parsec.options import DEFAULTS, ParsecOptions
from bp_desktop.games.shared.deck import Deck
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from tests.games.parsec.sample import sample_set, tables

RED, BLUE, GREEN, YELLOW = (SeatId(one) for one in ("red", "blue", "green", "yellow"))
COLONY, CARGO, FIGHTER, TRANSPORT, CRUISER = (ids.TypeId(one) for one in tables().units)
OPEN_SPACE = from_offset(12, 12)
"""In the middle of a 3 x 3 board of empty modules, so that examples can use (0, 0) for it."""


def ti(titanium: int = 0, energy: int = 0, gold: int = 0) -> Purse:
    """As the examples write it: Ti/En/Au."""
    return Purse.of(titanium=titanium, energy=energy, gold=gold)


def at(q: int, r: int) -> Hex:
    """A cell of an example, whose (0, 0) is in open space."""
    return OPEN_SPACE + Hex(q, r)


class GivenDice:
    """Faces in the order in which they are asked for."""

    def __init__(self, *faces: int) -> None:
        self.left = list(faces)

    def roll(self, die: int, purpose: str) -> Roll:
        face = self.left.pop(0) if self.left else 1
        assert 1 <= face <= die
        return Roll(die, face, "app", purpose)


def empty_module(number: int, *bodies: Body, **more: Any) -> ModuleDefinition:
    row = {"id": f"m{number}", "origin": "owner", **more}
    return replace(msgspec.convert(row, ModuleDefinition), bodies=bodies)


def planet(number: int, *resources: str, cell: tuple[int, int] = (4, 4)) -> Body:
    return Body("planet", cell, number, tuple(ids.ResourceId(one) for one in resources))


def asteroid(number: int, resource: str, cell: tuple[int, int] = (4, 4)) -> Body:
    return Body("asteroid", cell, number, (ids.ResourceId(resource),))


def board_of(*bodies: Body, columns: int = 3, rows: int = 3) -> ModuleBoard:
    """One body in each of the first modules, nothing in the others."""
    modules = [empty_module(number + 1, body) for number, body in enumerate(bodies)]
    modules += [empty_module(one + 1) for one in range(len(bodies), columns * rows)]
    return ModuleBoard(columns, rows, (8, 8), tuple(modules))


def options(**changes: Mapping[str, object]) -> ParsecOptions:
    """options(combat={"allow_decline": True})."""
    data = msgspec.to_builtins(DEFAULTS)
    for group, values in changes.items():
        data[group] = {**data[group], **values}
    return msgspec.convert(data, ParsecOptions)


def a_match(
    *units: UnitState,
    board: ModuleBoard | None = None,
    players: Sequence[SeatId] = (RED, BLUE, GREEN),
    hands: Mapping[SeatId, Purse] | None = None,
    part: ids.TurnPart = ids.TurnPart.ACTIONS,
    chosen: ParsecOptions = DEFAULTS,
    definitions: DefinitionSet | None = None,
    **more: Any,
) -> ParsecMatch:
    """In Red's turn number 5, strict, with the race on. Every player has a far colony, so that
    nobody is eliminated by a story about something else."""
    hands = hands or {}
    total = sum(hands.values(), Purse())
    match = ParsecMatch(
        stage=Stage.PLAY,
        tables=tables(),
        options=chosen,
        definitions=definitions or sample_set(),
        enforcement=Enforcement.STRICT,
        players={
            one: ParsecPlayer(one, one.title(), number, hand=hands.get(one, Purse()), fleet=50)
            for number, one in enumerate(players)
        },
        order=tuple(players),
        board=board_of() if board is None else board,
        preparation=Preparation(),
        bank=tables().full_bank - total,
        deck=Deck({one.id: one.copies for one in sample_set().events}),
        arms_race=True,
        turn=OwnTurnState(5, 2, players[0], part),
        units={one.id: one for one in units},
    )
    far = [
        UnitState(ids.UnitId(f"far-{one}"), one, CARGO, 50 + number, from_offset(24, 2 * number))
        for number, one in enumerate(players)
    ]
    match = replace(match, units=match.units | {one.id: one for one in far})
    return replace(match, **more)


def unit(name: str, owner: SeatId, type_: ids.TypeId, cell: Hex, **more: Any) -> UnitState:
    return UnitState(ids.UnitId(name), owner, type_, 1, cell, **more)


def held(card: str, bought: int = 0) -> HeldCard:
    definition = sample_set().event(ids.CardId(card))
    assert definition is not None
    return HeldCard(ids.CardId(card), definition.rarity, bought)


def play(
    match: ParsecMatch, command: Command, *faces: int, seq: int = 100, dice: Dice | None = None
) -> ParsecMatch:
    """The state after a command that the rules allow."""
    return played(match, command, *faces, seq=seq, dice=dice)[0]


def played(
    match: ParsecMatch, command: Command, *faces: int, seq: int = 100, dice: Dice | None = None
) -> tuple[ParsecMatch, tuple[Event, ...]]:
    ruling = judge(match, command)
    assert ruling.objections == (), [one.key for one in ruling.objections]
    happened = ruling.carry_out(dice or GivenDice(*faces), StepNames(seq))
    for event in happened:
        match = evolve(match, event)
    return match, happened


def against(match: ParsecMatch, command: Command) -> tuple[str, ...]:
    """The rules that a command goes against, refused or objected to."""
    try:
        return rules_of(judge(match, command).objections)
    except Refused as refusal:
        return refusal.rules


def hand(match: ParsecMatch, player: SeatId) -> Purse:
    return match.players[player].hand


def holding(match: ParsecMatch, player: SeatId, *cards: str, **more: Any) -> ParsecMatch:
    """With these sample cards in a hand."""
    return of_player(match, player, cards=tuple(held(one) for one in cards), **more)


def of_player(match: ParsecMatch, player: SeatId, **changed: Any) -> ParsecMatch:
    return replace(
        match, players=match.players | {player: replace(match.players[player], **changed)}
    )


def without(match: ParsecMatch, *gone: str) -> ParsecMatch:
    """Without these units."""
    return replace(match, units={id_: one for id_, one in match.units.items() if id_ not in gone})


def in_turn_of(
    match: ParsecMatch, player: SeatId, part: ids.TurnPart = ids.TurnPart.ACTIONS
) -> ParsecMatch:
    turn = match.turn
    return replace(match, turn=OwnTurnState(turn.number + 1, turn.round, player, part))


def begun_turn_of(match: ParsecMatch, player: ids.PlayerId) -> ParsecMatch:
    """Turns handed on until it is that player's, ready for actions."""
    match = play(match, EndParsecTurn())
    while match.turn.player != player:
        match = play(_ready(match), EndParsecTurn())
    return _ready(match)


def _ready(match: ParsecMatch) -> ParsecMatch:
    return replace(match, turn=replace(match.turn, part=ids.TurnPart.ACTIONS))


def begun(*names: str, definitions: DefinitionSet | None = None, **chosen: Any) -> ParsecMatch:
    """A match that has just begun, with the samples."""
    seats = tuple(ParsecSeat(one, team=number % 2 + 1) for number, one in enumerate(names))
    whole = sample_set() if definitions is None else definitions
    command = BeginParsec(seats, tables(), whole, options(**chosen), Enforcement.STRICT)
    return play(NEW_PARSEC_MATCH, command, seq=1)
