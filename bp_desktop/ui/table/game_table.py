"""Game table: what a game lays on an open table, and what the shell of the table offers it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLayout, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.shell.actions import Handler
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.widgets.dock import Dock, DockTab

if TYPE_CHECKING:
    from bp_desktop.ui.table.curtain import Curtain
    from bp_desktop.ui.table.inspect.controller import InspectController
    from bp_desktop.ui.table.inspect.places import ThingPlaces
    from bp_desktop.ui.table.message_place import MessagePlace
    from bp_desktop.ui.table.pages import TablePages
    from bp_desktop.ui.table.unfinished import UnfinishedController
    from bp_desktop.ui.widgets.row_spot import RowSpot


class TableShell(Protocol[S, C, E]):
    """What the shell offers to the parts of a game. Pages and dock are there once `opened`."""

    @property
    def context(self) -> TableContext[S, C, E]: ...

    @property
    def table(self) -> QWidget:
        """The whole of it."""

    @property
    def curtain(self) -> "Curtain":
        """To ask somebody to look."""

    @property
    def unfinished(self) -> "UnfinishedController":
        """To say what going on would drop."""

    @property
    def message(self) -> "MessagePlace":
        """To say something, or to ask for a choice, where nothing moves for it."""

    @property
    def pages(self) -> "TablePages": ...

    @property
    def dock(self) -> Dock: ...

    def act(self, command: C, done: Callable[[], object] | None = None) -> None:
        """Submit a step; `done` is called once it is carried out, at once or after the table has
        overruled."""

    @property
    def leave(self) -> Callable[[], object] | None:
        """Ends the rehearsal that this table is laid for; None: it is the match itself."""

    def rehearse(self, first: C | None = None) -> None:
        """Try something out from here, beginning with that step."""

    def focus_main(self) -> None:
        """Put the keyboard where one key goes on."""

    def step_back(self) -> None:
        """Esc with nothing in hand: what is wrong is put away, the full screen is left, or the
        keyboard goes back to where one key goes on."""

    def toggle_look(self) -> None:
        """Ask the active player to look, or cover what lies open."""

    def after_stage(self, then: Callable[[], object]) -> bool:
        """Have `then` called as soon as the dice on the stage lie still. False: nothing is on it,
        and nobody calls."""

    def open_trade(self, partner: SeatId | None = None) -> None: ...

    @property
    def inspector(self) -> "InspectController":
        """What is pointed at and asked about; there once `opened`."""

    def inspect(self, thing: str, anchor: QRect | None = None) -> None:
        """Pin the card that tells all about a thing or a seat: where it stands on the board, or
        beside `anchor`, in the coordinates of the table."""


class FoundThing(NamedTuple):
    """Something on the table that people look for by name."""

    id: str
    title: str
    note: str
    """Whose or where: what tells it from others like it."""
    icon: str
    keywords: str = ""
    """What else it is called."""
    sort: str = ""
    """Ship, planet and so on: of each only a few come first."""
    show: Callable[[], object] | None = None
    """How it is shown; None: by the card about it."""


@dataclass(frozen=True, slots=True)
class LargePage:
    """One page of the large place of the table."""

    id: str
    name: str
    widget: QWidget
    view: BoardView | None = None
    """The board, if this is its page: it fills the table behind everything, and is told what lies
    over its edges."""
    shows_balances: bool = False
    """Whether the page shows everybody's balances itself: then it, and every other page, stands in
    their place and in that of the view switch too. For the first page."""
    let_go: QWidget | None = None
    """Gives the keyboard back to the main button when a phase is over."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class GameTable(Generic[C]):
    """The parts of one game at one table. Each follows the match itself."""

    pages: tuple[LargePage, ...] = ()
    """Before the journal; the first is shown first."""
    tabs: tuple[DockTab[Any], ...] = ()
    """Of the right-hand column; the first is shown first."""
    later_tabs: tuple[DockTab[Any], ...] = ()
    """After ledger and trade."""
    before_play: QWidget | None = None
    """Stands where the balances will."""
    told: QWidget | None = None
    """What everybody should read now: it lies over the message place while it is visible."""
    beside: QLayout | None = None
    """Above the tabs of what can be done now."""
    takes: Callable[[C], bool] = lambda _command: False
    """Whether a step goes a way of its own, such as an attack: then it has been taken there."""
    opened: Callable[[], object] = lambda: None
    """Everything is in its place."""
    handlers: Mapping[str, Handler] = field(default_factory=dict)
    """What the actions of `TableParts.specs` do."""
    menu: tuple[tuple[str, Handler], ...] = ()
    """Rare things, for the menu at the head."""
    write_contract: Callable[[tuple[SeatId, SeatId], tuple[Purse, Purse]], object] | None = None
    """From a trade that is being typed; None: a game without contracts."""
    places: "ThingPlaces | None" = None
    """Where things are seen, for cards about them; None: in lists alone."""
    plan_fight: Callable[[str], object] | None = None
    """Against a thing, by its id; None: a game without such plans."""
    finds: Callable[[], Iterable[FoundThing]] = tuple
    """All that has a name or a number, for Ctrl+K; seats are known anyway."""
    named: Callable[[str], Iterable[FoundThing]] = lambda _typed: ()
    """What is called exactly what was typed, such as a cell."""
    show_thing: Callable[[str], object] = lambda _id: None
    """What can be done with it, by its id."""
    spot: "Callable[[str], QWidget | RowSpot | QRect | None]" = lambda _name: None
    """What a lesson points at by that name, in the coordinates of the table; None: not there."""
