"""New maps in one call, for whoever has no window."""

import re
from collections.abc import Sequence

from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.seats import seats_for
from bp_desktop.games.burning_planets.options import DEFAULTS, Options


def new_map(
    factions: Sequence[str],
    *,
    grid: tuple[int, int] | None = None,
    options: Options = DEFAULTS,
    seed: str = "",
    title: str = "",
) -> tuple[c.AnyMapCommand, ...]:
    """The commands that make a generated map, to be submitted in order.

    Without a grid the recommended one is laid; without a seed the session's dice are thrown.
    """
    wide, high = grid or (0, 0)
    create = c.CreateMap(seats_for(factions), wide, high, options=options, title=title)
    return (create, c.GenerateMap(seed=seed))


def parse_grid(text: str) -> tuple[int, int]:
    """Wide and high from text such as "4x2"."""
    found = re.fullmatch(r"\s*([1-9]\d?)\s*[xX×]\s*([1-9]\d?)\s*", text, re.ASCII)
    if found is None:
        raise Refused(say("bp.map.not_a_grid", "BP-BOARD-2", text=text[:40]))
    return int(found[1]), int(found[2])
