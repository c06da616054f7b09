"""The battle card: the exact chance before the roll, both dice, and the result in words."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import ShipId, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack
from bp_desktop.games.burning_planets.match.events import Attacked
from bp_desktop.games.burning_planets.match.lookup import find_unit, unit_name
from bp_desktop.games.burning_planets.match.queries.targets import TargetNow, targets_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.session import Change
from bp_desktop.ui.dice.die_face import DieFace
from bp_desktop.ui.dice.throw import Wish, read_faces
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander

DIE_SIDE = 96


class BattleCard(QFrame):
    """One attacker and one target of an open match. An attack is one step and one undo."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        attacker: UnitId,
        target: str,
        *,
        by_hand: bool = False,
        animated: bool = True,
        on_close: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self.attacker = attacker
        self.target = target
        self._by_hand = by_hand
        self._animated = animated
        self.setProperty("card", "true")
        match: Match = commander.state
        unit = find_unit(match, attacker)
        assert unit is not None
        now = self._now(match)
        assert now is not None
        self._attack_die = DieFace(theme, unit.attack_die, side=DIE_SIDE)
        self._defence_die = DieFace(theme, now.defence_die or 20, side=DIE_SIDE)
        self._defence_die.setVisible(bool(now.defence_die))
        self._wish = Wish(
            (unit.attack_die, now.defence_die) if now.defence_die else (unit.attack_die,)
        )
        self._chance = label("", "number")
        self._fraction = label("", "strong")
        self._within = label("", "small", wrap=True)
        self._result = label("", "heading", wrap=True)
        self._said = label("", "small", wrap=True)
        self.faces = QLineEdit()
        self.faces.setAccessibleName(self.tr("What the dice show"))
        self.faces.returnPressed.connect(self.roll)
        self.faces.setVisible(by_hand)
        self.roll_button = Button(
            theme, self.tr("Roll"), self.roll, kind="primary", icon_name="dice"
        )
        self.close_button = Button(
            theme, self.tr("Close"), on_close, kind="quiet", icon_name="close"
        )
        self._lay_out(self._title(match, now))
        commander.changed.connect(self._on_changed)
        self._show(match)

    def _lay_out(self, title: str) -> None:
        theme = self._theme
        box: QVBoxLayout = column(theme, self, spacing=12, edges=(20, 16, 20, 16))
        box.addWidget(label(title, "heading", wrap=True))
        numbers = row(theme, spacing=12)
        numbers.addWidget(self._chance)
        numbers.addWidget(self._fraction, 0, Qt.AlignmentFlag.AlignBottom)
        numbers.addStretch()
        box.addLayout(numbers)
        box.addWidget(self._within)
        dice = row(theme, spacing=20)
        dice.addStretch()
        dice.addWidget(self._attack_die)
        dice.addWidget(self._defence_die)
        dice.addStretch()
        box.addLayout(dice)
        box.addWidget(self._result)
        box.addWidget(self._said)
        foot = row(theme, spacing=8)
        foot.addWidget(self.faces, 1)
        foot.addStretch()
        foot.addWidget(self.close_button)
        foot.addWidget(self.roll_button)
        box.addLayout(foot)

    def _title(self, match: Match, now: TargetNow) -> str:
        unit = find_unit(match, self.attacker)
        assert unit is not None
        owner = match.players[now.owner].name if now.owner is not None else ""
        text = self.tr("{attacker} (d{die}) attacks {target} {owner}: {defence}, shield {shield}")
        defence = f"d{now.defence_die}" if now.defence_die else self.tr("no die")
        return filled(
            text,
            attacker=unit_name(match, unit),
            die=unit.attack_die,
            target=now.name,
            owner=owner,
            defence=defence,
            shield=now.shield,
        )

    def roll(self) -> None:
        """Attack; the dice of the program, or the faces typed in."""
        faces: tuple[int, ...] = ()
        if self._by_hand:
            try:
                faces = read_faces(self.faces.text(), self._wish)
            except Refused as refusal:
                self._said.setText(worded_all(refusal.messages))
                return
        self.faces.clear()
        self._commander.submit(Attack(self.attacker, ShipId(self.target), faces))

    # --- showing

    def _now(self, match: Match) -> TargetNow | None:
        if find_unit(match, self.attacker) is None:
            return None
        return next(
            (one for one in targets_of(match, self.attacker) if one.id == self.target), None
        )

    def _show(self, match: Match) -> None:
        now = self._now(match)
        if now is None:
            self.roll_button.setEnabled(False)
            self._within.setText("")
            return
        self._chance.setText(f"{float(now.chance) * 100:.1f} %")
        self._fraction.setText(f"{now.chance.numerator}/{now.chance.denominator}")
        if now.hopeless:
            self._within.setText(self.tr("No roll can destroy it. Choose another target."))
        else:
            text = self.tr("within {times} attacks: {percent} % ({chance})")
            lines = [
                filled(text, times=times, percent=f"{float(one) * 100:.1f}", chance=one)
                for times, one in enumerate(now.within, start=1)
                if times > 1
            ]
            self._within.setText("\n".join(lines))
        self.roll_button.setEnabled(now.legal)
        self._said.setText(worded_all(now.verdict.messages))

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        for event in change.entry.events:
            if isinstance(event, Attacked) and event.attacker == self.attacker:
                self._show_result(event)
        self._show(change.after)

    def _show_result(self, event: Attacked) -> None:
        self._attack_die.throw(event.attack, animated=self._animated)
        if event.defence is not None:
            self._defence_die.throw(event.defence, animated=self._animated)
        self._attack_die.set_ink("success" if event.destroyed else "danger")
        self._result.setText(self._in_words(event))

    def _in_words(self, event: Attacked) -> str:
        """Both conditions, said one after the other (BP-COMBAT-5 to -8)."""
        if event.destroyed:
            return self.tr("Destroyed.")
        if event.defence is not None and event.attack <= event.defence:
            text = self.tr("Missed: {attack} does not beat the roll of {defence}.")
            return filled(text, attack=event.attack, defence=event.defence)
        text = self.tr("Held: {attack} does not beat the shield of {shield}.")
        return filled(text, attack=event.attack, shield=event.shield)
