"""Steps that bring a match of Parsec to its first turn, by typed dice: the same ones every time."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

from bp_desktop.core.dice import AppDice
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.ids import ResourceId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.state import ParsecMatch, SetupPart
from bp_desktop.games.parsec.match.system import Command, parsec_system
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.games.parsec.setup.match_setup import new_parsec
from bp_desktop.ui.table.setup.parts import Agreement

KIT = Purse.of(titanium=1, gold=1, energy=1)
ParsecSession = Session[ParsecMatch, Any, Any]


def dealt(
    agreed: Agreement[Any, int],
    definitions: DefinitionSet | None = None,
    *,
    tracked: bool = True,
    seed: str = "7",
) -> tuple[Any, ...]:
    """The board lies there; who goes first is still to be rolled."""
    laid = (c.DealModules(seed=seed), c.AcceptBoard())
    return new_parsec(agreed, definitions, laid, tracked=tracked)


def prepared(
    agreed: Agreement[Any, int],
    definitions: DefinitionSet | None = None,
    *,
    tracked: bool = True,
    until: SetupPart | None = None,
) -> tuple[Any, ...]:
    """On to the first turn, in which the first seat has not rolled yet; or to a part of set-up."""
    session = in_memory(dealt(agreed, definitions, tracked=tracked))
    for planet in () if tracked else _told_planets():
        session.submit(planet)
    for _ in range(200):
        now = session.state
        if now.stage is not Stage.SETUP or now.preparation.part is until:
            break
        session.submit(_next(now))
    return steps_of(session)


def acting(
    agreed: Agreement[Any, int], definitions: DefinitionSet | None = None, *, tracked: bool = True
) -> tuple[Any, ...]:
    """On to the actions of the first turn: cards have been handed out."""
    session = in_memory(prepared(agreed, definitions, tracked=tracked))
    session.submit(c.RollProduction((1,)))
    for offer in tuple(legal(session.state, session.state.turn.player)):
        if isinstance(offer.command, c.PayProduction):
            session.submit(offer.command)
    return steps_of(session)


def in_memory(steps: Sequence[Any]) -> ParsecSession:
    session: ParsecSession = Session(parsec_system(), MemoryJournal(), AppDice(5))
    for step in steps:
        session.submit(step)
    return session


def steps_of(session: ParsecSession) -> tuple[Any, ...]:
    return tuple(entry.command for entry in session.entries)


def _next(match: ParsecMatch) -> Command:
    now = match.preparation
    match now.part:
        case SetupPart.ORDER:
            return c.RollForFirst((8, *(1,) * (len(now.contenders) - 1)))
        case SetupPart.FACTIONS:
            playable = (one.id for one in match.definitions.factions if one.playable)
            return c.DealFactions(
                tuple(id_ for id_, _ in zip(playable, match.players, strict=False))
            )
        case SetupPart.SETTLING if not now.rolled:
            return c.RollToSettle((_number_that_settles(match),))
        case SetupPart.SETTLING if not match.tracked:
            fitting = (one for one in match.board.by_number[now.rolled] if one.is_planet)
            return c.Settle(body=next(fitting).id)
        case SetupPart.KITS:
            return c.TakeKit(KIT)
    seat = asked(match)
    assert seat is not None
    return next(one.command for one in legal(match, seat))


def _told_planets() -> Iterator[c.TellBody]:
    """Beside a real board: one with each number."""
    pairs = cycle((("titanium", "gold"), ("gold", "energy"), ("titanium", "energy")))
    for number, kinds in zip(range(1, 9), pairs, strict=False):
        yield c.TellBody(True, number, tuple(map(ResourceId, kinds)))


def _number_that_settles(match: ParsecMatch) -> int:
    """The first number with a planet on which nobody has settled yet."""
    taken = {
        one.body if one.cell is None else match.board.body_at[one.cell].id
        for one in match.units.values()
    }
    return next(
        body.number
        for body in match.board.bodies.values()
        if body.is_planet
        and not any(
            other.id in taken for other in match.board.by_number[body.number] if other.is_planet
        )
    )
