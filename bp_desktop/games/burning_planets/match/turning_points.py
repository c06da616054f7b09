"""Turning points of a match: what it is remembered by, weighed by what it changed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from bp_desktop.core.messages import Fact, Message, Several, say
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.chronicle.throws import Purpose, chances_of
from bp_desktop.games.burning_planets.match.describe_cargo import gained
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.lookup import (
    named_player,
    planet_label,
    ship_label,
    unit_label,
)
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.remembered import JournalCount, Possessions, TurningPoint
from bp_desktop.games.shared.step_telling import Tellers, ToldStep, told_by

Step = ToldStep[Event]

THE_END, OUT, HOME, TAKEN, FREE = 1000, 500, 300, 200, 40
STRUCTURE, GOODS, WORTH_TELLING = 30, 2, 10
LONG_ODDS, EVENT = 100, 5
"""What counts how much. A bombardment counts its structures, a lost cargo its goods, and a hit as
much as it was unlikely."""


def _out(match: Match, event: e.PlayerEliminated, _step: Step) -> TurningPoint:
    player = named_player(match, event.player)
    words = say("bp.point.out", player=player)
    if event.conceded:
        words = say("bp.point.gave_up", player=player)
    return TurningPoint("out", OUT, words, event.player, "ui/close")


def _end(match: Match, event: e.MatchEnded, _step: Step) -> TurningPoint:
    winner = event.winners[0] if event.winners else None
    return TurningPoint("end", THE_END, _ending(match, event), winner, "ui/trophy")


def _ending(match: Match, event: e.MatchEnded) -> Message:
    match event.ending:
        case Ending.LAST_SURVIVOR if event.winners:
            return say("bp.point.won", player=named_player(match, event.winners[0]))
        case Ending.LAST_SURVIVOR | Ending.STOPPED:
            return say("bp.point.stopped")
        case Ending.SHARED:
            winners = tuple(named_player(match, one) for one in event.winners)
            return say("bp.ending.shared", winners=Several(winners))
    assert_never(event.ending)


def _conquest(match: Match, event: e.PlanetConquered, _step: Step) -> TurningPoint:
    planet, player = planet_label(match, event.planet), named_player(match, event.player)
    found = match.board.planets.get(event.planet)
    effect = FREE if event.former is None else TAKEN
    if found is not None and found.starting is not None and found.starting == event.former:
        effect = HOME
    if event.former is None:
        words = say("bp.point.settled", planet=planet, player=player)
    else:
        words = say("bp.point.conquered", planet=planet, player=player)
    return TurningPoint("conquest", effect, words, event.player, "ui/flag")


def _bombardment(match: Match, event: e.PlanetBombarded, _step: Step) -> TurningPoint | None:
    if not event.structures:
        return None
    words = say(
        "bp.point.bombarded",
        player=named_player(match, event.player),
        planet=planet_label(match, event.planet),
        structures=len(event.structures),
    )
    effect = STRUCTURE * len(event.structures)
    return TurningPoint("bombardment", effect, words, event.player, "ui/skull")


def _lost_cargo(match: Match, event: e.ShipDestroyed, _step: Step) -> TurningPoint | None:
    """The goods that were aboard; what the hull was worth, every ship leaves."""
    aboard = gained(tuple(one for one in event.postings if one.type == PostingType.LOOT_HOLD))
    if aboard.total < WORTH_TELLING:
        return None
    words = say(
        "bp.point.cargo",
        ship=ship_label(match, event.ship),
        owner=named_player(match, event.owner),
        amounts=aboard,
    )
    return TurningPoint("cargo", GOODS * aboard.total, words, event.owner, "ui/coins")


def _long_odds(match: Match, event: e.Attacked, step: Step) -> TurningPoint | None:
    if not event.destroyed or event.defence is None or event.defender is None:
        return None
    tries = (one for one in chances_of(match, *step) if one.purpose == Purpose.ATTACK)
    chance = next((one.chance for one in tries), None)
    if chance is None or chance * 2 >= 1:
        return None
    words = say(
        "bp.point.odds",
        unit=unit_label(match, event.attacker),
        target=unit_label(match, event.target),
        attack=event.attack,
        defence=event.defence or 0,
        percent=max(1, round(chance * 100)),
    )
    effect = round(LONG_ODDS * (1 - chance))
    return TurningPoint("odds", effect, words, event.player, "ui/attack")


def _event(match: Match, event: e.EventRolled, _step: Step) -> TurningPoint | None:
    """Only one that pins a fleet down: a turn without a harvest is soon forgotten."""
    for one in event.results:
        result = match.tables.events.get(one.event) if one.event is not None else None
        if one.event is not None and result is not None and not result.ships_act:
            fleet = sum(ship.owner == one.player for ship in match.board.ships.values())
            if fleet:
                player = named_player(match, one.player)
                words = say("bp.point.event", event=one.event, player=player, ships=fleet)
                return TurningPoint("event", EVENT * fleet, words, one.player, "ui/bolt")
    return None


POINTS: Tellers[TurningPoint] = {
    e.MatchEnded: _end,
    e.PlayerEliminated: _out,
    e.PlanetConquered: _conquest,
    e.PlanetBombarded: _bombardment,
    e.ShipDestroyed: _lost_cargo,
    e.Attacked: _long_odds,
    e.EventRolled: _event,
}
turning_points_of = told_by(POINTS)
"""By the state before the step. Nothing here reads a treasury, a hold or a secret: what was looted,
everybody saw."""

# --- what changes hands, and what is counted


def _owners(match: Match) -> Mapping[str, PlayerId | None]:
    """Homes first, in the order of play."""
    planets = match.board.planets.values()
    order = {player: place for place, player in enumerate(match.order or tuple(match.players))}
    ranked = sorted(
        planets,
        key=lambda one: (
            order.get(one.starting, len(order)) if one.starting is not None else len(order)
        ),
    )
    return {one.id: one.owner for one in ranked}


def _name(match: Match, planet: str) -> Fact:
    return planet_label(match, PlanetId(planet))


PLANETS = Possessions(
    say("bp.possession.planets"), _owners, lambda match: match.board.planets, _name
)


def _destroyed(match: Match, events: Sequence[Event]) -> Mapping[PlayerId, int]:
    """Ships and structures of others, by whoever destroyed them."""
    return Counter(_destroyers(match, events))


def _destroyers(match: Match, events: Sequence[Event]) -> Iterator[PlayerId]:
    for event in events:
        match event:
            case e.ShipDestroyed() | e.SpaceStructureDestroyed():
                if event.owner != event.by:
                    yield event.by
            case e.DefenceDestroyed():
                yield event.by
            case e.AsteroidDestroyed() if event.structure and event.owner not in (None, event.by):
                yield event.by
            case e.StructureRazed():
                ship = match.board.ships.get(event.ship)
                if ship is not None:
                    yield ship.owner
            case e.PlanetBombarded():
                for _ in event.structures:
                    yield event.player


COUNTS = (JournalCount("destroyed", say("bp.standing.destroyed"), _destroyed),)
