"""The chronicle of one match: board, balances, charts, story and luck move with one slider."""

from functools import partial
from typing import Generic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QProgressBar, QStackedWidget, QWidget

from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.branching import branch_told
from bp_desktop.games.table import Seat, Stage
from bp_desktop.session.history import LineStanding
from bp_desktop.texts.marking import filled
from bp_desktop.ui.chronicle.annals import Visibility, chapter_at
from bp_desktop.ui.chronicle.charts_panel import ChartsPanel
from bp_desktop.ui.chronicle.exporting import ChronicleExport
from bp_desktop.ui.chronicle.figures_table import FiguresTable
from bp_desktop.ui.chronicle.luck_panel import LuckPanel
from bp_desktop.ui.chronicle.past_board import PastBoard
from bp_desktop.ui.chronicle.reading import AnnalsReader
from bp_desktop.ui.chronicle.story import StoryPanel
from bp_desktop.ui.chronicle.time_bar import MomentLine, TimeBar
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.desk_pages import DocumentView
from bp_desktop.ui.shell.kinds import ASKED_CHART, ASKED_PLACE, ViewContext
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.table.remarks.cards import RemarkCards
from bp_desktop.ui.table.remarks.keeper import RemarkKeeper
from bp_desktop.ui.widgets.basics import (
    Button,
    card,
    column,
    label,
    lay,
    row,
    show_text,
    sized,
)
from bp_desktop.ui.widgets.containers import YieldingPage
from bp_desktop.ui.widgets.empty import SkyFrame
from bp_desktop.ui.widgets.fields import OneOfField
from bp_desktop.ui.widgets.turning_box import TurningBox
from bp_desktop.ui.words.wording import worded

LEAST_BOARD, LEAST_PANEL, NARROW = 120, 150, 600
"""Heights of what stands between head and foot, and the width below which it turns."""


