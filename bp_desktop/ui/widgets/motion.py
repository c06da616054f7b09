"""Motion of the interface: 200 ms, fast at first; none at all for those who want none."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from bp_desktop.ui.look.theme import Theme

MOTION_MS = 200


class Motion(QObject):
    """Runs from 0 to 1 and shows each step; the end is always shown, also of what is cut short."""

    def __init__(
        self,
        theme: Theme,
        parent: QObject,
        show: Callable[[float], object],
        done: Callable[[], object] = lambda: None,
        *,
        ms: int = MOTION_MS,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._show = show
        self._done = done
        self._run = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=ms)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(show)
        self._run.finished.connect(done)

    @property
    def is_running(self) -> bool:
        return self._run.state() == QVariantAnimation.State.Running

    def start(self) -> None:
        """Begin anew. Without motion the end is there at once."""
        self._run.stop()
        if self._theme.look.reduce_motion:
            self._show(1.0)
            self._done()
        else:
            self._run.start()

    def finish(self) -> None:
        """Show the end now, if it is still under way."""
        if self.is_running:
            self._run.stop()
            self._show(1.0)
            self._done()


class CountingFigure(QObject):
    """A number that counts to its new value: `show` gets every number on the way."""

    def __init__(self, theme: Theme, parent: QObject, show: Callable[[int], object]) -> None:
        super().__init__(parent)
        self._show = show
        self._from = self._to = 0
        self.motion = Motion(theme, self, self._on_step)

    def count_to(self, value: int, since: int | None = None) -> None:
        """From the number that is shown now, or from another one; None: it was not known, and
        nothing is counted."""
        self.motion.finish()
        self._from, self._to = value if since is None else since, value
        if self._from == self._to:
            self._show(value)
        else:
            self.motion.start()

    def _on_step(self, part: float) -> None:
        self._show(self._from + round((self._to - self._from) * part))
