"""Production: who takes how many cards of what, and what the bank can cover (chapter 7)."""

from collections.abc import Iterable, Mapping
from itertools import chain, combinations
from typing import NamedTuple

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.handler import (
    Happenings,
    ParsecHandler,
    ParsecHandlers,
    Ruling,
)
from bp_desktop.games.parsec.match.lookup import named_player, require_resources
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import asteroid_bonus, type_of
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.system import Judgement

PRODUCTION = "parsec.production"
"""The purpose of the die."""


class ProductionClaim(NamedTuple):
    """What one player has coming from a roll."""

    fixed: Purse
    """Of asteroids: there is nothing to choose."""
    planets: tuple[tuple[int, tuple[ids.ResourceId, ...]], ...] = ()
    """How many cards of which two resources."""
    wildcard: bool = False
    """One card of free choice, for a number that is nowhere (PA-PROD-5)."""

    @property
    def choices(self) -> int:
        return sum(count for count, _kinds in self.planets) + self.wildcard


def claims(match: ParsecMatch, face: int) -> dict[ids.PlayerId, ProductionClaim]:
    """PA-PROD-1 to -7, from the player on turn clockwise; those with nothing are left out."""
    bodies = match.board.by_number.get(face, ())
    blocked = match.lasting and {one.id for one in bodies if is_blocked(match, one)}
    at_work = producing(match, [one for one in bodies if one.id not in blocked])
    found: dict[ids.PlayerId, ProductionClaim] = {}
    for player in from_the_active(match):
        fixed, planets = EMPTY, list[tuple[int, tuple[ids.ResourceId, ...]]]()
        for body in bodies:
            count = len(at_work.get((player, body.id), ()))
            if body.is_planet and count:
                planets.append((count, body.resources))
            elif count:
                each = 1 + asteroid_bonus(match, player)
                fixed += Purse.of({body.resources[0]: count * each})
        wild = match.tracked and not bodies and player == match.turn.player
        if fixed or planets or wild:
            found[player] = ProductionClaim(fixed, tuple(planets), wild)
    return found


def from_the_active(match: ParsecMatch) -> tuple[ids.PlayerId, ...]:
    """Players still in the game, clockwise from the one on turn."""
    order = match.order
    at = order.index(match.turn.player)
    return tuple(one for one in (*order[at:], *order[:at]) if not match.players[one].eliminated)


def producing(
    match: ParsecMatch, bodies: Iterable[BodyFacts]
) -> dict[tuple[ids.PlayerId, str], list[UnitState]]:
    """Who works where, by player and body: colonies on a planet; cargos on an asteroid, aboard a
    transport there too (PA-TRANS-8)."""
    at = {place: body for body in bodies for place in (body.id, *body.cells)}
    found: dict[tuple[ids.PlayerId, str], list[UnitState]] = {}
    for one in match.units.values() if at else ():
        body = at.get(one.cell if one.cell is not None else _told_of(match, one))
        if body is None:
            continue
        kind = type_of(match, one)
        if kind.is_colony if body.is_planet else kind.is_cargo:
            found.setdefault((one.owner, body.id), []).append(one)
    return found


def _told_of(match: ParsecMatch, unit: UnitState) -> str:
    """The body a unit stands on beside a real board, perhaps aboard a transport."""
    return unit.body if unit.aboard is None else match.units[unit.aboard].body


def is_blocked(match: ParsecMatch, body: BodyFacts) -> bool:
    return any(
        isinstance(one.effect, d.BodyBlocked) and one.body == body.id
        for one in match.lasting.values()
    )


def suggestion(match: ParsecMatch, player: ids.PlayerId, claim: ProductionClaim) -> Purse:
    """What to take where nobody has chosen: of each pair what that hand has least of, as far as
    the bank goes."""
    hand, taken = match.players[player].hand + claim.fixed, EMPTY
    everything = tuple(match.tables.resources)
    pairs = [kinds for count, kinds in claim.planets for _ in range(count)]
    for kinds in (*pairs, *((everything,) if claim.wildcard else ())):
        left = [one for one in kinds if not match.bank_ends or match.bank[one] > taken[one]]
        chosen = min(left or kinds, key=lambda one: (hand[one] + taken[one], kinds.index(one)))
        taken += Purse.of({chosen: 1})
    return taken


