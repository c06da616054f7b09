"""Journal presenter: the journal as sentences, one row a step, undone and struck ones readable."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic

from PySide6.QtCore import QObject

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Message, Named, Several
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.shared.remarks import AddRemark, RemoveRemark
from bp_desktop.games.system import CommandSubject
from bp_desktop.games.table import TableGame, described
from bp_desktop.session.entry import Entry, Kind
from bp_desktop.session.history import LineStanding
from bp_desktop.session.remarks import may_read
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.widgets.lazy_rows import LazyRows
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.words.wording import worded

_WAYS_BACK = (Kind.UNDO, Kind.REDO)


class JournalPresenter(QObject, Generic[S, C, E]):
    """Sentences are made when a line is first seen and kept while they are true."""

    def __init__(
        self,
        session: Session[S, C, E],
        game: TableGame[S, C, E],
        viewer: Callable[[], SeatId | None] = lambda: None,
        parent: QObject | None = None,
    ) -> None:
        """`viewer`: who looks now, for amounts come and go with them (None: nobody)."""
        super().__init__(parent)
        self._session = session
        self._game = game
        self._viewer = viewer
        self._ids: list[str] = []
        """Of all lines so far: writing 2,000 numbers anew takes its time."""
        self._made: dict[int, Row] = {}
        self._doers: dict[int, SeatId | None] = {}
        self._made_for: SeatId | None = None
        self._kinds: list[str] = []
        self._standings = session.standings()

    def refresh(self) -> None:
        """After a step: what was corrected may read differently now."""
        entries = self._session.entries
        if entries and isinstance(entries[-1].command, AddRemark | RemoveRemark):
            self._made.clear()  # the line of the step, and that of the remark
        before, self._standings = self._standings, self._session.standings()
        if before != self._standings or self._was_corrected():
            self._kinds.clear()
            for seq in before.keys() | self._standings.keys():
                self._made.pop(seq, None)
                self._doers.pop(seq, None)

    def ids(self, *, taken_back: bool = True) -> list[str]:
        """The numbers of all lines, the oldest first; or none of what was taken back or struck,
        nor of taking it back."""
        entries = self._session.entries
        self._ids += map(str, range(len(self._ids) + 1, len(entries) + 1))
        if taken_back:
            return self._ids
        return [
            str(entry.seq)
            for entry in entries
            if entry.kind not in _WAYS_BACK and not self.is_gone(entry.seq)
        ]

    def rows(self, ids: Iterable[str]) -> LazyRows:
        """Of the lines with these numbers."""
        return LazyRows(ids, self._row)

    def _row(self, id_: str) -> Row:
        seq = int(id_)
        self._read_as_now()
        if seq not in self._made:
            words = self._sentence(seq)
            struck, badge, why = self.is_gone(seq), self._remarks_on(seq), self.why(seq)
            full = f"{words} {why}" if why else words
            self._made[seq] = Row(id_, words, why, struck=struck, badge=badge, tip=full)
        return self._made[seq]

    def _read_as_now(self) -> None:
        """Forget what somebody else read who looked before."""
        viewer = self._viewer()
        if viewer != self._made_for:
            self._made_for, self._made, self._doers = viewer, {}, {}

    def _remarks_on(self, seq: int) -> str:
        """How many comments and photos a step has, whoever may read them."""
        remarks = self._game.remarks
        count = 0 if remarks is None else len(remarks(self._session.state).of(seq))
        return counted(self.tr("%n comment(s)", "", count), count) if count else ""

    def _remark_of(self, entry: Entry[C, E]) -> str:
        """What the line of a comment adds to it, for those who may read it: no event tells it."""
        remarks = self._game.remarks
        if remarks is None or not isinstance(entry.command, AddRemark):
            return ""
        found = remarks(self._session.state).by_id.get(f"{entry.seq}.1")
        if found is None or not may_read(self._session, found, self._viewer(), self.as_read):
            return ""
        return " ".join(found.text.split())

    def is_gone(self, seq: int) -> bool:
        """Taken back, or struck by a correction."""
        return self._standings.get(seq) in (LineStanding.UNDONE, LineStanding.STRUCK)

    def _was_corrected(self) -> bool:
        """Whether the last line may have made something else of steps corrected before."""
        entries = self._session.entries
        return bool(entries) and not entries[-1].kind.goes_on

    def sentence(self, seq: int) -> str:
        """The line of a step as it can be read now; "" for none."""
        return self._row(str(seq)).title if 0 < seq <= len(self._session.entries) else ""

    def told(self, seq: int) -> str:
        """The same without its number."""
        return self.sentence(seq).removeprefix(_numbered(seq, ""))

    def name(self, seq: int) -> str:
        """What everybody may call the step or the correction of this line."""
        entry = self._session.entries[seq - 1]
        if entry.outcome is not None:
            return self.called(entry.outcome.command)
        return filled(self.tr("Correction of step {step}"), step=entry.target)

    def kinds(self) -> Sequence[str]:
        """What was done in each line, the oldest first, without saying with what."""
        self._kinds += map(self._kind_of, self._session.entries[len(self._kinds) :])
        return self._kinds

    def _kind_of(self, entry: Entry[C, E]) -> str:
        if entry.outcome is not None:
            return self.called(entry.outcome.command)
        return self.tr("Undo") if entry.kind in _WAYS_BACK else self.tr("Correction")

    def seat_of(self, seq: int) -> SeatId | None:
        """Who did it, as far as whoever looks is told: of what takes another line back or corrects
        it, who had done that."""
        entry = self._session.entries[seq - 1]
        if entry.outcome is None and entry.target != seq:
            return self.seat_of(entry.target)
        self._read_as_now()
        if seq not in self._doers:
            seat = self._about(seq).seat
            self._doers[seq] = seat if seat and self._is_told(seq, seat) else None
        return self._doers[seq]

    def _is_told(self, seq: int, seat: SeatId) -> bool:
        """Whether the line names whoever did it, or is the same for them as for whoever looks: some
        steps are told without saying whose they are."""
        before = self.as_read(self._session.state_after(self._session.steps_before(seq)))
        system, events = self._game.system, self._session.entries[seq - 1].events
        try:
            told = list(described(system, before, events, self._viewer()))
            named = any(one.id == seat for one in _named(told))
            return named or told == list(described(system, before, events, seat))
        except LookupError:  # of what today's course knows no more
            return False

    def things_of(self, seq: int) -> tuple[str, ...]:
        """What the step of a line was about, by id, the one it was done to first; none for
        whatever is no step."""
        return tuple(thing[0] for thing in reversed(self._about(seq).things) if thing)

    def _about(self, seq: int) -> CommandSubject:
        entries = self._session.entries
        entry = entries[seq - 1] if 0 < seq <= len(entries) else None
        if entry is None or entry.outcome is None or not entry.outcome.events:
            return CommandSubject()
        before = self._session.state_after(self._session.steps_before(seq))
        try:
            return self._game.system.about(before, entry.outcome.command)
        except LookupError:  # of what today's course knows no more
            return CommandSubject()

    def rules_against(self, seq: int) -> tuple[str, ...]:
        """The rules that the step of a line has overruled."""
        entries = self._session.entries
        overruled = entries[seq - 1].overruled if 0 < seq <= len(entries) else ()
        return tuple(one for one in overruled if "." not in one)  # some have no rule, only a key

    def called(self, command: C) -> str:
        """What everybody may call such a step."""
        return worded(self._game.name(self._session.state, command))

    def _sentence(self, seq: int) -> str:
        entry = self._session.entries[seq - 1]
        match entry.kind:
            case Kind.STEP | Kind.ASIDE:
                words = self._step(entry)
            case Kind.AMEND:
                words = self._correction(entry)
            case Kind.UNDO | Kind.REDO:
                undone = self.tr("Undone: step {step} ({what}).")
                redone = self.tr("Redone: step {step} ({what}).")
                text = undone if entry.kind is Kind.UNDO else redone
                words = filled(text, step=entry.target, what=self.name(entry.target))
        agreed = self.tr("Everyone agreed.") if entry.consent else ""
        return _numbered(seq, " ".join(one for one in (words, agreed, entry.reason) if one))

    def why(self, seq: int) -> str:
        """The reason of a step that the program took for a seat; "" for none."""
        entries = self._session.entries
        message = entries[seq - 1].why if 0 < seq <= len(entries) else None
        return worded(message) if message is not None else ""

    def _step(self, entry: Entry[C, E]) -> str:
        """What it was; if a correction made something else of it, what it is now."""
        words = self._described(entry.seq, entry.events)
        if not words and entry.outcome is not None:
            words = self.called(entry.outcome.command)
        if remark := self._remark_of(entry):
            words = f"{words} “{remark}”"
        if entry.overruled:
            rules = ", ".join(entry.overruled)
            words = f"{words}  ({self.tr('overruled')}: {rules})"
        if self._standings.get(entry.seq) is LineStanding.REVISED:
            step = self._session.timeline[self._session.steps_before(entry.seq)]
            now = self._described(entry.seq, step.outcome.events)
            words = filled(self.tr("{before} Corrected: {after}"), before=words, after=now)
        return words

    def _correction(self, entry: Entry[C, E]) -> str:
        """Which step was struck or changed, and what went with it."""
        step, struck = entry.target, [one.seq for one in entry.revised if one.outcome is None]
        if entry.inserted is not None:
            words = [filled(self.tr("Inserted before step {step}:"), step=step)]
            words.append(self._described(entry.seq, entry.inserted.events))
        elif step in struck:
            struck.remove(step)
            text = self.tr("Deleted: step {step} ({what}).")
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
            words.append(filled(self.tr("Deleted with it: {steps}."), steps=steps))
        return " ".join(one for one in words if one)

    def words_of(self, before: S, events: Sequence[E]) -> str:
        """A step as whoever looks now may read it; `before` is the state it is taken in."""
        told = described(self._game.system, self.as_read(before), events, self._viewer())
        return " ".join(map(worded, told))

    def as_read(self, before: S) -> S:
        """The state a sentence is told from; where others read, more or less may be hidden."""
        return before

    def _described(self, seq: int, events: Sequence[E]) -> str:
        """A step's sentence, told from where it stands, or stood, in today's course; "" if that
        course no longer knows what the step was about."""
        before = self._session.state_after(self._session.steps_before(seq))
        try:
            return self.words_of(before, events)
        except LookupError:
            if self._session.is_counting(seq):
                raise
            return ""


def _numbered(seq: int, words: str) -> str:
    return f"{seq}.  {words}"


def _named(messages: Iterable[Message]) -> Iterator[Named]:
    """All that they name."""
    for message in messages:
        for fact in message.args.values():
            match fact:
                case Named():
                    yield fact
                case Several():
                    yield from fact.things
