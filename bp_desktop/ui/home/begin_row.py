"""Row of Home with what can be begun: a card for each game, or the ways of the only one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QLabel, QMenu

from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.widgets.basics import Button, column, label, lay, row
from bp_desktop.ui.widgets.equal_row import EqualRow
from bp_desktop.ui.widgets.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.kinds import AnyKind

    Run = Callable[[str], object]

EMBLEM = 56


class GameCard(QFrame):
    """One game: its emblem and name, what it is played with, and "New"."""

    def __init__(self, theme: Theme, kinds: Sequence[AnyKind], run: Run) -> None:
        super().__init__()
        self._kinds = kinds
        self._run = run
        self._theme = theme
        self.setProperty("card", "true")
        game = kinds[0].game
        self.emblem = QLabel()
        self.name = label(game.name(), "heading")
        self.new = Button(theme, self.tr("New"), self._begin, icon_name="plus")
        self.new.setAccessibleName(" ".join((self.tr("New"), game.name())))
        what = label(" · ".join(kind.plural() for kind in kinds), "small", wrap=True)
        lay(
            row(theme, self, spacing=14, edges=(18, 16, 18, 16)),
            self.emblem,
            (lay(column(theme, spacing=4), 1, self.name, what, 1), 1),
            self.new,
        )
        theme.changed.connect(self._show_emblem)
        self._show_emblem()

    def _show_emblem(self) -> None:
        side, ratio = self._theme.px(EMBLEM), self.devicePixelRatioF()
        self.emblem.setPixmap(pixmap(self._kinds[0].game.icon, side, ratio=ratio))

    def _begin(self) -> None:
        """What it has one way for begins at once; several ways are a menu."""
        ways: list[tuple[str, str]] = []
        for kind in self._kinds:
            ways.append((kind.new_text(), f"new.{kind.system}"))
            if kind.sample is not None:
                ways.append((kind.sample.text(), f"sample.{kind.system}"))
        if len(ways) == 1:
            self._run(ways[0][1])
            return
        menu = QMenu(self)
        for text, id_ in ways:
            menu.addAction(text, partial(self._run, id_))
        menu.popup(self.new.mapToGlobal(self.new.rect().bottomLeft()))


class BeginRow(EqualRow):
    """Cards of the games, or the ways of the only one."""

    def __init__(self, theme: Theme, kinds: Sequence[AnyKind], run: Run) -> None:
        by_game: dict[str, list[AnyKind]] = {}
        for kind in kinds:
            by_game.setdefault(kind.game.id, []).append(kind)
        several = len(by_game) > 1
        self.games = [GameCard(theme, own, run) for own in by_game.values() if several]
        super().__init__(theme, self.games or _tiles(theme, kinds, run))


def _tiles(theme: Theme, kinds: Sequence[AnyKind], run: Run) -> list[Tile]:
    """Of the only game there is; matches first, since most evenings begin with one."""
    begun = sorted(kinds, key=lambda kind: bool(kind.played_as))
    ways = [
        (kind.new_text(), kind.explanation(), kind.icon, f"new.{kind.system}") for kind in begun
    ]
    ways += [
        (kind.sample.text(), kind.sample.explanation(), "play", f"sample.{kind.system}")
        for kind in kinds
        if kind.sample is not None
    ]
    return [Tile(theme, text, note, icon, partial(run, id_)) for text, note, icon, id_ in ways]
