"""The documents of the open box: the last one large, the others as cards, and what to begin."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QWidget,
)

from bp_desktop.ui.actions import ActionSpec
from bp_desktop.ui.home.context import HomeContext
from bp_desktop.ui.home.grid import DocumentGrid
from bp_desktop.ui.home.hero import HeroCard
from bp_desktop.ui.home.pictures import Pictures
from bp_desktop.ui.home.shelf import Section, chosen
from bp_desktop.ui.library import DocumentInfo
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row
from bp_desktop.ui.widgets.tile import Tile

ON_HOME = frozenset({PageId.HOME})


class ShelfPanel(QWidget):
    """Everything that can be done with documents from Home."""

    def __init__(self, context: HomeContext, on_resized: Callable[[], object]) -> None:
        super().__init__()
        self._context = context
        self._on_resized = on_resized
        theme = context.theme
        self._documents: Sequence[DocumentInfo] = ()
        self._about: DocumentInfo | None = None
        """The document whose menu is open; otherwise the large or the selected card counts."""
        self._on_hero = False
        self._section: str = Section.ALL
        self.deeds = context.deeds
        pictures = Pictures(theme, context.desk, self)
        self.hero = HeroCard(theme, context.desk, pictures, context.open_document, self._menu)
        self.grid = DocumentGrid(theme, context.desk, pictures)
        self.empty: QWidget | None = None
        self.chips = QButtonGroup(self)
        self.nothing = label("", "quiet")

        layout = column(theme, self, spacing=20)
        self._top = row(theme, spacing=16)
        self._top.addWidget(self.hero, 1)
        self._top.addWidget(self._begin())
        layout.addLayout(self._top)
        layout.addLayout(self._section_line())
        layout.addWidget(self.nothing)
        layout.addWidget(self.grid)
        layout.addStretch()

        self.deeds.done.connect(self._show_available)
        self.grid.opened.connect(self._open)
        self.grid.shelf.renamed.connect(self.deeds.rename)
        self.grid.customContextMenuRequested.connect(self._on_context_menu)
        self.grid.selectionModel().currentChanged.connect(self._on_current)
        self._add_actions()
        self._show_available()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window, or a large interface, what can be begun goes below."""
        super().resizeEvent(event)
        self._on_resized()
        theme = self._context.theme
        narrow = self.width() < theme.px(840)
        self._tiles.setMaximumWidth(16777215 if narrow else theme.px(300))
        direction = QBoxLayout.Direction
        self._top.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def _section_line(self) -> QHBoxLayout:
        theme = self._context.theme
        line = row(theme, spacing=8, edges=(0, 8, 0, 0))
        self.heading = label(self.tr("Recent"), "heading")
        line.addWidget(self.heading)
        line.addStretch()
        kinds = [(kind.system, kind.plural()) for kind in self._context.desk.kinds]
        for section, text in (
            (Section.ALL, self.tr("All")),
            *kinds,
            (Section.BIN, self.tr("Bin")),
        ):
            chip = Button(theme, text, partial(self.show_section, section), kind="chip")
            chip.setCheckable(True)
            chip.setChecked(section == self._section)
            chip.setProperty("section", str(section))
            self.chips.addButton(chip)
            line.addWidget(chip)
        return line

    def _add_actions(self) -> None:
        group = self.tr("Documents")
        for id_, text, icon, keys, handler in (
            ("document.open", self.tr("Open the document"), "arrow_right", "", self._open_current),
            ("document.rename", self.tr("Rename"), "rename", "F2", self._rename_current),
            ("document.duplicate", self.tr("Duplicate"), "duplicate", "Ctrl+D", self._duplicate),
            ("document.export", self.tr("Export to a file …"), "export", "Ctrl+E", self._export),
            ("document.bin", self.tr("Move to the bin"), "bin", "Del", self._bin),
            ("document.restore", self.tr("Take out of the bin"), "restore", "", self._restore),
            ("home.undo", self.tr("Undo"), "undo", "Ctrl+Z", self.deeds.undo_last),
        ):
            if id_ in self._context.actions:
                self._context.actions.remove(id_)
            self._context.actions.add(
                ActionSpec(id_, text, group, handler, icon, keys, where=ON_HOME)
            )

    # --- showing

    def show_documents(self, documents: Sequence[DocumentInfo]) -> None:
        self._documents = documents
        here = chosen(documents, Section.ALL)
        self.hero.setVisible(bool(here))
        if here:
            self.hero.show_document(here[0])
        elif self.empty is None:
            self.empty = self._empty()
            self._top.insertWidget(0, self.empty, 1)
        if self.empty is not None:
            self.empty.setVisible(not here)
        self._show_section()

    def show_section(self, section: str) -> None:
        self._section = section
        self._show_section()

    def _show_section(self) -> None:
        shown = chosen(self._documents, self._section)
        latest = self.hero.info if self.hero.isVisibleTo(self) else None
        if self._section == Section.ALL and latest is not None:
            shown = [info for info in shown if info.id != latest.id]
        current = self.grid.current()
        self.grid.shelf.show_documents(shown)
        if current is not None:
            self.grid.select(current.id)
        self.nothing.setVisible(not shown)
        self.nothing.setText(
            self.tr("The bin is empty.")
            if self._section == Section.BIN
            else self.tr("Nothing else here.")
            if self._documents
            else self.tr("Documents appear here as cards.")
        )
        self._show_available()

    def _show_available(self) -> None:
        """Menus and keys offer only what can be done to the document in question."""
        info = self._target()
        actions = self._context.actions
        known = info is not None and self._context.desk.kind_of(info.system) is not None
        live = info is not None and not info.binned
        actions.set_available("document.open", live and known)
        actions.set_available("document.export", live and known)
        for id_ in ("document.rename", "document.duplicate", "document.bin"):
            actions.set_available(id_, live)
        actions.set_available("document.restore", info is not None and info.binned)
        actions.set_available("home.undo", self.deeds.can_undo)

    # --- doing

    def _menu(self, parent: QWidget, info: DocumentInfo) -> QMenu:
        self._about = info
        self._show_available()
        ids: tuple[str, ...] = (
            ("document.restore",)
            if info.binned
            else (
                "document.open",
                "document.rename",
                "document.duplicate",
                "document.export",
                "-",
                "document.bin",
            )
        )
        menu = self._context.actions.menu(parent, ids)
        menu.aboutToHide.connect(self._forget_about, Qt.ConnectionType.QueuedConnection)
        return menu

    def _forget_about(self) -> None:
        self._about = None
        self._show_available()

    def _on_context_menu(self, at: QPoint) -> None:
        index = self.grid.indexAt(at)
        info = self.grid.shelf.at(index) if index.isValid() else self.grid.current()
        if info is not None:
            self._menu(self.grid, info).popup(self.grid.viewport().mapToGlobal(at))

    def _on_current(self, index: QModelIndex) -> None:
        self._show_available()
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
        self._show_available()

    def _target(self) -> DocumentInfo | None:
        latest = self.hero.info if self._on_hero and self.hero.isVisibleTo(self) else None
        return self._about or latest or self.grid.current()

    def _open(self, info: DocumentInfo) -> None:
        if not info.binned:
            self._context.open_document(info)

    def _open_current(self) -> None:
        if (info := self._target()) is not None:
            self._open(info)

    def _rename_current(self) -> None:
        info = self._target()
        if info is None:
            return
        if self.grid.shelf.row_of(info.id) is None:  # the large card: show it among the others
            self.show_section(info.system)
            for chip in self.chips.buttons():
                chip.setChecked(chip.property("section") == info.system)
        self.grid.select(info.id)
        self.grid.edit(self.grid.currentIndex())

    def _duplicate(self) -> None:
        if (info := self._target()) is not None:
            self.deeds.duplicate(info)

    def _bin(self) -> None:
        if (info := self._target()) is not None:
            self.deeds.bin(info)

    def _restore(self) -> None:
        if (info := self._target()) is not None:
            self.deeds.restore(info)

    def _export(self) -> None:
        info = self._target()
        kind = self._context.desk.kind_of(info.system) if info else None
        if info is None or kind is None:
            return
        wished = Path.home() / f"{_file_name(info.title)}{kind.suffix}"
        path = self._context.prompts.export_file(self, wished)
        if path is not None:
            self.deeds.export_file(info, path)


def _file_name(title: str) -> str:
    """A title without what file systems do not take."""
    kept = "".join(letter if letter.isalnum() or letter in " -_()" else " " for letter in title)
    return " ".join(kept.split())[:80] or "document"
