"""The tags in use as chips: those pressed narrow down what Home shows."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.fuzzy import fold
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.flow import FlowLayout

SHOWN = 16
"""More than these are shown when asked for."""


class TagLine(QWidget):
    """Wraps where the line is full; hidden while no document has a tag."""

    chosen = Signal(object)
    """frozenset[str]: the folded tags that are pressed now."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tags: tuple[str, ...] = ()
        self._pressed: frozenset[str] = frozenset()
        self._all = False
        self.chips: dict[str, Button] = {}
        self.more: Button | None = None
        self._flow = FlowLayout(self)
        self.setAccessibleName(self.tr("Tags"))
        self.hide()

    def show_tags(self, tags: Sequence[str], pressed: frozenset[str]) -> None:
        """Tags that are pressed come first if they would not be seen otherwise."""
        if tuple(tags) == self._tags and pressed == self._pressed:
            return
        self._tags, self._pressed = tuple(tags), pressed
        self._show()

    def _show(self) -> None:
        seen = self._tags if self._all else self._tags[:SHOWN]
        hidden = [tag for tag in self._tags if tag not in seen]
        seen += tuple(tag for tag in hidden if fold(tag) in self._pressed)
        if list(map(fold, seen)) != list(self.chips):
            self._rebuild(seen, more=len(seen) < len(self._tags))
        for folded, chip in self.chips.items():
            chip.setChecked(folded in self._pressed)
        self.setVisible(bool(self._tags))

    def _rebuild(self, seen: Sequence[str], *, more: bool) -> None:
        for old in (*self.chips.values(), *((self.more,) if self.more else ())):
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.chips, self.more = {}, None
        for tag in seen:
            press = partial(self._press, fold(tag))
            chip = Button(self._theme, tag, press, kind="chip", icon_name="tag")
            chip.setCheckable(True)
            self.chips[fold(tag)] = chip
            self._flow.addWidget(chip)
        if more:
            self.more = Button(self._theme, self.tr("All tags"), self._show_all, kind="mini")
            self._flow.addWidget(self.more)

    def _show_all(self) -> None:
        self._all = True
        self._show()

    def _press(self, folded: str) -> None:
        self.chosen.emit(self._pressed ^ {folded})
