"""Pictures of the help: `python3 dev.py shots --for-help` makes them, small, in every language."""

import tempfile
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from bp_desktop.app.tour import rest, settle
from bp_desktop.ui.board.moving import MovingView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Language, Preferences
from tests.scenes.every import walk_through
from tests.scenes.home import first_start, furnish
from tests.scenes.parsec import parsec_turn
from tests.scenes.parsec_library import parsec_library
from tests.scenes.table import evening
from tests.scenes.walking import Scenery, Shown, wait_for

FOLDER = Path(__file__).parents[1] / "resources" / "help" / "pictures"
WINDOW, WIDTH = (1366, 768), 720
QUALITY = 80
PREFIX = "help-"
MOST_BYTES = 1_500_000
"""Of all of them together."""


def shoot(language: Language) -> int:
    """All of them anew in one language; the answer is how many."""
    preferences = Preferences(language=language, theme="dark")
    count = 0
    with tempfile.TemporaryDirectory() as data:
        scenes = (first_start, furnish, evening, screens)
        for name, widget in walk_through(scenes, preferences, WINDOW, Path(data)):
            if name.startswith(PREFIX):
                write_small(widget, FOLDER / language / f"{name.removeprefix(PREFIX)}.jpg")
                count += 1
    return count


def screens(place: Scenery) -> Shown:
    """What the help shows: each by the name that its texts have for it."""
    window = place.window
    for page in (PageId.HOME, PageId.STUDIO, PageId.TABLE, PageId.DICE, PageId.CHRONICLE):
        window.show_page(page)
        rest(0.8)
        yield f"{PREFIX}{page}", window
    window.show_page(PageId.RULES)
    window.rules_page.view.open_rule("BP-COMBAT-17")
    rest(0.8)
    yield f"{PREFIX}rules", window
    window.show_page(PageId.SETTINGS)
    rest(0.8)
    yield f"{PREFIX}settings", window
    window.show_page(PageId.HOME)
    window.begin(next(one for one in place.app.desk.kinds if one.page is PageId.TABLE))
    rest(0.8)
    yield f"{PREFIX}new-match", window
    window.notices.close_overlay()
    settle()
    for scene, shown, name in (
        (parsec_turn, "parsec-actions", "parsec-table"),
        (parsec_library, "parsec-library-modules", "parsec-library"),
    ):
        screen = next(widget for one, widget in scene(place) if one == shown)
        rest(0.8)
        yield f"{PREFIX}{name}", screen


def _boards_are_sharp(widget: QWidget) -> bool:
    return all(one.is_sharp for one in widget.findChildren(MovingView) if one.isVisible())


def write_small(widget: QWidget, path: Path) -> None:
    wait_for(lambda: _boards_are_sharp(widget))  # on a busy machine they come late
    picture: QImage = widget.grab().toImage()
    smooth = Qt.TransformationMode.SmoothTransformation
    small = picture.scaledToWidth(WIDTH, smooth).convertToFormat(QImage.Format.Format_RGB32)
    data = QByteArray()
    store = QBuffer(data)
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(store, QByteArray(b"jpg"))
    writer.setQuality(QUALITY)
    writer.setOptimizedWrite(True)
    if not writer.write(small):
        raise OSError(None, "the picture could not be written", str(path))
    store.close()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.data())
