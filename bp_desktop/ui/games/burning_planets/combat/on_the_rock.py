"""Beside a real board the program does not know what stands on an asteroid: it asks."""

from bp_desktop.games.burning_planets.ids import AsteroidId, StructureId
from bp_desktop.games.burning_planets.match.lookup import SOME_ASTEROID
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.titles import player_title
from bp_desktop.ui.widgets.fields import ChoiceBox


class OnTheRock(ChoiceBox):
    """What goes with the asteroid (BP-COMBAT-18); hidden where there is nothing to ask."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("What stands on the asteroid"))
        self.hide()

    @property
    def chosen(self) -> StructureId | None:
        found = self.currentData()
        return StructureId(found) if found else None

    def show_for(self, match: Match, target: str) -> None:
        self.clear()
        is_rock = target == SOME_ASTEROID or AsteroidId(target) in match.board.asteroids
        asked = is_rock and not match.tracked and bool(match.board.space)
        self.setVisible(asked)
        if not asked:
            return
        self.addItem(self.tr("Nothing stands on it"), "")
        for one in match.board.space.values():
            text = filled(
                self.tr("{what} of {owner} stands on it"),
                what=names().kind(one.kind),
                owner=player_title(match, one.owner),
            )
            self.addItem(text, str(one.id))
