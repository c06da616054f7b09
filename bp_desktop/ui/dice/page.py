"""The Dice page: the tray, and the subjects that a game brings, such as planning a fight."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

from bp_desktop.core.dice import AppDice, Roll
from bp_desktop.ui.dice.tray import DiceTray
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk_pages import DiceAssistant
from bp_desktop.ui.shell.drafts import Drafts, Field, KeptFields
from bp_desktop.ui.shell.preferences import PreferenceKeeper
from bp_desktop.ui.widgets.basics import column, label, row
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.fields import OneOfField

TRAY = "tray"

W = TypeVar("W", bound=QWidget)


@dataclass
class DiceSitting:
    """What the Dice page remembers until the program is closed, also when its window is built
    anew. A game that keeps more adds its own fields."""

    rolls: list[Roll] = field(default_factory=list)
    """Thrown on the tray."""
    drafts: Drafts = field(default_factory=Drafts)
    """What else is typed."""


@dataclass
class DiceSubject(Generic[W]):
    """Something of a game to be shown beside the tray."""

    id: str
    title: str
    make: Callable[[], W]
    """Called when it is first needed."""
    fields: Callable[[W], Mapping[str, Field]]
    """What is typed there, to be kept."""
    made: W | None = None


class DicePage(DiceAssistant):
    """One subject at a time, chosen at the top; each but the tray is built when first shown."""

    def __init__(self, theme: Theme, choices: PreferenceKeeper, sitting: DiceSitting) -> None:
        """`sitting` holds what was thrown and typed before this page was built."""
        super().__init__()
        self.setObjectName("pageContent")
        self._theme = theme
        self._drafts = sitting.drafts
        self._kept = sitting.drafts.of("page")
        self.tray = DiceTray(
            theme,
            AppDice(),
            by_hand=choices.now.dice == "hand",
            rolls=sitting.rolls,
            draft=sitting.drafts.of("tray"),
        )
        self._pages = QStackedWidget()
        self._subjects: dict[str, DiceSubject[Any]] = {}
        self._shown: dict[str, QWidget] = {TRAY: self.tray}
        whole = column(theme, self, spacing=20, edges=(40, 32, 32, 24))
        self._head = row(theme, spacing=24)
        self._head.addWidget(label(self.tr("Dice"), "display"))
        whole.addLayout(self._head)
        whole.addWidget(self._pages, 1)

    def add_subjects(self, subjects: Sequence[DiceSubject[Any]]) -> None:
        """What the game brings, in this order after the tray; goes on with what was shown last."""
        self._subjects = {one.id: one for one in subjects}
        titles = {TRAY: self.tr("Roll"), **{one.id: one.title for one in subjects}}
        self.subjects = OneOfField(self._theme, titles, TRAY, self.show_subject, flowing=True)
        self._head.addWidget(self.subjects, 1)
        self._pages.insertWidget(0, self.tray)  # after what stands above it: so goes the Tab key
        self.show_subject(str(self._kept.get("subject", TRAY)))

    def panel(self, subject: DiceSubject[W]) -> W:
        if subject.made is None:
            subject.made = subject.make()
            fields = subject.fields(subject.made)
            KeptFields(subject.made, fields, self._drafts.of(subject.id))
            self._shown[subject.id] = scroll_area(subject.made)
            self._pages.addWidget(self._shown[subject.id])
        return subject.made

    def shown(self, subject: str) -> QWidget:
        """What scrolls a subject that was shown before."""
        return self._shown[subject]

    def show_subject(self, subject: str) -> None:
        if subject != TRAY:
            self.panel(self._subjects[subject])
        self._pages.setCurrentWidget(self._shown[subject])
        self.subjects.show_chosen(subject)
        self._kept["subject"] = subject
