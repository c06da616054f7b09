"""New match form: who plays, on what, and by which rules, on one screen for any game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QWidget

from bp_desktop.core.messages import Message, Objected, Refused
from bp_desktop.core.options import value_of
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.session.library import LibraryError
from bp_desktop.texts.marking import counted, filled, tip
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.table.setup.form_edges import SIDE, form_foot, form_head
from bp_desktop.ui.table.setup.form_pages import FormPages
from bp_desktop.ui.table.setup.game_cards import game_cards
from bp_desktop.ui.table.setup.new_match import new_match
from bp_desktop.ui.table.setup.options_panel import OptionsPanel
from bp_desktop.ui.table.setup.parts import Agreement, AnySetup, KeptSetups, SeatDraft, Setup
from bp_desktop.ui.table.setup.rules_row import RulesRow
from bp_desktop.ui.table.setup.seats import PlayerLine, SeatsArea, SeatsPanel
from bp_desktop.ui.table.setup.turning import TurningLayouts
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    column,
    label,
    lay,
    problem_line,
    row,
    rule,
    show_text,
    sized,
)
from bp_desktop.ui.widgets.fields import text_line
from bp_desktop.ui.widgets.fitting import FittingLabel
from bp_desktop.ui.widgets.radio_card import RadioCard, RadioCards
from bp_desktop.ui.words.wording import worded_all

WIDE, TALL, GAMES = 1104, 674, 42
"""Of the whole, and how much higher it is where a game is chosen too."""
CARD = 104


class NewMatchForm(QFrame):
    """Everything on one screen, with defaults that are good enough to begin at once. The foot and
    what begins the match never move; what asks for more room has a page of its own."""

    def __init__(self, context: FormContext[Any], parts: AnySetup) -> None:
        super().__init__()
        self.context, self._parts = context, parts
        theme = context.theme
        self._is_ready = False
        name = self.tr("Name")
        self.title = text_line(name, (self.tr("Name, for example “Friday”"), name))
        self.title.setMaximumWidth(theme.px(300))
        self.seats = SeatsPanel(theme, parts, self._follow)
        self.seats.ask_to_remove.connect(self._remove)
        rules = parts.rules._replace(open_rule=context.open_rule)
        prompts, sheet = context.prompts, parts.sheet
        self.options = OptionsPanel(theme, prompts, sheet, self._on_options, rules=rules)
        self.rules = RulesRow(theme, parts, self.options.choose, self.open_page, self.close_page)
        self.cards = {one.key: self._option_cards(one.key) for one in parts.cards}
        self.ground = parts.make_ground(self)
        self._lay_out()
        for _ in range(parts.fewest + 1):
            self._add()
        self._is_ready = True
        self._take_remembered()
        self._greet_people()
        self._on_options(self.options.options)
        self.setFocusProxy(self.title)
        # Not begun by Enter in the title: the players would have no names yet.
        self.title.returnPressed.connect(lambda: self.seats.ask_name_after(None))
        self.title.textChanged.connect(self.show_summary)
        self.seats.named.connect(self.ask_to_begin)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self._begin)
        self._blank = self.setup()
        self._kept = context.desk.kept(KeptSetups).of_game
        self._is_finishing = False
        kept = self._kept.get(parts.game.system.id)
        if kept is not None:
            self.show_setup(kept)
        self.start_over.setVisible(kept is not None)
        if context.on is not None:
            self.ground.take_document(context.on)
        if context.rules is not None:
            self.options.read_file(context.rules)
            self._open_options()  # there it says what came of it

    # --- the page and its foot

    def _option_cards(self, key: str) -> RadioCards:
        theme = self.context.theme
        offered = next(one for one in self._parts.cards if one.key == key)
        cards = {
            value: RadioCard(theme, card.face, height=CARD) for value, card in offered.cards.items()
        }
        chosen = str(value_of(self.options.options, key))
        return RadioCards(
            theme, cards, chosen, partial(self.options.choose, key), name=offered.name
        )

    def _lay_out(self) -> None:
        theme = self.context.theme
        self.more = Button(theme, self.tr("Add a player"), self._add, kind="link", icon_name="plus")
        self.how_many = label("", "small")
        caption = label(self.tr("Players, in turn order"), "overline")
        head = lay(row(theme, spacing=8), caption, SPRING, self.how_many, self.more)
        area = SeatsArea(theme, self.seats)
        players = lay(column(theme, spacing=4), head, (area, 1))
        self._upper = lay(row(theme, spacing=24), (players, 7), (self.ground.beside, 4))

        main = QWidget()
        whole = column(theme, main, spacing=14, edges=(SIDE, 0, SIDE, 10))
        self.games = game_cards(self.context, self._parts.game.system.id)
        lay(whole, self.games, (self._upper, 1), *self.cards.values(), self.rules)
        self.pages = FormPages(theme, main, self.close_page, SIDE)
        for page in (self.options, *self.ground.pages()):
            self.pages.keep(page)
        turned = [self._upper, self.rules.box, *(one.layout_ for one in self.cards.values())]
        lay(column(theme, self), self._head(), (self.pages, 1), rule(), self._foot())
        spare = (self.how_many, self._keys)
        self._turning = TurningLayouts(theme, turned, area, spare)

    def _head(self) -> QWidget:
        theme, parts = self.context.theme, self._parts
        self.start_over = Button(
            theme, self.tr("Start over"), self._start_over, kind="link", icon_name="eraser"
        )
        self.same = Button(
            theme,
            self.tr("Same players and rules as last time"),
            self.take_people,
            kind="link",
            icon_name="history",
        )
        sample = parts.sample.text() if parts.sample is not None else ""
        self.sample = Button(theme, sample, self._begin_sample, kind="link", icon_name="play")
        if parts.sample is None:  # shown before it stands in the form, it would be a window
            self.sample.hide()
        leave = Button(theme, self.tr("Close"), self.context.close, kind="icon", icon_name="close")
        links = (self.start_over, self.same, self.sample)
        return form_head(theme, self.tr("New match"), self.title, links, leave)

    def _foot(self) -> QWidget:
        theme = self.context.theme
        self.problem = problem_line()
        self.summary = FittingLabel("small")
        self.show_options = Button(theme, "", self._open_options, kind="mini")
        cancel = Button(theme, self.tr("Cancel"), self.context.close)
        self.begin = Button(
            theme, self.tr("Begin the match"), self._begin, kind="primary", icon_name="play"
        )
        self.begin.setToolTip(
            tip(filled(self.tr("{key} begins from anywhere"), key=_native("Ctrl+Return")))
        )
        self._keys = QLabel(_native("Ctrl+Return"))
        self._keys.setObjectName("keycap")
        for one in (cancel, self.begin):
            sized(theme, one, height=44)
        said = (self.problem, self.summary)
        return form_foot(theme, said, self.show_options, self._keys, (cancel, self.begin))

    @guarded
    def sizeHint(self) -> QSize:
        """Always the same, so that nothing moves when players come or go."""
        px = self.context.theme.px
        return QSize(px(WIDE), px(TALL + (GAMES if self.games is not None else 0)))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    @guarded
    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turning.turn(self.width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turning.turn(self.width())  # by now its letters are as large as they will be

    def open_page(self, page: QWidget) -> None:
        """In place of the form, between its head and its foot; Esc leads back."""
        self.pages.open(page)

    def close_page(self) -> None:
        if self.pages.close_page():
            self.show_summary()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.pages.is_away:
            self.close_page()
        else:
            super().keyPressEvent(event)

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
        self.rules.show_enforcement(agreed.enforcement)
        self.rules.show_clock(agreed.clock)
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

    # --- the people and rules of the last time

    def _remembered_as(self, key: str) -> str:
        return f"{self._parts.game.system.id}.{key}"

    def _take_remembered(self) -> None:
        """What was chosen on the cards last time."""
        known = self.context.choices.now.table_choices
        for one in self._parts.cards:
            value = known.get(self._remembered_as(one.key), "")
            if value in one.cards:
                self.options.choose(one.key, value)

    def _remember(self, options: Any) -> None:
        choices = self.context.choices
        chosen = {
            self._remembered_as(one.key): str(value_of(options, one.key))
            for one in self._parts.cards
        }
        choices.set(table_choices={**choices.now.table_choices, **chosen})

    def _greet_people(self) -> None:
        """After the end of a match the same people sit there already; else one click away."""
        desk, system = self.context.desk, self._parts.game.system.id
        before = self.context.open_state()
        self._last = next(
            (one for one in desk.library.documents() if one.system == system and not one.binned),
            None,
        )
        self.same.setVisible(before is not None or self._last is not None)
        if before is not None and self._parts.game.stage(before) is Stage.OVER:
            self.take_people()

    def take_people(self) -> None:
        """As they sat, and by the rules they agreed on; in the match on the table, or else in the
        one that was played last."""
        before, parts = self.context.open_state(), self._parts
        if before is None and self._last is not None:
            try:
                before = self.context.desk.library.peek(self._last.id).state
            except LibraryError as error:
                self.tell((error.message,))
        if before is None:
            return
        self.seats.show_drafts(parts.people(before))
        self.options.take(parts.options_of(before))
        self.rules.show_enforcement(parts.game.system.enforcement(before))
        if parts.game.clock is not None:
            clock = parts.game.clock(before)
            limits = SetClock(clock.budget, clock.turn, clock.phase, clock.increment, clock.price)
            self.rules.show_clock(limits if limits != SetClock() else None)
        self.ground.take_place(before)
        self._show_possible()

    # --- choosing

    def _follow(self) -> None:
        """Players or options are others now."""
        if self._is_ready:
            show_text(self.problem, "")
            self.ground.follow()
            self.show_summary()

    def show_seats(self, own: Sequence[Any]) -> None:
        """Have as many players sit there, with what the game asks of each."""
        if self._parts.fewest <= len(own) <= self._parts.most:
            self.seats.show_seats(own)
            self._show_possible()

    def _on_options(self, options: Any) -> None:
        self._follow()
        self.rules.show_options(options)
        for key, cards in self.cards.items():
            cards.show_chosen(str(value_of(options, key)))
        text = filled(self.tr("House rules: {rules} …"), rules=self._house_rules(options))
        self.show_options.set_words(text)

    def _house_rules(self, options: Any) -> str:
        """Without what can be seen in the form itself."""
        sheet = self._parts.sheet
        seen = [*self.cards, *self.rules.choices]

        def rest(of: Any) -> Any:
            for key in seen:
                of = sheet.list.with_choice(of, key, value_of(sheet.list.defaults, key))
            return of

        found = next(
            (id_ for id_ in sheet.presets if rest(sheet.list.preset(id_)) == rest(options)), ""
        )
        if found == next(iter(sheet.presets)):
            return self.tr("as in the rulebook")
        return sheet.presets[found] if found else self.tr("custom")

    def _open_options(self) -> None:
        self.open_page(self.options)
        self.options.search.setFocus()

    def show_summary(self) -> None:
        """What the match will be like, in words."""
        if not self._is_ready:
            return
        players = len(self.seats.lines)
        said = [counted(self.tr("%n player(s)", "", players), players)]
        said += (one.cards[self.cards[one.key].chosen].said for one in self._parts.cards)
        said.append(self.ground.summary())
        show_text(self.summary, " · ".join(one for one in said if one))
        self.summary.setVisible(self.problem.isHidden())

    def ask_to_begin(self) -> None:
        """Nothing is left to be done but that."""
        self.begin.setFocus()

    def _add(self) -> None:
        self.seats.add()
        self._show_possible()

    def _remove(self, line: PlayerLine) -> None:
        place = self.seats.lines.index(line)
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and line.isAncestorOf(focus)
        self.seats.remove(line)
        self._show_possible()
        if had_keyboard:
            next_ = self.seats.lines[min(place, len(self.seats.lines) - 1)].remove
            (next_ if next_.isEnabled() else self.more).setFocus()

    def _show_possible(self) -> None:
        count, parts = len(self.seats.lines), self._parts
        can_add, can_take = count < parts.most, count > parts.fewest
        # The keyboard first: Qt would hand it to whatever comes next in the form.
        if self.more.hasFocus() and not can_add:
            self.seats.lines[-1].name.setFocus()
        self.more.setEnabled(can_add)
        for line in self.seats.lines:
            line.remove.setEnabled(can_take)
        text = self.tr("{fewest} to {most} players")
        self.how_many.setText(filled(text, fewest=parts.fewest, most=parts.most))
        self._follow()

    # --- beginning

    def agreed(self) -> Agreement[Any, Any]:
        """With a title and a name for everybody."""
        title = self.title.text().strip() or self.tr("New match")
        return self._agreed(title, tuple(line.seated() for line in self.seats.lines))

    def _agreed(self, title: str, seats: tuple[SeatDraft[Any], ...]) -> Agreement[Any, Any]:
        enforcement = Enforcement(self.rules.enforcement.currentData())
        return Agreement(title, seats, self.options.options, enforcement, self.rules.clock)

    def tell(self, messages: tuple[Message, ...]) -> None:
        """What the rules have against it, in place of the summary."""
        text = worded_all(messages)
        show_text(self.problem, text)
        self.problem.setToolTip(tip(text))
        self.summary.setVisible(not text)

    def _begin(self) -> None:
        agreed = self.agreed()
        if self._finish(lambda: new_match(self._parts.game, self.ground, agreed)):
            self._remember(agreed.options)

    def _begin_sample(self) -> None:
        if self._parts.sample is not None:
            self._finish(self._parts.sample.make)

    def _finish(self, make: Callable[[], NewDocument]) -> bool:
        """What the rules have against it is said here, before anything is made."""
        system = self._parts.game.system
        try:
            wanted = make()
            objections = system.judge(system.start, wanted.commands[0]).objections
        except (Refused, Objected) as answer:
            self.close_page()
            self.tell(answer.messages)
            self.seats.ask_for_another_name()
            return False
        if objections:
            self.tell(objections)
            return False
        self._is_finishing = True
        self.context.finish(wanted)
        self._is_finishing = False  # where it could not be made, the form is still there
        return True


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
