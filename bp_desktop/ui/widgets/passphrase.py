"""Passphrases: typed unseen, and chosen by typing them twice."""

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from bp_desktop.core.passphrase_strength import WEAK, seconds_to_guess
from bp_desktop.core.sealing import LONGEST_PASSPHRASE
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, lay
from bp_desktop.ui.widgets.fields import HintedLine, text_line


def passphrase_line(name: str, on_enter: Callable[[], object] | None = None) -> HintedLine:
    """Nobody reads along while it is typed."""
    line = text_line(name, name, on_enter, longest=LONGEST_PASSPHRASE)
    line.setEchoMode(QLineEdit.EchoMode.Password)
    return line


class NewPassphrase(QWidget):
    """A passphrase somebody chooses: typed unseen, and once more, since nobody can look it up. One
    that somebody has already is typed once. A weak one is told to be weak, and taken when it is
    sent again: the table decides."""

    def __init__(
        self, theme: Theme, name: str, on_enter: Callable[[], object], *, judged: bool = True
    ) -> None:
        """A PIN is not `judged`: it is short on purpose."""
        super().__init__()
        self._on_enter = on_enter
        self._is_judged = judged
        self._warned_of = ""
        self.only_warns = False
        """Whether the last trouble was a warning: what was typed stays, to be sent again."""
        self._is_known: Callable[[str], bool] | None = None
        self.phrase = passphrase_line(name, self._go_on)
        self.again = passphrase_line(self.tr("Repeat it"), on_enter)
        lay(column(theme, self, spacing=6), self.phrase, self.again)

    def expect(self, is_known: Callable[[str], bool] | None) -> None:
        """`is_known`: whether it is the one this player has chosen before; None: there is none."""
        self._is_known = is_known
        self.again.setVisible(is_known is None)

    def _go_on(self) -> None:
        if self.again.isHidden():
            self._on_enter()
        else:
            self.again.setFocus()

    def rename(self, name: str) -> None:
        self.phrase.hint(name)
        self.phrase.setAccessibleName(name)

    def trouble(self) -> str:
        """Why it cannot be used as it is; empty: it can."""
        self.only_warns = False
        if self._is_known is not None and self.again.isHidden():
            text = self.text()
            if not text or self._is_known(text):
                return ""
            return self.tr("You used another one before. Type this one again to use it here.")
        if self.phrase.text() != self.again.text():
            return self.tr("The two differ. Type it again.")
        return self._weakness()

    def _weakness(self) -> str:
        text = self.text()
        if not text or not self._is_judged or text == self._warned_of:
            return ""
        seconds = seconds_to_guess(text)
        if seconds >= WEAK:
            return ""
        self._warned_of, self.only_warns = text, True
        said = self.tr(
            "Weak: whoever has the file finds it in {time} with one computer. Three unrelated "
            "words are enough. Press again to use it anyway."
        )
        return filled(said, time=self._time(seconds))

    def _time(self, seconds: float) -> str:
        days, hours, minutes = (round(seconds / unit) for unit in (86_400, 3600, 60))
        if days >= 2:
            return counted(self.tr("%n day(s)", "", days), days)
        if hours >= 2:
            return counted(self.tr("%n hour(s)", "", hours), hours)
        if minutes >= 2:
            return counted(self.tr("%n minute(s)", "", minutes), minutes)
        return self.tr("less than two minutes")

    def text(self) -> str:
        return self.phrase.text()

    def retry(self) -> None:
        """After some trouble: from the beginning, or, for another one than before, once more."""
        if self.only_warns:
            return
        if self.again.isHidden():
            self.again.show()
            self.again.setFocus()
        else:
            self.wipe()
            self.phrase.setFocus()

    def wipe(self) -> None:
        self.phrase.clear()
        self.again.clear()
        self._warned_of = ""
