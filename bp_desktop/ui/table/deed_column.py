"""Deed column: what can be done, a card each, with price and odds, or why not and by which rule."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.core.purse import EMPTY
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, show_text
from bp_desktop.ui.widgets.offer_card import OfferCard, OfferFace
from bp_desktop.ui.widgets.purse import Resources
from bp_desktop.ui.widgets.rule_link import RuleReader


class Deed(NamedTuple):
    """One thing to do. Without `do` it is a heading above those that follow."""

    face: OfferFace
    do: Callable[[], object] | None = None
    roll: Callable[[], object] | None = None
    """The short way, by a button of its own: it is done and the dice are thrown at once."""
    roll_words: str = ""
    """What that button says, such as the odds."""


def heading(text: str) -> Deed:
    return Deed(OfferFace(text, "", EMPTY))


class DeedColumn(QWidget):
    """Cards are kept and shown anew: most steps change a word or two of them."""

    def __init__(self, theme: Theme, rules: RuleReader, resources: Resources) -> None:
        super().__init__()
        self._theme, self._rules, self._looks = theme, rules, resources
        self.deeds: tuple[Deed, ...] = ()
        self._heads: list[QLabel] = []
        self.cards: list[OfferCard] = []
        self.rolls: list[Button] = []
        self._box = column(theme, self, spacing=6)

    def show_deeds(self, deeds: Sequence[Deed]) -> None:
        self.deeds = tuple(deeds)
        while len(self.cards) < len(self.deeds):
            self._add(len(self.cards))
        for place in range(len(self.deeds), len(self.cards)):
            for part in (self._heads[place], self.cards[place], self.rolls[place]):
                part.hide()
        lines = zip(self.deeds, self._heads, self.cards, self.rolls, strict=False)
        for deed, line, card, roll in lines:
            show_text(line, deed.face.title if deed.do is None else "")
            card.setVisible(deed.do is not None)
            if deed.do is not None:
                card.show_offer(deed.face)
            roll.set_words(deed.roll_words)
            roll.setVisible(deed.roll is not None and not deed.face.why_not)
        self.setVisible(bool(deeds))

    def _add(self, place: int) -> None:
        theme, line = self._theme, label("", "overline", wrap=True)
        card = OfferCard(theme, self._rules, self._looks, partial(self._do, place))
        roll = Button(theme, "", partial(self._roll, place), kind="mini", icon_name="dice")
        self._heads.append(line)
        self.cards.append(card)
        self.rolls.append(roll)
        self._box.addWidget(line)
        self._box.addWidget(card)
        self._box.addWidget(roll, 0, Qt.AlignmentFlag.AlignRight)

    def _do(self, place: int) -> None:
        deed = self.deeds[place] if place < len(self.deeds) else None
        if deed is not None and deed.do is not None:
            deed.do()

    def _roll(self, place: int) -> None:
        deed = self.deeds[place] if place < len(self.deeds) else None
        if deed is not None and deed.roll is not None:
            deed.roll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reasons break elsewhere in another width."""
        super().resizeEvent(event)
        for card in self.cards:
            card.updateGeometry()

    def focus_first(self) -> None:
        first = next(
            (one for one in self.cards if one.isVisible() and one.button.isEnabled()), None
        )
        if first is not None:
            first.button.setFocus()
