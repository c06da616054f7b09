"""Amount form: cards are chosen for something, such as a start kit, a toll or an exchange."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, SunkenCard, label, lay, show_text
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.purse import MOST_CARDS, PurseCount, Resources


class AmountRequest(NamedTuple):
    """Cards that somebody is asked for."""

    title: str
    verb: str
    done: Callable[[Purse, str], object]
    """With what was chosen beside them, if there was a choice."""
    note: str = ""
    start: Purse = EMPTY
    most: Purse | None = None
    """Of each resource; None: whatever is typed."""
    total: int | None = None
    """Exactly so many; None: any number."""
    choices: Mapping[str, str] = {}
    insist: bool = False
    """There is nothing else to do."""


class AmountForm(SunkenCard):
    """One request at a time; hidden while there is none."""

    def __init__(self, theme: Theme, resources: Resources) -> None:
        super().__init__(theme)
        self.request: AmountRequest | None = None
        self.title = label("", "strong", wrap=True)
        self.note = label("", "small", wrap=True)
        self.amounts = PurseCount(theme, resources, self._confirm, most=MOST_CARDS)
        self.choice = ChoiceBox()
        self.count = label("", "small")
        self.confirm = Button(theme, "", self._confirm, kind="primary", icon_name="check")
        self.cancel = Button(theme, self.tr("Cancel"), self.forget)
        buttons = flowing(theme, self.confirm, self.cancel)
        lay(self.box, self.title, self.note, self.amounts, self.choice, self.count, buttons)
        self.amounts.edited.connect(self._show_count)
        self.hide()

    def ask(self, request: AmountRequest) -> None:
        self.request = request
        self.title.setText(request.title)
        show_text(self.note, request.note)
        self.amounts.limit(request.most)
        self.amounts.show_purse(request.start)
        self.choice.offer(request.choices)
        self.choice.setAccessibleName(request.title)
        self.choice.setVisible(bool(request.choices))
        self.confirm.set_words(request.verb)
        self.cancel.setVisible(not request.insist)
        self.show()
        self._show_count()
        self.amounts.focus_first()

    def forget(self) -> None:
        self.request = None
        self.hide()

    def _show_count(self) -> None:
        request = self.request
        if request is None:
            return
        chosen, total = self.amounts.purse().total, request.total
        text = self.tr("{count} of {total} cards")
        show_text(self.count, filled(text, count=chosen, total=total) if total is not None else "")
        self.confirm.setEnabled(total is None or chosen == total)

    def _confirm(self) -> None:
        request = self.request
        if request is not None and self.confirm.isEnabled():
            purse, choice = self.amounts.purse(), str(self.choice.currentData() or "")
            if not request.insist:
                self.forget()
            request.done(purse, choice)
