"""The seam between the map editor and a game: what the editor asks about boards and commands.

A game fills in an EditorGame once. Nothing here knows Qt; how a board looks is in `context`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.games.system import Judgement
from bp_desktop.ui.editor.sketch import Sketch
from bp_desktop.ui.editor.symmetry import Frame, SymmetryImage


@dataclass(frozen=True, slots=True, order=True)
class MapThing:
    """Something that can be chosen on a map, by name and place."""

    sort: str
    """What kind of thing it is, as the game tells them apart."""
    id: str
    at: Hex
    """Its cell; of a thing that covers several the one in the middle."""


@dataclass(frozen=True, slots=True)
class MapArea:
    """A part of the board that can be chosen whole, such as a tile: a place in a grid of them."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Ghost:
    """Something drawn faintly where it would go: an icon on a cell, or a disc of cells."""

    at: Hex
    icon: str = ""
    owner: str = ""
    """The player in whose colour the icon is drawn."""
    radius: int = 0
    ground: str = ""
    """The kind of surface the disc is filled with."""


@dataclass(frozen=True, slots=True)
class SymmetryGap(Generic[C]):
    """A part of the board itself that lacks its image."""

    text: str
    at: Hex
    command: C
    """Makes the image."""


class Clip(Protocol[S, C, E]):
    """Copied things; every cell is relative to the middle of them, so that they fit on any map."""

    @property
    def is_whole_area(self) -> bool:
        """Whether it is all of one area, taken around its centre."""
        ...

    def whole_area(self, by: Hex) -> "Clip[S, C, E]":
        """The same as all of an area whose centre is that far from the middle."""
        ...

    def mapped(self, where: Callable[[Hex], Hex]) -> "Clip[S, C, E]":
        """With every cell elsewhere: turned, mirrored or shifted."""
        ...

    def imaged(self, state: S, image: SymmetryImage) -> "Clip[S, C, E]":
        """Its image under a symmetry; what is somebody's may be another player's there."""
        ...

    def ghosts(self, state: S, at: Hex) -> tuple[Ghost, ...]:
        """How it would look around a cell."""
        ...

    def paste(self, sketch: Sketch[S, C, E], at: Hex) -> None:
        """Put copies around a cell, as far as the map has room for them."""
        ...

    def put_back(self, sketch: Sketch[S, C, E], at: Hex) -> None:
        """Put the very things around a cell that were taken up before, names and all."""
        ...

    def encoded(self) -> bytes:
        """For the clipboard of the system."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class MapAreas(Generic[S, C]):
    """The tiles or modules a board is laid of."""

    at: Callable[[S, Hex], MapArea | None]
    """The area a cell belongs to; None off the board."""
    is_label: Callable[[S, Hex], bool]
    """Whether the name of an area is written here, so that a click means the area."""
    cells: Callable[[S, MapArea], tuple[Hex, ...]]
    center: Callable[[S, MapArea], Hex]
    is_laid: Callable[[S, MapArea], bool]
    """Whether the board has this area."""
    removal: Callable[[MapArea], C]


@dataclass(frozen=True, slots=True, eq=False)
class MapNotes(Generic[S, C]):
    """Remarks on cells."""

    all: Callable[[S], Mapping[Hex, str]]
    put: Callable[[Hex, str], C]
    remove: Callable[[Hex], C]


def _none_known(_state: object) -> Mapping[str, int]:
    """Of a game whose maps have no rules."""
    return {}


@dataclass(frozen=True, slots=True, eq=False)
class EditorGame(Generic[S, C, E]):
    """A game as the map editor knows it: pure functions of its map states and commands."""

    # --- what is on the map
    content: Callable[[S], object]
    """All that is edited; the very same object as before means that nothing has changed."""
    things: Callable[[S], tuple[MapThing, ...]]
    """Everything on the map, carriers before what they carry."""
    thing_at: Callable[[S, Hex], MapThing | None]
    """What a click on a cell means."""
    cells_of: Callable[[S, MapThing], tuple[Hex, ...]]
    carrier: Callable[[S, MapThing], MapThing | None]
    """What a thing stands on and goes along with, such as the planet under a forest."""
    on_board: Callable[[S, Hex], bool]

    # --- changing it
    judge: Callable[[S, C], Judgement[E]]
    evolve: Callable[[S, E], S]
    """As in the game's system."""
    together: Callable[[tuple[C, ...], MapDeed], C]
    """One command for several: one step, all of them or none, and what was done by it."""
    most_parts: int
    """How many commands one step may hold."""
    move: Callable[[MapThing, Hex], C]
    removals: Callable[[Iterable[MapThing]], list[C]]
    named_cells: Callable[[C], tuple[Hex, ...]]
    """The cells a command is about, to show where it would have been."""

    # --- copying
    copied: Callable[[S, frozenset[MapThing]], tuple[Clip[S, C, E], Hex]]
    """Some things, and the cell they were taken around."""
    decoded: Callable[[bytes], Clip[S, C, E] | None]
    """What another window copied; None for nothing and for anything that is not a clip."""
    clip_type: str
    """Names the game's clips on the clipboard of the system."""

    # --- symmetry
    frame: Callable[[S], Frame | None]
    """The rectangle that mirrors are about; None where there is no board yet."""
    middle: Callable[[S], Hex]
    """The cell that turns are about until somebody chooses another."""
    image_of: Callable[[S, Hex, SymmetryImage], Hex]
    """Where a cell goes, in the surroundings it is in."""
    is_like: Callable[[S, MapThing, Hex], bool]
    """Whether something like a thing stands in a cell; whose it is does not matter."""
    image_commands: Callable[[S, MapThing, SymmetryImage, Hex], Iterable[C]]
    """What makes the image of a thing in a cell."""
    gaps: Callable[[S, tuple[SymmetryImage, ...]], tuple[SymmetryGap[C], ...]]

    # --- words
    describe_cell: Callable[[S, Hex], str]
    describe_thing: Callable[[S, MapThing], str]
    describe_step: Callable[[S, C], str]
    """What a command did, in the names that places have on this map."""
    name_cell: Callable[[S, Hex], str]
    numbers_of: Callable[[S, Hex], tuple[int, int]]
    """Column and row of a cell, as they are counted beside the board."""

    # --- what a game may lack
    errors: Callable[[S], Mapping[str, int]] = _none_known
    """The rules that a map breaks, and how often."""
    areas: MapAreas[S, C] | None = None
    notes: MapNotes[S, C] | None = None


