"""Purse widgets: amounts of several resources as numbers to type, and painted in one line."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import lay, row, sized
from bp_desktop.ui.widgets.containers import FlowLayout, grid
from bp_desktop.ui.widgets.fields import CountBox

MOST = 999_999
EDITED_ICON, LEAST_WIDE = 18, 72
COUNT_WIDE, CARDS_WIDE, MOST_CARDS = 78, 54, 999
"""Of a number that is counted; of one of at most three digits."""
ICON, GAP = 16, 4
MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ResourceLook(NamedTuple):
    """What a resource is called, and its icon."""

    name: str
    picture: str


Resources = Mapping[str, ResourceLook]
"""The resources of a game by their ids, in their order."""


def in_order(purse: Purse, resources: Resources) -> list[tuple[str, int]]:
    """What is in it, as the resources of the game come everywhere, however it was put together."""
    return [(one, purse[one]) for one in resources if purse[one]]


def amounts_said(purse: Purse, resources: Resources) -> str:
    """Such as "5 metal, 2 food"; empty for nothing."""
    amounts = in_order(purse, resources)
    return ", ".join(f"{amount} {resources[one].name}" for one, amount in amounts)


class PurseEdit(QWidget):
    """One number a resource, in a grid of two columns."""

    edited = Signal()
    """Somebody changed an amount."""

    def __init__(
        self,
        theme: Theme,
        resources: Resources,
        on_enter: Callable[[], object] | None = None,
        *,
        least: int = 0,
        most: int = MOST,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._most = most
        self._icons: dict[str, QLabel] = {}
        self._looks = resources
        self.amounts: dict[str, CountBox] = {}
        for resource, look in resources.items():
            spin = CountBox(look.name, minimum=least, maximum=most)
            spin.setToolTip(look.name)
            spin.valueChanged.connect(self.edited)
            if on_enter is not None:
                spin.lineEdit().returnPressed.connect(on_enter)
            self.amounts[resource] = spin
            self._icons[resource] = QLabel()
            self._icons[resource].setToolTip(look.name)
        self._lay_out()
        theme.changed.connect(self._show_icons)
        self._show_icons()

    def _lay_out(self) -> None:
        cells = grid(self._theme, self, across=8, down=6)
        least = self._theme.px(LEAST_WIDE)
        for place, (resource, spin) in enumerate(self.amounts.items()):
            spin.setMinimumWidth(least)  # narrower than its largest number would like
            line, column = divmod(place, 2)
            cells.addWidget(self._icons[resource], line, 2 * column)
            cells.addWidget(spin, line, 2 * column + 1)
            cells.setColumnStretch(2 * column + 1, 1)

    def _show_icons(self) -> None:
        side = self._theme.px(EDITED_ICON)
        for resource, place in self._icons.items():
            place.setPixmap(icons.pixmap(self._looks[resource].picture, side, ratio=2.0))

    def purse(self) -> Purse:
        return Purse.of({one: spin.value() for one, spin in self.amounts.items()})

    def set_purse(self, purse: Purse) -> None:
        """As if somebody had typed it."""
        for resource, spin in self.amounts.items():
            spin.setValue(purse[resource])

    def show_purse(self, purse: Purse) -> None:
        """Tells nobody."""
        for resource, spin in self.amounts.items():
            with QSignalBlocker(spin):
                spin.setValue(purse[resource])

    def limit(self, most: Purse | None) -> None:
        """None: what there is may not be told, so anything can be typed."""
        for resource, spin in self.amounts.items():
            spin.setMaximum(self._most if most is None else max(0, most[resource]))

    def wipe(self) -> None:
        """So that undo in a field does not bring back what somebody else typed there."""
        for spin in self.amounts.values():
            spin.setValue(0)
            spin.lineEdit().setText(spin.text())

    def set_tracking(self, tracking: bool) -> None:
        """Whether every digit is an edit, or only Enter and leaving the field."""
        for spin in self.amounts.values():
            spin.setKeyboardTracking(tracking)

    def focus_first(self) -> None:
        first = next(iter(self.amounts.values()))
        first.setFocus()
        first.selectAll()


class PurseCount(PurseEdit):
    """For notes that are counted, then typed: in one line, or as many as are needed."""

    def _lay_out(self) -> None:
        self.line = FlowLayout(self, gap=self._theme.px(8))
        wide = COUNT_WIDE if self._most > MOST_CARDS else CARDS_WIDE
        for resource, spin in self.amounts.items():
            cell = QWidget()
            spin.setProperty("kind", "count")
            spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
            spin.lineEdit().setTextMargins(0, 0, 0, 0)
            count = sized(self._theme, spin, width=wide)
            lay(row(self._theme, cell, spacing=4), self._icons[resource], count)
            self.line.addWidget(cell)


class PurseLine(QWidget):
    """Icon and number, only what there is, or the word for nothing. Painted: where many stand
    below each other, labels would take too long."""

    def __init__(self, theme: Theme, resources: Resources) -> None:
        super().__init__()
        self._theme = theme
        self._looks = resources
        self._purse = EMPTY
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_purse(self, purse: Purse) -> None:
        self._purse = purse
        words = amounts_said(purse, self._looks)
        self.setAccessibleName(words or self.tr("nothing"))
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def painted(self) -> Iterator[str]:
        """The numbers, as they stand there."""
        if not self._purse:
            yield self.tr("nothing")
        for _, amount in self._purse:
            yield str(amount)

    @guarded
    def sizeHint(self) -> QSize:
        px, measure = self._theme.px, QFontMetrics(font_of(self._theme, "strong"))
        wide = sum(measure.horizontalAdvance(text) + px(ICON + 2 * GAP) for text in self.painted())
        return QSize(wide, max(px(ICON), measure.height()))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._theme.px
        with QPainter(self) as painter:
            painter.setFont(font_of(self._theme, "strong"))
            painter.setPen(self._theme.color("text"))
            left, middle = 0, self.height() / 2
            if not self._purse:
                painter.setPen(self._theme.color("muted"))
                painter.drawText(self.rect(), MIDDLE_RIGHT, self.tr("nothing"))
            for resource, amount in self._purse:
                picture = icons.pixmap(
                    self._looks[resource].picture, px(ICON), ratio=self.devicePixelRatioF()
                )
                painter.drawPixmap(left, round(middle - px(ICON) / 2), picture)
                left += px(ICON + GAP)
                wide = painter.fontMetrics().horizontalAdvance(str(amount))
                area = QRectF(left, 0, wide + px(GAP), self.height())
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, str(amount))
                left += wide + px(GAP)
