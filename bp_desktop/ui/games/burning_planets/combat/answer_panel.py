"""Answer panels: a question put together by hand, answered at once, in slices or by throwing."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.optimum import EXACT_STEPS, PATIENT_STEPS
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.ui.dice.waiting import WaitingPanel
from bp_desktop.ui.games.burning_planets.combat.match_plans import OpenMatch, is_in_play
from bp_desktop.ui.games.burning_planets.combat.needs_card import NeedsCard
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.slices import Slices, Work
from bp_desktop.ui.words.wording import worded_all

MOST_OFFERS = 24
"""Of a match, in a menu."""

Offers = Callable[[Match], Iterable[tuple[str, Callable[[], object]]]]
"""Titles, each with what taking it does; a title of "" is a line between them."""


class Inquiry(NamedTuple):
    """A question that has an answer, and the ways to it."""

    steps: int
    """How much work the exact answer is; see `EXACT_STEPS`."""
    work: Callable[[], Work]
    show: Callable[[Any], object]
    """Gets what the work comes to."""
    sample: Callable[[int, int], Work]
    """Throws so many runs with that seed instead."""
    show_sample: Callable[[Any, int], object]
    """Gets what the throws come to, and the seed."""


class AnswerPanel(QWidget):
    """The answer follows by itself, a moment after the last change; nobody works while it is
    hidden. Subclasses say what is asked, and show the answer."""

    def __init__(self, theme: Theme, tables: Tables) -> None:
        super().__init__()
        self._theme = theme
        self._inquiry: Inquiry | None = None
        self._pause = QTimer(self, singleShot=True, interval=30)
        self._pause.timeout.connect(self.answer)
        self._slices = Slices(self, self._on_progress)
        self.waiting = WaitingPanel(theme, self.stop, self.throw, self.insist)
        self.needs = NeedsCard(theme, tables, self._limits())
        self.copy = Button(
            theme, self.tr("Copy as text"), self.copy_text, kind="quiet", icon_name="copy"
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for an answer any more."""
        self._leave_off()
        self.needs.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pause.start()

    # --- what a subclass says

    def _limits(self) -> str:
        """What the answer to "What do I need?" takes for granted; "": as it is for any fight."""
        return ""

    def _ask(self) -> Inquiry | str:
        """What is asked now, or why there is nothing to ask; may raise Refused."""
        raise NotImplementedError

    def _no_answer(self, why: str) -> None:
        """Show that there is no answer, and why."""
        raise NotImplementedError

    def copy_text(self) -> None:
        raise NotImplementedError

    # --- the answer

    def _leave_off(self) -> None:
        self._pause.stop()
        self._slices.stop()

    def answer(self) -> None:
        """Ask anew: exactly, if that takes no more than a second."""
        self._leave_off()
        self.waiting.rest()
        self._inquiry = None
        try:
            asked = self._ask()
        except Refused as refusal:
            self._no_answer(worded_all(refusal.messages))
            return
        if isinstance(asked, str):
            self._no_answer(asked)
            return
        self._inquiry = asked
        if asked.steps <= EXACT_STEPS:
            self.insist()
        else:
            self._no_answer("")
            self._offer(asked)

    def insist(self) -> None:
        """Exactly, however long it takes."""
        asked = self._inquiry
        assert asked is not None

        def show(found: object) -> None:
            self.waiting.rest()
            asked.show(found)

        self._slices.start(asked.work(), show)

    def throw(self, runs: int, seed: int) -> None:
        asked = self._inquiry
        assert asked is not None

        def show(found: object) -> None:
            self._offer(asked)
            asked.show_sample(found, seed)

        self._slices.start(asked.sample(runs, seed), show)

    def stop(self) -> None:
        """Leave what is being worked out; it can be asked for again."""
        self._slices.stop()
        self._no_answer("")
        self.waiting.offer(exact_too=True)

    def _offer(self, asked: Inquiry) -> None:
        self.waiting.offer(exact_too=asked.steps <= PATIENT_STEPS)

    def _on_progress(self, share: float) -> None:
        """What is shown is not the answer any more."""
        self._no_answer("")
        self.waiting.busy(share)


class MatchTools(QWidget):
    """Buttons above the sides of a question: take units from the match on the table, and clear."""

    def __init__(
        self, theme: Theme, open_match: OpenMatch, offers: Offers, on_clear: Callable[[], object]
    ) -> None:
        super().__init__()
        self._open_match = open_match
        self._offers = offers
        self._menu = QMenu(self)
        self.from_match = Button(theme, self.tr("From the match"), icon_name="table")
        self.from_match.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.clear = Button(theme, self.tr("Clear"), on_clear, kind="quiet", icon_name="eraser")
        line = FlowLayout(self, gap=theme.px(8))
        line.addWidget(self.from_match)
        line.addWidget(self.clear)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.from_match.setVisible(is_in_play(self._open_match()))

    def _fill_menu(self) -> None:
        self._menu.clear()
        match = self._open_match()
        if match is None:
            return
        for title, take in self._offers(match):
            if title:
                self._menu.addAction(title, take)
            else:
                self._menu.addSeparator()
