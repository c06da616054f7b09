"""What colour-blind eyes see of colours and of whole pictures."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from bp_desktop.ui.look.color_vision import USUAL, VISIONS, apart, picture_seen_by, seen_by

RED, GREEN = QColor("#c03030"), QColor("#607010")


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", ["#000000", "#ffffff", "#808080"])
def test_greys_are_grey_for_everybody(name: str, vision: str) -> None:
    seen = seen_by(QColor(name), vision)

    assert abs(seen.lightness() - QColor(name).lightness()) <= 1
    assert seen.saturation() <= 2


def test_red_and_green_come_close_without_green_cones() -> None:
    assert apart(RED, GREEN) > 60
    assert apart(RED, GREEN, "deutan") < 30


def test_usual_eyes_change_nothing() -> None:
    assert seen_by(RED, USUAL) == RED


@pytest.mark.parametrize("vision", VISIONS)
def test_a_picture_is_seen_as_its_colours_are(vision: str) -> None:
    picture = QImage(33, 20, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(1.5)
    picture.fill(RED)
    with QPainter(picture) as painter:
        painter.fillRect(0, 0, 11, 20, GREEN)

    seen = picture_seen_by(picture, vision)

    assert seen.size() == picture.size()
    assert seen.devicePixelRatio() == 1.5
    assert apart(seen.pixelColor(2, 10), seen_by(GREEN, vision)) < 4
    assert apart(seen.pixelColor(30, 10), seen_by(RED, vision)) < 4
