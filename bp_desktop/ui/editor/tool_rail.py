"""The tools at the left of the canvas: an icon and a letter each."""

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QToolButton, QWidget

from bp_desktop.ui.games.burning_planets.studio.toolbox import TOOLS, ToolId, ToolSpec
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Theme

SIDE, ICON, GAP, EDGE = 44, 22, 3, 6
FINE = 2.0


class ToolButton(QToolButton):
    """An icon with its letter in the corner."""

    def __init__(self, theme: Theme, spec: ToolSpec) -> None:
        super().__init__()
        self._theme = theme
        self._spec = spec
        self.setCheckable(True)
        self.setAccessibleName(spec.name)
        self.setToolTip(f"{spec.name} ({spec.key})\n{spec.hint}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_theme()

    def show_theme(self) -> None:
        side, size = self._theme.px(SIDE), self._theme.px(ICON)
        picture = icons.pixmap(self._spec.icon, size, ink=self._theme.color("text"), ratio=FINE)
        self.setIcon(QIcon(picture))
        self.setIconSize(QSize(size, size))
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            font = self._theme.font("caption")
            font.setPixelSize(self._theme.px(10))
            painter.setFont(font)
            painter.setPen(self._theme.color("gold" if self.isChecked() else "faint"))
            inset = self._theme.px(5)
            corner = QRect(self.rect()).adjusted(inset, inset, -inset, -self._theme.px(3))
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            painter.drawText(corner, flags, self._spec.key)


class ToolRail(QFrame):
    """One column, or more where the window is low."""

    def __init__(
        self, theme: Theme, choose: Callable[[ToolId], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._columns = 0
        self.setObjectName("toolRail")
        self._grid = QGridLayout(self)
        self._group = QButtonGroup(self)
        self.buttons: dict[ToolId, ToolButton] = {}
        for spec in TOOLS:
            button = ToolButton(theme, spec)
            button.clicked.connect(partial(self._on_clicked, choose, spec.id))
            self._group.addButton(button)
            self.buttons[spec.id] = button
        theme.changed.connect(self._on_theme)
        self._arrange()

    def show_tool(self, tool: ToolId) -> None:
        self.buttons[tool].setChecked(True)

    @staticmethod
    def _on_clicked(
        choose: Callable[[ToolId], object], tool: ToolId, _checked: bool = True
    ) -> None:
        choose(tool)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(SIDE + 2 * EDGE), self._theme.px(SIDE * 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _on_theme(self) -> None:
        for button in self.buttons.values():
            button.show_theme()
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        theme = self._theme
        gap, edge = theme.px(GAP), theme.px(EDGE)
        rows = max(1, (self.height() - 2 * edge + gap) // (theme.px(SIDE) + gap))
        columns = ceil(len(self.buttons) / rows)
        if columns == self._columns:
            return
        self._columns = columns
        self._grid.setSpacing(gap)
        self._grid.setContentsMargins(edge, edge, edge, edge)
        rows = ceil(len(self.buttons) / columns)
        for number, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, number % rows, number // rows)
        for line in range(self._grid.rowCount()):
            self._grid.setRowStretch(line, 0)
        self._grid.setRowStretch(rows, 1)
        self.setFixedWidth(columns * theme.px(SIDE) + (columns - 1) * gap + 2 * edge)
