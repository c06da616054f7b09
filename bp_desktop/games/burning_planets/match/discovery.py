"""Beside a real board: planets are taken into the lists when they are met."""

from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.board import Natural, Planet
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN
from bp_desktop.games.burning_planets.match import events
from bp_desktop.games.burning_planets.match.commands import AddPlanet
from bp_desktop.games.burning_planets.match.evolution import evolve
from bp_desktop.games.burning_planets.match.lookup import named_player, require_player
from bp_desktop.games.burning_planets.match.naming import new_ids, new_planet
from bp_desktop.games.burning_planets.match.seating import has_second_planet, starting_planet
from bp_desktop.games.burning_planets.match.setup import and_begin, placed_by_lot, start_grant
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.shared import handlers
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import Stage


def add_planet(match: Match, command: AddPlanet) -> handlers.Ruling:
    if match.tracked:
        raise Refused(say("bp.setup.board_is_known", "BP-BOARD-16"))
    if command.size not in match.tables.sizes:
        raise Refused(say("bp.unknown.size", "BP-APP-7", size=command.size))
    if command.biome not in match.tables.biomes:
        raise Refused(say("bp.unknown.biome", "BP-APP-7", biome=command.biome))
    radius = radii(match.options)[command.size]
    if command.forests + command.mountains > 3 * radius * (radius + 1):
        raise Refused(say("bp.setup.too_many_naturals", "BP-BOARD-5", size=command.size))
    found = _natural_objections(match, command)
    found += _starting_objections(match, command)
    found += _second_planet_objections(match, command)
    return Judgement(lambda dice, names: _added(match, command, dice, names), tuple(found))


def _natural_objections(match: Match, command: AddPlanet) -> list[Message]:
    found = []
    naturals = match.tables.naturals
    for kind, count in ((FOREST, command.forests), (MOUNTAIN, command.mountains)):
        if count and command.biome in naturals[kind].forbidden_biomes:
            rule = "BP-GEN-13" if kind == FOREST else "BP-GEN-14"
            found.append(say("bp.setup.wrong_natural", rule, kind=kind, biome=command.biome))
    return found


def _starting_objections(match: Match, command: AddPlanet) -> list[Message]:
    if command.starting is None:
        return []
    if match.stage is not Stage.SETUP:
        raise Refused(say("bp.setup.play_has_begun", "BP-SETUP-3"))
    player = require_player(match, command.starting)
    name = named_player(match, player.id)
    if starting_planet(match.board, player.id) is not None:
        raise Refused(say("bp.setup.has_starting_planet", "BP-GEN-2", player=name))
    found = []
    biome = match.tables.factions[player.faction].starting_biome
    if command.biome != biome:
        found.append(say("bp.setup.starting_biome", "BP-GEN-11", player=name, biome=biome))
    expected = match.tables.generation.starting_planet_resources
    if command.forests + command.mountains != expected:
        found.append(say("bp.setup.starting_naturals", "BP-GEN-15", expected=expected))
    return found


def takes_second_planets(match: Match) -> bool:
    """Whether a second planet may be given an owner now: where the table lets them be owned from
    the beginning (AMB-09), during set-up or, as play begins by itself, in the first round."""
    is_early = match.stage is Stage.SETUP or match.turn.round == 1
    return match.options.second_planet_owned and not match.tracked and is_early


def _second_planet_objections(match: Match, command: AddPlanet) -> list[Message]:
    if command.owner is None:
        return []
    player = require_player(match, command.owner)
    name = named_player(match, player.id)
    if command.starting is not None:
        raise Refused(say("bp.setup.has_starting_planet", "BP-GEN-2", player=name))
    found = []
    if not takes_second_planets(match):
        found.append(say("bp.setup.second_planet_is_free", "BP-GEN-3"))
    if has_second_planet(match.board, player.id):
        found.append(say("bp.setup.has_second_planet", "BP-GEN-3", player=name))
    return found


def _added(match: Match, command: AddPlanet, dice: Dice, names: StepNames) -> handlers.Happenings:
    """A starting planet brings its grant and its cannon (BP-SETUP-4, BP-SETUP-6)."""
    natural = (Natural(FOREST),) * command.forests + (Natural(MOUNTAIN),) * command.mountains
    id_, number = new_planet(match, names)
    planet = Planet(
        id_,
        command.size,
        command.biome,
        name=command.name.strip(),
        owner=command.starting or command.owner,
        starting=command.starting,
        natural=natural,
        number=number,
    )
    added = events.PlanetAdded(planet)
    if command.starting is None:
        return (added,)
    match = evolve(match, added)
    grant = start_grant(match, planet, command.starting)
    ids = (id_ for id_ in new_ids(match, names) if id_ != planet.id)
    kinds = match.tables.generation.starting_structures
    placed = placed_by_lot(match, command.starting, kinds, dice, ids)
    return added, *and_begin(match, grant, *placed)


HANDLERS: handlers.Handlers = {AddPlanet: handlers.Handler(add_planet, handlers.UNDER_WAY)}
