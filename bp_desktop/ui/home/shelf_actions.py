"""Actions of Home, by menu, key and palette: for the chosen document, for sorting, for the bin."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bp_desktop.session.labels import file_name
from bp_desktop.texts.marking import filled
from bp_desktop.ui.home.finding import ShelfOrder, ShelfSection, tags_in_use
from bp_desktop.ui.home.tag_form import TagForm
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QMenu, QWidget

    from bp_desktop.session.library import DocumentInfo
    from bp_desktop.ui.home.shelf_panel import ShelfPanel
    from bp_desktop.ui.shell.kinds import WindowGame
    from bp_desktop.ui.shell.main_window import MainWindow

ON_HOME = frozenset({PageId.HOME})
ON_HOME_OR_STUDIO = frozenset({PageId.HOME, PageId.STUDIO})
GAME = "home.game."
"""Before the id of a game; alone it stands for all of them."""
LIVE_MENU = (
    "document.open",
    "document.play",
    "document.rename",
    "document.tags",
    "document.duplicate",
    "document.export",
    "-",
    "document.bin",
)
BINNED_MENU = ("document.restore", "-", "home.empty_bin")

translate = QCoreApplication.translate


def _specs() -> Iterator[ActionSpec]:
    group = translate("ShelfPanel", "Matches and maps")
    open_ = translate("ShelfPanel", "Open")
    export = translate("ShelfPanel", "Export to a file …")
    restore = translate("ShelfPanel", "Restore from the bin")
    search = translate("ShelfPanel", "Search matches and maps")
    for id_, text, icon, keys in (
        ("document.open", open_, "arrow_right", ""),
        ("document.rename", translate("ShelfPanel", "Rename"), "rename", "F2"),
        ("document.tags", translate("ShelfPanel", "Tags …"), "tag", "Ctrl+T"),
        ("document.duplicate", translate("ShelfPanel", "Duplicate"), "duplicate", "Ctrl+D"),
        ("document.export", export, "export", "Ctrl+E"),
        ("document.bin", translate("ShelfPanel", "Move to the bin"), "bin", "Del"),
        ("document.restore", restore, "restore", "Ctrl+R"),
        ("home.empty_bin", translate("ShelfPanel", "Empty the bin …"), "delete", ""),
        ("home.undo", translate("ShelfPanel", "Undo"), "undo", "Ctrl+Z"),
        ("home.search", search, "search", "Ctrl+F"),
        ("home.sort.changed", translate("ShelfPanel", "Sort by last change"), "sort", ""),
        ("home.sort.name", translate("ShelfPanel", "Sort by name"), "sort", ""),
        ("home.sort.kind", translate("ShelfPanel", "Sort by kind"), "sort", ""),
    ):
        yield ActionSpec(id_, text, group, icon, keys, ON_HOME)
    play = translate("ShelfPanel", "Play this map")
    yield ActionSpec("document.play", play, group, "play", "Ctrl+Shift+P", ON_HOME_OR_STUDIO)


def _game_specs(games: Sequence[WindowGame]) -> Iterator[ActionSpec]:
    """To see the documents of one game, where there are several."""
    group = translate("ShelfPanel", "Matches and maps")
    if len(games) > 1:
        everything = translate("ShelfPanel", "Show all games")
        yield ActionSpec(GAME, everything, group, "filter", where=ON_HOME)
        for game in games:
            text = translate("ShelfPanel", "Show only {game}")
            words = filled(text, game=game.name())
            yield ActionSpec(f"{GAME}{game.id}", words, group, "filter", where=ON_HOME)


class ShelfActions(QObject):
    """They are about the document whose menu is open, or else the one the panel has in hand."""

    def __init__(self, panel: ShelfPanel, window: MainWindow) -> None:
        super().__init__(panel)
        self._panel = panel
        self._window = window
        self._documents = window.documents
        self._about: DocumentInfo | None = None
        """The document whose menu is open; otherwise the large or the selected card counts."""
        games = window.desk.games
        window.actions_.declare((*_specs(), *_game_specs(games)))
        window.actions_.bind(
            {
                "document.open": self._open,
                "document.play": self._play,
                "document.rename": self._rename,
                "document.tags": self._tags,
                "document.duplicate": self._duplicate,
                "document.export": self._export,
                "document.bin": self._bin,
                "document.restore": self.take_out,
                "home.empty_bin": self._ask_to_empty,
                "home.undo": self._documents.undo_last,
                "home.search": panel.focus_search,
                **{f"home.sort.{order}": partial(panel.sort, order) for order in ShelfOrder},
                **{
                    spec.id: partial(panel.show_game, spec.id.removeprefix(GAME))
                    for spec in _game_specs(games)
                },
            },
            self,
        )
        self._documents.changed.connect(self.show_available)

    def show_available(self) -> None:
        """Menus and keys offer only what can be done to the document in question."""
        info = self._target()
        actions = self._window.actions_
        known = info is not None and self._window.desk.kind_of(info.system) is not None
        live = info is not None and not info.binned
        actions.set_available("document.open", live and known)
        actions.set_available("document.export", live and known)
        actions.set_available("document.play", self._ground() is not None)
        for id_ in ("document.rename", "document.tags", "document.duplicate", "document.bin"):
            actions.set_available(id_, live)
        actions.set_available("document.restore", info is not None and info.binned)
        self._panel.header.take_out.setEnabled(info is not None and info.binned)
        actions.set_available("home.empty_bin", any(each.binned for each in self._panel.documents))
        actions.set_available("home.undo", self._documents.can_undo)

    def menu(self, parent: QWidget, info: DocumentInfo) -> QMenu:
        self._about = info
        self.show_available()
        menu = self._window.actions_.menu(parent, BINNED_MENU if info.binned else LIVE_MENU)
        menu.aboutToHide.connect(self._forget_about, Qt.ConnectionType.QueuedConnection)
        return menu

    def _forget_about(self) -> None:
        self._about = None
        self.show_available()

    def _target(self) -> DocumentInfo | None:
        return self._about or self._panel.in_hand()

    # --- doing

    def _open(self) -> None:
        info = self._target()
        if info is not None and not info.binned:
            self._window.open_document(info)

    def _ground(self) -> DocumentInfo | None:
        """What a match can be played on: the map in hand, or the one in the studio."""
        opened = self._window.desk.on_page(PageId.STUDIO)
        info = self._target()
        if self._window.page is PageId.STUDIO and opened is not None:
            documents = self._window.desk.library.documents()
            info = next((one for one in documents if one.id == opened.id), None)
        kind = self._window.desk.kind_of(info.system) if info is not None else None
        can = info is not None and not info.binned and kind is not None and bool(kind.played_as)
        return info if can else None

    def _play(self) -> None:
        info, desk = self._ground(), self._window.desk
        kind = desk.kind_of(info.system) if info is not None else None
        match = desk.kind_of(kind.played_as) if kind is not None else None
        if match is not None:
            self._window.begin(match, info)

    def _rename(self) -> None:
        if (info := self._target()) is not None:
            self._panel.edit_title(info)

    def _tags(self) -> None:
        info = self._target()
        if info is None:
            return

        def finish(tags: tuple[str, ...] | None) -> None:
            self._window.notices.close_overlay()
            if tags is not None and tags != info.tags:
                self._documents.set_tags(info, tags)

        in_use = tags_in_use(self._panel.documents)
        form = TagForm(self._window.theme, info, in_use, finish)
        self._window.notices.show_overlay(form, width=560)

    def _duplicate(self) -> None:
        if (info := self._target()) is not None:
            made = self._documents.duplicate(info)
            if made is not None:
                self._panel.grid.select(made)

    def _bin(self) -> None:
        if (info := self._target()) is not None:
            self._panel.grid.keep_place_of(info.id, lambda: self._documents.bin(info))

    def take_out(self) -> None:
        """Of the bin, what is in hand."""
        info = self._target()
        if info is not None and info.binned:
            self._panel.grid.keep_place_of(info.id, lambda: self._documents.restore(info))

    def _ask_to_empty(self) -> None:
        self._panel.show_section(ShelfSection.BIN)
        self._panel.header.ask_to_empty()

    def _export(self) -> None:
        info = self._target()
        kind = self._window.desk.kind_of(info.system) if info else None
        if info is None or kind is None:
            return
        wished = Path.home() / f"{file_name(info.title) or 'document'}{kind.suffix}"
        path = self._window.prompts.export_file(self._panel, wished)
        if path is not None:
            self._documents.export_file(info, path)
