"""The panels at the right of the studio: one at a time, each built when it is first shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row

ICON = 20
WIDEST = "88"
FINE = 2.0


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """One panel: `make` is called when it is first shown."""

    id: str
    name: str
    icon: str
    make: Callable[[], QWidget]


class Dock(QFrame):
    """A row of icons above the panel they stand for."""

    shown = Signal(str)
    """The id of the panel now shown."""

    def __init__(self, theme: Theme, panels: Sequence[PanelSpec]) -> None:
        super().__init__()
        self._theme = theme
        self._specs = {spec.id: spec for spec in panels}
        self._made: dict[str, QWidget] = {}
        self.setObjectName("dock")
        self._title = label("", "heading")
        self._stack = QStackedWidget()
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        tabs = QFrame()
        tabs.setObjectName("dockTabs")
        # In two lines where one is too long: the panels must not take the board's room.
        inside = QWidget()
        inside.setObjectName("transparent")
        line = FlowLayout(inside, gap=2)
        inside.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row(theme, tabs, edges=(8, 6, 8, 6)).addWidget(inside)
        for spec in panels:
            button = QToolButton()
            button.setCheckable(True)
            button.setToolTip(spec.name)
            button.setAccessibleName(spec.name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(partial(self._on_clicked, spec.id))
            self._group.addButton(button)
            self.buttons[spec.id] = button
            line.addWidget(button)
        head = row(theme, edges=(16, 12, 16, 4))
        head.addWidget(self._title)
        whole = column(theme, self)
        whole.addWidget(tabs)
        whole.addLayout(head)
        whole.addWidget(self._stack, 1)
        theme.changed.connect(self._show_icons)
        self._show_icons()
        if panels:
            self.show_panel(panels[0].id)

    @property
    def current(self) -> str:
        return next((id_ for id_, one in self.buttons.items() if one.isChecked()), "")

    def names(self) -> list[tuple[str, str]]:
        """Id and name of every panel."""
        return [(spec.id, spec.name) for spec in self._specs.values()]

    def panel(self, id_: str) -> QWidget:
        """The panel itself, built if it was never shown."""
        if id_ not in self._made:
            self._made[id_] = self._specs[id_].make()
            self._stack.addWidget(self._made[id_])
        return self._made[id_]

    def show_panel(self, id_: str) -> None:
        self._stack.setCurrentWidget(self.panel(id_))
        self.buttons[id_].setChecked(True)
        self._title.setText(self._specs[id_].name)
        self.shown.emit(id_)

    def show_count(self, id_: str, count: int) -> None:
        """A number beside a panel's icon, such as how many problems there are; 0 for none."""
        button = self.buttons[id_]
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        # As wide with any count: the icons beside it stay where the hand expects them.
        button.setToolButtonStyle(beside)
        button.setText(WIDEST)
        button.setMinimumWidth(button.sizeHint().width())
        button.setToolButtonStyle(beside if count else Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setText(str(count) if count else "")
        name = self._specs[id_].name
        button.setAccessibleName(f"{name} ({count})" if count else name)

    def _on_clicked(self, id_: str, _checked: bool = True) -> None:
        self.show_panel(id_)

    def _show_icons(self) -> None:
        side = self._theme.px(ICON)
        for id_, button in self.buttons.items():
            name = f"ui/{self._specs[id_].icon}"
            picture = icons.pixmap(name, side, ink=self._theme.color("text"), ratio=FINE)
            button.setIcon(QIcon(picture))
            button.setIconSize(QSize(side, side))
