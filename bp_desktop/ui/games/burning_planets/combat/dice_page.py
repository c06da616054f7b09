"""Burning Planets on the Dice page: plans of fights and conquests, the odds, and the events."""

from fractions import Fraction

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.planner.reference import EventOdds, event_odds
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.figures import mean
from bp_desktop.ui.dice.page import DicePage, DiceSubject
from bp_desktop.ui.games.burning_planets.book import names, tables
from bp_desktop.ui.games.burning_planets.combat import match_plans
from bp_desktop.ui.games.burning_planets.combat.answer_panel import AnswerPanel
from bp_desktop.ui.games.burning_planets.combat.conquest_panel import ConquestPanel
from bp_desktop.ui.games.burning_planets.combat.match_plans import CombatSitting, OpenMatch
from bp_desktop.ui.games.burning_planets.combat.odds_panel import OddsPanel
from bp_desktop.ui.games.burning_planets.combat.planner_panel import PlannerPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Field
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.notices import Notify
from bp_desktop.ui.shell.preferences import PreferenceKeeper
from bp_desktop.ui.widgets.basics import SPRING, Card, column, label, lay, row
from bp_desktop.ui.widgets.fields import number_box
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleReader

SEEN = 7
"""Numbers of events shown one by one."""


class EventsPanel(QWidget):
    """A die roll at the start of each own turn decides (BP-EVENT-1)."""

    def __init__(self, theme: Theme, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self.turns = number_box(theme, self.tr("Your turns"), 1, 1000, 10, width=96)
        self.once = ChanceBars(theme)
        self.never = ChanceBars(theme)
        self.numbers = ChanceBars(theme)
        self.means = label("", "body", wrap=True)
        many = label(self.tr("How many events in all"), "heading")
        lay(
            column(theme, self, spacing=16, edges=(0, 0, 8, 0)),
            lay(row(theme, spacing=12), label(self.tr("Your turns"), "strong"), self.turns, SPRING),
            Card(theme, label(self.tr("At least once"), "heading"), self.once),
            Card(theme, label(self.tr("Not once"), "heading"), self.never),
            Card(theme, many, self.numbers, self.means),
            SPRING,
        )
        self.turns.valueChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        found = event_odds(self._tables, self.turns.value())
        self.once.show_bars([ChanceBar(self._name(one), one.at_least_once) for one in found])
        self.never.show_bars([ChanceBar(self._name(one), one.never) for one in found])
        anything = found[-1]
        bars = [
            ChanceBar(counted(self.tr("%n event(s)", "", n), n), chance)
            for n, chance in enumerate(anything.by_number[:SEEN])
        ]
        more = sum(anything.by_number[SEEN:], Fraction(0))
        if more:
            bars.append(ChanceBar(filled(self.tr("{number} or more"), number=SEEN), more))
        self.numbers.show_bars(bars)
        text = self.tr("On average: {mean}")
        self.means.setText(filled(text, mean=mean(anything.expected)))

    def _name(self, one: EventOdds) -> str:
        return self.tr("Any event") if one.event is None else names().event(one.event)


class CombatDicePage(DicePage):
    """The tray and four subjects; what is typed in them is kept."""

    def __init__(
        self,
        theme: Theme,
        choices: PreferenceKeeper,
        *,
        open_match: OpenMatch = lambda: None,
        prompts: FilePrompts | None = None,
        notify: Notify | None = None,
        sitting: CombatSitting | None = None,
        rules: RuleReader = NO_BOOK,
    ) -> None:
        """`open_match` is the match on the table, to plan with its units; `rules` are those that
        the answers rest on."""
        self._open_match = open_match
        kept = sitting or CombatSitting()
        super().__init__(theme, choices, kept)
        tell = notify or (lambda _text, _undo=None: None)
        self._plan = DiceSubject(
            "plan",
            self.tr("Plan a fight"),
            lambda: PlannerPanel(theme, tables(), open_match, kept, rules),
            _numbers,
        )
        self._conquest = DiceSubject(
            "conquest",
            self.tr("Conquer a planet"),
            lambda: ConquestPanel(theme, tables(), open_match, kept, rules),
            _numbers,
        )
        self._odds = DiceSubject(
            "odds",
            self.tr("Table of odds"),
            lambda: OddsPanel(theme, tables(), prompts, tell),
            lambda panel: {"attacks": panel.times},
        )
        self._events = DiceSubject(
            "events",
            self.tr("Events"),
            lambda: EventsPanel(theme, tables()),
            lambda panel: {"turns": panel.turns},
        )
        self.add_subjects((self._plan, self._conquest, self._odds, self._events))

    @property
    def planner(self) -> PlannerPanel:
        return self.panel(self._plan)

    @property
    def conquest(self) -> ConquestPanel:
        return self.panel(self._conquest)

    @property
    def odds(self) -> OddsPanel:
        return self.panel(self._odds)

    @property
    def events(self) -> EventsPanel:
        return self.panel(self._events)

    def plan_from_match(self, against: str = "") -> None:
        """Plan with the active player's units of the match on the table: a conquest `against` a
        planet, else a fight."""
        match = self._open_match()
        if match is not None and PlanetId(against) in match.board.planets:
            self.show_subject("conquest")
            self.conquest.take(match_plans.siege_now(match, PlanetId(against)))
            self.conquest.ships.setFocus()
            return
        self.show_subject("plan")
        self.planner.sides.take_from_match(against)
        self.planner.goal.kind.setFocus()


def _numbers(panel: AnswerPanel) -> dict[str, Field]:
    """What is typed beside the units of a plan."""
    return {
        "chance wanted": panel.needs.wanted,
        "ships at most": panel.needs.ships,
        "runs": panel.waiting.runs,
        "seed": panel.waiting.seed,
    }
