"""Overlay of the stage: veils what is not needed, opens the band, and goes at any key or click."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QInputEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.stage.band import StageBand
from bp_desktop.ui.table.stage.run import StageRun, StageSight, Tempo
from bp_desktop.ui.table.stage.script import StageScript
from bp_desktop.ui.widgets.announcing import announce

VEIL = 0.62
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_HEARD = (
    *_PRESSES,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
)
_MODIFIERS = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def now_ms() -> int:
    return round(monotonic() * 1000)


class StageOverlay(QWidget):
    """Lies over a part of its host while moments are shown. What it does not veil works through
    it: such a press ends it and acts. Any other key or click only ends it. Nothing runs while
    nothing is shown."""

    def __init__(
        self,
        theme: Theme,
        host: QWidget,
        area: Callable[[], QRect],
        *,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        """`area`: what is veiled, in the host's coordinates; `clock`: milliseconds."""
        super().__init__(host)
        self._theme = theme
        self._area = area
        self._clock = clock
        self._run: StageRun | None = None
        self._scripts: tuple[StageScript, ...] = ()
        self._spoken = -1
        self._waiting: list[Callable[[], object]] = []
        self._holds_mouse = False
        self._frame = QTimer(self, singleShot=True)
        self._frame.setTimerType(Qt.TimerType.PreciseTimer)
        self._frame.timeout.connect(self.show_now)
        self.band = StageBand(theme, self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        theme.changed.connect(self.drop)

    # --- what is shown

    @property
    def is_showing(self) -> bool:
        """Whether anything is on the stage that nobody has ended yet."""
        return self._run is not None and self._run.ended is None

    @property
    def script(self) -> StageScript | None:
        return self.band.script if self._run is not None else None

    @property
    def sight(self) -> StageSight | None:
        return self._run.sight(self._clock()) if self._run is not None else None

    def play(self, scripts: tuple[StageScript, ...], tempo: Tempo) -> None:
        """One after the other, in the place of whatever is shown now."""
        area = self._area()
        if not scripts or area.isEmpty():
            self.drop()
            return
        settling = tuple(one.settles for one in scripts)
        if self.is_showing:  # it is open: opening again with every step would flicker
            tempo = tempo._replace(arrive=0)
        self._tell_waiting()
        self._scripts, self._spoken = scripts, -1
        self._run = StageRun(self._clock(), settling, tempo)
        self.raise_()
        self.show_now()
        self.show()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def end(self) -> None:
        """It goes, as it does by itself."""
        if self._run is not None:
            self._run = self._run.end(self._clock())
            self._unhook()
            self.show_now()
            self._tell_waiting()

    def when_told(self, then: Callable[[], object]) -> bool:
        """Call it as soon as the words come, or nobody wants to wait for them. False: nothing is
        shown, and nobody calls."""
        if self.is_showing:
            self._waiting.append(then)
        return self.is_showing

    def _tell_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()

    def drop(self) -> None:
        """It is gone at once: what it tells is no longer true, or has no place any more."""
        self._run = None
        self._frame.stop()
        self._unhook()
        self.hide()
        self._tell_waiting()

    def show_now(self) -> None:
        """The picture of this moment, and when to paint the next one."""
        run, now = self._run, self._clock()
        sight = run.sight(now) if run is not None else None
        if run is None or sight is None:
            self.drop()
            return
        script = self._scripts[sight.place]
        area = self._area()  # a step may lead to another screen
        self.band.show_sight(script, sight)
        place = self._band_place(area.size(), script, sight)
        if sight.is_leaving:  # nothing is veiled any more, so nothing around the band is touched
            self._unhook()
            area, place = place.translated(area.topLeft()), QRect(QPoint(), place.size())
        if area != self.geometry():
            self.setGeometry(area)
        if place != self.band.geometry():
            self.band.setGeometry(place)
        if sight.told and self._spoken < sight.place:
            self._speak(sight.place)
            self._tell_waiting()
        self._frame.start(run.next_change(now) or 0)

    def _band_place(self, size: QSize, script: StageScript, sight: StageSight) -> QRect:
        """It opens from its middle; it goes down, to where the same is told in small. `size`: of
        what is veiled while it is open."""
        whole = self.band.place_in(QRect(QPoint(), size), script)
        ease = 1 - (1 - sight.open) ** 2
        height = max(2, round(whole.height() * ease))
        if sight.is_leaving:
            way = size.height() - whole.bottom() - 1
            bottom = whole.bottom() + 1 + round(way * (1 - ease))
            return QRect(0, bottom - height, whole.width(), height)
        return QRect(0, whole.center().y() - height // 2, whole.width(), height)

    def _speak(self, place: int) -> None:
        self._spoken = place
        words = self._scripts[place].spoken
        self.setAccessibleName(words)
        announce(self, words)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        sight = self.sight
        if sight is None or sight.is_leaving:
            return
        with QPainter(self) as painter:
            veil = QColor(0, 0, 0)
            veil.setAlphaF(VEIL)
            painter.fillRect(self.rect(), veil)

    def hideEvent(self, event: QHideEvent) -> None:
        """The whole table goes, or only the stage."""
        super().hideEvent(event)
        if self._run is not None:
            self.drop()

    # --- keys and clicks

    def _unhook(self) -> None:
        application = QApplication.instance()
        if application is not None and not self._holds_mouse:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QInputEvent):  # it hears all that the program hears
            return False
        kind = event.type()
        if kind not in _HEARD:
            return False
        if self._holds_mouse and kind == QEvent.Type.MouseButtonRelease:
            self._holds_mouse = False
            self._unhook()
            return True
        if not self.is_showing or not isinstance(watched, QWidget):
            return False
        if watched.window() is not self.window():
            return False
        if isinstance(event, QMouseEvent) and kind in _PRESSES:
            return self._on_press(event.globalPosition().toPoint())
        if isinstance(event, QKeyEvent) and kind in (
            QEvent.Type.KeyPress,
            QEvent.Type.ShortcutOverride,
        ):
            return self._on_key(watched, event)
        return False

    def _on_press(self, at: QPoint) -> bool:
        veiled = self._is_veiled(at)
        self._holds_mouse = veiled
        self.end()
        return veiled

    def _on_key(self, watched: QWidget, event: QKeyEvent) -> bool:
        if event.key() in _MODIFIERS:
            return False
        is_command = bool(event.modifiers() & _COMMANDS)
        is_command = is_command or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        center = watched.mapToGlobal(watched.rect().center())
        veiled = not is_command and self._is_veiled(center)
        if event.type() == QEvent.Type.ShortcutOverride:
            if veiled:  # then no shortcut takes it, and it comes again as a key
                event.accept()
            elif is_command:
                self.end()
            return veiled
        self.end()
        return veiled

    def _is_veiled(self, at: QPoint) -> bool:
        return self.rect().contains(self.mapFromGlobal(at))
