"""Change fields: the amounts of an old step, or the dice somebody typed, to be corrected."""

import re
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.table import EditableField
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, Field
from bp_desktop.ui.widgets.basics import row
from bp_desktop.ui.widgets.purse import MOST, PurseCount, Resources


class ChangeFields(QWidget):
    """Filled in with what the step says; what they make of it is another command."""

    edited = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, resources: Resources) -> None:
        super().__init__()
        line = row(theme, self, spacing=8)
        self._purse = PurseCount(theme, resources, least=-MOST)
        self._purse.edited.connect(self.edited)
        self.amounts = self._purse.amounts
        line.addWidget(self._purse, 1)
        self.faces = QLineEdit(maxLength=40)
        self.faces.setAccessibleName(self.tr("What the dice show"))
        self.faces.setPlaceholderText(self.tr("What the dice show"))
        self.faces.textChanged.connect(self.edited)
        self.faces.returnPressed.connect(self.entered)
        line.addWidget(self.faces)
        line.addStretch()

    def fields(self) -> dict[str, Field]:
        """For whoever keeps what is half typed."""
        return {"faces": self.faces, **self.amounts}

    def show_command(self, command: object, field: EditableField, draft: Draft) -> None:
        """What the step says, unless somebody has typed something else."""
        says = getattr(command, field.name)
        purse: Purse = EMPTY if field.dice else says
        typed = {one: amount for one, amount in draft.items() if isinstance(amount, int)}
        self._purse.show_purse(Purse.of({**purse.amounts, **typed}))
        self._purse.setHidden(field.dice)
        self.faces.setVisible(field.dice)
        if "faces" not in draft:
            with QSignalBlocker(self.faces):  # nobody typed this
                self.faces.setText(" ".join(map(str, says)) if field.dice else "")

    def applied_to(self, command: Any, field: EditableField) -> Any:
        """The step as the fields have it; whether that can be is for the rules to say."""
        if not field.dice:
            return replace(command, **{field.name: self._purse.purse()})
        read = tuple(int(one[:6]) for one in re.findall(r"\d+", self.faces.text()))
        return replace(command, **{field.name: read})
