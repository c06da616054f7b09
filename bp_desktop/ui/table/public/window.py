"""The window for everybody: whose turn, the phase, the players, and the board or the standing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from bp_desktop.games.burning_planets.match.seen import seen_by
from bp_desktop.games.burning_planets.match.state import Match, Player, Stage
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture, themed_picture
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.look.tokens import Mode
from bp_desktop.ui.table.clock.panel import ClockPanel, pause_text
from bp_desktop.ui.table.closing import words_of
from bp_desktop.ui.table.others import OthersStrip
from bp_desktop.ui.table.public.own_theme import WindowTheme
from bp_desktop.ui.table.standing_table import StandingTable
from bp_desktop.ui.table.stepper import PhaseStepper
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander

LARGER = 140
"""Seen from across the room: its texts are larger than the laptop's, in percent."""
SMALLEST, LARGEST, STEP = 80, 240, 20
BADGE = 56


def first_look(theme: Theme) -> Appearance:
    """As the laptop looks, but larger; from then on it goes its own way."""
    return theme.look._replace(theme=theme.mode, scale=LARGER)


class PublicWindow(QWidget):
    """Built from `seen_by` alone, so that no secret can get here by any way; and from what a
    step has just turned over for all to read, and everybody's time.

    Its own zoom (the board's, and + and - for the texts) and its own theme (key T); F fills the
    screen.
    """

    closed = Signal()

    def __init__(self, look: Appearance, commander: "MatchCommander", clock: ClockPanel) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.theme = theme = WindowTheme(self, look)
        self._match = seen_by(commander.state, None)
        self.setWindowTitle(self.tr("Burning Planets: the table"))
        self._badge = QLabel()
        self._name = label("", "display", wrap=True)
        self._where = label("", "quiet", wrap=True)
        self._event = label("", "heading", wrap=True)
        self.others = OthersStrip(theme)
        self.shown = DisclosureCard(theme)
        self.shown.dismiss.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stepper = PhaseStepper(theme)
        self.scene = BoardScene(LAYOUT, self)
        self.board = BoardView(self.scene, self._picture(), self)
        self.standing = StandingTable(theme, table_game(), is_large=True)
        whole = column(theme, self, spacing=16, edges=(32, 24, 32, 24))
        whole.addLayout(self._head())
        whole.addWidget(self.others)
        whole.addWidget(self.stepper)
        whole.addWidget(self._event)
        whole.addWidget(self.shown)
        whole.addWidget(self.board, 1)
        whole.addWidget(self.standing, 1)
        self.resize(1280, 800)
        theme.changed.connect(self._on_theme)
        self._clock = clock
        self._show()
        commander.changed.connect(self._on_changed)
        clock.ticked.connect(self._show_times)
        clock.seen_or_hidden.connect(self._show_times)

    def _head(self) -> QHBoxLayout:
        theme = self.theme
        head = row(theme, spacing=16)
        words = column(theme, spacing=0)
        words.addWidget(self._name)
        words.addWidget(self._where)
        head.addWidget(self._badge)
        head.addLayout(words, 1)
        for text, act, icon in (
            (self.tr("Smaller text (-)"), self.make_smaller, "zoom_out"),
            (self.tr("Larger text (+)"), self.make_larger, "zoom_in"),
            (self.tr("Dark or light (T)"), self.change_theme, "theme"),
            (self.tr("Fill the screen (F)"), self.fill_screen, "fit"),
        ):
            button = Button(theme, text, act, kind="icon", icon_name=icon)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys are the window's
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return head

    # --- what it looks like

    def make_larger(self) -> None:
        self._scale(STEP)

    def make_smaller(self) -> None:
        self._scale(-STEP)

    def _scale(self, more: int) -> None:
        scale = max(SMALLEST, min(LARGEST, self.theme.look.scale + more))
        self.theme.set_look(self.theme.look._replace(scale=scale))

    def change_theme(self) -> None:
        mode: Mode = "light" if self.theme.mode == "dark" else "dark"
        self.theme.set_look(self.theme.look._replace(theme=mode))

    def fill_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def take_place_of(self, before: "PublicWindow") -> None:
        """Show itself where the other one stands, as large and looking at the same part of the
        board, and close that one."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setGeometry(before.geometry())
        self.setWindowState(before.windowState())
        self.show()
        if not before.board.is_fitted:
            self.board.zoom_by(before.board.scale_now / self.board.scale_now)
            self.board.go_to(before.board.visible_area().center())
        before.close()

    def _on_theme(self) -> None:
        self.board.show_board(self._picture())
        self._show()

    # --- what it shows

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        before, self._match = self._match, seen_by(change.after, None)
        if change.before.board is not change.after.board or before.players != self._match.players:
            self.board.show_board(self._picture())
        self.shown.follow(change)
        self._show()

    def _show(self) -> None:
        match = self._match
        turn = match.turn
        self._show_head(match)
        has_event = turn.event is not None and match.stage is Stage.PLAY
        self._event.setText(names().event(turn.event) if turn.event and has_event else "")
        self._event.setVisible(has_event)
        self.stepper.setVisible(match.stage is not Stage.OVER)
        self.stepper.show_phase(turn.phase if match.stage is Stage.PLAY else None)
        self.others.show_match(match)
        self._show_times()
        self.board.setVisible(match.tracked)
        self.standing.setHidden(match.tracked)
        if not match.tracked:
            self.standing.show_state(match)

    def _show_head(self, match: Match) -> None:
        """Whose turn it is; in the end, who has won."""
        if match.stage is Stage.OVER:
            shown = match.players[match.winners[0]] if len(match.winners) == 1 else None
            standing = table_game().standing(match, ())
            words, where = words_of(standing.ending), words_of(standing.how)
        else:
            shown = match.players.get(match.turn.player)
            words, where = (match.title, "") if shown is None else (shown.name, self._turn(shown))
        self._name.setText(words)
        self._where.setText(where)
        self._badge.setVisible(shown is not None)
        if shown is not None:
            ratio = self.devicePixelRatioF()
            self._badge.setPixmap(badge_picture(self.theme, shown.color, BADGE, ratio))

    def _turn(self, player: Player) -> str:
        text = filled(self.tr("Round {round}"), round=self._match.turn.round)
        parts = [text, names().faction(player.faction)]
        if self._match.clock.paused:
            parts.append(pause_text(self._match.clock))
        return " · ".join(parts)

    def _show_times(self) -> None:
        self.others.show_times(self._clock.times())

    def _picture(self) -> BoardPicture:
        match = self._match
        return themed_picture(match.board, match.options, match.players.values(), self.theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_T:
                self.change_theme()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.make_larger()
            case Qt.Key.Key_Minus:
                self.make_smaller()
            case Qt.Key.Key_F11 | Qt.Key.Key_F:
                self.fill_screen()
            case Qt.Key.Key_Escape if self.isFullScreen():
                self.fill_screen()
            case _:
                super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)
