"""The position of a Parsec match as plain data, for `match show`."""

from typing import Any

import msgspec

from bp_desktop.cli.seam import Json
from bp_desktop.cli.shown import beside_the_play, fields_of, seat_of
from bp_desktop.cli.verb_context import BadUsageError
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, Several, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.board import BodyFacts
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match.lookup import named_player, owned, require_seated
from bp_desktop.games.parsec.match.sight import sees
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.parsec.match.table import parsec_table
from bp_desktop.games.parsec.match.victory import progress_of
from bp_desktop.games.table import Stage
from bp_desktop.session.session import Session


def session_shown(session: Session[ParsecMatch, Any, Any], viewer: str | None) -> Json:
    """The position and the clock, for one player, for the "table", or (None) everything."""
    match = session.state
    seat = seat_of(viewer)
    if seat is not None:
        try:
            require_seated(match, seat)
        except Refused as refusal:
            raise BadUsageError(refusal.messages[0]) from None
    position = shown(match, viewer)
    return position | beside_the_play(session, parsec_table(), viewer)


def new_match_shown(match: ParsecMatch) -> Json:
    players = [fields_of(one, "id", "name", "team") for one in match.players.values()]
    return {"stage": match.stage.value, "players": players, "sample": match.is_sample}


def shown(match: ParsecMatch, viewer: str | None) -> Json:
    """The position with ids as the commands take them; null is what this viewer may not see
    (PA-GAP-42), and None sees all that the file holds."""
    return {
        **fields_of(match, "title", "stage", "ending", "winners", "enforcement", "options"),
        **fields_of(match, "branched", "arms_race", "time_is_up", "order"),
        "sample": match.is_sample,
        "positions": "board" if match.tracked else "table",
        "round": match.turn.round,
        "player": match.turn.player or None,
        "phase": match.turn.part.value if match.stage is Stage.PLAY else None,
        "turn": msgspec.to_builtins(match.turn) if match.stage is Stage.PLAY else None,
        "preparation": _preparation(match),
        "fight": msgspec.to_builtins(match.fight),
        "players": [_player(match, one, viewer) for one in match.players],
        "bank": _amounts(match, match.bank) if match.bank_ends else None,
        "deck": match.deck.count,
        "lasting": msgspec.to_builtins(match.lasting),
        "modules": [one.id for one in match.board.modules],
        "columns": match.board.columns,
        "bodies": [_body(match, one) for one in match.board.bodies.values()],
        "units": [_unit(match, one) for one in match.units.values()],
    }


def name_cell(match: ParsecMatch, cell: Hex) -> str:
    return match.board.place_of(cell)


def _preparation(match: ParsecMatch) -> Json | None:
    return msgspec.to_builtins(match.preparation) if match.stage is Stage.SETUP else None


def _amounts(match: ParsecMatch, purse: Purse) -> dict[str, int]:
    """Every resource there is, those of which there is none too."""
    return {resource: purse[resource] for resource in match.tables.resources}


def _player(match: ParsecMatch, id_: PlayerId, viewer: str | None) -> Json:
    player, progress = match.players[id_], progress_of(match, id_)
    is_open = viewer is None or sees(match, id_, seat_of(viewer))
    return {
        **fields_of(player, "id", "name", "color", "team", "factions", "permanent"),
        **fields_of(player, "reserve", "eliminated"),
        "hand": _amounts(match, player.hand) if is_open else None,
        "cards": [one.card or one.rarity for one in player.cards] if is_open else None,
        "hand_count": player.hand.total,
        "card_count": len(player.cards),
        "colonies": progress.colonies,
        "colonies_wanted": progress.colonies_wanted,
        "modules": sorted(progress.counted),
        "modules_wanted": progress.modules_wanted,
    }


def _placed(match: ParsecMatch, at: Hex | None) -> Json:
    """What people call the cell it stands in."""
    return {"place": None if at is None else name_cell(match, at)}


def _body(match: ParsecMatch, body: BodyFacts) -> Json:
    return {
        **fields_of(body, "id", "is_planet", "number", "resources", "cells", "module"),
        **_placed(match, body.cells[0] if body.cells else None),
    }


def _unit(match: ParsecMatch, unit: UnitState) -> Json:
    return {
        **fields_of(unit, "id", "owner", "type", "number", "cell", "body", "aboard"),
        **_placed(match, unit.cell),
    }


def told(match: ParsecMatch, position: Json) -> list[Message]:
    """The position in a few lines for people."""
    lines = []
    if match.stage is Stage.PLAY:
        name = named_player(match, match.turn.player)
        part = match.turn.part.value
        lines.append(say("parsec.cli.turn", round=match.turn.round, player=name, part=part))
    elif match.stage is Stage.OVER:
        winners = Several(tuple(named_player(match, one) for one in match.winners))
        lines.append(say("parsec.cli.over", winners=winners))
    else:
        lines.append(say("parsec.cli.set_up"))
    for player in position["players"]:
        units = list(owned(match, PlayerId(player["id"])))
        hand = player["hand"]
        lines.append(
            say(
                "parsec.cli.player",
                player=player["name"],
                hand=player["hand_count"] if hand is None else Purse.of(hand),
                colonies=player["colonies"],
                vessels=sum(type_of(match, one).is_vessel for one in units),
                modules=len(player["modules"]),
            )
        )
    return lines
