"""Order panel: the roll for the first turn, everybody's die side by side (BP-SETUP-11)."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.events import OrderRolled
from bp_desktop.games.burning_planets.match.setup import ORDER_DIE
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.die_face import DieFace
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.widgets.basics import SPRING, column, label, lay, row
from bp_desktop.ui.widgets.containers import FlowLayout, scroll_area
from bp_desktop.ui.widgets.fields import PlayerBadge

DIE, BADGE = 48, 20


def _be_reached_if_longer(area: QScrollArea, _top: int, bottom: int) -> None:
    """The keyboard comes here only where there is something to scroll."""
    tab, none = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus
    area.setFocusPolicy(tab if bottom else none)


class OrderPanel(QFrame):
    """Seen while the match is set up, and gone when play begins."""

    def __init__(self, theme: Theme, commander: Commander[Match, Any, Any], table: QWidget) -> None:
        super().__init__(table)  # it shows itself, and must be no window of its own
        self._theme = theme
        self._session = commander.session
        self.dice: dict[PlayerId, DieFace] = {}
        self._places: dict[PlayerId, QLabel] = {}
        self._shown: tuple[OrderRolled, ...] | None = None
        self.setProperty("card", "sunken")
        holder = QWidget()
        self._seats = FlowLayout(holder, gap=theme.px(16))
        area = scroll_area(holder, focus=False)
        area.verticalScrollBar().rangeChanged.connect(partial(_be_reached_if_longer, area))
        self._box = lay(column(theme, self, edges=(16, 8, 16, 8)), area)
        SliceListener(self, commander, self._slice, self._show)

    @guarded
    def heightForWidth(self, width: int) -> int:
        """All dice at once; who has less room for them scrolls."""
        around = self._box.contentsMargins() + self.contentsMargins()
        inside = width - around.left() - around.right()
        return self._seats.heightForWidth(inside) + around.top() + around.bottom()

    def _slice(self, match: Match) -> tuple[object, ...]:
        """Every step of the set-up, for the same few may have to roll again and again."""
        return match.stage, len(self._session.entries) if match.stage is Stage.SETUP else 0

    def _show(self, match: Match) -> None:
        self.setVisible(match.stage is Stage.SETUP)
        if match.stage is not Stage.SETUP:
            return
        if not self.dice:
            for id_ in match.players:
                self._seats.addWidget(self._seat(match, id_))
        rolls = tuple(
            event
            for step in self._session.timeline
            for event in step.outcome.events
            if isinstance(event, OrderRolled)
        )
        self._show_places(match, has_rolled=bool(rolls))
        if rolls != self._shown:
            is_new = self._shown is not None and len(rolls) > len(self._shown)
            self._shown = rolls
            self._show_rolls(rolls, animated=is_new)
        self._box.update()  # words beside a die may take another row

    def _seat(self, match: Match, id_: PlayerId) -> QWidget:
        theme, player = self._theme, match.players[id_]
        seat = QWidget()
        die = self.dice[id_] = DieFace(theme, ORDER_DIE, side=DIE)
        place = self._places[id_] = label("", "caption")
        token, name = PlayerBadge(theme, BADGE, player.color), label(player.name, "strong")
        named = lay(row(theme, spacing=6), token, name, SPRING)
        words = lay(column(theme, spacing=2), named, place)
        lay(row(theme, seat, spacing=10), die, words)
        return seat

    def _show_places(self, match: Match, *, has_rolled: bool) -> None:
        for id_, place in self._places.items():
            if id_ in match.order:
                number = match.order.index(id_) + 1
                place.setText(filled(self.tr("number {number} in turn"), number=number))
            elif has_rolled and id_ in match.contenders:
                place.setText(self.tr("rolls again"))
            else:
                place.setText("")

    def _show_rolls(self, rolls: tuple[OrderRolled, ...], *, animated: bool) -> None:
        faces: dict[PlayerId, int] = {}
        for rolled in rolls:
            faces.update({one.player: one.face for one in rolled.rolls})
        last = {one.player for one in rolls[-1].rolls} if rolls else set()
        for id_, die in self.dice.items():
            if animated and id_ in last:
                die.throw(faces[id_], animated=True)
            else:
                die.show_face(faces.get(id_))
