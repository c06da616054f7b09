"""Head and foot of the new match form: in one line each, or in two where there is little room."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.turning_box import TurningBox

SIDE, FOOT = 28, 76
LEAST_NAME = 110
QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's own name for no limit at all."""
LINK = 8
"""A link begins a little before its words."""
BESIDE = 760
"""Below this width the short ways to a match stand below its name."""


def form_head(
    theme: Theme, title: str, field: QWidget, links: Iterable[QWidget], leave: QWidget
) -> QWidget:
    """Title and name, the short ways, and the way out."""
    named, ways, made = QWidget(), QWidget(), QWidget()
    field.setMinimumWidth(theme.px(LEAST_NAME))
    lay(row(theme, named, spacing=10), label(title, "title"), (field, 2), SPRING)
    flow = FlowLayout(ways, gap=theme.px(10), to_right=True, in_line=True)
    for one in links:
        flow.addWidget(one)
    both = TurningBox(theme, (named, 1), (ways, 0), spacing=10, least=BESIDE)
    line = row(theme, made, spacing=10, edges=(SIDE, 14, 16, 8))
    lay(line, (both, 1), (leave, 0, Qt.AlignmentFlag.AlignTop))
    return made


class FormFoot(QFrame):
    """As high whatever it says, so that its buttons stay where they are; where there is little
    room, as high as two lines need."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("foot")
        self.setMinimumHeight(theme.px(FOOT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side, is_wide = self._theme.px(SIDE), self.width() >= self._theme.px(BESIDE)
        edge = 0 if is_wide else self._theme.px(LINK)
        self.setContentsMargins(side - self._theme.px(LINK), edge, side, edge)
        self.setMaximumHeight(self._theme.px(FOOT) if is_wide else QWIDGETSIZE_MAX)


def form_foot(
    theme: Theme, said: Iterable[QWidget], link: QWidget, keys: QWidget, ways: Iterable[QWidget]
) -> QFrame:
    """What the match will be, a link below it, and the buttons with the keys that press one."""
    words, buttons, made = QWidget(), QWidget(), FormFoot(theme)
    told = lay(column(theme, spacing=2, edges=(LINK, 0, 0, 0)), *said)
    more = lay(row(theme), link, SPRING)
    lay(column(theme, words, spacing=2), SPRING, told, more, SPRING)
    line = row(theme, buttons, spacing=12)
    lay(line, (keys, 0, Qt.AlignmentFlag.AlignVCenter), SPRING, *ways)
    both = TurningBox(theme, (words, 1), (buttons, 0), spacing=12)
    lay(column(theme, made), both)
    return made
