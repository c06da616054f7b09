"""Puts one sheet on paper: into a PDF, or through the system's print dialog."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.dice.matrix_sheet import PAPER
from bp_desktop.ui.export.pdf import write_pdf
from bp_desktop.ui.shell.files import FilePrompts

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog

PaintSheet = Callable[[QPainter], None]
"""Paints in millimetres on a sheet of PAPER's size."""


class Paper:
    """The tests answer in the place of the dialogs."""

    def __init__(self, prompts: FilePrompts | None = None) -> None:
        self._prompts = prompts

    def ask(self, window: QWidget, wished: Path) -> Path | None:
        return (self._prompts or FilePrompts()).export_file(window, wished)

    def write(self, path: Path, title: str, paint: PaintSheet) -> None:
        """Raises ExportError."""
        write_pdf(path, title, [(PAPER, lambda painter, _pace: paint(painter))])

    def print(self, window: QWidget, title: str, paint: PaintSheet) -> bool:
        """Whether it was printed; the system asks where."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # rarely needed, slow to load

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        printer.setFullPage(True)
        if not self._agrees(QPrintDialog(printer, window)):
            return False
        with QPainter(printer) as painter:
            whole = printer.pageLayout().fullRectPixels(printer.resolution())
            scale = min(whole.width() / PAPER.width, whole.height() / PAPER.height)
            painter.scale(scale, scale)
            paint(painter)
        return True

    def _agrees(self, dialog: "QPrintDialog") -> bool:
        return bool(dialog.exec())
