"""What can be changed about an old step: its amounts, or the dice somebody typed."""

import re
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.commands import (
    LoadCargo,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.correction_commands import AdjustTreasury
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, Field
from bp_desktop.ui.widgets.metrics import row
from bp_desktop.ui.widgets.purse import MOST, PurseCount, Resources

AMOUNTS: dict[type, str] = {
    AdjustTreasury: "change",
    TransferResources: "goods",
    LoadCargo: "goods",
    UnloadCargo: "goods",
}
"""The field of a command that says how much."""


def typed_faces(command: object) -> tuple[int, ...]:
    """The dice of a step if all of them were typed (BP-APP-1): what the program threw stays."""
    faces: tuple[int, ...] = getattr(command, "faces", ())
    return faces if all(faces) else ()


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

    def show_command(self, command: object, draft: Draft) -> None:
        """What the step says, unless somebody has typed something else."""
        field = AMOUNTS.get(type(command))
        purse: Purse = getattr(command, field) if field else Purse()
        typed = {one: amount for one, amount in draft.items() if isinstance(amount, int)}
        self._purse.show_purse(Purse.of({**purse.amounts, **typed}))
        self._purse.setVisible(field is not None)
        self.faces.setHidden(field is not None)
        if "faces" not in draft:
            with QSignalBlocker(self.faces):  # nobody typed this
                self.faces.setText(" ".join(str(one) for one in typed_faces(command)))

    def applied_to(self, command: Any) -> Any:
        """The step as the fields have it; whether that can be is for the rules to say."""
        field = AMOUNTS.get(type(command))
        if field is None:
            read = tuple(int(one[:6]) for one in re.findall(r"\d+", self.faces.text()))
            return replace(command, faces=read)
        return replace(command, **{field: self._purse.purse()})
