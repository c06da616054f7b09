"""What was painted before is not painted again, and a fault on the way stays a fault."""

from functools import partial

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.ui.games.burning_planets.book import resource_looks
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.offer_card import OfferButton, OfferFace


def test_a_fault_while_painting_is_told_and_the_next_time_is_like_the_first(theme: Theme) -> None:
    """It once ended the program: the picture was gone before the painter on it."""
    canvas = QImage(40, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painted: list[QRectF] = []

    def fail(_painter: QPainter, _rect: QRectF) -> None:
        raise LookupError("no such row")

    with QPainter(canvas) as painter:
        with pytest.raises(LookupError, match="no such row"):
            draw_cached(painter, theme, QRect(0, 0, 40, 20), fail, fail)
        for _ in range(2):
            draw_cached(
                painter, theme, QRect(0, 0, 40, 20), fail, lambda _, rect: painted.append(rect)
            )

    assert painted == [QRectF(0, 0, 40, 20)], "once, then from the cache"


def test_an_offer_says_why_not_in_the_language_of_the_moment(qtbot: QtBot, theme: Theme) -> None:
    """Its name may be the same in both, and so is what stands against it until it is worded."""
    painted = []
    for words in ("No room left.", "Non c'è più posto."):
        button = OfferButton(theme, resource_looks(), lambda: None)
        qtbot.addWidget(button)
        button.resize(260, 52)
        button.show_offer(OfferFace("Habitat", "structure/habitat", Purse(), why_not=words))
        painted.append(button.grab().toImage())

    assert painted[0] != painted[1]


def test_pictures_are_kept_by_their_size_and_the_oldest_go(theme: Theme) -> None:
    canvas = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    large = QRect(0, 0, 2000, 2000)
    painted: list[str] = []

    def paint(name: str, _painter: QPainter, _rect: QRectF) -> None:
        painted.append(name)

    with QPainter(canvas) as painter:
        for name in ("first", "second", "first", "third", "fourth", "fifth", "first", "second"):
            draw_cached(painter, theme, large, name, partial(paint, name))

    assert painted == ["first", "second", "third", "fourth", "fifth", "second"], "room for four"
