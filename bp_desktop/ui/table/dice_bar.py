"""Dice bar: where somebody rolls real dice, their faces are typed or tapped here."""

from collections.abc import Callable

from PySide6.QtWidgets import QBoxLayout, QFrame

from bp_desktop.ui.dice.face_pad import FacePad
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, KeptFields
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.fields import text_line

BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
WIDE = 560
ROOMY = 640
"""A lower window has no room for a button per face; there they are typed."""


class DiceBar(QFrame):
    """Lies over the message place while dice are waited for."""

    def __init__(
        self,
        theme: Theme,
        on_entered: Callable[[], object],
        on_tapped: Callable[[tuple[int, ...]], object],
        roll: Callable[[], object],
        draft: Draft,
    ) -> None:
        """`roll`: the program throws them instead."""
        super().__init__()
        self._theme = theme
        self._can_tap = False
        self.setProperty("card", "gold")
        self.words = label("", "strong", wrap=True)
        self.faces = text_line(self.tr("Dice rolled"), on_enter=on_entered)
        self.faces.setFixedWidth(theme.px(150))
        self.roll = Button(theme, self.tr("Let the program roll"), roll, kind="link")
        self.pad = FacePad(theme, on_tapped)
        ways = lay(row(theme, spacing=12), self.faces, self.roll)
        self._line = lay(row(theme, spacing=6), (self.words, 1), ways)
        parts = (SPRING, self._line, self.pad, SPRING)
        lay(column(theme, self, spacing=6, edges=(16, 8, 12, 8)), *parts)
        KeptFields(self, {"faces": self.faces}, draft)
        self.hide()

    def ask(self, words: str, hint: str, dice: tuple[tuple[int, str], ...]) -> None:
        """`dice`: each with the words that ask for it."""
        self.words.setText(words)
        self.faces.setPlaceholderText(hint)
        self._can_tap = FacePad.can_ask(tuple(die for die, _ in dice))
        if self._can_tap:
            self.pad.ask(dice)
        self.show()

    def forget(self) -> None:
        self.faces.clear()
        self.hide()

    def fit(self, width: int) -> None:
        """The words stand above the field where there is little room."""
        self._line.setDirection(BESIDE if width >= self._theme.px(WIDE) else BELOW)
        roomy = self.window().height() >= self._theme.px(ROOMY)
        self.pad.setVisible(self._can_tap and roomy)
