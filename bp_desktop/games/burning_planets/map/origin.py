"""Origin of a match: which map it is begun on, and which revision of it."""

from collections.abc import Iterable, Sequence

from bp_desktop.core.origins import MapOrigin
from bp_desktop.games.burning_planets.map.events import AnyMapEvent, RevisionNamed

Steps = Iterable[tuple[int, Sequence[AnyMapEvent]]]


def map_origin(title: str, steps: Steps, document: str = "") -> MapOrigin:
    """`steps`: those that count, with their numbers. Giving a revision a name makes no other."""
    revision, names = 0, dict[int, str]()
    for seq, events in steps:
        given = [event for event in events if isinstance(event, RevisionNamed)]
        names |= {event.of: event.name for event in given}
        if len(given) < len(events):
            revision = seq
    return MapOrigin(title[:200], revision, names.get(revision, "")[:200], document)
