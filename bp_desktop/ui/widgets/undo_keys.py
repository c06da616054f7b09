"""Ctrl+Z in fields: takes back what was typed there, then the last step of the document."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)


class UndoKeyFilter(QObject):
    """Hears the keys of the field that has the focus, and of no other. A field would keep Undo for
    itself even where it has nothing to take back; then the window gets it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if isinstance(now, QLineEdit | QAbstractSpinBox | QPlainTextEdit | QTextEdit):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_undo = event.matches(QKeySequence.StandardKey.Undo)
            if is_undo and not has_typed(watched):
                event.ignore()
                return True
        return super().eventFilter(watched, event)


def has_typed(field: QObject) -> bool:
    """Whether a field has something to take back that was not handed on yet."""
    match field:
        case QLineEdit():
            return field.isUndoAvailable() and not field.isReadOnly()
        case QAbstractSpinBox():
            typed = field.lineEdit()
            if not field.keyboardTracking() and not typed.isModified():
                return False
            return typed.isUndoAvailable()
        case QPlainTextEdit() | QTextEdit():
            return field.document().isUndoAvailable() and not field.isReadOnly()
    return False
