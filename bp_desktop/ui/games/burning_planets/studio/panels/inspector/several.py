"""The inspector's form for several things at once."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import counted
from bp_desktop.ui.editor.panels.fields import ChoiceField
from bp_desktop.ui.editor.panels.parts import field
from bp_desktop.ui.editor.things import Sort, Thing, independent, removals
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.kit import Kit
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column


class SeveralForm(QWidget):
    """How many of what, and what can be done with all of them."""

    def __init__(self, kit: Kit, things: frozenset[Thing]) -> None:
        super().__init__()
        self._kit = kit
        self._things = things
        theme = kit.theme
        n = len(things)
        whole = column(theme, self, spacing=16)
        whole.addWidget(label(counted(self.tr("%n thing(s) chosen", "", n), n), "heading"))
        counts = column(theme, spacing=4)
        for text in self._counts():
            counts.addWidget(label(text))
        whole.addLayout(counts)
        self.owner = ChoiceField(self._set_owner)
        planets = [thing for thing in things if thing.sort is Sort.PLANET]
        if planets:
            whole.addLayout(field(theme, self.tr("Owner of the planets"), self.owner))
        else:
            self.owner.setParent(self)  # no window of its own
            self.owner.hide()
        self.remove = Button(
            theme, self.tr("Remove them all"), self._remove, kind="mini", icon_name="delete"
        )
        whole.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_state(kit.state)

    def _counts(self) -> list[str]:
        found = Counter(thing.sort for thing in self._things)
        texts = {
            Sort.PLANET: self.tr("%n planet(s)", "", found[Sort.PLANET]),
            Sort.GROUND: self.tr("%n thing(s) on planets", "", found[Sort.GROUND]),
            Sort.ASTEROID: self.tr("%n asteroid(s)", "", found[Sort.ASTEROID]),
            Sort.SHIP: self.tr("%n ship(s)", "", found[Sort.SHIP]),
            Sort.SPACE: self.tr("%n structure(s) in space", "", found[Sort.SPACE]),
        }
        return [counted(text, found[sort]) for sort, text in texts.items() if found[sort]]

    def show_state(self, state: MapState) -> None:
        owners = {
            state.board.planets[PlanetId(thing.id)].owner
            for thing in self._things
            if thing.sort is Sort.PLANET and thing.id in state.board.planets
        }
        same = next(iter(owners)) if len(owners) == 1 else None
        self._kit.show_players(self.owner, self.tr("Nobody"), same)

    def _set_owner(self, owner: str) -> None:
        planets = sorted(thing.id for thing in self._things if thing.sort is Sort.PLANET)
        player = PlayerId(owner) if owner else None
        commands = [c.SetOwner(PlanetId(planet), player) for planet in planets]
        self._kit.submit(self, *commands)

    def _remove(self) -> None:
        things = independent(self._kit.state, self._things)
        self._kit.submit(self, *removals(things))
