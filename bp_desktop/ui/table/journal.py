"""The journal as sentences: one line a step, undone and struck ones readable."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.command_names import command_name
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.entry import Entry, Kind
from bp_desktop.session.history import Standing
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.words.wording import worded

Index = QModelIndex | QPersistentModelIndex


class JournalModel(QAbstractListModel):
    """The newest line first. Sentences are made when a line is first seen and kept."""

    SEQ = Qt.ItemDataRole.UserRole

    def __init__(
        self, theme: Theme, session: Session[Match, Any, Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._session = session
        self._texts: dict[int, str] = {}
        self._viewer: PlayerId | None = None
        self._standings = session.standings()
        self._count = len(session.entries)
        self._counting: list[int] | None = None
        """The lines shown where not all are: what counts now, the oldest first."""

    def refresh(self) -> None:
        """After a step: one new line on top; the others may read differently now."""
        standings = self._session.standings()
        reads_anew = standings != self._standings or self._was_corrected()
        if reads_anew:
            for seq, standing in (*self._standings.items(), *standings.items()):
                if standing is Standing.REVISED:
                    self._texts.pop(seq, None)
            self._standings = standings
        if reads_anew and self._counting is not None:
            self.show_taken_back(False)
            return
        self._add_lines()
        if reads_anew:
            self._tell_changed()

    def _add_lines(self) -> None:
        count = len(self._session.entries)
        if count > self._count:
            self.beginInsertRows(QModelIndex(), 0, count - self._count - 1)
            if self._counting is not None:
                self._counting += range(self._count + 1, count + 1)
            self._count = count
            self.endInsertRows()

    def _tell_changed(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    @property
    def shows_taken_back(self) -> bool:
        return self._counting is None

    def show_taken_back(self, shown: bool) -> None:
        """All lines, or none of what was taken back or struck, nor of taking it back."""
        self.beginResetModel()
        self._count = len(self._session.entries)
        self._counting = None if shown else [one.seq for one in self._entries_that_count()]
        self.endResetModel()

    def _entries_that_count(self) -> Iterator[Entry[Any, Any]]:
        for entry in self._session.entries:
            if entry.kind in (Kind.STEP, Kind.AMEND) and not self._is_gone(entry.seq):
                yield entry

    def _is_gone(self, seq: int) -> bool:
        return self._standings.get(seq) in (Standing.UNDONE, Standing.STRUCK)

    def row_of(self, seq: int) -> int | None:
        """Where the line stands; None: it is not among those shown."""
        if self._counting is None:
            return self._count - seq if 0 < seq <= self._count else None
        place = bisect_left(self._counting, seq)
        found = place < len(self._counting) and self._counting[place] == seq
        return len(self._counting) - 1 - place if found else None

    def _seq_at(self, row: int) -> int:
        return self._count - row if self._counting is None else self._counting[-1 - row]

    def _was_corrected(self) -> bool:
        """Whether the last line may have made something else of steps corrected before."""
        entries = self._session.entries
        return bool(entries) and entries[-1].kind is not Kind.STEP

    def show_viewer(self, viewer: PlayerId | None) -> None:
        """Somebody looks, or nobody any more (None): amounts come and go (BP-APP-6)."""
        if viewer != self._viewer:
            self._viewer = viewer
            self._texts = {}
            self._tell_changed()

    def sentence(self, seq: int) -> str:
        """The line of a step as it can be read now; "" for none."""
        return self._text(seq) if 0 < seq <= self._count else ""

    def name(self, seq: int) -> str:
        """What everybody may call the step or the correction of this line."""
        entry = self._session.entries[seq - 1]
        if entry.kind is Kind.STEP:
            return worded(command_name(self._session.state, entry.command))
        return filled(self.tr("correction of step {step}"), step=entry.target)

    def line_at(self, row: int) -> tuple[str, bool]:
        """The sentence of a row, and whether it is undone or struck."""
        seq = self._seq_at(row)
        return self._text(seq), self._is_gone(seq)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        if parent.isValid():
            return 0
        return self._count if self._counting is None else len(self._counting)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        seq = self._seq_at(index.row())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(seq)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._text(seq))
            case self.SEQ:
                return seq
        return None

    def _text(self, seq: int) -> str:
        known = self._texts.get(seq)
        if known is None:
            known = self._texts[seq] = self._sentence(seq)
        return known

    def _sentence(self, seq: int) -> str:
        entry = self._session.entries[seq - 1]
        match entry.kind:
            case Kind.STEP:
                words = self._step(entry)
            case Kind.UNDO:
                text = self.tr("Taken back: step {step} ({what}).")
                words = filled(text, step=entry.target, what=self.name(entry.target))
            case Kind.REDO:
                text = self.tr("Done again: step {step} ({what}).")
                words = filled(text, step=entry.target, what=self.name(entry.target))
            case Kind.AMEND:
                words = self._correction(entry)
        agreed = self.tr("The table agreed.") if entry.consent else ""
        return f"{seq}.  " + " ".join(one for one in (words, agreed, entry.reason) if one)

    def _step(self, entry: Entry[Any, Any]) -> str:
        """What it was; if a correction made something else of it, what it is now."""
        words = self._described(entry.seq, entry.events)
        if not words:
            words = worded(command_name(self._session.state, entry.command))
        if entry.overruled:
            rules = ", ".join(entry.overruled)
            words = f"{words}  ({self.tr('overruled')}: {rules})"
        if self._standings.get(entry.seq) is Standing.REVISED:
            step = self._session.timeline[self._session.steps_before(entry.seq)]
            now = self._described(entry.seq, step.outcome.events)
            words = filled(self.tr("{before} Corrected: {after}"), before=words, after=now)
        return words

    def _correction(self, entry: Entry[Any, Any]) -> str:
        """Which step was struck or changed, and what went with it."""
        step, struck = entry.target, [one.seq for one in entry.revised if one.outcome is None]
        if entry.inserted is not None:
            words = [filled(self.tr("Put in before step {step}:"), step=step)]
            words.append(self._described(entry.seq, entry.inserted.events))
        elif step in struck:
            struck.remove(step)
            text = self.tr("Struck: step {step} ({what}).")
            words = [filled(text, step=step, what=self.name(step))]
        else:
            words = [filled(self.tr("Corrected: step {step}."), step=step)]
            words.extend(
                self._described(one.seq, one.outcome.events)
                for one in entry.revised
                if one.seq == step and one.outcome is not None
            )
        if struck:
            steps = ", ".join(str(seq) for seq in struck)
            words.append(filled(self.tr("Struck with it: {steps}."), steps=steps))
        return " ".join(one for one in words if one)

    def _as_read(self, before: Match) -> Match:
        """The state a sentence is told from; where others read, more or less may be hidden."""
        return before

    def _described(self, seq: int, events: tuple[Any, ...]) -> str:
        """A step's sentence, told from where it stands, or stood, in today's course; "" if that
        course no longer knows what the step was about."""
        before = self._as_read(self._session.state_after(self._session.steps_before(seq)))
        try:
            return " ".join(worded(one) for one in describe_step(before, events, self._viewer))
        except LookupError:
            if self._session.is_counting(seq):
                raise
            return ""
