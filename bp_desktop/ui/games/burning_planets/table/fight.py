"""Fight place: where the battle card stands at the table, above what else can be done."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout

from bp_desktop.games.burning_planets.ids import UnitId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.session.session import Change
from bp_desktop.ui.games.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.table.height_class import HeightClass, height_class
from bp_desktop.ui.widgets.basics import column

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchShell


class FightPlace(QObject):
    """At most one battle card, until the turn is over; the dock gives way to it where both do not
    fit."""

    def __init__(self, shell: "MatchShell") -> None:
        super().__init__(shell.table)
        self._shell = shell
        self._context = shell.context
        self.card: BattleCard | None = None
        self.layout: QVBoxLayout = column(shell.context.theme)
        shell.context.commander.changed.connect(self._on_changed)

    def _on_changed(self, change: Change[Match, object, object]) -> None:
        before, after = change.before, change.after
        if before.turn.number != after.turn.number or after.stage is not Stage.PLAY:
            self.close()

    def open(self, attacker: UnitId, target: str) -> None:
        """Show the chances before anybody rolls."""
        self.close()
        self.card = BattleCard(
            self._context.theme,
            self._context.commander,
            attacker,
            target,
            on_close=self._leave,
        )
        # First, or for a moment both ask for room and a low window grows.
        self._shell.dock.setHidden(self.is_tight)
        self.layout.addWidget(self.card)
        self.card.show()  # at once: what is not seen cannot keep the keyboard
        self.card.focus_first()

    @property
    def is_tight(self) -> bool:
        """Whether the table is too low for two things one above the other."""
        return height_class(self._context.theme, self._shell.table.height()) < HeightClass.AMPLE

    def _leave(self) -> None:
        self.close()
        self._shell.focus_main()

    def close(self) -> None:
        if self.card is not None:
            self.layout.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
            self.card = None
            self._shell.dock.show()
