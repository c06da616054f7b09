"""A window with a large board in it, for the bench that turns its wheel from outside."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import DARK, sides_of
from tests.bench._maps import RADIUS, crowded

SIZE = (760, 860)
"""Of the view, as large as Tiled's in a window of 1600 x 1000."""
LIFETIME_MS = 300_000


def main(wide: int, high: int, title: str) -> int:
    application = QApplication([])
    content = crowded(wide, high)
    picture = BoardPicture(content.board, RADIUS, DARK, sides_of(content.seats, "safe"))
    scene = BoardScene()
    view = BoardView(scene, picture)
    view.setWindowTitle(title)
    view.resize(*SIZE)
    view.show()
    QTimer.singleShot(LIFETIME_MS, application.quit)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
