"""The inspector's form for a tile: where it lies, what is on it, turning that and taking it up."""

from functools import partial

from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.hexes import rotated
from bp_desktop.games.burning_planets.board import Natural
from bp_desktop.games.burning_planets.ids import PlayerId, ShipId, StructureId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.editor.game import MapThing, independent, things_on
from bp_desktop.ui.editor.panels.parts import ClickRow, field
from bp_desktop.ui.editor.selection_editing import turned_in_place
from bp_desktop.ui.games.burning_planets.studio.map_game import MAP_GAME, MapContext
from bp_desktop.ui.games.burning_planets.studio.map_things import (
    MapThingKind,
    area_of,
    carrier,
    cells_of_place,
    counted_place,
)
from bp_desktop.ui.games.burning_planets.studio.map_words import describe_thing
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import ThingForm
from bp_desktop.ui.widgets.basics import Button, column, emptied, label, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.words.wording import worded_all

MOST_LISTED = 60


class TileForm(ThingForm):
    """Numbers of tiles follow from their places (BP-BOARD-10), so a number is only told."""

    def __init__(self, context: MapContext, place: TilePlace) -> None:
        super().__init__(context)
        self._place = place
        theme = context.theme
        self.says = label("", "small", wrap=True)
        self._contents = column(theme, spacing=0)
        self.contents: dict[MapThing, ClickRow] = {}
        self.choose_all = Button(
            theme, self.tr("Choose all of it"), self._choose_all, kind="mini", icon_name="select"
        )
        self.turns = {
            sixths: Button(theme, name, partial(self._turn, sixths), kind="chip")
            for sixths, name in (
                (-1, self.tr("60° left")),
                (1, self.tr("60° right")),
                (3, self.tr("180°")),
            )
        }
        turns = QWidget()
        turns.setObjectName("transparent")
        turns.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        flow = FlowLayout(turns, gap=theme.px(6))
        for button in self.turns.values():
            flow.addWidget(button)
        self.problem = label("", "problem", wrap=True)
        whole = self.whole
        below = column(theme, spacing=4)
        below.addWidget(label(self.tr("On it"), "caption"))
        below.addWidget(self.says)
        below.addLayout(self._contents)
        all_ = row(theme)
        all_.addWidget(self.choose_all)
        all_.addStretch()
        below.addLayout(all_)
        whole.addLayout(below)
        self._turning = QWidget()
        self._turning.setObjectName("transparent")
        inner = column(theme, self._turning)
        inner.addLayout(field(theme, self.tr("Turn what is on it about the middle"), turns))
        whole.addWidget(self._turning)
        whole.addWidget(self.problem)
        self.remove = self.add_button(self.tr("Remove this tile"), "delete", self._remove)
        self.clear = self.add_button(
            self.tr("Remove it with all on it"), "bin", partial(self._remove, clear=True)
        )
        self.show_state(context.state)

    # --- showing

    def show_state(self, state: MapState) -> None:
        tiles = state.board.tiles
        if tiles is None or self._place not in tiles.places:
            return
        number = tiles.places.index(self._place) + 1
        title = filled(self.tr("Tile {number}"), number=number)
        self.show_head("ui/grid", title, self._where(tiles))
        found = independent(carrier, state, self._things(state))
        self._show_contents(state, found)
        notes = self._notes(state, tiles)
        texts = [self.tr("Empty space.")] if not found else []
        if notes:
            texts.append(counted(self.tr("%n note(s)", "", notes), notes))
        self.says.setText(" ".join(texts))
        self.says.setVisible(bool(texts))
        self.choose_all.setVisible(bool(found))
        self._turning.setVisible(bool(found))
        self.remove.setVisible(not found and not notes)
        self.clear.setVisible(bool(found) or bool(notes))
        self._say("")

    def _things(self, state: MapState) -> frozenset[MapThing]:
        return things_on(MAP_GAME, state, area_of(self._place))

    def _where(self, tiles: Tiles) -> str:
        return filled(
            self.tr("Column {column}, row {row} of the tiles · {width} × {height} cells"),
            **counted_place(tiles, self._place),
            width=tiles.width,
            height=tiles.height,
        )

    def _notes(self, state: MapState, tiles: Tiles) -> int:
        cells = frozenset(cells_of_place(tiles, self._place))
        return sum(note.at in cells for note in state.content.notes)

    def _show_contents(self, state: MapState, found: tuple[MapThing, ...]) -> None:
        emptied(self._contents)
        self.contents.clear()
        for thing in found[:MOST_LISTED]:
            self.contents[thing] = self._row(state, thing)
            self._contents.addWidget(self.contents[thing])

    def _row(self, state: MapState, thing: MapThing) -> ClickRow:
        icon, owner = _icon(state, thing)
        made, _line = self.content_row(icon, describe_thing(state, thing), thing.at, owner)
        made.activated.connect(partial(self.context.selection.choose, (thing,)))
        return made

    def _say(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    # --- doing

    def _choose_all(self) -> None:
        self.context.selection.choose(self._things(self.state))

    def _turn(self, sixths: int) -> None:
        state = self.state
        tiles = state.board.tiles
        assert tiles is not None
        sketch = turned_in_place(
            MAP_GAME,
            state,
            self._things(state),
            lambda cell: rotated(cell, sixths),
            tile_center(tiles, self._place),
        )
        if sketch.skipped:
            self._say(worded_all(sketch.skipped[0].messages))
        else:
            self.submit(*sketch.commands)

    def _remove(self, *, clear: bool = False) -> None:
        self.submit(c.RemoveTile(self._place, clear=clear))


def _icon(state: MapState, thing: MapThing) -> tuple[str, PlayerId | None]:
    """How a thing is pictured in a list, and whose colours it has."""
    board = state.board
    match MapThingKind(thing.sort):
        case MapThingKind.PLANET:
            return "board/planet", None
        case MapThingKind.ASTEROID:
            return "board/asteroid", None
        case MapThingKind.SHIP:
            ship = board.ships[ShipId(thing.id)]
            seats = {seat.id: seat.faction for seat in state.content.seats}
            return f"ship/{seats.get(ship.owner, 'humans')}_{ship.cls}", ship.owner
        case MapThingKind.SPACE:
            one = board.space[StructureId(thing.id)]
            return f"structure/{one.kind}", one.owner
        case MapThingKind.GROUND:
            standing = state.occupancy.on_planet(thing.at)
            assert standing is not None
            folder = "natural" if isinstance(standing, Natural) else "structure"
            return f"{folder}/{standing.kind}", None
