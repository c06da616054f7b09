"""Curtain card: whose eyes are meant and how to look; and the bar while something lies open."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    card,
    column,
    keep_place,
    label,
    lay,
    row,
    sized,
)
from bp_desktop.ui.widgets.fields import NewPassphrase, PlayerBadge

BADGE, SMALL_BADGE = 128, 24
WIDE = 420
TAP_MS = 250
"""Who lets go sooner has tapped: the card stays and says how it is meant."""


class HoldButton(Button):
    """Looked through while it is down, by mouse or space bar; Enter opens to stay."""

    def __init__(self, theme: Theme, stay: Callable[[], object]) -> None:
        super().__init__(theme, "", kind="primary", icon_name="eye")
        self._stay = stay

    def sizeHint(self) -> QSize:
        """Large: it is found and held without looking for it."""
        return super().sizeHint().expandedTo(QSize(self._theme.px(WIDE), self._theme.px(64)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._stay()
            return
        super().keyPressEvent(event)


class CurtainCard(QWidget):
    """Says "Pass the laptop to NAME". While the button is held everything else of it is gone."""

    held = Signal()
    let_go = Signal(bool)
    """Whether that was a look; False: only a tap."""

    def __init__(
        self, theme: Theme, stay: Callable[[], object], leave: Callable[[], object]
    ) -> None:
        super().__init__()
        self._since = QElapsedTimer()
        self.badge = PlayerBadge(theme, BADGE)
        self.passing = label(self.tr("Pass the laptop to"), "heading")
        self.name = label("", "balance")
        self.reason = label("", "quiet", wrap=True)
        self.hold = HoldButton(theme, stay)
        self.hold.pressed.connect(self._on_pressed)
        self.hold.released.connect(self._on_released)
        self.hint = label("", "small", wrap=True)
        self.phrase = NewPassphrase(theme, self.tr("Passphrase"), stay)
        sized(theme, self.phrase, width=WIDE)
        self.phrase.hide()
        self.stay = Button(theme, "", stay)
        self.leave = Button(theme, self.tr("Not now (Esc)"), leave, kind="quiet")
        foot = QWidget()
        lay(row(theme, foot, spacing=12), SPRING, self.stay, self.leave, SPRING)
        above = self.badge, self.passing, self.name, self.reason
        for words in (*above, self.hint):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._goes = (*above, self.hint, foot)
        """Whatever else is gone while the button is held."""
        for part in self._goes:
            keep_place(part)
        box = column(theme, self, spacing=12, edges=(32, 32, 32, 32))
        center = 0, Qt.AlignmentFlag.AlignHCenter
        lay(box, 3, *above, 2, (self.hold, *center), (self.phrase, *center), self.hint, foot)

    def show_seat(self, seat: Seat, reason: str, *, goes_on: bool) -> None:
        """`goes_on`: there is something to do afterwards, so that holding would not help."""
        self.badge.show_color(seat.color)
        self.name.setText(seat.name)
        self.reason.setText(reason)
        self.hold.set_words(self.tr("Hold to look (space bar)"))
        self.hold.setHidden(goes_on)
        self.phrase.hide()
        text = self.tr("Open it until I cover it (Enter)")
        if goes_on:
            text = filled(self.tr("I am {player}: open it (Enter)"), player=seat.name)
        self.stay.set_words(text)
        self.hint.setText("" if goes_on else self.tr("Let go and it is covered at once."))
        self.set_lifted(lifted=False)
        (self.stay if goes_on else self.hold).setFocus()

    def ask_phrase(self, seat: Seat, reason: str) -> None:
        """Nothing is to be seen: only a passphrase to be typed."""
        self.show_seat(seat, reason, goes_on=True)
        self.hint.setText("")
        self.phrase.show()
        self.stay.set_words(self.tr("Seal it (Enter)"))
        self.phrase.phrase.setFocus()

    def ways(self) -> tuple[QWidget, ...]:
        """Where the keyboard can be, in the order of Tab."""
        every = (self.hold, self.phrase.phrase, self.phrase.again, self.stay, self.leave)
        return tuple(one for one in every if one.isVisible())

    def set_lifted(self, *, lifted: bool) -> None:
        """While somebody looks only the held button is left."""
        for one in self._goes:
            one.setHidden(lifted)
        self.hold.set_words(
            self.tr("Let go to cover") if lifted else self.tr("Hold to look (space bar)")
        )

    def _on_pressed(self) -> None:
        self._since.start()
        self.held.emit()

    def _on_released(self) -> None:
        looked = self._since.elapsed() >= TAP_MS
        if not looked:
            self.hint.setText(self.tr("Hold it down to look, or press Enter to open it."))
        self.let_go.emit(looked)


class ViewerBar(QWidget):
    """Says who looks, and covers it again. It has a line of its own below the page: whatever it lay
    over could not be reached."""

    def __init__(self, theme: Theme, cover: Callable[[], object]) -> None:
        super().__init__()
        pill = card()
        self._badge = PlayerBadge(theme, SMALL_BADGE)
        self.words = label("", "strong")
        self.cover = Button(theme, self.tr("Cover"), cover, kind="mini", icon_name="eye_off")
        line = row(theme, pill, spacing=10, edges=(12, 4, 8, 4))
        lay(line, self._badge, self.words, self.cover)
        lay(row(theme, self, edges=(0, 0, 0, 8)), SPRING, pill, SPRING)
        self.hide()

    def show_seat(self, seat: Seat) -> None:
        self._badge.show_color(seat.color)
        self.words.setText(filled(self.tr("{player} is looking"), player=seat.name))
        self.show()
