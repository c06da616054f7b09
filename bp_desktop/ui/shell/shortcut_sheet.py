"""Sheet of keyboard shortcuts (`?`): every action that has keys, by group."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions, ActionSpec
from bp_desktop.ui.shell.pages import EVERYWHERE, PageId
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row


class ShortcutSheet(QFrame):
    """Two columns of groups, those of this page alone first; what has no keys is in the palette."""

    def __init__(self, theme: Theme, actions: Actions, page: PageId) -> None:
        super().__init__()
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Keyboard shortcuts"))
        self._actions = actions
        with_keys = [spec for spec in actions.known if actions.shortcut(spec.id)]
        with_keys.sort(key=lambda spec: page not in spec.where or spec.where == EVERYWHERE)
        content = QWidget()
        content.setObjectName("transparent")
        columns = row(theme, content, spacing=40)
        fill_columns(theme, columns, with_keys, self._group, spacing=24)

        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(content)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(min(content.sizeHint().height(), theme.px(560)))
        title = label(self.tr("Keyboard shortcuts"), "title")
        hint = label(self.tr("Esc closes this sheet. Change keys in the settings."), "small")
        layout = column(theme, self, spacing=20, edges=(32, 28, 32, 28))
        lay(layout, lay(row(theme, spacing=12), title, SPRING, hint), area)

    def _group(self, name: str, specs: list[ActionSpec]) -> QVBoxLayout:
        lines = QGridLayout()
        lines.setHorizontalSpacing(self._theme.px(16))
        lines.setVerticalSpacing(self._theme.px(8))
        lines.setColumnStretch(0, 1)
        for number, spec in enumerate(specs):
            lines.addWidget(label(spec.text, "body", wrap=True), number, 0)
            keys = label(self._actions.shortcut_text(spec.id), "caption")
            keys.setObjectName("keycap")
            lines.addWidget(keys, number, 1, Qt.AlignmentFlag.AlignRight)
        return lay(column(self._theme, spacing=10), label(name, "overline"), lines)


def fill_columns(
    theme: Theme,
    columns: QHBoxLayout,
    specs: Iterable[ActionSpec],
    make_group: Callable[[str, list[ActionSpec]], QLayout],
    *,
    spacing: int,
) -> None:
    """Two columns of groups of actions, each below whatever is shorter so far."""
    groups: dict[str, list[ActionSpec]] = {}
    for spec in specs:
        groups.setdefault(spec.group, []).append(spec)
    halves: tuple[list[QLayout], list[QLayout]] = ([], [])
    lengths = [0, 0]
    for group, actions in groups.items():
        shorter = lengths.index(min(lengths))
        halves[shorter].append(make_group(group, actions))
        lengths[shorter] += len(actions) + 2
    for half in halves:
        columns.addLayout(lay(column(theme, spacing=spacing), *half, SPRING), 1)
