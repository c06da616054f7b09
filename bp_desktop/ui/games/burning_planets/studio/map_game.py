"""Burning Planets as the map editor knows it: its maps, filled into the editor's seam."""

from typing import cast

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.difference import difference
from bp_desktop.games.burning_planets.map.events import AnyMapEvent, RevisionNamed
from bp_desktop.games.burning_planets.map.lookup import tiles_of
from bp_desktop.games.burning_planets.map.state import MapState, evolve
from bp_desktop.games.burning_planets.map.system import judge
from bp_desktop.games.burning_planets.map.validation import errors_by_rule
from bp_desktop.games.burning_planets.places import cell_name, cell_numbers
from bp_desktop.games.burning_planets.tiles import tile_center
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, filled
from bp_desktop.ui.board.style import Layers
from bp_desktop.ui.editor.context import EditorContext, MapArt
from bp_desktop.ui.editor.game import EditorGame, MapAreas, MapNotes, SymmetryGap
from bp_desktop.ui.editor.globe_art import globe_art
from bp_desktop.ui.editor.panels.layers_panel import LayerNames
from bp_desktop.ui.editor.panels.parts import EditorPanel, MarkingPanel
from bp_desktop.ui.editor.panels.revisions_panel import MapRevisions
from bp_desktop.ui.editor.symmetry import SymmetryImage
from bp_desktop.ui.editor.tool_context import ToolContext
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture, themed_picture
from bp_desktop.ui.games.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.games.burning_planets.art.labels import map_labels
from bp_desktop.ui.games.burning_planets.studio import map_images, map_things, map_words
from bp_desktop.ui.look.theme import Theme

MapChange = Change[MapState, c.AnyMapCommand, AnyMapEvent]
MapContext = EditorContext[MapState, c.AnyMapCommand, AnyMapEvent]
MapPanel = EditorPanel[MapState, c.AnyMapCommand, AnyMapEvent]
MapMarkingPanel = MarkingPanel[MapState, c.AnyMapCommand, AnyMapEvent]
MapToolContext = ToolContext[MapState, c.AnyMapCommand, AnyMapEvent]


def _together(commands: tuple[c.AnyMapCommand, ...], deed: MapDeed) -> c.AnyMapCommand:
    # Tools make single commands only; the map judges each of them anyway.
    return c.Together(cast("tuple[c.Single, ...]", commands), deed)


def _named_cells(command: c.AnyMapCommand) -> tuple[Hex, ...]:
    match command:
        case c.PlaceNatural(cells=cells) | c.ClearGround(cells=cells):
            return cells
        case c.PastePlanet(planet=planet):
            at = planet.center
        case _:
            at = getattr(command, "center", None) or getattr(command, "at", None)
    return (at,) if at is not None else ()


def _gaps(
    state: MapState, images: tuple[SymmetryImage, ...]
) -> tuple[SymmetryGap[c.AnyMapCommand], ...]:
    """Places where a tile is missing (BP-BOARD-2)."""
    missing = map_images.missing_tiles(state, images)
    if not missing:
        return ()
    tiles = tiles_of(state)
    text = map_words.translate(
        "SymmetryPanel", "A tile is missing in column {column}, row {row} of the tiles"
    )
    return tuple(
        SymmetryGap(
            filled(text, **map_things.counted_place(tiles, place)),
            tile_center(tiles, place),
            c.AddTile(place),
        )
        for place in missing
    )


_AREAS: MapAreas[MapState, c.AnyMapCommand] = MapAreas(
    at=map_things.area_at,
    is_label=map_things.is_tile_number,
    cells=map_things.cells_of_area,
    center=lambda state, area: tile_center(tiles_of(state), map_things.tile_of(area)),
    is_laid=map_things.is_laid,
    removal=lambda area: c.RemoveTile(map_things.tile_of(area)),
)

MAP_NOTES: MapNotes[MapState, c.AnyMapCommand] = MapNotes(
    all=lambda state: {note.at: note.text for note in state.content.notes},
    put=c.PutNote,
    remove=c.RemoveNote,
)

MAP_GAME: EditorGame[MapState, c.AnyMapCommand, AnyMapEvent] = EditorGame(
    content=lambda state: state.content,
    things=map_things.all_things,
    thing_at=map_things.thing_at,
    cells_of=map_things.cells_of,
    carrier=map_things.carrier,
    on_board=lambda state, cell: cell in state.geometry.tile_of,
    judge=judge,
    evolve=evolve,
    together=_together,
    most_parts=c.MOST_PARTS,
    move=map_things.moving,
    removals=map_things.removals,
    named_cells=_named_cells,
    copied=map_images.copied,
    decoded=map_images.decoded,
    clip_type=map_images.CLIP_TYPE,
    frame=map_images.frame_of,
    middle=map_images.middle_of_map,
    image_of=map_images.image_of,
    is_like=map_images.is_like,
    image_commands=map_images.image_commands,
    gaps=_gaps,
    describe_cell=map_words.describe_cell,
    describe_thing=map_words.describe_thing,
    describe_step=map_words.step_words,
    name_cell=lambda state, cell: cell_name(state.board.tiles, cell),
    numbers_of=lambda state, cell: cell_numbers(state.board.tiles, cell),
    errors=errors_by_rule,
    areas=_AREAS,
    notes=MAP_NOTES,
)


# --- what it looks like


def _picture(state: MapState, theme: Theme, layers: Layers) -> BoardPicture:
    content = state.content
    labels = map_labels(content)
    return themed_picture(content.board, content.options, content.seats, theme, labels, layers)


MAP_ART: MapArt[MapState] = globe_art(_picture, lambda state: state.content.seats, BOARD_COLORS)

PROBLEMS, TERRITORY = "problems", "territory"
"""Overlays."""

LAYER_NAMES = LayerNames(
    board=(
        ("cell_lines", QT_TRANSLATE_NOOP("LayersPanel", "Grid of cells")),
        ("tile_lines", QT_TRANSLATE_NOOP("LayersPanel", "Edges of tiles")),
        ("tile_numbers", QT_TRANSLATE_NOOP("LayersPanel", "Numbers of tiles")),
        ("coordinates", QT_TRANSLATE_NOOP("LayersPanel", "Coordinates in the cells")),
    ),
    things=(
        ("natural", QT_TRANSLATE_NOOP("LayersPanel", "Forests and mountains")),
        ("structures", QT_TRANSLATE_NOOP("LayersPanel", "Structures")),
        ("owners", QT_TRANSLATE_NOOP("LayersPanel", "Owners")),
        ("names", QT_TRANSLATE_NOOP("LayersPanel", "Names of planets")),
        ("asteroids", QT_TRANSLATE_NOOP("LayersPanel", "Asteroids")),
        ("ships", QT_TRANSLATE_NOOP("LayersPanel", "Ships and stations")),
    ),
    overlays=(
        (PROBLEMS, QT_TRANSLATE_NOOP("LayersPanel", "Problems")),
        (TERRITORY, QT_TRANSLATE_NOOP("LayersPanel", "Territory (nearest starting planet)")),
    ),
)


# --- its revisions


def _named(event: AnyMapEvent) -> tuple[int, str] | None:
    return (event.of, event.name) if isinstance(event, RevisionNamed) else None


MAP_REVISIONS: MapRevisions[MapState, c.AnyMapCommand, AnyMapEvent] = MapRevisions(
    named=_named,
    name=c.NameRevision,
    restore=lambda state: c.AdoptMap(state.content),
    differences=lambda before, after: difference(before.content, after.content),
)
