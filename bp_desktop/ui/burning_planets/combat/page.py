"""The Dice page: throw, plan a fight, look the odds up."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from bp_desktop.core.dice import AppDice
from bp_desktop.ui.burning_planets.book import tables
from bp_desktop.ui.burning_planets.combat.matrix import MatrixView
from bp_desktop.ui.burning_planets.combat.planner_panel import PlannerPanel
from bp_desktop.ui.dice.tray import DiceTray
from bp_desktop.ui.preferences import Choices
from bp_desktop.ui.settings.parts import OneOf
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row


class DicePage(QWidget):
    """One subject at a time, chosen at the top."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__()
        self.setObjectName("pageContent")
        wishes = choices.now
        self.tray = DiceTray(
            theme,
            AppDice(),
            by_hand=wishes.dice == "hand",
            animated=wishes.dice_animation,
        )
        self.matrix = MatrixView(theme, tables())
        self._pages = QStackedWidget()
        self._pages.addWidget(self.tray)
        self.planner = PlannerPanel(theme, tables())
        self._pages.addWidget(_scrolling(self.planner))
        self._pages.addWidget(_scrolling(self.matrix))
        self.subjects = OneOf(
            theme,
            {
                "tray": self.tr("Throw"),
                "plan": self.tr("Plan a fight"),
                "odds": self.tr("Table of odds"),
            },
            "tray",
            self.show_subject,
        )
        whole = column(theme, self, spacing=24, edges=(40, 32, 40, 32))
        head = row(theme, spacing=24)
        head.addWidget(label(self.tr("Dice"), "display"))
        head.addWidget(self.subjects)
        head.addStretch()
        whole.addLayout(head)
        whole.addWidget(self._pages, 1)

    def show_subject(self, subject: str) -> None:
        self._pages.setCurrentIndex(["tray", "plan", "odds"].index(subject))


def _scrolling(content: QWidget) -> QScrollArea:
    made = QScrollArea()
    made.setFrameShape(QScrollArea.Shape.NoFrame)
    made.setWidgetResizable(True)
    made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    made.setWidget(content)
    return made
