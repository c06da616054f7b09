"""Paper fallback: one printed page to play on with, if the laptop gives up.

It has the public state, the board, and a strip for each seat: a PDF of one page, however much there
is to say.
"""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from bp_desktop.core.export_settings import ExportError
from bp_desktop.core.purse import NOTES, in_notes
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.board.still import PaintBudget, StillBoard, paint_fitted
from bp_desktop.ui.export.pages import Page
from bp_desktop.ui.export.pdf import DOTS_PER_MM, write_pdf
from bp_desktop.ui.export.player_colors import color_name
from bp_desktop.ui.export.writing import saved
from bp_desktop.ui.look.fonts import copyable
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.fingerprint import fingerprint_words
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.words.wording import worded

translate = QCoreApplication.translate

Parts = TableParts[Any, Any, Any]

PAPER = Page(210.0, 297.0)
MARGIN = 12.0
WIDTH, HEIGHT = PAPER.width - 2 * MARGIN, PAPER.height - 2 * MARGIN
GAP = 4.0
LEAST_PICTURE, MOST_PICTURE = 70.0, 120.0
"""How high the picture of a board is."""
UNITS_PER_MM = 4.0
"""Of the text at its full size: 13 of them are a letter of 3.25 mm."""
LETTERS = 13
SMALLER = 0.92
_CUT = "border: 1px dashed black"


# --- what everybody may read


def for_all_html(parts: Parts, state: Any, palette: str = "safe", written: str = "") -> str:
    """`palette`: what the players' colours are called after; `written`: when, and after which
    step."""
    plain = filled(translate("paper", "{game}: continue on paper"), game=parts.name)
    title = parts.game.title(state) or plain
    found = [f"<h1>{escape(title)}</h1>", f"<p>{escape(written)}</p>" if written else ""]
    found.append(_turn(parts, state))
    found += [_holdings(parts, state, seat, palette) for seat in parts.game.seats(state)]
    deals = tuple(parts.open_deals(state))
    if deals:
        found.append(_paragraph(translate("paper", "Open deals"), deals))
    return "\n".join(found)


def _paragraph(head: str, lines: Iterable[str]) -> str:
    """Lines of plain text, below one in bold letters."""
    return f"<p>{'<br/>'.join((f'<b>{escape(head)}</b>', *map(escape, lines)))}</p>"


def _turn(parts: Parts, state: Any) -> str:
    turn, names = parts.game.turn(state), {one.id: one.name for one in parts.game.seats(state)}
    notes = () if parts.paper is None else parts.paper.notes(state)
    if turn is None:
        return _paragraph(translate("paper", "The match is not in play."), notes)
    text = translate("paper", "Round {round}: the turn of {player}, phase {phase}")
    phase = parts.phase_name(turn.phase)
    words = filled(text, round=turn.round, player=names[turn.seat], phase=phase)
    event = parts.event_name(state)
    survivors = " → ".join(one.name for one in parts.game.seats(state) if not one.out)
    order = filled(translate("paper", "Order of play: {players}"), players=survivors)
    return _paragraph(f"{words}. {event}" if event else words, (order, *notes))


def _holdings(parts: Parts, state: Any, seat: Seat, palette: str) -> str:
    color = color_name(seat.color, palette, translate)
    side = color if seat.side is None else f"{worded(seat.side)}, {color}"
    head = f"{seat.name} ({side})"
    if seat.out:
        head = f"{head}: {translate('paper', 'out of the game')}"
    return _paragraph(head, () if parts.paper is None else parts.paper.holdings(state, seat.id))


# --- what each seat alone may read, to be cut up


def strips_html(parts: Parts, state: Any) -> str:
    """Two strips beside each other, cut along the dashes; whoever is out needs none."""
    strips = [_strip(parts, state, seat) for seat in parts.game.seats(state) if not seat.out]
    rows = (strips[place : place + 2] for place in range(0, len(strips), 2))
    cells = "".join(
        "<tr>" + "".join(f"<td width='50%' style='{_CUT}'>{one}</td>" for one in row) + "</tr>"
        for row in rows
    )
    style = "border-collapse: collapse"
    return f"<table width='100%' cellpadding='8' style='{style}'>{cells}</table>"


def _strip(parts: Parts, state: Any, seat: Seat) -> str:
    head = filled(translate("paper", "For {player} alone"), player=seat.name)
    told = () if parts.paper is None else parts.paper.private(state, seat.id)
    return f"<b>{escape(head)}</b>{_balances(parts, state, seat)}{'<br/>'.join(map(escape, told))}"


