"""Rule panel: one paragraph of the rules, and the way to its neighbours in the book."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from bp_desktop.texts.rulebook import Rulebook, RuleParagraph
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, sized

HEIGHT = 130


class RulePanel(QFrame):
    """Arrow keys and the two buttons turn to the rule before and after."""

    def __init__(self, theme: Theme, book: Rulebook, id_: str) -> None:
        super().__init__()
        self._book = book
        self.head = label("", "heading")
        self.chapter = label("", "small")
        self.text = label("", "body", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        before, after = self.tr("The rule before"), self.tr("The rule after")
        self.before = Button(
            theme, before, lambda: self.turn(-1), kind="icon", icon_name="arrow_left"
        )
        self.after = Button(
            theme, after, lambda: self.turn(1), kind="icon", icon_name="arrow_right"
        )
        head = lay(row(theme, spacing=12), self.head, (self.chapter, 1), self.before, self.after)
        body = sized(theme, self.text, height=HEIGHT)
        lay(column(theme, self, spacing=12, edges=(28, 20, 20, 24)), head, body, SPRING)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        places = [place for place, one in enumerate(book.paragraphs) if one.id == id_]
        self._place = places[0] if places else 0
        self.turn(0)

    @property
    def shown(self) -> RuleParagraph:
        return self._book.paragraphs[self._place]

    def turn(self, by: int) -> None:
        last = len(self._book.paragraphs) - 1
        self._place = min(max(self._place + by, 0), last)
        self.head.setText(self.shown.id)
        self.chapter.setText(self.shown.chapter)
        self.text.setText(self.shown.text)
        self.before.setEnabled(self._place > 0)
        self.after.setEnabled(self._place < last)
        self.setAccessibleName(f"{self.shown.id}: {self.shown.text}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self.turn(step)
        else:
            super().keyPressEvent(event)
