"""Costs as the rulebook prints them, read for the tests of the tables."""

import re

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import LOOK_ALIKES, SYMBOLS

_TERM = re.compile(r"\s*\+?\s*(\d{1,6})\s*([A-Z])")
_LONGEST = 200


def parse_cost(text: str) -> Purse:
    """A purse from text such as "5 C 5 M" or "10 M + 10 F", in Latin or Cyrillic (BP-APP-8)."""
    line = "".join(LOOK_ALIKES.get(one, one) for one in text.casefold()).upper().strip()
    if len(line) > _LONGEST:
        raise Refused(say("bp.tables.not_a_cost", "BP-APP-8", text=text[:40]))
    found: dict[str, int] = {}
    position = 0
    while position < len(line):
        term = _TERM.match(line, position)
        if term is None or term[2] not in SYMBOLS:
            raise Refused(say("bp.tables.not_a_cost", "BP-APP-8", text=text[:40]))
        resource = SYMBOLS[term[2]]
        found[resource] = found.get(resource, 0) + int(term[1])
        position = term.end()
    return Purse.of(found)
