"""Place of the board in the form of a new match: on the screen, or a real one on the table."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from bp_desktop.core.options import O
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.setup.parts import SetupGround, X
from bp_desktop.ui.widgets.basics import column, label, lay
from bp_desktop.ui.widgets.radio_card import CardFace, RadioCard, RadioCards

SCREEN, REAL = "screen", "real"
CARD, PIECE = 180, 44
"""How high a card is, and a piece on it."""

translate = QCoreApplication.translate


class BoardPlace(QWidget):
    """The question, a card for each answer, and what a game lays below them."""

    def __init__(
        self,
        theme: Theme,
        screen: RadioCard,
        real: RadioCard,
        on_chosen: Callable[[str], object],
        *below: QWidget,
    ) -> None:
        super().__init__()
        caption = label(translate("setup", "Where is the board?"), "overline")
        cards = {SCREEN: screen, REAL: real}
        self.cards = RadioCards(theme, cards, SCREEN, on_chosen, name=caption.text())
        frame = column(theme, self, spacing=10, edges=(0, 8, 0, 0))
        lay(frame, caption, (self.cards, 1), *below)


class PlacedGround(SetupGround[O, X]):
    """A match on the screen or beside a real board, and nothing else to choose between."""

    beside: BoardPlace

    @property
    def is_real(self) -> bool:
        return self.beside.cards.chosen == REAL

    def take_place(self, state: Any) -> None:
        self.show_kept(SCREEN if state.tracked else REAL)

    def kept(self) -> str:
        return self.beside.cards.chosen

    def show_kept(self, kept: str) -> None:
        self.beside.cards.show_chosen(kept)


def real_card(theme: Theme, pieces: Sequence[str], ground: str) -> RadioCard:
    """A few pieces of the game, on a ground of that colour."""
    face = CardFace(
        translate("setup", "Real board"),
        translate("setup", "The board is on the table; the program keeps money, turns and dice."),
    )
    return picture_card(theme, face, pieces, ground)


def picture_card(theme: Theme, face: CardFace, pieces: Sequence[str], ground: str) -> RadioCard:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor(ground))
        side = round(min(theme.px(PIECE), rect.width() / 3.6))
        left = rect.center().x() - side * (1.1 * len(pieces) - 0.1) / 2
        ratio = painter.device().devicePixelRatioF()
        for place, piece in enumerate(pieces):
            tint = QColor(player_look(place, theme.look.players).color)
            drawn = icons.pixmap(piece, side, player=tint, ratio=ratio)
            at = left + place * side * 1.1
            painter.drawPixmap(round(at), round(rect.center().y() - side / 2), drawn)

    return RadioCard(theme, face, height=CARD, paint=paint)