class ChronicleView(DocumentView, Generic[S, C, E]):
    """Looks at the past of an open match. Nothing here changes what was played: comments are said
    beside it, and who plays on does so in a match of their own."""

    another_asked = Signal()
    branch_asked = Signal(int)
    """After how many of the steps that count somebody wants to play on."""

    def __init__(
        self, context: ViewContext[S, C, E], parts: TableParts[S, C, E], title: str = ""
    ) -> None:
        super().__init__()
        self._name = title
        self._context = context
        theme = self._theme = context.theme
        game = self._game = parts.game
        self._secrets = parts.secrets()
        self.session = context.commander.session
        self._seats: tuple[Seat, ...] = ()
        self.revealed = False
        """Whether the table looks at what was hidden; only once the match is over."""
        self._stale, self._at_end = True, True
        self._asked_place: int | None = None
        self.reading = AnnalsReader(self.session, game, self)
        self.reading.progressed.connect(self._show_progress)
        self.reading.finished.connect(self._on_read)
        annals, resources = self.reading.annals, parts.resources()
        self.resources = resources
        self.board: PastBoard[S] | None = None
        if parts.board is not None and parts.past_list is not None:
            state = self._seen(self.session.state)
            self.board = PastBoard(theme, parts.board, parts.past_list(theme), state)
        self.standing = FiguresTable(theme, annals, resources)
        self.charts = ChartsPanel(theme, annals, resources)
        self.story = StoryPanel(theme, self.session, game)
        self.luck = LuckPanel(theme, annals, game.luck) if game.luck is not None else None
        self.time = TimeBar(theme)
        story = self.story.steps.story
        self.remarks = RemarkKeeper(context, game, lambda: None, story.as_read, self)
        self.cards = RemarkCards(theme, self.remarks)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusProxy(self.time.slider)
        self._lay_out()
        self.time.moved.connect(self._show_place)
        for panel in (self.charts, self.story):
            panel.place_asked.connect(self.time.go)
        context.commander.changed.connect(self._on_changed)
        self._add_actions()

    # --- layout

    def _lay_out(self) -> None:
        theme = self._theme
        self.title = label("", "title")
        self.moment = MomentLine(theme)
        self.hidden = label("", "small", wrap=True)
        self.reveal = Button(theme, "", self._toggle_reveal, kind="link", icon_name="eye")
        subjects = {
            "charts": (self.tr("Charts"), self.charts),
            "story": (self.tr("Story"), self.story),
            "luck": (self.tr("Dice and luck"), self.luck),
        }
        self._panels = QStackedWidget()
        self._subjects: dict[str, QWidget] = {}
        titles = {}
        for id_, (text, panel) in subjects.items():
            if panel is not None:
                titles[id_], self._subjects[id_] = text, panel
                self._panels.addWidget(panel)
        self.subjects = OneOfField(theme, titles, "charts", self.show_subject)
        self.another = Button(
            theme, self.tr("Another match"), self.another_asked.emit, kind="quiet"
        )
        self.export_button = Button(theme, self.tr("Export"), icon_name="export")
        self.export_button.setMenu(ChronicleExport(self, self._context).menu())
        self.origin = label("", "small", wrap=True)
        self.play_on = Button(
            theme, self.tr("Play on from here"), self._ask_branch, icon_name="play"
        )
        self.play_on.setVisible(self.session.system.branch is not None)
        self.comment = Button(
            theme, self.tr("Comment or photo"), self.add_remark, kind="quiet", icon_name="note"
        )
        self.comment.setVisible(self._game.remarks is not None)
        cover = lay(row(theme, spacing=8), (self.hidden, 1), self.reveal)
        board = (self.board, 1) if self.board is not None else None
        self._keep_heights()
        theme.changed.connect(self._keep_heights)
        left, right = QWidget(), QWidget()
        lay(column(theme, left, spacing=10), board, self.standing, cover)
        lay(column(theme, right, spacing=10), self.subjects, (self._panels, 1), self.cards)
        sides = TurningBox(theme, (left, 11), (right, 9), spacing=16, below=16, least=NARROW)
        body = YieldingPage(sides)
        names = lay(column(theme, spacing=2), self.title, self.origin)
        head = lay(row(theme, spacing=12), (names, 1), self.another, self.export_button)
        # Tab goes in the order in which widgets come to their parents. The keyboard begins at the
        # slider, so it comes first, and everything else is reached from there.
        self._whole = QWidget()
        foot = card()
        foot.setParent(self._whole)
        here = lay(row(theme, spacing=8), (self.moment, 1), self.comment, self.play_on)
        lay(column(theme, foot, spacing=4, edges=(16, 8, 16, 10)), here, self.time)
        lay(column(theme, self._whole, spacing=12), head, (body, 1), foot)
        self._states = QStackedWidget()
        self._states.addWidget(self._waiting())
        self._states.addWidget(self._whole)
        lay(column(theme, self, edges=(28, 20, 28, 20)), self._states)

    def _keep_heights(self) -> None:
        """What there is no room for scrolls between head and foot."""
        self._panels.setMinimumHeight(self._theme.px(LEAST_PANEL))
        if self.board is not None:
            self.board.setMinimumHeight(self._theme.px(LEAST_BOARD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, what is told needs the room."""
        super().resizeEvent(event)
        for one in (self.comment, self.play_on):
            one.set_compact(self.width() < self._theme.px(NARROW))

    def _waiting(self) -> QWidget:
        """While a long journal is read."""
        made = SkyFrame(self._theme, 11, inset=True)
        self.progress = QProgressBar()
        self.progress.setRange(0, 100)
        self.progress.setTextVisible(False)
        self.progress.setMaximumWidth(self._theme.px(420))
        sized(self._theme, self.progress, height=8)
        self.progress.setAccessibleName(self.tr("Reading the match …"))
        words = (
            label(self.tr("Chronicle"), "overline"),
            label(self.tr("Reading the match …"), "title"),
        )
        box = column(self._theme, made, spacing=12, edges=(56, 48, 56, 48))
        lay(box, 2, *words, self.progress, 3)
        return made

    @property
    def _title_now(self) -> str:
        """As the match itself says."""
        return self._game.title(self.session.state)

    def _add_actions(self) -> None:
        group, here = self.tr("Chronicle"), frozenset({PageId.CHRONICLE})
        turn = self.time.slider.to_turn
        for id_, text, handler, keys in (
            ("play", self.tr("Play and pause"), self.time.toggle_play, "P"),
            ("back", self.tr("One step back"), partial(self.time.step, -1), "Ctrl+Left"),
            ("on", self.tr("One step forward"), partial(self.time.step, 1), "Ctrl+Right"),
            ("turn_back", self.tr("One turn back"), partial(turn, -1), "Ctrl+PgUp"),
            ("turn_on", self.tr("One turn forward"), partial(turn, 1), "Ctrl+PgDown"),
            ("first", self.tr("To the beginning"), partial(self.time.go, 0), "Ctrl+Home"),
            ("last", self.tr("To the end"), self._to_end, "Ctrl+End"),
            ("play_on", self.tr("Play on from here"), self._ask_branch, "Ctrl+B"),
            ("comment", self.tr("Comment or photo"), self.add_remark, "Ctrl+Shift+K"),
        ):
            spec = ActionSpec(f"chronicle.{id_}", text, group, shortcut=keys, where=here)
            self._context.actions.declare((spec,))
            self._context.actions.bind({spec.id: handler}, self)

    def _ask_branch(self) -> None:
        if self.reading.is_done and self.session.system.branch is not None:
            self.time.pause()
            self.branch_asked.emit(self.time.slider.value())

    def add_remark(self) -> None:
        """On the step of this moment."""
        self.time.pause()
        seq = self._subject(self.time.slider.value())
        self.remarks.ask(seq, self.story.steps.story.sentence(seq))

    def _subject(self, place: int) -> int:
        """The step that a place shows last; what was said about another step leads to that."""
        steps = self.reading.annals.steps
        return self.remarks.subject_of(steps[place - 1]) if 0 < place <= len(steps) else 0

    def _to_end(self) -> None:
        self.time.go(self.time.slider.maximum())

    def show_subject(self, subject: str) -> None:
        self._panels.setCurrentWidget(self._subjects[subject])
        self.subjects.show_chosen(subject)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys nobody else wanted move in time, wherever the keyboard is on this page."""
        self.time.slider.keyPressEvent(event)

    # --- following the match

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_asked()
        self._read()

    def _show_asked(self) -> None:
        """Somebody looked for a chart or a moment elsewhere, and comes for it."""
        kept = self._context.kept if self._context.kept is not None else {}
        asked, place = kept.pop(ASKED_CHART, ""), kept.pop(ASKED_PLACE, None)
        if isinstance(asked, str) and asked in self.charts.titles:
            self.show_subject("charts")
            self.charts.choose(asked)
        if isinstance(place, int):
            self._asked_place = place
            self.show_subject("story")
            if self.reading.is_done and not self._stale:
                self._go_asked()

    def _on_changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._read()

    def _read(self) -> None:
        """At the end one stays at the end, else where one was."""
        if self._stale:
            self._stale = False
            self._states.setCurrentIndex(0)
            self.reading.catch_up()

    def _show_progress(self) -> None:
        self.progress.setValue(round(self.reading.progress * 100))

    def _on_read(self) -> None:
        slider = self.time.slider
        at_end = self._at_end
        if not self._is_over:
            self.revealed = False
        self._seats = self._game.seats(self.session.state)
        colors = {seat.id: seat.color for seat in self._seats}
        slider.show_chapters(self.reading.chapters, colors, self.reading.annals.last)
        self.title.setText(self._name or self._title_now)
        origin = self.session.system.origins(self.session.state).branch
        show_text(self.origin, "" if origin is None else worded(branch_told(origin)))
        self.standing.show_seats(self._seats)
        self._show_sight()
        if self.luck is not None:
            self.luck.show_read(self._seats, self._taken_back())
        self._states.setCurrentIndex(1)
        if at_end:
            self._to_end()
        self._go_asked()
        self._show_place(slider.value())
        focus = QApplication.focusWidget()
        if self.isVisible() and (focus is None or not focus.isVisible()):
            slider.setFocus()

    def _go_asked(self) -> None:
        if self._asked_place is not None:
            self.time.go(self._asked_place)
            self._asked_place = None

    def _taken_back(self) -> int:
        gone = {
            seq
            for seq, standing in self.session.standings().items()
            if standing in (LineStanding.UNDONE, LineStanding.STRUCK)
        }
        entries = self.session.entries
        outcomes = (entries[seq - 1].outcome for seq in gone)
        return sum(len(one.rolls) for one in outcomes if one is not None)

    # --- what may be seen

    @property
    def _is_over(self) -> bool:
        return self._game.stage(self.session.state) is Stage.OVER

    @property
    def sight(self) -> Visibility:
        return Visibility(not self._game.hides(self.session.state), self.revealed)

    def _seen(self, state: S) -> S:
        """A state of the past as everybody may see it now."""
        if self.revealed:
            return state
        past = self._game.looked_back(state, self.session.state, False)
        return self._game.seen_by(past, None)

    def _toggle_reveal(self) -> None:
        if self._is_over:
            self.revealed = not self.revealed
            self._show_sight()
            self._show_place(self.time.slider.value())

    def _show_sight(self) -> None:
        over, open_books = self._is_over, self.sight.now_open
        self.hidden.setText(
            ""
            if open_books
            else self.tr("The match is over: what was hidden may be revealed.")
            if over
            else self._secrets.until_the_end
        )
        self.hidden.setVisible(not open_books)
        self.reveal.setVisible(over and not open_books)
        shown = self.revealed
        words = self._secrets
        self.reveal.set_words(words.hide_all if shown else words.reveal_all)
        self.reveal.set_icon("eye_off" if shown else "eye")
        self.story.refresh(revealed=self.revealed)
        self.charts.show_read(
            self._title_now, self._seats, self.reading.chapters, self.sight, is_over=over
        )

    # --- one moment

    def _show_place(self, place: int) -> None:
        if not self.reading.is_done:
            return
        place = min(place, self.reading.annals.last)
        self._at_end = place == self.reading.annals.last
        if self.board is not None:
            self.board.show_state(self._seen(self.session.state_after(place)))
        self.standing.figures.show_sample(self.reading.annals.samples[place], self.sight)
        self.charts.show_place(place)
        self.story.show_place(place)
        self.cards.show_step(self._subject(place))
        self.comment.setEnabled(self.remarks.can_remark(self._subject(place)))
        self._show_words(place)

    def _show_words(self, place: int) -> None:
        last = self.reading.annals.last
        chapter = chapter_at(self.reading.chapters, place)
        if chapter is None:
            text = filled(self.tr("Step {step} of {last} · set-up"), step=place, last=last)
        else:
            text = self.tr("Step {step} of {last} · round {round} · turn of {player}")
            name = next(one.name for one in self._seats if one.id == chapter.seat)
            text = filled(text, step=place, last=last, round=chapter.round, player=name)
        story, steps = self.story.steps.story, self.reading.annals.steps
        self.moment.show_moment(text, story.sentence(steps[place - 1]) if place else "")
