"""The card that says what the rules have against a step, and offers the way out of it."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame

from bp_desktop.core.messages import Message, rules_of
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import worded_all


class TroubleCard(QFrame):
    """Inline, never a dialog. Hidden while there is nothing to say."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._way_out: Callable[[], object] | None = None
        self.setProperty("card", "danger")
        line = row(theme, self, spacing=12, edges=(16, 10, 12, 10))
        words = column(theme, spacing=2)
        self.text = label("", "body", wrap=True)
        self.rules = label("", "caption", wrap=True)
        words.addWidget(self.text)
        words.addWidget(self.rules)
        self.way_out = Button(theme, "", self.take_way_out)
        self.dismiss = Button(theme, self.tr("Close"), self.hide, kind="icon", icon_name="close")
        line.addLayout(words, 1)
        line.addWidget(self.way_out)
        line.addWidget(self.dismiss)
        self.hide()

    def tell(
        self, messages: tuple[Message, ...], overrule: Callable[[], object] | None = None
    ) -> None:
        """What is wrong, by which rules; `overrule` does it all the same, on record."""
        rules = ", ".join(rules_of(messages))
        self.offer(worded_all(messages), self.tr("Overrule"), overrule, rules)

    def offer(
        self, text: str, way: str, way_out: Callable[[], object] | None, rules: str = ""
    ) -> None:
        self._way_out = way_out
        self.text.setText(text)
        self.rules.setText(rules)
        self.rules.setVisible(bool(rules))
        self.way_out.set_words(way)
        self.way_out.setVisible(way_out is not None)
        self.show()
        if way_out is not None:
            self.way_out.setFocus()

    def take_way_out(self) -> None:
        way_out, self._way_out = self._way_out, None
        self.hide()
        if way_out is not None:
            way_out()
