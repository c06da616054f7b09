"""Opening an envelope with a passphrase, alone or for all, or ruling on one nobody can open."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.core.sealing import Opening, Seal, SealFailure, open_seal
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, KeptFields
from bp_desktop.ui.widgets.basics import Button, column, label, lay, problem_line, show_text
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import OneOfField, text_line
from bp_desktop.ui.widgets.passphrase import passphrase_line
from bp_desktop.ui.widgets.patience import patient_scrypt
from bp_desktop.ui.widgets.purse import PurseEdit

LEFT = Qt.AlignmentFlag.AlignLeft


class PassphraseForm(QWidget):
    """A passphrase, typed unseen, and what becomes of the envelope it opens."""

    def __init__(
        self,
        theme: Theme,
        seal: Seal,
        words: str,
        on_opened: Callable[[Opening], object],
        *,
        party: str = "",
        icon: str = "unlock",
    ) -> None:
        """`party`: only this one's own passphrase counts, where they have one."""
        super().__init__()
        locks = tuple(lock for lock in seal.locks if lock.party == party)
        self._seal = replace(seal, locks=locks) if locks else seal
        self._on_opened = on_opened
        self.phrase = passphrase_line(self.tr("Passphrase"), self.open)
        if not seal.is_locked:
            self.phrase.hide()
        self.do = Button(theme, words, self.open, icon_name=icon)
        self.said = problem_line()
        lay(column(theme, self, spacing=6), self.phrase, (self.do, 0, LEFT), self.said)

    def open(self) -> None:
        answer = open_seal(self._seal, self.phrase.text(), patient_scrypt)
        self.phrase.clear()
        if isinstance(answer, Opening):
            self.said.hide()
            self._on_opened(answer)
            return
        text = self.tr("Wrong passphrase.")
        if answer is SealFailure.DAMAGED:
            text = self.tr("The sealed text has been altered.")
        show_text(self.said, text)


class RulingForm(QWidget):
    """Nobody can open it: the table says what was inside or what became of it, with a reason."""

    def __init__(
        self,
        theme: Theme,
        on_ruled: Callable[[str], bool],
        draft: Draft,
        goods: PurseEdit | None = None,
        outcomes: Mapping[str, str] | None = None,
    ) -> None:
        """`on_ruled` answers whether that was done; until then everything waits in `draft`."""
        super().__init__()
        self._draft = draft
        self._on_ruled = on_ruled
        self.goods = goods
        self.give_up = Button(
            theme, self.tr("Nobody knows the passphrase"), self._show_ruling, kind="link"
        )
        text = self.tr("The players' reason")
        self.reason = text_line(text, text, self.rule)
        self.ruling = Button(theme, self.tr("Players decide"), self.rule)
        self.said = problem_line()
        self._ruling = QWidget()
        inside = column(theme, self._ruling, spacing=8)
        if goods is not None:
            text = self.tr("What was inside, as the players agree")
            lay(inside, label(text, "small"), goods)
        if outcomes:
            self.outcome = str(draft.get("outcome", next(iter(outcomes))))
            self.outcomes = OneOfField(theme, outcomes, self.outcome, self._choose)
            text = self.tr("What became of it, as the players agree")
            lay(inside, label(text, "small"), (self.outcomes, 0, LEFT))
        lay(inside, self.reason, self.said, flowing(theme, self.ruling))
        lay(column(theme, self, spacing=6), (self.give_up, 0, LEFT), self._ruling)
        self._ruling.setVisible(bool(draft))
        amounts = goods.amounts if goods is not None else {}
        KeptFields(self, {"reason": self.reason, **amounts}, draft)

    def _choose(self, outcome: str) -> None:
        self.outcome = self._draft["outcome"] = outcome

    def _show_ruling(self) -> None:
        self._ruling.show()
        self.reason.setFocus()

    def rule(self) -> None:
        reason = self.reason.text().strip()
        if not reason:
            show_text(self.said, self.tr("A decision of the players needs a reason."))
        elif self._on_ruled(reason):
            self._draft.clear()
