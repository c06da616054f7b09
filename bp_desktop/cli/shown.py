"""Parts of `match show` that games share: fields, clock and remarks as plain data."""

from typing import Any

import msgspec

from bp_desktop.cli.seam import Json
from bp_desktop.core.clock import TableClock
from bp_desktop.core.ids import SeatId
from bp_desktop.core.remarks import Remark
from bp_desktop.games.table import TableGame
from bp_desktop.session.remarks import may_read, photo_of
from bp_desktop.session.session import Session
from bp_desktop.session.timekeeper import TimeKeeper

TABLE = "table"
"""The viewer who sees what everybody sees."""

AnyMatch = Session[Any, Any, Any]
AnyGame = TableGame[Any, Any, Any]


def fields_of(thing: msgspec.Struct, *names: str) -> Json:
    """What is told of a thing as it is; cells are as in files."""
    return {name: msgspec.to_builtins(getattr(thing, name)) for name in names}


def seat_of(viewer: str | None) -> SeatId | None:
    """Who looks on; None for everybody, and for whoever may see all that the file holds."""
    return None if viewer in (None, TABLE) else SeatId(str(viewer))


def beside_the_play(session: AnyMatch, game: AnyGame, viewer: str | None) -> Json:
    """The clock, and what was remarked."""
    told: Json = {}
    if game.clock is not None:
        told["clock"] = _clock(session, game, game.clock(session.state))
    if game.remarks is not None:
        seat, all_ = seat_of(viewer), viewer is None
        told["remarks"] = [
            _remark(session, one, readable=all_ or may_read(session, one, seat))
            for one in game.remarks(session.state).by_id.values()
        ]
    return told


def _remark(session: AnyMatch, remark: Remark, *, readable: bool) -> Json:
    """Of a photo, how large it is; null is what this viewer may not read."""
    size = len(photo_of(session, remark))
    return {
        **fields_of(remark, "id", "step", "by"),
        "text": remark.text if readable else None,
        "photo": None if remark.photo is None else {**remark.photo._asdict(), "bytes": size},
    }


def _clock(session: AnyMatch, game: AnyGame, clock: TableClock) -> Json:
    """Seconds of each player up to the last line of the journal, and what was agreed on."""
    times = TimeKeeper(session, game.watched).times
    seats = [one.id for one in game.seats(session.state)]
    return {
        "budget_minutes": clock.budget,
        "extra_minutes": clock.extra,
        "paused": clock.paused,
        "reason": clock.reason,
        "turn_seconds": clock.turn,
        "phase_seconds": clock.phase,
        "increment_seconds": clock.increment,
        "seconds": {player: times.spent.get(player, 0) for player in seats},
        "over_seconds": {player: times.over.get(player, 0) for player in seats},
    }
