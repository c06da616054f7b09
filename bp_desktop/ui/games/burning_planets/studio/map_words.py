"""Words for maps: a cell and what is in it, a player, and the steps of a map's journal."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import asdict
from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import MapSeat, Planet, Ship
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import named_planet
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.games.shared.map_deeds import MapDeed
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP, counted, filled
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.games.burning_planets.book import fact_words, names
from bp_desktop.ui.games.burning_planets.cell_words import BoardNames, cell_words, contents_words
from bp_desktop.ui.games.burning_planets.studio.map_things import MapThingKind
from bp_desktop.ui.words.wording import translated

translate = QCoreApplication.translate

TAKES = (c.RemovePlanet, c.ClearGround, c.RemoveAsteroid, c.RemoveShip, c.RemoveSpaceStructure)
PUTS = (
    c.PastePlanet,
    c.PlaceNatural,
    c.PlaceStructure,
    c.PlaceAsteroid,
    c.PlaceShip,
    c.PlaceSpaceStructure,
    c.SetHold,
)


def describe_cell(state: MapState, cell: Hex) -> str:
    """Where it is and what is there, the most important first."""
    parts = cell_words(state.board, state.occupancy, _names_in(state), cell)
    note = next((note.text for note in state.content.notes if note.at == cell), None)
    if note is not None:
        parts.append(filled(translate("Describe", "note: {words}"), words=note))
    return " · ".join(parts)


def describe_thing(state: MapState, thing: MapThing) -> str:
    """What it is, without where."""
    if thing.sort == MapThingKind.PLANET:
        planet = state.board.planets.get(PlanetId(thing.id))
        return planet_words(state, planet) if planet is not None else thing.id
    found = contents_words(state.occupancy, _names_in(state), thing.at)
    return found[0] if found else thing.id


def player_words(state: MapState, player: PlayerId) -> str:
    """A seat's name, or its number and faction."""
    for number, seat in enumerate(state.content.seats, start=1):
        if seat.id == player:
            faction = names().faction(seat.faction)
            text = translate("Describe", "player {number} ({faction})")
            return seat.name or filled(text, number=number, faction=faction)
    return player


def seat_titles(seats: Iterable[MapSeat]) -> dict[PlayerId, str]:
    """What the players are called, by name or faction; those called the same are numbered."""
    made: dict[PlayerId, str] = {}
    used: dict[str, int] = {}
    for seat in seats:
        title = seat.name or names().faction(seat.faction)
        used[title] = used.get(title, 0) + 1
        made[seat.id] = title if used[title] == 1 else f"{title} {used[title]}"
    return made


def planet_title(state: MapState, planet: Planet) -> str:
    """What it is called in lists, sentences and on the board."""
    return fact_words(named_planet(state.content, planet))


def planet_words(state: MapState, planet: Planet) -> str:
    """What it is called, what it is and whose."""
    return f"{planet_title(state, planet)} · {planet_note(state, planet)}"


def planet_note(state: MapState, planet: Planet) -> str:
    """What it is and whose."""
    words = names()
    text = translate("Describe", "{biome}, {size}")
    size = words.size(planet.size).lower()
    said = [filled(text, size=size, biome=words.biome(planet.biome))]
    if planet.owner is not None:
        text = translate("Describe", "owner: {owner}")
        said.append(filled(text, owner=player_words(state, planet.owner)))
    return " · ".join(said)


def _names_in(state: MapState) -> BoardNames:
    return BoardNames(
        ship=_ship_words,
        player=lambda player: player_words(state, player),
        planet=lambda planet: planet_words(state, state.board.planets[planet]),
    )


def _ship_words(ship: Ship) -> str:
    text = translate("Describe", "{what} no. {number}")
    return filled(text, what=names().ship_class(ship.cls), number=ship.number)


# --- steps


