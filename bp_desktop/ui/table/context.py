"""Table context: the open match, its game, who looks now and the drafts, for every part."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.booking import read_booking, resource_letters, short_names
from bp_desktop.games.table import Stage, TableGame
from bp_desktop.texts.marking import filled
from bp_desktop.texts.rulebook import RuleParagraph
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.widgets.rule_link import RuleReader


class Viewer(QObject, Generic[S]):
    """Knows which seat was let look, in which turn: on a screen everybody sees, hidden things stay
    covered until their owner asks for them. Panels only ask, and show themselves anew when it
    changed."""

    changed = Signal()

    def __init__(self, game: TableGame[S, Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._turn = 0
        self._seat: SeatId | None = None

    def _number(self, state: S) -> int:
        turn = self._game.turn(state)
        return turn.number if turn is not None else 0

    def seat(self, state: S) -> SeatId | None:
        """Who looks now; None: everybody, so nothing hidden may be shown."""
        if self._turn != self._number(state) and not self.is_alone(state):
            return None
        return self._seat

    def is_alone(self, state: S) -> bool:
        """Whether the program plays every seat but one: who has opened theirs sits before nobody,
        and need not open it in each turn anew."""
        return self._seat is not None and [
            one.id for one in self._game.seats(state) if not one.level
        ] == [self._seat]

    def is_covered(self, state: S) -> bool:
        """Whether what the active seat keeps hidden may not be shown now."""
        game = self._game
        if not game.hides(state):
            return False
        turn = game.turn(state)
        return game.stage(state) is not Stage.PLAY or turn is None or self.seat(state) != turn.seat

    def uncover(self, state: S, seat: SeatId) -> None:
        """Show what `seat` may see."""
        self._seat = seat
        self._turn = self._number(state)
        self.changed.emit()

    def cover(self) -> None:
        if self._seat is not None:
            self._seat = None
            self.changed.emit()


@dataclass(frozen=True, slots=True)
class TableContext(Generic[S, C, E]):
    """Parts listen to `commander.changed` and `viewer.changed` themselves (SliceListener)."""

    view: ViewContext[S, C, E]
    parts: TableParts[S, C, E]
    """What the game brings."""
    viewer: Viewer[S]
    """Who looks at this moment, and so what may be shown."""
    drafts: Drafts

    @property
    def game(self) -> TableGame[S, C, E]:
        return self.parts.game

    @property
    def theme(self) -> Theme:
        return self.view.theme

    @property
    def commander(self) -> Commander[S, C, E]:
        return self.view.commander

    @property
    def state(self) -> S:
        return self.view.commander.state

    def follow(
        self,
        part: QObject,
        slice_of: Callable[[S], tuple[object, ...]],
        show: Callable[..., object],
        *,
        while_seen: bool = False,
    ) -> SliceListener[S]:
        """Have a part show the figures of its slice whenever they have changed: after a step, or
        since somebody else looks. A slice names whatever of the viewer it hangs on. `while_seen`:
        a part that no other one asks may wait until somebody sees it."""
        listener = SliceListener(
            part, self.commander, slice_of, show, figures=True, while_seen=while_seen
        )
        self.viewer.changed.connect(listener.look_again)
        return listener

    def looking(self) -> SeatId | None:
        """Who looks now; None: everybody, so nothing hidden may be shown."""
        return self.viewer.seat(self.state)

    def booked(self, state: S, text: str) -> C:
        """The step that a line such as "anna +5m" books, by the players of that state; only for
        games with money. Raises Refused."""
        return read_booking(self.game, state, text, self._letters())

    def in_booking(self, example: str) -> str:
        """A line to show how bookings are written: with how two resources are, as they come."""
        names = short_names(self._letters()) or ("",)  # a game without money books nothing
        first, second, *_others = (*names, *names)
        return filled(example, first=first, second=second)

    def _letters(self) -> dict[str, str]:
        return resource_letters({one: look.name for one, look in self.parts.resources().items()})

    def may_see(self, seat: SeatId) -> bool:
        """Whether what this seat keeps hidden may be shown at this moment."""
        return self.game.sees(self.state, seat, self.looking())

    def told(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """What the rules say, as whoever looks now may read it."""
        return self.game.told(self.state, messages, self.looking())

    @property
    def rules(self) -> RuleReader:
        """Where a link to a rule looks it up: in the rules of this match."""
        return RuleReader(self._paragraph, self.view.open_rule)

    def _paragraph(self, id_: str) -> RuleParagraph | None:
        book = self.parts.rulebook
        return book(self.state).paragraph(id_) if book is not None else None


AnyTable = TableContext[Any, Any, Any]
"""For parts that know no game."""
