"""The planner: several attackers, several targets, and exactly what comes of it."""

from fractions import Fraction

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.planner.forces import (
    MAX_ATTACKERS,
    MAX_TARGETS,
    Attacker,
    Field,
    Forces,
    Target,
)
from bp_desktop.games.burning_planets.planner.needs import Fleet, cheapest_fleet
from bp_desktop.games.burning_planets.planner.optimum import ALL, Optimum, best_plan
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes, outcomes
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import card, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.wording import worded_all

MOST_OF_A_KIND = 6
EXACT_LIMIT = 40
"""Attackers times targets up to which an exact answer takes well under a second."""
WANTED = Fraction(4, 5)


class PlannerPanel(QWidget):
    """Choose how many of each kind on both sides; the answer follows at once."""

    def __init__(self, theme: Theme, tables: Tables) -> None:
        super().__init__()
        self._theme = theme
        self._tables = tables
        self.attackers: dict[str, QSpinBox] = {}
        self.targets: dict[str, QSpinBox] = {}
        self._pause = QTimer(self, singleShot=True, interval=30)
        self._pause.timeout.connect(self.answer)
        whole = row(theme, self, spacing=24)
        left = column(theme, spacing=16)
        left.addWidget(self._side(self.tr("Attackers"), self._attack_kinds(), self.attackers))
        left.addWidget(self._side(self.tr("Targets"), self._target_kinds(), self.targets))
        left.addStretch()
        whole.addLayout(left, 2)
        whole.addWidget(self._answer_card(), 3)
        self.attackers["ship:big"].setValue(2)
        self.targets["structure:cannon"].setValue(1)
        self.answer()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for an answer any more."""
        self._pause.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.start()

    # --- both sides

    def _attack_kinds(self) -> list[tuple[str, str]]:
        words = names()
        ships = [
            (f"ship:{one.id}", words.ship_class(one.id))
            for one in self._tables.ship_classes.values()
            if one.attack_die
        ]
        structures = [
            (f"structure:{one.id}", words.kind(one.id))
            for one in self._tables.structures.values()
            if one.attack_die
        ]
        return ships + structures

    def _target_kinds(self) -> list[tuple[str, str]]:
        words = names()
        found = [
            (f"ship:{one.id}", words.ship_class(one.id))
            for one in self._tables.ship_classes.values()
        ]
        found += [
            (f"structure:{one.id}", words.kind(one.id))
            for one in self._tables.structures.values()
            if one.defence_die
        ]
        return [*found, ("asteroid", words.kind("asteroid"))]

    def _side(
        self, title: str, kinds: list[tuple[str, str]], spins: dict[str, QSpinBox]
    ) -> QWidget:
        frame = card()
        box = column(self._theme, frame, spacing=8, edges=(20, 16, 20, 16))
        box.addWidget(label(title, "heading"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._theme.px(12))
        for place, (key, name) in enumerate(kinds):
            spin = QSpinBox(maximum=MOST_OF_A_KIND)
            spin.setAccessibleName(name)
            spin.valueChanged.connect(self._pause.start)
            spins[key] = spin
            grid.addWidget(label(name, "body"), place // 2, place % 2 * 2)
            grid.addWidget(spin, place // 2, place % 2 * 2 + 1)
        box.addLayout(grid)
        return frame

    def _answer_card(self) -> QWidget:
        frame = card()
        box = column(self._theme, frame, spacing=12, edges=(24, 20, 24, 20))
        box.addWidget(label(self.tr("Chance to destroy everything"), "overline"))
        self.chance = label("", "number")
        self.fraction = label("", "quiet", wrap=True)
        self.fraction.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.numbers = label("", "body", wrap=True)
        self.order = label("", "body", wrap=True)
        self.trouble = label("", "body", wrap=True)
        box.addWidget(self.chance)
        box.addWidget(self.fraction)
        box.addWidget(self.numbers)
        box.addWidget(self.order)
        box.addWidget(self.trouble)
        need = row(self._theme, spacing=8)
        need.addWidget(label(self.tr("Cheapest fleet for 80 %"), "strong"))
        self.faction = QComboBox()
        self.faction.setAccessibleName(self.tr("Faction"))
        for one in self._tables.factions:
            self.faction.addItem(names().faction(one), one)
        self.faction.activated.connect(self.answer)
        need.addWidget(self.faction)
        need.addStretch()
        self.need = label("", "body", wrap=True)
        box.addLayout(need)
        box.addWidget(self.need)
        box.addStretch()
        return frame

    def forces(self) -> Forces:
        attackers = [
            self._attacker(key, number)
            for key, spin in self.attackers.items()
            for number in range(spin.value())
        ]
        targets = [
            self._target(key, number)
            for key, spin in self.targets.items()
            for number in range(spin.value())
        ]
        return Forces(tuple(attackers), tuple(targets))

    def _attacker(self, key: str, number: int) -> Attacker:
        sort, _, kind = key.partition(":")
        id_ = f"{self._name(key)} {number + 1}"
        if sort == "ship":
            ship = next(one for one in self._tables.ship_classes.values() if one.id == kind)
            return Attacker(id_, ship.attack_die, ship.any_actions or ship.attack_actions)
        found = next(one for one in self._tables.structures.values() if one.id == kind)
        return Attacker(id_, found.attack_die, found.attacks_per_turn)

    def _target(self, key: str, number: int) -> Target:
        sort, _, kind = key.partition(":")
        id_ = f"{self._name(key)} {number + 1}"
        if sort == "asteroid":
            return Target(id_, 0, self._tables.asteroid_shield)
        if sort == "ship":
            ship = next(one for one in self._tables.ship_classes.values() if one.id == kind)
            return Target(id_, ship.defence_die, ship.shield)
        found = next(one for one in self._tables.structures.values() if one.id == kind)
        return Target(id_, found.defence_die, found.shield)

    def _name(self, key: str) -> str:
        sort, _, kind = key.partition(":")
        if sort == "ship":
            return names().ship_class(kind)
        return names().kind(kind or "asteroid")

    # --- the answer

    def answer(self) -> None:
        forces = self.forces()
        self.trouble.setText("")
        if not forces.attackers or not forces.targets:
            self._blank(self.tr("Choose at least one attacker and one target."))
            return
        if len(forces.attackers) > MAX_ATTACKERS or len(forces.targets) > MAX_TARGETS:
            text = self.tr("A plan takes at most {attackers} attackers and {targets} targets.")
            self._blank(filled(text, attackers=MAX_ATTACKERS, targets=MAX_TARGETS))
            return
        try:
            found = outcomes(forces)
        except Refused as refusal:
            self._blank(worded_all(refusal.messages))
            return
        self._show(forces, found)

    def _blank(self, why: str) -> None:
        for text in (self.chance, self.fraction, self.numbers, self.order, self.need):
            text.setText("")
        self.trouble.setText(why)

    def _show(self, forces: Forces, found: Outcomes) -> None:
        exact = len(forces.attackers) * len(forces.targets) <= EXACT_LIMIT
        best: Optimum | None = best_plan(forces, ALL) if exact else None
        chance = best.value if best is not None else found.chance_of_all
        self.chance.setText(_percent(chance))
        self.fraction.setText(f"{chance.numerator}/{chance.denominator}")
        text = self.tr("{number} destroyed: {percent}")
        self.numbers.setText(
            "\n".join(
                filled(text, number=number, percent=_percent(one))
                for number, one in enumerate(found.by_number)
            )
        )
        if best is not None:
            self.order.setText(filled(self.tr("Best order: {order}"), order=" → ".join(best.order)))
        else:
            self.order.setText(
                self.tr("In the order listed; the best order of so many would take too long.")
            )
        hopeless = Field(forces).hopeless()
        if hopeless:
            lost = filled(
                self.tr("Nobody here can ever destroy: {targets}"), targets=", ".join(hopeless)
            )
            self.trouble.setText(lost)
        self._show_need(forces.targets)

    def _show_need(self, targets: tuple[Target, ...]) -> None:
        if len(targets) > 3:
            self.need.setText(self.tr("Asked for up to three targets."))
            return
        faction = FactionId(self.faction.currentData())
        fleet: Fleet | None = cheapest_fleet(self._tables, faction, targets, WANTED, most_ships=6)
        if fleet is None:
            self.need.setText(self.tr("No fleet of six ships reaches it."))
            return
        ships = ", ".join(f"{count} × {names().model(faction, cls)}" for cls, count in fleet.ships)
        price = ", ".join(f"{amount} {names().resource(one)}" for one, amount in fleet.price)
        text = self.tr("{ships}: {price} ({percent})")
        self.need.setText(filled(text, ships=ships, price=price, percent=_percent(fleet.chance)))


def _percent(chance: Fraction) -> str:
    return f"{float(chance) * 100:.1f} %"
