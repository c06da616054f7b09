"""The documents on Home: the last one large, the others as cards, and what to begin."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.home.begin_row import BeginRow
from bp_desktop.ui.home.finding import (
    DocumentFinder,
    DocumentSorts,
    ShelfFilter,
    ShelfOrder,
    ShelfSection,
    tags_in_use,
)
from bp_desktop.ui.home.grid import DocumentGrid
from bp_desktop.ui.home.hero import HeroCard
from bp_desktop.ui.home.learn_row import LearnRow
from bp_desktop.ui.home.pictures import DocumentPictures, ThumbnailCatchUp
from bp_desktop.ui.home.shelf_actions import ShelfActions
from bp_desktop.ui.home.shelf_header import NothingFoundPanel, ShelfHeader, TagFilter
from bp_desktop.ui.shell.fuzzy import fold
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.empty import EmptyPage
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow

EMPTY = 316
"""The least height of what stands where the last document would be."""


class ShelfPanel(QWidget):
    """Everything that can be done with documents from Home."""

    def __init__(self, window: "MainWindow", on_resized: Callable[[], object]) -> None:
        super().__init__()
        self._window = window
        self._on_resized = on_resized
        theme, desk = window.theme, window.desk
        self.documents: Sequence[DocumentInfo] = ()
        """All of the box, the bin included."""
        self._on_hero = False
        self.filter = ShelfFilter(order=ShelfOrder(window.choices.now.order))
        self._sorts = sorts = DocumentSorts(desk.kinds)
        self._finder = DocumentFinder(sorts, _words_of)
        pictures = DocumentPictures(theme, desk, self)
        self.catch_up = ThumbnailCatchUp(theme, desk, self)
        self.grid = DocumentGrid(theme, sorts, pictures)
        self.empty: QWidget | None = None
        self.header = ShelfHeader(theme, sorts)
        self.search = self.header.search
        self.tags = TagFilter(theme)
        self.nothing = label("", "quiet")
        self.not_found: NothingFoundPanel | None = None

        self.actions_ = ShelfActions(self, window)
        self.hero = HeroCard(
            theme, sorts, pictures, window.open_document, self.actions_.menu, self._recap
        )
        self._head = QWidget()
        self.begin = BeginRow(theme, desk.kinds, window.actions_.run)
        self.learn = LearnRow(theme, window.lessons, window.actions_.run)
        self._top = lay(column(theme, self._head, spacing=16), self.hero, self.begin, self.learn)
        parts = (self._head, self.header, self.tags, self.nothing, self.grid)
        self.count = label("", "small")
        foot = lay(row(theme), SPRING, self.count)
        self._layout = lay(column(theme, self, spacing=16), *parts, SPRING, foot)

        self.header.section_chosen.connect(self.show_section)
        self.header.order_chosen.connect(self.sort)
        self.header.game_chosen.connect(self.show_game)
        self.header.emptied.connect(window.documents.empty_bin)
        self.header.taken_out.connect(self.actions_.take_out)
        self.tags.chosen.connect(lambda tags: self._want(tags=tags))
        self.search.textChanged.connect(self._on_search)
        self.search.left.connect(self._go_to_cards)
        self.grid.opened.connect(self._open)
        self.grid.shelf.renamed.connect(window.documents.rename)
        self.grid.customContextMenuRequested.connect(self._on_context_menu)
        self.grid.selectionModel().currentChanged.connect(self._on_current)
        self.actions_.show_available()
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._on_focus)

    # --- building

    def _empty(self) -> QWidget:
        """Where the last one would be: the sample, one click away; one of them gold."""
        theme, run = self._window.theme, self._window.actions_.run
        ways: list[Button] = []
        for kind in self._window.desk.kinds:
            if kind.sample is not None:
                text, way = kind.sample.text(), partial(run, f"sample.{kind.system}")
                look = "plain" if ways else "primary"
                ways.append(Button(theme, text, way, kind=look, icon_name="play"))
        page = EmptyPage(
            theme,
            self.tr("Begin with a sample match"),
            self.tr(
                "It keeps the money, turns and secrets of a space war on the board, rolls its "
                "dice and draws its maps. Try it with the sample match; every step is saved at "
                "once."
            ),
            overline=self.tr("Welcome"),
            ways=ways,
            seed=4,
            inset=True,
        )
        page.setMinimumHeight(theme.px(EMPTY))
        return page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_resized()

    # --- showing

    def show_documents(self, documents: Sequence[DocumentInfo]) -> None:
        self.documents = documents
        self.learn.refresh()  # in another box nothing of it is begun
        self.catch_up.look_through(documents)
        here = self._sorts.chosen(documents, ShelfFilter())
        self.hero.setVisible(bool(here))
        if here:
            self.hero.show_document(here[0])
        elif self.empty is None:
            self.empty = self._empty()
            self._top.insertWidget(0, self.empty)
        if self.empty is not None:
            self.empty.setVisible(not here)
        self.count.setText(self._counted(documents))
        self._show()

    def _counted(self, documents: Sequence[DocumentInfo]) -> str:
        """Such as "Matches 3 · Maps 2"."""
        there = Counter(self._sorts.section_of(info) for info in documents if not info.binned)
        sections = self._sorts.sections.items()
        return " · ".join(f"{text} {there[section]}" for section, text in sections if there)

    def show_section(self, section: str) -> None:
        self._want(section=section)

    def show_game(self, game: str) -> None:
        self._want(game=game)

    def sort(self, order: ShelfOrder) -> None:
        self._window.choices.set(order=str(order))
        self._want(order=order)

    def show_everything(self) -> None:
        """No search, no tags."""
        self.search.clear()
        self._want(tags=frozenset())

    def _on_search(self, query: str) -> None:
        self._want(query=query)

    def _want(self, **changes: Any) -> None:
        self.filter = self.filter._replace(**changes)
        self._show()

    def _show(self) -> None:
        in_use = tags_in_use(self._sorts.chosen(self.documents, self.filter))
        known = frozenset(map(fold, in_use))
        if not self.filter.tags <= known:  # the last document that had it is gone from here
            self.filter = self.filter._replace(tags=self.filter.tags & known)
        wanted = self.filter
        shown = self._finder.pick(self.documents, wanted)
        # Who looks for something wants to see what there is, not where they were last.
        self._head.setVisible(not wanted.narrows)
        latest = self.hero.info if self.hero.isVisibleTo(self._head) else None
        plain = wanted._replace(query=wanted.query.strip()) == ShelfFilter()
        if plain and latest is not None:
            shown = [info for info in shown if info.id != latest.id]
        current = self.grid.current()
        self.grid.shelf.show_documents(shown)
        if current is not None:
            self.grid.select(current.id)
        self.header.show_filter(wanted, len(shown), sum(info.binned for info in self.documents))
        self.tags.show_filter(in_use, wanted.tags)
        self.nothing.setVisible(not shown and not wanted.narrows)
        self.nothing.setText(
            self.tr("The bin is empty.")
            if wanted.section == ShelfSection.BIN
            else self.tr("Nothing else here.")
            if self.documents
            else self.tr("Matches and maps appear here as cards.")
        )
        self._show_not_found(not shown and wanted.narrows)
        self.actions_.show_available()

    def _show_not_found(self, empty_handed: bool) -> None:
        if self.not_found is None:
            if not empty_handed:
                return
            self.not_found = NothingFoundPanel(
                self._window.theme, self.show_everything, self._look_everywhere
            )
            self._layout.insertWidget(self._layout.indexOf(self.grid), self.not_found)
        self.not_found.setVisible(empty_handed)
        if empty_handed:
            self.not_found.show_search(
                self.filter.query, tagged=bool(self.filter.tags), elsewhere=bool(self._elsewhere())
            )

    def _elsewhere(self) -> str:
        """A section that has what this one has not; "" if none has it."""
        for section in (str(ShelfSection.ALL), str(ShelfSection.BIN)):
            if self._finder.pick(self.documents, self.filter._replace(section=section)):
                return section
        return ""

    def _look_everywhere(self) -> None:
        self.show_section(self._elsewhere() or ShelfSection.ALL)

    # --- doing

    def _recap(self, info: DocumentInfo) -> None:
        self._window.open_document(info, partial(self._window.actions_.run, "table.recap"))

    def focus_search(self) -> None:
        area = self._scroll_area()
        if area is not None:
            area.ensureWidgetVisible(self.search)
        self.search.setFocus()
        self.search.selectAll()

    def _go_to_cards(self) -> None:
        """From the search to what it found."""
        if self.grid.shelf.rowCount():
            if self.grid.current() is None:
                self.grid.setCurrentIndex(self.grid.shelf.index(0))
            self.grid.setFocus()
        elif self.not_found is not None and self.not_found.isVisibleTo(self):
            self.not_found.clear_button.setFocus()

    def edit_title(self, info: DocumentInfo) -> None:
        if self.grid.shelf.row_of(info.id) is None:  # the large card: show it among the others
            self.show_section(self._sorts.section_of(info) or ShelfSection.ALL)
        self.grid.select(info.id)
        self.grid.edit(self.grid.currentIndex())

    def in_hand(self) -> DocumentInfo | None:
        """The document that a key is about: the large card if it was touched last."""
        large = self._on_hero and self.hero.isVisibleTo(self)
        return (self.hero.info if large else None) or self.grid.current()

    def _on_context_menu(self, at: QPoint) -> None:
        index = self.grid.indexAt(at)
        info = self.grid.shelf.at(index) if index.isValid() else self.grid.current()
        if info is not None:
            self.actions_.menu(self.grid, info).popup(self.grid.viewport().mapToGlobal(at))

    def _on_current(self, index: QModelIndex) -> None:
        self.actions_.show_available()
        area = self._scroll_area()
        content = area.widget() if area is not None else None
        if area is not None and content is not None and index.isValid():
            corner = self.grid.mapTo(content, self.grid.visualRect(index).bottomLeft())
            area.ensureVisible(corner.x(), corner.y(), 0, self._window.theme.px(24))

    def _scroll_area(self) -> QScrollArea | None:
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        return parent

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Keys mean the card that was touched last; the palette and dialogs change nothing."""
        if now is None:
            return
        if self.hero.isAncestorOf(now):
            self._on_hero = True
        elif self.isAncestorOf(now):
            self._on_hero = False
        self.actions_.show_available()

    def _open(self, info: DocumentInfo) -> None:
        if info.binned:
            self.actions_.take_out()
        else:
            self._window.open_document(info)


def _words_of(info: DocumentInfo) -> tuple[str, ...]:
    return (*info.tags, worded(info.summary))
