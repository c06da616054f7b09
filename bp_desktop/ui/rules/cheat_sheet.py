"""Cheat sheet: the rules of a game on both sides of one A4 sheet, with this table's house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from bp_desktop.core.export_settings import ExportError
from bp_desktop.texts.game_rules import GameRules, SheetPart, TableDecision
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.still import PaintBudget
from bp_desktop.ui.export.pages import Page
from bp_desktop.ui.export.pdf import PaintPage, write_pdf
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.tokens import DARK, DISPLAY_FAMILY, LIGHT
from bp_desktop.ui.rules.print_blocks import (
    BAR,
    Line,
    PrintBlock,
    PrintedHead,
    PrintedItem,
    PrintedList,
    PrintedSteps,
    PrintedText,
)
from bp_desktop.ui.rules.print_table import PrintedTable
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bp_desktop.ui.shell.files import FilePrompts

translate = QCoreApplication.translate

PAPER = Page(210.0, 297.0)
MARGIN, BAND, FOOT = 10.0, 19.0, 9.0
TOP = BAND + 5.0
WIDTH, BOTTOM = PAPER.width - 2 * MARGIN, PAPER.height - FOOT - 1.0
GUTTER, APART = 7.0, 1.0
SIZES = tuple(size / 100 for size in range(300, 195, -5))
"""Millimetres that letters are high, the largest first."""
FIRST_CUT = 2.4
"""Below that size house rules are rather counted than told."""

LONGEST_TITLE = 44
"""Letters of the name of a match that have room beside that of the game."""


class PlacedBlock(NamedTuple):
    """A block, and where on its page it stands."""

    block: PrintBlock
    at: QPointF
    width: float

    @property
    def bottom(self) -> float:
        return self.at.y() + self.block.height(self.width)


class SheetPage(NamedTuple):
    """One side of the sheet."""

    blocks: tuple[PlacedBlock, ...]
    size: float
    """Of its letters."""

    @property
    def fits(self) -> bool:
        return self.bottom <= BOTTOM

    @property
    def bottom(self) -> float:
        return max((one.bottom for one in self.blocks), default=TOP)

    def words(self) -> Iterator[str]:
        for one in self.blocks:
            yield from one.block.words()


class CheatSheet(NamedTuple):
    """Both sides, laid out."""

    title: str
    """Of the game."""
    about: str
    """Of the match it is printed for, or that it is the rulebook's."""
    pages: tuple[SheetPage, ...]
    left_out: int = 0
    """House rules that are only counted."""
    has_house: bool = False
    """Something on it is otherwise than in the book."""
    emblem: str = "app"


def cheat_sheet(rules: GameRules, title: str = "") -> CheatSheet:
    """Each side with letters as large as they can be; `title`: of the match. Needs a
    QGuiApplication."""
    load_fonts()
    *firsts, last = rules.sheet
    pages = [_largest(parts, rules) for parts in firsts]
    back, left_out = _last(last, rules)
    about = title or translate("cheat sheet", "By the rulebook")
    if len(about) > LONGEST_TITLE:
        about = f"{about[:LONGEST_TITLE].rstrip()} …"
    return CheatSheet(rules.name, about, (*pages, back), left_out, _has_house(rules), rules.emblem)


def _largest(parts: Sequence[SheetPart], rules: GameRules) -> SheetPage:
    for size in SIZES:
        page = _page(parts, rules, size)
        if page.fits:
            return page
    return page


def _last(parts: Sequence[SheetPart], rules: GameRules) -> tuple[SheetPage, int]:
    """With the house rules below all else; as many of them are only counted as have no room."""
    if not rules.of_match:
        return _largest(parts, rules), 0
    house = rules.house_rules()
    for size in SIZES:
        page = _page(parts, rules, size)
        # Letters get smaller first; below that, some house rules are only counted.
        most = len(house) if size < FIRST_CUT else 0
        for left_out in range(most + 1):
            full = _with_house_rules(page, house, left_out)
            if full.fits:
                return full, left_out
    return full, left_out


def _has_house(rules: GameRules) -> bool:
    tables = (table for page in rules.sheet for part in page for table in part.tables)
    rows = (row for table in tables for face in table.faces for row in face.rows)
    return bool(rules.house_rules()) or any(row.is_house for row in rows)


def _page(parts: Sequence[SheetPart], rules: GameRules, size: float) -> SheetPage:
    """Wide parts across the page; between them the others in two columns, as level as can be."""
    placed: list[PlacedBlock] = []
    waiting: list[SheetPart] = []
    top = TOP

    def set_columns() -> float:
        if not waiting:
            return top
        column = (WIDTH - GUTTER) / 2
        blocks = [_blocks(part, rules, size) for part in waiting]
        heights = [_stack_height(one, column, size) for one in blocks]
        firsts = _level(heights)
        ends = []
        for left, is_first in ((MARGIN, True), (MARGIN + column + GUTTER, False)):
            some = [one for place, one in enumerate(blocks) if (place in firsts) is is_first]
            ends.append(_stack(placed, some, left, top, column, size))
        waiting.clear()
        return max(ends)

    for part in parts:
        if not part.is_wide:
            waiting.append(part)
            continue
        top = set_columns()
        top = _stack(placed, [_blocks(part, rules, size)], MARGIN, top, WIDTH, size)
    set_columns()
    return SheetPage(tuple(placed), size)


def _level(heights: Sequence[float]) -> frozenset[int]:
    """The places of those that stand in the first column, so that both end as level as can be; the
    first always does."""
    whole = sum(heights)
    rest = range(1, len(heights))
    choices = (
        frozenset({0, *some}) for many in range(len(heights)) for some in combinations(rest, many)
    )
    return min(choices, key=lambda one: abs(2 * sum(heights[place] for place in one) - whole))


