"""On a screen everybody sees, a hidden treasury stays covered until its owner asks for it."""

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match, Stage


class Look:
    """Whose treasury is uncovered. Every own turn begins covered (BP-APP-6)."""

    def __init__(self) -> None:
        self._turn = 0
        self._player: PlayerId | None = None

    def is_covered(self, match: Match) -> bool:
        """Whether the active player's amounts may not be shown now."""
        if match.options.treasury_visibility == "public" or match.stage is not Stage.PLAY:
            return match.options.treasury_visibility != "public"
        return (self._player, self._turn) != (match.turn.player, match.turn.number)

    def uncover(self, match: Match) -> None:
        self._player, self._turn = match.turn.player, match.turn.number

    def cover(self) -> None:
        self._player = None
