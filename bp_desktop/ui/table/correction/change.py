"""What can be changed about an old step: its amounts, or the dice somebody typed."""

import re
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.commands import (
    LoadCargo,
    TransferResources,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.correction_commands import AdjustTreasury
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, Field
from bp_desktop.ui.widgets.calm import CountBox
from bp_desktop.ui.widgets.metrics import row

AMOUNTS: dict[type, str] = {
    AdjustTreasury: "change",
    TransferResources: "goods",
    LoadCargo: "goods",
    UnloadCargo: "goods",
}
"""The field of a command that says how much."""
MOST = 999_999


def typed_faces(command: object) -> tuple[int, ...]:
    """The dice of a step if all of them were typed (BP-APP-1): what the program threw stays."""
    faces: tuple[int, ...] = getattr(command, "faces", ())
    return faces if all(faces) else ()


class ChangeFields(QWidget):
    """Filled in with what the step says; what they make of it is another command."""

    edited = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, resources: tuple[str, ...]) -> None:
        super().__init__()
        line = row(theme, self, spacing=8)
        self.amounts: dict[str, QSpinBox] = {}
        for resource in resources:
            name = names().resource(resource)
            spin = CountBox(minimum=-MOST, maximum=MOST)
            spin.setAccessibleName(name)
            spin.setToolTip(name)
            spin.setPrefix(f"{name[:1]} ")
            spin.valueChanged.connect(self.edited)
            self.amounts[resource] = spin
            line.addWidget(spin)
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
        blocked = [QSignalBlocker(one) for one in self.fields().values()]  # nobody typed this
        for resource, spin in self.amounts.items():
            spin.setVisible(field is not None)
            if resource not in draft:
                spin.setValue(purse[resource])
        self.faces.setHidden(field is not None)
        if "faces" not in draft:
            self.faces.setText(" ".join(str(one) for one in typed_faces(command)))
        for one in blocked:
            one.unblock()

    def applied_to(self, command: Any) -> Any:
        """The step as the fields have it; whether that can be is for the rules to say."""
        field = AMOUNTS.get(type(command))
        if field is None:
            read = tuple(int(one[:6]) for one in re.findall(r"\d+", self.faces.text()))
            return replace(command, faces=read)
        purse = Purse.of({name: spin.value() for name, spin in self.amounts.items()})
        return replace(command, **{field: purse})
