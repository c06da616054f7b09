"""Comparing what is drawn with pictures that a person has approved."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from tests.ui.board.boards import differing_share, worst_spot

APPROVED = Path(__file__).parent / "approved"
TOLERANCE, SHARE = 40, 0.01
"""Machines smooth edges and letters a little differently."""
SPOT, MOST_IN_A_SPOT = 8, 40.0
"""Pixels, less than the size of a piece; and how much one may change on the mean. Letters that
stand half a pixel further make 30, a ship that is not there makes 57."""


def assert_approved(image: QImage, name: str, folder: Path = APPROVED) -> None:
    """`APPROVE=1 pytest …` accepts what is drawn now; look at it before you commit it."""
    path = folder / f"{name}.png"
    if os.environ.get("APPROVE"):
        folder.mkdir(exist_ok=True)
        assert image.save(str(path))
        return
    assert path.exists(), f"{name} has not been approved yet: run with APPROVE=1 and look at it"
    approved = QImage(str(path))
    assert approved.size() == image.size()
    change = what_changed(image, approved)
    if change:
        got = path.with_suffix(".got.png")
        image.save(str(got))
        pytest.fail(f"{name}: {change}; see {got.name} beside it")


def what_changed(image: QImage, approved: QImage) -> str:
    """Nothing, or in words what is too much: a little of everything, or one thing that is small
    on a large picture."""
    share = differing_share(image, approved, TOLERANCE)
    if share > SHARE:
        return f"{share:.1%} of the picture changed"
    spot = worst_spot(image, approved, SPOT)
    return f"one spot changed by {spot:.0f} of 255" if spot > MOST_IN_A_SPOT else ""


def drawn(picture: BoardPicture, area: QRectF, scale: float) -> QImage:
    """Part of a board in one go."""
    image = QImage(
        round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32
    )
    image.fill(picture.background())
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        picture.paint(painter, area, scale)
    return image
