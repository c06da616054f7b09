"""Every text goes through translation: in a made-up language every one of them has brackets."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.problem import ProblemDialog
from bp_desktop.ui.words.language import LANGUAGES, LanguageSwitcher
from tests.tally import TALLY, Join
from tests.ui.build import settle
from tests.ui.tally_kind import TALLY_KIND
from tests.ui.tally_table import REGISTERED

OPEN, CLOSE = "⟦", "⟧"

PAGES = (PageId.HOME, PageId.STUDIO, PageId.TABLE, PageId.SETTINGS)

# What needs no translation: numbers, keys, names of languages and of the program, what people and
# files are called.
_KEYS = re.compile(r"((Ctrl|Shift|Alt|Meta)\+)*(\w|F\d+|Del|Ins|Esc|Backspace|[^\w\s])")
_OURS = {
    "Burning Planets",
    "Mine",
    "Other",
    "Tally",
    "Tallies 1",
    "Tallies 2",
    "Tally · ⟦just now··⟧",
    "tally.summary players=1",
    "Tallies",
    "New tally",
    "No tally is open",
    "Points are counted here.",
    "One more",
    "Undo a point",
    "Counts points",
}


class Bracketing(QTranslator):
    """Puts every text that is asked for into brackets, and makes it longer, as languages are."""

    def translate(
        self, _context: str, source: str, _comment: str | None = None, n: int = -1
    ) -> str:
        text = source.replace("%n", str(n))
        return f"{OPEN}{text}{'·' * (len(text) // 4)}{CLOSE}"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def app(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowApp]:
    tally = REGISTERED._replace(kinds=lambda: (TALLY_KIND,))
    monkeypatch.setattr("bp_desktop.app.games.GAMES", (tally,))
    # English has a file of plural forms, which would answer before the brackets do.
    monkeypatch.setattr(LanguageSwitcher, "speak", lambda *_: None)
    translator = Bracketing()
    QCoreApplication.installTranslator(translator)
    made = WindowApp(user_places(tmp_path / "burning-planets"))
    with qtbot.waitSignal(made.desk.shelf_changed):
        made.window.show_first()

    yield made

    made.leave()
    settle()
    QCoreApplication.removeTranslator(translator)
    qapp.setStyleSheet("")


def texts_of(root: QWidget) -> Iterator[tuple[QWidget | QAction, str]]:
    for widget in [root, *root.findChildren(QWidget)]:
        yield widget, widget.accessibleName()
        if widget.isVisibleTo(root):
            yield widget, widget.toolTip()
            if isinstance(widget, QLabel | QAbstractButton):
                yield widget, widget.text()
            if isinstance(widget, QLineEdit):
                yield widget, widget.placeholderText()
    for action in root.findChildren(QAction):
        yield action, action.text()


def unwrapped(root: QWidget, folder: Path) -> set[str]:
    """The texts that nobody could translate."""
    found = set()
    for widget, text in texts_of(root):
        plain = text.strip()
        if plain in _OURS or plain in LANGUAGES.values() or str(folder) in plain:
            continue
        if not plain or _KEYS.fullmatch(plain) or not any(letter.isalpha() for letter in plain):
            continue
        if re.search(r"\w{2,}", outside_brackets(plain)):
            found.add(f"{type(widget).__name__}: {plain}")
    return found


def cut_off(root: QWidget) -> set[str]:
    """The buttons and lines that have no room for their words, which are long in this language."""
    lines: list[QPushButton | QLabel] = [
        *root.findChildren(QPushButton),
        *root.findChildren(QLabel),
    ]
    return {
        widget.text()
        for widget in lines
        if widget.isVisible()
        and not (isinstance(widget, QLabel) and widget.wordWrap())
        and widget.width() < widget.minimumSizeHint().width()
    }


def outside_brackets(text: str) -> str:
    """A translated text may hold another one, such as the name of an action."""
    while (shorter := re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", "", text)) != text:
        text = shorter
    return text


@pytest.mark.parametrize("page", PAGES)
def test_every_text_of_a_page_is_translated(app: WindowApp, page: PageId, tmp_path: Path) -> None:
    for title in ("Mine", "Other"):
        app.desk.library.create(TALLY.id, title, (Join("Ada"),))
    app.desk.shelf_changed.emit()

    app.window.resize(1280, 800)
    app.window.show_page(page)
    settle()

    assert unwrapped(app.window, tmp_path) == set()
    assert cut_off(app.window) == set()


@pytest.mark.parametrize("action", ["palette", "shortcuts"])
def test_every_text_of_a_panel_is_translated(app: WindowApp, action: str, tmp_path: Path) -> None:
    app.window.resize(1280, 800)
    app.window.actions_.run(action)
    settle()

    assert unwrapped(app.window, tmp_path) == set()
    assert cut_off(app.window) == set()


def test_every_text_of_notices_is_translated(app: WindowApp, tmp_path: Path) -> None:
    app.desk.library.create(TALLY.id, "Mine", (Join("Ada"),))
    app.desk.shelf_changed.emit()
    [info] = app.desk.library.documents()

    deeds = app.window.documents
    todo: list[Callable[[], object]] = [
        lambda: deeds.bin(info),
        lambda: deeds.restore(info),
        lambda: deeds.rename(info, "Other"),
        lambda: deeds.import_file(tmp_path / "none"),
    ]
    for deed in todo:
        deed()
        settle()

        assert unwrapped(app.window, tmp_path) == set()


def test_trouble_with_the_box_is_translated(app: WindowApp, tmp_path: Path) -> None:
    app.desk.close_box()

    app.desk.open_box(tmp_path / "none.bpbox")
    settle()

    assert unwrapped(app.window, tmp_path) == set()


def test_the_problem_dialog_is_translated(app: WindowApp, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ProblemDialog(app.theme, "x", tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()

    assert unwrapped(dialog, tmp_path) == set()
    assert cut_off(dialog) == set()


def test_an_unwrapped_text_is_noticed(app: WindowApp, tmp_path: Path) -> None:
    """The journey can fail."""
    app.window.notices.notify("Nobody translated this.")

    assert unwrapped(app.window, tmp_path) == {
        "QLabel: Nobody translated this.",
        "Toast: Nobody translated this.",
    }