def _balances(parts: Parts, state: Any, seat: Seat) -> str:
    """Each amount, then how many of which note, where a game has any."""
    accounts = parts.game.accounts
    if accounts is None:
        return "<br/>"
    purse, looks = accounts.balance(state, seat.id), parts.resources()
    notes = NOTES if parts.paper is None or parts.paper.pays_in_notes else ()
    kinds = accounts.resources(state)
    rows = "".join(_balance(looks[one].name, purse[one], notes) for one in kinds)
    heads = _cells(("", "", *map(str, notes))) if notes else ""
    return f"<table width='100%'><tr>{heads}</tr>{rows}</table>"


def _balance(name: str, amount: int, notes: Sequence[int]) -> str:
    found = dict(in_notes(amount))
    many = (f"{found[note]} ×" if note in found else "·" for note in notes)
    return f"<tr><td>{escape(name)}</td><td align='right'><b>{amount}</b></td>{_cells(many)}</tr>"


def _cells(words: Iterable[str]) -> str:
    return "".join(f"<td align='right'>{one}</td>" for one in words)


# --- the page


class Sheet(NamedTuple):
    """What stands on the page, and where; heights are in millimetres."""

    for_all: QTextDocument
    strips: QTextDocument
    units: float
    """Of the texts, per millimetre: as few as can be on one page."""
    picture: float
    """How high the board is; 0 where it stands on the table."""

    def height(self, text: QTextDocument) -> float:
        return text.size().height() / self.units


def sheet_of(parts: Parts, state: Any, palette: str = "safe", written: str = "") -> Sheet:
    """The texts as large as they can be on one page, then the board in the room that is left."""
    for_all = _text(for_all_html(parts, state, palette, written))
    strips = _text(strips_html(parts, state))
    wished = _picture_height(_picture(parts, state, palette))
    units = UNITS_PER_MM
    while True:
        found = Sheet(for_all, strips, units, 0.0)
        for text in (for_all, strips):
            text.setTextWidth(WIDTH * units)
        left = HEIGHT - found.height(for_all) - found.height(strips) - 2 * GAP
        if left >= min(wished, LEAST_PICTURE):
            return found._replace(picture=min(wished, left))
        units /= SMALLER


def _text(html: str) -> QTextDocument:
    document = QTextDocument()
    font = QFont()
    font.setPixelSize(LETTERS)
    document.setDefaultFont(copyable(font))
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setHtml(html)
    return document


def _picture_height(picture: StillBoard | None) -> float:
    bounds = QRectF() if picture is None else picture.bounds()
    if bounds.isEmpty():
        return 0.0
    return min(WIDTH * bounds.height() / bounds.width(), MOST_PICTURE)


def _picture(parts: Parts, state: Any, palette: str) -> StillBoard | None:
    load_fonts()
    return None if parts.paper is None else parts.paper.picture(state, palette)


def write_asked(context: AnyTable, table: QWidget) -> None:
    """Asks where to, and writes it. It is shown on no screen: it holds all balances."""
    parts, state, session = context.parts, context.state, context.commander.session
    words = translate("paper", "continue on paper")
    wished = Path.home() / f"{parts.game.title(state)} - {words}.pdf"
    path = context.view.prompts.export_file(table.window(), wished)
    if path is None:
        return
    # What is played on paper from here can be typed in later.
    now = QDateTime.fromSecsSinceEpoch(int(session.now().timestamp()))
    when = QLocale().toString(now, QLocale.FormatType.ShortFormat)
    text = translate("paper", "{when}, after step {step}")
    written = filled(text, when=when, step=len(session.entries))
    written = " · ".join(filter(None, (written, fingerprint_words(session))))
    try:
        write_fallback(path, parts, state, context.theme.look.players, written)
    except ExportError as error:
        context.view.notify(worded(error.message))
    else:
        text = translate("paper", "Written: {file}. Cut the strips before anybody reads them.")
        context.view.notify(filled(text, file=path.name))


def write_fallback(path: Path, parts: Parts, state: Any, palette: str, written: str) -> None:
    """One page. Raises ExportError."""
    sheet, picture = sheet_of(parts, state, palette, written), _picture(parts, state, palette)

    def paint(painter: QPainter, pace: PaintBudget) -> None:
        painter.translate(MARGIN, MARGIN)
        _paint_text(painter, sheet.for_all, sheet.units)
        top = sheet.height(sheet.for_all) + GAP
        if picture is not None and sheet.picture:
            room = QRectF(0, top, WIDTH, sheet.picture)
            paint_fitted(painter, room, picture, dots=DOTS_PER_MM, pace=pace)
        painter.translate(0, HEIGHT - sheet.height(sheet.strips))
        _paint_text(painter, sheet.strips, sheet.units)

    write_pdf(path, parts.game.title(state), [(PAPER, paint)])


def _paint_text(painter: QPainter, text: QTextDocument, units: float) -> None:
    context = QAbstractTextDocumentLayout.PaintContext()
    # Paper is white, whatever theme the window has.
    context.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
    with saved(painter):
        painter.scale(1 / units, 1 / units)
        text.documentLayout().draw(painter, context)
