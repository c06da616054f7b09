"""Promise of one player to another, and when it is brought up."""

import msgspec

from bp_desktop.core.ids import SeatId


class Promise(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player promised to another, or to the table."""

    id: str
    by: SeatId
    to: SeatId | None
    """None: to everybody."""
    text: str
    turn_of: SeatId | None = None
    """In whose turns it is brought up; None: in every turn."""
    phase: str = ""
    """At the beginning of which phase; "": of the turn."""
    round: int = 0
    """Not before this round."""


def is_due(promise: Promise, seat: SeatId, phase: str, round_: int, first_phase: str) -> bool:
    """Whether a phase of somebody's turn brings it up."""
    return (
        promise.turn_of in (None, seat)
        and (promise.phase or first_phase) == phase
        and round_ >= promise.round
    )