STEPS: dict[type[object], str] = {
    c.CreateMap: QT_TRANSLATE_NOOP("Steps", "Began the map"),
    c.AdoptMap: QT_TRANSLATE_NOOP("Steps", "Loaded a map from a file"),
    c.RenameMap: QT_TRANSLATE_NOOP("Steps", "Named the map “{title}”"),
    c.ChangeOptions: QT_TRANSLATE_NOOP("Steps", "Changed table options"),
    c.AddTile: QT_TRANSLATE_NOOP("Steps", "Added a tile (column {column}, row {row})"),
    c.RemoveTile: QT_TRANSLATE_NOOP("Steps", "Removed a tile (column {column}, row {row})"),
    c.ChangeGrid: QT_TRANSLATE_NOOP("Steps", "Added {wide} × {high} tiles"),
    c.SetOutline: QT_TRANSLATE_NOOP("Steps", "Changed the outline"),
    c.NameRevision: QT_TRANSLATE_NOOP("Steps", "Named a revision “{name}”"),
    c.ResizeTiles: QT_TRANSLATE_NOOP("Steps", "Made tiles {width} × {height} cells large"),
    c.PlacePlanet: QT_TRANSLATE_NOOP("Steps", "Drew a planet around {cell}"),
    c.PastePlanet: QT_TRANSLATE_NOOP("Steps", "Pasted a planet"),
    c.MovePlanet: QT_TRANSLATE_NOOP("Steps", "Moved a planet to {cell}"),
    c.RemovePlanet: QT_TRANSLATE_NOOP("Steps", "Removed a planet"),
    c.ResizePlanet: QT_TRANSLATE_NOOP("Steps", "Resized a planet: {size}"),
    c.SetBiome: QT_TRANSLATE_NOOP("Steps", "Changed a planet's biome: {biome}"),
    c.RenamePlanet: QT_TRANSLATE_NOOP("Steps", "Named a planet “{name}”"),
    c.SetPlanetOwner: QT_TRANSLATE_NOOP("Steps", "Gave a planet an owner"),
    c.SetStarting: QT_TRANSLATE_NOOP("Steps", "Gave a player a starting planet"),
    c.PlaceStructure: QT_TRANSLATE_NOOP("Steps", "{kind} built in {cell}"),
    c.MoveGround: QT_TRANSLATE_NOOP("Steps", "Moved something from {start} to {cell}"),
    c.PlaceAsteroid: QT_TRANSLATE_NOOP("Steps", "Drew an asteroid in {cell}"),
    c.MoveAsteroid: QT_TRANSLATE_NOOP("Steps", "Moved an asteroid to {cell}"),
    c.RemoveAsteroid: QT_TRANSLATE_NOOP("Steps", "Removed an asteroid"),
    c.PlaceShip: QT_TRANSLATE_NOOP("Steps", "Placed a ship ({name}) in {cell}"),
    c.ShiftShip: QT_TRANSLATE_NOOP("Steps", "Moved a ship to {cell}"),
    c.RemoveShip: QT_TRANSLATE_NOOP("Steps", "Removed a ship"),
    c.NumberShip: QT_TRANSLATE_NOOP("Steps", "Numbered a ship {number}"),
    c.SetHold: QT_TRANSLATE_NOOP("Steps", "Changed what a ship carries"),
    c.PlaceSpaceStructure: QT_TRANSLATE_NOOP("Steps", "{kind} placed in {cell}"),
    c.MoveSpaceStructure: QT_TRANSLATE_NOOP("Steps", "Moved a space structure to {cell}"),
    c.RemoveSpaceStructure: QT_TRANSLATE_NOOP("Steps", "Removed a space structure"),
    c.SetTreasury: QT_TRANSLATE_NOOP("Steps", "Changed a treasury"),
    c.SetReserve: QT_TRANSLATE_NOOP("Steps", "Changed a reserve"),
    c.SetStanding: QT_TRANSLATE_NOOP("Steps", "Changed who begins"),
    c.PutNote: QT_TRANSLATE_NOOP("Steps", "Note in {cell}: {words}"),
    c.RemoveNote: QT_TRANSLATE_NOOP("Steps", "Removed the note in {cell}"),
    c.AcceptProblem: QT_TRANSLATE_NOOP("Steps", "Accepted {rule}"),
    c.UnacceptProblem: QT_TRANSLATE_NOOP("Steps", "No longer accepted {rule}"),
    c.GenerateMap: QT_TRANSLATE_NOOP("Steps", "Generated the map (seed {seed})"),
    c.BeginGeneration: QT_TRANSLATE_NOOP("Steps", "Began to generate the map"),
    c.RollNext: QT_TRANSLATE_NOOP("Steps", "Rolled a die for the map"),
    c.FinishGeneration: QT_TRANSLATE_NOOP("Steps", "Generated the rest of the map"),
    c.StopGeneration: QT_TRANSLATE_NOOP("Steps", "Stopped generating the map"),
}
"""What a command did; the places are filled from its fields."""
WITHOUT: dict[type[object], tuple[str, str]] = {
    c.NameRevision: ("name", QT_TRANSLATE_NOOP("Steps", "Removed the name of a revision")),
    c.RenamePlanet: ("name", QT_TRANSLATE_NOOP("Steps", "Removed a planet's name")),
    c.SetPlanetOwner: ("owner", QT_TRANSLATE_NOOP("Steps", "Removed a planet's owner")),
    c.SetStarting: ("seat", QT_TRANSLATE_NOOP("Steps", "Removed a player's starting planet")),
    c.GenerateMap: ("seed", QT_TRANSLATE_NOOP("Steps", "Generated the map")),
}
"""What it did where a field of it is empty."""


