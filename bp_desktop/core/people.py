"""Names of people at one table: everybody has another one, so that a name tells who is meant."""

import unicodedata
from collections.abc import Iterable


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
