"""The form for a new match: who plays, on which map, by which rules."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.option_sheet import option_sheet
from bp_desktop.ui.games.burning_planets.table.setup.plan import MatchPlan, Place, sample_plan
from bp_desktop.ui.games.burning_planets.table.setup.ready_maps import ReadyMaps
from bp_desktop.ui.games.burning_planets.table.setup.rolled_map import RolledMap
from bp_desktop.ui.look.players import SEATS
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.table.setup.form_area import FormArea
from bp_desktop.ui.table.setup.kept_setup import KeptSetup, Setup, Wanted
from bp_desktop.ui.table.setup.options_panel import OptionsPanel
from bp_desktop.ui.table.setup.rules_row import RulesRow
from bp_desktop.ui.table.setup.seats import FEWEST, SeatsPanel
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.flow import FlowLayout
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.words.wording import worded_all


class NewMatchForm(QFrame):
    """Everything on one screen, with defaults that are good enough to begin at once."""

    def __init__(self, context: FormContext[Match]) -> None:
        super().__init__()
        self._context = context
        self._theme = theme = context.theme
        self._place = Place.ROLLED
        self.title = QLineEdit()
        self.title.setMaxLength(200)
        self.title.setPlaceholderText(self.tr("A name for the match"))
        self.title.setAccessibleName(self.tr("Name"))
        self.seats = SeatsPanel(theme, self._on_seats)
        self.rolled: RolledMap | None = None
        self.places = OneOf(
            theme,
            {
                Place.ROLLED: self.tr("Roll a new map"),
                Place.LIBRARY: self.tr("A ready map"),
                Place.REAL: self.tr("Real board on the table"),
            },
            self._place,
            self._choose_place,
        )
        self.maps = ReadyMaps(context.desk, self._tell)
        self.maps.activated.connect(self._take_map)
        self.rules = RulesRow(theme, self._choose_option)
        self.order, self.minutes = self.rules.order, self.rules.minutes
        self.enforcement, self.open_books = self.rules.enforcement, self.rules.open_books
        self.options = OptionsPanel(theme, context.prompts, option_sheet(), self._on_options)
        self.rolled = RolledMap(theme, self._wanted, self._tell, self._resized)
        self.rolled.began.connect(self._show_dice)
        self.problem = label("", "problem", wrap=True)
        self._lay_out()
        for _ in range(FEWEST + 1):
            self._add()
        self._greet_people()
        self._choose_place(self._place)
        self._on_options(self.options.options)
        self.setFocusProxy(self.title)
        # Not begun by Enter in the title: the players would have no names yet.
        self.title.returnPressed.connect(lambda: self.seats.ask_name_after(None))
        self.seats.named.connect(self.begin.setFocus)
        self.rolled.done.connect(self.begin.setFocus)
        self._blank = self.setup()
        self._kept = context.desk.kept(KeptSetup)
        self._is_finishing = False
        if self._kept.setup is not None:
            self.show_setup(self._kept.setup)
        self.start_over.setVisible(self._kept.setup is not None)

    def _lay_out(self) -> None:
        theme = self._theme
        self.more = Button(theme, self.tr("Add a player"), self._add, kind="link", icon_name="plus")
        self.fewer = Button(
            theme, self.tr("Take one away"), self._remove, kind="link", icon_name="minus"
        )
        text = filled(self.tr("{fewest} to {most} players"), fewest=FEWEST, most=SEATS)
        self.how_many = label(text, "small")
        self.same = Button(
            theme,
            self.tr("The people and rules of the match on the table"),
            self.take_people,
            kind="link",
            icon_name="user",
        )
        self.begin = Button(
            theme, self.tr("Begin the match"), self._begin, kind="primary", icon_name="play"
        )
        self.start_over = Button(
            theme, self.tr("Start over"), self._start_over, kind="link", icon_name="eraser"
        )
        self.sample = Button(theme, self.tr("Play a sample match"), self._begin_sample, kind="link")
        self.show_options = Button(theme, "", self._toggle_options, kind="chip")
        self.show_options.setCheckable(True)
        content = QWidget()
        middle = column(theme, content, spacing=14, edges=(0, 0, 10, 0))
        middle.addWidget(self.title)
        # Above what it makes longer, so that it stays under the mouse.
        middle.addWidget(self.places, 0, Qt.AlignmentFlag.AlignLeft)
        middle.addWidget(self.maps)
        middle.addWidget(self.seats)
        people = QWidget()
        change = FlowLayout(people, gap=theme.px(8))
        for part in (self.more, self.fewer, self.how_many, self.same):
            change.addWidget(part)
        middle.addWidget(people)
        assert self.rolled is not None
        middle.addWidget(self.rolled)
        middle.addWidget(self.rules)
        middle.addWidget(self.show_options, 0, Qt.AlignmentFlag.AlignLeft)
        middle.addWidget(self.options)
        self.options.hide()
        self._area = FormArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidget(content)
        self._area.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        layout = column(theme, self, spacing=14, edges=(32, 24, 24, 24))
        head = row(theme, spacing=12)
        head.addWidget(label(self.tr("New match"), "title"))
        head.addStretch()
        head.addWidget(self.start_over)
        head.addWidget(self.sample)
        layout.addLayout(head)
        layout.addWidget(self._area, 1)
        layout.addWidget(self.problem)
        self.problem.hide()
        buttons = row(theme, spacing=12, edges=(0, 0, 10, 0))  # in line with the fields above
        buttons.addStretch()
        buttons.addWidget(self.begin)
        layout.addLayout(buttons)

    # --- left and opened again

    def setup(self) -> Setup:
        """Everything as it stands in the form."""
        assert self.rolled is not None
        info = self.maps.currentData() if self._place is Place.LIBRARY else None
        return Setup(
            self.title.text(),
            tuple(line.draft() for line in self.seats.lines),
            self._place,
            info.id if info is not None else None,
            self.options.options,
            Enforcement(self.enforcement.currentData()),
            self.minutes.currentData(),
            self.rolled.rolling,
        )

    def show_setup(self, setup: Setup) -> None:
        """The map first, for it brings seats along; a map that is gone by now is not asked for."""
        assert self.rolled is not None
        self.title.setText(setup.title)
        self.options.show_options(setup.options)
        self._on_options(setup.options)
        if setup.place is Place.LIBRARY:
            self.maps.fill()
        maps = [self.maps.itemData(place).id for place in range(self.maps.count())]
        place = setup.place
        if setup.map in maps:
            self.maps.setCurrentIndex(maps.index(setup.map))
        elif place is Place.LIBRARY:
            place = Place.ROLLED
        self.places.show_chosen(place)
        self._choose_place(place)
        self.seats.show_drafts(setup.seats)
        self._show_possible()
        self.enforcement.setCurrentIndex(self.enforcement.findData(setup.enforcement))
        self.minutes.setCurrentIndex(self.minutes.findData(setup.minutes))
        self.rolled.take(setup.rolled)
        self.rolled.show_wanted()

    def _start_over(self) -> None:
        self.show_setup(self._blank)
        self.start_over.hide()
        self.title.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Left without a match: what was chosen waits for the next time."""
        setup = self.setup()
        is_new = setup != self._blank and not self._is_finishing
        self._kept.setup = setup if is_new else None
        super().hideEvent(event)

    # --- the people of the match before

    def _greet_people(self) -> None:
        """After the end of a match the same people sit there already; else one click away."""
        before = self._context.open_state()
        self.same.setVisible(before is not None)
        if before is not None and before.stage is Stage.OVER:
            self.take_people()

    def take_people(self) -> None:
        """As they sat, and by the rules they agreed on."""
        before = self._context.open_state()
        if before is None:
            return
        self.seats.show_people(tuple(before.players.values()))
        self.options.take(before.options)
        self.enforcement.setCurrentIndex(self.enforcement.findData(before.enforcement))
        self._show_possible()

    # --- choosing

    def _choose_option(self, key: str, value: str) -> None:
        self.options.choose(key, value)

    def _on_seats(self) -> None:
        if self.rolled is not None:
            self.rolled.show_wanted()

    def _wanted(self) -> Wanted:
        """For whom a map would be rolled now."""
        return self.plan(with_content=False).seats, self.options.options

    def _tell(self, messages: tuple[Message, ...]) -> None:
        self._say(worded_all(messages))

    def _on_options(self, options: Options) -> None:
        self._on_seats()
        self.rules.show_options(options)
        sheet = option_sheet()
        chosen = sheet.list.preset_of(options)
        name = sheet.presets[chosen] if chosen else self.tr("our own")
        self.show_options.set_words(filled(self.tr("Table options: {preset}"), preset=name))

    def _toggle_options(self) -> None:
        self.options.setVisible(self.show_options.isChecked())
        self._resized()
        if self.options.isVisible():
            self._bring_into_view(self.options)

    def _show_dice(self) -> None:
        if self.rolled is not None and self.rolled.going is not None:
            self._bring_into_view(self.rolled.going)

    def _bring_into_view(self, part: QWidget) -> None:
        """Once it has found its place."""
        QTimer.singleShot(0, part, lambda: self._area.ensureWidgetVisible(part))

    def _resized(self) -> None:
        self._area.updateGeometry()
        self.updateGeometry()

    def _choose_place(self, place: str) -> None:
        self._place = Place(place)
        self.maps.setVisible(self._place is Place.LIBRARY)
        if self.rolled is not None:
            self.rolled.setVisible(self._place is Place.ROLLED)
        self.seats.show_place(self._place)
        self.options.leave_out(*([BOARD] if self._place is Place.LIBRARY else []))
        if self._place is Place.LIBRARY:
            self.maps.fill()
            self._take_map()
        self._resized()

    def _take_map(self) -> None:
        """Players sit where the map has seats for them."""
        content = self._content()
        if content is not None and FEWEST <= len(content.seats) <= SEATS:
            self.seats.show_seats([seat.faction for seat in content.seats])
            self._show_possible()

    def _add(self) -> None:
        self.seats.add()
        self._show_possible()

    def _remove(self) -> None:
        self.seats.remove()
        self._show_possible()

    def _show_possible(self) -> None:
        can_add, can_take = len(self.seats.lines) < SEATS, len(self.seats.lines) > FEWEST
        # The keyboard first: Qt would hand it to whatever comes next in the form.
        if self.more.hasFocus() and not can_add:
            self.fewer.setFocus()
        elif self.fewer.hasFocus() and not can_take:
            self.more.setFocus()
        self.more.setEnabled(can_add)
        self.fewer.setEnabled(can_take)
        self._on_seats()
        self._resized()

    # --- beginning

    def plan(self, *, with_content: bool = True) -> MatchPlan:
        title = self.title.text().strip() or self.tr("New match")
        return MatchPlan(
            title,
            tuple(line.seated(self._place) for line in self.seats.lines),
            self._place,
            self._content() if with_content else None,
            self.options.options,
            Enforcement(self.enforcement.currentData()),
            self.minutes.currentData(),
        )

    def _content(self) -> MapContent | None:
        if self._place is Place.ROLLED and self.rolled is not None:
            return self.rolled.content()
        return self.maps.content() if self._place is Place.LIBRARY else None

    def _say(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self._resized()

    def _begin(self) -> None:
        self._finish(self.plan())

    def _begin_sample(self) -> None:
        self._finish(sample_plan(self.tr("Sample match")))

    def _finish(self, plan: MatchPlan) -> None:
        """What the rules have against it is said here, before anything is made."""
        try:
            commands = plan.commands(tables())
            system = match_system()
            objections = system.judge(system.start, commands[0]).objections
        except (Refused, Objected) as answer:
            self._say(worded_all(answer.messages))
            return
        if objections:
            self._say(worded_all(objections))
            return
        self._is_finishing = True
        self._context.finish(NewDocument(plan.title, commands))
        self._is_finishing = False  # where it could not be made, the form is still there
