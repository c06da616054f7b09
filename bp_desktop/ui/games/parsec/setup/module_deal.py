"""The board of a new match: dealt by a seed that everybody sees, swapped by hand, or copied."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.definitions import DefinitionSet, ModuleDefinition
from bp_desktop.games.parsec.ids import ModuleId
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.match.commands import DealModules, LayModules
from bp_desktop.games.parsec.match.preparation import dealt
from bp_desktop.session.library import LibraryError
from bp_desktop.ui.board.still import paint_fitted
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture
from bp_desktop.ui.games.parsec.art.colors import PARSEC_COLORS
from bp_desktop.ui.games.parsec.book import samples
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, switch, text_line

SETS = "parsec.set"
LONGEST_SEED = 40
LEAST = 520
"""How high the board is at least: numbers can be read."""
translate = QCoreApplication.translate


def module_name(module: ModuleDefinition) -> str:
    from bp_desktop.ui.games.parsec.library.part_fields import shown_name

    return shown_name(module.name) or module.id


class ReadySets(ChoiceBox):
    """Definitions a match can be played with: the samples, and the sets of the box."""

    def __init__(self, desk: Desk, on_changed: Callable[[], object]) -> None:
        super().__init__(translate("parsec setup", "Definitions"))
        self._desk = desk
        self.addItem(translate("parsec setup", "Samples"), "")
        for one in desk.library.documents() if desk.is_open else ():
            if one.system == SETS and not one.binned:
                self.addItem(one.title, one.id)
        self.currentIndexChanged.connect(on_changed)

    def content(self) -> DefinitionSet:
        """Of the chosen one; the samples where it cannot be read any more."""
        chosen = self.currentData()
        try:
            state = self._desk.library.peek(chosen).state if chosen else None
        except LibraryError:
            state = None
        return state.definitions if isinstance(state, ParsecSet) else samples()


class ModuleGrid(QWidget):
    """The modules as they will lie. One is dragged onto another to swap them; a click, or Enter,
    lists all modules, to copy what lies on a real table."""

    def __init__(self, theme: Theme, on_changed: Callable[[], object]) -> None:
        super().__init__()
        self._theme, self._on_changed = theme, on_changed
        self._definitions, self._shape = DefinitionSet(), (1, 1)
        self.laid: list[ModuleId] = []
        self.here, self._pressed = 0, -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(theme.px(LEAST))
        self.setAccessibleName(translate("parsec setup", "Modules of the board"))

    def show_modules(
        self, definitions: DefinitionSet, grid: tuple[int, int], laid: tuple[ModuleId, ...]
    ) -> None:
        self._definitions, self._shape, self.laid = definitions, grid, list(laid)
        self.here = min(self.here, max(0, len(laid) - 1))
        self.update()

    def put(self, place: int, module: ModuleId) -> None:
        """A module lies there; what lay there goes where it was, if it was on the board."""
        if module in self.laid:
            self.laid[self.laid.index(module)] = self.laid[place]
        self.laid[place] = module
        self.update()
        self._on_changed()

    def _picture(self) -> ParsecPicture:
        modules = tuple(one for one in map(self._definitions.module, self.laid) if one is not None)
        board = ModuleBoard(*self._shape, self._definitions.pitch, modules)
        fineness = self._theme.look.scale / 100 * self._theme.screen_ratio
        return ParsecPicture(board, PARSEC_COLORS[self._theme.mode], fineness=fineness)

    def place_of(self, place: int) -> QRect:
        """Of a module on the widget, in which the board lies in the middle."""
        (columns, rows), bounds = self._shape, self._picture().bounds()
        scale = min(self.width() / bounds.width(), self.height() / bounds.height())
        wide, high = bounds.width() * scale / columns, bounds.height() * scale / rows
        down, across = divmod(place, columns)
        left, top = (self.width() - wide * columns) / 2, (self.height() - high * rows) / 2
        return QRectF(left + across * wide, top + down * high, wide, high).toRect()

    def _at(self, point: QPoint) -> int:
        places = (one for one in range(len(self.laid)) if self.place_of(one).contains(point))
        return next(places, -1)

    def menu(self, place: int) -> QMenu:
        made = QMenu(self)
        for module in self._definitions.modules:
            action = made.addAction(module_name(module).replace("&", "&&"))
            action.triggered.connect(partial(self.put, place, module.id))
        return made

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        start, end = self._pressed, self._at(event.position().toPoint())
        self._pressed = -1
        if start < 0 or end < 0:
            return
        self.here = end
        if start == end:
            self.menu(end).popup(event.globalPosition().toPoint())
        else:
            self.put(end, self.laid[start])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        columns, key = self._shape[0], Qt.Key(event.key())
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        steps |= {Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}
        if key in steps and 0 <= self.here + steps[key] < len(self.laid):
            self.here += steps[key]
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.laid:
            corner = self.place_of(self.here).center()
            self.menu(self.here).popup(self.mapToGlobal(corner))
        else:
            super().keyPressEvent(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.laid:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_fitted(painter, QRectF(self.rect()), self._picture())
            if self.hasFocus():
                painter.setPen(QPen(self._theme.color("focus"), 2))
                painter.drawRect(self.place_of(self.here))


class ModuleDeal(QWidget):
    """A page of the form for a new match (PA-APP-7)."""

    def __init__(self, theme: Theme, desk: Desk, on_central: Callable[[bool], object]) -> None:
        """`on_central` hears whether everybody wants the port in the middle (PA-SETUP-5)."""
        super().__init__()
        said = translate("parsec", "The Space Port lies in the middle")
        self.central = switch(said, False, on_central)
        self.sets = ReadySets(desk, self.deal)
        seed = translate("parsec setup", "Seed of the deal")
        self.seed = text_line(seed, seed, self.deal, longest=LONGEST_SEED)
        self.seed.editingFinished.connect(self.deal)
        self.again = Button(
            theme, translate("parsec setup", "Deal again"), self._shuffle, icon_name="dice"
        )
        self.grid = ModuleGrid(theme, lambda: None)
        self._shape: tuple[int, int] = (1, 1)
        self._central = False
        self._dealt: tuple[ModuleId, ...] = ()
        words = translate(
            "parsec setup",
            "The same seed gives the same board. Drag a module onto another to swap them; click "
            "one to choose what lies there, as on your table.",
        )
        lay(
            column(theme, self, spacing=12),
            label(words, "quiet", wrap=True),
            lay(row(theme, spacing=12), (self.sets, 1), (self.seed, 1), self.again, SPRING),
            self.central,
            (self.grid, 1),
        )
        self.seed.setText(_new_seed())

    def follow(self, grid: tuple[int, int], *, central: bool) -> None:
        """Players or options are others now."""
        if (grid, central) != (self._shape, self._central) or not self._dealt:
            self._shape, self._central = grid, central
            self.central.setChecked(central)
            self.deal()

    def _shuffle(self) -> None:
        self.seed.setText(_new_seed())
        self.deal()

    @property
    def can_be_dealt(self) -> bool:
        modules, (columns, rows) = self.sets.content().modules, self._shape
        ports = sum(one.is_port for one in modules)
        return ports > 0 and len(modules) - ports >= columns * rows - 1

    def deal(self) -> None:
        definitions = self.sets.content()
        dice = AppDice(self.seed.text() or None)
        self._dealt = (
            dealt(definitions, self._shape, dice, central=self._central)
            if self.can_be_dealt
            else ()
        )
        self.grid.show_modules(definitions, self._shape, self._dealt)

    def commands(self) -> tuple[object, ...]:
        """How the board is laid: by the seed, and as people changed it."""
        deal = DealModules(seed=self.seed.text())
        laid = tuple(self.grid.laid)
        return (deal,) if laid == self._dealt else (deal, LayModules(laid))


def _new_seed() -> str:
    return str(SystemRandom().randint(1000, 9999))
