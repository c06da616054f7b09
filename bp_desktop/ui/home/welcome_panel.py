"""Home at the very first start: what this is in one sentence, and the ways to begin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.empty import WORDS_FROM, WORDS_WIDE, SkyFrame
from bp_desktop.ui.widgets.equal_row import EqualRow
from bp_desktop.ui.widgets.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import Actions
    from bp_desktop.ui.shell.kinds import AnyKind

LESSON, RULES = "learn.first_match", "go.rules"
WIDEST = 980
"""Of the three ways together."""


class WelcomePanel(SkyFrame):
    """Whoever takes a way, or goes to Home, comes to the usual Home the next time."""

    def __init__(
        self,
        theme: Theme,
        kinds: Sequence[AnyKind],
        actions: Actions,
        leave: Callable[[], object],
    ) -> None:
        super().__init__(theme, seed=4, inset=False)
        self._actions = actions
        self._leave = leave
        said = label(
            self.tr(
                "For evenings with a board game in space: it keeps money, turns and secrets, "
                "rolls the dice, draws the maps and remembers every step."
            ),
            "quiet",
            wrap=True,
        )
        said.setMaximumWidth(theme.px(WORDS_WIDE))
        self.ways = EqualRow(theme, self._tiles(theme, kinds))
        self.ways.setMaximumWidth(theme.px(WIDEST))
        words = lay(
            column(theme, spacing=12),
            label(self.tr("Welcome"), "overline"),
            label(QCoreApplication.applicationName(), "display", wrap=True),
            # In a row of its own, so that its lines are counted at the width they really have.
            lay(row(theme), (said, 1), SPRING),
        )
        self.home = Button(theme, self.tr("Go to Home (Esc)"), leave, kind="link", icon_name="home")
        words.addSpacing(theme.px(16))
        lay(words, self.ways, lay(row(theme), self.home, SPRING))
        lay(column(theme, self, edges=(WORDS_FROM, 32, WORDS_FROM, 32)), 2, words, 3)
        self.setFocusProxy(self.ways.parts[0])

    def _tiles(self, theme: Theme, kinds: Sequence[AnyKind]) -> list[Tile]:
        """A sample, a new match, and learning; the form of a new match asks which game."""
        first = next((kind for kind in kinds if kind.sample is not None), None)
        tiles = []
        if first is not None and first.sample is not None:
            ways = (
                (first.sample.text(), first.sample.explanation(), "play", "sample"),
                (first.new_text(), first.explanation(), first.icon, "new"),
            )
            tiles = [
                Tile(theme, text, told, icon, partial(self._go, f"{way}.{first.system}"))
                for text, told, icon, way in ways
            ]
        if LESSON in self._actions:
            told = self.tr("A first match, step by step")
            way = LESSON
        else:
            told = self.tr("The rules, in short paragraphs")
            way = RULES
        return [*tiles, Tile(theme, self.tr("Learn to play"), told, "help", partial(self._go, way))]

    def _go(self, action: str) -> None:
        actions = self._actions
        self._leave()
        actions.run(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
