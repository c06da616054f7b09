"""A group that plays Parsec in the real window: every input by mouse or key is counted."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget

from bp_desktop.app.window import WindowApp
from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.ids import TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import legal
from bp_desktop.games.parsec.match.state import ParsecMatch, SetupPart
from bp_desktop.games.table import Stage
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.marks import MarksItem
from bp_desktop.ui.games.parsec.kinds import parsec_match_kind
from bp_desktop.ui.games.parsec.setup.match_setup import new_parsec
from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.table.board_panel import TableBoard
from bp_desktop.ui.table.deed_column import Deed, DeedColumn
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.containers import reveal
from bp_desktop.ui.widgets.offer_card import OfferFace
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from tests.games.parsec.build import options
from tests.ui.build import settle

LEFT = Qt.MouseButton.LeftButton
W = TypeVar("W", bound=QWidget)


def agreement(*names: str, real_dice: bool = False, **chosen: Any) -> Agreement[Any, int]:
    """Hands are open, so that nobody has to be asked to look, unless something else is `chosen`."""
    teams = (1, 2, 1, 2) if chosen.get("variant", {}).get("alliances") else (0,) * 4
    seats = tuple(
        SeatDraft(name, place, real_dice, team)
        for place, (name, team) in enumerate(zip(names, teams, strict=False))
    )
    return Agreement("Friday", seats, options(**{"ui": {"hidden_hands": False}, **chosen}))


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
        self.open(new_parsec(agreed or agreement("Anna", "Boris", "Chiara"), tracked=tracked))

    def open(self, steps: Sequence[object]) -> None:
        """A match of which these steps have been made."""
        assert self.app.window.make_document(parsec_match_kind(), NewDocument("Friday", steps))
        settle()

    @property
    def view(self) -> TableView[Any, Any, Any]:
        """The table that is seen: the match, or its rehearsal."""
        match = self.match_view
        return match.rehearsal.table or match

    @property
    def match_view(self) -> TableView[Any, Any, Any]:
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

    def keys(self, typed: str, *keys: Qt.Key) -> None:
        """Wherever the keyboard is; each key is an input."""
        for press in (*typed, *keys):
            focus = self.app.window.focusWidget()
            assert focus is not None
            if isinstance(press, str):
                QTest.keyClicks(focus, press)
            else:
                QTest.keyClick(focus, press)
            self.inputs += 1
            settle()

    def throw(self, *faces: int) -> None:
        """Real dice have fallen: what they show is typed; one input."""
        field = self.view.go_on.faces
        assert field.isVisible(), "nobody asks for dice"
        QTest.mouseClick(field, LEFT)
        QTest.keyClicks(field, " ".join(map(str, faces)))
        QTest.keyClick(field, Qt.Key.Key_Return)
        self.inputs += 1
        settle()

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
        column = column or self.column_with(words)
        place = next(
            number
            for number, deed in enumerate(column.deeds)
            if deed.do is not None and deed.face.title.startswith(words)
        )
        button = column.rolls[place] if roll else column.cards[place].button
        reveal(button)
        self.push(button)

    def fill(self, box: QSpinBox, amount: int) -> None:
        """Clicked, typed and left: one input."""
        field = box.lineEdit()
        reveal(field)
        settle()
        QTest.mouseClick(field, LEFT)
        field.selectAll()
        QTest.keyClicks(field, str(amount))
        QTest.keyClick(field, Qt.Key.Key_Tab)
        self.inputs += 1
        settle()

    def choose(self, box: QComboBox, text: str) -> None:
        """By arrow keys to that line; one input."""
        reveal(box)
        settle()
        assert box.isVisible()
        box.setFocus()
        steps = box.findText(text) - box.currentIndex()
        assert box.findText(text) >= 0, text
        for _ in range(abs(steps)):
            QTest.keyClick(box, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
        assert box.currentText() == text
        self.inputs += 1
        settle()

    # --- what is seen

    def seen(self, kind: type[W]) -> list[W]:
        """Every such widget that is on the screen."""
        return [one for one in self.app.window.findChildren(kind) if one.isVisible()]

    def column_with(self, words: str) -> DeedColumn:
        """The cards on the screen of which one begins with these words."""
        return next(
            column
            for column in self.seen(DeedColumn)
            if any(one.do and one.face.title.startswith(words) for one in column.deeds)
        )

    def titles(self) -> list[str]:
        """Of all cards and headings on the screen."""
        return [one.face.title for column in self.seen(DeedColumn) for one in column.deeds]

    def face(self, words: str) -> OfferFace:
        """Of the card that begins with these words."""
        return next(
            one.face
            for column in self.seen(DeedColumn)
            for one in column.deeds
            if one.do is not None and one.face.title.startswith(words)
        )

    def notes(self, words: str) -> list[str]:
        """What the card says below its title."""
        return [one.text for one in self.face(words).notes]

    def says(self, words: str) -> bool:
        """Whether a text on the screen has these words in it."""
        return any(words in one.text() for one in self.seen(QLabel))

    def rows(self, name: str) -> Sequence[Row]:
        """Of the list with that name."""
        return next(one.rows for one in self.seen(RowList) if one.accessibleName() == name)

    def button(self, words: str) -> Button:
        return next(one for one in self.seen(Button) if one.text().startswith(words))

    def open_panel(self, tab: str) -> None:
        self.view.dock.open_panel(tab)
        settle()

    @property
    def board(self) -> TableBoard[Any, Any, Any]:
        return next(one for one in self.view.findChildren(QWidget) if isinstance(one, TableBoard))

    def lit(self) -> set[Hex]:
        """The cells that wait for a click."""
        placement = self.board.placing.current
        return set(placement.cells) if placement is not None else set()

    def marked(self, color: str) -> set[Hex]:
        """The cells marked on the board with an ink of the theme, or a colour."""
        inks = self.app.theme
        wanted = QColor(color) if color.startswith("#") else inks.color(color)
        return {
            cell
            for item in self.board.scene.items()
            if isinstance(item, MarksItem)
            for mark in item.marks
            if QColor(mark.color).rgb() == wanted.rgb()
            for cell in mark.cells
        }

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

    def put(self, owner: int, kind: str, at: Hex | None) -> UnitId:
        """A piece that stands on the board by the table's word; whose, by the seat."""
        player = tuple(self.match.players)[owner]
        before = set(self.match.units)
        self.view.act(c.PutUnit(player, TypeId(kind), at))
        settle()
        (made,) = set(self.match.units) - before
        return made
