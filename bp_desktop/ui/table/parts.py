"""Table parts: all that a game brings to the shared screens besides its rules."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import msgspec
from PySide6.QtCore import QRectF, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import TableGame
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.transit import BoardInTransit
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.table.secret_words import SecretWords, treasury_words
from bp_desktop.ui.widgets.purse import Resources

if TYPE_CHECKING:
    from bp_desktop.texts.rulebook import Rulebook
    from bp_desktop.ui.table.context import TableContext
    from bp_desktop.ui.table.game_table import GameTable, TableShell
    from bp_desktop.ui.table.setup.options_panel import OptionSheet


@dataclass(frozen=True, slots=True, eq=False)
class BoardArt(Generic[S]):
    """The board of a match as a picture, for wherever it is only looked at."""

    is_tracked: Callable[[S], bool]
    """Whether the program knows where everything stands; else a real board lies on the table."""
    picture: Callable[[S, Theme], StillBoard]
    drawn: Callable[[S], tuple[object, ...]]
    """What of a state the picture is drawn from: where that is the same, so is the picture."""
    stand_in: Callable[[QPainter, QRectF, S, Theme], None] | None = None
    """Paints what is looked at in its place where it lies on the table, such as columns."""
    in_transit: Callable[[S, S, Iterable[Any], Theme], BoardInTransit | None] = lambda *_step: None
    """What is on its way after a step: the states before and after it, and its events."""
    describe: Callable[[S, Hex], str] = lambda _state, _cell: ""
    """What is in a cell, for those who hear the board."""


@dataclass(frozen=True, slots=True, eq=False)
class PaperParts(Generic[S]):
    """What a game adds to the page for playing on by hand; every line is plain text."""

    notes: Callable[[S], Iterable[str]]
    """Below the turn: what is left to do in it, and how the lines below are to be read."""
    holdings: Callable[[S, SeatId], Iterable[str]]
    """What a seat has, as far as everybody may know it."""
    private: Callable[[S, SeatId], Iterable[str]]
    """What that seat alone may read, besides its balance."""
    picture: Callable[[S, str], StillBoard | None]
    """The board for a printer, with the players' colours of that palette; None where it stands on
    the table."""
    pays_in_notes: bool = True
    """Whether an amount is told by how many of which note, too; cards are only counted."""


class TradeRule(NamedTuple):
    """What the rules of a game say at this table about goods that change hands at once."""

    text: str = ""
    rules: tuple[str, ...] = ()
    """The ids of the rules it rests on."""
    is_allowed: bool = True
    """False: no offer can be made here."""


@dataclass(frozen=True, slots=True, eq=False)
class OptionsInPlay(Generic[S, C]):
    """The table options of a match under way, and how one of them is changed."""

    sheet: "Callable[[], OptionSheet[Any]]"
    of: Callable[[S], msgspec.Struct]
    change: Callable[[str, Any], C]
    """The step that gives a field of them another value, in plain data."""
    settled: Callable[[S], tuple[str, ...]]
    """Groups in which there is nothing to change any more."""


@dataclass(frozen=True, slots=True, eq=False)
class RehearsalParts(Generic[C]):
    """What can be tried at a table without a line in its journal."""

    tries: Callable[[C], bool]
    """Whether a step belongs to it; everything else is refused there."""
    tabs: tuple[str, ...]
    """The ids of the tabs beside the board that are needed for it."""


class PastList(NamedTuple, Generic[S]):
    """What everybody had at a moment, in words and figures."""

    widget: QWidget
    show: Callable[[S], object]


@dataclass(frozen=True, slots=True, eq=False)
class TableParts(Generic[S, C, E]):
    """Handed in by the game's kind of document; a screen asks it and knows no game. Words are in
    the language of the window."""

    game: TableGame[S, C, E]
    lay: "Callable[[TableShell[S, C, E]], GameTable[C]]"
    """Lays what is the game's own on an open table."""
    name: str = ""
    """What the game is called, in every language."""
    resources: Callable[[], Resources] = dict
    """What amounts are counted in, in the language of the window."""
    secrets: Callable[[], SecretWords] = treasury_words
    """What the curtain covers, as the game calls it."""
    trade_name: str = ""
    """What its rulebook calls trade; "": as everywhere."""
    trade_rule: Callable[[S], TradeRule] = lambda _state: TradeRule()
    under_way: "Callable[[TableContext[S, C, E], Callable[[str], object]], QWidget] | None" = None
    """Below the form of trade: goods between two owners. It follows the match
    itself, and hands on the id of a thing that somebody wants to work with."""
    rulebook: "Callable[[S], Rulebook] | None" = None
    """The rules that a match is played by, in words; None: a game without a book."""
    phase_name: Callable[[str], str] = str
    """One short word or two: all phases of a turn stand in one line."""
    phase_rule: Callable[[str], str] = lambda _phase: ""
    """The id of the rule that says what a phase is for; "" for none."""
    phases: tuple[str, ...] = ()
    """Of an own turn in order: shown before the first one begins."""
    event_name: Callable[[S], str] = lambda _state: ""
    """What holds for this turn alone, such as an event, in two words; "" for nothing."""
    notice: Callable[[S], str] = lambda _state: ""
    """The same with what it does, for a line of its own."""
    advice: Callable[[S], str] = lambda _state: ""
    """What to do next, in a few words without a capital letter."""
    enforce: Callable[[Enforcement], C] | None = None
    """The step by which a table changes how strict the rules are."""
    options: OptionsInPlay[S, C] | None = None
    rehearsal: RehearsalParts[C] | None = None
    """None: a game in which nothing is tried beforehand."""
    keywords: Callable[[], Mapping[str, str]] = dict
    """What else the palette finds shared actions of the table by, by the full id of the action."""
    specs: Callable[[], Iterable[ActionSpec]] = tuple
    """What can be done at its table alone; what that does, `GameTable.handlers` say."""
    picture: Callable[[S, str], str] = lambda _state, _thing: ""
    """The drawing of a thing by its id, such as "ship/xenos_big"; "" for none."""
    open_deals: Callable[[S], Sequence[str]] = lambda _state: ()
    """Agreements that still bind somebody, a line each, as far as the whole table may read them."""
    board: BoardArt[S] | None = None
    past_list: Callable[[Theme], PastList[S]] | None = None
    """In place of the board where it is not tracked; to look at only."""
    paper: PaperParts[S] | None = None
    confirms_end: bool = False
    """Whether an end that the rules bring about is asked about, as soon as it is noticed."""
    disclosure: Callable[[Theme, SignalInstance], QWidget] | None = None
    """Shows what a step has turned over for all to read. The signal tells of every change, as
    `Commander.changed` does."""
