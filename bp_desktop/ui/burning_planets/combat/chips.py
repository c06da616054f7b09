"""A row of chips of which one is chosen; it goes on in the next line where there is little room."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from bp_desktop.ui.burning_planets.studio.flow import FlowLayout
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button


class Chips(QWidget):
    def __init__(
        self,
        theme: Theme,
        options: Mapping[str, str],
        chosen: str,
        on_chosen: Callable[[str], object],
    ) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.buttons: dict[str, Button] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        line = FlowLayout(self, gap=theme.px(6))
        for value, text in options.items():
            button = Button(theme, text, partial(on_chosen, value), kind="chip")
            button.setCheckable(True)
            button.setChecked(value == chosen)
            self._group.addButton(button)
            self.buttons[value] = button
            line.addWidget(button)

    def show_chosen(self, value: str) -> None:
        self.buttons[value].setChecked(True)
