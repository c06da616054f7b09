"""The dice tray: "I only want to roll", by the program or by hand, with a log and statistics."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from bp_desktop.core.dice import Dice, Roll
from bp_desktop.core.messages import Refused
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.die_face import DRAWN, DieFace
from bp_desktop.ui.dice.face_pad import FacePad
from bp_desktop.ui.dice.statistics import StatisticsPanel
from bp_desktop.ui.dice.throw import DiceRequest, read_dice, read_faces, throw, typed
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, KeptFields
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    Card,
    column,
    label,
    lay,
    put_away,
    row,
    show_text,
)
from bp_desktop.ui.widgets.containers import FlowLayout, YieldingPage, scroll_area
from bp_desktop.ui.widgets.fields import OneOfField, text_line
from bp_desktop.ui.widgets.turning_box import TurningBox
from bp_desktop.ui.words.wording import worded_all

DICE_PER_ROW = 6
LONGEST_PURPOSE = 60
LARGE = 112
"""The side of a few dice."""
NARROW = 620
"""Below this width the statistics lie below the dice."""
EXAMPLE = "3d6, 2d8 + d4"


class DiceTray(QWidget):
    """Throws dice and remembers every roll of this sitting, in `rolls` if somebody keeps them."""

    rolled = Signal(object)
    """tuple[Roll, ...]"""

    def __init__(
        self,
        theme: Theme,
        dice: Dice,
        *,
        by_hand: bool = False,
        rolls: list[Roll] | None = None,
        draft: Draft | None = None,
    ) -> None:
        """`draft`: what was typed and chosen on the tray before this one."""
        super().__init__()
        self._draft = draft = draft if draft is not None else {}
        self._theme = theme
        self._dice = dice
        self._by_hand = bool(draft.get("by hand", by_hand))
        wish = draft.get("wish")
        self._wish = wish if isinstance(wish, DiceRequest) else DiceRequest((20,))
        self.rolls: list[Roll] = rolls if rolls is not None else []
        self.faces: list[DieFace] = []
        self.pad = FacePad(theme, self._on_tapped)
        parts = self._choice(), (self._table(), 1), self.pad, self._entry()
        self.statistics = StatisticsPanel(theme)
        left = QWidget()
        lay(column(theme, left, spacing=16), *parts)
        sides = (left, 3), (self.statistics, 2)
        both = TurningBox(theme, *sides, spacing=24, below=24, least=NARROW)
        lay(column(theme, self), YieldingPage(both))
        self.statistics.show_rolls(self.rolls)
        fields = {"dice": self.wish_line, "purpose": self.purpose, "faces": self.face_line}
        KeptFields(self, fields, draft)
        self._show_wish()

    def _choice(self) -> QVBoxLayout:
        theme, dice = self._theme, QWidget()
        line = FlowLayout(dice, gap=theme.px(8), filled=True)
        for die in DRAWN:
            button = Button(theme, f"d{die}", partial(self.throw_one, die), kind="plain")
            button.setMinimumHeight(theme.px(44))
            line.addWidget(button)
        hints = self.tr("or any dice: 3d6, 2d8 + d4"), EXAMPLE
        self.wish_line = text_line(self.tr("Dice to roll"), hints, self._on_wish)
        hints = self.tr("What for? (optional)"), self.tr("What for?")
        name = self.tr("What these dice are for")
        self.purpose = text_line(name, hints, longest=LONGEST_PURPOSE)
        asked = (self.wish_line, 3), (self.purpose, 2)
        return lay(column(theme, spacing=8), dice, TurningBox(theme, *asked, spacing=8, least=360))

    def _table(self) -> QWidget:
        self._sum = label("", "number")
        self._said = label("", "small", wrap=True)
        for words in (self._sum, self._said):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        place = QWidget()
        place.setObjectName("transparent")
        self._grid = QGridLayout(place)
        area = scroll_area(place, focus=False)
        area.setMinimumHeight(self._theme.px(LARGE + 8))
        parts = (area, 1), self._sum, self._said
        return Card(self._theme, *parts, spacing=12, edges=(20, 20, 20, 20))

    def _entry(self) -> QVBoxLayout:
        self.who = OneOfField(
            self._theme,
            {"app": self.tr("The program rolls"), "hand": self.tr("I roll by hand")},
            "hand" if self._by_hand else "app",
            self._on_who,
        )
        self.face_line = text_line(self.tr("Dice rolled"), on_enter=self._on_faces)
        self.throw_button = Button(
            self._theme, self.tr("Roll"), self.throw, kind="primary", icon_name="dice"
        )
        faces = lay(row(self._theme, spacing=8), (self.face_line, 1), SPRING, self.throw_button)
        return lay(column(self._theme, spacing=8), self.who, faces)

    # --- throwing

    def throw_one(self, die: int) -> None:
        """A button: choose that die and, if the program throws, throw it at once."""
        self._wish = DiceRequest((die,))
        self._show_wish()
        if not self._by_hand:
            self.throw()

    def throw(self) -> None:
        if self._by_hand:
            self._on_faces()
            return
        self._show(throw(self._wish, self._dice, self.purpose.text().strip()))

    def _on_wish(self) -> None:
        try:
            self._wish = read_dice(self.wish_line.text())
        except Refused as refusal:
            show_text(self._said, worded_all(refusal.messages))
            return
        self._show_wish()
        if self._by_hand:
            self.face_line.setFocus()
        else:
            self.throw()

    def _on_faces(self) -> None:
        try:
            faces = read_faces(self.face_line.text(), self._wish)
        except Refused as refusal:
            show_text(self._said, worded_all(refusal.messages))
            self.face_line.setFocus()
            return
        self._on_tapped(faces)

    def _on_tapped(self, faces: tuple[int, ...]) -> None:
        self.face_line.clear()
        self._show(typed(self._wish, faces, self.purpose.text().strip()), animated=False)

    def _on_who(self, who: str) -> None:
        self._by_hand = self._draft["by hand"] = who == "hand"
        self._show_wish()
        if self._by_hand:
            self.face_line.setFocus()

    # --- showing

    def _show_wish(self) -> None:
        self._draft["wish"] = self._wish
        self.face_line.setVisible(self._by_hand)
        self.pad.setVisible(self._by_hand and FacePad.can_ask(self._wish.dice))
        if self.pad.isVisibleTo(self):
            asked = self.tr("The d{die} shows:")
            self.pad.ask(tuple((die, filled(asked, die=die)) for die in self._wish.dice))
        hint = self.tr("Roll {dice} and type what they show")
        self.face_line.hint(filled(hint, dice=self._wish), self.tr("What they show"))
        text = self.tr("Enter") if self._by_hand else self.tr("Roll {dice}")
        self.throw_button.setText(filled(text, dice=self._wish))
        self._lay_dice(self._wish.dice)

    def _lay_dice(self, dice: tuple[int, ...]) -> None:
        put_away(*self.faces)
        side = LARGE if len(dice) <= 3 and not self._by_hand else 72 if len(dice) <= 12 else 52
        self.faces = [DieFace(self._theme, die, side=side) for die in dice]
        for place, face in enumerate(self.faces):
            where = Qt.AlignmentFlag.AlignCenter
            self._grid.addWidget(face, place // DICE_PER_ROW, place % DICE_PER_ROW, where)
        show_text(self._sum, "")
        show_text(self._said, "")

    def _show(self, rolls: tuple[Roll, ...], *, animated: bool = True) -> None:
        if [face.die for face in self.faces] != [roll.die for roll in rolls]:
            self._lay_dice(tuple(roll.die for roll in rolls))
        for face, roll in zip(self.faces, rolls, strict=True):
            face.throw(roll.face, animated=animated)
        show_text(self._sum, str(sum(roll.face for roll in rolls)) if len(rolls) > 1 else "")
        show_text(self._said, "")
        self.rolls.extend(rolls)
        self.statistics.show_rolls(self.rolls)
        self.rolled.emit(rolls)
