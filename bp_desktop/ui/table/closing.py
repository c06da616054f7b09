"""Closing page of a match: who won and how, and how everybody stood in the end."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.standing_table import StandingGrid
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.words.wording import worded

LARGE_BADGE = 96


class ClosingActions(NamedTuple):
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
        context: TableContext[Any, Any, Any],
        times: Mapping[SeatId, int],
        actions: ClosingActions,
    ) -> None:
        super().__init__()
        self._theme = theme = context.theme
        game, state = context.game, context.state
        exits = game.exits(step.outcome.events for step in context.commander.session.timeline)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        box = column(theme, content, spacing=20, edges=(32, 40, 32, 32))
        standing = game.standing(state, tuple(exits))
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
        table = StandingGrid(theme, context.parts)
        table.show_state(state, times, exits)
        middle.addWidget(table)
        middle.addWidget(self._foot(actions))
        around = row(theme)
        around.addStretch(1)
        around.addLayout(middle, 20)
        around.addStretch(1)
        box.addLayout(around)
        box.addStretch()
        self.setWidget(content)
        self.setFocusProxy(self.again)

    def _foot(self, actions: ClosingActions) -> QWidget:
        theme = self._theme
        self.again = Button(
            theme,
            self.tr("New match with the same people"),
            actions.again,
            kind="primary",
            icon_name="play",
        )
        self.chronicle = Button(
            theme, self.tr("Read the chronicle"), actions.chronicle, icon_name="chronicle"
        )
        self.board = Button(theme, self.tr("Back to the table"), actions.look)
        self.undo = Button(
            theme, self.tr("Take the last step back"), actions.undo, kind="quiet", icon_name="undo"
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