def step_words(state: MapState, command: c.AnyMapCommand) -> str:
    """What a command did, in a few words; cells are called as on the board of today."""
    match command:
        case c.Together():
            return _together(state, command)
        case c.PlaceNatural(kind, cells):
            text = counted(translate("Steps", "{kind}: %n cell(s)", "", len(cells)), len(cells))
            return filled(text, kind=names().kind(kind))
        case c.ClearGround(cells):
            return counted(translate("Steps", "Cleared %n cell(s)", "", len(cells)), len(cells))
        case c.SetSeats(seats):
            return counted(translate("Steps", "Players seated: %n", "", len(seats)), len(seats))
    fields = asdict(command)
    field, without = WITHOUT.get(type(command), ("", ""))
    text = without if field and not fields[field] else STEPS[type(command)]
    facts = {name: fact for one in fields.items() for name, fact in _facts(state, *one)}
    return filled(translated("Steps", text), **facts)


def _facts(state: MapState, field: str, value: Any) -> Iterator[tuple[str, object]]:
    """What a field says, by the names that the texts have for it."""
    words = names()
    match field:
        case "at":
            name = cell_name(state.board.tiles, value)
            yield from (("cell", name), ("start", name))
        case "center" | "to":
            yield "cell", cell_name(state.board.tiles, value)
        case "place":
            yield from (("column", value.tx + 1), ("row", value.ty + 1))
        case "size":
            yield field, words.size(value)
        case "biome":
            yield field, words.of("biome_short", value)
        case "kind":
            yield field, words.kind(value)
        case "cls":
            yield "name", words.ship_class(value)
        case "text":
            yield "words", value
        case _:
            yield field, value


def _together(state: MapState, command: c.Together) -> str:
    """What it was all for, else the commonest part, and how many there are."""
    n = len(command.commands)
    match command.deed:
        case MapDeed.PASTE:
            return counted(translate("Steps", "Pasted %n item(s)", "", n), n)
        case MapDeed.SYMMETRY:
            return counted(translate("Steps", "Made the map symmetric: %n change(s)", "", n), n)
        case MapDeed.FIX:
            return counted(translate("Steps", "Fixed problems: %n change(s)", "", n), n)
        case MapDeed.DRAWING:
            pass
    turned = _turned(command)
    if turned:
        return counted(translate("Steps", "Turned or mirrored %n item(s)", "", turned), turned)
    kinds = Counter(type(part) for part in command.commands)
    kind = kinds.most_common(1)[0][0]
    first = next(part for part in command.commands if type(part) is kind)
    words = step_words(state, first)
    others = len(command.commands) - 1
    if not others:
        return words
    more = counted(translate("Steps", "and %n more", "", others), others)
    return f"{words} {more}"


def _turned(command: c.Together) -> int:
    """How many things were taken up and put down again; 0 if that is not what was done."""
    taken = [part for part in command.commands if isinstance(part, TAKES)]
    put = command.commands[len(taken) :]
    if not taken or not put or not all(isinstance(part, PUTS) for part in put):
        return 0
    return sum(len(part.cells) if isinstance(part, c.ClearGround) else 1 for part in taken)
