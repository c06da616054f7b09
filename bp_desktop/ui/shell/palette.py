"""Command palette (Ctrl+K): finds actions, documents and what is in them, and runs or shows it."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from bp_desktop.session.library import LibraryError
from bp_desktop.texts.finding import Finder
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.rules.finding import rule_entries
from bp_desktop.ui.shell.desk_pages import DocumentView
from bp_desktop.ui.shell.pages import EVERYWHERE, PageId
from bp_desktop.ui.shell.palette_entry import PaletteEntry
from bp_desktop.ui.widgets.basics import column, label, lay, row, rule, sized
from bp_desktop.ui.widgets.fields import text_line
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.widgets.slices import Slices
from bp_desktop.ui.words.wording import moment, worded

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow

HITS = RowStyle(
    height=44,
    margin=8,
    left=12,
    picture=20,
    gap=14,
    beside=True,
    title="body",
    note="small",
    badge="caption",
    badge_ink="muted",
    badge_framed=True,
)
"""Icon, words, where it belongs, and its keys at the right."""
SHOWN_ROWS = 9
MOST_HITS = 80
"""Who needs more has not said enough yet."""
MOST_ALIKE = 4
"""Of one sort, before the other sorts have been shown."""
OF_THIS_PAGE = 1.1
"""What an action is worth that belongs to the open page, beside those that are everywhere."""
AT_A_TIME = 8
"""Entries between two looks at the clock."""


class PalettePanel(QFrame):
    """A field to type in; arrow keys choose, Enter runs."""

    def __init__(
        self,
        theme: Theme,
        hits: Iterable[PaletteEntry],
        on_chosen: Callable[[PaletteEntry], None],
        later: Iterable[PaletteEntry] = (),
        named: Callable[[str], Iterable[PaletteEntry]] = lambda _typed: (),
    ) -> None:
        """`later` is looked at bit by bit, so that nobody waits for it; `named` knows what is
        called exactly what was typed."""
        super().__init__()
        self._hits = tuple(hits)
        self._named = named
        self._on_chosen = on_chosen
        self._finder: Finder[PaletteEntry] = Finder()
        self._finder.add(one.findable for one in self._hits)
        asked = self.tr("Find an action, a place, a ship, a rule, a match, a map …")
        self.field = text_line(asked, (asked, self.tr("Search everything …")))
        self.field.setProperty("kind", "bare")
        self._found: list[PaletteEntry] = []
        """What is listed; the places are the ids of the rows."""
        self.list = RowList(theme, self.tr("Found"), on_opened=self._choose, style=HITS)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.fit_rows(SHOWN_ROWS)
        self.nothing = label(self.tr("No results."), "quiet")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)

        head = lay(row(theme, edges=(20, 6, 20, 6)), self.field)
        body = lay(
            column(theme, edges=(0, 8, 0, 8)),
            self.list,
            sized(theme, self.nothing, height=HITS.height * 2),
        )
        lay(column(theme, self), head, rule(), body)

        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._show)
        self._show("")
        self.reading = Slices(self, lambda _share: None, at_once=0.0)
        self.reading.start(self._read(iter(later)), lambda _nothing: self._show_more())

    # --- finding

    def found(self, query: str) -> list[PaletteEntry]:
        """What answers a query, the best first; actions and documents for an empty one."""
        if not query.strip():
            return list(self._hits)
        return list(self._named(query)) or _mixed(self._finder.search(query))[:MOST_HITS]

    def _read(self, later: Iterator[PaletteEntry]) -> Generator[float, None, None]:
        yield 0.0  # the panel is shown first
        some: list[PaletteEntry] = []
        for one in later:
            some.append(one)
            if len(some) >= AT_A_TIME:
                self._finder.add(entry.findable for entry in some)
                some.clear()
                yield 0.0
        self._finder.add(entry.findable for entry in some)

    def _show_more(self) -> None:
        """All is read: whoever typed in the meantime sees the rest, unless one is chosen."""
        if self.field.text().strip() and self.list.chosen in ("", "0"):
            self._show(self.field.text())

    def _show(self, query: str) -> None:
        self._found = hits = self.found(query)
        rows = [
            Row(str(place), hit.text, hit.where, hit.icon, badge=hit.shortcut)
            for place, hit in enumerate(hits)
        ]
        self.list.show_rows(rows, "0")
        self.list.setVisible(bool(hits))
        self.nothing.setVisible(not hits)

    # --- choosing

    def _choose(self, id_: str) -> None:
        if id_:
            self._on_chosen(self._found[int(id_)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent):
            if event.type() is not QEvent.Type.KeyPress:
                return False
            match event.key():
                case Qt.Key.Key_Down | Qt.Key.Key_Tab:
                    self._step(1)
                case Qt.Key.Key_Up | Qt.Key.Key_Backtab:
                    self._step(-1)
                case Qt.Key.Key_PageDown:
                    self._step(SHOWN_ROWS - 1)
                case Qt.Key.Key_PageUp:
                    self._step(1 - SHOWN_ROWS)
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._choose(self.list.chosen)
                case _:
                    return False
            return True
        return super().eventFilter(watched, event)

    def _step(self, rows: int) -> None:
        last = len(self._found) - 1
        if last >= 0:
            now = int(self.list.chosen)
            # One step past an end goes round; a page stops there.
            to = (now + rows) % (last + 1) if abs(rows) == 1 else min(max(now + rows, 0), last)
            self.list.choose(str(to))


def _mixed(hits: list[PaletteEntry]) -> list[PaletteEntry]:
    """Of each sort the best few, then all the others: thirty ships do not hide the rule."""
    seen: Counter[str] = Counter()
    first: list[PaletteEntry] = []
    others: list[PaletteEntry] = []
    for hit in hits:
        seen[hit.sort] += 1
        (first if seen[hit.sort] <= MOST_ALIKE else others).append(hit)
    return first + others


def hits_of(window: "MainWindow") -> Iterator[PaletteEntry]:
    """Everything that can be done on this page now, then every document."""
    actions = window.actions_
    for spec in actions.bound:
        if spec.id != "palette" and actions.can(spec.id):
            icon, keys = spec.icon or "arrow_right", actions.shortcut_text(spec.id)
            run = partial(actions.run, spec.id)
            entry = PaletteEntry(
                spec.text, spec.group, f"ui/{icon}", keys, run, spec.keywords, sort="action"
            )
            yield entry if spec.where == EVERYWHERE else replace(entry, worth=OF_THIS_PAGE)
    if not window.desk.is_open:
        return
    try:
        documents = window.desk.library.documents()
    except LibraryError:
        return
    for info in documents:
        kind = window.desk.kind_of(info.system)
        if kind is not None and not info.binned:
            # Several may have one title: how far they are, who plays and when tell them apart.
            which = " · ".join((kind.noun(), worded(info.summary), moment(info.changed)))
            opened = partial(window.open_document, info)
            icon, tags = f"ui/{kind.icon}", " ".join(info.tags)
            yield PaletteEntry(info.title, which, icon, "", opened, tags, sort="document")


def show_palette(window: "MainWindow") -> None:
    def run(hit: PaletteEntry) -> None:
        window.notices.close_overlay()
        if hit.panel is not None:
            window.notices.show_overlay(hit.panel(), width=640)
        else:
            hit.run()

    def named(typed: str) -> Iterator[PaletteEntry]:
        for page, view in _open_views(window):
            yield from (_on_page(window, page, entry) for entry in view.named(typed))

    in_views = (
        _on_page(window, page, entry)
        for page, view in _open_views(window)
        for entry in view.finds()
    )
    later = chain(in_views, _found_in_games(window))
    panel = PalettePanel(window.theme, hits_of(window), run, later, named)
    window.notices.show_overlay(panel, width=640)


def _found_in_games(window: "MainWindow") -> Iterator[PaletteEntry]:
    """Of games without an open match: a table finds the rules as that match has them."""
    match = window.desk.on_page(PageId.TABLE)
    playing = match.kind.game.id if match is not None else ""
    games = {kind.game.id: kind.game for kind in window.desk.kinds}
    for id_, game in games.items():
        if id_ != playing and game.rules is not None:
            yield from rule_entries(game.rules.book().book, window.open_rule)


def _open_views(window: "MainWindow") -> list[tuple[PageId, DocumentView]]:
    """Of open documents, the one that is seen first."""
    pages = sorted(window.built, key=lambda page: page is not window.page)
    return [(page, view) for page in pages if (view := window.view_on(page)) is not None]


def _on_page(window: "MainWindow", page: PageId, entry: PaletteEntry) -> PaletteEntry:
    """What is in a document is shown where that is open."""
    if page is window.page or entry.panel is not None:
        return entry

    def run() -> None:
        window.show_page(page)
        entry.run()

    return replace(entry, run=run)
