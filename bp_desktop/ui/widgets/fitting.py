"""Words that are never cut off: what does not fit ends in dots, and the tooltip has all of it."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from bp_desktop.texts.marking import tip
from bp_desktop.ui.look.fonts import fewer_facts
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, make_plain

LEAST = 44
"""The icon alone."""
SLACK = 4
"""Qt measures a text in fractions of pixels and a width in whole ones."""
DOTS = "…"
SMALLER = 0.87
"""Letters of a sentence that needs more lines than there is height for."""
LINES = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


class FittingButton(Button):
    """Shows all of its words, else the short ones, as far as there is room."""

    def __init__(
        self, theme: Theme, on_click: Callable[[], object], *, kind: str, icon_name: str = ""
    ) -> None:
        super().__init__(theme, "", on_click, kind=kind, icon_name=icon_name)
        self._said = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str, short: str = "", note: str = "") -> None:
        """`short` says it in fewer words; `note` is more that the tooltip tells."""
        if (text, short, note) == self._said:
            return
        self._said = (text, short, note)
        self.setAccessibleName(text)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self._fit()

    @property
    def words(self) -> tuple[str, str]:
        """All of them and the short ones, whatever is shown now."""
        return self._said[:2]

    @guarded
    def sizeHint(self) -> QSize:
        """Of the whole text, whatever of it is shown now."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        more = metrics.horizontalAdvance(self._said[0]) - metrics.horizontalAdvance(self.text())
        return QSize(hint.width() + more + SLACK, hint.height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        whole, short, note = self._said
        metrics = self.fontMetrics()
        room = metrics.horizontalAdvance(self.text()) + self.width() - super().sizeHint().width()
        fitting = (one for one in (whole, short) if one and metrics.horizontalAdvance(one) <= room)
        shown = next(fitting, "")
        if not shown and not self._icon_name:  # else the icon alone says more than half a word
            shown = metrics.elidedText(short or whole, Qt.TextElideMode.ElideRight, room)
        if shown != self.text():
            self.setText(shown)
        told = (whole, note) if shown != whole else (note,)
        self.setToolTip(tip("\n".join(one for one in told if one)))


class FittingLabel(QLabel):
    """One line; `text()` is all of it, whatever is seen. Where there is no room for that, `shorter`
    words stand there, or fewer of its facts."""

    def __init__(self, role: str) -> None:
        super().__init__()
        make_plain(self)
        self.setProperty("role", role)
        self._shorter: tuple[str, ...] = ()

    def say(self, text: str, *shorter: str) -> None:
        """The same in fewer and fewer words."""
        self._shorter = shorter
        self.setText(text)
        self.update()

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            room, metrics = self.contentsRect(), self.fontMetrics()
            ways = (self.text(), *self._shorter, *fewer_facts(self.text()))
            fitting = (one for one in ways if metrics.horizontalAdvance(one) <= room.width())
            shown = next(fitting, "") or metrics.elidedText(
                (self._shorter or (self.text(),))[-1], Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def be(self, role: str) -> None:
        """Another rung of the type scale."""
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().polish(self)


class FittingLines(FittingLabel):
    """As many lines as there is height for; smaller letters before words are left out, and whole
    sentences before that."""

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(1, self.fontMetrics().height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            text, font = self._fitted()
            painter.setFont(font)
            painter.drawText(self.contentsRect(), LINES, text)

    def is_one_line(self) -> bool:
        """Whether all of it fits into one line of this width."""
        return self.fontMetrics().horizontalAdvance(self.text()) <= self.contentsRect().width()

    def shown(self) -> str:
        """What is seen of it."""
        return self._fitted()[0]

    def _fitted(self) -> tuple[str, QFont]:
        room, small = self.contentsRect(), QFont(self.font())
        small.setPixelSize(round(small.pixelSize() * SMALLER))
        for text in (self.text(), *self._shorter):
            for font in (self.font(), small):
                if self._fits(room, text, font):
                    return text, font
        return self._cut(room, (self._shorter or (self.text(),))[-1], small), small

    def _cut(self, room: QRect, text: str, font: QFont) -> str:
        words = text.split(" ")
        fewest, most = 0, len(words)
        while fewest < most - 1:
            middle = (fewest + most) // 2
            if self._fits(room, " ".join(words[:middle]) + DOTS, font):
                fewest = middle
            else:
                most = middle
        return " ".join(words[: max(fewest, 1)]) + DOTS

    def _fits(self, room: QRect, text: str, font: QFont) -> bool:
        free = QRect(0, 0, room.width(), 10_000)
        needed = QFontMetrics(font).boundingRect(free, LINES, text)
        return needed.height() <= room.height() and needed.width() <= room.width()
