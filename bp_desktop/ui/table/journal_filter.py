"""Journal filter: lines of the journal are found by words, by player and by what was done."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.widgets.basics import lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, search_line

ROOM_FOR_SEARCH = 120


class JournalFilter(QWidget):
    """All of it is empty at first: then every line is there."""

    changed = Signal()

    def __init__(self, theme: Theme, journal: JournalPresenter[Any, Any, Any]) -> None:
        super().__init__()
        self._journal = journal
        self.words = search_line(self.tr("Search the journal"))
        self.words.setMinimumWidth(theme.px(ROOM_FOR_SEARCH))
        self.words.textChanged.connect(self.changed)
        self.player = ChoiceBox(self.tr("Player"), fitting=True)
        self.kind = ChoiceBox(self.tr("What was done"), fitting=True)
        for box in (self.player, self.kind):
            box.activated.connect(self.changed)
        lay(row(theme, self, spacing=8), (self.words, 2), (self.player, 1), (self.kind, 1))

    def offer(self, players: Mapping[str, str], seqs: Sequence[str]) -> None:
        """Who plays, and what has been done so far."""
        known = self._journal.kinds()
        done = known if len(seqs) == len(known) else (known[int(one) - 1] for one in seqs)
        kinds = sorted(set(done), key=str.casefold)
        choices = (
            (self.player, {"": self.tr("All players"), **players}),
            (self.kind, {"": self.tr("All steps"), **{one: one for one in kinds}}),
        )
        for box, values in choices:
            told = {box.itemData(at): box.itemText(at) for at in range(box.count())}
            if list(told.items()) != list(values.items()):  # people may be called otherwise now
                box.offer(values)

    def clear(self) -> None:
        """Every line is there again."""
        self.words.clear()
        for box in (self.player, self.kind):
            box.setCurrentIndex(0)
        self.changed.emit()

    def found(self, seqs: Sequence[str]) -> Sequence[str]:
        """Those of these lines that are looked for."""
        journal, words = self._journal, self.words.text().casefold().split()
        player, kind = self.player.currentData(), self.kind.currentData()
        if kind:
            kinds = journal.kinds()
            seqs = [one for one in seqs if kinds[int(one) - 1] == kind]
        if player:
            seqs = [one for one in seqs if journal.seat_of(int(one)) == player]
        if words:
            told = {one: journal.sentence(int(one)).casefold() for one in seqs}
            seqs = [one for one in seqs if all(word in told[one] for word in words)]
        return seqs
