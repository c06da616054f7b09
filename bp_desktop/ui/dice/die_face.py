"""Die face: one die, drawn with the face it shows, that settles when it is thrown."""

from random import Random

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY

DRAWN = (4, 6, 8, 12, 20)
"""Dice that have a drawing; any other is shown as a d20 with its name below."""
BOX = 48.0
FIGURE_AT = {4: (19, 30), 6: (19.5, 28.5), 8: (24, 20.5), 12: (24, 24.5), 20: (24, 27)}
FIGURE_SIZE = {4: 11, 6: 15, 8: 13, 12: 13, 20: 10}
TUMBLE_MS = 520
TUMBLES = 9


class DieFace(QWidget):
    """Shows a die; `throw` tumbles through faces and ends on the one that counts.

    The result is known before the die moves: motion explains, it never decides or delays.
    """

    settled = Signal()
    """What was thrown lies still."""

    def __init__(self, theme: Theme, die: int, *, side: int = 88) -> None:
        super().__init__()
        self._theme = theme
        self.die = die
        self._side = side
        self._shown: int | None = None
        self._face: int | None = None
        self._ink = "text"
        self._turn = 0.0
        # Only for the look of tumbling; nothing is decided here.
        self._look = Random()
        self._tumble = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=TUMBLE_MS)
        self._tumble.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._tumble.valueChanged.connect(self._on_tumble)
        self._tumble.finished.connect(self._on_settled)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._on_theme)
        self._name()

    @property
    def face(self) -> int | None:
        """The face that counts, also while the die still tumbles."""
        return self._face

    @guarded
    def sizeHint(self) -> QSize:
        side = self._theme.px(self._side)
        return QSize(side, side)

    @property
    def is_tumbling(self) -> bool:
        return self._tumble.state() == QVariantAnimation.State.Running

    def show_face(self, face: int | None) -> None:
        """Without motion; None shows a blank die."""
        self._tumble.stop()
        self._face = self._shown = face
        self._turn = 0.0
        self._name()
        self.update()

    def throw(self, face: int, *, animated: bool) -> None:
        if not animated or self._theme.look.reduce_motion or self._theme.look.still_dice:
            self.show_face(face)
            self.settled.emit()
            return
        self._face = face
        self._tumble.stop()
        self._tumble.start()

    def set_ink(self, name: str) -> None:
        """A colour of the theme, such as gold for a hit."""
        self._ink = name
        self.update()

    def _on_tumble(self, progress: float) -> None:
        step = int(progress * TUMBLES)
        self._turn = (1 - progress) * 220
        last = step >= TUMBLES - 1
        self._shown = self._face if last else self._look.randint(1, self.die)
        self.update()

    def _on_settled(self) -> None:
        self.show_face(self._face)
        self.settled.emit()

    def _on_theme(self) -> None:
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        text = f"d{self.die}" if self._face is None else f"d{self.die}: {self._face}"
        self.setAccessibleName(text)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_die(
                painter,
                QRectF(self.rect()),
                self.die,
                "" if self._shown is None else str(self._shown),
                self._theme.color(self._ink),
                turn=self._turn,
            )


def paint_die(
    painter: QPainter, rect: QRectF, die: int, text: str, ink: QColor, *, turn: float = 0.0
) -> None:
    """A die in a square, with its figure where the drawing has its front face."""
    drawn = die if die in DRAWN else 20
    painter.save()
    center = rect.center()
    painter.translate(center)
    painter.rotate(turn)
    painter.translate(-center)
    icons.paint(painter, f"die/d{drawn}", rect, ink=ink)
    scale = rect.width() / BOX
    font = QFont(DISPLAY_FAMILY)
    size = FIGURE_SIZE[drawn] * (0.8 if len(text) > 2 else 1.0)
    font.setPixelSize(max(6, round(size * scale)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(ink)
    x, y = FIGURE_AT[drawn]
    at = rect.topLeft() + QPointF(x * scale, y * scale)
    box = QRectF(at.x() - 14 * scale, at.y() - 10 * scale, 28 * scale, 20 * scale)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
