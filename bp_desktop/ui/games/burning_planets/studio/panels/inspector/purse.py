"""Amounts of the four resources, side by side."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QGridLayout, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import ResourceId
from bp_desktop.ui.editor.panels.fields import NumberField
from bp_desktop.ui.editor.panels.parts import picture
from bp_desktop.ui.games.burning_planets.book import names, tables
from bp_desktop.ui.look.theme import Theme

LARGEST = 1_000_000


class PurseField(QWidget):
    """Shows a purse; a changed amount hands on the whole purse."""

    def __init__(self, theme: Theme, on_purse: Callable[[Purse], object]) -> None:
        super().__init__()
        self._on_purse = on_purse
        self._shown = Purse()
        self.amounts: dict[ResourceId, NumberField] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(6))
        for number, resource in enumerate(tables().resources):
            amount = NumberField(partial(self._change, resource), most=LARGEST)
            name = names().resource(resource)
            amount.setAccessibleName(name)
            amount.setToolTip(name)
            self.amounts[resource] = amount
            at, column = divmod(number, 2)
            grid.addWidget(picture(theme, f"resource/{resource}", "text", 20), at, 2 * column)
            grid.addWidget(amount, at, 2 * column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)

    def show_value(self, purse: Purse) -> None:
        self._shown = purse
        for resource, amount in self.amounts.items():
            amount.show_value(purse[resource])

    def _change(self, resource: ResourceId, amount: int) -> None:
        self._on_purse(Purse.of({**self._shown.amounts, resource: amount}))
