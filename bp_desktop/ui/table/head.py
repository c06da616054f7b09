"""Whose turn it is: token, name, round and faction, the phases, and a menu for the rare things."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QLabel, QMenu, QWidget

from bp_desktop.games.burning_planets.match.correction_commands import ChangeEnforcement
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.table import MatchGame
from bp_desktop.games.system import Enforcement
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.room import Room
from bp_desktop.ui.table.stepper import PhaseStepper
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.words.wording import worded

BADGE, SMALL_BADGE = 56, 40


class HeadPanel(QWidget):
    def __init__(
        self,
        theme: Theme,
        game: MatchGame,
        act: Callable[[Command], object],
        clock: QWidget | None = None,
    ) -> None:
        super().__init__()
        self._game = game
        self._theme = theme
        self._act = act
        self._match: Match | None = None
        self._room = Room.AMPLE
        self._badge = QLabel()
        self.name = label("", "display")
        self.where = label("", "quiet")
        self.stepper = PhaseStepper(theme)
        policy = self.stepper.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # before play and after it the head keeps its shape
        self.stepper.setSizePolicy(policy)
        self.rules = Button(theme, "", self._open_rules, kind="chip")
        self.more = Button(theme, self.tr("More"), self._open_more, kind="icon", icon_name="more")
        self.menu: QMenu | None = None
        self.open_options: Callable[[], object] | None = None
        self.deeds: tuple[tuple[str, Callable[[], object]], ...] = ()
        """More that the menu offers: names, and what they do."""
        line = row(theme, self, spacing=16)
        line.addWidget(self._badge)
        words = column(theme, spacing=0)
        words.addWidget(self.name)
        words.addWidget(self.where)
        line.addLayout(words)
        line.addWidget(self.stepper, 1)
        if clock is not None:
            line.addWidget(clock)
        line.addWidget(self.rules)
        line.addWidget(self.more)
        theme.changed.connect(self._show_again)

    def spread(self, room: Room) -> None:
        """Lower, with smaller letters, where there is little room."""
        self._room = room
        self.name.setProperty("role", "display" if room is Room.AMPLE else "title")
        self.name.style().polish(self.name)
        self.stepper.spread(room)
        self._show_again()

    def _show_again(self) -> None:
        if self._match is not None:
            match, self._match = self._match, None
            self.show_match(match)

    def show_match(self, match: Match) -> None:
        before, self._match = self._match, match
        if before is not None and self._slice(before) == self._slice(match):
            return
        turn = match.turn
        id_ = turn.player if match.stage is not Stage.SETUP else next_to_place(match)
        player = match.players.get(id_) if id_ is not None else None
        self.name.setText(player.name if player is not None else match.title)
        self._badge.setVisible(player is not None)
        if player is not None:
            ratio = self.devicePixelRatioF()
            side = BADGE if self._room is Room.AMPLE else SMALL_BADGE
            self._badge.setPixmap(badge_picture(self._theme, player.color, side, ratio))
        self.where.setText(worded(self._game.headline(match)))
        self.stepper.show_phase(turn.phase if match.stage is Stage.PLAY else None)
        self.stepper.setVisible(match.stage is Stage.PLAY)
        self.rules.set_words(self._enforcement(match.enforcement))

    @staticmethod
    def _slice(match: Match) -> tuple[object, ...]:
        return (
            id(match.turn),
            id(match.unplaced),
            match.order,
            match.stage,
            match.enforcement,
        )

    def _enforcement(self, enforcement: Enforcement) -> str:
        return {
            Enforcement.WARN: self.tr("Rules warn"),
            Enforcement.STRICT: self.tr("Rules are strict"),
            Enforcement.FREE: self.tr("Rules only note"),
        }[enforcement]

    # --- menus

    def _open_rules(self) -> None:
        menu = QMenu(self)
        for one in Enforcement:
            action = menu.addAction(self._enforcement(one))
            action.setCheckable(True)
            action.setChecked(self._match is not None and self._match.enforcement is one)
            action.triggered.connect(partial(self._do, ChangeEnforcement(one)))
        if self.open_options is not None:
            menu.addSeparator()
            options = menu.addAction(self.tr("Table options …"))
            options.triggered.connect(partial(_without_state, self.open_options))
        self._pop_up(menu, self.rules)

    def _open_more(self) -> None:
        match = self._match
        menu = QMenu(self)
        for text, deed in self.deeds:
            menu.addAction(text).triggered.connect(partial(_without_state, deed))
        menu.addSeparator()
        endings = self._game.endings(match) if match is not None else ()
        for name, command in endings:
            menu.addAction(worded(name)).triggered.connect(partial(self._do, command))
        if not endings:
            menu.addAction(self.tr("Nothing to end now")).setEnabled(False)
        self._pop_up(menu, self.more)

    def _do(self, command: Command, _checked: bool = False) -> None:
        self._act(command)

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))


def _without_state(deed: Callable[[], object], _checked: bool = False) -> None:
    deed()
