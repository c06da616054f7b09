"""What tests need to handle a view: a tool that takes notes, and a few short ways."""

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.board.view import BoardView


class Notebook:
    """A tool that writes down what it is told."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, Hex | None, HeldKeys]] = []

    def press(self, at: Hex, held: HeldKeys) -> None:
        self.lines.append(("press", at, held))

    def drag(self, over: Hex, held: HeldKeys) -> None:
        self.lines.append(("drag", over, held))

    def release(self, at: Hex, held: HeldKeys) -> None:
        self.lines.append(("release", at, held))

    def hover(self, over: Hex | None) -> None:
        self.lines.append(("hover", over, HeldKeys.NONE))

    def cancel(self) -> None:
        self.lines.append(("cancel", None, HeldKeys.NONE))


def scene_of(view: BoardView) -> BoardScene:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    return scene


def focused(view: BoardView, qtbot: QtBot) -> None:
    view.window().activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus, timeout=2000)


def middle(view: BoardView) -> QPointF:
    return view.mapToScene(view.viewport().rect().center())
