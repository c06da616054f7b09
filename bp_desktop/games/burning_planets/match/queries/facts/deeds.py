"""Deeds of the player on turn against a thing: by each unit that can, and why others cannot."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.core.odds import percent
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.ids import CARGO, AsteroidId, ShipId, StructureId
from bp_desktop.games.burning_planets.match import commands as c, lookup
from bp_desktop.games.burning_planets.match.queries.candidates import (
    bombardments,
    pick_ups_by,
    unloads_by,
)
from bp_desktop.games.burning_planets.match.queries.consents import consents_of
from bp_desktop.games.burning_planets.match.queries.facts.figures import Line, Section
from bp_desktop.games.burning_planets.match.queries.targets import target_now
from bp_desktop.games.burning_planets.match.queries.units import own_units, reacting_units
from bp_desktop.games.burning_planets.match.queries.verdict import judge, offered
from bp_desktop.games.burning_planets.match.secret_view import has_open_books
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.facts import FactLine, FactSection, judged
from bp_desktop.games.table import Stage

MOST = 4
"""So many ways are told one by one; so many units are named that cannot for the same reason."""


class Way(NamedTuple):
    """How one unit of the player on turn might do something to a thing."""

    unit: Named
    rank: float
    """The lower the better."""
    line: Line | None = None
    """What it can do; None: it cannot, as others may not for the same reasons."""
    reasons: tuple[Message, ...] = ()
    against: Command | None = None
    """The step that the reasons speak against, for a table that overrules them."""


def deeds_sections(match: Match, ways: Iterable[Way]) -> tuple[Section, ...]:
    """What can be done comes first; of many ways the best are told."""
    found = sorted(ways, key=lambda one: one.rank)
    told = [one.line for one in found if one.line is not None]
    can = [one for one in told if one.is_possible]
    lines = can[:MOST]
    if len(can) > MOST:
        lines.append(FactLine(say("bp.facts.more_can", count=len(can) - MOST)))
    cannot = list(_cannot([one for one in found if one.line is None]))
    cannot += [one for one in told if not one.is_possible]
    lines += cannot[:MOST]
    if len(cannot) > MOST:
        lines.append(FactLine(say("bp.facts.more_cannot", count=len(cannot) - MOST)))
    if not lines:
        return ()
    player = lookup.named_player(match, match.turn.player)
    return (FactSection(say("bp.facts.what_can_be_done_to_it", player=player), tuple(lines)),)


def _cannot(ways: list[Way]) -> Iterator[Line]:
    """One line for all units with the same reason."""
    by_reason: dict[Message, list[Way]] = {}
    for way in ways:
        by_reason.setdefault(way.reasons[0], []).append(way)
    for group in by_reason.values():
        units = tuple(one.unit for one in group)
        if units[0] in group[0].reasons[0].args.values():  # it says itself who cannot
            yield _against(FactLine(group[0].reasons[0], is_possible=False), group[0])
            continue
        if len(units) > MOST:
            words = say("bp.facts.so_many_cannot", count=len(units))
        else:
            words = say("bp.facts.cannot", units=Several(units))
        yield _against(FactLine(words, is_possible=False, reasons=group[0].reasons), group[0])


def _against(line: Line, way: Way) -> Line:
    """With the step of the nearest unit, where the table can insist on it."""
    if way.against is None:
        return line
    return replace(line, command=way.against, verb=say("bp.facts.overrule"))


# --- attacks


def attacks_on(match: Match, target: str) -> Iterator[Way]:
    """By each armed unit of the player on turn, and by those of others that may answer now."""
    if match.stage is not Stage.PLAY:
        return
    answering = (one.id for one in reacting_units(match))
    for id_ in (*own_units(match, match.turn.player), *answering):
        attack = c.Attack(id_, ShipId(target))
        now, unit = target_now(match, attack), lookup.find_unit(match, id_)
        if now is None or unit is None:
            continue
        name = lookup.named_unit(match, unit)
        if not now.legal:
            away = _distance(unit.at, _cell_of(match, target))
            reasons = tuple(_with_distance(match, one, away) for one in now.verdict.messages)
            yield Way(name, away, reasons=reasons, against=attack)
            continue
        line: Line = FactLine(
            say("bp.facts.attacks_it", "BP-ACT-3", unit=name),
            is_possible=True,
            note=_odds(now.within),
            icon=_picture(match, unit),
            command=attack,
            verb=say("bp.facts.attack_verb"),
        )
        yield Way(name, -float(now.chance), line)


def _odds(within: tuple[Fraction, ...]) -> Message:
    """Of one attack, and of all that are left."""
    once, times = percent(within[0]), len(within)
    if times == 1 or not once:
        return say("bp.facts.chance", percent=once)
    return say("bp.facts.chances", percent=once, later=percent(within[-1]), times=times)


def _picture(match: Match, unit: lookup.Unit) -> str:
    if unit.ship is not None:
        return ship_picture(match, unit.ship)
    assert unit.kind is not None
    return f"structure/{unit.kind.id}"


def ship_picture(match: Match, ship: Ship) -> str:
    return f"ship/{match.players[ship.owner].faction}_{ship.cls}"


def _cell_of(match: Match, target: str) -> Hex | None:
    unit = lookup.find_unit(match, target)
    if unit is not None:
        return unit.at
    rock = match.board.asteroids.get(AsteroidId(target))
    return rock.at if rock is not None else None


def _distance(here: Hex | None, there: Hex | None) -> int:
    return here.distance(there) if here is not None and there is not None else 0


def _with_distance(match: Match, message: Message, away: int) -> Message:
    """How far away it is says more than that it is not beside it."""
    if message.key != "bp.combat.not_adjacent" or not match.tracked:
        return message
    return say("bp.facts.too_far", *message.rules, cells=away)


# --- planets and what stands on them


def conquests_of(match: Match, planet: Planet) -> Iterator[Way]:
    """By each ship of the player on turn; and what stands on it, by six of them together."""
    for ship in _own_ships(match):
        if planet.owner != ship.owner:
            yield _judged(match, ship, planet, c.Conquer(ship.id, planet.id))
    if match.stage is Stage.PLAY and planet.owner not in (None, match.turn.player):
        yield from _bombardment(match, planet)
        yield from _hand_overs(match, planet)


def _bombardment(match: Match, planet: Planet) -> Iterator[Way]:
    """By own ships alone, or why not; with those that others lend, where it takes them (AMB-58)."""
    name, can = lookup.named_planet(match, planet), False
    for offer in offered(match, bombardments(match)):
        command = offer.command
        if not isinstance(command, c.Bombard) or command.planet != planet.id or can:
            continue
        can = offer.legal
        lenders = tuple(lookup.named_player(match, one) for one in consents_of(match, command))
        if offer.consent_of and not (can and lenders):
            continue
        words = say("bp.facts.bombard", "BP-BOMB-1")
        if lenders:
            words = say("bp.facts.bombard_with", "BP-BOMB-8", players=Several(lenders))
        verb = say("bp.facts.bombard_verb")
        yield Way(name, float("inf"), judged(words, offer.verdict, command, verb))


def _hand_overs(match: Match, planet: Planet) -> Iterator[Way]:
    """Of a space structure aboard, by each cargo ship of the player on turn beside it, where the
    table trades them (AMB-66); what hidden holds carry is their owner's to know (BP-APP-6)."""
    for ship in _own_ships(match) if has_open_books(match) else ():
        for offer in offered(match, unloads_by(match, ship)):
            command = offer.command
            if not isinstance(command, c.UnloadCargo) or not command.structure:
                continue
            if command.site == planet.id and offer.legal and ship.carried is not None:
                name = lookup.named_ship(match, ship)
                words = say("bp.facts.hands_over", "BP-TRADE-11", unit=name, kind=ship.carried.kind)
                line: Line = FactLine(
                    words,
                    is_possible=True,
                    icon=ship_picture(match, ship),
                    command=command,
                    verb=say("bp.facts.hand_over_verb"),
                )
                yield Way(name, 0, line)


