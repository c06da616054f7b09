"""Check box whose words go on in the next line."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton

from bp_desktop.ui.look.guarded import guarded

WRAPPED = Qt.TextFlag.TextWordWrap.value


class WrappingCheckBox(QCheckBox):
    """Its words go on in the next line where there is little room."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _words_left(self) -> int:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        mark = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        return mark.right() + 1 + self.fontMetrics().height() // 3

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - self._words_left()), 10_000)
        needed = self.fontMetrics().boundingRect(room, WRAPPED, self.text()).height()
        return max(super().sizeHint().height(), needed + 4)

    @guarded
    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self.text().split()), default=0)
        return QSize(self._words_left() + longest, super().minimumSizeHint().height())

    def hitButton(self, at: QPoint) -> bool:
        return self.rect().contains(at)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            option = QStyleOptionButton()
            self.initStyleOption(option)
            option.text = ""
            self.style().drawControl(QStyle.ControlElement.CE_CheckBox, option, painter, self)
            role = self.foregroundRole()
            painter.setPen(self.palette().color(role))
            words = self.rect().adjusted(self._words_left(), 0, 0, 0)
            painter.drawText(words, WRAPPED | Qt.AlignmentFlag.AlignVCenter.value, self.text())
