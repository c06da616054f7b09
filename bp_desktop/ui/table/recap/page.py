""" "Where were we": the match in one look, for people who come back to it after hours."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.table import MatchGame
from bp_desktop.games.shared.recap import first_step_of_recap, recap
from bp_desktop.games.table import NOTHING_OPEN, TurnTold
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.secrets.open_deals import open_deals
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.clock.panel import ClockPanel, pause_text
from bp_desktop.ui.table.recap.words import turn_sentence
from bp_desktop.ui.table.standing_table import WIDEST, standing_table
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.scroll import scroll_area
from bp_desktop.ui.words.when import ago
from bp_desktop.ui.words.wording import worded

AFTER = 2 * 60 * 60
"""Seconds after which nobody is expected to know any more."""
BADGE, SMALL_BADGE = 72, 24
MOST_TURNS = 10


class RecapPage(QWidget):
    """Made for the moment and thrown away: round, turn, what happened, how everybody stands.

    It shows what the whole table may know, and nothing that anybody keeps to themselves
    (BP-APP-6): whoever comes back first may not be the one whose turn it is.
    """

    def __init__(
        self,
        theme: Theme,
        game: MatchGame,
        commander: MatchCommander,
        clock: ClockPanel,
        go_on: Callable[[], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._game = game
        match = commander.state
        content = QWidget()
        content.setObjectName("pageContent")
        box = column(theme, content, spacing=16, edges=(0, 0, 12, 0))
        self.go_on = Button(theme, self.tr("Go on"), go_on, kind="primary", icon_name="play")
        self.go_on.setMinimumHeight(theme.px(52))
        entries = commander.session.entries
        played = filled(self.tr("last played {when}"), when=ago(entries[-1].at))
        box.addWidget(label(f"{self.tr('Where were we?')} · {played}", "overline"))
        box.addLayout(self._head(match, clock))
        steps = [step.outcome.events for step in commander.session.timeline]
        first = first_step_of_recap(game, match, steps)
        turns = recap(game, commander.session.state_after(first), steps[first:])
        box.addWidget(label(self.tr("The last round"), "heading"))
        box.addWidget(self._happened(match, turns[-MOST_TURNS:]))
        box.addWidget(label(self.tr("How everybody stands"), "heading"))
        times = {one: clock.keeper.seconds(one) for one in match.order}
        box.addWidget(standing_table(theme, game, match, times, game.fates(steps)))
        self.deals = [label(one, "body", wrap=True) for one in _public_deals(match)]
        if self.deals:
            box.addWidget(label(self.tr("Open deals"), "heading"))
        for deal in self.deals:
            box.addWidget(deal)
        self.left = label(self._open(match), "body", wrap=True)
        self.left.setVisible(bool(self.left.text()))
        box.addWidget(self.left)
        box.addStretch()
        self._lay_out(content)
        self.setFocusProxy(self.go_on)

    def _lay_out(self, content: QWidget) -> None:
        """The button stays in sight, however much there is to tell."""
        theme = self._theme
        scroll = scroll_area(content)
        middle = QWidget()
        middle.setMaximumWidth(theme.px(WIDEST))
        whole = column(theme, middle, spacing=16)
        whole.addWidget(scroll, 1)
        whole.addWidget(self.go_on)
        around = row(theme, self, edges=(32, 32, 32, 32))
        around.addStretch(1)
        around.addWidget(middle, 100)
        around.addStretch(1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.go_on.setFocus()

    def _head(self, match: Match, clock: ClockPanel) -> QGridLayout:
        theme, player = self._theme, match.players[match.turn.player]
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        token = QLabel()
        token.setPixmap(badge_picture(theme, player.color, BADGE, self.devicePixelRatioF()))
        self.headline = label(
            filled(self.tr("It is the turn of {player}"), player=player.name), "display", wrap=True
        )
        text = self.tr("Round {round} · {phase}")
        phase = names().phase(match.turn.phase)
        where = filled(text, round=match.turn.round, phase=phase)
        if match.turn.event is not None:
            where = f"{where} · {names().event(match.turn.event)}"
        if match.clock.paused:
            where = f"{where} · {pause_text(match.clock)}"
        elif clock.keeper.is_broken_off:
            where = f"{where} · {self.tr('the time in between counts for nobody')}"
        self.where = label(where, "quiet", wrap=True)
        grid.addWidget(token, 0, 0, 2, 1)
        grid.addWidget(self.headline, 0, 1)
        grid.addWidget(self.where, 1, 1)
        return grid

    def _happened(self, match: Match, turns: tuple[TurnTold, ...]) -> QFrame:
        theme = self._theme
        frame = card()
        lines = column(theme, frame, spacing=10, edges=(20, 16, 20, 16))
        self.sentences = []
        for turn in turns:
            player = match.players[turn.seat]
            token = QLabel()
            token.setPixmap(
                badge_picture(theme, player.color, SMALL_BADGE, self.devicePixelRatioF())
            )
            sentence = label(f"{player.name}: {turn_sentence(turn)}", "body", wrap=True)
            self.sentences.append(sentence)
            line = row(theme, spacing=12)
            line.addWidget(token, 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(sentence, 1)
            lines.addLayout(line)
        return frame

    def _open(self, match: Match) -> str:
        """What could still be built tells about a treasury, so it is left out where that is
        hidden."""
        step = self._game.next_step(match)
        found = step.open if step is not None else NOTHING_OPEN
        hidden = self._game.hides(match)
        messages = found.mandatory if hidden else (*found.mandatory, *found.optional)
        words = " ".join(worded(one) for one in messages)
        return filled(self.tr("Still open: {what}"), what=words) if words else ""


def _public_deals(match: Match) -> tuple[str, ...]:
    return tuple(open_deals(match, visible_to(match, None)))
