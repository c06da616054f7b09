"""The inspector's forms for what fills one cell: ground, asteroids and space structures."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural
from bp_desktop.games.burning_planets.ids import AsteroidId, KindId, PlayerId, StructureId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import ground_at
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.editor.panels.fields import ChoiceField
from bp_desktop.ui.editor.panels.parts import emptied, field
from bp_desktop.ui.editor.things import Sort, Thing, thing_at
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.kit import Kit, named, place_text
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row


class GroundForm(QWidget):
    """A forest, a mountain or a structure on a planet."""

    def __init__(self, kit: Kit, at: Hex) -> None:
        super().__init__()
        self._kit = kit
        self._at = at
        theme = kit.theme
        self._head = column(theme)
        self.kind = ChoiceField(self._set_kind)
        self.planet = Button(theme, self.tr("Choose the planet"), self._choose_planet, kind="mini")
        self.remove = Button(
            theme,
            self.tr("Remove it"),
            lambda: kit.submit(self, c.ClearGround((at,))),
            kind="mini",
            icon_name="delete",
        )
        whole = column(theme, self, spacing=16)
        whole.addLayout(self._head)
        whole.addLayout(field(theme, self.tr("Kind"), self.kind))
        last = row(theme, spacing=4)
        last.addWidget(self.planet)
        last.addWidget(self.remove)
        last.addStretch()
        whole.addLayout(last)
        self.show_state(kit.state)

    def show_state(self, state: MapState) -> None:
        ground = ground_at(state, self._at)
        if ground is None:
            return
        words, tables, thing = names(), state.tables, ground.thing
        natural = isinstance(thing, Natural)
        folder = "natural" if natural else "structure"
        emptied(self._head)
        head = self._kit.head(
            f"{folder}/{thing.kind}", words.kind(thing.kind), place_text(state, self._at)
        )
        self._head.addLayout(head)
        kinds = (
            list(tables.naturals)
            if natural
            else [kind.id for kind in tables.structures.values() if kind.category != "space"]
        )
        self.kind.show_choices(named(kinds, words.kind), thing.kind)

    def _set_kind(self, kind: str) -> None:
        if kind in self._kit.state.tables.naturals:
            self._kit.submit(self, c.PlaceNatural(KindId(kind), (self._at,)))
        else:
            build = c.PlaceStructure(KindId(kind), self._at)
            self._kit.submit(self, c.ClearGround((self._at,)), build)

    def _choose_planet(self) -> None:
        state = self._kit.state
        ground = ground_at(state, self._at)
        if ground is not None and ground.planet.center is not None:
            whole = Thing(Sort.PLANET, ground.planet.id, ground.planet.center)
            self._kit.selection.choose({whole})


class AsteroidForm(QWidget):
    """One cell of rock, and what may stand on it."""

    def __init__(self, kit: Kit, asteroid: AsteroidId) -> None:
        super().__init__()
        self._kit = kit
        self._id = asteroid
        theme = kit.theme
        self._head = column(theme)
        self._says = label("", "small", wrap=True)
        self.remove = Button(
            theme,
            self.tr("Remove this asteroid"),
            lambda: kit.submit(self, c.RemoveAsteroid(asteroid)),
            kind="mini",
            icon_name="delete",
        )
        whole = column(theme, self, spacing=16)
        whole.addLayout(self._head)
        whole.addWidget(self._says)
        whole.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_state(kit.state)

    def show_state(self, state: MapState) -> None:
        rock = state.board.asteroids.get(self._id)
        if rock is None:
            return
        where = place_text(state, rock.at) if rock.at is not None else ""
        emptied(self._head)
        self._head.addLayout(self._kit.head("board/asteroid", names().kind("asteroid"), where))
        self._says.setText(
            self.tr("Nothing stands on it. The structure tool can put something here.")
        )


class SpaceForm(QWidget):
    """A drilling facility, a habitat or a space station."""

    def __init__(self, kit: Kit, structure: StructureId, at: Hex) -> None:
        super().__init__()
        self._kit = kit
        self._id = structure
        self._at = at
        theme = kit.theme
        self._head = column(theme)
        self.kind = ChoiceField(self._set_kind)
        self.owner = ChoiceField(self._set_owner)
        self.remove = Button(
            theme,
            self.tr("Remove it"),
            lambda: kit.submit(self, c.RemoveSpaceStructure(structure)),
            kind="mini",
            icon_name="delete",
        )
        whole = column(theme, self, spacing=16)
        whole.addLayout(self._head)
        whole.addLayout(field(theme, self.tr("Kind"), self.kind))
        whole.addLayout(field(theme, self.tr("Owner"), self.owner))
        whole.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_state(kit.state)

    def show_state(self, state: MapState) -> None:
        one = state.board.space.get(self._id)
        if one is None:
            return
        words, tables = names(), state.tables
        emptied(self._head)
        title, where = words.kind(one.kind), place_text(state, self._at)
        self._head.addLayout(self._kit.head(f"structure/{one.kind}", title, where, one.owner))
        # Only kinds for the same kind of place: another one could not stand here.
        site = tables.structures[one.kind].site
        kinds = [kind.id for kind in tables.structures.values() if kind.site == site]
        self.kind.show_choices(named(kinds, words.kind), one.kind)
        self._kit.show_players(self.owner, None, one.owner)

    def _set_kind(self, kind: str) -> None:
        one = self._kit.state.board.space.get(self._id)
        if one is not None and kind != one.kind:
            self._replace(c.PlaceSpaceStructure(one.owner, KindId(kind), self._at))

    def _set_owner(self, owner: str) -> None:
        one = self._kit.state.board.space.get(self._id)
        if one is not None and owner != one.owner:
            self._replace(c.PlaceSpaceStructure(PlayerId(owner), one.kind, self._at))

    def _replace(self, other: c.PlaceSpaceStructure) -> None:
        if self._kit.submit(self, c.RemoveSpaceStructure(self._id), other):
            thing = thing_at(self._kit.state, self._at)
            self._kit.selection.choose({thing} if thing is not None else ())
