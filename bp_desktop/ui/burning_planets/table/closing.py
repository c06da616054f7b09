"""The closing page: who won and how, and how everybody stood in the end."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bp_desktop.games.burning_planets.match.queries.standing import Holdings, standings
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.badge import badge_picture
from bp_desktop.ui.burning_planets.table.balances import small_purse
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.metrics import column, row

BADGE, LARGE_BADGE = 32, 96


class ClosingPage(QWidget):
    """Made when the match is over; undo leads back to the table."""

    def __init__(
        self,
        theme: Theme,
        match: Match,
        undo: Callable[[], object],
        look: Callable[[], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        box: QVBoxLayout = column(theme, self, spacing=20, edges=(32, 40, 32, 32))
        self.headline = label(self._headline(match), "display", wrap=True)
        self.how = label(self._how(match), "quiet", wrap=True)
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
        box.addLayout(self._table(match))
        box.addStretch()
        foot = row(theme, spacing=12)
        foot.addStretch()
        self.board = Button(theme, self.tr("Back to the table"), look)
        self.undo = Button(
            theme, self.tr("Take the last step back"), undo, kind="quiet", icon_name="undo"
        )
        foot.addWidget(self.undo)
        foot.addWidget(self.board)
        foot.addStretch()
        box.addLayout(foot)

    def _headline(self, match: Match) -> str:
        winners = ", ".join(match.players[one].name for one in match.winners)
        match match.ending:
            case Ending.LAST_SURVIVOR:
                return filled(self.tr("{winner} has won"), winner=winners)
            case Ending.SHARED:
                return filled(self.tr("{winners} share the victory"), winners=winners)
            case _:
                return self.tr("Nobody has won")

    def _how(self, match: Match) -> str:
        match match.ending:
            case Ending.LAST_SURVIVOR:
                text = self.tr("The last one left, in round {round}.")
            case Ending.SHARED:
                text = self.tr("Everybody left agreed to it in round {round}.")
            case _:
                text = self.tr("The table stopped in round {round}.")
        return filled(text, round=match.turn.round)

    def _table(self, match: Match) -> QHBoxLayout:
        theme = self._theme
        frame = card()
        grid = QGridLayout(frame)
        edge = theme.px(20)
        grid.setContentsMargins(edge, edge, edge, edge)
        grid.setHorizontalSpacing(theme.px(24))
        grid.setVerticalSpacing(theme.px(10))
        grid.setColumnStretch(1, 1)
        heads = (
            "",
            self.tr("Player"),
            self.tr("Planets"),
            self.tr("Structures"),
            self.tr("Ships"),
            self.tr("Cost to build"),
        )
        for place, text in enumerate(heads):
            grid.addWidget(label(text, "caption"), 0, place)
        for line, holdings in enumerate(standings(match), start=1):
            self._line(grid, match, line, holdings)
        frame.setMaximumWidth(theme.px(960))
        around = row(theme)
        around.addStretch(1)
        around.addWidget(frame, 6)
        around.addStretch(1)
        return around

    def _line(self, grid: QGridLayout, match: Match, line: int, found: Holdings) -> None:
        player = match.players[found.player]
        token = QLabel()
        token.setPixmap(badge_picture(self._theme, player.color, BADGE, self.devicePixelRatioF()))
        grid.addWidget(token, line, 0)
        text = f"{player.name} · {names().faction(player.faction)}"
        if found.eliminated:
            text = f"{text} · {self.tr('out of the game')}"
        grid.addWidget(label(text, "strong" if found.won else "body"), line, 1)
        structures = sum(found.structures.values()) + sum(found.space.values())
        for place, number in enumerate(
            (found.planets, structures, sum(found.ships.values())), start=2
        ):
            grid.addWidget(label(str(number), "body"), line, place)
        grid.addWidget(small_purse(self._theme, found.worth), line, 5)
