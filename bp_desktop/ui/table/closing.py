"""The closing page: who won and how, and how everybody stood in the end."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.queries.fates import Fate
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.standing_table import standing_table
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row

LARGE_BADGE = 96

translate = QCoreApplication.translate


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
        match: Match,
        times: dict[PlayerId, int],
        fates: Mapping[PlayerId, Fate],
        deeds: ClosingDeeds,
    ) -> None:
        super().__init__()
        self._theme = theme
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        content = QWidget()
        content.setObjectName("pageContent")
        box = column(theme, content, spacing=20, edges=(32, 40, 32, 32))
        self.headline = label(headline(match), "display", wrap=True)
        self.how = label(how_it_ended(match), "quiet", wrap=True)
        badges = row(theme, spacing=16)
        badges.addStretch()
        for winner in match.winners:
            token = QLabel()
            seat = match.players[winner].color
            token.setPixmap(badge_picture(theme, seat, LARGE_BADGE, self.devicePixelRatioF()))
            badges.addWidget(token)
        badges.addStretch()
        box.addLayout(badges)
        for words in (self.headline, self.how):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            box.addWidget(words)
        middle = column(theme, spacing=20)
        middle.addWidget(standing_table(theme, match, times, fates))
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


def headline(match: Match) -> str:
    winners = QLocale().createSeparatedList([match.players[one].name for one in match.winners])
    match match.ending:
        case Ending.LAST_SURVIVOR if match.winners:
            return filled(translate("ClosingPage", "{winner} has won"), winner=winners)
        case Ending.SHARED:
            text = translate("ClosingPage", "{winners} share the victory")
            return filled(text, winners=winners)
        case _:
            return translate("ClosingPage", "Nobody has won")


def how_it_ended(match: Match) -> str:
    match match.ending:
        case Ending.LAST_SURVIVOR:
            text = translate("ClosingPage", "The last one left, in round {round}.")
        case Ending.SHARED:
            text = translate("ClosingPage", "Everybody left agreed to it in round {round}.")
        case _:
            text = translate("ClosingPage", "The table stopped in round {round}.")
    return filled(text, round=match.turn.round)
