"""Command palette (Ctrl+K): finds every action and document by a few letters and runs it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from bp_desktop.session.library import LibraryError
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.fuzzy import fold, score
from bp_desktop.ui.widgets.basics import column, label, lay, row, rule, sized
from bp_desktop.ui.widgets.fields import text_line
from bp_desktop.ui.widgets.row_painting import Row, RowStyle
from bp_desktop.ui.widgets.rows import RowList

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


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """One thing that can be found."""

    text: str
    where: str
    icon: str
    shortcut: str
    run: Callable[[], object]
    keywords: str = ""
    """Other words it is found by; never shown."""


def found(hits: Sequence[PaletteEntry], query: str) -> list[PaletteEntry]:
    """The hits that answer a query, the best first; all of them for an empty one."""
    if not query.strip():
        return list(hits)
    ranked = []
    for hit in hits:
        answers = (score(query, f"{hit.text} {hit.where}"), _score_keywords(query, hit.keywords))
        points = [one for one in answers if one is not None]
        if points:
            ranked.append((max(points), hit))
    ranked.sort(key=lambda pair: -pair[0])
    return [hit for _, hit in ranked]


def _score_keywords(query: str, keywords: str) -> int | None:
    """Only for their beginnings: letters strewn over words nobody sees would seem found by
    chance."""
    beginning = fold(query).strip()
    if any(word.startswith(beginning) for word in fold(keywords).split()):
        return score(beginning, beginning)
    return None


class PalettePanel(QFrame):
    """A field to type in; arrow keys choose, Enter runs."""

    def __init__(
        self, theme: Theme, hits: Sequence[PaletteEntry], on_chosen: Callable[[PaletteEntry], None]
    ) -> None:
        super().__init__()
        self._hits = hits
        self._on_chosen = on_chosen
        asked = self.tr("Find an action or a document")
        self.field = text_line(asked, asked)
        self.field.setProperty("kind", "bare")
        self._found: list[PaletteEntry] = []
        """What is listed; the places are the ids of the rows."""
        self.list = RowList(theme, self.tr("Found"), on_opened=self._choose, style=HITS)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.nothing = label(self.tr("Nothing is called that."), "quiet")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)

        head = lay(row(theme, edges=(20, 6, 20, 6)), self.field)
        body = lay(
            column(theme, edges=(0, 8, 0, 8)),
            sized(theme, self.list, height=HITS.height * SHOWN_ROWS),
            sized(theme, self.nothing, height=HITS.height * 2),
        )
        lay(column(theme, self), head, rule(), body)

        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._show)
        self._show("")

    def _show(self, query: str) -> None:
        self._found = hits = found(self._hits, query)
        rows = [
            Row(str(place), hit.text, hit.where, f"ui/{hit.icon}", badge=hit.shortcut)
            for place, hit in enumerate(hits)
        ]
        self.list.show_rows(rows, "0")
        self.list.setVisible(bool(hits))
        self.nothing.setVisible(not hits)

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


def hits_of(window: "MainWindow") -> list[PaletteEntry]:
    """Everything that can be done on this page now, then every document."""
    actions = window.actions_
    hits = [
        PaletteEntry(
            spec.text,
            spec.group,
            spec.icon or "arrow_right",
            actions.shortcut_text(spec.id),
            partial(actions.run, spec.id),
            spec.keywords,
        )
        for spec in actions.bound
        if spec.id != "palette" and actions.can(spec.id)
    ]
    if window.desk.is_open:
        try:
            documents = window.desk.library.documents()
        except LibraryError:
            documents = ()
        for info in documents:
            kind = window.desk.kind_of(info.system)
            if kind is not None and not info.binned:
                run = partial(window.open_document, info)
                hits.append(PaletteEntry(info.title, kind.noun(), kind.icon, "", run))
    return hits


def show_palette(window: "MainWindow") -> None:
    hits = hits_of(window)

    def run(hit: PaletteEntry) -> None:
        window.notices.close_overlay()
        hit.run()

    window.notices.show_overlay(PalettePanel(window.theme, hits, run), width=640)
