"""The card that says what the rules have against a step, and offers the way out of it."""

from collections.abc import Callable

from PySide6.QtWidgets import QBoxLayout, QFrame

from bp_desktop.core.messages import Message, rules_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.words.wording import worded_all

Way = tuple[str, Callable[[], object]]
"""What a way out is called, and what it does."""

BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class TroubleCard(QFrame):
    """Inline, never a dialog. Hidden while there is nothing to say."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._ways: dict[Button, Way] = {}
        self.setProperty("card", "danger")
        line = row(theme, self, spacing=12, edges=(16, 10, 12, 10))
        words = column(theme, spacing=2)
        self.text = label("", "body", wrap=True)
        self.rules = label("", "caption", wrap=True)
        words.addWidget(self.text)
        words.addWidget(self.rules)
        self.other_way = Button(theme, "", lambda: self._take(self.other_way), kind="quiet")
        self.way_out = Button(theme, "", lambda: self._take(self.way_out))
        self.dismiss = Button(theme, self.tr("Close"), self.hide, kind="icon", icon_name="close")
        ways = row(theme, spacing=8)
        ways.addStretch()
        ways.addWidget(self.other_way)
        ways.addWidget(self.way_out)
        self._body = row(theme, spacing=12)
        self._body.addLayout(words, 1)
        self._body.addLayout(ways)
        line.addLayout(self._body, 1)
        line.addWidget(self.dismiss)
        self.hide()

    def tell(
        self, messages: tuple[Message, ...], overrule: Callable[[], object] | None = None
    ) -> None:
        """What is wrong, by which rules; `overrule` does it all the same, on record."""
        rules = ", ".join(rules_of(messages))
        self.offer(worded_all(messages), self.tr("Overrule"), overrule, rules)

    def offer(
        self,
        text: str,
        way: str,
        way_out: Callable[[], object] | None,
        rules: str = "",
        *,
        other: Way | None = None,
    ) -> None:
        """`other`: a second way out, if there is a choice."""
        self._ways = {} if way_out is None else {self.way_out: (way, way_out)}
        if other is not None:
            self._ways[self.other_way] = other
        self.text.setText(text)
        self.rules.setText(rules)
        self.rules.setVisible(bool(rules))
        # Two buttons beside the words would leave them no room at a large scale.
        self._body.setDirection(BESIDE if other is None else BELOW)
        for button in (self.way_out, self.other_way):
            button.set_words(self._ways[button][0] if button in self._ways else "")
            button.setVisible(button in self._ways)
        self.show()
        if way_out is not None:
            self.way_out.setFocus()

    def _take(self, button: Button) -> None:
        ways, self._ways = self._ways, {}
        self.hide()
        if button in ways:
            ways[button][1]()
