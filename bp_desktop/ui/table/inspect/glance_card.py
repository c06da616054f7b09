"""Glance card: a thing in a few words, for as long as somebody points at it."""

from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.games.facts import ThingFacts
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.inspect.fact_parts import TOP, name_of, owner_of, picture, whose
from bp_desktop.ui.table.inspect.places import card_place
from bp_desktop.ui.widgets.basics import SPRING, column, emptied, label, lay, row
from bp_desktop.ui.widgets.floating import FloatingFrame
from bp_desktop.ui.widgets.purse import PurseLine
from bp_desktop.ui.words.wording import worded

WIDTH, PICTURE, GAP, LEAST_GAP = 296, 26, 24, 8


class GlanceCard(FloatingFrame):
    """Neither the mouse nor the keyboard ever is on it."""

    def __init__(self, context: AnyTable, parent: QWidget) -> None:
        super().__init__(context.theme, parent)
        self._context = context
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._box = column(self.theme, spacing=6, edges=(14, 11, 14, 12))
        self._outer = lay(column(self.theme, self), self._box)
        self.hide()

    def show_facts(self, facts: ThingFacts[Any], room: QRect, spot: QRect) -> None:
        """Beside the spot of the thing."""
        theme, seat = self.theme, owner_of(self._context, facts)
        emptied(self._box)
        self._outer.setContentsMargins(*(self.reach,) * 4)
        self.title = label(name_of(self._context, facts), "strong", wrap=True)
        self.whose = label(whose(facts, seat), "small", wrap=True)
        words = lay(column(theme, spacing=1), self.title, self.whose)
        head = row(theme, spacing=9)
        self._box.addLayout(
            lay(head, (picture(theme, facts.icon, PICTURE, seat), 0, TOP), (words, 1))
        )
        if facts.boxes:
            self._box.addLayout(self._figures(facts))
        if facts.yields:
            amounts = PurseLine(theme, self._context.parts.resources())
            amounts.show_purse(facts.yields)
            note = label(self.tr("each turn"), "small")
            self._box.addLayout(lay(row(theme, spacing=6), amounts, note, SPRING))
        brief = " · ".join(worded(one) for one in facts.brief)
        last = " · ".join(one for one in (brief, self.tr("click for details")) if one)
        self._box.addWidget(label(last, "caption", wrap=True))
        self._stand(room, spot)

    def _figures(self, facts: ThingFacts[Any]) -> Any:
        """Dice, shield and speed in one line."""
        line = row(self.theme, spacing=5)
        for box in facts.boxes:
            value = label(box.value, "strong")
            value.setToolTip(worded(box.name))
            lay(line, picture(self.theme, box.icon, 16), value)
            line.addSpacing(self.theme.px(8))
        return lay(line, SPRING)

    def _stand(self, room: QRect, spot: QRect) -> None:
        theme = self.theme
        width = min(theme.px(WIDTH), room.width())
        self._outer.activate()
        height = self._outer.totalHeightForWidth(width + 2 * self.reach) - 2 * self.reach
        place = card_place(room, QSize(width, height), spot, theme.px(GAP), theme.px(LEAST_GAP))
        if place.side is None:  # it would lie over what it tells of
            self.hide()
            return
        self.put(place.frame)
        self.show()
        self.raise_()
