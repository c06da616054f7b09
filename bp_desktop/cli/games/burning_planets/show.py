"""The position of a Burning Planets match as plain data, for `match show`."""

from typing import Any

import msgspec

from bp_desktop.cli.seam import Json
from bp_desktop.cli.shown import TABLE, beside_the_play, fields_of, seat_of
from bp_desktop.cli.verb_context import BadUsageError
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Asteroid, Planet, Ship
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, PlayerId, ShipId
from bp_desktop.games.burning_planets.match.lookup import (
    named_planet,
    named_player,
    names_of,
    place_of,
    structure_on,
)
from bp_desktop.games.burning_planets.match.queries.standing import holdings_of
from bp_desktop.games.burning_planets.match.queries.units import left_of
from bp_desktop.games.burning_planets.match.secret_view import View, visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.games.table import Stage
from bp_desktop.session.session import Session
from bp_desktop.texts.games.burning_planets.formats import planet_words
from bp_desktop.texts.speech import ENGLISH


def session_shown(session: Session[Match, Any, Any], viewer: str | None) -> Json:
    """The position and the clock, for one player, for the "table", or (None) everything."""
    match = session.state
    if viewer is not None and viewer != TABLE and viewer not in match.players:
        raise BadUsageError(say("bp.unknown.player", "BP-APP-7", player=viewer))
    position = shown(match, seat_of(viewer), everything=viewer is None)
    return position | beside_the_play(session, table_game(), viewer)


def new_match_shown(match: Match) -> Json:
    players = [fields_of(one, "id", "name", "faction") for one in match.players.values()]
    return {"stage": match.stage.value, "players": players}


def shown(match: Match, viewer: PlayerId | None, *, everything: bool) -> Json:
    """The position with ids as the commands take them.

    With `everything` all that the file holds openly is shown, treasuries and holds included; else
    what this viewer may see (BP-APP-6), the rest being null. Envelopes stay closed either way.
    """
    view = visible_to(match, viewer)
    purses: dict[PlayerId, Purse | None] = (
        {one.id: one.treasury for one in match.players.values()} if everything else view.treasuries
    )
    return {
        **fields_of(match, "title", "stage", "ending", "winners"),
        **fields_of(match, "positions", "enforcement", "options", "branched", "map_origin"),
        "round": match.turn.round,
        "player": match.turn.player or None,
        "phase": match.turn.phase.value if match.stage is Stage.PLAY else None,
        "turn": _turn(match),
        **fields_of(match, "order", "contenders", "unplaced"),
        "players": [_player(match, one, purses.get(one)) for one in match.players],
        "treasuries": {player: _amounts(match, purse) for player, purse in purses.items()},
        "planets": [_planet(match, one) for one in match.board.planets.values()],
        "ships": [
            _ship(match, one, view, everything=everything) for one in match.board.ships.values()
        ],
        "holds": {
            one.id: _amounts(match, _hold(one, view, everything=everything))
            for one in match.board.ships.values()
            if one.cls == "cargo"
        },
        "asteroids": [_asteroid(match, one) for one in match.board.asteroids.values()],
        "space": [
            {
                **fields_of(one, "id", "kind", "owner", "at", "asteroid", "deployed"),
                **_placed(match, place_of(match, one)),
            }
            for one in match.board.space.values()
        ],
        "register": msgspec.to_builtins(view.register),
        "contracts": msgspec.to_builtins(list(view.contracts.values())),
    }


def name_cell(match: Match, cell: Hex) -> str:
    return cell_name(match.board.tiles, cell)


def _placed(match: Match, at: Hex | None) -> Json:
    """What people call the cell it stands in."""
    return {"place": None if at is None else name_cell(match, at)}


def _amounts(match: Match, purse: Purse | None) -> dict[str, int] | None:
    """Every resource there is, those of which there is none too; None: hidden."""
    if purse is None:
        return None
    return {resource: purse[resource] for resource in match.tables.resources}


def _turn(match: Match) -> Json | None:
    if match.stage is not Stage.PLAY:
        return None
    facts = ("rolled", "event", "collected", "active", "allowances")
    return fields_of(match.turn, "number", "round", "player", "phase", *facts)


def _player(match: Match, id_: PlayerId, treasury: Purse | None) -> Json:
    player = match.players[id_]
    return {
        **fields_of(player, "id", "name", "faction", "color", "eliminated"),
        "treasury": _amounts(match, treasury),
        "reserve": [fields_of(one, "id", "kind") for one in player.reserve],
    }


def _planet(match: Match, planet: Planet) -> Json:
    kinds = [natural.kind for natural in planet.natural]
    structures = planet.structures.values()
    return {
        **fields_of(planet, "id", "name", "size", "biome", "center", "owner", "starting"),
        "called": planet_words(named_planet(match, planet), ENGLISH),
        **_placed(match, planet.center),
        "forests": kinds.count(FOREST),
        "mountains": kinds.count(MOUNTAIN),
        "natural": [
            {**fields_of(one, "kind", "at"), **_placed(match, one.at)} for one in planet.natural
        ],
        "structures": [
            {**fields_of(one, "id", "kind", "at", "built"), **_placed(match, one.at)}
            for one in structures
        ],
    }


def _hold(ship: Ship, view: View, *, everything: bool) -> Purse | None:
    return ship.hold if everything else view.holds[ShipId(ship.id)].goods


def _ship(match: Match, ship: Ship, view: View, *, everything: bool) -> Json:
    hold = view.holds[ship.id]
    carried = ship.carried.kind if everything and ship.carried is not None else hold.structure
    return {
        **fields_of(ship, "id", "owner", "number", "at", "built"),
        **_placed(match, ship.at),
        "class": ship.cls,
        "hold": _amounts(match, _hold(ship, view, everything=everything)),
        "carried": carried,
        "laden": hold.laden,
        "sealed": list(hold.sealed),
        "actions_left": left_of(match, ship).most if match.stage is Stage.PLAY else 0,
    }


def _asteroid(match: Match, asteroid: Asteroid) -> Json:
    structure = structure_on(match, asteroid.id)
    on_it = structure.id if structure is not None else None
    return {**fields_of(asteroid, "id", "at"), **_placed(match, asteroid.at), "structure": on_it}


def told(match: Match, position: Json) -> list[Message]:
    """The position in a few lines for people."""
    lines = []
    if match.stage is Stage.PLAY:
        name = named_player(match, match.turn.player)
        phase = match.turn.phase.value
        lines.append(say("bp.cli.turn", round=match.turn.round, player=name, phase=phase))
    elif match.stage is Stage.OVER:
        winners = names_of(match, match.winners)
        lines.append(say("bp.cli.over", winners=winners or "-"))
    else:
        lines.append(say("bp.cli.set_up"))
    for player in position["players"]:
        holdings = holdings_of(match, PlayerId(player["id"]))
        treasury = player["treasury"]
        lines.append(
            say(
                "bp.cli.player",
                player=player["name"],
                faction=player["faction"],
                treasury="?" if treasury is None else Purse.of(treasury),
                planets=holdings.planets,
                ships=sum(holdings.ships.values()),
            )
        )
    return lines
