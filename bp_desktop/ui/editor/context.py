"""The context of the editor's parts: one open map, its game, and the view state they share.

The parts listen to the view state. None of it is ever journalled."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.type_variables import C, E, S, T
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.session.session import Change
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.style import USUAL, Layers
from bp_desktop.ui.editor.game import EditorGame, MapArea, MapThing, followed
from bp_desktop.ui.editor.sketch import SkippedCommand
from bp_desktop.ui.editor.symmetry import FOLDS, Symmetry, SymmetryKind
from bp_desktop.ui.editor.tool_context import NOTHING, Preview, ToolContext
from bp_desktop.ui.look.color_vision import USUAL as USUAL_EYES
from bp_desktop.ui.look.players import PlayerSeat
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.drafts import Draft, Drafts

SYMMETRY = "symmetry"


class SharedValue(QObject, Generic[T]):
    """A value that several parts show and change; they listen to `changed`."""

    changed = Signal()

    def __init__(self, now: T, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = now

    def become(self, wanted: T) -> None:
        if wanted != self.now:
            self.now = wanted
            self.changed.emit()


class Selection(SharedValue[tuple[frozenset[MapThing], MapArea | None]]):
    """What is chosen on the map: a set of things, or one area."""

    @property
    def things(self) -> frozenset[MapThing]:
        return self.now[0]

    @property
    def area(self) -> MapArea | None:
        """The area chosen instead of things."""
        return self.now[1]

    def choose(self, things: Iterable[MapThing]) -> None:
        self.become((frozenset(things), None))

    def choose_area(self, area: MapArea) -> None:
        self.become((frozenset(), area))


RULERS, MINIMAP, NOTES, AXES = "rulers", "minimap", "notes", "symmetry"
"""What is shown around a board, or over it."""


@dataclass(frozen=True, slots=True)
class Display:
    """What is shown of a map: one value, so that nothing is switched unseen."""

    layers: Layers = USUAL
    off: frozenset[str] = frozenset()
    """What is not shown around the board or over it."""
    vision: str = USUAL_EYES
    """Whose eyes the board is shown to: one of the visions of `look/color_vision.py`."""

    def shows(self, part: str) -> bool:
        """Whether rulers, minimap, notes, the axes of the symmetry or an overlay that a game has,
        such as problems, are shown."""
        return part not in self.off


class DisplayState(SharedValue[Display]):
    """The display in use, shared by the canvas and whatever switches layers."""

    def set_part(self, name: str, *, on: bool) -> None:
        """Switch something around the board or over it."""
        off = self.now.off - {name} if on else self.now.off | {name}
        self.become(replace(self.now, off=off))

    def set_layer(self, name: str, *, on: bool) -> None:
        """Switch a layer of the board by its name."""
        self.become(replace(self.now, layers=self.now.layers.switched(name, on=on)))

    def see_as(self, vision: str) -> None:
        self.become(replace(self.now, vision=vision))

    def toggle_part(self, name: str) -> None:
        self.set_part(name, on=not self.now.shows(name))

    def toggle_layer(self, name: str) -> None:
        self.set_layer(name, on=not self.now.layers.shows(name))


class PanelMarks(QObject):
    """Marks that panels lay over cells of the canvas: problems, differences, whose cell it is.

    A panel shows its own marks under its own name and takes them away by showing none.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks: dict[str, tuple[Mark, ...]] = {}

    def show(self, name: str, marks: Iterable[Mark] = ()) -> None:
        wanted = tuple(marks)
        if wanted == self._marks.get(name, ()):
            return
        self._marks.pop(name, None)
        if wanted:
            self._marks[name] = wanted
        self.changed.emit()

    @property
    def all(self) -> tuple[Mark, ...]:
        """The latest last."""
        return tuple(mark for marks in self._marks.values() for mark in marks)


class SymmetryState(SharedValue[Symmetry], Generic[C]):
    """The live symmetry, and what it could not draw of the last gesture."""

    skipped_changed = Signal()
    completion_wanted = Signal()
    """Somebody wants everything to have its image: what that changes is shown first."""

    def __init__(
        self, center: Hex, parent: QObject | None = None, kept: dict[str, object] | None = None
    ) -> None:
        """`kept` outlives the view: a map that is opened again has its symmetry again."""
        self._kept = kept if kept is not None else {}
        self._draft = Drafts(self._kept).of(SYMMETRY, lasts=True)
        before = self._kept.get(SYMMETRY)
        super().__init__(
            before if isinstance(before, Symmetry) else _kept_symmetry(self._draft, center), parent
        )
        self.skipped: tuple[SkippedCommand[C], ...] = ()
        self._last = SymmetryKind.BOTH
        """The fold that was used before it was switched off."""
        self.changed.connect(self._on_changed)

    def fold(self, fold: SymmetryKind) -> None:
        if self.now.fold is not SymmetryKind.NONE:
            self._last = self.now.fold
        self.become(replace(self.now, fold=fold))

    def switch(self) -> None:
        """Off, or on again as it was last."""
        is_on = self.now.fold is not SymmetryKind.NONE
        self.fold(SymmetryKind.NONE if is_on else self._last)

    def turn_around(self, center: Hex) -> None:
        self.become(replace(self.now, center=center))

    def list_skipped(self, skipped: tuple[SkippedCommand[C], ...] = ()) -> None:
        if skipped != self.skipped:
            self.skipped = skipped
            self.skipped_changed.emit()

    def _on_changed(self) -> None:
        self._kept[SYMMETRY] = self.now
        self._draft.clear()
        if self.now.fold is not SymmetryKind.NONE:
            center = self.now.center
            self._draft.update(fold=str(self.now.fold), q=center.q, r=center.r)
        self.skipped = ()


