"""File ways: what is entered in a library is read from a file, and written into one."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.files import unreadable
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.widgets.basics import Button, column, label, lay, show_text
from bp_desktop.ui.words.wording import worded, worded_all


class FileSort(NamedTuple):
    """What stands in such files."""

    suffix: str
    largest: int
    """In bytes."""
    take: Callable[[bytes], str]
    """Enters it, or raises Refused; what is to be known about it."""
    give: Callable[[], tuple[str, bytes]]
    """A name, and what is to be written."""


class FileWays(QWidget):
    """Two buttons, and what came of writing; what is wrong with a file is told elsewhere."""

    def __init__(
        self,
        theme: Theme,
        prompts: FilePrompts,
        sort: FileSort,
        tell: Callable[[str], object],
    ) -> None:
        super().__init__()
        self._prompts, self._sort, self._tell = prompts, sort, tell
        self.import_ = Button(theme, self.tr("Import …"), self._import, icon_name="import")
        self.export = Button(theme, self.tr("Export …"), self._export, icon_name="export")
        self.said = label("", "small", wrap=True)
        self.said.hide()
        lay(column(theme, self, spacing=12), self.import_, self.export, self.said)

    def _import(self) -> None:
        path = self._prompts.import_file(self.window(), Path.home(), (self._sort.suffix,))
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        """Enter what a file holds, or say what is wrong with it and where."""
        try:
            with path.open("rb") as file:
                data = file.read(self._sort.largest + 1)
            self._tell(self._sort.take(data))
        except OSError as error:
            self._tell(worded(unreadable(path, error)))
        except Refused as refusal:
            self._tell(worded_all(refusal.messages))

    def _export(self) -> None:
        name, data = self._sort.give()
        wished = Path.home() / f"{name.replace('/', '-')}{self._sort.suffix}"
        show_text(self.said, self._prompts.write_asked(self.window(), wished, data))
