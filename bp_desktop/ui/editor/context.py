"""The context of the editor's parts: one open map, its game, and the view state they share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from bp_desktop.session.session import Change
from bp_desktop.ui.board.layers import Layers
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.editor.game import EditorGame, still_there
from bp_desktop.ui.editor.generics import C, E, S
from bp_desktop.ui.editor.tool_context import ToolContext
from bp_desktop.ui.editor.view_state import (
    DisplayState,
    PanelMarks,
    Selection,
    SymmetryState,
    ToolFeedback,
    Viewpoint,
)
from bp_desktop.ui.look.players import PlayerSeat
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander


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
        self.selection = Selection(self)
        self.display = DisplayState(self)
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
            tell=self.feedback.tell,
            list_skipped=self.symmetry.list_skipped,
            symmetry=lambda: self.symmetry.now,
            chosen_area=lambda: self.selection.area,
            choose_area=self.selection.choose_area,
        )
        """What the tools work with."""
        commander.changed.connect(self._follow)
        commander.refused.connect(self.feedback.tell)

    @property
    def state(self) -> S:
        return self.commander.state

    def is_same(self, change: Change[S, C, E]) -> bool:
        """Whether a change leaves all that is edited as it was."""
        return self.game.content(change.before) is self.game.content(change.after)

    def submit(self, *commands: C) -> bool:
        """One step for all the commands. Designers may break rules: what is objected to is done,
        and listed as a problem."""
        return self.tools.submit(commands)

    def _follow(self, change: Change[S, C, E]) -> None:
        game, state, areas = self.game, change.after, self.game.areas
        self.selection.keep(
            lambda things: still_there(game, state, things),
            lambda area: areas is not None and areas.is_laid(state, area),
        )
        self.symmetry.list_skipped()
        self.feedback.show()  # what was shown may not be true any more
