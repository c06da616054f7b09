"""Closing page: who won and how, the final board, who held what when, key moments, the table."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QScrollArea, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.work import Work
from bp_desktop.games.shared.looking_back import KeyMoment, LookBack, look_back
from bp_desktop.ui.shell.kinds import ASKED_PLACE
from bp_desktop.ui.table.closing.facts import (
    ClosingFacts,
    closing_facts,
    closing_rules,
    how_long,
)
from bp_desktop.ui.table.closing.hero import HeroPanel
from bp_desktop.ui.table.closing.key_moments import KeyMomentsPanel
from bp_desktop.ui.table.closing.luck_cell import LuckCell
from bp_desktop.ui.table.closing.time_line import TimeLinePanel
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.fingerprint import fingerprint_words
from bp_desktop.ui.table.stage.run import HOLD_MS
from bp_desktop.ui.table.standing_table import FurtherColumn, StandingGrid
from bp_desktop.ui.widgets.basics import Button, Card, column, emptied, label, lay, row
from bp_desktop.ui.widgets.containers import add_entry, flowing, scroll_area
from bp_desktop.ui.widgets.rule_link import RuleLinks
from bp_desktop.ui.widgets.slices import Slices
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView

SIDE_BY_SIDE = 980
"""Design width from which on time line and key moments stand beside each other."""


class ClosingContent(QWidget):
    """All that is on the page, and on the poster: there without buttons."""

    def __init__(
        self,
        context: AnyTable,
        facts: ClosingFacts,
        back: LookBack | None,
        *,
        buttons: QWidget | None = None,
        on_moment: Callable[[KeyMoment], object] | None = None,
    ) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        self._facts = facts
        self._on_moment = on_moment
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.time_line: TimeLinePanel | None = None
        self.moments: KeyMomentsPanel | None = None
        self.hero = HeroPanel(context, facts, buttons)
        self.standing: StandingGrid[Any] = StandingGrid(theme, context.parts, is_wide=True)
        self._cards = row(theme, spacing=12)
        said = fingerprint_words(context.commander.session)
        self.fingerprint = label(said, "caption", wrap=True)
        edges = (16, 12, 16, 12)
        parts = (self._cards, self.standing, self.fingerprint)
        below = lay(column(theme, spacing=12, edges=edges), *parts)
        lay(column(theme, self), (self.hero, 1), (below, 0))
        self.show_back(back)

    def show_back(self, back: LookBack | None) -> None:
        """What was read off the journal; None: it is still being read."""
        theme, facts = self._theme, self._facts
        self.hero.line.setText(how_long(facts, back))
        emptied(self._cards)
        self.time_line = self.moments = None
        if back is None:
            self._cards.addWidget(Card(theme, label(self.tr("Reading the match …"), "quiet")))
        else:
            self._fill(back)
        further = () if back is None else self._further(back)
        self.standing.show_state(facts.state, facts.times, facts.exits, further)

    def _fill(self, back: LookBack) -> None:
        theme, facts = self._theme, self._facts
        things, edges = self._context.game.possessions, (16, 12, 16, 14)
        if things is not None and back.held and back.rounds:
            self.time_line = TimeLinePanel(theme, back, facts.seats, self._context.game.owner)
            rounds = label(self.tr("rounds"), "caption")
            head = lay(row(theme), (label(worded(things.title), "heading"), 1), rounds)
            held = Card(theme, head, self.time_line, 1, spacing=4, edges=edges)
            self._cards.addWidget(held, 1)
        if back.moments:
            self.moments = KeyMomentsPanel(theme, back.moments, facts.seats, self._on_moment)
            head_ = label(self.tr("Key moments"), "heading")
            self._cards.addWidget(Card(theme, head_, self.moments, 1, spacing=6, edges=edges), 1)

    def _further(self, back: LookBack) -> tuple[FurtherColumn, ...]:
        game = self._context.game

        def counted(place: int, seat: SeatId) -> QWidget:
            return label(str(back.counts[place].get(seat, 0)))

        made = [
            FurtherColumn(worded(one.name), partial(counted, place))
            for place, one in enumerate(game.journal_counts)
        ]
        if game.luck is not None:
            most = max((abs(one) for one in back.surplus.values()), default=Fraction(0))

            def luck(seat: SeatId) -> QWidget:
                color = self._facts.seats[seat].color
                return LuckCell(self._theme, color, back.surplus.get(seat), most)

            made.append(FurtherColumn(self.tr("Luck: hits above expected"), luck))
        return tuple(made)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self._theme.px(SIDE_BY_SIDE)
        direction = QBoxLayout.Direction
        self._cards.setDirection(direction.LeftToRight if wide else direction.TopToBottom)


class EndQuestion(Card):
    """The program has noticed an end: people confirm it, or take back the step that led to it."""

    def __init__(self, view: "TableView[Any, Any, Any]", look: Callable[[], object]) -> None:
        context = view.context
        theme = context.theme
        super().__init__(theme, spacing=6, edges=(12, 8, 12, 8))
        self._view, self._look = view, look
        self.rules = RuleLinks(theme, context.rules)
        self.rules.setParent(self)
        self.rules.cite(closing_rules(context))
        self.confirm = Button(theme, self.tr("The match is over"), self.hide, icon_name="check")
        self.take_back = Button(theme, self.tr("Not over: undo"), self._take_back, icon_name="undo")
        words = label(self.tr("The rules say that the match is over."), "body", wrap=True)
        lay(self.box, words, self.rules, flowing(theme, self.confirm, self.take_back))

    def _take_back(self) -> None:
        """Dice that fell are taken back only if everybody agrees, which the table asks."""
        self._look()
        self._view.undo()


class ClosingPage(QScrollArea):
    """Looks back on a match that is over; undo, which is in the menu, leads back to the table."""

    read = Signal()

    def __init__(
        self, view: "TableView[Any, Any, Any]", look: Callable[[], object], *, fresh: bool = False
    ) -> None:
        """`look`: back to the table as it stands; `fresh`: it has ended just now."""
        super().__init__()
        self._view = view
        self._context = context = view.context
        self.back: LookBack | None = None
        self.facts = closing_facts(context, view.clock.keeper.times)
        buttons = QWidget()
        self.question = EndQuestion(view, look)
        self.question.setVisible(
            fresh and bool(self.question.rules.ids) and context.parts.confirms_end
        )
        lay(column(context.theme, buttons, spacing=10), self.question, self._buttons(look))
        # A short match is read before anything is laid out.
        self._slices = Slices(self, lambda _share: None)
        self._slices.start(self._reading(), self._keep)
        self.content = ClosingContent(
            context, self.facts, self.back, buttons=buttons, on_moment=self._open_moment
        )
        self.read.connect(lambda: self.content.show_back(self.back))
        self.headline, self.how = self.content.hero.headline, self.content.hero.how
        scroll_area(self.content, self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusProxy(self.save)

    def _buttons(self, look: Callable[[], object]) -> QWidget:
        theme, run = self._context.theme, self._context.view.actions.run
        words = self.tr("Save the poster")
        self.save = Button(theme, words, kind="primary", icon_name="export")
        menu = QMenu(self.save)
        add_entry(menu, self.tr("As a picture (PNG, 1920 × 1080)"), partial(self._save, ".png"))
        add_entry(menu, self.tr("As a page (PDF, A4)"), partial(self._save, ".pdf"))
        self.save.setMenu(menu)
        self.copy = Button(theme, self.tr("Copy"), self._copy, icon_name="copy")
        chronicle, again = self.tr("Chronicle"), self.tr("Play again")
        self.chronicle = Button(
            theme, chronicle, lambda: run("go.chronicle"), icon_name="chronicle"
        )
        new_match = f"new.{self._context.game.system.id}"
        self.again = Button(theme, again, lambda: run(new_match), icon_name="play")
        self.again.setToolTip(self.tr("A new match with the same people and rules"))
        self.board = Button(
            theme, self.tr("Back to the table"), look, kind="icon", icon_name="table"
        )
        parts = (self.save, self.copy, self.chronicle, self.again, self.board)
        return flowing(theme, *parts, gap=10)

    # --- the journal

    def _reading(self) -> Work[LookBack]:
        session = self._context.commander.session
        steps = [(one.outcome.events, one.outcome.rolls) for one in session.timeline]
        return look_back(self._context.game, session.system.start, steps)

    def _keep(self, back: LookBack) -> None:
        self.back = back
        self.read.emit()

    def _open_moment(self, moment: KeyMoment) -> None:
        """In the chronicle, where it has just happened."""
        kept = self._context.view.kept
        if kept is not None:
            kept[ASKED_PLACE] = moment.place
        self._context.view.actions.run("go.chronicle")

    def celebrate(self) -> None:
        """The match has ended just now; those who want no motion see the end of it."""
        if HOLD_MS.get(self._context.view.choices.now.stage) is not None:
            self.content.hero.celebrate()

    # --- the poster

    def _save(self, suffix: str) -> None:
        from bp_desktop.ui.table.closing.poster import poster_bytes, poster_name

        if self.back is None:
            return
        data = poster_bytes(self._context, self.facts, self.back, suffix)
        wished = poster_name(self.facts.title, suffix)
        said = self._context.view.prompts.write_asked(self.window(), wished, data)
        if said:
            self._context.view.notify(said)

    def _copy(self) -> None:
        from bp_desktop.ui.table.closing.poster import poster_image

        if self.back is None:
            return
        QGuiApplication.clipboard().setImage(poster_image(self._context, self.facts, self.back))
        self._context.view.notify(self.tr("The poster is on the clipboard."))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.save if self.question.isHidden() else self.question.confirm).setFocus()
