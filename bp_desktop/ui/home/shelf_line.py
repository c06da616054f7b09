"""The line above the cards: what they are, how they are sorted, and which section is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QButtonGroup, QMenu, QWidget

from bp_desktop.texts.marking import counted
from bp_desktop.ui.home.finding import Order, Wish
from bp_desktop.ui.home.shelf import Section
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.kinds import AnyKind


class ShelfLine(QWidget):
    """Tells what is chosen; the panel decides what that means."""

    section_chosen = Signal(str)
    order_chosen = Signal(object)
    """Order."""
    taken_out = Signal()
    """The chosen document is to leave the bin."""
    emptied = Signal()
    """The person wants to empty the bin, and has said so twice."""

    def __init__(self, theme: Theme, kinds: Sequence[AnyKind]) -> None:
        super().__init__()
        self.heading = label("", "heading")
        self.chips = QButtonGroup(self)
        self.order = Button(theme, "", self._show_orders, kind="quiet", icon_name="sort")
        self.take_out = Button(
            theme,
            self.tr("Take out of the bin"),
            self.taken_out.emit,
            kind="quiet",
            icon_name="restore",
        )
        self.empty_bin = Button(
            theme, self.tr("Empty the bin …"), self._ask, kind="quiet", icon_name="bin"
        )
        self.really = Button(theme, "", self.emptied.emit, kind="primary", icon_name="bin")
        self.keep = Button(theme, self.tr("Keep them"), self._keep)
        both = column(theme, self, spacing=12, edges=(0, 8, 0, 0))
        line = row(theme, spacing=8)
        both.addLayout(line)
        line.addWidget(self.heading)
        controls = QWidget()
        flow = FlowLayout(controls, to_right=True)
        line.addWidget(controls, 1)
        flow.addWidget(self.order)
        for section, text in (
            (str(Section.ALL), self.tr("All")),
            *((kind.system, kind.plural()) for kind in kinds),
            (str(Section.BIN), self.tr("Bin")),
        ):
            chip = Button(theme, text, partial(self.section_chosen.emit, section), kind="chip")
            chip.setCheckable(True)
            chip.setProperty("section", section)
            self.chips.addButton(chip)
            flow.addWidget(chip)
        bin_line = row(theme, spacing=8)
        both.addLayout(bin_line)
        bin_line.addStretch()
        for way in (self.take_out, self.empty_bin, self.really, self.keep):
            bin_line.addWidget(way)
        self._asking = False
        self._binned = 0

    def show_wish(self, wish: Wish, shown: int, binned: int) -> None:
        """`shown` documents are on the cards, and `binned` in the bin."""
        in_bin = wish.section == Section.BIN
        if not in_bin or binned != self._binned:
            self._asking = False
        self._binned = binned
        self.heading.setText(self._heading(wish, shown))
        self.order.set_words(self._orders()[wish.order])
        for chip in self.chips.buttons():
            chip.setChecked(chip.property("section") == wish.section)
        self._show_bin(in_bin)

    def _heading(self, wish: Wish, shown: int) -> str:
        if wish.narrows:
            return counted(self.tr("%n found", "documents", shown), shown)
        if wish.section == Section.BIN:
            return self.tr("In the bin")
        return self.tr("Recent") if wish.order is Order.CHANGED else self.tr("Your documents")

    def _orders(self) -> dict[Order, str]:
        return {
            Order.CHANGED: self.tr("Last changed"),
            Order.NAME: self.tr("Name"),
            Order.KIND: self.tr("Kind"),
        }

    def _show_orders(self) -> None:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for order, text in self._orders().items():
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(self.order.accessibleName() == text)
            action.triggered.connect(partial(self.order_chosen.emit, order))
            group.addAction(action)
        menu.popup(self.order.mapToGlobal(self.order.rect().bottomLeft()))

    # --- the bin: the one thing here that cannot be undone, so it is said twice

    def _show_bin(self, in_bin: bool) -> None:
        for way in (self.take_out, self.empty_bin):
            way.setVisible(in_bin and self._binned > 0 and not self._asking)
        self.really.setVisible(self._asking)
        self.keep.setVisible(self._asking)
        self.really.set_words(
            counted(self.tr("Delete %n document(s) for good", "", self._binned), self._binned)
        )

    def _ask(self) -> None:
        self._asking = True
        self._show_bin(in_bin=True)
        self.keep.setFocus()

    def _keep(self) -> None:
        self._asking = False
        self._show_bin(in_bin=True)
        self.empty_bin.setFocus()

    def ask_to_empty(self) -> None:
        """By keyboard or palette."""
        if self._binned:
            self._ask()
