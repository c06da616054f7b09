"""A view on a screen whose scale the environment sets; says how sharp its picture is.

Run by test_screens in a process of its own, since Qt fixes the scale when it starts.
"""

import json
import sys
from time import monotonic

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from bp_desktop.core.hexes import from_offset
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from tests.ui.board.boards import SPACE, HexBoard, blank, differing_share


def main() -> int:
    application = QApplication([])
    board = HexBoard(filled=frozenset({from_offset(20, 15), from_offset(24, 12)}))
    view = BoardView(BoardScene(), board)
    view.resize(400, 300)
    view.show()
    view.fit()
    view.zoom_by(2.3)
    deadline = monotonic() + 20
    while not view.is_sharp and monotonic() < deadline:
        application.processEvents()
    shown = view.grab().toImage()
    ratio = view.devicePixelRatioF()
    scale = view.scale_now * ratio
    # Between 1 and 2 the corner may lie on half a pixel; pictures are put on whole ones.
    shifts = [QPointF(x, y) for x in (0, 0.5, -0.5) for y in (0, 0.5, -0.5)]
    wholes = [drawn(board, view, shown, scale, shift) for shift in shifts]
    small = drawn(board, view, blank(400, 300), view.scale_now, QPointF())
    blown_up = small.scaled(shown.size(), mode=Qt.TransformationMode.SmoothTransformation)
    answer = {
        "ratio": ratio,
        "pixels": [shown.width(), shown.height()],
        "sharp": min(differing_share(shown, whole, 24) for whole in wholes),
        "blown up": min(differing_share(blown_up, whole, 24) for whole in wholes),
    }
    sys.stdout.write(json.dumps(answer))
    QCoreApplication.processEvents()
    return 0


def drawn(board: HexBoard, view: BoardView, like: QImage, scale: float, shift: QPointF) -> QImage:
    """What the view shows, painted in one go at a scale, that many pixels aside."""
    image = QImage(like.size(), QImage.Format.Format_RGB32)
    image.fill(SPACE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(shift)
        painter.scale(scale, scale)
        painter.translate(-view.visible_area().topLeft())
        board.paint(painter, board.bounds(), scale)
    return image


if __name__ == "__main__":
    sys.exit(main())
