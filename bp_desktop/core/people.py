"""People at one table: their names, of which no two are alike, and their order round it."""

import unicodedata
from collections.abc import Iterable, Sequence

from bp_desktop.core.ids import SeatId


def clockwise(seats: Sequence[SeatId], first: SeatId) -> tuple[SeatId, ...]:
    """The seats in turn, beginning with one of them."""
    at = seats.index(first)
    return (*seats[at:], *seats[:at])


def repeated_name(names: Iterable[str]) -> str:
    """The first name that somebody before has too, however it is written; none: no name is twice.
    Who has no name yet is no namesake."""
    seen: set[str] = set()
    for name in names:
        heard = as_heard(name)
        if heard and heard in seen:
            return name.strip()
        seen.add(heard)
    return ""


def as_heard(name: str) -> str:
    """Capitals and spaces do not tell people apart."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
