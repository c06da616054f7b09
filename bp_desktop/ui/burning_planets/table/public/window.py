"""The window for everybody: whose turn, the phase, the players and the board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.match.public_view import public_match
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.session.session import Change
from bp_desktop.ui.burning_planets.art.board_picture import LAYOUT, BoardPicture
from bp_desktop.ui.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.burning_planets.art.sides import sides_of
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.others import OthersStrip
from bp_desktop.ui.burning_planets.table.stepper import PhaseStepper
from bp_desktop.ui.hexboard.scene import BoardScene
from bp_desktop.ui.hexboard.view import BoardView
from bp_desktop.ui.marking import filled
from bp_desktop.ui.stylesheet import stylesheet
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.tokens import COLORS, Mode
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander

LARGER = 140
"""Seen from across the room: its texts are larger than the laptop's, in percent."""


class PublicWindow(QWidget):
    """Built from `public_match` alone, so that no secret can get here by any way.

    Its own zoom (the board's, and + and - for the texts) and its own theme (key T).
    """

    closed = Signal()

    def __init__(self, theme: Theme, commander: "AnyCommander") -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._theme = theme
        self._mode: Mode = theme.mode
        self._scale = LARGER
        self._match = public_match(commander.state)
        self.setWindowTitle(self.tr("Burning Planets: the table"))
        self._name = label("", "display")
        self._where = label("", "quiet")
        self._event = label("", "heading")
        self.others = OthersStrip(theme)
        self.stepper = PhaseStepper(theme)
        self.scene = BoardScene(LAYOUT, self)
        self.board = BoardView(self.scene, self._picture(), self)
        head = row(theme, spacing=16)
        words = column(theme, spacing=0)
        words.addWidget(self._name)
        words.addWidget(self._where)
        head.addLayout(words)
        head.addStretch()
        head.addWidget(self.others)
        whole = column(theme, self, spacing=16, edges=(32, 24, 32, 24))
        whole.addLayout(head)
        whole.addWidget(self.stepper)
        whole.addWidget(self._event)
        whole.addWidget(self.board, 1)
        self.resize(1280, 800)
        self._dress()
        self._show()
        commander.changed.connect(self._on_changed)

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        before, self._match = self._match, public_match(change.after)
        if change.before.board is not change.after.board or before.players != self._match.players:
            self.board.show_board(self._picture())
        self._show()

    def _show(self) -> None:
        match = self._match
        turn = match.turn
        player = match.players.get(turn.player)
        self._name.setText(player.name if player is not None else match.title)
        if player is not None:
            text = filled(self.tr("Round {round}"), round=turn.round)
            self._where.setText(f"{text} · {names().faction(player.faction)}")
        self._event.setText(names().event(turn.event) if turn.event is not None else "")
        self._event.setVisible(turn.event is not None)
        self.stepper.show_phase(turn.phase if match.stage is Stage.PLAY else None)
        self.others.show_match(match)
        self.board.setVisible(match.tracked)

    def _picture(self) -> BoardPicture:
        return BoardPicture(
            self._match.board,
            radii(self._match.options),
            BOARD_COLORS[self._mode],
            sides_of(self._match.players.values(), self._theme.look.players),
        )

    def _dress(self) -> None:
        self.setStyleSheet(stylesheet(COLORS[self._mode], self._scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_T:
                self._mode = "light" if self._mode == "dark" else "dark"
                self._dress()
                self.board.show_board(self._picture())
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self._scale = min(240, self._scale + 20)
                self._dress()
            case Qt.Key.Key_Minus:
                self._scale = max(80, self._scale - 20)
                self._dress()
            case Qt.Key.Key_F11 | Qt.Key.Key_F:
                self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
            case _:
                super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
