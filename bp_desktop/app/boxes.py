"""Box files as the window wants them: opened and created; storage is loaded with the first one."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from bp_desktop.core.dice import Dice
    from bp_desktop.session.library import FindSystem, Salvaged
    from bp_desktop.storage.box import Box


class FileBoxes:
    """Satisfies session.library.Boxes."""

    def __init__(self, usual: Path, find_system: FindSystem, dice: Dice | None = None) -> None:
        self.usual = usual
        self._find_system = find_system
        self._dice = dice

    def open(self, path: Path) -> Box:
        """The usual box is made if it is not there: nobody has to think about files."""
        if path == self.usual and not os.path.lexists(path):
            return self.create(path)
        from bp_desktop.core.dice import AppDice
        from bp_desktop.storage.box import open_box

        return open_box(path, self._find_system, self._dice or AppDice())

    def salvage(self, path: Path, folder: Path) -> Salvaged:
        from bp_desktop.app.games import system_ids
        from bp_desktop.storage.salvage import salvage_to_folder

        return salvage_to_folder(path, folder, self._find_system, system_ids())

    def create(self, path: Path) -> Box:
        from bp_desktop.storage.box import create_box
        from bp_desktop.storage.store import as_box_errors

        if path == self.usual:
            with as_box_errors(path):
                path.parent.mkdir(parents=True, exist_ok=True)
        create_box(path)
        return self.open(path)
