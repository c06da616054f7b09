"""Outlines used by several painted widgets."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath


def rounded(rect: QRectF, radius: float, *, top_only: bool = False) -> QPainterPath:
    """The outline of a card, or of the picture that fills its upper part."""
    path = QPainterPath()
    if not top_only:
        path.addRoundedRect(rect, radius, radius)
        return path
    path.addRoundedRect(rect.adjusted(0, 0, 0, radius), radius, radius)
    lower = QPainterPath()
    lower.addRect(QRectF(rect.left(), rect.bottom(), rect.width(), radius))
    return path - lower
