"""Sheet of keyboard shortcuts (`?`): every action that has keys, by group."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions, ActionSpec
from bp_desktop.ui.shell.pages import EVERYWHERE, PageId
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay
from bp_desktop.ui.widgets.containers import TallArea
from bp_desktop.ui.widgets.turning_box import TurningBox

LEAST, MOST = 160, 560


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
        content = two_columns(theme, with_keys, self._group, spacing=24)
        content.setObjectName("transparent")

        area = TallArea(content, least=theme.px(LEAST), most=theme.px(MOST))
        title = label(self.tr("Keyboard shortcuts"), "title")
        hint = self.tr("Esc closes this sheet. Change keys in the settings.")
        head = TurningBox(
            theme, (title, 0), (label(hint, "small", wrap=True), 1), spacing=12, below=4
        )
        lay(column(theme, self, spacing=20, edges=(32, 28, 32, 28)), head, area)

    def _group(self, name: str, specs: list[ActionSpec]) -> QVBoxLayout:
        lines = QGridLayout()
        lines.setHorizontalSpacing(self._theme.px(16))
        lines.setVerticalSpacing(self._theme.px(8))
        lines.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number, spec in enumerate(specs):
            lines.addWidget(label(spec.text, "body", wrap=True), number, 0)
            keys = label(self._actions.shortcut_text(spec.id), "caption")
            keys.setObjectName("keycap")
            lines.addWidget(keys, number, 1, right)
        return lay(column(self._theme, spacing=10), label(name, "overline"), lines)


def two_columns(
    theme: Theme,
    specs: Iterable[ActionSpec],
    make_group: Callable[[str, list[ActionSpec]], QLayout],
    *,
    spacing: int,
) -> TurningBox:
    """Groups of actions in two columns, each below whatever is shorter so far."""
    groups: dict[str, list[ActionSpec]] = {}
    for spec in specs:
        groups.setdefault(spec.group, []).append(spec)
    halves: tuple[list[QLayout], list[QLayout]] = ([], [])
    lengths = [0, 0]
    for group, actions in groups.items():
        shorter = lengths.index(min(lengths))
        halves[shorter].append(make_group(group, actions))
        lengths[shorter] += len(actions) + 2
    columns = (QWidget(), QWidget())
    for one, half in zip(columns, halves, strict=True):
        lay(column(theme, one, spacing=spacing), *half, SPRING)
    return TurningBox(theme, *((one, 1) for one in columns), spacing=40, below=spacing)
