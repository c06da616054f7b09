"""Both sides of a plan: kinds of the tables, and units taken from the match on the table."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.forces import Attacker, Forces, PlanTarget
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.combat.answer_panel import MOST_OFFERS, MatchTools, Offered
from bp_desktop.ui.games.burning_planets.combat.match_plans import (
    Fight,
    OpenMatch,
    Plan,
    fight_now,
    is_in_play,
    raids,
)
from bp_desktop.ui.games.burning_planets.combat.units import (
    UnitLine,
    UnitsCard,
    attacker_lines,
    in_reach,
    target_lines,
    units_of,
)
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
        self.attackers = UnitsCard(theme, self.tr("Attackers"), on_changed)
        self.targets = UnitsCard(theme, self.tr("Targets"), on_changed)
        self.targets.tools.addWidget(self.faction)
        self.take(None)
        self.tools = MatchTools(theme, open_match, self._offers, self._take_and_tell)
        box = column(theme, self, spacing=16)
        box.addWidget(self.tools)
        box.addWidget(self.attackers)
        box.addWidget(self.targets)
        box.addStretch()

    def _lines_of(
        self, fight: Fight | None, faction: FactionId
    ) -> tuple[list[UnitLine], list[UnitLine]]:
        """The units of a match, if they were taken from one, and all kinds there are."""
        forces = fight.forces if fight is not None else Forces((), ())
        return (
            attacker_lines(self._tables, forces.attackers),
            target_lines(self._tables, faction, forces.targets),
        )

    @property
    def whose(self) -> FactionId:
        """The faction of the targets, for prices and loot."""
        return FactionId(self.faction.currentData())

    def names_in(self, plan: Plan) -> tuple[list[str], list[str]]:
        """What the units of a plan are called now."""
        attackers, targets = self._lines_of(plan.fight, plan.faction)
        return (
            [one.id for one in units_of(attackers, plan.attackers, Attacker)],
            [one.id for one in units_of(targets, plan.targets, PlanTarget)],
        )

    def open_plan(self, plan: Plan) -> None:
        """Both sides as they were kept, without a word."""
        self.faction.setCurrentIndex(self.faction.findData(plan.faction))
        self.take(plan.fight)
        self.attackers.set_counts(dict(plan.attackers))
        self.targets.set_counts(dict(plan.targets))

    def _on_faction(self) -> None:
        """Other prices; the numbers stay."""
        counts = self.targets.counts()
        self.targets.show_units(self._lines_of(self.fight, self.whose)[1])
        self.targets.set_counts(counts)

    def take(self, fight: Fight | None) -> None:
        """Units of a match in place of what is chosen, without a word; None: kinds only."""
        self.fight = fight
        attackers, targets = self._lines_of(fight, self.whose)
        self.attackers.show_units(attackers)
        self.targets.show_units(targets)

    def _take_and_tell(self, fight: Fight | None) -> None:
        self.take(fight)
        self._on_changed()

    def take_from_match(self) -> None:
        """What the active player has, as it stands."""
        match = self._open_match()
        if match is not None and is_in_play(match):
            self._take_and_tell(fight_now(match))

    def _offers(self, match: Match) -> Iterator[Offered[Fight]]:
        mine = partial(fight_now, match)
        yield self.tr("My units and what stands beside them"), mine
        yield "", mine
        yield from islice(raids(match), MOST_OFFERS)

    def forces(self) -> Forces:
        targets = self.targets.units(PlanTarget)
        taken = self.fight.forces.targets if self.fight is not None else ()
        return Forces(in_reach(self.attackers.units(Attacker), targets, taken), targets)

    def nothing_chosen(self) -> str:
        if self.fight is not None and not self.fight.forces.attackers:
            text = self.tr(
                "Nobody of {player} stands beside a target now. Choose units here, or a target "
                "from the match."
            )
            return filled(text, player=self.fight.player)
        return self.tr("Choose at least one attacker and one target.")
