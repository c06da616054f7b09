"""The board of a new match: dealt by a seed that everybody sees, swapped by hand, or copied."""

from collections.abc import Callable, Iterable
from random import SystemRandom

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.definitions import DefinitionSet
from bp_desktop.games.parsec.ids import ModuleId
from bp_desktop.games.parsec.library.content import ParsecSet
from bp_desktop.games.parsec.match.commands import DealModules, LayModules
from bp_desktop.games.parsec.match.preparation import can_deal, dealt
from bp_desktop.ui.games.parsec.art.board_picture import ParsecPicture, themed_picture
from bp_desktop.ui.games.parsec.book import samples
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.table.setup.ready_documents import ReadyDocuments
from bp_desktop.ui.table.setup.swap_grid import SwapGrid
from bp_desktop.ui.widgets.basics import Button, column, label, lay
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import switch, text_line
from bp_desktop.ui.words.wording import shown_name

SETS = "parsec.set"
LONGEST_SEED = 40
translate = QCoreApplication.translate


class ModuleGrid(SwapGrid):
    """The modules as they will lie."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, translate("parsec setup", "Modules of the board"))
        self._definitions = DefinitionSet()

    def show_modules(
        self, definitions: DefinitionSet, grid: tuple[int, int], laid: tuple[ModuleId, ...]
    ) -> None:
        self._definitions = definitions
        self.show_tiles(grid, laid)

    def _picture(self) -> ParsecPicture:
        found = map(self._definitions.module, map(ModuleId, self.laid))
        modules = tuple(one for one in found if one is not None)
        board = ModuleBoard(*self._shape, self._definitions.pitch, modules)
        return themed_picture(board, self._theme)

    def _tiles(self) -> Iterable[tuple[str, str]]:
        return ((one.id, shown_name(one.name) or one.id) for one in self._definitions.modules)


class ModuleDeal(QWidget):
    """A page of the form for a new match (PA-APP-7)."""

    def __init__(self, theme: Theme, desk: Desk, on_central: Callable[[bool], object]) -> None:
        """`on_central` hears whether everybody wants the port in the middle (PA-SETUP-5)."""
        super().__init__()
        said = translate("parsec", "The Space Port lies in the middle")
        self.central = switch(said, False, on_central)
        name, first = translate("parsec setup", "Definitions"), translate("parsec setup", "Samples")
        self.sets = ReadyDocuments(desk, name, system=SETS, first=first)
        self.sets.currentIndexChanged.connect(self.deal)
        seed = translate("parsec setup", "Seed of the deal")
        self.seed = text_line(seed, seed, self.deal, longest=LONGEST_SEED)
        self.seed.editingFinished.connect(self._on_seed)
        again = translate("parsec setup", "Deal again")
        self.again = Button(theme, again, self._shuffle, icon_name="dice")
        self.grid = ModuleGrid(theme)
        self._shape: tuple[int, int] = (1, 1)
        self._central, self._seed = False, ""
        self._dealt: tuple[ModuleId, ...] = ()
        words = translate(
            "parsec setup",
            "The same seed gives the same board. Drag a module onto another to swap them; click "
            "one to choose what lies there, as on your table.",
        )
        lay(
            column(theme, self, spacing=12),
            label(words, "quiet", wrap=True),
            flowing(theme, self.sets, self.seed, self.again, self.central),
            (self.grid, 1),
        )

    @property
    def definitions(self) -> DefinitionSet:
        """Of the chosen set; the samples where it cannot be read any more."""
        state = self.sets.state()
        return state.definitions if isinstance(state, ParsecSet) else samples()

    def follow(self, grid: tuple[int, int], *, central: bool) -> None:
        """Players or options are others now."""
        if (grid, central) != (self._shape, self._central) or not self._dealt:
            self._shape, self._central = grid, central
            self.central.setChecked(central)
            self.deal()

    def _on_seed(self) -> None:
        """What was swapped stays where the seed is the same."""
        if self.seed.text() != self._seed:
            self.deal()

    def _shuffle(self) -> None:
        self.seed.clear()
        self.deal()

    def deal(self) -> None:
        """By the seed that stands there, or a new one."""
        definitions = self.definitions
        self._seed = self.seed.text() or str(SystemRandom().randint(100_000, 999_999))
        self.seed.setText(self._seed)
        self._dealt = ()
        if can_deal(definitions, self._shape):
            dice = AppDice(self._seed)
            self._dealt = dealt(definitions, self._shape, dice, central=self._central)
        self.grid.show_modules(definitions, self._shape, self._dealt)

    def commands(self) -> tuple[object, ...]:
        """How the board is laid: by the seed, and as people changed it."""
        deal = DealModules(seed=self.seed.text())
        laid = tuple(map(ModuleId, self.grid.laid))
        return (deal,) if laid == self._dealt else (deal, LayModules(laid))