def _blocks(part: SheetPart, rules: GameRules, size: float) -> list[PrintBlock]:
    found: list[PrintBlock] = [PrintedHead(part.title, size, part.legend)]
    if part.steps:
        found.append(PrintedSteps(part.steps, size))
    found += [PrintedTable(one, size) for one in part.tables]
    paragraphs = [one for one in map(rules.book.paragraph, part.rules) if one is not None]
    if paragraphs:
        items = [
            PrintedItem(
                one.text,
                size,
                one.id,
                is_house=any(each.is_house for each in rules.decisions.get(one.id, ())),
            )
            for one in paragraphs
        ]
        found.append(PrintedList(items, size, columns=2 if part.is_wide else 1))
    return found


def _stack_height(blocks: Sequence[PrintBlock], width: float, size: float) -> float:
    return sum(one.height(width) + APART for one in blocks) + size


def _stack(
    placed: list[PlacedBlock],
    parts: Sequence[Sequence[PrintBlock]],
    left: float,
    top: float,
    width: float,
    size: float,
) -> float:
    """Below each other; the answer is where the next may stand."""
    for blocks in parts:
        for one in blocks:
            placed.append(PlacedBlock(one, QPointF(left, top), width))
            top += one.height(width) + APART
        top += size
    return top


def _with_house_rules(page: SheetPage, house: Sequence[TableDecision], left_out: int) -> SheetPage:
    """What this table plays otherwise, below all else; ★ marks the rules it is about."""
    size = page.size
    head = PrintedHead(translate("cheat sheet", "House rules of this table"), size)
    told = [
        PrintedItem(f"{one.option}: {one.value}", size, is_house=True)
        for one in house[: len(house) - left_out]
    ]
    blocks: list[PrintBlock] = [head]
    if told:
        blocks.append(PrintedList(told, size, columns=2))
    if left_out:
        text = counted(
            translate("cheat sheet", "and %n more house rule(s)", "", left_out), left_out
        )
        blocks.append(PrintedText(escape(text), size, bold=True))
    if not house:
        text = translate("cheat sheet", "None: everything is played by the rulebook.")
        blocks.append(PrintedText(escape(text), size))
    placed = list(page.blocks)
    _stack(placed, [blocks], MARGIN, page.bottom + size + APART, WIDTH, size)
    return SheetPage(tuple(placed), size)


# --- the file


def write_cheat_sheet(path: Path, rules: GameRules, title: str = "") -> CheatSheet:
    """Two pages. Raises ExportError."""
    sheet = cheat_sheet(rules, title)

    def painted(number: int) -> PaintPage:
        def paint(painter: QPainter, pace: PaintBudget) -> None:
            paint_page(painter, sheet, number)
            pace.keep()

        return paint

    name = filled(translate("cheat sheet", "{game}: cheat sheet"), game=rules.name)
    write_pdf(path, name, [(PAPER, painted(number)) for number in range(len(sheet.pages))])
    return sheet


def paint_page(painter: QPainter, sheet: CheatSheet, number: int) -> None:
    """One side; the painter counts millimetres."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_band(painter, sheet)
    for block, at, width in sheet.pages[number].blocks:
        block.paint(painter, at, width)
    foot = QPointF(MARGIN, PAPER.height - FOOT + 1.5)
    star = translate("cheat sheet", "★ and colour: not played by the rulebook at this table.")
    if sheet.has_house:
        PrintedText(escape(star), 2.1, ink=QColor(LIGHT.muted)).paint(painter, foot, WIDTH)
    side = f"{number + 1} / {len(sheet.pages)}"
    PrintedText(side, 2.4, ink=QColor(LIGHT.muted), align=Line.AlignRight).paint(
        painter, foot, WIDTH
    )


def _paint_band(painter: QPainter, sheet: CheatSheet) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(0, 0, PAPER.width, BAND), QColor(DARK.window))
    painter.fillRect(QRectF(0, BAND, PAPER.width, 0.9), BAR)
    icons.paint(painter, sheet.emblem, QRectF(MARGIN, 3.0, 13.0, 13.0), ink=QColor(DARK.text))
    name = PrintedText(
        escape(sheet.title), 7.4, bold=True, family=DISPLAY_FAMILY, ink=QColor(DARK.text)
    )
    left, room = MARGIN + 16.5, 100.0
    name.paint(painter, QPointF(left, (BAND - name.height(room)) / 2), room)
    kind = PrintedText(
        escape(translate("cheat sheet", "Cheat sheet")),
        4.4,
        bold=True,
        family=DISPLAY_FAMILY,
        ink=QColor(DARK.gold),
        align=Line.AlignRight,
    )
    about = PrintedText(escape(sheet.about), 2.9, ink=QColor(DARK.muted), align=Line.AlignRight)
    side, wide = MARGIN + 100.0, WIDTH - 100.0
    kind.paint(painter, QPointF(side, 4.0), wide)
    about.paint(painter, QPointF(side, 10.6), wide)


def write_asked(
    window: QWidget,
    prompts: FilePrompts,
    notify: Callable[[str], object],
    rules: GameRules,
    title: str,
) -> None:
    """Asks where to, and writes it."""
    words = translate("cheat sheet", "cheat sheet")
    path = prompts.export_file(window, Path.home() / f"{rules.name} - {words}.pdf")
    if path is None:
        return
    try:
        write_cheat_sheet(path, rules, title)
    except ExportError as error:
        notify(worded(error.message))
    else:
        notify(
            filled(
                translate("cheat sheet", "Written: {file}. Print it on both sides."), file=path.name
            )
        )
