"""A row of chips of which one is chosen."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, row
from bp_desktop.ui.widgets.flow import FlowLayout


class OneOf(QWidget):
    """With `flowing` it goes on in the next line where there is little room."""

    def __init__(
        self,
        theme: Theme,
        options: Mapping[str, str],
        chosen: str,
        on_chosen: Callable[[str], object],
        *,
        flowing: bool = False,
    ) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.buttons: dict[str, Button] = {}
        if flowing:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        layout = FlowLayout(self, gap=theme.px(6)) if flowing else row(theme, self, spacing=8)
        for value, text in options.items():
            button = Button(theme, text, partial(on_chosen, value), kind="chip")
            button.setCheckable(True)
            button.setChecked(value == chosen)
            self._group.addButton(button)
            self.buttons[value] = button
            layout.addWidget(button)
            button.toggled.connect(self._show_tab_stop)
        self._show_tab_stop()

    def _show_tab_stop(self, *_: object) -> None:
        """Tab comes to the chosen chip, and the arrow keys choose another; without one, to all."""
        chosen = self._group.checkedButton()
        for button in self.buttons.values():
            stops = chosen is None or button is chosen
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
            )

    def show_chosen(self, value: str) -> None:
        if value in self.buttons:
            self.buttons[value].setChecked(True)

    def show_none(self) -> None:
        """Nothing of what is offered holds now."""
        self._group.setExclusive(False)
        for button in self.buttons.values():
            button.setChecked(False)
        self._group.setExclusive(True)