def sketch_of(game: EditorGame[S, C, E], state: S) -> Sketch[S, C, E]:
    """A gesture that begins with a state of the map."""
    return Sketch(game.judge, game.evolve, state)


def broken_since(game: EditorGame[S, C, E], before: Mapping[str, int], state: S) -> tuple[str, ...]:
    """The rules that a map breaks more often than it did."""
    now = game.errors(state)
    return tuple(rule for rule, count in now.items() if count > before.get(rule, 0))


def independent(
    carrier: Callable[[S, MapThing], MapThing | None], state: S, things: frozenset[MapThing]
) -> tuple[MapThing, ...]:
    """Without what goes along anyway because its carrier is among the things."""
    return tuple(sorted(thing for thing in things if carrier(state, thing) not in things))


def things_on(game: EditorGame[S, C, E], state: S, area: MapArea) -> frozenset[MapThing]:
    """What lies on an area; of large things the middle counts."""
    if game.areas is None:
        return frozenset()
    area_at = game.areas.at
    return frozenset(one for one in game.things(state) if area_at(state, one.at) == area)


def still_there(
    game: EditorGame[S, C, E], state: S, things: frozenset[MapThing]
) -> frozenset[MapThing]:
    """Of some things those that the map still has, in that place."""
    return things & frozenset(game.things(state)) if things else things


def followed(
    game: EditorGame[S, C, E], state: S, things: frozenset[MapThing]
) -> frozenset[MapThing]:
    """Of some things those that the map still has, wherever they are now."""
    still = still_there(game, state, things)
    gone = {(one.sort, one.id) for one in things - still}
    if not gone:
        return still
    return still | {one for one in game.things(state) if (one.sort, one.id) in gone}


def middle_of(cells: Iterable[Hex]) -> Hex:
    """Of some cells the one nearest to their middle."""
    known = sorted(cells)
    q = sum(cell.q for cell in known) / len(known)
    r = sum(cell.r for cell in known) / len(known)
    return min(known, key=lambda cell: (cell.q - q) ** 2 + (cell.r - r) ** 2 + cell.s**2 * 1e-9)
