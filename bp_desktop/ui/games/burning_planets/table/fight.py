"""The place of the battle card at the table: above what else can be done, while there is one."""

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bp_desktop.games.burning_planets.ids import UnitId
from bp_desktop.ui.games.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.games.burning_planets.commanders import MatchViewContext
from bp_desktop.ui.table.room import Room, room_of
from bp_desktop.ui.widgets.metrics import column


class FightPlace:
    """At most one battle card; `other` gives way to it where both do not fit."""

    def __init__(
        self, context: MatchViewContext, table: QWidget, other: QWidget, back: Callable[[], object]
    ) -> None:
        """`back`: gives the keyboard back when a player puts the card away."""
        self._context = context
        self._table = table
        self._other = other
        self._back = back
        self.card: BattleCard | None = None
        self.layout: QVBoxLayout = column(context.theme)

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
        self._other.setHidden(self.is_tight)
        self.layout.addWidget(self.card)
        self.card.show()  # at once: what is not seen cannot keep the keyboard
        self.card.focus_first()

    @property
    def is_tight(self) -> bool:
        """Whether the table is too low for two things one above the other."""
        return room_of(self._context.theme, self._table.height()) < Room.AMPLE

    def _leave(self) -> None:
        self.close()
        self._back()

    def close(self) -> None:
        if self.card is not None:
            self.layout.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
            self.card = None
            self._other.show()
