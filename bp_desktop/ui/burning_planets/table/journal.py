"""The journal as sentences: one line a step, undone and struck ones readable."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.describe import describe_step
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.entry import Entry, Kind
from bp_desktop.session.history import Standing
from bp_desktop.session.session import Session
from bp_desktop.ui.burning_planets.labels_match import step_name
from bp_desktop.ui.marking import filled, tip
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.wording import worded

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

    def refresh(self) -> None:
        """After a step: one new line on top; the others may read differently now."""
        count = len(self._session.entries)
        new = count - self._count
        if new > 0:
            self.beginInsertRows(QModelIndex(), 0, new - 1)
            self._count = count
            self.endInsertRows()
        standings = self._session.standings()
        if standings != self._standings or self._was_corrected():
            for seq, standing in (*self._standings.items(), *standings.items()):
                if standing is Standing.REVISED:
                    self._texts.pop(seq, None)
            self._standings = standings
            self.dataChanged.emit(self.index(0), self.index(self._count - 1))

    def _was_corrected(self) -> bool:
        """Whether the last line may have made something else of steps corrected before."""
        entries = self._session.entries
        return bool(entries) and entries[-1].kind is not Kind.STEP

    def show_viewer(self, viewer: PlayerId | None) -> None:
        """Somebody looks, or nobody any more (None): amounts come and go (BP-APP-6)."""
        if viewer != self._viewer:
            self._viewer = viewer
            self._texts = {}
            self.dataChanged.emit(self.index(0), self.index(self._count - 1))

    def sentence(self, seq: int) -> str:
        """The line of a step as it can be read now; "" for none."""
        return self._text(seq) if 0 < seq <= self._count else ""

    def name(self, seq: int) -> str:
        """What everybody may call the step or the correction of this line."""
        entry = self._session.entries[seq - 1]
        if entry.kind is Kind.STEP:
            return step_name(self._session.state, entry.command)
        return filled(self.tr("correction of step {step}"), step=entry.target)

    def line_at(self, row: int) -> tuple[str, bool]:
        """The sentence of a row, and whether it is undone or struck."""
        seq = self._count - row
        gone = self._standings.get(seq) in (Standing.UNDONE, Standing.STRUCK)
        return self._text(seq), gone

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        seq = self._count - index.row()
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
            words = step_name(self._session.state, entry.command)
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
