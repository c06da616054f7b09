"""Burning Planets on the Dice page: plans of fights and conquests, the odds, and the events."""

from bp_desktop.ui.dice.page import DicePage, DiceSubject
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.combat.answer_panel import AnswerPanel
from bp_desktop.ui.games.burning_planets.combat.conquest_panel import ConquestPanel
from bp_desktop.ui.games.burning_planets.combat.events_panel import EventsPanel
from bp_desktop.ui.games.burning_planets.combat.match_plans import CombatSitting, OpenMatch
from bp_desktop.ui.games.burning_planets.combat.odds_panel import OddsPanel, SheetPrinter
from bp_desktop.ui.games.burning_planets.combat.planner_panel import PlannerPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import KeptFields
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.notices import Notify
from bp_desktop.ui.shell.preferences import PreferenceKeeper


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
    ) -> None:
        """`open_match` is the match on the table, to plan with its units."""
        kept = sitting or CombatSitting()
        super().__init__(theme, choices, kept)
        self._sitting = kept
        self._open_match = open_match
        self._prompts = prompts
        self._notify = notify or (lambda _text, _undo=None: None)
        self._plan = DiceSubject("plan", self.tr("Plan a fight"), self._make_planner)
        self._conquest = DiceSubject("conquest", self.tr("Take a planet"), self._make_conquest)
        self._odds = DiceSubject("odds", self.tr("Table of odds"), self._make_odds)
        self._events = DiceSubject("events", self.tr("Events"), self._make_events)
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

    def _make_planner(self) -> PlannerPanel:
        made = PlannerPanel(self._theme, tables(), self._open_match, self._sitting)
        self._keep_numbers("plan", made)
        return made

    def _make_conquest(self) -> ConquestPanel:
        made = ConquestPanel(self._theme, tables(), self._open_match, self._sitting)
        self._keep_numbers("conquest", made)
        return made

    def _make_odds(self) -> OddsPanel:
        made = OddsPanel(self._theme, tables(), SheetPrinter(self._prompts), self._notify)
        KeptFields(made, {"attacks": made.times}, self._sitting.drafts.of("odds"))
        return made

    def _make_events(self) -> EventsPanel:
        made = EventsPanel(self._theme, tables())
        KeptFields(made, {"turns": made.turns}, self._sitting.drafts.of("events"))
        return made

    def _keep_numbers(self, subject: str, panel: AnswerPanel) -> None:
        """What is typed beside the units of a plan."""
        needs, waiting = panel.needs, panel.waiting
        fields = {
            "chance wanted": needs.wanted,
            "ships at most": needs.ships,
            "runs": waiting.runs,
            "seed": waiting.seed,
        }
        KeptFields(panel, fields, self._sitting.drafts.of(subject))

    def plan_from_match(self) -> None:
        """Plan with the active player's units of the match on the table."""
        self.show_subject("plan")
        self.planner.sides.take_from_match()
        self.planner.goal.kind.setFocus()
