"""One match looked back on: board, balances, charts, story and luck move with one slider."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QApplication, QProgressBar, QStackedWidget, QWidget

from bp_desktop.games.burning_planets.match.chronicle.chapters import chapter_at
from bp_desktop.games.burning_planets.match.chronicle.sight import as_read_now
from bp_desktop.games.burning_planets.match.seen import seen_by
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.session.history import LineStanding
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled
from bp_desktop.ui.chronicle.board_shown import BoardShown
from bp_desktop.ui.chronicle.chart_lines import Sight
from bp_desktop.ui.chronicle.charts_panel import ChartsPanel
from bp_desktop.ui.chronicle.exporting import ChronicleExport
from bp_desktop.ui.chronicle.luck_panel import LuckPanel
from bp_desktop.ui.chronicle.moment_line import MomentLine
from bp_desktop.ui.chronicle.reading import Reading
from bp_desktop.ui.chronicle.standing_table import StandingTable
from bp_desktop.ui.chronicle.story_panel import StoryPanel
from bp_desktop.ui.chronicle.time_bar import TimeBar
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button, card, label
from bp_desktop.ui.widgets.empty import SkyFrame
from bp_desktop.ui.widgets.metrics import column, row, sized
from bp_desktop.ui.widgets.one_of import OneOf

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.commanders import MatchViewContext

SUBJECTS = ("charts", "story", "luck")


class ChronicleView(QWidget):
    """Looks at the past of an open match; nothing here changes it."""

    another_asked = Signal()

    def __init__(self, context: "MatchViewContext", title: str = "") -> None:
        super().__init__()
        self._name = title
        self._context = context
        theme = self._theme = context.theme
        self.session: Session[Match, Any, Any] = context.commander.session
        self.revealed = False
        """Whether the table looks at what was hidden; only once the match is over."""
        self._stale, self._at_end = True, True
        self.reading = Reading(self.session, self)
        self.reading.progressed.connect(self._show_progress)
        self.reading.finished.connect(self._on_read)
        self.export = ChronicleExport(context.prompts, context.notify, self)
        self.board = BoardShown(theme, self._seen(self.session.state))
        self.standing = StandingTable(theme)
        self.charts = ChartsPanel(theme)
        self.story = StoryPanel(theme, self.session)
        self.luck = LuckPanel(theme)
        self.time = TimeBar(theme)
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
        self.subjects = OneOf(
            theme,
            {
                "charts": self.tr("Charts"),
                "story": self.tr("Story"),
                "luck": self.tr("Dice and luck"),
            },
            "charts",
            self.show_subject,
        )
        self.another = Button(
            theme, self.tr("Another match"), self.another_asked.emit, kind="quiet"
        )
        self.export_button = Button(theme, self.tr("Export"), icon_name="export")
        self.export_button.setMenu(self._export_menu())
        left = column(theme, spacing=10)
        left.addWidget(self.board, 1)
        left.addWidget(self.standing)
        cover = row(theme, spacing=8)
        cover.addWidget(self.hidden, 1)
        cover.addWidget(self.reveal)
        left.addLayout(cover)
        self._panels = QStackedWidget()
        for panel in (self.charts, self.story, self.luck):
            self._panels.addWidget(panel)
        right = column(theme, spacing=10)
        right.addWidget(self.subjects)
        right.addWidget(self._panels, 1)
        body = row(theme, spacing=16)
        body.addLayout(left, 11)
        body.addLayout(right, 9)
        head = row(theme, spacing=12)
        head.addWidget(self.title, 1)
        head.addWidget(self.another)
        head.addWidget(self.export_button)
        # Tab goes in the order in which widgets come to their parents. The keyboard begins at the
        # slider, so it comes first, and everything else is reached from there.
        self._whole = QWidget()
        foot = card()
        foot.setParent(self._whole)
        under = column(theme, foot, spacing=4, edges=(16, 8, 16, 10))
        under.addWidget(self.moment)
        under.addWidget(self.time)
        inside = column(theme, self._whole, spacing=12)
        inside.addLayout(head)
        inside.addLayout(body, 1)
        inside.addWidget(foot)
        self._states = QStackedWidget()
        self._states.addWidget(self._waiting())
        self._states.addWidget(self._whole)
        outside = column(theme, self, edges=(28, 20, 28, 20))
        outside.addWidget(self._states)

    def _waiting(self) -> QWidget:
        """While a long journal is read."""
        made = SkyFrame(self._theme, 11, inset=True)
        box = column(self._theme, made, spacing=12, edges=(56, 48, 56, 48))
        box.addStretch(2)
        box.addWidget(label(self.tr("Chronicle"), "overline"))
        box.addWidget(label(self.tr("Reading the match …"), "title"))
        self.progress = QProgressBar()
        self.progress.setRange(0, 100)
        self.progress.setTextVisible(False)
        self.progress.setMaximumWidth(self._theme.px(420))
        sized(self._theme, self.progress, height=8)
        self.progress.setAccessibleName(self.tr("Reading the match …"))
        box.addWidget(self.progress)
        box.addStretch(3)
        return made

    def _export_menu(self) -> Any:
        export = self.export

        def state() -> Match:
            return self.session.state

        return export.menu(
            {
                "text": lambda: export.save_text(self.reading.annals, state(), self.story),
                "csv": lambda: export.save_csv(
                    self.reading.annals, state(), revealed=self.revealed
                ),
                "json": lambda: export.save_json(
                    self.reading.annals, state(), self.story.steps.story, revealed=self.revealed
                ),
                "charts": lambda: export.save_picture(state(), self.charts.picture()),
                "board": lambda: export.save_picture(
                    state(), QPixmap.fromImage(self.board.picture())
                ),
            }
        )

    def _add_actions(self) -> None:
        group, here = self.tr("Chronicle"), frozenset({PageId.CHRONICLE})
        for id_, text, handler, keys in (
            ("play", self.tr("Play and pause"), self.time.toggle_play, "P"),
            ("back", self.tr("One step back"), partial(self.time.step, -1), "Ctrl+Left"),
            ("on", self.tr("One step on"), partial(self.time.step, 1), "Ctrl+Right"),
            ("turn_back", self.tr("One turn back"), partial(self._turn, -1), "Ctrl+PgUp"),
            ("turn_on", self.tr("One turn on"), partial(self._turn, 1), "Ctrl+PgDown"),
            ("first", self.tr("To the beginning"), self._to_beginning, "Ctrl+Home"),
            ("last", self.tr("To the end"), self._to_end, "Ctrl+End"),
        ):
            spec = ActionSpec(f"chronicle.{id_}", text, group, shortcut=keys, where=here)
            self._context.actions.declare((spec,))
            self._context.actions.bind({spec.id: handler}, self)

    def _turn(self, by: int) -> None:
        self.time.slider.to_turn(by)

    def _to_beginning(self) -> None:
        self.time.go(self.time.slider.minimum())

    def _to_end(self) -> None:
        self.time.go(self.time.slider.maximum())

    def show_subject(self, subject: str) -> None:
        self._panels.setCurrentIndex(SUBJECTS.index(subject))
        self.subjects.show_chosen(subject)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys nobody else wanted move in time, wherever the keyboard is on this page."""
        self.time.slider.keyPressEvent(event)

    # --- following the match

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

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
        match = self.session.state
        slider = self.time.slider
        at_end = self._at_end
        if match.stage is not Stage.OVER:
            self.revealed = False
        seats = {id_: player.color for id_, player in match.players.items()}
        slider.show_chapters(self.reading.chapters, seats, self.reading.annals.last)
        self.title.setText(self._name or match.title)
        self.standing.show_match(match)
        self._show_sight()
        self.luck.show_annals(self.reading.annals, match, self._taken_back())
        self._states.setCurrentIndex(1)
        if at_end:
            self._to_end()
        self._show_place(slider.value())
        focus = QApplication.focusWidget()
        if self.isVisible() and (focus is None or not focus.isVisible()):
            slider.setFocus()

    def _taken_back(self) -> int:
        gone = {
            seq
            for seq, standing in self.session.standings().items()
            if standing in (LineStanding.UNDONE, LineStanding.STRUCK)
        }
        entries = self.session.entries
        outcomes = (entries[seq - 1].outcome for seq in gone)
        return sum(len(one.rolls) for one in outcomes if one is not None)

    # --- what may be seen (BP-APP-6)

    @property
    def sight(self) -> Sight:
        now_open = self.session.state.options.treasury_visibility == "public"
        return Sight(now_open, self.revealed)

    def _seen(self, match: Match) -> Match:
        """A state of the past as everybody may see it now."""
        if self.revealed:
            return match
        return seen_by(as_read_now(match, self.session.state, revealed=False), None)

    def _toggle_reveal(self) -> None:
        if self.session.state.stage is Stage.OVER:
            self.revealed = not self.revealed
            self._show_sight()
            self._show_place(self.time.slider.value())

    def _show_sight(self) -> None:
        match = self.session.state
        over, open_books = match.stage is Stage.OVER, self.sight.now_open
        self.hidden.setText(
            ""
            if open_books
            else self.tr("The match is over: the table may look at what was hidden.")
            if over
            else self.tr("Treasuries are hidden. They appear here when the match is over.")
        )
        self.hidden.setVisible(not open_books)
        self.reveal.setVisible(over and not open_books)
        shown = self.revealed
        self.reveal.set_words(self.tr("Cover treasuries") if shown else self.tr("Show treasuries"))
        self.reveal.set_icon("eye_off" if shown else "eye")
        self.story.refresh(revealed=self.revealed)
        self.charts.show_annals(self.reading.annals, self.reading.chapters, match, self.sight)

    # --- one moment

    def _show_place(self, place: int) -> None:
        if not self.reading.is_done:
            return
        place = min(place, self.reading.annals.last)
        self._at_end = place == self.reading.annals.last
        self.board.show_match(self._seen(self.session.state_after(place)))
        self.standing.standing.show_sample(self.reading.annals.samples[place], self.sight)
        self.charts.show_place(place)
        self.story.show_place(place)
        self._show_words(place)

    def _show_words(self, place: int) -> None:
        last = self.reading.annals.last
        chapter = chapter_at(self.reading.chapters, place)
        if chapter is None:
            text = filled(self.tr("Step {step} of {last} · set-up"), step=place, last=last)
        else:
            text = filled(
                self.tr("Step {step} of {last} · round {round} · turn of {player}"),
                step=place,
                last=last,
                round=chapter.round,
                player=self.session.state.players[chapter.player].name,
            )
        said = (
            self.story.steps.story.sentence(self.reading.annals.steps[place - 1]) if place else ""
        )
        self.moment.show_moment(text, said)
