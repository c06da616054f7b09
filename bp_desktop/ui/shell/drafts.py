"""Drafts of forms: half-typed fields, kept until they are used; what is secret, while it runs."""

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


LASTING, PASSING = "lasting", "draft"
"""How the names of drafts begin that outlive the program, and of those that end with it."""
WRITER = "writer"
"""The field that names whose eyes alone a draft is for; such a draft ends with the program."""


SEALED = "sealed"
"""The field with a secret draft that only the one who wrote it can open, and which so lasts."""


class Drafts:
    """Of one document. Whatever is meant for one pair of eyes stays in memory alone; what lasts
    is written beside the box (`ui/shell/draft_file.py`)."""

    def __init__(self, kept: dict[str, object] | None = None) -> None:
        """`kept` outlives the view; without it a draft lasts as long as this object."""
        self._kept = kept if kept is not None else {}

    def of(self, form: str, who: str | None = None, *, lasts: bool = False) -> Draft:
        """`who`: whoever looked while it was typed, where that is not for everybody to read. One
        that `lasts` is there again when the program is started again, unless it is secret."""
        how = LASTING if lasts and who is None else PASSING
        found = self._kept.setdefault(f"{how}/{form}/{who or ''}", {})
        assert isinstance(found, dict)
        return found

    def sealed(self, form: str, who: str) -> Draft:
        """Beside the draft of the same form: its field SEALED, as long as there is one, lasts."""
        return self.of(f"{SEALED} {form} {who}", lasts=True)


def lasting(kept: Mapping[str, object]) -> dict[str, Draft]:
    """What may be written of the drafts of a document: nothing secret, and nothing empty."""
    found = {name: draft for name, draft in kept.items() if name.startswith(f"{LASTING}/")}
    return {
        name: dict(draft)
        for name, draft in found.items()
        if isinstance(draft, dict) and any(draft.values()) and draft.get(WRITER) is None
    }


def has_secrets(kept: Mapping[str, object]) -> bool:
    """Whether something is half typed for one pair of eyes, and lost when the program ends since
    nothing seals it."""
    for name, draft in kept.items():
        if not isinstance(draft, dict) or not any(draft.values()):
            continue
        how, form, who = [*name.split("/", 2), "", ""][:3]
        sealed = kept.get(f"{LASTING}/{SEALED} {form} {who}/")
        if isinstance(sealed, dict) and sealed.get(SEALED):
            continue
        if (how == PASSING and who) or (how == LASTING and draft.get(WRITER) is not None):
            return True
    return False


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
            fill(field, _fitting((draft or {}).get(name), self._blank[name]))
        self.draft = draft

    def _keep(self, name: str, *_now: object) -> None:
        if self.draft is not None:
            self.draft[name] = _read(self._fields[name])


def _fitting(value: object, blank: object) -> object:
    """What was kept, or blank: a file beside the box may hold anything."""
    if value is None or (isinstance(blank, bool | int | str) and type(value) is not type(blank)):
        return blank
    return value


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
