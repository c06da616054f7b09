"""The revisions panel: name moments of a map, compare two of them, go back to one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, Protocol

from PySide6.QtWidgets import QFrame, QVBoxLayout

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.history import History, LineStanding
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.parts import ClickRow, MarkingPanel, PanelBody, field, picture
from bp_desktop.ui.widgets.basics import SPRING, Button, column, emptied, label, lay, row, rule
from bp_desktop.ui.widgets.fields import Choice, ChoiceField, text_line
from bp_desktop.ui.words.wording import ago, worded

NOW = "now"
LONGEST_NAME = 80
MOST_SHOWN = 150
LOOKS = {
    "added": ("plus", "success", "solid"),
    "removed": ("minus", "danger", "falling"),
    "changed": ("rename", "info", "dots"),
}
"""Icon, colour and pattern, so that no difference is told by colour alone."""


class MapDifference(Protocol):
    """Something that differs between two states of a map."""

    @property
    def turn(self) -> str:
        """What became of it: added, removed or changed."""
        ...

    @property
    def message(self) -> Message: ...

    @property
    def cells(self) -> tuple[Hex, ...]:
        """Where to look; none for what has no place."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class MapRevisions(Generic[S, C, E]):
    """How a game names, compares and restores states of its maps."""

    named: Callable[[E], tuple[int, str] | None]
    """The step an event names, and its name; no name forgets it."""
    name: Callable[[int, str], C]
    restore: Callable[[S], C]
    """Makes the map as it is in an earlier state."""
    differences: Callable[[S, S], Sequence[MapDifference]]


@dataclass(frozen=True, slots=True)
class NamedRevision:
    """A moment of a map's journal that somebody gave a name."""

    seq: int
    """The step after which the map is meant."""
    name: str
    at: datetime
    """When it was named."""


class RevisionBook(Generic[S, C, E]):
    """Works out how a map was at a moment, undone branches included, and remembers it."""

    def __init__(self, session: Session[S, C, E], revisions: MapRevisions[S, C, E]) -> None:
        self._session = session
        self._revisions = revisions
        self._known: dict[int, S] = {}

    def named(self) -> tuple[NamedRevision, ...]:
        """The names that count, the latest last.

        A name stays when the steps around it are undone: that is what it is for. Only forgetting a
        name is taken back by undo.
        """
        standings = self._session.standings()
        found: dict[int, NamedRevision] = {}
        for entry in self._session.entries:
            for event in entry.events:
                named = self._revisions.named(event)
                if named is None:
                    continue
                of, name = named
                if name:
                    found[of] = NamedRevision(of, name, entry.at)
                elif standings.get(entry.seq, LineStanding.DONE) is LineStanding.DONE:
                    found.pop(of, None)
        return tuple(found.values())

    @property
    def latest(self) -> int:
        """The number of the last line of the journal; 0 before the first."""
        entries = self._session.entries
        return entries[-1].seq if entries else 0

    def state_at(self, seq: int) -> S:
        """The map as it was when that line had been written, by the lines up to it."""
        if seq not in self._known:
            system = self._session.system
            history: History[S, C, E] = History(system.start, system.evolve)
            for entry in self._session.entries:
                if entry.seq > seq:
                    break
                history.become(history.passage(entry))
            self._known[seq] = history.state
        return self._known[seq]


