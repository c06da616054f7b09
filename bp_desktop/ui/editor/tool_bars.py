"""The bars of the map editor: tools at the left of the canvas, their settings above it."""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Any, Generic

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QSizePolicy, QToolButton, QWidget

from bp_desktop.core.type_variables import C, E, K, S
from bp_desktop.ui.editor.tool_controller import ToolController
from bp_desktop.ui.editor.toolbox import ToolChoice, ToolSetting, ToolSpec
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import player_icon, player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import emptied, label
from bp_desktop.ui.widgets.containers import FlowLayout

SIDE, ICON, GAP, EDGE = 44, 22, 3, 6
SETTINGS_GAP = 10
FINE = 2.0
"""Rendered fine enough for the sharpest usual screen."""


class ToolButton(QToolButton):
    """An icon with its letter in the corner."""

    def __init__(self, theme: Theme, spec: ToolSpec[Any, Any, Any, Any]) -> None:
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

    @guarded
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


class ToolRail(QFrame, Generic[S, C, E, K]):
    """The tools in one column, or more where the window is low."""

    def __init__(self, theme: Theme, controller: ToolController[S, C, E, K]) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self._columns = 0
        self.setObjectName("toolRail")
        self._grid = QGridLayout(self)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, ToolButton] = {}
        for spec in controller.tools:
            button = ToolButton(theme, spec)
            button.clicked.connect(lambda _on, id_=spec.id: controller.choose(id_))
            self._group.addButton(button)
            self.buttons[spec.id] = button
        theme.changed.connect(self._on_theme)
        controller.changed.connect(self._show_tool)
        self._show_tool()
        self._arrange()

    def _show_tool(self) -> None:
        self.buttons[self._controller.spec.id].setChecked(True)

    @guarded
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


class ToolSettingRow(QFrame):
    """A row of small buttons of which one is chosen, in more lines where there is no room for one;
    arrow keys go from one to the next, as in any group of exclusive buttons."""

    def __init__(self, theme: Theme, name: str, on_chosen: Callable[[object], object]) -> None:
        super().__init__()
        self._theme = theme
        self._on_chosen = on_chosen
        self._choices: tuple[ToolChoice, ...] = ()
        self.setObjectName("choices")
        self.setAccessibleName(name)
        self._name = name
        self._group = QButtonGroup(self)
        self._line = FlowLayout(self, gap=theme.px(2), in_line=True)
        self._line.setContentsMargins(*[theme.px(3)] * 4)
        self.buttons: dict[object, QToolButton] = {}
        theme.changed.connect(self._show_icons)

    def show_setting(self, setting: ToolSetting) -> None:
        if setting.choices != self._choices:
            self._choices = setting.choices
            self._build()
        if setting.chosen in self.buttons:
            self.buttons[setting.chosen].setChecked(True)

    def _build(self) -> None:
        for button in self.buttons.values():
            self._group.removeButton(button)
        emptied(self._line)
        self.buttons.clear()
        for choice in self._choices:
            button = QToolButton()
            button.setCheckable(True)
            button.setAccessibleName(f"{self._name}: {choice.name}")
            button.setToolTip(f"{self._name}: {choice.name}")
            if not choice.icon and choice.seat is None:
                button.setText(choice.name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _on, value=choice.value: self._on_chosen(value))
            self._group.addButton(button)
            self._line.addWidget(button)
            self.buttons[choice.value] = button
        self._show_icons()

    def _show_icons(self) -> None:
        theme, side = self._theme, self._theme.px(ICON)
        ink = theme.color("text")
        for choice in self._choices:
            button = self.buttons[choice.value]
            names = choice.icon.split()
            if choice.seat is not None:
                button.setIcon(player_icon(theme, choice.seat, ICON))
            elif choice.icon:
                owner = None
                if choice.color is not None:
                    owner = QColor(player_look(choice.color, theme.look.players).color)
                picture = icons.canvas(QSize(side * len(names), side), FINE)
                with QPainter(picture) as painter:
                    for place, name in enumerate(names):
                        one = icons.pixmap(name, side, ink=ink, player=owner, ratio=FINE)
                        painter.drawPixmap(place * side, 0, one)
                button.setIcon(QIcon(picture))
            button.setIconSize(QSize(side * max(len(names), 1), side))


class ToolSettingsBar(QWidget, Generic[S, C, E, K]):
    """What the tool in hand is set to; shows only what that tool uses."""

    def __init__(self, theme: Theme, controller: ToolController[S, C, E, K]) -> None:
        super().__init__()
        self._theme = theme
        self._controller = controller
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        flow = FlowLayout(self, gap=theme.px(SETTINGS_GAP))
        self._name = label("", "strong")
        self._hint = label("", "small")
        for words in (self._name, self._hint):
            words.setMinimumWidth(1)  # a narrow window is not widened for them
        flow.addWidget(self._name)
        self.rows: dict[str, ToolSettingRow] = {}
        for setting in controller.settings:
            made = ToolSettingRow(theme, setting.name, partial(controller.set, setting.id))
            self.rows[setting.id] = made
            flow.addWidget(made)
        flow.addWidget(self._hint)
        controller.changed.connect(self._show)
        theme.changed.connect(self._fit_height)
        self._show()
        self._fit_height()

    @property
    def _used(self) -> tuple[str, ...]:
        return () if self._controller.is_carrying else self._controller.spec.uses

    def _show(self) -> None:
        for setting in self._controller.settings:
            self.rows[setting.id].show_setting(setting)
            self.rows[setting.id].setVisible(setting.id in self._used)
        if self._controller.is_carrying:
            self._name.setText(self.tr("Paste"))
            self._hint.setText(
                self.tr(
                    "Click places it, Shift places one more; [ and ] turn, H mirrors, Esc cancels"
                )
            )
        else:
            self._name.setText(self._controller.spec.name)
            self._hint.setText(self._controller.spec.hint)
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """Name and hint only where they need no line of their own."""
        gap = self._theme.px(SETTINGS_GAP)
        used = sum(self.rows[id_].sizeHint().width() + gap for id_ in self._used)
        for words in (self._name, self._hint):
            used += words.sizeHint().width() + gap
            words.setVisible(used <= self.width() + gap)

    def _fit_height(self) -> None:
        """As high for every tool: the board must not move when another one is taken."""
        if self.rows:
            self.setMinimumHeight(max(one.sizeHint().height() for one in self.rows.values()))
