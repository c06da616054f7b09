"""Sheet of keyboard shortcuts (`?`): every action that has keys, by group."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions, ActionSpec
from bp_desktop.ui.shell.pages import EVERYWHERE, PageId
from bp_desktop.ui.widgets.basics import column, label, row


class ShortcutSheet(QFrame):
    """Two columns of groups, those of this page alone first; what has no keys is in the palette."""

    def __init__(self, theme: Theme, actions: Actions, page: PageId) -> None:
        super().__init__()
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        groups: dict[str, list[ActionSpec]] = {}
        for spec in sorted(actions.known, key=lambda spec: not _is_only_of(spec, page)):
            if actions.shortcut(spec.id):
                groups.setdefault(spec.group, []).append(spec)

        content = QWidget()
        content.setObjectName("transparent")
        columns = row(theme, content, spacing=40)
        halves = [column(theme, spacing=24), column(theme, spacing=24)]
        lengths = [0, 0]
        for group, specs in groups.items():
            shorter = lengths.index(min(lengths))
            halves[shorter].addLayout(self._group(group, specs, actions))
            lengths[shorter] += len(specs) + 2
        for half in halves:
            half.addStretch()
            columns.addLayout(half, 1)

        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(content)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(min(content.sizeHint().height(), theme.px(560)))
        layout = column(theme, self, spacing=20, edges=(32, 28, 32, 28))
        layout.addLayout(self._head())
        layout.addWidget(area)

    def _head(self) -> QHBoxLayout:
        line = row(self._theme, spacing=12)
        line.addWidget(label(self.tr("Keyboard shortcuts"), "title"))
        line.addStretch()
        line.addWidget(
            label(self.tr("Esc closes this sheet. Change keys in the settings."), "small")
        )
        return line

    def _group(self, name: str, specs: list[ActionSpec], actions: Actions) -> QVBoxLayout:
        made = column(self._theme, spacing=10)
        made.addWidget(label(name, "overline"))
        lines = QGridLayout()
        lines.setHorizontalSpacing(self._theme.px(16))
        lines.setVerticalSpacing(self._theme.px(8))
        lines.setColumnStretch(0, 1)
        for number, spec in enumerate(specs):
            lines.addWidget(label(spec.text, "body", wrap=True), number, 0)
            keys = label(actions.shortcut_text(spec.id), "caption")
            keys.setObjectName("keycap")
            lines.addWidget(keys, number, 1, Qt.AlignmentFlag.AlignRight)
        made.addLayout(lines)
        return made


def _is_only_of(spec: ActionSpec, page: PageId) -> bool:
    return page in spec.where and spec.where != EVERYWHERE
