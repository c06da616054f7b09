"""Guard for what Qt calls in the middle of its own work: painting, sizing, views asking for rows.

An exception out of such a method would come back through Qt to whoever happened to call it, or end
the program on the spot. Guarded, it is told once as a fault of the program, what could not be
painted says so in its place, and everything else goes on. A test holds that all our painting and
sizing methods are guarded.
"""

from __future__ import annotations

import logging
import sys
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:  # not needed to paint the first window
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)

_times: dict[str, int] = {}
"""How often something was raised, by the line of the program that raised it."""


def guarded(method: Callable[P, R]) -> Callable[P, R]:
    """For an override that Qt calls: it never raises, and answers with nothing instead."""

    @wraps(method)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(*args, **kwargs)
        except Exception as error:
            report(error)
            instead: R = _instead(method.__name__, args)
            return instead

    call.is_guarded = True  # type: ignore[attr-defined]  # what the test looks for
    return call


def report(error: Exception) -> None:
    """Tell a fault as if it came out of a slot: the first from each line of the program; later ones
    are counted in the log, for a broken picture is painted sixty times a second."""
    place = _place_of(error)
    times = _times[place] = _times.get(place, 0) + 1
    if times == 1:
        sys.excepthook(type(error), error, error.__traceback__)
    elif times in (10, 100, 1000, 10_000):
        log.error("raised %d times: %s", times, place)


def forget_reports() -> None:
    """Tell everything again, as a program does that was just started."""
    _times.clear()


def _place_of(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    return f"{type(error).__name__} {where}"


def _instead(name: str, args: tuple[Any, ...]) -> Any:
    """What an override answers that could not be carried out; drawn where it should paint."""
    from PySide6.QtCore import QRectF, QSize, Qt
    from PySide6.QtGui import QPainterPath
    from PySide6.QtWidgets import QAbstractItemDelegate

    match name:
        case "paintEvent":
            _draw_on_widget(args[0])
        case "paint" | "drawBackground" | "drawForeground":
            _draw_with_painter(*args)
        case "boundingRect":
            return QRectF()
        case "shape":
            return QPainterPath()
        case "sizeHint" if isinstance(args[0], QAbstractItemDelegate):
            return QSize(160, 40)
        case "sizeHint" | "minimumSizeHint":
            return QSize()
        case "heightForWidth":
            return -1
        case "rowCount" | "columnCount":
            return 0
        case "flags":
            return Qt.ItemFlag.NoItemFlags
        case "viewportEvent" | "hasHeightForWidth":
            return False
    return None


def _draw_on_widget(widget: Any) -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QAbstractScrollArea

    ground = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    with QPainter(ground) as painter:
        _draw(painter, QRectF(ground.rect()))


def _draw_with_painter(drawn: Any, painter: QPainter, about: Any = None, *_: object) -> None:
    """A delegate gets the place in its option, a scene the area, and an item has its own."""
    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtWidgets import QGraphicsItem, QStyleOptionViewItem

    painter.setClipping(False)  # whatever was left behind
    painter.setOpacity(1)
    if isinstance(about, QStyleOptionViewItem):
        area = QRectF(about.rect)
    elif isinstance(about, QRectF | QRect):
        area = QRectF(about)
    elif isinstance(drawn, QGraphicsItem):
        area = drawn.boundingRect()
    else:
        return
    # In pixels of the screen: a board's own unit is a cell.
    place = painter.transform().mapRect(area).intersected(QRectF(painter.viewport()))
    painter.save()
    painter.resetTransform()
    _draw(painter, place)
    painter.restore()


def _draw(painter: QPainter, place: QRectF) -> None:
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtGui import QGuiApplication, QPalette

    palette = QGuiApplication.palette()
    painter.fillRect(place, palette.color(QPalette.ColorRole.Window))
    painter.setPen(palette.color(QPalette.ColorRole.Mid))
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setPen(palette.color(QPalette.ColorRole.WindowText))
    painter.setFont(QGuiApplication.font())
    words = QCoreApplication.translate("guarded", "This cannot be shown.")
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(place.adjusted(4, 0, -4, 0), flags, words)
