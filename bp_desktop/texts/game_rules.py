"""Rules of a game to be looked up: its book, its tables in force, and how a table plays them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from bp_desktop.core.options import Choice, OptionRow, value_of
from bp_desktop.texts.rulebook import Rulebook, chapter_of


class Price(NamedTuple):
    """Amounts of resources, each by its picture, its name and how many."""

    amounts: tuple[tuple[str, str, int], ...]
    label: str = ""
    """What is bought for it, where it is called otherwise than its row."""
    picture: str = ""

    @property
    def words(self) -> str:
        return ", ".join(f"{amount} {name}" for _, name, amount in self.amounts)


class RuleColumn(NamedTuple):
    """One column of a table."""

    title: str
    is_figure: bool = False
    """Right-aligned."""
    picture: str = ""
    is_chance: bool = False
    """Whole percents: the higher, the more colour lies behind them in print."""


class RuleRow(NamedTuple):
    """One line of a table: as many cells as the table has columns."""

    cells: tuple[str | Price, ...]
    picture: str = ""
    """An icon such as "ship/humans_big", before the first cell."""
    is_house: bool = False
    """It differs from the rule book."""


class TableFace(NamedTuple):
    """What a table says of one of several, such as of a faction."""

    id: str
    name: str
    picture: str
    rows: tuple[RuleRow, ...]


class RuleTable(NamedTuple):
    """Figures of the rules; with several faces one of them is shown at a time."""

    id: str
    chapter: str
    """Whose rules it stands behind, such as "BP-FAC"."""
    title: str
    columns: tuple[RuleColumn, ...]
    faces: tuple[TableFace, ...]
    is_told: bool = False
    """Each of its lines is a rule of the book as well."""


class TableLine(NamedTuple):
    """One line of a table that answers a question."""

    table: RuleTable
    face: TableFace
    row: RuleRow

    @property
    def name(self) -> str:
        """What it is about."""
        name = _said(self.row.cells[0])
        return f"{name} ({self.face.name})" if len(self.table.faces) > 1 else name

    @property
    def words(self) -> str:
        """Each figure behind the head of its column."""
        rest = zip(self.table.columns[1:], self.row.cells[1:], strict=True)
        figures = "; ".join(f"{column.title}: {_said(cell)}" for column, cell in rest)
        return f"{self.name}. {figures}"


def _said(cell: str | Price) -> str:
    return cell if isinstance(cell, str) else cell.words


class TableDecision(NamedTuple):
    """An open question of the rules, and how it is settled."""

    key: str
    """Of the table option."""
    option: str
    value: str
    is_house: bool = False
    """Otherwise than the rule book proposes."""
    question: str = ""
    """The id of the open question."""


class RuleNote(NamedTuple):
    """Something about rules: a worked example, an open question, or what the editions of a
    rulebook say differently."""

    id: str
    rules: tuple[str, ...]
    text: str
    title: str = ""
    follows: str = ""
    """Of editions: which of them is followed, in words."""

    @property
    def chapter(self) -> str:
        return chapter_of(self.rules[0]) if self.rules else ""


class SheetStep(NamedTuple):
    """One of several steps in their order, such as a phase of the turn."""

    title: str
    text: str


class SheetPart(NamedTuple):
    """What a cheat sheet has under one heading; everything but that may be missing."""

    title: str
    rules: tuple[str, ...] = ()
    """By their ids."""
    tables: tuple[RuleTable, ...] = ()
    steps: tuple[SheetStep, ...] = ()
    is_wide: bool = False
    """As wide as the page; else half of it."""
    legend: tuple[tuple[str, str], ...] = ()
    """What pictures in it mean, beside the heading: each with its name."""


class GameRules(NamedTuple):
    """Everything the screens, the command line and the printer know of the rules of a game."""

    name: str
    book: Rulebook
    tables: tuple[RuleTable, ...] = ()
    decisions: Mapping[str, tuple[TableDecision, ...]] = {}
    """By the id of the rule that each is about."""
    examples: tuple[RuleNote, ...] = ()
    editions: tuple[RuleNote, ...] = ()
    about_editions: str = ""
    """What stands before them."""
    questions: tuple[RuleNote, ...] = ()
    """What the book leaves open; the rules of each answer it."""
    asked: tuple[RuleNote, ...] = ()
    """What people ask who have not read it; the rules of each answer it."""
    like_words: tuple[str, ...] = ()
    """Words that people take for one another, a line each."""
    of_match: bool = False
    """As a match plays them; else as the book has them."""
    sheet: tuple[tuple[SheetPart, ...], ...] = ()
    """What stands on each page of a cheat sheet."""
    emblem: str = "app"
    """Of the game, as a path below the icons."""

    def knows(self, id_: str) -> bool:
        """Whether there is such a rule or chapter."""
        return self.book.paragraph(id_) is not None or bool(self.book.chapter(id_))

    def tables_of(self, chapter: str) -> tuple[RuleTable, ...]:
        return tuple(one for one in self.tables if one.chapter == chapter)

    def examples_of(self, chapter: str) -> tuple[RuleNote, ...]:
        return tuple(one for one in self.examples if one.chapter == chapter)

    @property
    def notes(self) -> tuple[RuleNote, ...]:
        return (*self.examples, *self.asked, *self.questions, *self.editions)

    def note(self, id_: str) -> RuleNote | None:
        """By the id, typed in any case."""
        wanted = id_.strip().upper()
        return next((one for one in self.notes if one.id.upper() == wanted), None)

    def decisions_on(self, question: str) -> tuple[TableDecision, ...]:
        """How an open question is settled, each option once."""
        found = (one for several in self.decisions.values() for one in several)
        return tuple(dict.fromkeys(one for one in found if one.question == question))

    def house_rules(self) -> tuple[TableDecision, ...]:
        """What this table plays otherwise than the book, each once."""
        found = (one for several in self.decisions.values() for one in several if one.is_house)
        return tuple(dict.fromkeys(found))


def decisions_in(
    rows: Iterable[OptionRow],
    options: Struct,
    option_words: Callable[[str], str],
    value_words: Callable[[str, Choice], str],
) -> dict[str, tuple[TableDecision, ...]]:
    """How these options settle what the rows of the list ask, by the ids of the rules."""
    found: dict[str, tuple[TableDecision, ...]] = {}
    for row in rows:
        value = value_of(options, row.key)
        said, is_house = value_words(row.key, value), value != row.default
        one = TableDecision(row.key, option_words(row.key), said, is_house, row.question)
        for rule in row.rules:
            found[rule] = (*found.get(rule, ()), one)
    return found


def notes_in(listed: Iterable[Mapping[str, Any]]) -> tuple[RuleNote, ...]:
    """Examples, questions or editions as the file of a language has them."""
    return tuple(RuleNote(**{**one, "rules": tuple(one["rules"])}) for one in listed)


class RulePlace(NamedTuple):
    """What somebody reads: a chapter, perhaps at one of its rules, or what answers words."""

    chapter: str = ""
    rule: str = ""
    asked: str = ""


class ReadingTrail:
    """Where somebody has been in the rules: back and forward."""

    LONGEST = 200

    def __init__(self, place: RulePlace) -> None:
        self._places = [place]
        self._at = 0

    @property
    def here(self) -> RulePlace:
        return self._places[self._at]

    @property
    def can_go_back(self) -> bool:
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        return self._at < len(self._places) - 1

    def go(self, place: RulePlace, *, instead: bool = False) -> None:
        """Somewhere new: what lay ahead is given up. `instead` of where one is, as while typing."""
        if place == self.here:
            return
        kept = self._places[: self._at + (0 if instead else 1)]
        self._places = [*kept, place][-self.LONGEST :]
        self._at = len(self._places) - 1

    def back(self) -> None:
        self._at = max(0, self._at - 1)

    def forward(self) -> None:
        self._at = min(len(self._places) - 1, self._at + 1)
