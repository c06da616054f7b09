"""The documents on Home: the last one large, the others as cards, and what to begin."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.home.catching_up import CatchUp
from bp_desktop.ui.home.context import HomeContext
from bp_desktop.ui.home.finding import Finder, Order, Wish, tags_in_use
from bp_desktop.ui.home.grid import DocumentGrid
from bp_desktop.ui.home.hero import HeroCard
from bp_desktop.ui.home.pictures import DocumentPictures
from bp_desktop.ui.home.search import SearchField
from bp_desktop.ui.home.shelf import Section, chosen
from bp_desktop.ui.home.shelf_actions import ShelfActions
from bp_desktop.ui.home.shelf_line import ShelfLine
from bp_desktop.ui.home.tag_line import TagLine
from bp_desktop.ui.shell.fuzzy import fold
from bp_desktop.ui.shell.kinds import AnyKind, SampleWay
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.tile import Tile
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.home.nothing_found import NothingFound


class ShelfPanel(QWidget):
    """Everything that can be done with documents from Home."""

    def __init__(
        self, context: HomeContext, search: SearchField, on_resized: Callable[[], object]
    ) -> None:
        super().__init__()
        self._context = context
        self._on_resized = on_resized
        theme = context.theme
        self.documents: Sequence[DocumentInfo] = ()
        """All of the box, the bin included."""
        self._on_hero = False
        self.wish = Wish(order=Order(context.choices.now.order))
        self._finder = Finder(self._words_of)
        self.deeds = context.deeds
        self.search = search
        pictures = DocumentPictures(theme, context.desk, self)
        self.catch_up = CatchUp(theme, context.desk, self)
        self.hero = HeroCard(theme, context.desk, pictures, context.open_document, self._menu)
        self.grid = DocumentGrid(theme, context.desk, pictures)
        self.empty: QWidget | None = None
        self.line = ShelfLine(theme, context.desk.kinds)
        self.tags = TagLine(theme)
        self.nothing = label("", "quiet")
        self.not_found: NothingFound | None = None

        self._layout = column(theme, self, spacing=20)
        self._head = QWidget()
        self._top = row(theme, self._head, spacing=16)
        self._top.addWidget(self.hero, 1)
        self._top.addWidget(self._begin())
        for part in (self._head, self.line, self.tags, self.nothing, self.grid):
            self._layout.addWidget(part)
        self._layout.addStretch()

        self.line.section_chosen.connect(self.show_section)
        self.line.order_chosen.connect(self.sort)
        self.line.emptied.connect(self.deeds.empty_bin)
        self.line.taken_out.connect(self._take_out)
        self.tags.chosen.connect(self._on_tags)
        search.textChanged.connect(self._on_search)
        search.left.connect(self._go_to_cards)
        self.grid.opened.connect(self._open)
        self.grid.shelf.renamed.connect(self.deeds.rename)
        self.grid.customContextMenuRequested.connect(self._on_context_menu)
        self.grid.selectionModel().currentChanged.connect(self._on_current)
        self.actions_ = ShelfActions(self, context)
        self.actions_.show_available()
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._on_focus)

    # --- building

    def _empty(self) -> QWidget:
        from bp_desktop.ui.widgets.empty import EmptyPage

        return EmptyPage(
            self._context.theme,
            self.tr("A universe to begin"),
            self.tr(
                "This box is empty. Begin something new, or import a map or a match that "
                "somebody sent you; every step is kept as you make it."
            ),
            overline=self.tr("Nothing here yet"),
            seed=4,
            inset=True,
        )

    def _begin(self) -> QWidget:
        context, theme = self._context, self._context.theme
        self._tiles = QWidget()
        begin = column(theme, self._tiles, spacing=9)
        for kind in context.desk.kinds:
            explanation = kind.explanation()
            tile = Tile(
                theme, kind.new_text(), explanation, kind.icon, partial(context.begin, kind)
            )
            begin.addWidget(tile)
            if kind.sample is not None:
                self._add_sample(begin, kind, kind.sample)
        bring = Tile(
            theme,
            self.tr("Import a file"),
            self.tr("A .bpmap or .bpmatch file"),
            "import",
            lambda: context.actions.run("document.import"),
        )
        begin.addWidget(bring)
        begin.addStretch()
        return self._tiles

    def _add_sample(self, begin: QVBoxLayout, kind: AnyKind, sample: SampleWay) -> None:
        run = partial(self._context.actions.run, f"sample.{kind.system}")
        tile = Tile(self._context.theme, sample.text(), sample.explanation(), "play", run)
        begin.addWidget(tile)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window, or a large interface, what can be begun goes below."""
        super().resizeEvent(event)
        self._on_resized()
        theme = self._context.theme
        narrow = self.width() < theme.px(840)
        self._tiles.setMaximumWidth(16777215 if narrow else theme.px(300))
        direction = QBoxLayout.Direction
        self._top.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    # --- showing

    def show_documents(self, documents: Sequence[DocumentInfo]) -> None:
        self.documents = documents
        self.catch_up.look_through(documents)
        here = chosen(documents, Section.ALL)
        self.hero.setVisible(bool(here))
        if here:
            self.hero.show_document(here[0])
        elif self.empty is None:
            self.empty = self._empty()
            self._top.insertWidget(0, self.empty, 1)
        if self.empty is not None:
            self.empty.setVisible(not here)
        self._show()

    def show_section(self, section: str) -> None:
        self._want(section=section)

    def sort(self, order: Order) -> None:
        self._context.choices.set(order=str(order))
        self._want(order=order)

    def show_everything(self) -> None:
        """No search, no tags."""
        self.search.clear()
        self._want(tags=frozenset())

    def _on_search(self, query: str) -> None:
        self._want(query=query)

    def _on_tags(self, tags: frozenset[str]) -> None:
        self._want(tags=tags)

    def _want(self, **changes: Any) -> None:
        self.wish = self.wish._replace(**changes)
        self._show()

    def _show(self) -> None:
        in_use = tags_in_use(chosen(self.documents, self.wish.section))
        known = frozenset(map(fold, in_use))
        if not self.wish.tags <= known:  # the last document that had it is gone from here
            self.wish = self.wish._replace(tags=self.wish.tags & known)
        wish = self.wish
        shown = self._finder.pick(self.documents, wish, self._kind_of)
        # Who looks for something wants to see what there is, not where they were last.
        self._head.setVisible(not wish.narrows)
        plain = wish.section == Section.ALL and wish.order is Order.CHANGED and not wish.narrows
        latest = self.hero.info if self.hero.isVisibleTo(self._head) else None
        if plain and latest is not None:
            shown = [info for info in shown if info.id != latest.id]
        current = self.grid.current()
        self.grid.shelf.show_documents(shown)
        if current is not None:
            self.grid.select(current.id)
        self.line.show_wish(wish, len(shown), sum(info.binned for info in self.documents))
        self.tags.show_tags(in_use, wish.tags)
        self.nothing.setVisible(not shown and not wish.narrows)
        self.nothing.setText(
            self.tr("The bin is empty.")
            if wish.section == Section.BIN
            else self.tr("Nothing else here.")
            if self.documents
            else self.tr("Documents appear here as cards.")
        )
        self._show_not_found(not shown and wish.narrows)
        self.actions_.show_available()

    def _show_not_found(self, empty_handed: bool) -> None:
        if self.not_found is None:
            if not empty_handed:
                return
            from bp_desktop.ui.home.nothing_found import NothingFound

            self.not_found = NothingFound(
                self._context.theme, self.show_everything, self._look_everywhere
            )
            self._layout.insertWidget(self._layout.indexOf(self.grid), self.not_found)
        self.not_found.setVisible(empty_handed)
        if empty_handed:
            self.not_found.show_search(
                self.wish.query, tagged=bool(self.wish.tags), elsewhere=bool(self._elsewhere())
            )

    def _elsewhere(self) -> str:
        """A section that has what this one has not; "" if none has it."""
        for section in (str(Section.ALL), str(Section.BIN)):
            if self._finder.pick(self.documents, self.wish._replace(section=section)):
                return section
        return ""

    def _look_everywhere(self) -> None:
        self.show_section(self._elsewhere() or Section.ALL)

    def _words_of(self, info: DocumentInfo) -> tuple[str, ...]:
        return (*info.tags, self._kind_of(info), worded(info.summary))

    def _kind_of(self, info: DocumentInfo) -> str:
        kind = self._context.desk.kind_of(info.system)
        return kind.noun() if kind else info.system

    # --- doing

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
            self.show_section(info.system)
        self.grid.select(info.id)
        self.grid.edit(self.grid.currentIndex())

    def in_hand(self) -> DocumentInfo | None:
        """The document that a key is about: the large card if it was touched last."""
        large = self._on_hero and self.hero.isVisibleTo(self)
        return (self.hero.info if large else None) or self.grid.current()

    def _menu(self, parent: QWidget, info: DocumentInfo) -> QMenu:
        return self.actions_.menu(parent, info)

    def _on_context_menu(self, at: QPoint) -> None:
        index = self.grid.indexAt(at)
        info = self.grid.shelf.at(index) if index.isValid() else self.grid.current()
        if info is not None:
            self._menu(self.grid, info).popup(self.grid.viewport().mapToGlobal(at))

    def _on_current(self, index: QModelIndex) -> None:
        self.actions_.show_available()
        area = self._scroll_area()
        content = area.widget() if area is not None else None
        if area is not None and content is not None and index.isValid():
            corner = self.grid.mapTo(content, self.grid.visualRect(index).bottomLeft())
            area.ensureVisible(corner.x(), corner.y(), 0, self._context.theme.px(24))

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

    def _take_out(self) -> None:
        self.actions_.take_out()

    def _open(self, info: DocumentInfo) -> None:
        if info.binned:
            self.actions_.take_out()
        else:
            self._context.open_document(info)
