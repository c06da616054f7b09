"""A group that plays Parsec in the real window: every input by mouse or key is counted."""

from collections.abc import Iterator
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bp_desktop.app.window import WindowApp
from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.ids import TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import legal
from bp_desktop.games.parsec.match.state import ParsecMatch, SetupPart
from bp_desktop.games.table import Stage
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.games.parsec.kinds import parsec_match_kind
from bp_desktop.ui.games.parsec.setup.match_setup import new_parsec
from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.table.deed_column import Deed, DeedColumn
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from bp_desktop.ui.table.view import TableView
from tests.games.parsec.build import options
from tests.ui.build import settle

LEFT = Qt.MouseButton.LeftButton
W = TypeVar("W", bound=QWidget)


def agreement(*names: str, **chosen: Any) -> Agreement[Any, int]:
    """Hands are open, so that nobody has to be asked to look."""
    seats = tuple(SeatDraft(name, place, False, 0) for place, name in enumerate(names))
    return Agreement("Friday", seats, options(ui={"hidden_hands": False}, **chosen))


def free_space(match: ParsecMatch) -> Hex:
    """A cell with nothing within three cells of it, well inside the board."""
    taken = {one.cell for one in match.units.values()} | set(match.board.body_at)
    inside = match.board.modules_at
    return next(
        cell
        for cell in inside
        if all(
            near in inside and near not in taken
            for near in (cell, *cell.neighbors(), *(n + n - cell for n in cell.neighbors()))
        )
    )


class ParsecHand:
    """Sits before the program."""

    def __init__(self, app: WindowApp) -> None:
        self.app = app
        self.inputs = 0

    def begin(self, agreed: Agreement[Any, int] | None = None, *, tracked: bool = True) -> None:
        """As the form does it, once it is filled in."""
        steps = new_parsec(agreed or agreement("Anna", "Boris", "Chiara"), tracked=tracked)
        assert self.app.window.make_document(parsec_match_kind(), NewDocument("Friday", steps))
        settle()

    @property
    def view(self) -> TableView[Any, Any, Any]:
        found = self.app.window.findChild(TableView)
        assert isinstance(found, TableView)
        return found

    @property
    def own(self) -> ParsecTable:
        found = self.view.findChild(ParsecTable)
        assert isinstance(found, ParsecTable)
        return found

    @property
    def match(self) -> ParsecMatch:
        state: ParsecMatch = self.view.state
        return state

    # --- inputs

    def push(self, button: QWidget) -> None:
        settle()
        assert button.isVisible(), "nobody sees that"
        assert button.isEnabled(), "nobody can press that"
        QTest.mouseClick(button, LEFT)
        self.inputs += 1
        settle()

    def go_on(self) -> None:
        self.push(self.view.go_on.button)

    def click(self, cell: Hex) -> None:
        """On the board."""
        board = self.own.board
        assert board is not None
        view = board.view
        view.ensure_cell_visible(cell)
        settle()
        at: QPoint = view.mapFromScene(QPointF(*LAYOUT.center(cell)))
        QTest.mouseMove(view.viewport(), at)
        QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
        self.inputs += 1
        settle()

    def do(self, words: str, *, roll: bool = False, column: DeedColumn | None = None) -> None:
        """The card that begins with these words, or the dice button at its end."""
        column = column or self.deeds
        place = next(
            number
            for number, deed in enumerate(column.deeds)
            if deed.do is not None and deed.face.title.startswith(words)
        )
        button = column.rolls[place] if roll else column.cards[place].button
        self.own.now.area.ensureWidgetVisible(button)
        self.push(button)

    @property
    def deeds(self) -> DeedColumn:
        now = self.own.now
        return now.fight.deeds if self.match.fight is not None else now.deeds

    def offered(self) -> list[Deed]:
        return [one for one in self.deeds.deeds if one.do is not None]

    # --- whole parts of a match

    def prepare(self) -> None:
        """From the dealt board to the first turn, by mouse."""
        for _ in range(100):
            if self.match.stage is not Stage.SETUP:
                return
            now = self.match.preparation
            if now.part is SetupPart.KITS:
                self.push(self.own.now.amounts.confirm)
            elif self.view.context.game.next_step(self.match) is not None:
                self.go_on()
            else:
                self.click(next(self._places()))
        raise AssertionError(self.match.preparation)

    def _places(self) -> Iterator[Hex]:
        seat = self.view.context.game.asked(self.match)
        assert seat is not None
        for offer in legal(self.match, seat):
            if isinstance(offer.command, c.Settle):
                yield from offer.choices("at")

    def produce(self) -> None:
        """Roll, and hand out what there is to choose."""
        self.go_on()
        if self.match.turn.part == "production":
            self.go_on()

    def put(self, owner: int, kind: str, at: Hex) -> UnitId:
        """A piece that stands on the board by the table's word; whose, by the seat."""
        player = tuple(self.match.players)[owner]
        before = set(self.match.units)
        self.view.act(c.PutUnit(player, TypeId(kind), at))
        settle()
        (made,) = set(self.match.units) - before
        return made
