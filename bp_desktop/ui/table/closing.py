"""The closing page: who won and how, and how everybody stood in the end."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.games.table import TableGame
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.standing_table import standing_table
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import worded

LARGE_BADGE = 96


class ClosingDeeds(NamedTuple):
    """The ways on from the end."""

    undo: Callable[[], object]
    look: Callable[[], object]
    """Back to the table as it stands."""
    chronicle: Callable[[], object]
    again: Callable[[], object]
    """A new match with the same people."""


class ClosingPage(QScrollArea):
    """Made when the match is over; undo leads back to the table."""

    def __init__(
        self,
        theme: Theme,
        game: TableGame[Any, Any, Any],
        state: object,
        times: Mapping[SeatId, int],
        fates: Mapping[SeatId, Message],
        deeds: ClosingDeeds,
    ) -> None:
        super().__init__()
        self._theme = theme
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        box = column(theme, content, spacing=20, edges=(32, 40, 32, 32))
        standing = game.standing(state, tuple(fates))
        self.headline = label(words_of(standing.ending), "display", wrap=True)
        self.how = label(words_of(standing.how), "quiet", wrap=True)
        badges = row(theme, spacing=16)
        badges.addStretch()
        winners = {one.seat for one in standing.rows if one.won}
        for seat in game.seats(state):
            if seat.id not in winners:
                continue
            token = QLabel()
            ratio = self.devicePixelRatioF()
            token.setPixmap(badge_picture(theme, seat.color, LARGE_BADGE, ratio))
            badges.addWidget(token)
        badges.addStretch()
        box.addLayout(badges)
        for words in (self.headline, self.how):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            box.addWidget(words)
        middle = column(theme, spacing=20)
        middle.addWidget(standing_table(theme, game, state, times, fates))
        middle.addWidget(self._foot(deeds))
        around = row(theme)
        around.addStretch(1)
        around.addLayout(middle, 20)
        around.addStretch(1)
        box.addLayout(around)
        box.addStretch()
        self.setWidget(content)
        self.setFocusProxy(self.again)

    def _foot(self, deeds: ClosingDeeds) -> QWidget:
        theme = self._theme
        self.again = Button(
            theme,
            self.tr("New match with the same people"),
            deeds.again,
            kind="primary",
            icon_name="play",
        )
        self.chronicle = Button(
            theme, self.tr("Read the chronicle"), deeds.chronicle, icon_name="chronicle"
        )
        self.board = Button(theme, self.tr("Back to the table"), deeds.look)
        self.undo = Button(
            theme, self.tr("Take the last step back"), deeds.undo, kind="quiet", icon_name="undo"
        )
        holder = QWidget()
        flow = FlowLayout(holder, gap=theme.px(12))
        for button in (self.again, self.chronicle, self.board, self.undo):
            flow.addWidget(button)
        return holder

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.again.setFocus()


def words_of(message: Message | None) -> str:
    return worded(message) if message is not None else ""