class RevisionsPanel(MarkingPanel[S, C, E]):
    """A revision is a line of the journal with a name, so it lasts as long as the journal."""

    def __init__(self, context: EditorContext[S, C, E], revisions: MapRevisions[S, C, E]) -> None:
        super().__init__(context)
        self._commander = context.commander
        self._revisions = revisions
        self._book = RevisionBook(context.commander.session, revisions)
        self._wanted: tuple[str, str] = ("", NOW)
        """What somebody chose to compare; "" is the latest that has a name."""
        self._compared: tuple[str, str] = (NOW, NOW)
        self.differences: Sequence[MapDifference] = ()
        self.rows: dict[int, QFrame] = {}
        self.restore: dict[int, Button] = {}
        self.forget: dict[int, Button] = {}
        self.lines: list[ClickRow] = []
        self._build()
        self.look()
        context.commander.changed.connect(self.look_soon)
        context.theme.changed.connect(self.look_soon)

    def _build(self) -> None:
        theme = self._theme
        hints = self.tr("Name of this revision"), self.tr("Name")
        of_what = self.tr("Name of the revision")
        self.name = text_line(of_what, hints, self._keep, longest=LONGEST_NAME)
        self.keep = Button(theme, self.tr("Save"), self._keep, icon_name="flag")
        self.older = ChoiceField(lambda value: self._compare(value, self._compared[1]))
        self.newer = ChoiceField(lambda value: self._compare(self._compared[0], value))
        self._list: QVBoxLayout = column(theme, spacing=2)
        self._said = label("", "strong", wrap=True)
        self._differences: QVBoxLayout = column(theme, spacing=0)
        self.body = PanelBody(theme, self)
        older = field(theme, self.tr("What changed from"), self.older)
        newer = field(theme, self.tr("to"), self.newer)
        top = lay(row(theme, spacing=8), (self.name, 1), self.keep)
        lay(self.body.column, top, self._list, rule(), older, newer)
        lay(self.body.column, self._said, self._differences, SPRING)

    # --- showing

    def _look(self) -> None:
        """Read the names and compare again."""
        named = self._book.named()
        emptied(self._list)
        self.rows, self.restore, self.forget = {}, {}, {}
        for revision in reversed(named):
            self.rows[revision.seq] = self._row(revision)
            self._list.addWidget(self.rows[revision.seq])
        if not named:
            said = self.tr("Give a state of the map a name, and it can be compared and restored.")
            self._list.addWidget(label(said, "small", wrap=True))
        listed: list[Choice] = [(NOW, self.tr("As it is now"), None)]
        listed += [(str(one.seq), one.name, None) for one in reversed(named)]
        values = [value for value, _name, _icon in listed]
        older, newer = self._wanted
        older = older if older in values else values[1] if len(values) > 1 else NOW
        newer = newer if newer in values else NOW
        self._compared = (older, newer)
        self.older.show_choices(listed, older)
        self.newer.show_choices(listed, newer)
        self._show_differences()

    def _row(self, revision: NamedRevision) -> QFrame:
        theme, seq = self._theme, revision.seq
        made = ClickRow(revision.name)
        made.activated.connect(lambda: self._compare(str(seq), NOW))
        name, when = label(revision.name, "strong", wrap=True), label(ago(revision.at), "caption")
        restore = filled(self.tr("Restore “{name}”"), name=revision.name)
        self.restore[seq] = Button(
            theme, restore, lambda: self._restore(seq), kind="icon", icon_name="restore"
        )
        forget = filled(self.tr("Remove the name “{name}”"), name=revision.name)
        self.forget[seq] = Button(
            theme, forget, lambda: self._forget(seq), kind="icon", icon_name="close"
        )
        line = row(theme, made, spacing=8, edges=(8, 4, 4, 4))
        lay(line, picture(theme, "ui/flag", "gold"), (lay(column(theme), name, when), 1))
        lay(line, self.restore[seq], self.forget[seq])
        return made

    def _state(self, which: str) -> S:
        return self._commander.state if which == NOW else self._book.state_at(int(which))

    def _show_differences(self) -> None:
        older, newer = self._compared
        self.differences = self._revisions.differences(self._state(older), self._state(newer))
        emptied(self._differences)
        self.lines = []
        n = len(self.differences)
        self._said.setText(
            counted(self.tr("%n difference(s)", "", n), n) if n else self.tr("No difference")
        )
        for one in self.differences[:MOST_SHOWN]:
            self.lines.append(self._line(one))
            self._differences.addWidget(self.lines[-1])
        if n > MOST_SHOWN:
            more = counted(self.tr("and %n more", "", n - MOST_SHOWN), n - MOST_SHOWN)
            self._differences.addWidget(label(more, "small"))
        self._show_marks()

    def _line(self, one: MapDifference) -> ClickRow:
        icon, ink, _pattern = LOOKS[one.turn]
        text = worded(one.message)
        made = ClickRow(text)
        line = row(self._theme, made, spacing=8, edges=(8, 4, 8, 4))
        lay(line, picture(self._theme, f"ui/{icon}", ink, 16), (label(text, wrap=True), 1))
        made.activated.connect(lambda: self._context.viewpoint.go_to(one.cells))
        return made

    def _show_marks(self) -> None:
        marks = []
        for turn, (_icon, color, pattern) in LOOKS.items():
            cells = dict.fromkeys(
                cell for one in self.differences if one.turn == turn for cell in one.cells
            )
            if cells:
                marks.append(Mark(tuple(cells), self._theme.color(color).name(), pattern))
        self.mark(marks)

    # --- acting

    def _keep(self) -> None:
        name = self.name.text().strip()
        if name and self._book.latest:
            self._commander.submit(self._revisions.name(self._book.latest, name))
            self.name.clear()

    def _forget(self, seq: int) -> None:
        self._commander.submit(self._revisions.name(seq, ""))

    def _restore(self, seq: int) -> None:
        """One step that undo takes back; nothing in between is lost."""
        self._commander.submit(self._revisions.restore(self._state(str(seq))), overrule=True)

    def _compare(self, older: str, newer: str) -> None:
        self._wanted = self._compared = (older, newer)
        self.older.show_value(older)
        self.newer.show_value(newer)
        self._show_differences()
