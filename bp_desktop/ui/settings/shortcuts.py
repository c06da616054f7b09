"""Editor of keyboard shortcuts: press the new keys, or learn which action has them already."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.sections import SettingsSection
from bp_desktop.ui.shell.actions import Actions, ActionSpec
from bp_desktop.ui.shell.shortcut_sheet import two_columns
from bp_desktop.ui.widgets.basics import Button, column, label, lay, row, sized
from bp_desktop.ui.widgets.turning_box import TurningBox

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
            self.tr("Click a field and press the new keys; Backspace removes them."),
        )
        self._actions = actions
        self.fields: dict[str, KeyField] = {}
        self.problem = label("", "small", wrap=True)
        self.reset = Button(theme, self.tr("Reset all shortcuts"), self._reset, icon_name="restore")
        columns = two_columns(theme, actions.known, self._group, spacing=20)
        lay(self.body, columns, TurningBox(theme, (self.problem, 1), (self.reset, 0)))

    def _group(self, name: str, specs: list[ActionSpec]) -> QVBoxLayout:
        made = lay(column(self._theme, spacing=8), label(name, "overline"))
        for spec in specs:
            field = self.fields[spec.id] = KeyField(self._actions, spec, self)
            keys = sized(self._theme, field, width=132)
            lay(made, lay(row(self._theme, spacing=16), (label(spec.text, wrap=True), 1), keys))
        return made

    def give(self, field: KeyField, keys: str) -> None:
        """Remap an action, unless another one has the keys: then say which."""
        taken = self._actions.remap(field.spec.id, keys)
        self._show_invalid(field if taken is not None else None)
        if taken is None:
            field.show_keys()
            self.problem.setText("")
            return
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("{keys} is already used for “{action}”. Remove it there first.")
        self.problem.setText(filled(text, keys=shown, action=taken.text))

    def _reset(self) -> None:
        self._actions.reset()
        self.problem.setText("")
        self._show_invalid(None)
        for field in self.fields.values():
            field.show_keys()

    def _show_invalid(self, invalid: KeyField | None) -> None:
        for field in self.fields.values():
            field.setProperty("invalid", field is invalid)
            field.style().polish(field)
