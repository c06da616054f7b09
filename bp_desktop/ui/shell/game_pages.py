"""The Dice page of the window: shows the dice assistant of the game that is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.ui.shell.kinds import PageContext, WindowGame


class DiceAssistant(QWidget):
    """What a game shows on the Dice page."""

    def plan_from_match(self) -> None:
        """Plan with the units of the match on the table; nothing where a game has no plans."""


class DiceFrame(QStackedWidget):
    """Follows the desk: the game whose document is open comes first, then the first registered one.

    Each assistant is built when it is first needed, and keeps what was typed in it.
    """

    def __init__(self, context: PageContext, make_empty: Callable[[], QWidget]) -> None:
        super().__init__()
        self._context = context
        self._make_empty = make_empty
        self._made: dict[str, DiceAssistant] = {}
        self.assistant: DiceAssistant | None = None
        """The one that is shown; None where no game has dice."""
        context.desk.opened.connect(self._follow)
        context.desk.closed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        game = next((game for game in self._context.desk.games_in_use if game.make_dice), None)
        if game is None:
            if self.count() == 0:
                self.addWidget(self._make_empty())
            return
        self.assistant = self._assistant_of(game)
        self.setCurrentWidget(self.assistant)
        self.setFocusProxy(self.assistant)

    def _assistant_of(self, game: WindowGame) -> DiceAssistant:
        if game.id not in self._made:
            assert game.make_dice is not None
            self._made[game.id] = game.make_dice(self._context)
            self.addWidget(self._made[game.id])
        return self._made[game.id]
