"""The position of a Burning Planets match as plain data, for `match show`."""

from typing import Any

import msgspec

from bp_desktop.cli.seam import Json
from bp_desktop.cli.world import BadUsageError
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, PlayerId, ShipId
from bp_desktop.games.burning_planets.match.included import watched
from bp_desktop.games.burning_planets.match.labels import names_of
from bp_desktop.games.burning_planets.match.lookup import named_player, structure_on
from bp_desktop.games.burning_planets.match.queries.standing import holdings_of
from bp_desktop.games.burning_planets.match.queries.units import left_of
from bp_desktop.games.burning_planets.match.secret_view import View, visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.session.session import Session
from bp_desktop.session.timekeeper import TimeKeeper


def session_shown(session: Session[Match, Any, Any], viewer: str | None) -> Json:
    """The position and the clock, for one player, for the "table", or (None) everything."""
    match = session.state
    if viewer is not None and viewer != "table" and viewer not in match.players:
        raise BadUsageError(say("bp.unknown.player", "BP-APP-7", player=viewer))
    seen_by = PlayerId(viewer) if viewer is not None and viewer != "table" else None
    position = shown(match, seen_by, everything=viewer is None)
    position["clock"] = _clock(session)
    return position


def _clock(session: Session[Match, Any, Any]) -> Json:
    """Seconds of each player up to the last line of the journal, and what was agreed on."""
    spent = TimeKeeper(session, watched).times.spent
    match = session.state
    return {
        "budget_minutes": match.clock.budget,
        "extra_minutes": match.clock.extra,
        "paused": match.clock.paused,
        "reason": match.clock.reason,
        "seconds": {player: spent.get(player, 0) for player in match.players},
    }


def new_match_shown(match: Match) -> Json:
    players = [
        {"id": one.id, "name": one.name, "faction": one.faction} for one in match.players.values()
    ]
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
        "title": match.title,
        "stage": match.stage.value,
        "ending": match.ending.value if match.ending is not None else None,
        "winners": list(match.winners),
        "positions": match.positions.value,
        "enforcement": match.enforcement.value,
        "options": msgspec.to_builtins(match.options),
        "round": match.turn.round,
        "player": match.turn.player or None,
        "phase": match.turn.phase.value if match.stage is Stage.PLAY else None,
        "turn": _turn(match),
        "order": list(match.order),
        "contenders": list(match.contenders),
        "unplaced": {player: list(kinds) for player, kinds in match.unplaced.items()},
        "players": [_player(match, one, purses.get(one)) for one in match.players],
        "treasuries": {player: _amounts(match, purse) for player, purse in purses.items()},
        "planets": [_planet(one) for one in match.board.planets.values()],
        "ships": [
            _ship(match, one, view, everything=everything) for one in match.board.ships.values()
        ],
        "holds": {
            one.id: _amounts(match, _hold(one, view, everything=everything))
            for one in match.board.ships.values()
            if one.cls == "cargo"
        },
        "asteroids": [
            {"id": one.id, "at": _cell(one.at), "structure": _id_of(structure_on(match, one.id))}
            for one in match.board.asteroids.values()
        ],
        "space": [_space(one) for one in match.board.space.values()],
        "register": msgspec.to_builtins(view.register),
        "contracts": msgspec.to_builtins(list(view.contracts.values())),
    }


def _cell(at: Hex | None) -> list[int] | None:
    return [at.q, at.r] if at is not None else None


def _id_of(structure: SpaceStructure | None) -> str | None:
    return structure.id if structure is not None else None


def _amounts(match: Match, purse: Purse | None) -> dict[str, int] | None:
    """Every resource there is, those of which there is none too; None: hidden."""
    if purse is None:
        return None
    return {resource: purse[resource] for resource in match.tables.resources}


def _turn(match: Match) -> Json | None:
    if match.stage is not Stage.PLAY:
        return None
    turn = match.turn
    return {
        "number": turn.number,
        "round": turn.round,
        "player": turn.player,
        "phase": turn.phase.value,
        "rolled": turn.rolled,
        "event": turn.event,
        "collected": turn.collected,
        "active": turn.active,
        "allowances": msgspec.to_builtins(turn.allowances),
    }


def _player(match: Match, id_: PlayerId, treasury: Purse | None) -> Json:
    player = match.players[id_]
    return {
        "id": id_,
        "name": player.name,
        "faction": player.faction,
        "color": player.color,
        "eliminated": player.eliminated,
        "treasury": _amounts(match, treasury),
        "reserve": [{"id": one.id, "kind": one.kind} for one in player.reserve],
    }


def _planet(planet: Planet) -> Json:
    kinds = [natural.kind for natural in planet.natural]
    return {
        "id": planet.id,
        "name": planet.name,
        "size": planet.size,
        "biome": planet.biome,
        "center": _cell(planet.center),
        "owner": planet.owner,
        "starting": planet.starting,
        "forests": kinds.count(FOREST),
        "mountains": kinds.count(MOUNTAIN),
        "natural": [{"kind": one.kind, "at": _cell(one.at)} for one in planet.natural],
        "structures": [
            {"id": one.id, "kind": one.kind, "at": _cell(one.at), "built": one.built}
            for one in planet.structures.values()
        ],
    }


def _hold(ship: Ship, view: View, *, everything: bool) -> Purse | None:
    return ship.hold if everything else view.holds[ShipId(ship.id)].goods


def _ship(match: Match, ship: Ship, view: View, *, everything: bool) -> Json:
    hold = view.holds[ship.id]
    carried = ship.carried.kind if everything and ship.carried is not None else hold.structure
    return {
        "id": ship.id,
        "owner": ship.owner,
        "class": ship.cls,
        "number": ship.number,
        "at": _cell(ship.at),
        "built": ship.built,
        "hold": _amounts(match, _hold(ship, view, everything=everything)),
        "carried": carried,
        "laden": hold.laden,
        "sealed": list(hold.sealed),
        "actions_left": left_of(match, ship).most if match.stage is Stage.PLAY else 0,
    }


def _space(structure: SpaceStructure) -> Json:
    return {
        "id": structure.id,
        "kind": structure.kind,
        "owner": structure.owner,
        "at": _cell(structure.at),
        "asteroid": structure.asteroid,
        "deployed": structure.deployed,
    }


def told(match: Match, position: Json) -> list[Message]:
    """The position in a few lines for people."""
    lines = []
    if match.stage is Stage.PLAY:
        name = named_player(match, match.turn.player)
        phase = match.turn.phase.value
        lines.append(say("bp.show.turn", round=match.turn.round, player=name, phase=phase))
    elif match.stage is Stage.OVER:
        winners = names_of(match, match.winners)
        lines.append(say("bp.show.over", winners=winners or "-"))
    else:
        lines.append(say("bp.show.set_up"))
    for player in position["players"]:
        holdings = holdings_of(match, PlayerId(player["id"]))
        treasury = player["treasury"]
        lines.append(
            say(
                "bp.show.player",
                player=player["name"],
                faction=player["faction"],
                treasury="?" if treasury is None else Purse.of(treasury),
                planets=holdings.planets,
                ships=sum(holdings.ships.values()),
            )
        )
    return lines
