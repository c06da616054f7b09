"""New match form: who plays, on what, and by which rules, on one screen for any game."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QWidget

from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.core.options import Choice, O, value_of
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.table.clock.face import BUDGETS, minutes_text
from bp_desktop.ui.table.setup.options_panel import OptionsPanel
from bp_desktop.ui.table.setup.parts import (
    Agreement,
    AnySetup,
    KeptSetups,
    QuickSwitch,
    SeatDraft,
    Setup,
)
from bp_desktop.ui.table.setup.seats import SeatsPanel
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    column,
    label,
    lay,
    problem_line,
    row,
    show_text,
)
from bp_desktop.ui.widgets.containers import flowing, scroll_area
from bp_desktop.ui.widgets.fields import ChoiceBox, switch, text_line
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


def _choice_of(name: str, values: Mapping[Any, str]) -> ChoiceBox:
    made = ChoiceBox()
    made.setAccessibleName(name)
    made.offer(values)
    return made


class RulesRow(QWidget):
    """What groups agree on most often, such as time and strictness. Some of it are table options of
    the game too; `choose` is told their key and value."""

    def __init__(
        self, theme: Theme, parts: AnySetup, choose: Callable[[str, Choice], object]
    ) -> None:
        super().__init__()
        self._choose = choose
        self._parts = parts
        self.choices: dict[str, ChoiceBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        for choice in parts.choices:
            box = self.choices[choice.key] = _choice_of(choice.name, choice.values)
            box.activated.connect(partial(self._take, choice.key, box))
        for_each = self.tr("{minutes} for each player")
        budgets = {one: filled(for_each, minutes=minutes_text(one)) for one in BUDGETS}
        self.minutes = _choice_of(self.tr("Clock"), {None: self.tr("No time limit"), **budgets})
        self.enforcement = _choice_of(
            self.tr("Enforcement"),
            {
                Enforcement.WARN: self.tr("Rules warn; the table may overrule"),
                Enforcement.STRICT: self.tr("Rules are strict"),
                Enforcement.FREE: self.tr("Rules only note what went against them"),
            },
        )
        for one in parts.switches:
            self.switches[one.key] = switch(one.text, False, partial(self._turn, one))
        often = self.minutes, self.enforcement
        rows = *self.choices.values(), *often, *self.switches.values()
        flowing(theme, *rows, inside=self, gap=12)
        if parts.game.clock is None:
            self.minutes.hide()

    def show_options(self, options: O) -> None:
        for key, box in self.choices.items():
            box.setCurrentIndex(box.findData(value_of(options, key)))
        for one in self._parts.switches:
            with QSignalBlocker(self.switches[one.key]):
                self.switches[one.key].setChecked(value_of(options, one.key) == one.on)

    def _take(self, key: str, box: ChoiceBox, _index: int) -> None:
        self._choose(key, box.currentData())

    def _turn(self, one: QuickSwitch, on: bool) -> None:
        self._choose(one.key, one.on if on else one.off)


class NewMatchForm(QFrame):
    """Everything on one screen, with defaults that are good enough to begin at once."""

    def __init__(self, context: FormContext[Any], parts: AnySetup) -> None:
        super().__init__()
        self.context = context
        self._parts = parts
        theme = context.theme
        self._is_ready = False
        self.title = text_line(self.tr("Name"), self.tr("A name for the match"))
        self.seats = SeatsPanel(theme, parts, self._follow)
        self.options = OptionsPanel(theme, context.prompts, parts.sheet, self._on_options)
        self.rules = RulesRow(theme, parts, self.options.choose)
        self.ground = parts.make_ground(self)
        self.problem = problem_line()
        self._lay_out()
        for _ in range(parts.fewest + 1):
            self._add()
        self._is_ready = True
        self._greet_people()
        self._on_options(self.options.options)
        self.setFocusProxy(self.title)
        # Not begun by Enter in the title: the players would have no names yet.
        self.title.returnPressed.connect(lambda: self.seats.ask_name_after(None))
        self.seats.named.connect(self.ask_to_begin)
        self._blank = self.setup()
        self._kept = context.desk.kept(KeptSetups).of_game
        self._is_finishing = False
        kept = self._kept.get(parts.game.system.id)
        if kept is not None:
            self.show_setup(kept)
        self.start_over.setVisible(kept is not None)

    def _lay_out(self) -> None:
        theme, parts = self.context.theme, self._parts
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
        sample = parts.sample.text() if parts.sample is not None else ""
        self.sample = Button(theme, sample, self._begin_sample, kind="link")
        self.show_options = Button(theme, "", self._toggle_options, kind="chip")
        self.show_options.setCheckable(True)
        content = QWidget()
        lay(
            column(theme, content, spacing=14, edges=(0, 0, 10, 0)),
            self.title,
            self.ground.above,  # of what it makes longer, so that it stays under the mouse
            self.seats,
            flowing(theme, self.more, self.fewer, self.how_many, self.same),
            self.ground.below,
            self.rules,
            (self.show_options, 0, Qt.AlignmentFlag.AlignLeft),
            self.options,
        )
        self.options.hide()
        self._area = scroll_area(content, FormArea())
        title = label(self.tr("New match"), "title")
        head = lay(row(theme, spacing=12), title, SPRING, self.start_over, self.sample)
        if parts.sample is None:
            self.sample.hide()
        # In line with the fields above.
        buttons = lay(row(theme, spacing=12, edges=(0, 0, 10, 0)), SPRING, self.begin)
        whole = column(theme, self, spacing=14, edges=(32, 24, 24, 24))
        lay(whole, head, (self._area, 1), self.problem, buttons)

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
        before = self.context.open_state()
        self.same.setVisible(before is not None)
        if before is not None and self._parts.game.stage(before) is Stage.OVER:
            self.take_people()

    def take_people(self) -> None:
        """As they sat, and by the rules they agreed on."""
        before, parts = self.context.open_state(), self._parts
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

    def show_seats(self, own: Sequence[Any]) -> None:
        """Have as many players sit there, with what the game asks of each."""
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
        self.resized()
        if self.options.isVisible():
            self.bring_into_view(self.options)

    def bring_into_view(self, part: QWidget) -> None:
        """Once it has found its place."""
        QTimer.singleShot(0, part, lambda: self._area.ensureWidgetVisible(part))

    def ask_to_begin(self) -> None:
        """Nothing is left to be done but that."""
        self.begin.setFocus()

    def resized(self) -> None:
        """Some part of it is higher or lower than before."""
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
        self.resized()

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

    def tell(self, messages: tuple[Message, ...]) -> None:
        """What the rules have against it."""
        show_text(self.problem, worded_all(messages))
        self.resized()

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
            self.tell(answer.messages)
            self.seats.ask_for_another_name()
            return
        if objections:
            self.tell(objections)
            return
        self._is_finishing = True
        self.context.finish(wanted)
        self._is_finishing = False  # where it could not be made, the form is still there
