"""Rules source: follows the desk, and has the rules of the game that is open, or of the first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.texts.game_rules import GameRules
    from bp_desktop.ui.shell.desk import Desk, OpenDocument
    from bp_desktop.ui.shell.kinds import WindowGame


class RulesSource(QObject):
    """Whoever shows rules asks it, and shows them anew when they have changed. They are read when
    they are first asked for."""

    changed = Signal()
    option_asked = Signal(str)
    """Somebody wants to see a table option of the match, by its key."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._wished = ""
        self._prefers_book = False
        self._read: tuple[object, GameRules] | None = None
        desk.opened.connect(self._on_opened)
        desk.closed.connect(self._on_closed)
        match = desk.on_page(PageId.TABLE)
        if match is not None:
            match.commander.changed.connect(self._on_step)

    @property
    def games(self) -> tuple[WindowGame, ...]:
        """Those that have rules to read; the one in use first."""
        return tuple(one for one in self._desk.games_in_use if one.rules is not None)

    @property
    def game(self) -> WindowGame | None:
        """Whose rules are read."""
        games = self.games
        wished = next((one for one in games if one.id == self._wished), None)
        return wished or (games[0] if games else None)

    @property
    def match(self) -> OpenDocument | None:
        """The open match of that game."""
        document, game = self._desk.on_page(PageId.TABLE), self.game
        if document is None or game is None or document.kind.game.id != game.id:
            return None
        return document

    @property
    def reads_match(self) -> bool:
        """Whether the rules are shown as the open match plays them."""
        return self.match is not None and not self._prefers_book

    @property
    def rules(self) -> GameRules | None:
        game = self.game
        if game is None or game.rules is None:
            return None
        match = self.match if self.reads_match else None
        if match is None:
            key: tuple[object, ...] = (game.id,)
        else:
            key = (game.id, match.id, *game.rules.slice_of(match.commander.state))
        if self._read is None or self._read[0] != key:
            made = (
                game.rules.book() if match is None else game.rules.of_match(match.commander.state)
            )
            self._read = (key, made)
        return self._read[1]

    def knows(self, id_: str) -> bool:
        """Whether any game has such a rule."""
        return self._game_of(id_) is not None

    def turn_to(self, id_: str) -> None:
        """To the game whose rule that is, if those of another one are read."""
        found = self._game_of(id_)
        if found is not None and found is not self.game:
            self.wish_game(found.id)

    def _game_of(self, id_: str) -> WindowGame | None:
        rules = self.rules
        if rules is not None and (rules.knows(id_) or rules.note(id_) is not None):
            return self.game
        return next((one for one in self.games if one.rules and one.rules.book().knows(id_)), None)

    def open_option(self, key: str) -> None:
        """Where it can be changed; without a match there is no such place."""
        if self.reads_match:
            self.option_asked.emit(key)

    def wish_game(self, id_: str) -> None:
        self._wished = id_
        self.changed.emit()

    def wish_book(self, book: bool) -> None:
        """As the rule book has them, though a match is open."""
        self._prefers_book = book
        self.changed.emit()

    def _on_opened(self, document: OpenDocument) -> None:
        if document.kind.page is PageId.TABLE:
            document.commander.changed.connect(self._on_step)
            self._prefers_book = False
            self._wished = ""
            self.changed.emit()

    def _on_closed(self, document: OpenDocument) -> None:
        if document.kind.page is PageId.TABLE:
            self.changed.emit()

    def _on_step(self, change: Any) -> None:
        game = self.game
        if game is None or game.rules is None or not self.reads_match:
            return
        slice_of = game.rules.slice_of
        if slice_of(change.before) != slice_of(change.after):
            self.changed.emit()
