"""Painting rectangle by rectangle comes to the same as painting a shape at once."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from bp_desktop.ui.look.clips import MANY, clipped

pytestmark = pytest.mark.usefixtures("qapp")

SHAPE = QRegion(0, 0, 60, 40) - QRegion(10, 10, 20, 5) + QRegion(50, 30, 40, 30)
CROWD = QRegion()
for _place in range(MANY + 1):
    CROWD += QRect(_place % 8 * 10, _place // 8 * 6, 5, 3)


def painted(shape: QRegion, *, at_once: bool) -> QImage:
    image = QImage(100, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    see_through = QColor(200, 30, 30, 120)
    with QPainter(image) as painter:
        if at_once:
            painter.setClipRegion(shape)
            painter.fillRect(image.rect(), see_through)
            return image
        for part in clipped(painter, shape):
            assert shape.intersects(part)
            painter.fillRect(image.rect(), see_through)
    return image


@pytest.mark.parametrize("shape", [SHAPE, CROWD, QRegion()], ids=["shape", "crowd", "nothing"])
def test_every_pixel_of_a_shape_is_painted_once_and_no_other(shape: QRegion) -> None:
    assert painted(shape, at_once=False) == painted(shape, at_once=True)
