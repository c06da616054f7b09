"""Production: who takes how many cards of what, and what the bank can cover (chapter 7)."""

from collections.abc import Iterable, Mapping
from itertools import chain, combinations
from typing import NamedTuple

from bp_desktop.core.accounts import Posting, booked
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.people import clockwise
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import definitions as d, ids
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look, stats
from bp_desktop.games.parsec.match.movement import MOST_SMALL
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
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
    by_word: bool = False
    """Whether it is nowhere, only the players can see: the card may be left."""

    @property
    def choices(self) -> int:
        return sum(count for count, _kinds in self.planets) + self.wildcard

    def groups(
        self, everything: tuple[ids.ResourceId, ...]
    ) -> tuple[tuple[ids.ResourceId, ...], ...]:
        """For each card to be chosen, what it may be."""
        pairs = (kinds for count, kinds in self.planets for _ in range(count))
        return (*pairs, *((everything,) if self.wildcard else ()))


def claims(match: ParsecMatch, face: int) -> dict[ids.PlayerId, ProductionClaim]:
    """PA-PROD-1 to -7, from the player on turn clockwise; those with nothing are left out."""
    bodies = match.board.by_number.get(face, ())
    blocked = match.lasting and {one.id for one in bodies if is_blocked(match, one)}
    at_work = producing(match, [one for one in bodies if one.id not in blocked])
    found: dict[ids.PlayerId, ProductionClaim] = {}
    owners = {owner for owner, _body in at_work}
    for player in clockwise(match.order, match.turn.player):
        if match.players[player].eliminated:
            continue
        fixed, planets = EMPTY, list[tuple[int, tuple[ids.ResourceId, ...]]]()
        for body in bodies if player in owners else ():
            count = len(at_work.get((player, body.id), ()))
            if body.is_planet and count:
                planets.append((count, body.resources))
            elif count:
                each = stats.asteroid_yield(match, player)
                fixed += Purse.of({body.resources[0]: count * each})
        wild = match.tracked and not bodies and player == match.turn.player
        if fixed or planets or wild:
            found[player] = ProductionClaim(fixed, tuple(planets), wild)
    return found


def waiting(match: ParsecMatch, face: int) -> dict[ids.PlayerId, ProductionClaim]:
    """What has to be chosen before a roll is paid. Beside a real board a number nobody has told of
    may be nowhere, or nobody's (PA-PROD-5, -6); the program cannot look and leaves the card."""
    plays = match.turn.player in match.program_seats
    if match.tracked or plays or match.board.by_number.get(face):
        return claims(match, face)
    return {match.turn.player: ProductionClaim(EMPTY, wildcard=True, by_word=True)}


def producing(
    match: ParsecMatch, bodies: Iterable[BodyFacts]
) -> dict[tuple[ids.PlayerId, str], list[UnitState]]:
    """Who works where, by player and body: colonies on a planet; on an asteroid at most two cargos,
    aboard a transport there too (PA-TRANS-8, PA-BODY-5)."""
    at = {place: body for body in bodies for place in (body.id, *body.cells)}
    found: dict[tuple[ids.PlayerId, str], list[UnitState]] = {}
    for one in match.units.values() if at else ():
        # Beside a real board: the body that it, or the transport it is aboard, stands on.
        body = at.get(one.cell if one.cell is not None else match.units[one.aboard or one.id].body)
        if body is None:
            continue
        kind = stats.type_of(match, one)
        if kind.is_colony if body.is_planet else kind.is_cargo:
            at_work = found.setdefault((one.owner, body.id), [])
            at_work += [one] if body.is_planet or len(at_work) < MOST_SMALL else []
    return found


def is_blocked(match: ParsecMatch, body: BodyFacts) -> bool:
    return any(
        isinstance(one.effect, d.BodyBlocked) and one.body == body.id
        for one in match.lasting.values()
    )


Claims = Mapping[ids.PlayerId, ProductionClaim]
Choices = dict[ids.PlayerId, Purse]


