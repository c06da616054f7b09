"""Small pictures of our files, for the file manager that asks for them: `bp-desktop thumbnail`.

For programs, not for people, so no help lists it. No display is needed and nothing is changed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

SMALLEST, LARGEST = 16, 1024
DONE, NO_PICTURE = 0, 1


def write_thumbnail(source: Path, size: int, out: Path) -> int:
    """A PNG of at most `size` pixels a side; the exit code is 1 where there is nothing to draw."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from bp_desktop.files import write_file
    from bp_desktop.ui.shell.thumbnails import png_of

    kept = QApplication.instance() or QApplication(sys.argv[:1])
    image = _picture(source)
    if image.isNull():
        return NO_PICTURE
    side = min(max(size, SMALLEST), LARGEST)
    keep = Qt.AspectRatioMode.KeepAspectRatio
    smooth = Qt.TransformationMode.SmoothTransformation
    write_file(out, png_of(image.scaled(side, side, keep, smooth)), replace=True)
    del kept
    return DONE


def _picture(source: Path) -> QImage:
    """Null for whatever is no file of ours, or a damaged one."""
    from PySide6.QtGui import QImage

    from bp_desktop.session.document_file import UnreadableFileError
    from bp_desktop.session.library import LibraryError
    from bp_desktop.storage.places import BOX_SUFFIX
    from bp_desktop.storage.problems import BoxError

    try:
        png = _of_box(source) if source.suffix == BOX_SUFFIX else _of_document(source)
    except (BoxError, LibraryError, OSError, UnreadableFileError):
        png = None
    return QImage.fromData(png or b"")


def _of_document(source: Path) -> bytes | None:
    """Drawn as it stands in the file."""
    from PySide6.QtWidgets import QApplication

    from bp_desktop.app.games import document_kinds, find_system
    from bp_desktop.core.dice import AppDice
    from bp_desktop.session.document_file import open_document, read_header
    from bp_desktop.ui.look.theme import Appearance, Theme
    from bp_desktop.ui.shell.thumbnails import thumbnail

    file = read_header(source.read_bytes())
    system = find_system(file.system)
    kind = next((each for each in document_kinds() if each.system == file.system), None)
    application = QApplication.instance()
    if system is None or kind is None or not isinstance(application, QApplication):
        return None
    state = open_document(file, system, AppDice()).state
    return thumbnail(kind, state, Theme(application, Appearance("dark")))


def _of_box(source: Path) -> bytes | None:
    """The picture of what was opened last, as it is kept; of a copy, for the box may be open."""
    from bp_desktop.storage.backups import looked_into

    with looked_into(source) as box:
        known = sorted(box.documents(), key=lambda each: each.changed, reverse=True)
        return next((png for each in known if (png := box.thumbnail(each.id))), None)
