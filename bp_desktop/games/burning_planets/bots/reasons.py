"""Reasons of a bot's steps: one sentence each, for everybody at the table."""

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.match.lookup import (
    faction_of,
    named_kind,
    named_planet,
    unit_label,
)
from bp_desktop.games.burning_planets.match.secret_view import has_open_books
from bp_desktop.games.burning_planets.match.state import Match


def _percent(chance: float) -> int:
    return round(100 * chance)


def _model(match: Match, seat: ids.PlayerId, cls: ids.ClassId) -> Named:
    return Named("model", cls, faction_of(match, seat).models[cls])


# --- steps of the turn


def sets_up() -> Message:
    return say("bp.bot.sets_up")


def begins() -> Message:
    return say("bp.bot.begins")


def of_phase(phase: ids.Phase) -> Message:
    """Why it goes on: what nobody chooses, or that nothing is worth doing."""
    match phase:
        case ids.Phase.EVENT_ROLL:
            return say("bp.bot.rolls_event")
        case ids.Phase.COLLECTION:
            return say("bp.bot.collects")
    return say("bp.bot.goes_on")


def gives_up(round_: int) -> Message:
    return say("bp.bot.gives_up", round=round_)


# --- building


def builds_producer(match: Match, kind: ids.KindId, planet: Planet) -> Message:
    return say("bp.bot.builds_producer", thing=named_kind(kind), planet=named_planet(match, planet))


def builds_defence(match: Match, kind: ids.KindId, planet: Planet) -> Message:
    return say("bp.bot.builds_defence", thing=named_kind(kind), planet=named_planet(match, planet))


def builds_yard(match: Match, kind: ids.KindId, planet: Planet) -> Message:
    return say("bp.bot.builds_yard", thing=named_kind(kind), planet=named_planet(match, planet))


def builds_scout(match: Match, seat: ids.PlayerId, cls: ids.ClassId) -> Message:
    return say("bp.bot.builds_scout", ship=_model(match, seat, cls))


def builds_freighter(match: Match, seat: ids.PlayerId, cls: ids.ClassId) -> Message:
    return say("bp.bot.builds_freighter", ship=_model(match, seat, cls))


def builds_warship(match: Match, seat: ids.PlayerId, cls: ids.ClassId) -> Message:
    return say("bp.bot.builds_warship", ship=_model(match, seat, cls))


def saves_for_structure(match: Match, kind: ids.KindId) -> Message:
    """What it cannot pay would tell of a hidden treasury."""
    if not has_open_books(match):
        return say("bp.bot.goes_on")
    return say("bp.bot.saves_for_structure", thing=named_kind(kind))


def saves_for_ship(match: Match, seat: ids.PlayerId, cls: ids.ClassId) -> Message:
    if not has_open_books(match):
        return say("bp.bot.goes_on")
    return say("bp.bot.saves_for_ship", ship=_model(match, seat, cls))


# --- fighting and taking


def attacks(match: Match, target: str, chance: float) -> Message:
    return attacks_named(unit_label(match, target), chance)


def attacks_named(target: Named, chance: float) -> Message:
    return say("bp.bot.attacks", target=target, chance=_percent(chance))


def moves_up(match: Match, target: str, chance: float) -> Message:
    return say("bp.bot.moves_up", target=unit_label(match, target), chance=_percent(chance))


def takes(match: Match, planet: Planet) -> Message:
    """Free, or somebody's with nothing left on it."""
    name = named_planet(match, planet)
    if planet.owner is None:
        return say("bp.bot.takes", planet=name)
    return say("bp.bot.conquers", planet=name)


def razes(match: Match, kind: ids.KindId, planet: Planet) -> Message:
    return say("bp.bot.razes", thing=named_kind(kind), planet=named_planet(match, planet))


def bombards(match: Match, planet: Planet) -> Message:
    return say("bp.bot.bombards", planet=named_planet(match, planet))


# --- on the way


def heads_for(match: Match, planet: Planet) -> Message:
    name = named_planet(match, planet)
    if planet.owner is None:
        return say("bp.bot.heads_for_free", planet=name)
    return say("bp.bot.heads_for", planet=name)


def defends(match: Match, planet: Planet) -> Message:
    return say("bp.bot.defends", planet=named_planet(match, planet))


def hunts() -> Message:
    return say("bp.bot.hunts")


def draws_back(chance: float) -> Message:
    return say("bp.bot.draws_back", chance=_percent(chance))


# --- cargo


def loads() -> Message:
    """What a ship carries is its owner's to know, and this is for everybody (BP-REG-4)."""
    return say("bp.bot.loads")


def deploys(kind: ids.KindId) -> Message:
    return say("bp.bot.deploys", thing=named_kind(kind))


def carries() -> Message:
    return say("bp.bot.carries")


def fetches() -> Message:
    return say("bp.bot.fetches")
