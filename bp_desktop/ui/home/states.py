"""What Home shows instead of documents: while the box opens, or when it cannot be opened."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from bp_desktop.ui.desk import Trouble
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import worded


class LoadingPanel(QWidget):
    """The outlines of what is about to be there; painted, so that it costs nothing at the start."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(self.tr("Opening the box …"))
        self.setMinimumHeight(theme.px(420))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.color("hairline"))
        painter.setBrush(theme.color("surface"))
        gap, radius, side = theme.px(16), theme.px(12), theme.px(300)
        width = self.width() - 1
        hero = QRectF(0.5, 0.5, width - side - gap, theme.px(234))
        painter.drawRoundedRect(hero, radius, radius)
        tile = QRectF(hero.right() + gap, 0.5, side, theme.px(72))
        for number in range(3):
            painter.drawRoundedRect(tile.translated(0, number * theme.px(81)), radius, radius)
        columns = 4
        card = QRectF(0.5, theme.px(310), (width - gap * (columns - 1)) / columns, theme.px(200))
        for number in range(columns):
            step = number * (card.width() + gap)
            painter.drawRoundedRect(card.translated(step, 0), radius, radius)
        painter.end()


class TroublePanel(QFrame):
    """One clear sentence, the path, and the ways out."""

    def __init__(
        self,
        theme: Theme,
        again: Callable[[], object],
        other: Callable[[], object],
        create: Callable[[], object],
    ) -> None:
        super().__init__()
        self.setProperty("card", "danger")
        self.sentence = label("", "body", wrap=True)
        self.path = label("", "small", wrap=True)
        self.path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.again = Button(theme, self.tr("Try again"), again, kind="primary", icon_name="restore")
        self.other = Button(theme, self.tr("Open another box …"), other, icon_name="folder")
        self.anew = Button(theme, self.tr("Create a new box …"), create, icon_name="box_new")
        ways = row(theme, spacing=12, edges=(0, 12, 0, 0))
        for way in (self.again, self.other, self.anew):
            ways.addWidget(way)
        ways.addStretch()
        layout = column(theme, self, spacing=8, edges=(28, 24, 28, 24))
        layout.addWidget(label(self.tr("Your games could not be opened"), "title", wrap=True))
        layout.addWidget(self.sentence)
        layout.addWidget(self.path)
        layout.addLayout(ways)

    def show_trouble(self, trouble: Trouble) -> None:
        self.sentence.setText(worded(trouble.message))
        self.path.setText(str(trouble.path))
