"""The Dice page: throw, plan a fight or a conquest, look the odds up."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.ui.dice.paper import Paper
from bp_desktop.ui.dice.sitting import DiceSitting
from bp_desktop.ui.dice.tray import DiceTray
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.combat.conquest_panel import ConquestPanel
from bp_desktop.ui.games.burning_planets.combat.events_panel import EventsPanel
from bp_desktop.ui.games.burning_planets.combat.match_plans import OpenMatch
from bp_desktop.ui.games.burning_planets.combat.odds_panel import OddsPanel
from bp_desktop.ui.games.burning_planets.combat.planner_panel import PlannerPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Field, KeptFields
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.game_pages import DiceAssistant
from bp_desktop.ui.shell.notices import Notify
from bp_desktop.ui.shell.preferences import Choices
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.one_of import OneOf


class DicePage(DiceAssistant):
    """One subject at a time, chosen at the top; each but the first is built when first shown."""

    def __init__(
        self,
        theme: Theme,
        choices: Choices,
        *,
        open_match: OpenMatch = lambda: None,
        prompts: FilePrompts | None = None,
        notify: Notify | None = None,
        sitting: DiceSitting | None = None,
    ) -> None:
        """`open_match` is the match on the table, to plan with its units; `sitting` holds what
        was thrown and kept before this page was built."""
        super().__init__()
        self.setObjectName("pageContent")
        self._theme = theme
        self._open_match = open_match
        self._prompts = prompts
        self._notify = notify
        wishes = choices.now
        self._sitting = sitting or DiceSitting()
        self._kept = self._sitting.drafts.of("page")
        self.tray = DiceTray(
            theme,
            AppDice(),
            by_hand=wishes.dice == "hand",
            rolls=self._sitting.rolls,
            draft=self._sitting.drafts.of("tray"),
        )
        self._pages = QStackedWidget()
        self._pages.addWidget(self.tray)
        self._made: dict[str, QWidget] = {}
        self._shown: dict[str, QWidget] = {"tray": self.tray}
        self.subjects = OneOf(
            theme,
            {
                "tray": self.tr("Throw"),
                "plan": self.tr("Plan a fight"),
                "conquest": self.tr("Take a planet"),
                "odds": self.tr("Table of odds"),
                "events": self.tr("Events"),
            },
            "tray",
            self.show_subject,
            flowing=True,
        )
        whole = column(theme, self, spacing=20, edges=(40, 32, 32, 24))
        head = row(theme, spacing=24)
        head.addWidget(label(self.tr("Dice"), "display"))
        head.addWidget(self.subjects, 1)
        whole.addLayout(head)
        whole.addWidget(self._pages, 1)
        self.show_subject(str(self._kept.get("subject", "tray")))

    # --- subjects

    @property
    def planner(self) -> PlannerPanel:
        found = self._subject("plan")
        assert isinstance(found, PlannerPanel)
        return found

    @property
    def conquest(self) -> ConquestPanel:
        found = self._subject("conquest")
        assert isinstance(found, ConquestPanel)
        return found

    @property
    def odds(self) -> OddsPanel:
        found = self._subject("odds")
        assert isinstance(found, OddsPanel)
        return found

    @property
    def events(self) -> EventsPanel:
        found = self._subject("events")
        assert isinstance(found, EventsPanel)
        return found

    def _subject(self, subject: str) -> QWidget:
        if subject not in self._made:
            self._made[subject] = made = self._make(subject)
            KeptFields(made, _numbers(made), self._sitting.drafts.of(subject))
            self._shown[subject] = _scrolling(made)
            self._pages.addWidget(self._shown[subject])
        return self._made[subject]

    def _make(self, subject: str) -> QWidget:
        match subject:
            case "plan":
                return PlannerPanel(self._theme, tables(), self._open_match, self._sitting)
            case "conquest":
                return ConquestPanel(self._theme, tables(), self._open_match, self._sitting)
            case "odds":
                notify = self._notify or (lambda _text: None)
                return OddsPanel(self._theme, tables(), Paper(self._prompts), notify)
            case _:
                return EventsPanel(self._theme, tables())

    def shown(self, subject: str) -> QWidget:
        """What scrolls a subject that was shown before."""
        return self._shown[subject]

    def show_subject(self, subject: str) -> None:
        if subject != "tray":
            self._subject(subject)
        self.subjects.show_chosen(subject)
        self._pages.setCurrentWidget(self._shown[subject])
        self._kept["subject"] = subject

    def plan_from_match(self) -> None:
        """Plan with the active player's units of the match on the table."""
        self.show_subject("plan")
        self.planner.take_from_match()
        self.planner.goal.kind.setFocus()


def _numbers(subject: QWidget) -> dict[str, Field]:
    """What is typed beside the units of a plan."""
    match subject:
        case PlannerPanel() | ConquestPanel():
            needs, waiting = subject.needs, subject.waiting
            return {
                "chance wanted": needs.wanted,
                "ships at most": needs.ships,
                "runs": waiting.runs,
                "seed": waiting.seed,
            }
        case OddsPanel():
            return {"attacks": subject.times}
        case EventsPanel():
            return {"turns": subject.turns}
        case _:
            return {}


def _scrolling(content: QWidget) -> QScrollArea:
    made = QScrollArea()
    made.setFrameShape(QScrollArea.Shape.NoFrame)
    made.setWidgetResizable(True)
    made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    made.setWidget(content)
    return made
