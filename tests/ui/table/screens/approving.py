"""The parts of a table as they are approved, once it has come to rest."""

from pathlib import Path
from typing import Literal, NamedTuple

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.board.moving import MovingView
from tests.ui.build import settle
from tests.ui.table.players_hand import PlayersHand, own
from tests.ui.table.screens.parts import assert_parts_approved

APPROVED = Path(__file__).parent / "approved"
LAPTOP, DESKTOP = (1366, 768), (1920, 1080)


class Screen(NamedTuple):
    """A size, a scale and a language that people have."""

    size: tuple[int, int]
    scale: int = 100
    language: Literal["en", "ru"] = "en"
    name: str = ""


USUAL, WIDE = Screen(LAPTOP), Screen(DESKTOP, name="_wide")
RUSSIAN = Screen(LAPTOP, 150, "ru", "_russian")
SCREENS = (USUAL, WIDE, RUSSIAN)


def come_to_rest(qtbot: QtBot, window: QWidget, board: MovingView | None = None) -> None:
    """Without the keyboard's place in the picture, the board sharp, and until nothing changes any
    more: on a busy machine what moves comes to its end late."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    settle()
    qtbot.wait(400)  # the board is drawn sharp a moment after it came to rest
    seen = QImage()

    def stands_still() -> bool:
        nonlocal seen
        settle()
        before, seen = seen, window.grab().toImage()
        return (board is None or board.is_sharp) and before == seen

    qtbot.waitUntil(stands_still, timeout=10_000)


def approve_table(qtbot: QtBot, hand: PlayersHand, name: str, mode: str) -> None:
    view = hand.view
    board = own(view).board
    seen = board.view if board is not None and board.view.isVisible() else None
    come_to_rest(qtbot, view.window(), seen)
    parts = {
        "board": view.pages.board.widget if view.pages.board is not None else None,
        "head": view.head,
        "balances": view.balances,
        "switch": view.pages.switch,
        "pages": view.pages,
        "column": view.turn.column,
        "message": view.message,
        "trouble": view.trouble,
        "go on": view.go_on,
        "zoom": view.turn.zoom,
        "closing": view.screens.closing,
    }
    assert_parts_approved(view.window(), parts, f"{name}_{mode}", APPROVED)