def _kept_symmetry(draft: Draft, center: Hex) -> Symmetry:
    """As it was when the program ended; none where that says nothing."""
    match draft:
        case {"fold": str(fold), "q": int(q), "r": int(r)} if fold in FOLDS:
            return Symmetry(SymmetryKind(fold), Hex(q, r))
    return Symmetry(center=center)


class ToolFeedback(QObject):
    """What the tool in hand shows and says."""

    changed = Signal()
    """Another preview is shown."""
    told = Signal(object)
    """tuple[Message, ...]: why a gesture led to nothing."""
    offered = Signal(object)
    """tuple[GestureOffer, ...]: other ways to do what was done last."""
    note_wanted = Signal(object)
    """The Hex that somebody wants to write a note on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preview = NOTHING

    def show(self, preview: Preview = NOTHING) -> None:
        self.preview = preview
        self.changed.emit()


class Viewpoint(QObject):
    """Where on the board somebody is: the cell that is meant, and cells to bring into view."""

    pointed = Signal(object)
    """The Hex that the pointer or the keyboard came to; None where the pointer left the board."""
    visited = Signal(object)
    """tuple[Hex, ...]: cells to bring into view."""
    whole_wanted = Signal()
    """The whole board is to be seen: it has another size now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hovered: Hex | None = None
        self._cursor = ORIGIN

    @property
    def here(self) -> Hex:
        """The cell that is meant: under the pointer, or else where the keyboard is."""
        return self._hovered if self._hovered is not None else self._cursor

    def hover(self, cell: Hex | None) -> None:
        self._hovered = cell
        self.pointed.emit(cell)

    def move_cursor(self, cell: Hex) -> None:
        self._cursor = cell
        self.pointed.emit(cell)

    def go_to(self, cells: Iterable[Hex]) -> None:
        self.visited.emit(tuple(cells))


@dataclass(frozen=True, slots=True, eq=False)
class MapArt(Generic[S]):
    """What the canvas asks of a game to draw its maps."""

    picture: Callable[[S, Theme, Layers], StillBoard]
    seats: Callable[[S], Iterable[PlayerSeat]]
    """The players in whose colours ghosts are drawn."""
    ground_color: Callable[[str, Theme], QColor | None]
    """Of a ghost's surface; None for one that is not known."""
    halo: Callable[[Theme], QColor]
    """Around lines over the board, so that they are seen on everything."""


class EditorContext(QObject, Generic[S, C, E]):
    """Handed to every part. A part listens to the commander and to the view state itself, and
    returns at once where its own slice is as before.

    What is chosen and shown follows the map before any part hears of a change: it listens first.
    """

    def __init__(
        self,
        theme: Theme,
        commander: Commander[S, C, E],
        game: EditorGame[S, C, E],
        art: MapArt[S],
        parent: QObject | None = None,
        kept: dict[str, object] | None = None,
    ) -> None:
        """`kept` is view state that outlives the editor: the live symmetry."""
        super().__init__(parent)
        self.theme = theme
        self.commander = commander
        self.game = game
        self.art = art
        self.selection = Selection((frozenset(), None), self)
        self.display = DisplayState(Display(), self)
        self.marks = PanelMarks(self)
        self.symmetry: SymmetryState[C] = SymmetryState(game.middle(commander.state), self, kept)
        self.feedback = ToolFeedback(self)
        self.viewpoint = Viewpoint(self)
        self.tools: ToolContext[S, C, E] = ToolContext(
            game,
            commander,
            chosen=lambda: self.selection.things,
            choose=self.selection.choose,
            show=self.feedback.show,
            tell=self.feedback.told.emit,
            list_skipped=self.symmetry.list_skipped,
            symmetry=lambda: self.symmetry.now,
            chosen_area=lambda: self.selection.area,
            choose_area=self.selection.choose_area,
            ask_note=self.feedback.note_wanted.emit,
            offer=self.feedback.offered.emit,
            take_back=self.undo,
        )
        """What the tools work with."""
        commander.changed.connect(self._follow)
        commander.refused.connect(self.feedback.told)

    @property
    def state(self) -> S:
        return self.commander.state

    def is_same(self, change: Change[S, C, E]) -> bool:
        """Whether a change leaves all that is edited as it was."""
        return self.game.content(change.before) is self.game.content(change.after)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back that leaves a board."""
        session = self.commander.session
        found = tuple(islice(session.undoable(), 2))
        if len(found) != 1:
            return bool(found)
        frame, start = self.game.frame, session.system.start
        return frame(self.state) is None or frame(start) is not None

    def undo(self) -> bool:
        """Take the last step back; the one that laid the board stays. Dice bind no drawing."""
        return self.can_undo and self.commander.undo(consent=True)

    def submit(self, *commands: C, deed: MapDeed = MapDeed.DRAWING) -> bool:
        """One step for all the commands. Designers may break rules: what is objected to is done,
        and listed as a problem."""
        return self.tools.submit(commands, deed=deed)

    def _follow(self, change: Change[S, C, E]) -> None:
        """Hold on to what was moved, let go of what is no longer there."""
        state, areas = change.after, self.game.areas
        things, area = self.selection.now
        is_laid = area is not None and areas is not None and areas.is_laid(state, area)
        self.selection.become((followed(self.game, state, things), area if is_laid else None))
        self.symmetry.list_skipped()
        self.feedback.show()  # what was shown may not be true any more
