"""Trouble card: says what the rules have against a step, and offers the way out of it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QLabel, QWidget
from shiboken6 import isValid

from bp_desktop.core.messages import Message, rules_of
from bp_desktop.games.shared.banker import BANKER_ONLY
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look import icons
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.announcing import announce
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.widgets.rule_link import RuleLinks
from bp_desktop.ui.words.wording import worded_all

Way = tuple[str, Callable[[], object]]
"""What a way out is called, and what it does."""

BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
ICON = 22
ROOMY = 640
"""A narrower card has its ways out below the words."""


class TroubleCard(QFrame):
    """A refusal, an objection to overrule, or the wish for consent, as whoever looks now may read
    it. It goes by Esc, with the next step, when somebody turns to something else, and when nobody
    looks any more. The keyboard never comes to what overrules: to the harmless answer, if the hand
    is on the keys, else it stays where it is."""

    def __init__(
        self,
        context: AnyTable,
        is_amending: Callable[[], bool],
        undo: Callable[..., object],
        leave: Callable[[], object],
    ) -> None:
        """`is_amending`: somebody corrects the past, and lists there what has to be decided;
        `leave` puts the keyboard where one key goes on."""
        super().__init__()
        self._context = context
        self._is_amending = is_amending
        self._undo = undo
        self._leave = leave
        self._ways: dict[Button, Way] = {}
        self._stayed: Callable[[], object] | None = None
        self._before: QWidget | None = None
        self._theme = theme = context.theme
        commander = context.commander
        self.setProperty("card", "danger")
        self._icon = QLabel()
        self.text = label("", wrap=True)
        self.rules = RuleLinks(theme, context.rules)
        self.other_way = Button(theme, "", lambda: self._take(self.other_way))
        self.way_out = Button(theme, "", lambda: self._take(self.way_out))
        self.keep = Button(theme, self.tr("Cancel"), self.put_away)
        """The harmless answer to a question."""
        self.dismiss = Button(
            theme, self.tr("Close"), self.put_away, kind="icon", icon_name="close"
        )
        words = lay(column(theme, spacing=2), SPRING, self.text, self.rules, SPRING)
        ways = QWidget()
        answers = FlowLayout(ways, gap=theme.px(8), to_right=True, in_line=True)
        for one in (self.keep, self.other_way, self.way_out):
            answers.addWidget(one)
        self._body = lay(row(theme, spacing=12), (words, 1), ways)
        line = row(theme, self, spacing=12, edges=(16, 6, 10, 6))
        lay(line, self._icon, (self._body, 1), self.dismiss)
        commander.refused.connect(self._on_refused)
        commander.objected.connect(self._on_objected)
        commander.consent_needed.connect(self._on_consent_needed)
        commander.changed.connect(self.hide)
        context.viewer.changed.connect(self._on_viewer)
        self.hide()

    def _on_viewer(self) -> None:
        """It may have told its owner what others must not know."""
        if self._context.looking() is None:
            self.hide()

    # --- what the rules answer

    def _on_refused(self, messages: tuple[Message, ...]) -> None:
        self.tell(self._context.told(messages))

    def _on_objected(self, command: Any, messages: tuple[Message, ...]) -> None:
        """A strict table has no way round the rules; the others overrule them, on record."""
        if self._is_amending():
            return
        commander, told = self._context.commander, self._context.told(messages)
        ways = list(self._banker_ways(command, messages))
        if self._context.game.system.enforcement(commander.state) is not Enforcement.STRICT:
            overrule = partial(commander.submit, command, overrule=True)
            ways.append((self.tr("Overrule"), overrule))
        self.tell(told, *ways)

    def _banker_ways(self, command: Any, messages: tuple[Message, ...]) -> Iterator[Way]:
        """What only the banker may do, they can do here and now."""
        as_banker = self._context.game.as_banker(command)
        if as_banker is None or all(one.key != BANKER_ONLY for one in messages):
            return
        from bp_desktop.ui.table.banker import act_as_banker, banker_name

        words = filled(self.tr("As the banker, {player} …"), player=banker_name(self._context))
        submit = partial(self._context.commander.submit, as_banker)
        yield words, lambda: act_as_banker(self._context, self.window(), submit)

    def _on_consent_needed(self, seq: int) -> None:
        if self._is_amending():
            return
        text = self.tr(
            "Step {step} includes dice or a revealed secret. Does everyone agree to undo it?"
        )
        agree = self.tr("Everyone agrees"), partial(self._undo, consent=True)
        self.offer(filled(text, step=seq), agree)

    def tell(self, messages: tuple[Message, ...], *ways: Way) -> None:
        """What is wrong, and by which rules."""
        self.offer(worded_all(messages), *ways, rules=rules_of(messages))

    # --- ways out

    def offer(self, text: str, *ways: Way, rules: tuple[str, ...] = ()) -> None:
        """None, one, or two to choose from."""
        buttons = (self.way_out, self.other_way)
        self._ways = dict(zip(buttons, ways, strict=False))
        self.text.setText(text)
        self.rules.cite(rules, text)
        for button in buttons:
            button.set_words(self._ways[button][0] if button in self._ways else "")
            button.setVisible(button in self._ways)
        self._stayed = None
        self.keep.set_words(self.tr("Cancel"))
        self.keep.setVisible(bool(ways))
        self.dismiss.setVisible(not ways)
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            self._before = focus
        self.show()
        announce(self, text)
        # Whoever clicks has what is clicked under the mouse.
        if ways and (focus is None or not focus.underMouse()):
            self.keep.setFocus()

    def ask(
        self,
        text: str,
        way: Way,
        stay: str,
        stayed: Callable[[], object] | None = None,
        other: Way | None = None,
    ) -> None:
        """A question before a step that is easily taken by mistake: the keyboard comes to the
        harmless answer, whoever asked for it. `stayed`: that one was given; `other`: another way
        out."""
        self.offer(text, *(one for one in (way, other) if one is not None))
        self._stayed = stayed
        self.keep.set_words(stay)
        self.keep.setFocus()

    @property
    def asks(self) -> bool:
        """Whether it waits for the answer to a question, and not about a refusal."""
        return self.isVisible() and self._stayed is not None

    def _take(self, button: Button) -> None:
        ways, self._ways = self._ways, {}
        self.hide()
        if button in ways:
            ways[button][1]()

    def put_away(self) -> bool:
        """Nothing is done; the keyboard goes back to where it was. Whether there was anything."""
        if self.isHidden():
            return False
        focus, before = QApplication.focusWidget(), self._before
        had_keyboard = focus is None or self.isAncestorOf(focus)
        self.hide()
        if self._stayed is not None:
            self._stayed()
        if had_keyboard and before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        elif had_keyboard:
            self._leave()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    # --- its shape

    def fit(self, width: int) -> None:
        """It will be so wide: buttons beside words would leave these no room on a narrow one."""
        below = self._ways and width < self._theme.px(ROOMY)
        self._body.setDirection(BELOW if below else BESIDE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        ink, side = self._theme.color("danger"), self._theme.px(ICON)
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(icons.pixmap("ui/warning", side, ink=ink, ratio=ratio))
