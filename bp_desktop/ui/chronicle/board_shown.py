"""The board of a moment, or what everybody had where no board is tracked; to look at only."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStackedWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.ids import NOBODY
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.thumbnail import board_image
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture, themed_picture
from bp_desktop.ui.games.burning_planets.table.holdings import HoldingsPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts

WIDEST = 4000


class _NoHands:
    """Nothing can be done in the past."""

    def __init__(self) -> None:
        self.drafts = Drafts()

    def act(self, command: Command, done: Callable[[], object] | None = None) -> None:
        pass

    def ask_look(self, then: Callable[[], object]) -> None:
        pass

    def ask_phrase(
        self, player: PlayerId, reason: str, then: Callable[[str], object], *, needed: str
    ) -> None:
        pass

    def ask_cell(self, text: str, cells: tuple[Hex, ...], then: Callable[[Hex], Command]) -> None:
        pass

    def go_to_board(self) -> bool:
        return False


class HoldingsShown(HoldingsPanel):
    """Holdings without the way to add a planet."""

    def show_match(self, match: Match) -> None:
        """Unlike at the table nothing is shown or hidden here, so nothing is laid out anew; and
        the players stay in their order, whoever's turn it was."""
        self._match = replace(match, turn=replace(match.turn, player=NOBODY))
        if self.isVisible():
            self._fill()


class BoardShown(QStackedWidget):
    """Shows any state of one match; the places of its pieces, or lists."""

    def __init__(self, theme: Theme, match: Match) -> None:
        super().__init__()
        self._theme = theme
        self._bounds = QRectF()
        self.match = match
        self.scene = BoardScene(LAYOUT, self)
        self.view = BoardView(self.scene, self._picture(), self)
        self.view.setAccessibleName(self.tr("Board"))
        self.holdings = HoldingsShown(theme, _NoHands(), lambda _id: None)
        self.holdings.add_planet.hide()
        self.addWidget(self.view)
        self.addWidget(self.holdings)
        theme.changed.connect(self._draw)
        self._settle_kind()

    def sizeHint(self) -> QSize:
        """It takes what the balances leave, and shares what is missing with them."""
        return QSize(self._theme.px(400), self._theme.px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(110))

    def show_match(self, match: Match) -> None:
        before, self.match = self.match, match
        self._settle_kind()
        if not match.tracked:
            self.holdings.show_match(match)
        elif before.board is not match.board or before.players.keys() != match.players.keys():
            self._draw()

    def _settle_kind(self) -> None:
        self.setCurrentWidget(self.view if self.match.tracked else self.holdings)

    def _draw(self) -> None:
        picture = self._picture()
        self.view.show_board(picture)
        if picture.bounds() != self._bounds:  # another board, not another moment of it
            self._bounds = picture.bounds()
            self.view.fit()

    def _picture(self) -> BoardPicture:
        match = self.match
        return themed_picture(match.board, match.options, match.players.values(), self._theme)

    def picture(self, width: int = 2400) -> QImage:
        """The whole board of this moment, or the list as it is seen."""
        if not self.match.tracked:
            return self.holdings.grab().toImage()
        picture = self._picture()
        bounds = picture.bounds()
        scale = min(width / max(bounds.width(), 1), WIDEST / max(bounds.height(), 1))
        return board_image(picture, scale)
