"""On a screen everybody sees, hidden things stay covered until their owner asks for them."""

from PySide6.QtCore import QObject, Signal

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_view import has_open_books
from bp_desktop.games.burning_planets.match.state import Match, Stage


class Look(QObject):
    """Who looks at this moment: the one truth for everything hidden (BP-APP-6).

    Nobody looks at first, and every own turn begins covered again. The curtain uncovers; panels
    only ask, and show themselves anew when it changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn = 0
        self._player: PlayerId | None = None

    def viewer(self, match: Match) -> PlayerId | None:
        """Who looks now; None: everybody, so nothing hidden may be shown."""
        return self._player if self._turn == match.turn.number else None

    def is_covered(self, match: Match) -> bool:
        """Whether the active player's treasury may not be shown now."""
        if has_open_books(match):
            return False
        return match.stage is not Stage.PLAY or self.viewer(match) != match.turn.player

    def uncover(self, match: Match, player: PlayerId | None = None) -> None:
        """Show what `player`, or else the active one, may see."""
        self._player = match.turn.player if player is None else player
        self._turn = match.turn.number
        self.changed.emit()

    def cover(self) -> None:
        if self._player is not None:
            self._player = None
            self.changed.emit()
