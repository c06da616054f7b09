"""Camera of a board view: moves in on something for a while, and back to where one looked from."""

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation

from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.theme import Theme

MOVE_MS = 200


class BoardCamera(QObject):
    """At most one way there, and one way back."""

    def __init__(self, theme: Theme, view: BoardView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._from: tuple[QPointF, float, bool] | None = None
        """Where one looked from: the middle, the scale, and whether all of the board was seen."""
        self._move = QVariantAnimation(self)
        self._move.setDuration(MOVE_MS)
        self._move.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._move.setStartValue(0.0)
        self._move.setEndValue(1.0)
        self._move.valueChanged.connect(self._on_moved)
        self._move.finished.connect(self._on_arrived)
        self._way = (view.looked_at, view.scale_now, view.looked_at, view.scale_now)
        self._then_fitted = False
        self._is_returning = False

    @property
    def is_away(self) -> bool:
        """Whether it has moved in on something."""
        return self._from is not None

    def come_near(self, area: QRectF, least: int) -> None:
        """So that an area is at least so many pixels wide, and in the middle. Where it is so wide
        already, and seen, nothing moves."""
        view = self._view
        wide = area.width() * view.scale_now
        if not self._is_returning and wide >= least and view.free_area.contains(area):
            return
        if self._from is None and self._is_returning:
            # Whoever moved in twice in a row looked from where the way back would have led.
            self._from = (*self._way[2:], self._then_fitted)
        elif self._from is None:
            self._from = (view.looked_at, view.scale_now, view.is_fitted)
        scale = max(view.scale_now, least / max(area.width(), 1.0))
        self._go(area.center(), min(scale, view.scale_for(area)), fitted=False)

    def come_back(self) -> None:
        if self._from is None:
            return
        middle, scale, fitted = self._from
        self._from = None
        self._go(middle, scale, fitted=fitted, returning=True)

    def _go(self, middle: QPointF, scale: float, *, fitted: bool, returning: bool = False) -> None:
        view = self._view
        self._move.stop()
        self._is_returning = returning
        self._way = (view.looked_at, view.scale_now, middle, scale)
        self._then_fitted = fitted
        if self._theme.look.reduce_motion or not view.isVisible():
            view.look_at(middle, scale)
            self._on_arrived()
        else:
            self._move.start()

    def _on_moved(self, part: float) -> None:
        start, scale, end, wanted = self._way
        # A way that looks straight: the middle moves as fast as things grow.
        now = scale * (wanted / scale) ** part
        share = part if wanted == scale else (1 / scale - 1 / now) / (1 / scale - 1 / wanted)
        self._view.look_at(start + (end - start) * share, now, moving=True)

    def _on_arrived(self) -> None:
        self._is_returning = False
        if self._then_fitted:
            self._view.fit()
