"""Dock of panels: tabs above one panel at a time, each panel built when it is first shown."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, Edges, column, label, lay, row, rule
from bp_desktop.ui.widgets.containers import FlowLayout, Stack, scroll_area

if TYPE_CHECKING:
    from bp_desktop.ui.widgets.basics import Part

ICON = 20
WIDEST_GAP, LEAST_GAP = 22, 6
WIDEST = "88"
"""The count that a tab keeps room for."""


class DockPanel(QWidget):
    """A panel of a dock. It listens to the document itself."""

    def take_keyboard(self) -> None:
        """Somebody wants to work with it: put the keyboard where that begins."""

    def lay_scrolled(
        self,
        theme: Theme,
        *parts: "Part",
        spacing: int = 8,
        edges: Edges = (0, 0, 6, 0),
        focus: bool = True,
    ) -> QScrollArea:
        """Parts below each other, which scroll where there are many. Without `focus` they alone
        have the keyboard."""
        inside = QWidget()
        lay(column(theme, inside, spacing=spacing, edges=edges), *parts)
        area = scroll_area(inside, focus=focus)
        column(theme, self).addWidget(area)
        return area


P = TypeVar("P", bound=DockPanel)


class DockTab(Generic[P]):
    """One tab of a dock and the panel behind it; `make` is called when it is first needed."""

    def __init__(
        self, id_: str, name: str, make: Callable[[], P], *, icon_name: str = "", rare: bool = False
    ) -> None:
        """A `rare` tab is seen only while it is open: some action opens it."""
        self.id = id_
        self.name = name
        self.icon_name = icon_name
        self.rare = rare
        self.bring: Callable[[str], object] | None = None
        """Shows it in its dock; the dock itself puts this in."""
        self._make = make
        self._made: P | None = None

    @property
    def panel(self) -> P:
        if self._made is None:
            self._made = self._make()
            self._made.setAccessibleName(self._made.accessibleName() or self.name)
        return self._made

    def show(self) -> P:
        """Bring it to the front of its dock."""
        assert self.bring is not None, "it belongs to no dock yet"
        self.bring(self.id)
        return self.panel


class Dock(QFrame):
    """Tabs in words, above the panel they stand for."""

    shown = Signal(str)
    """The id of the panel now shown."""
    wanted = Signal()
    """Somebody wants to work with it."""
    has_even_lines = False
    """Of tabs, where one line is not enough."""

    def __init__(
        self, theme: Theme, tabs: Sequence[DockTab[Any]], kept: dict[str, object] | None = None
    ) -> None:
        """`kept` remembers which panel is shown beyond the life of this dock."""
        super().__init__()
        self._theme = theme
        self._tabs: dict[str, DockTab[Any]] = {tab.id: tab for tab in tabs}
        self._kept = kept if kept is not None else {}
        self._group = QButtonGroup(self)
        self._stack = Stack()
        self.buttons: dict[str, QAbstractButton] = {}
        bar = QWidget()
        line = FlowLayout(
            bar,
            gap=self._gap(),
            widest=self._widest_gap(),
            least=theme.px(LEAST_GAP),
            even=self.has_even_lines,
        )
        for tab in tabs:
            tab.bring = self._bring
            button = self._button(tab)
            button.setCheckable(True)
            button.clicked.connect(partial(self._on_clicked, tab.id))
            self._group.addButton(button)
            self.buttons[tab.id] = button
            line.addWidget(button)
        self._lay_out(bar, self._stack)
        if tabs:
            self.panel(tabs[0].id)  # whoever made the dock may have it already
            wanted = str(self._kept.get("shown"))
            self.show_panel(wanted if wanted in self._tabs else tabs[0].id)

    @property
    def current(self) -> str:
        return next((id_ for id_, one in self.buttons.items() if one.isChecked()), "")

    def names(self) -> list[tuple[str, str]]:
        """Id and name of every panel."""
        return [(tab.id, tab.name) for tab in self._tabs.values()]

    def panel(self, id_: str) -> DockPanel:
        """The panel itself, built if it was never shown."""
        panel: DockPanel = self._tabs[id_].panel
        if self._stack.indexOf(panel) < 0:
            self._stack.addWidget(panel)
        return panel

    def show_panel(self, id_: str) -> DockPanel:
        panel = self.panel(id_)
        for tab in self._tabs.values():
            if tab.rare:
                self.buttons[tab.id].setVisible(tab.id == id_)
        self.buttons[id_].setChecked(True)
        self._stack.setCurrentWidget(panel)
        self._kept["shown"] = id_
        self.shown.emit(id_)
        return panel

    def open_panel(self, id_: str) -> None:
        """Somebody wants to work with it: the keyboard goes where the panel wants it."""
        self._bring(id_).take_keyboard()

    def _bring(self, id_: str) -> DockPanel:
        panel = self.show_panel(id_)
        self.wanted.emit()
        return panel

    def _on_clicked(self, id_: str, _checked: bool = True) -> None:
        self.open_panel(id_)

    # --- what another look of the tabs replaces

    def _gap(self) -> int:
        return 0 if self._theme.look.touch else self._theme.px(8)  # large tabs have it inside

    def _widest_gap(self) -> int:
        return self._theme.px(WIDEST_GAP)

    def _button(self, tab: DockTab[Any]) -> QAbstractButton:
        return Button(self._theme, tab.name, kind="tab")

    def _lay_out(self, bar: QWidget, panels: QWidget) -> None:
        theme = self._theme
        tabs = lay(column(theme, edges=(12, 0, 3, 0)), bar)
        inside = lay(column(theme, edges=(12, 10, 12, 12)), panels)
        lay(column(theme, self), tabs, rule(), (inside, 1))


class IconDock(Dock):
    """Tabs as icons, and the name of the panel above it; a tab can have a count."""

    has_even_lines = True

    def __init__(
        self, theme: Theme, tabs: Sequence[DockTab[Any]], kept: dict[str, object] | None = None
    ) -> None:
        super().__init__(theme, tabs, kept)
        self.setObjectName("dock")
        theme.changed.connect(self._show_icons)
        self._show_icons()

    def show_panel(self, id_: str) -> DockPanel:
        self._title.setText(self._tabs[id_].name)
        return super().show_panel(id_)

    def show_count(self, id_: str, count: int) -> None:
        """A number beside a panel's icon, such as how many problems there are; 0 for none."""
        button = self.buttons[id_]
        assert isinstance(button, QToolButton)
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        # As wide with any count: the icons beside it stay where the hand expects them.
        button.setToolButtonStyle(beside)
        button.setText(WIDEST)
        button.setMinimumWidth(button.sizeHint().width())
        button.setToolButtonStyle(beside if count else Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setText(str(count) if count else "")
        name = self._tabs[id_].name
        button.setAccessibleName(f"{name} ({count})" if count else name)

    def _gap(self) -> int:
        return 2

    def _widest_gap(self) -> int:
        return 0

    def _button(self, tab: DockTab[Any]) -> QToolButton:
        button = QToolButton()
        button.setToolTip(tab.name)
        button.setAccessibleName(tab.name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _lay_out(self, bar: QWidget, panels: QWidget) -> None:
        theme = self._theme
        # In two lines where one is too long: the panels must not take the board's room.
        bar.setObjectName("transparent")
        bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        tabs = QFrame()
        tabs.setObjectName("dockTabs")
        lay(row(theme, tabs, edges=(8, 6, 8, 6)), bar)
        self._title = label("", "heading")
        head = lay(row(theme, edges=(16, 12, 16, 4)), self._title)
        lay(column(theme, self), tabs, head, (panels, 1))

    def _show_icons(self) -> None:
        side = self._theme.px(ICON)
        for id_, button in self.buttons.items():
            name = f"ui/{self._tabs[id_].icon_name}"
            button.setIcon(icon(name, side, self._theme.color("text")))
            button.setIconSize(QSize(side, side))