def completed(match: ParsecMatch, due: Claims, chosen: Choices) -> Choices:
    """With what to take where nobody has chosen: of each pair what that hand has least of, as far
    as those before have left it in the bank (PA-GAP-43)."""
    chosen, bank = dict(chosen), match.bank
    for player, claim in due.items():
        hand, taken = match.players[player].hand + claim.fixed, EMPTY
        bank -= claim.fixed + chosen.get(player, EMPTY)
        if not claim.choices or chosen.get(player):
            continue
        for kinds in () if claim.by_word else claim.groups(tuple(match.tables.resources)):
            left = [one for one in kinds if not match.bank_ends or bank[one] > taken[one]]
            best = min(left or kinds, key=lambda one: (hand[one] + taken[one], kinds.index(one)))
            taken += Purse.of({best: 1})
        chosen[player], bank = taken, bank - taken
    return chosen


def suggested(match: ParsecMatch) -> c.PayProduction:
    """One confirmation for all players, with what each has least of (PA-APP-17)."""
    takes = completed(match, waiting(match, match.turn.rolled), {})
    return c.PayProduction(tuple(c.ProductionChoice(*one) for one in takes.items()))


def is_fitting(claim: ProductionClaim, takes: Purse, resources: tuple[ids.ResourceId, ...]) -> bool:
    """Whether cards can be taken like that: no group of resources more often than planets offer
    one of them (PA-PROD-2, -3)."""
    if takes.total != claim.choices:
        return claim.by_word and not takes
    offers = [set(kinds) for kinds in claim.groups(resources)]
    groups = chain.from_iterable(combinations(resources, n) for n in range(1, len(resources)))
    return all(
        sum(takes[one] for one in group) <= sum(not one.isdisjoint(group) for one in offers)
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
        rolled, due = e.ProductionRolled(turn.player, face), waiting(match, face)
        if any(claim.choices for claim in due.values()):
            return (rolled,)
        return (rolled, _paid(match, due, {}))

    return Judgement(carry_out)


def _pay(match: ParsecMatch, command: c.PayProduction) -> Ruling:
    face = match.turn.rolled
    if match.turn.part is not ids.TurnPart.PRODUCTION or not face:
        raise Refused(say("parsec.production.nothing_to_pay", "PA-PROD-1"))
    chosen = {one.player: one.takes for one in command.choices}
    due, found = waiting(match, face), list[Message]()
    for player, takes in chosen.items():
        look.require_player(match, player)
        look.require_resources(match, takes, "PA-PROD-2")
        claim = due.get(player, ProductionClaim(EMPTY))
        if takes and not is_fitting(claim, takes, tuple(match.tables.resources)):
            who = look.named_player(match, player)
            found.append(say("parsec.production.other_cards", "PA-PROD-2", "PA-PROD-3", player=who))
        missing = match.bank.missing(takes) if claim.wildcard and match.bank_ends else EMPTY
        if missing and match.bank:
            found.append(say("parsec.bank.short", "PA-GAP-43", missing=missing))
    return leads_to(_paid(match, due, completed(match, due, chosen)), against=found)


def _paid(match: ParsecMatch, due: Claims, chosen: Choices) -> e.ProductionPaid:
    """From the player on turn clockwise, as far as the bank goes (PA-PROD-8, PA-GAP-43)."""
    wanted = {player: claim.fixed + chosen.get(player, EMPTY) for player, claim in due.items()}
    wanted |= {player: takes for player, takes in chosen.items() if player not in due}
    scarce = match.bank.missing(sum(wanted.values(), EMPTY)) if match.bank_ends else EMPTY
    postings, left, short = list[Posting](), match.bank, EMPTY
    for player, asked in wanted.items():
        if match.options.bank.on_empty == "none":
            got = Purse.of({kind: count for kind, count in asked if not scarce[kind]})
        else:
            got = asked.up_to(left) if match.bank_ends else asked
        left, short = left - got, short + asked - got
        is_wild = player in due and due[player].wildcard
        kind = ParsecPosting.WILDCARD if is_wild else ParsecPosting.PRODUCTION
        postings += booked(player, kind, got)
    return e.ProductionPaid(match.turn.player, tuple(postings), short)


HANDLERS: Handlers = {c.RollProduction: Handler(_roll), c.PayProduction: Handler(_pay)}
