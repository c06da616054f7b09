"""Facts about any thing or player of a match, by id, as far as somebody may know them."""

from bp_desktop.core.messages import Message, Named, Several, say
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.ids import AsteroidId, PlanetId, PlayerId, ShipId, StructureId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.queries.facts.figures import Line, MatchFacts
from bp_desktop.games.burning_planets.match.queries.facts.places import (
    asteroid_facts,
    find_natural,
    natural_facts,
    planet_facts,
)
from bp_desktop.games.burning_planets.match.queries.facts.units import (
    ship_facts,
    space_facts,
    structure_facts,
)
from bp_desktop.games.burning_planets.match.queries.income import income_of
from bp_desktop.games.burning_planets.match.queries.standing import holdings_of
from bp_desktop.games.burning_planets.match.secret_view import sees_treasury
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.games.facts import FactLine, FactSection, ThingFacts
from bp_desktop.games.table import Stage


def facts_of(match: Match, id_: str, viewer: PlayerId | None) -> MatchFacts | None:
    """None for what is not, or no longer, there."""
    board = match.board
    if (ship := board.ships.get(ShipId(id_))) is not None:
        return ship_facts(match, ship, viewer)
    if (planet := board.planets.get(PlanetId(id_))) is not None:
        return planet_facts(match, planet, viewer)
    if (home := board.homes.get(StructureId(id_))) is not None:
        planet = board.planets[home]
        return structure_facts(match, planet, planet.structures[StructureId(id_)])
    if (space := board.space.get(StructureId(id_))) is not None:
        return space_facts(match, space)
    if (rock := board.asteroids.get(AsteroidId(id_))) is not None:
        return asteroid_facts(match, rock)
    if (found := find_natural(match, id_)) is not None:
        return natural_facts(match, *found)
    player = match.players.get(PlayerId(id_))
    return player_facts(match, player, viewer) if player is not None else None


def player_facts(match: Match, player: Player, viewer: PlayerId | None) -> MatchFacts:
    """What everybody sees, and the treasury where it may be seen."""
    has = holdings_of(match, player.id)
    lines: list[Line] = [
        FactLine(say("bp.facts.has_planets", "BP-ELIM-1", count=has.planets), icon="board/planet")
    ]
    structures = sum(has.structures.values()) + sum(has.space.values())
    lines.append(FactLine(say("bp.facts.has_structures", count=structures), icon="ui/grid"))
    ships = sum(has.ships.values())
    words = say("bp.facts.has_ships", "BP-ELIM-1", count=ships)
    note = None
    if ships:
        models = lookup.faction_of(match, player.id).models
        named = (Named("model", cls, models[cls]) for cls, n in has.ships.items() for _ in range(n))
        note = say("bp.facts.ships_by_class", ships=Several(tuple(named)))
    lines.append(FactLine(words, note=note, icon="ui/ship"))
    if not sees_treasury(match, player.id, viewer):
        lines.append(FactLine(say("bp.facts.treasury_covered", "BP-RES-4"), icon="ui/eye_off"))
    else:
        treasury = say("bp.facts.treasury", "BP-RES-4", goods=player.treasury)
        lines.append(FactLine(treasury, icon="ui/coins"))
    return ThingFacts(
        player.id,
        lookup.named_player(match, player.id),
        say("bp.facts.player", faction=player.faction),
        f"faction/{player.faction}",
        player.id,
        brief=(_status(match, player),),
        yields=income_of(match, player.id).total if match.stage is Stage.PLAY else EMPTY,
        sections=(FactSection(say("bp.facts.what_they_have"), tuple(lines)),),
    )


def _status(match: Match, player: Player) -> Message:
    if player.eliminated:
        return say("bp.facts.player_out", "BP-ELIM-4")
    if match.stage is Stage.PLAY and match.turn.player == player.id:
        return say("bp.facts.on_turn", "BP-TURN-1")
    return say("bp.facts.waits", "BP-TURN-1")