def is_fitting(claim: ProductionClaim, takes: Purse, resources: tuple[ids.ResourceId, ...]) -> bool:
    """Whether cards can be taken like that: no group of resources more often than planets offer
    one of them (PA-PROD-2, -3)."""
    if takes.total != claim.choices:
        return False
    offers = [*claim.planets, *(((1, resources),) if claim.wildcard else ())]
    groups = chain.from_iterable(combinations(resources, n) for n in range(1, len(resources)))
    return all(
        sum(takes[one] for one in group)
        <= sum(count for count, kinds in offers if not set(kinds).isdisjoint(group))
        for group in groups
    )


# --- commands


def _roll(match: ParsecMatch, command: c.RollProduction) -> Ruling:
    turn = match.turn
    if turn.part is not ids.TurnPart.PRODUCTION or turn.rolled:
        raise Refused(say("parsec.production.rolled_already", "PA-TURN-1"))
    die = match.tables.die
    require_faces(command.faces, [die], "PA-PROD-1")

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        face = HandDice(command.faces, dice).roll(die, PRODUCTION).face
        rolled, due = e.ProductionRolled(turn.player, face), claims(match, face)
        if any(claim.choices for claim in due.values()):
            return (rolled,)
        return (rolled, _paid(match, due, {}))

    return Judgement(carry_out)


def _pay(match: ParsecMatch, command: c.PayProduction) -> Ruling:
    face = match.turn.rolled
    if match.turn.part is not ids.TurnPart.PRODUCTION or not face:
        raise Refused(say("parsec.production.nothing_to_pay", "PA-PROD-1"))
    chosen = {one.player: one.takes for one in command.choices}
    waiting, found = claims(match, face), list[Message]()
    for player, takes in chosen.items():
        require_resources(match, takes, "PA-PROD-2")
        claim = waiting.get(player, ProductionClaim(EMPTY))
        if takes and not is_fitting(claim, takes, tuple(match.tables.resources)):
            who = named_player(match, player)
            found.append(say("parsec.production.other_cards", "PA-PROD-2", "PA-PROD-3", player=who))
    for player, claim in waiting.items():
        if claim.choices and not chosen.get(player):
            chosen[player] = suggestion(match, player, claim)
    return leads_to(_paid(match, waiting, chosen), against=found)


def _paid(
    match: ParsecMatch,
    due: Mapping[ids.PlayerId, ProductionClaim],
    chosen: Mapping[ids.PlayerId, Purse],
) -> e.ProductionPaid:
    """From the player on turn clockwise, as far as the bank goes (PA-PROD-8, PA-GAP-43)."""
    wanted = {
        player: (claim.fixed, chosen.get(player, EMPTY), claim.wildcard)
        for player, claim in due.items()
    }
    for player in chosen:
        wanted.setdefault(player, (EMPTY, chosen[player], False))
    demand = sum((fixed + takes for fixed, takes, _wild in wanted.values()), EMPTY)
    scarce = set(dict(match.bank.missing(demand))) if match.bank_ends else set[str]()
    postings, left, short = list[Posting](), match.bank, EMPTY
    for player, (fixed, takes, wild) in wanted.items():
        asked = fixed + takes
        if match.options.bank.on_empty == "none":
            got = Purse.of({kind: count for kind, count in asked if kind not in scarce})
        elif match.bank_ends:
            got = Purse.of({kind: min(count, left[kind]) for kind, count in asked})
        else:
            got = asked
        left, short = left - got, short + asked - got
        if got:
            kind = ParsecPosting.WILDCARD if wild else ParsecPosting.PRODUCTION
            postings.append(Posting(player, kind, got))
    return e.ProductionPaid(match.turn.player, tuple(postings), short)


HANDLERS: ParsecHandlers = {
    c.RollProduction: ParsecHandler(_roll),
    c.PayProduction: ParsecHandler(_pay),
}
