"""Seat choice in the form of a new match: one of a few things for every player, such as a team."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from bp_desktop.ui.table.setup.parts import SeatFields
from bp_desktop.ui.widgets.fields import ChoiceBox


class SeatChoice(SeatFields[int]):
    """Each value with what it is called."""

    def __init__(
        self, name: str, values: Mapping[int, str], on_changed: Callable[[], object]
    ) -> None:
        self.beside = self.choice = ChoiceBox()
        self.choice.setAccessibleName(name)
        self.choice.offer(values)
        self.choice.currentIndexChanged.connect(on_changed)
        self.below = QWidget()
        self.below.hide()

    def value(self) -> int:
        return int(self.choice.currentData())

    def show_value(self, value: int) -> None:
        self.choice.choose(value)
