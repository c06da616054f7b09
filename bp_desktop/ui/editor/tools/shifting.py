"""Moving what is chosen by a number of cells: the commands, the ghost and what follows."""

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.clipboard import copied
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.things import (
    Thing,
    all_things,
    cells_of,
    independent,
    moving,
)
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands, Preview

MOST_JUDGED = 80
"""More things than this are judged when they are let go: the hand must not wait for it."""


def shifted(hands: Hands, by: Hex) -> bool:
    """Move what is chosen, all of it or nothing, and keep hold of it."""
    if by == ORIGIN:
        return False
    sketch = _sketch(hands.state, hands.chosen(), by)
    if sketch.skipped:
        hands.tell(sketch.skipped[0].messages)
        return False
    places = {thing.at + by: thing.sort for thing in hands.chosen()}
    done = hands.submit(sketch.commands)
    if done:
        hands.choose(
            thing for thing in all_things(hands.state) if places.get(thing.at) is thing.sort
        )
    return done


def preview_of_shift(hands: Hands, by: Hex) -> Preview:
    state, chosen = hands.state, hands.chosen()
    if by == ORIGIN or not chosen:
        return NOTHING
    movers = independent(state, chosen)
    cells = tuple(cell + by for thing in movers for cell in cells_of(state, thing))
    if len(movers) > MOST_JUDGED:
        return Preview(cells=cells)
    sketch = _sketch(state, chosen, by)
    clip, middle = copied(state, chosen)
    ghosts = clip.ghosts(state, middle + by)
    if sketch.skipped:
        why = sketch.skipped[0].messages
        return Preview(cells=cells, ghosts=ghosts, problem=why, refused=True)
    return Preview(cells=cells, ghosts=ghosts, problem=tuple(sketch.objections))


def _sketch(state: MapState, chosen: frozenset[Thing], by: Hex) -> Sketch:
    """Far ones first in the direction of the move, so that a row does not bump into itself."""
    things = sorted(
        independent(state, chosen),
        key=lambda thing: -(thing.at.q * by.q + thing.at.r * by.r + thing.at.s * by.s),
    )
    commands: list[c.Single] = [moving(thing, thing.at + by) for thing in things]
    sketch = Sketch(state)
    sketch.attempt_in_any_order(commands)
    return sketch
