"""New match form: who plays, on what, and by which rules, on one screen for any game."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QWidget

from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.table.setup.options_panel import OptionsPanel
from bp_desktop.ui.table.setup.parts import (
    Agreement,
    AnySetup,
    KeptSetups,
    SeatDraft,
    SeatFields,
    Setup,
    SetupFrame,
)
from bp_desktop.ui.table.setup.rules_row import RulesRow
from bp_desktop.ui.table.setup.seats import SeatsPanel
from bp_desktop.ui.widgets.basics import Button, column, label, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.words.wording import worded_all


class FormArea(QScrollArea):
    """As high as what it holds, where the window has room; else it scrolls."""

    def sizeHint(self) -> QSize:
        content = self.widget()
        if content is None:
            return super().sizeHint()
        wanted = content.sizeHint()
        return QSize(wanted.width() + 16, wanted.height() + 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class NewMatchForm(QFrame):
    """Everything on one screen, with defaults that are good enough to begin at once."""

    def __init__(self, context: FormContext[Any], parts: AnySetup) -> None:
        super().__init__()
        self._context = context
        self._parts = parts
        self._theme = theme = context.theme
        self._is_ready = False
        self.title = QLineEdit()
        self.title.setMaxLength(200)
        self.title.setPlaceholderText(self.tr("A name for the match"))
        self.title.setAccessibleName(self.tr("Name"))
        self.seats = SeatsPanel(theme, parts, self._follow)
        self.options = OptionsPanel(theme, context.prompts, parts.sheet, self._on_options)
        self.rules = RulesRow(theme, parts, self.options.choose)
        self.ground = parts.make_ground(context, self._frame())
        self.problem = label("", "problem", wrap=True)
        self._lay_out()
        for _ in range(parts.fewest + 1):
            self._add()
        self._is_ready = True
        self._greet_people()
        self._on_options(self.options.options)
        self.setFocusProxy(self.title)
        # Not begun by Enter in the title: the players would have no names yet.
        self.title.returnPressed.connect(lambda: self.seats.ask_name_after(None))
        self.seats.named.connect(self._ask_to_begin)
        self._blank = self.setup()
        self._kept = context.desk.kept(KeptSetups).of_game
        self._is_finishing = False
        kept = self._kept.get(parts.game.system.id)
        if kept is not None:
            self.show_setup(kept)
        self.start_over.setVisible(kept is not None)

    def _frame(self) -> SetupFrame[Any, Any]:
        return SetupFrame(
            agreed=self.agreed,
            fields=self._fields,
            show_seats=self._show_seats,
            leave_out=lambda groups: self.options.leave_out(*groups),
            tell=self._tell,
            resized=self._resized,
            bring_into_view=self._bring_into_view,
            ask_to_begin=self._ask_to_begin,
        )

    def _lay_out(self) -> None:
        theme, parts = self._theme, self._parts
        self.more = Button(theme, self.tr("Add a player"), self._add, kind="link", icon_name="plus")
        self.fewer = Button(
            theme, self.tr("Take one away"), self._remove, kind="link", icon_name="minus"
        )
        text = filled(self.tr("{fewest} to {most} players"), fewest=parts.fewest, most=parts.most)
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
        sample = parts.sample
        self.sample = Button(
            theme, sample.text() if sample is not None else "", self._begin_sample, kind="link"
        )
        if sample is None:
            self.sample.hide()
        self.show_options = Button(theme, "", self._toggle_options, kind="chip")
        self.show_options.setCheckable(True)
        content = QWidget()
        middle = column(theme, content, spacing=14, edges=(0, 0, 10, 0))
        middle.addWidget(self.title)
        # Above what it makes longer, so that it stays under the mouse.
        middle.addWidget(self.ground.above)
        middle.addWidget(self.seats)
        people = QWidget()
        change = FlowLayout(people, gap=theme.px(8))
        for part in (self.more, self.fewer, self.how_many, self.same):
            change.addWidget(part)
        middle.addWidget(people)
        middle.addWidget(self.ground.below)
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

    def setup(self) -> Setup[Any, Any]:
        """Everything as it stands in the form."""
        drafts = tuple(line.draft() for line in self.seats.lines)
        return Setup(self._agreed(self.title.text(), drafts), self.ground.kept())

    def show_setup(self, setup: Setup[Any, Any]) -> None:
        """The ground last: what is kept of it was made for those players and options."""
        agreed = setup.agreed
        self.title.setText(agreed.title)
        self.options.take(agreed.options)
        self.seats.show_drafts(agreed.seats)
        self._show_possible()
        self._show_enforcement(agreed.enforcement)
        self.rules.minutes.setCurrentIndex(self.rules.minutes.findData(agreed.minutes))
        self.ground.show_kept(setup.ground)

    def _start_over(self) -> None:
        self.show_setup(self._blank)
        self.start_over.hide()
        self.title.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Left without a match: what was chosen waits for the next time."""
        setup, game = self.setup(), self._parts.game.system.id
        if setup != self._blank and not self._is_finishing:
            self._kept[game] = setup
        else:
            self._kept.pop(game, None)
        super().hideEvent(event)

    # --- the people of the match before

    def _greet_people(self) -> None:
        """After the end of a match the same people sit there already; else one click away."""
        before = self._context.open_state()
        self.same.setVisible(before is not None)
        if before is not None and self._parts.game.stage(before) is Stage.OVER:
            self.take_people()

    def take_people(self) -> None:
        """As they sat, and by the rules they agreed on."""
        before, parts = self._context.open_state(), self._parts
        if before is None:
            return
        self.seats.show_drafts(parts.people(before))
        self.options.take(parts.options_of(before))
        self._show_enforcement(parts.game.system.enforcement(before))
        self._show_possible()

    def _show_enforcement(self, enforcement: Enforcement) -> None:
        box = self.rules.enforcement
        box.setCurrentIndex(box.findData(enforcement))

    # --- choosing

    def _follow(self) -> None:
        """Players or options are others now."""
        if self._is_ready:
            self.ground.follow()

    def _fields(self) -> list[SeatFields[Any]]:
        return [line.own for line in self.seats.lines]

    def _show_seats(self, own: Sequence[Any]) -> None:
        if self._parts.fewest <= len(own) <= self._parts.most:
            self.seats.show_seats(own)
            self._show_possible()

    def _on_options(self, options: Any) -> None:
        self._follow()
        self.rules.show_options(options)
        sheet = self._parts.sheet
        chosen = sheet.list.preset_of(options)
        name = sheet.presets[chosen] if chosen else self.tr("our own")
        self.show_options.set_words(filled(self.tr("Table options: {preset}"), preset=name))

    def _toggle_options(self) -> None:
        self.options.setVisible(self.show_options.isChecked())
        self._resized()
        if self.options.isVisible():
            self._bring_into_view(self.options)

    def _bring_into_view(self, part: QWidget) -> None:
        """Once it has found its place."""
        QTimer.singleShot(0, part, lambda: self._area.ensureWidgetVisible(part))

    def _ask_to_begin(self) -> None:
        self.begin.setFocus()

    def _resized(self) -> None:
        if self._is_ready:
            self._area.updateGeometry()
            self.updateGeometry()

    def _add(self) -> None:
        self.seats.add()
        self._show_possible()

    def _remove(self) -> None:
        self.seats.remove()
        self._show_possible()

    def _show_possible(self) -> None:
        count, parts = len(self.seats.lines), self._parts
        can_add, can_take = count < parts.most, count > parts.fewest
        # The keyboard first: Qt would hand it to whatever comes next in the form.
        if self.more.hasFocus() and not can_add:
            self.fewer.setFocus()
        elif self.fewer.hasFocus() and not can_take:
            self.more.setFocus()
        self.more.setEnabled(can_add)
        self.fewer.setEnabled(can_take)
        self._follow()
        self._resized()

    # --- beginning

    def agreed(self) -> Agreement[Any, Any]:
        """With a title and a name for everybody."""
        title = self.title.text().strip() or self.tr("New match")
        return self._agreed(title, tuple(line.seated() for line in self.seats.lines))

    def _agreed(self, title: str, seats: tuple[SeatDraft[Any], ...]) -> Agreement[Any, Any]:
        return Agreement(
            title,
            seats,
            self.options.options,
            Enforcement(self.rules.enforcement.currentData()),
            self.rules.minutes.currentData(),
        )

    def _tell(self, messages: tuple[Message, ...]) -> None:
        self.problem.setText(worded_all(messages))
        self.problem.setVisible(bool(messages))
        self._resized()

    def _begin(self) -> None:
        agreed = self.agreed()
        self._finish(lambda: NewDocument(agreed.title, self.ground.commands(agreed)))

    def _begin_sample(self) -> None:
        if self._parts.sample is not None:
            self._finish(self._parts.sample.make)

    def _finish(self, make: Callable[[], NewDocument]) -> None:
        """What the rules have against it is said here, before anything is made."""
        system = self._parts.game.system
        try:
            wanted = make()
            objections = system.judge(system.start, wanted.commands[0]).objections
        except (Refused, Objected) as answer:
            self._tell(answer.messages)
            return
        if objections:
            self._tell(objections)
            return
        self._is_finishing = True
        self._context.finish(wanted)
        self._is_finishing = False  # where it could not be made, the form is still there
