"""A full match of Parsec for benches: four players, every piece on the board, a long journal."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.ids import TurnPart
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import vessel_offers
from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.queries.steps import next_command
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.parsec.match.system import Command
from tests.journeys.parsec_hand import agreement
from tests.journeys.parsec_start import ParsecSession, in_memory, prepared

NAMES = ("Anna", "Boris", "Chiara", "Dario")
LINES = 2000
NEVER_WON = {"dominated_modules": 12, "colonies": 90, "each_resource": 90}


def long_parsec(*, tracked: bool) -> ParsecSession:
    """After many turns in which little happened."""
    agreed = agreement(*NAMES, win={"custom": NEVER_WON}, bank={"on_empty": "unlimited"})
    session = in_memory(prepared(agreed, tracked=tracked))
    _put_pieces(session)
    while len(session.entries) < LINES:
        for command in _rolled(session):
            session.submit(command, overrule=True)
        session.submit(c.EndParsecTurn(), overrule=True)
    return session


def parsec_turns(session: ParsecSession, count: int) -> Iterator[Command]:
    """Turns as people play them: cards come, vessels move, a card is bought, on to the next."""
    for _ in range(count):
        yield from _rolled(session)
        vessels = [
            one
            for one in owned(session.state, session.state.turn.player)
            if type_of(session.state, one).is_vessel and one.aboard is None
        ]
        for vessel in vessels[:3]:
            offers = vessel_offers(session.state, vessel)
            yield from (
                one.command for one in offers if isinstance(one.command, c.MoveVessel) and one.legal
            )
        yield c.BuyEvent()
        yield c.EndParsecTurn()


def _rolled(session: ParsecSession) -> Iterator[Command]:
    yield c.RollProduction()
    while session.state.turn.part is TurnPart.PRODUCTION:
        command = next_command(session.state)
        assert command is not None
        yield command


def _put_pieces(session: ParsecSession) -> None:
    """All that there are, as far as the board has room for them."""
    match = session.state
    for kind in match.tables.units.values():
        places = _places(match, is_colony=kind.is_colony)
        for player in match.players:
            there = sum(one.type == kind.id for one in owned(session.state, player))
            for _ in range(kind.limit - there):
                place = next(places, None)
                if place is not None:
                    step = c.PutUnit(player, kind.id, reason="bench", **place)
                    session.submit(step, overrule=True)
                    match = session.state


def _places(match: ParsecMatch, *, is_colony: bool) -> Iterator[dict[str, Any]]:
    """Free cells, far from each other; beside a real board one body after another."""
    if not match.tracked:
        bodies = [one.id for one in match.board.bodies.values() if one.is_planet or not is_colony]
        return ({"body": one} for one in cycle(bodies))
    fitting = [cell for cell in sorted(match.board.modules_at) if _fits(match, cell, is_colony)]
    return ({"at": cell} for start in range(3) for cell in fitting[start::3])


def _fits(match: ParsecMatch, cell: Hex, is_colony: bool) -> bool:
    body = match.board.body_at.get(cell)
    on_planet = body is not None and body.is_planet
    return on_planet == is_colony and not match.stacks.get(cell)
