"""Banker of the table: the form that chooses one, and the question for their PIN."""

from collections.abc import Callable
from secrets import token_bytes
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from bp_desktop.core.banker import SALT, Banker, PinDigest
from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Refused
from bp_desktop.games.shared.banker import AppointBanker
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
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
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.overlay import Overlay
from bp_desktop.ui.widgets.passphrase import NewPassphrase, passphrase_line
from bp_desktop.ui.words.wording import worded_all

FORM_WIDTH, PIN_WIDTH = 480, 400


def banker_of(context: AnyTable) -> Banker | None:
    game = context.game
    return game.banker(context.state) if game.banker is not None else None


def banker_name(context: AnyTable) -> str:
    """Empty where there is none."""
    banker = banker_of(context)
    seat = context.game.seat(context.state, banker.player) if banker is not None else None
    return "" if seat is None else seat.name


def choose_banker(context: AnyTable, window: QWidget) -> "BankerForm":
    form = BankerForm(context)
    overlay = Overlay(context.theme, window, form, width=FORM_WIDTH)
    form.finished.connect(overlay.close_panel)
    form.setFocus()
    return form


def act_as_banker(
    context: AnyTable, window: QWidget, then: Callable[[], object]
) -> "BankerPinForm | None":
    """At once where the banker has no PIN; else whoever knows it goes on."""
    banker = banker_of(context)
    if banker is None or banker.pin is None:
        then()
        return None
    form = BankerPinForm(context, banker.pin, then)
    overlay = Overlay(context.theme, window, form, width=PIN_WIDTH)
    form.finished.connect(overlay.close_panel)
    form.setFocus()
    return form


class BankerForm(QWidget):
    """Who is the banker from now on, and by which PIN. The first one is chosen freely; for another
    one, another PIN or none, everybody says that they agree, and the journal names them."""

    finished = Signal()

    def __init__(self, context: AnyTable) -> None:
        super().__init__()
        theme = context.theme
        self._context = context
        self._now = now = banker_of(context)
        seats = [one for one in context.game.seats(context.state) if not one.out]
        names: dict[SeatId | None, str] = {one.id: one.name for one in seats}
        self.who = ChoiceBox(self.tr("Who is the banker"))
        self.who.offer({None: self.tr("Nobody: everyone adds entries"), **names})
        self.who.choose(now.player if now is not None else seats[0].id if seats else None)
        self.pin = NewPassphrase(theme, self.tr("PIN (optional)"), self.appoint, judged=False)
        self.who.currentIndexChanged.connect(self._show_pin)
        text = self.tr("{player} agrees")
        self.agreed = {one.id: QCheckBox(filled(text, player=one.name)) for one in seats}
        consent = QWidget()
        lay(
            column(theme, consent, spacing=6),
            label(self.tr("Everyone has to agree to a change:"), "small", wrap=True),
            flowing(theme, *self.agreed.values(), gap=16),
        )
        self.said = problem_line()
        self.cancel = Button(theme, self.tr("Cancel"), self.finished.emit)
        self.choose = Button(theme, self.tr("Choose"), self.appoint, kind="primary")
        told = label(
            self.tr("Only the banker adds or removes money. The program asks for the PIN."),
            "quiet",
            wrap=True,
        )
        foot = lay(row(theme, spacing=12), SPRING, self.cancel, self.choose)
        whole = column(theme, self, spacing=14, edges=(24, 20, 24, 20))
        title = label(self.tr("Banker"), "title")
        lay(whole, title, told, self.who, self.pin, consent, self.said, foot)
        self.setFocusProxy(self.who)
        self._show_pin()
        consent.setVisible(now is not None)

    def _show_pin(self, *_: object) -> None:
        self.pin.setVisible(self.who.currentData() is not None)

    def appoint(self) -> None:
        """What stands against it is said here, and nothing has changed then."""
        player = self.who.currentData()
        pin = self.pin.text() if player is not None else ""
        if pin and self.pin.trouble():
            show_text(self.said, self.pin.trouble())
            self.pin.retry()
            return
        digest = PinDigest.of(pin, token_bytes(SALT)) if pin else None
        agreed = tuple(id_ for id_, box in self.agreed.items() if box.isChecked())
        command: Any = AppointBanker(player, digest, agreed if self._now is not None else ())
        try:
            against = self._context.commander.check(command)
        except Refused as refusal:
            against = refusal.messages
        if against:
            show_text(self.said, worded_all(self._context.told(against)))
            return
        self.finished.emit()
        self._context.commander.submit(command)


class BankerPinForm(QWidget):
    """Whoever has the mouse says that they are the banker."""

    finished = Signal()

    def __init__(self, context: AnyTable, pin: PinDigest, then: Callable[[], object]) -> None:
        super().__init__()
        theme = context.theme
        self._pin = pin
        self._then = then
        self.line = passphrase_line(self.tr("PIN"), self.go_on)
        self.said = problem_line()
        self.cancel = Button(theme, self.tr("Cancel"), self.finished.emit)
        self.book = Button(theme, self.tr("Record"), self.go_on, kind="primary")
        text = self.tr("PIN of the banker, {player}")
        title = label(filled(text, player=banker_name(context)), "heading", wrap=True)
        foot = lay(row(theme, spacing=12), SPRING, self.cancel, self.book)
        whole = column(theme, self, spacing=14, edges=(24, 20, 24, 20))
        lay(whole, title, self.line, self.said, foot)
        self.setFocusProxy(self.line)

    def go_on(self) -> None:
        if not self._pin.fits(self.line.text()):
            show_text(self.said, self.tr("Wrong PIN. Nothing was recorded."))
            self.line.clear()
            self.line.setFocus()
            return
        self.finished.emit()
        self._then()
