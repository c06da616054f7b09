"""Consents: people are asked by name whether they agree to a step, made when all have agreed."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.bots import BotAnswer
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.program_player import program_answer
from bp_desktop.ui.widgets.basics import Button, SunkenCard, label, lay, problem_line, show_text
from bp_desktop.ui.widgets.containers import flowing, reveal
from bp_desktop.ui.widgets.rule_link import CitedText
from bp_desktop.ui.words.wording import worded, worded_all


class ConsentRequest(NamedTuple):
    """A step that others have to agree to. It says itself that they did: the journal names them."""

    command: Any
    seats: tuple[SeatId, ...]
    """Who is asked, in this order."""
    words: str
    """What they agree to."""
    make: Callable[[], object]
    """Makes the step."""
    overrules: bool = False
    """Whether agreeing is also the exception that the table makes from the rules, on record."""
    declined: Callable[[SeatId], object] = lambda _seat: None


class ConsentCard(SunkenCard):
    """One question at a time, hidden while nobody is asked. Nothing is kept of it before the last
    one has agreed."""

    def __init__(self, context: AnyTable) -> None:
        theme = context.theme
        super().__init__(theme)
        self._context = context
        self._asked: ConsentRequest | None = None
        self._agreed = 0
        self.words = label("", "body", wrap=True)
        self.against = CitedText(theme, context.rules, "small")
        self.said = problem_line()
        self.agree = Button(theme, "", self.take_consent, kind="primary", icon_name="check")
        self.decline = Button(theme, "", self.refuse, icon_name="close")
        replies = flowing(theme, self.agree, self.decline)
        lay(self.box, self.words, self.against, self.said, replies)
        self.hide()

    @property
    def is_open(self) -> bool:
        return self._asked is not None

    def ask(self, request: ConsentRequest) -> None:
        self._asked, self._agreed = request, 0
        self.words.setText(request.words)
        self._show_objections(request)
        if self._ask_next(request):
            self.show()
            self.agree.setFocus()
            reveal(self)

    def _ask_next(self, request: ConsentRequest) -> bool:
        """Whether a person has to answer: the program does so at once, and says why."""
        answers: dict[SeatId, BotAnswer] = {}
        while self._agreed < len(request.seats):
            seat = request.seats[self._agreed]
            answer = program_answer(self._context, seat, request.command)
            if answer is None:
                self._show_question(request)
                return True
            if not answer.agrees:
                self.forget()
                request.declined(seat)
                self._tell(seat, answer)
                return False
            self._agreed += 1
            answers[seat] = answer
        self._make(request)
        for seat, answer in answers.items():  # after the step, which tells itself first
            self._tell(seat, answer)
        return False

    def _tell(self, seat: SeatId, answer: BotAnswer) -> None:
        found = self._context.game.seat(self._context.state, seat)
        agrees, declines = self.tr("{player} agrees: {why}"), self.tr("{player} declines: {why}")
        text = agrees if answer.agrees else declines
        name = "" if found is None else found.name
        self._context.view.notify(filled(text, player=name, why=worded(answer.reason)))

    def forget(self) -> None:
        """Nobody is asked any more."""
        self._asked = None
        self.hide()

    def take_consent(self) -> None:
        """Whoever is asked says yes."""
        request = self._asked
        if request is None:
            return
        self._agreed += 1
        self._ask_next(request)

    def refuse(self) -> None:
        request = self._asked
        if request is not None:
            seat = request.seats[self._agreed]
            self.forget()
            request.declined(seat)

    def _make(self, request: ConsentRequest) -> None:
        """What cannot be done after all is said here, where people look; they may decline then."""
        try:
            self._context.commander.check(request.command)
        except Refused as refusal:
            self._agreed -= 1
            show_text(self.said, worded_all(self._context.told(refusal.messages)))
            return
        self.forget()  # before the step, which shows everything anew
        request.make()

    def _show_objections(self, request: ConsentRequest) -> None:
        found = self._objections(request) if request.overrules else ()
        self.against.setVisible(bool(found))
        self.against.tell(found)
        if found:
            text = self.tr("Agreeing makes an exception to the rules, on record: {rules}")
            self.against.text.setText(filled(text, rules=worded_all(found)))

    def _objections(self, request: ConsentRequest) -> tuple[Message, ...]:
        """Before they have agreed nobody is told whether they could."""
        try:
            return self._context.told(self._context.commander.check(request.command))
        except Refused:
            return ()

    def _show_question(self, request: ConsentRequest) -> None:
        seat = self._context.game.seat(self._context.state, request.seats[self._agreed])
        name = "" if seat is None else seat.name
        self.said.hide()
        self.agree.set_words(filled(self.tr("{player} agrees"), player=name))
        self.decline.set_words(filled(self.tr("{player} declines"), player=name))


class ConsentPlace(QObject):
    """At most one question, until it is answered or the match goes on without it."""

    def __init__(
        self,
        context: AnyTable,
        asking: Callable[[Any, Any], tuple[tuple[SeatId, ...], str]],
        layout: QVBoxLayout,
        give_way: Callable[[bool], object],
    ) -> None:
        """`asking`: who has to agree to a step in a state, and to what in words. `give_way`:
        whether something is asked, so that the rest leaves room for it."""
        super().__init__()
        self._context = context
        self._asking = asking
        self._give_way = give_way
        self._asker: QWidget | None = None
        self.card = ConsentCard(context)
        layout.addWidget(self.card)
        context.commander.changed.connect(self._close)

    def takes(self, command: Any) -> bool:
        """Whether somebody else is asked first; they make the step by agreeing."""
        asked, words = self._asking(self._context.state, command)
        if not asked:
            return False
        make = self._making(command)
        self._asker = QApplication.focusWidget()
        self._give_way(True)
        request = ConsentRequest(command, asked, words, make, declined=self._decline)
        self.card.ask(request)
        return True

    def _making(self, command: Any) -> Callable[[], object]:
        def make() -> None:
            self._give_way(False)
            self._context.commander.submit(command)

        return make

    def _decline(self, _seat: SeatId) -> None:
        """The keyboard is back where it was asked from: they may haggle on."""
        self._give_way(False)
        asker, self._asker = self._asker, None
        if asker is not None and isValid(asker) and asker.isVisible():
            asker.setFocus()

    def _close(self) -> None:
        if self.card.is_open:
            self.card.forget()
            self._give_way(False)
