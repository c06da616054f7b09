"""Remarks on steps in a session: who may read one, and the picture that it brought."""

from collections.abc import Callable
from typing import Any

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.core.remarks import Remark
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.remarks import AddRemark
from bp_desktop.games.table import described
from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Session


def may_read(
    session: Session[S, Any, Any],
    remark: Remark,
    viewer: SeatId | None,
    as_read: Callable[[S], S] = lambda before: before,
) -> bool:
    """Whoever is told of the step all that its writer is told, may read what they wrote about it;
    what the table wrote is for everybody. `as_read`: the state a step is told from, where more or
    less is hidden than there was then."""
    if remark.by is None or remark.by == viewer:
        return True
    if not 0 < remark.step <= len(session.entries):
        return False
    entry = session.entries[remark.step - 1]
    before = as_read(session.state_after(session.steps_before(remark.step)))
    outcomes = [one.outcome for one in session.timeline if one.seq == remark.step]
    try:
        return all(
            _told(session, before, events, viewer) == _told(session, before, events, remark.by)
            for events in (entry.events, *(one.events for one in outcomes))
        )
    except LookupError:  # of what today's course knows no more
        return False


def _told(
    session: Session[S, Any, Any], before: S, events: tuple[Any, ...], viewer: SeatId | None
) -> list[Message]:
    return list(described(session.system, before, events, viewer))


def can_be_remarked(session: Session[Any, Any, Any], seq: int) -> bool:
    """Steps have remarks, and what was put in afterwards; not what became of them."""
    if not 0 < seq <= len(session.entries):
        return False
    entry = session.entries[seq - 1]
    return entry.kind is Kind.STEP or entry.inserted is not None


def photo_of(session: Session[Any, Any, Any], remark: Remark) -> bytes:
    """As JPEG; empty if it has none. It is read here and decoded by whoever shows it: files come
    from anywhere."""
    lines = session.entries
    command = lines[remark.line - 1].command if 0 < remark.line <= len(lines) else None
    return command.photo if isinstance(command, AddRemark) and remark.photo is not None else b""
