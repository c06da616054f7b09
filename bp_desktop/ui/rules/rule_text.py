"""Rule text: rich text with links, badges as pills, and one rule lit; it opens nothing outside."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import is_owned, pixmap
from bp_desktop.ui.look.theme import Theme

PILLS = {"option": "info", "house": "gold", "chosen": "gold"}
"""Links that stand in a pill, and its colour."""
ICON = re.compile(r"icon:([a-z]+/[a-z0-9_]+)(?:\?([a-z]+))?")
LARGEST_ICON = 48
NEEDLESS = 4
"""So little is not scrolled sideways."""


class RuleText(QTextBrowser):
    """What is asked for by a link is told to `on_asked`, in its own words."""

    width_changed = Signal()

    def __init__(self, theme: Theme, name: str, on_asked: Callable[[str], object]) -> None:
        super().__init__()
        self._theme = theme
        self._on_asked = on_asked
        self._lit = ""
        self._widest = self._wide = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setAccessibleName(name)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self._on_link)
        self.horizontalScrollBar().rangeChanged.connect(
            self._hide_needless_bar, Qt.ConnectionType.QueuedConnection
        )

    def limit_width(self, widest: int) -> None:
        """Lines are no longer than that, in design lengths; 0: as long as there is room."""
        self._widest = widest
        self._fit()

    def show_html(self, html: str, style: str, lit: str = "") -> None:
        """A new text, from its beginning; `lit`: the anchor of what stands out in it."""
        self._lit = lit
        self.document().setDefaultStyleSheet(style)
        self.setHtml(html)
        self._fit()
        self.verticalScrollBar().setValue(0)
        self._scroll_to_lit()

    def _scroll_to_lit(self) -> None:
        found = self.lit_area()
        if found is not None:
            self.verticalScrollBar().setValue(max(0, round(found.top()) - self._theme.px(40)))

    @property
    def lit(self) -> str:
        return self._lit

    def _on_link(self, url: QUrl) -> None:
        self._on_asked(url.toString())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if event.oldSize().width() != event.size().width():
            self._scroll_to_lit()
        if self.width() != self._wide:  # the size of the event is without the scroll bar
            self._wide = self.width()
            self.width_changed.emit()

    @property
    def fits(self) -> bool:
        """Whether all of it can be read without scrolling sideways."""
        room = self.viewport().width() + self._theme.px(NEEDLESS)
        return self.document().size().width() <= room

    def _fit(self) -> None:
        """The lines stay short, and the scroll bar at the edge."""
        room = self.width() - self._theme.px(12)
        spare = max(0, room - self._theme.px(self._widest)) if self._widest else 0
        if self.viewportMargins().right() != spare:
            self.setViewportMargins(0, 0, spare, 0)

    def _hide_needless_bar(self, _least: int, most: int) -> None:
        """Qt makes a table a pixel wider than its room now and then, and keeps what it reckoned
        before the other bar came."""
        policy = Qt.ScrollBarPolicy
        if self.fits and most > 0:
            self.horizontalScrollBar().setMaximum(0)
        self.setHorizontalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if self.fits else policy.ScrollBarAsNeeded
        )

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Our own icons, and nothing else."""
        found = ICON.fullmatch(QUrl(url).toString())
        if kind != QTextDocument.ResourceType.ImageResource.value or found is None:
            return None
        ink = PILLS.get(found[2] or "", "text")
        ratio = max(2.0, self.devicePixelRatioF())
        player = self._theme.color("gold") if is_owned(found[1]) else None
        color = self._theme.color(ink)
        return pixmap(found[1], LARGEST_ICON, ink=color, player=player, ratio=ratio)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Back and forward are not Qt's own."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # --- painted below the text

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, offset = self._theme, self._offset()
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lit = self.lit_area()
            if lit is not None:
                area = lit.translated(offset)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("gold_quiet"))
                painter.drawRoundedRect(area, theme.px(8), theme.px(8))
                painter.setBrush(theme.color("gold"))
                painter.drawRect(QRectF(area.left(), area.top(), theme.px(3), area.height()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for kind, area in self._pills():
                painter.setPen(QPen(theme.color(PILLS[kind]), 1))
                radius = min(area.height() / 2, theme.px(12))
                painter.drawRoundedRect(area.translated(offset), radius, radius)
        super().paintEvent(event)

    def _offset(self) -> QPointF:
        return QPointF(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())

    def lit_area(self) -> QRectF | None:
        """Of the row that stands out, in the coordinates of the text."""
        block = self._anchor_block(self._lit) if self._lit else None
        if block is None:
            return None
        layout = self.document().documentLayout()
        cursor = QTextCursor(block)
        table = cursor.currentTable()
        row = table.cellAt(cursor).row()
        first = table.cellAt(row, 0).firstCursorPosition().block()
        last = table.cellAt(row, table.columns() - 1).lastCursorPosition().block()
        area = QRectF()
        while first.isValid():
            area = area.united(layout.blockBoundingRect(first))
            if first == last:
                break
            first = first.next()
        gap = self._theme.px(6)
        width = float(self.viewport().width())
        return QRectF(0.0, area.top() - gap, width, area.height() + 2 * gap)

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().firstBlock()
        while block.isValid():
            yield block
            block = block.next()

    def _anchor_block(self, name: str) -> QTextBlock | None:
        for block in self._blocks():
            for one in block.textFormats():
                if name in one.format.anchorNames():
                    return block
        return None

    def _pills(self) -> Iterator[tuple[str, QRectF]]:
        layout, px = self.document().documentLayout(), self._theme.px
        for block in self._blocks():
            spans: dict[str, tuple[int, int]] = {}
            for one in block.textFormats():
                href = one.format.anchorHref()
                if href.partition(":")[0] in PILLS:
                    start, end = spans.get(href, (one.start, one.start))
                    spans[href] = min(start, one.start), max(end, one.start + one.length)
            if not spans:
                continue
            at = layout.blockBoundingRect(block).topLeft()
            for href, (start, end) in spans.items():
                area = QRectF()
                for number in range(block.layout().lineCount()):
                    line = block.layout().lineAt(number)
                    first = max(start, line.textStart())
                    last = min(end, line.textStart() + line.textLength())
                    if first < last:
                        left, right = (float(_x(line, place)) for place in (first, last))
                        area = area.united(QRectF(left, line.y(), right - left, line.height()))
                edges = -px(8), -px(3), px(8), px(3)
                yield href.partition(":")[0], area.translated(at).adjusted(*edges)


def _x(line: object, place: int) -> float:
    """Of a letter in a line; Qt hands the place back too."""
    found = line.cursorToX(place)  # type: ignore[attr-defined]
    return float(found[0] if isinstance(found, tuple) else found)
