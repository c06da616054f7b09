"""House rules written to a file and taken from one: a row of two buttons."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.option_file import (
    LARGEST,
    SUFFIX,
    options_from_file,
    options_to_file,
)
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.texts.marking import filled
from bp_desktop.ui.export.writing import written_beside
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.words.wording import worded, worded_all


class OptionFiles(QWidget):
    """Says itself what came of it."""

    def __init__(
        self,
        theme: Theme,
        prompts: FilePrompts,
        options: Callable[[], Options],
        on_taken: Callable[[Options], object],
    ) -> None:
        """`options` are those of the moment."""
        super().__init__()
        self._prompts = prompts
        self._options = options
        self._on_taken = on_taken
        self.write = Button(
            theme, self.tr("Write to a file …"), self._write, kind="link", icon_name="export"
        )
        self.take = Button(
            theme, self.tr("Take from a file …"), self._take, kind="link", icon_name="import"
        )
        self.said = label("", "small", wrap=True)
        line = FlowLayout(self, gap=theme.px(8))
        for part in (self.write, self.take, self.said):
            line.addWidget(part)

    def _write(self) -> None:
        data = options_to_file(self._options())
        wished = Path.home() / f"{self.tr('table options')}{SUFFIX}"
        path = self._prompts.export_file(self.window(), wished)
        if path is None:
            return
        try:
            with written_beside(path) as beside:
                beside.write_bytes(data)
        except ExportError as error:
            self.said.setText(worded(error.message))
        else:
            self.said.setText(filled(self.tr("Written: {file}"), file=path.name))

    def _take(self) -> None:
        path = self._prompts.import_file(self.window(), Path.home(), (SUFFIX,))
        if path is None:
            return
        try:
            with path.open("rb") as file:
                options = options_from_file(file.read(LARGEST + 1))
        except Refused as refusal:
            self.said.setText(worded_all(refusal.messages))
        except OSError as error:
            text = self.tr("The file cannot be read: {reason}")
            self.said.setText(filled(text, reason=error.strerror or str(error)))
        else:
            self._on_taken(options)
            self.said.setText(filled(self.tr("Taken from {file}"), file=path.name))
