"""What the cards about secrets are made of: amounts, and a line for a passphrase."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QGridLayout, QLineEdit, QSpinBox, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.core.sealing import LONGEST_PASSPHRASE
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.theme import Theme

MOST = 99_999


class GoodsForm(QWidget):
    """One number a resource."""

    def __init__(self, theme: Theme, resources: Iterable[str]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(8))
        self.amounts: dict[str, QSpinBox] = {}
        for place, resource in enumerate(resources):
            spin = QSpinBox(maximum=MOST)
            spin.setAccessibleName(names().resource(resource))
            spin.setToolTip(names().resource(resource))
            spin.setPrefix(f"{names().resource(resource)[:1]} ")
            spin.setMinimumWidth(theme.px(96))  # narrower than its largest number would like
            self.amounts[resource] = spin
            grid.addWidget(spin, place // 2, place % 2)

    def goods(self) -> Purse:
        return Purse.of({one: spin.value() for one, spin in self.amounts.items()})

    def wipe(self) -> None:
        for spin in self.amounts.values():
            spin.setValue(0)


def passphrase_line(name: str, on_enter: Callable[[], object] | None = None) -> QLineEdit:
    """Nobody reads along while it is typed."""
    line = QLineEdit(maxLength=LONGEST_PASSPHRASE)
    line.setEchoMode(QLineEdit.EchoMode.Password)
    line.setPlaceholderText(name)
    line.setAccessibleName(name)
    if on_enter is not None:
        line.returnPressed.connect(on_enter)
    return line
