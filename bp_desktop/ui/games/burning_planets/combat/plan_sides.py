"""Both sides of a plan: kinds of the tables, and units taken from the match on the table."""

from collections.abc import Callable, Iterator
from itertools import islice

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.forces import Forces
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.dice.counters import CountersCard, CountLine
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.combat import units
from bp_desktop.ui.games.burning_planets.combat.answer_panel import MOST_OFFERS, MatchTools
from bp_desktop.ui.games.burning_planets.combat.match_plans import (
    Fight,
    OpenMatch,
    fight_now,
    is_in_play,
    raids,
)
from bp_desktop.ui.games.burning_planets.combat.plan_text import Plan
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column
from bp_desktop.ui.widgets.fields import ChoiceBox


class PlanSides(QWidget):
    """Attackers above targets; `on_changed` is told of every change by hand."""

    def __init__(
        self,
        theme: Theme,
        tables: Tables,
        open_match: OpenMatch,
        on_changed: Callable[[], object],
    ) -> None:
        super().__init__()
        self._tables = tables
        self._open_match = open_match
        self._on_changed = on_changed
        self.fight: Fight | None = None
        """Taken from a match: its units come before the kinds of the tables."""
        self.faction = ChoiceBox(self.tr("Whose targets they are"))
        for one in tables.factions:
            self.faction.addItem(names().faction(one), one)
        self.faction.activated.connect(self._on_faction)
        self._parts()
        self.attackers = CountersCard(
            theme, self.tr("Attackers"), self._lines(self._attackers), on_changed
        )
        self.targets = CountersCard(
            theme, self.tr("Targets"), self._lines(self._targets), on_changed
        )
        self.targets.tools.addWidget(self.faction)
        self.tools = MatchTools(theme, open_match, self._offers, self.forget)
        box = column(theme, self, spacing=16)
        box.addWidget(self.tools)
        box.addWidget(self.attackers)
        box.addWidget(self.targets)
        box.addStretch()

    def _parts(self) -> None:
        self._attackers, self._targets = self._parts_of(self.fight, self.whose)

    def _parts_of(
        self, fight: Fight | None, faction: FactionId
    ) -> tuple[dict[str, units.UnitLine], dict[str, units.UnitLine]]:
        """The units of a match, if they were taken from one, and all kinds there are."""
        attackers = units.attacker_parts(self._tables)
        targets = units.target_parts(self._tables, faction)
        if fight is not None:
            forces = fight.forces
            attackers = [units.named_attacker(one) for one in forces.attackers] + attackers
            targets = [units.named_target(one) for one in forces.targets] + targets
        return (
            {part.line.key: part for part in attackers},
            {part.line.key: part for part in targets},
        )

    @property
    def whose(self) -> FactionId:
        """The faction of the targets, for prices and loot."""
        return FactionId(self.faction.currentData())

    def names_in(self, plan: Plan) -> tuple[list[str], list[str]]:
        """What the units of a plan are called now."""
        attackers, targets = self._parts_of(plan.fight, plan.faction)
        return (
            [one.id for one in units.attackers_of(attackers, plan.attackers)],
            [one.id for one in units.targets_of(targets, plan.targets)],
        )

    def open_plan(self, plan: Plan) -> None:
        """Both sides as they were kept, without a word."""
        self.faction.setCurrentIndex(self.faction.findData(plan.faction))
        self.take(plan.fight)
        self.attackers.set_counts(dict(plan.attackers))
        self.targets.set_counts(dict(plan.targets))

    @staticmethod
    def _lines(parts: dict[str, units.UnitLine]) -> list[CountLine]:
        return [part.line for part in parts.values()]

    def _on_faction(self) -> None:
        """Other prices; the numbers stay."""
        counts = self.targets.counts()
        self._parts()
        self.targets.set_counts(counts)

    def take(self, fight: Fight | None) -> None:
        """Units of a match in place of what is chosen, without a word; None: kinds only."""
        self.fight = fight
        self._parts()
        self.attackers.show_lines(self._lines(self._attackers))
        self.targets.show_lines(self._lines(self._targets))

    def forget(self) -> None:
        self._take_and_tell(None)

    def _take_and_tell(self, fight: Fight | None) -> None:
        self.take(fight)
        self._on_changed()

    def take_from_match(self) -> None:
        """What the active player has, as it stands."""
        match = self._open_match()
        if match is not None and is_in_play(match):
            self._take_and_tell(fight_now(match))

    def _offers(self, match: Match) -> Iterator[tuple[str, Callable[[], object]]]:
        yield self.tr("My units and what stands beside them"), self.take_from_match
        yield "", self.take_from_match
        for title, make in islice(raids(match), MOST_OFFERS):
            yield title, self._taker(make)

    def _taker(self, make: Callable[[], Fight]) -> Callable[[], object]:
        return lambda: self._take_and_tell(make())

    def forces(self) -> Forces:
        targets = units.targets_of(self._targets, self.targets.counts())
        attackers = units.attackers_of(self._attackers, self.attackers.counts())
        taken = self.fight.forces.targets if self.fight is not None else ()
        return Forces(units.in_reach(attackers, targets, taken), targets)

    def nothing_chosen(self) -> str:
        if self.fight is not None and not self.fight.forces.attackers:
            text = self.tr(
                "Nobody of {player} stands beside a target now. Choose units here, or a target "
                "from the match."
            )
            return filled(text, player=self.fight.player)
        return self.tr("Choose at least one attacker and one target.")
