"""Holdings of a past moment, for the chronicle of a match beside a real board."""

from collections.abc import Callable

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.ids import NOBODY
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.table.holdings import HoldingsPanel
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.table.parts import PastList


class _NoActing:
    """Nothing can be done in the past."""

    def __init__(self) -> None:
        self.drafts = Drafts()

    def act(self, command: Command, done: Callable[[], object] | None = None) -> None:
        pass

    def ask_look(self, then: Callable[[], object]) -> None:
        pass

    def ask_phrase(
        self, player: PlayerId, reason: str, then: Callable[[str], object], *, needed: str
    ) -> None:
        pass

    def ask_cell(self, text: str, cells: tuple[Hex, ...], then: Callable[[Hex], Command]) -> None:
        pass

    def go_to_board(self) -> bool:
        return False


class PastHoldingsPanel(HoldingsPanel):
    """Holdings without the way to add a planet."""

    def show_match(self, match: Match) -> None:
        """Unlike at the table nothing is shown or hidden here, so nothing is laid out anew; and
        the players stay in their order, whoever's turn it was."""
        self._match = replace(match, turn=replace(match.turn, player=NOBODY))
        if self.isVisible():
            self._fill()


def past_holdings(theme: Theme) -> PastList[Match]:
    panel = PastHoldingsPanel(theme, _NoActing(), lambda _id: None)
    panel.add_planet.hide()
    return PastList(panel, panel.show_match)
