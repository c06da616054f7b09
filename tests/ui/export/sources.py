"""A board to export that belongs to no game: 26 by 26 cells in four tiles."""

from pathlib import Path

from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bp_desktop.core.export_settings import ExportError, ExportSettings
from bp_desktop.core.hexes import from_offset
from bp_desktop.core.messages import say
from bp_desktop.ui.board.canvas import LAYOUT, PAPER_LINE
from bp_desktop.ui.board.shapes import tile_outline
from bp_desktop.ui.board.still import UNHURRIED, PaintBudget, StillBoard
from bp_desktop.ui.export.board_export import ExportSource, OwnSheet
from bp_desktop.ui.export.writing import Tell
from tests.ui.board.boards import HexBoard

TILE = 13
WIDE = HIGH = 2


class PlainBoard(HexBoard):
    """Lets whoever waits know of every tile, as a game's board does."""

    def __init__(self, background: str, wide: int = WIDE, high: int = HIGH) -> None:
        super().__init__(TILE * wide, TILE * high)
        self._background = QColor(background)

    def background(self) -> QColor:
        return self._background

    def paint(
        self, painter: QPainter, area: object, scale: float, pace: PaintBudget = UNHURRIED
    ) -> None:
        painter.setPen(QPen(QColor("#203060"), PAPER_LINE))
        painter.setBrush(QColor("#7080b0"))
        for number in range(WIDE * HIGH * 4):
            pace.keep()
            painter.drawPath(outline(number % (WIDE * HIGH)))


def outline(number: int) -> QPainterPath:
    first = from_offset(TILE * (number % WIDE), TILE * (number // WIDE))
    return tile_outline(TILE, TILE, first.r % 2).translated(*LAYOUT.center(first))


def _draw(settings: ExportSettings, _vectors: bool) -> StillBoard:
    return PlainBoard({"dark": "#000020", "light": "#e0e0ff", "paper": "#ffffff"}[settings.style])


def _nothing(_settings: ExportSettings, _vectors: bool) -> StillBoard:
    raise ExportError(say("export.no_board"))


def _write(settings: ExportSettings, path: Path, tell: Tell) -> None:
    tell(0.5)
    path.write_text(settings.page)


OWN_SHEET = OwnSheet("rules", "Rules sheet", "All rules on one page.", "rules", _write)
PLAIN = ExportSource("Two suns", _draw, 16, WIDE * HIGH, outline, (OWN_SHEET,))
EMPTY = ExportSource("Nothing", _nothing, 0, 0, outline)
