"""The rules a group agrees on most often, beside the form: order, time, strictness, open books."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.parts import switch
from bp_desktop.ui.table.clock.menu import BUDGETS, minutes_text
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.flow import FlowLayout


class RulesRow(QWidget):
    """Two of them are table options too; `choose` is told their key and value."""

    def __init__(self, theme: Theme, choose: Callable[[str, str], object]) -> None:
        super().__init__()
        self._choose = choose
        self._shown: Options | None = None
        self.order = ChoiceBox()
        for id_, text in (
            ("roll_d20", self.tr("Roll for the first turn")),
            ("manual", self.tr("Play in the order of the seats")),
            ("random", self.tr("Draw the order")),
        ):
            self.order.addItem(text, id_)
        self.order.setAccessibleName(self.tr("Who goes first"))
        self.order.activated.connect(self._set_order)
        self.minutes = ChoiceBox()
        self.minutes.addItem(self.tr("No time limit"), None)
        for minutes in BUDGETS:
            text = filled(self.tr("{minutes} for each player"), minutes=minutes_text(minutes))
            self.minutes.addItem(text, minutes)
        self.minutes.setAccessibleName(self.tr("Clock"))
        self.enforcement = ChoiceBox()
        for value, text in (
            (Enforcement.WARN, self.tr("Rules warn; the table may overrule")),
            (Enforcement.STRICT, self.tr("Rules are strict")),
            (Enforcement.FREE, self.tr("Rules only note what went against them")),
        ):
            self.enforcement.addItem(text, value)
        self.enforcement.setAccessibleName(self.tr("Enforcement"))
        self.open_books = switch(
            self.tr("Everybody may see all treasuries"), False, self._set_open_books
        )
        flow = FlowLayout(self, gap=theme.px(12))
        for choice in (self.order, self.minutes, self.enforcement, self.open_books):
            flow.addWidget(choice)

    def show_options(self, options: Options) -> None:
        self._shown = options
        self.order.setCurrentIndex(self.order.findData(options.first_player))
        self.open_books.setChecked(options.treasury_visibility == "public")

    def _set_open_books(self, on: bool) -> None:
        wanted = "public" if on else "owner"
        if self._shown is not None and self._shown.treasury_visibility != wanted:
            self._choose("treasury_visibility", wanted)

    def _set_order(self, _index: int) -> None:
        wanted = self.order.currentData()
        if self._shown is not None and self._shown.first_player != wanted:
            self._choose("first_player", wanted)