def pick_ups_of(match: Match, structure: StructureId) -> Iterator[Way]:
    """By each cargo ship of the player on turn that may take it aboard (BP-SPACE-12, -13); where
    holds are hidden, whether one has room is its owner's to know (BP-APP-6)."""
    for ship in _own_ships(match) if has_open_books(match) else ():
        for offer in offered(match, pick_ups_by(match, ship)):
            command = offer.command
            is_meant = isinstance(command, c.PickUpStructure) and command.structure == structure
            if is_meant and offer.legal:
                name = lookup.named_ship(match, ship)
                line: Line = FactLine(
                    say("bp.facts.takes_it_aboard", "BP-SPACE-12", unit=name),
                    is_possible=True,
                    icon=ship_picture(match, ship),
                    command=command,
                    verb=say("bp.facts.take_aboard_verb"),
                )
                yield Way(name, 0, line)


def destructions_of(match: Match, planet: Planet, structure: StructureId) -> Iterator[Way]:
    """Without dice, by each warship of the player on turn."""
    for ship in _own_ships(match):
        if planet.owner != ship.owner and ship.cls != CARGO:
            yield _judged(match, ship, planet, c.DestroyStructure(ship.id, structure))


def _own_ships(match: Match) -> list[Ship]:
    if match.stage is not Stage.PLAY:
        return []
    return [one for one in match.board.ships.values() if one.owner == match.turn.player]


def _judged(match: Match, ship: Ship, planet: Planet, command: Command) -> Way:
    verdict, name = judge(match, command), lookup.named_ship(match, ship)
    away = _distance(ship.at, planet.center)
    if not verdict.legal:
        return Way(name, away, reasons=verdict.messages)
    if isinstance(command, c.Conquer):
        words = say("bp.facts.conquers_it", "BP-CONQ-3", unit=name)
        verb = say("bp.facts.conquer_verb")
    else:
        words = say("bp.facts.destroys_it", "BP-CONQ-6", unit=name)
        verb = say("bp.facts.destroy_verb")
    picture = ship_picture(match, ship)
    return Way(name, away, FactLine(words, True, icon=picture, command=command, verb=verb))
