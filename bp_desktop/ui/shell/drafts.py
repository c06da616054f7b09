"""Drafts of forms: half-typed fields, kept until they are used or the program ends."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

Field = QLineEdit | QPlainTextEdit | QSpinBox | QAbstractButton | QComboBox

Draft = dict[str, object]
"""The fields of one form by their names."""


class Drafts:
    """Of one document. In memory alone: some of it is meant for one pair of eyes."""

    def __init__(self, kept: dict[str, object] | None = None) -> None:
        """`kept` outlives the view; without it a draft lasts as long as this object."""
        self._kept = kept if kept is not None else {}

    def of(self, form: str, who: str | None = None) -> Draft:
        """`who`: whoever looked while it was typed, where that is not for everybody to read."""
        found = self._kept.setdefault(f"draft/{form}/{who or ''}", {})
        assert isinstance(found, dict)
        return found


class KeptFields(QObject):
    """Keeps what is typed into fields as it is typed, and fills them with what was typed before.

    A form that empties its fields when it is done needs to do nothing else.
    """

    def __init__(self, form: QWidget, fields: Mapping[str, Field], draft: Draft | None) -> None:
        super().__init__(form)
        self._fields = dict(fields)
        self._blank = {name: _read(field) for name, field in fields.items()}
        self.draft: Draft | None = None
        """Where it is kept at the moment; None: nowhere."""
        for name, field in fields.items():
            _listen(field, partial(self._keep, name))
        self.take(draft)

    def take(self, draft: Draft | None) -> None:
        """Go on with another draft; the one before stays as it is. None: blank, and nothing of
        what is typed is kept."""
        self.draft = None
        for name, field in self._fields.items():
            fill(field, (draft or {}).get(name, self._blank[name]))
        self.draft = draft

    def _keep(self, name: str, *_now: object) -> None:
        if self.draft is not None:
            self.draft[name] = _read(self._fields[name])


def _listen(field: Field, keep: Callable[..., object]) -> None:
    match field:
        case QSpinBox():
            field.valueChanged.connect(keep)
        case QAbstractButton():
            field.toggled.connect(keep)
        case QComboBox():
            field.currentIndexChanged.connect(keep)
        case _:
            field.textChanged.connect(keep)


def _read(field: Field) -> object:
    match field:
        case QSpinBox():
            return field.value()
        case QAbstractButton():
            return field.isChecked()
        case QComboBox():
            return field.currentData()
        case QPlainTextEdit():
            return field.toPlainText()
        case QLineEdit():
            return field.text()


def fill(field: Field, value: object) -> None:
    """So that undo in the field does not bring back what somebody else typed there."""
    match field:
        case QSpinBox():
            assert isinstance(value, int)
            field.setValue(value)
            field.lineEdit().setText(field.text())
        case QAbstractButton():
            field.setChecked(bool(value))
        case QComboBox():
            if (place := field.findData(value)) >= 0:  # what was chosen may be gone by now
                field.setCurrentIndex(place)
        case QPlainTextEdit():
            field.setPlainText(str(value))
        case QLineEdit():
            field.setText(str(value))
