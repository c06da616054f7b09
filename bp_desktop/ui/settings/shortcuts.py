"""Editor of keyboard shortcuts: press the new keys, or learn which action has them already."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.sections import SettingsSection
from bp_desktop.ui.shell.actions import Actions, ActionSpec
from bp_desktop.ui.widgets.basics import Button, column, label, row, sized

_MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class KeyField(QLineEdit):
    """Shows an action's keys; the next keys pressed in it become the new ones.

    Backspace takes the keys away, Esc and Tab leave without a change.
    """

    def __init__(self, actions: Actions, spec: ActionSpec, section: "ShortcutsSection") -> None:
        super().__init__()
        self._actions = actions
        self._section = section
        self.spec = spec
        self.setReadOnly(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(filled(self.tr("Keys for {action}"), action=spec.text))
        self.setPlaceholderText("–")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.show_keys()

    def show_keys(self) -> None:
        self.setText(self._actions.shortcut_text(self.spec.id))

    def event(self, event: QEvent) -> bool:
        # Every key is for us here, also those that are shortcuts elsewhere.
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _MODIFIERS:
            return
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            super().keyPressEvent(event)
            return
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Backspace and not plain:
            self._section.give(self, "")
            return
        if event.text().isprintable() and event.text() and not event.text().isalnum():
            plain &= ~Qt.KeyboardModifier.ShiftModifier  # "?" is a key of its own, not Shift+?
        keys = QKeySequence(plain.value | key)
        self._section.give(self, keys.toString(QKeySequence.SequenceFormat.PortableText))


class ShortcutsSection(SettingsSection):
    def __init__(self, theme: Theme, actions: Actions) -> None:
        super().__init__(
            theme,
            self.tr("Keyboard shortcuts"),
            self.tr("Click a field and press the new keys; Backspace takes them away."),
        )
        self._actions = actions
        self.fields: dict[str, KeyField] = {}
        self.problem = label("", "small", wrap=True)
        columns = row(theme, spacing=40)
        halves = [column(theme, spacing=20), column(theme, spacing=20)]
        lengths = [0, 0]
        for group, specs in _by_group(actions).items():
            shorter = lengths.index(min(lengths))
            halves[shorter].addLayout(self._group(group, specs))
            lengths[shorter] += len(specs) + 1
        for half in halves:
            half.addStretch()
            columns.addLayout(half, 1)
        self.body.addLayout(columns)
        foot = row(theme, spacing=16)
        self.reset = Button(
            theme, self.tr("Give all actions their first keys"), self._reset, icon_name="restore"
        )
        foot.addWidget(self.problem, 1)
        foot.addWidget(self.reset)
        self.body.addLayout(foot)

    def _group(self, name: str, specs: list[ActionSpec]) -> QVBoxLayout:
        made = column(self._theme, spacing=8)
        made.addWidget(label(name, "overline"))
        for spec in specs:
            field = KeyField(self._actions, spec, self)
            self.fields[spec.id] = field
            line = row(self._theme, spacing=16)
            line.addWidget(label(spec.text, wrap=True), 1)
            line.addWidget(sized(self._theme, field, width=132))
            made.addLayout(line)
        return made

    def give(self, field: KeyField, keys: str) -> None:
        """Remap an action, unless another one has the keys: then say which."""
        taken = self._actions.remap(field.spec.id, keys)
        for other in self.fields.values():
            other.setProperty("invalid", other is field and taken is not None)
            other.style().polish(other)
        if taken is None:
            field.show_keys()
            self.problem.setText("")
            return
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("{keys} already means “{action}”: take it away there first.")
        self.problem.setText(filled(text, keys=shown, action=taken.text))

    def _reset(self) -> None:
        self._actions.reset()
        self.problem.setText("")
        for field in self.fields.values():
            field.setProperty("invalid", False)
            field.style().polish(field)
            field.show_keys()


def _by_group(actions: Actions) -> dict[str, list[ActionSpec]]:
    groups: dict[str, list[ActionSpec]] = {}
    for spec in actions.known:
        groups.setdefault(spec.group, []).append(spec)
    return groups
