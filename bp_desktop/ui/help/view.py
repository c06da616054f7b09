"""Help view: contents, search and one page of help at a time; wide as a page, or narrow."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from bp_desktop.resources import MissingResourceError, read_bytes
from bp_desktop.texts.search import spans_of
from bp_desktop.ui.help.contents import FIRST, help_text, search, topic_ids, topics
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, TEXT_FAMILY
from bp_desktop.ui.widgets.basics import column, label, lay, row, sized
from bp_desktop.ui.widgets.fields import ChoiceBox, search_line
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList

WIDEST, LEFT = 760, 284
PICTURE = re.compile(r"[a-z-]+\.jpg")
SHOWN = re.compile(r"<img src=\"([a-z-]+\.jpg)\">")
WIDEST_PICTURE = 720
CONTENTS = RowStyle(height=31, wraps=True, picture=0, gap=0, title="body", outlined=False)
STYLE = """
body {{ font-family: "{text_family}"; font-size: {body}px; color: {text}; }}
h1 {{ font-family: "{display_family}"; font-size: {h1}px; font-weight: 600; color: {text}; }}
h2 {{ font-family: "{display_family}"; font-size: {h2}px; font-weight: 600; color: {gold}; }}
p, li, td {{ line-height: 150%; color: {muted}; }}
b, strong {{ color: {text}; font-weight: 500; }}
code {{ font-family: "{text_family}"; color: {gold}; font-weight: 500; }}
a {{ color: {gold}; }}
"""


class HelpBrowser(QTextBrowser):
    """A text with a margin on its right that the scroll bar does not share. Pictures come from the
    help's own folder, and links lead to its own pages."""

    language = "en"

    def set_text_margin(self, right: int) -> None:
        self.setViewportMargins(0, 0, right, 0)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Of the language, else of English; nothing else in the world."""
        name = QUrl(url).toString()
        if kind != QTextDocument.ResourceType.ImageResource.value or not PICTURE.fullmatch(name):
            return None
        for language in (self.language, "en"):
            try:
                return QImage.fromData(read_bytes("help", "pictures", language, name))
            except MissingResourceError:
                continue
        return None

    def mark(self, met: frozenset[str], ink: QColor, ground: QColor) -> None:
        """A ground behind the words by which it was found, and the first of them in sight."""
        found = []
        for start, end in spans_of(met, self.toPlainText()):
            one = QTextEdit.ExtraSelection()
            one.cursor = QTextCursor(self.document())
            one.cursor.setPosition(start)
            one.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            one.format.setBackground(ground)
            one.format.setForeground(ink)
            found.append(one)
        self.setExtraSelections(found)
        if found:
            cursor = QTextCursor(found[0].cursor)
            cursor.clearSelection()
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Going back is not Qt's own: there is no history."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)


class HelpView(QWidget):
    """Shows one page, no wider than reads well."""

    def __init__(self, theme: Theme, page: str = FIRST, *, narrow: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._narrow = narrow
        self._pictures_wide = 0
        self.page = page
        self.text = HelpBrowser()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setOpenExternalLinks(False)
        self.text.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.text.setAccessibleName(self.tr("Help"))
        self.text.anchorClicked.connect(self._on_link)
        self.search = search_line(self.tr("Search the help"))
        self.search.textChanged.connect(self._list)
        self.search.returnPressed.connect(self.text.setFocus)
        self.contents = RowList(theme, self.tr("Contents"), self.open_page, style=CONTENTS)
        self.none = label(self.tr("No page mentions that."), "small", wrap=True)
        self.box = ChoiceBox(self.tr("Contents"))
        self.box.activated.connect(lambda _at: self.open_page(self.box.currentData()))
        if narrow:
            lay(column(theme, self, spacing=8), self.search, self.box, self.none, (self.text, 1))
            self.contents.setParent(self)
            self.contents.hide()
        else:
            left = QWidget()
            left.setObjectName("rulesSide")
            left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            side = column(theme, left, spacing=10, edges=(16, 18, 12, 8))
            title = label(self.tr("Help"), "title")
            lay(side, title, self.search, self.none, (self.contents, 1))
            right = lay(column(theme, edges=(30, 20, 8, 0)), self.text)
            lay(row(theme, self), sized(theme, left, width=LEFT), (right, 1))
            self.box.setParent(self)
            self.box.hide()
        self.setFocusProxy(self.text)
        theme.changed.connect(self._show)
        self._list("")
        self._show()

    @property
    def _language(self) -> str:
        return QLocale().name()[:2]

    def open_page(self, page: str) -> None:
        """By its name; an unknown one is the first."""
        self.page = page if page in topic_ids() else FIRST
        self._show()

    def _on_link(self, url: QUrl) -> None:
        """Pages of the help lead to each other, and nowhere else."""
        page = url.toString().removesuffix(".html")
        if page in topic_ids():
            self.open_page(page)

    def _list(self, asked: str) -> None:
        """The contents, or the pages that answer words; the best of them is shown."""
        found = search(self._language, asked).things if asked.strip() else topics(self._language)
        self.contents.show_rows([Row(one.id, one.title) for one in found], None)
        self.box.offer({one.id: one.title for one in found})
        self.none.setVisible(not found)
        if asked.strip() and found:
            self.open_page(found[0].id)
        elif not asked.strip():
            self._mark_words()
        self._mark()

    def _mark(self) -> None:
        self.contents.choose(self.page)
        if self.box.findData(self.page) >= 0:
            self.box.choose(self.page)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The lines stay short, and the scroll bar at the edge of the page."""
        theme = self._theme
        left = 0 if self._narrow else LEFT + 38
        spare = self.width() - theme.px(WIDEST + left)
        self.text.set_text_margin(max(0, spare))
        if self._pictures_wide and self._pictures_wide != self._picture_width():
            self._show()

    def _picture_width(self) -> int:
        """As wide as the text, but no wider than is sharp."""
        room = self.text.viewport().width() - self._theme.px(8)
        return max(1, min(room, self._theme.px(WIDEST_PICTURE)))

    def _show(self) -> None:
        theme, colors = self._theme, self._theme.colors
        self._pictures_wide = 0  # not shown anew by its own fitting
        self._fit()
        document = self.text.document()
        document.setDocumentMargin(0)
        document.setDefaultStyleSheet(
            STYLE.format(
                text_family=TEXT_FAMILY,
                display_family=DISPLAY_FAMILY,
                body=theme.px(14 if self._narrow else 15),
                h1=theme.px(22 if self._narrow else 34),
                h2=theme.px(17 if self._narrow else 20),
                text=colors.text,
                muted=colors.muted,
                gold=colors.gold,
            )
        )
        self.text.language = self._language
        self._pictures_wide = self._picture_width()
        wide = f'<img src="\\1" width="{self._pictures_wide}">'
        self.text.setHtml(SHOWN.sub(wide, help_text(self._language, self.page)))
        self._mark_words()
        self._mark()

    def _mark_words(self) -> None:
        theme = self._theme
        met = search(self._language, self.search.text()).met
        self.text.mark(met, theme.color("gold"), theme.color("gold_quiet"))
