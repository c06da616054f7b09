"""Words for maps: a cell and what is in it, a player, and the steps of a map's journal."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.games.burning_planets.board import Asteroid, MapSeat, Planet, Ship, SpaceStructure
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace
from bp_desktop.texts.formats import cell_name
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.studio.map_things import Sort

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
    col, row = to_offset(cell)
    tile = state.geometry.tile_of.get(cell)
    if tile is None:
        text = translate("Describe", "off the board · column {col}, row {row}")
    else:
        text = translate("Describe", "tile {tile} · column {col}, row {row}")
    parts = [filled(text, tile=tile, col=col, row=row), *_contents(state, cell)]
    note = next((note.text for note in state.content.notes if note.at == cell), None)
    if note is not None:
        parts.append(filled(translate("Describe", "note: {words}"), words=note))
    return " · ".join(parts)


def describe_thing(state: MapState, thing: MapThing) -> str:
    """What it is, without where."""
    if thing.sort == Sort.PLANET:
        planet = state.board.planets.get(PlanetId(thing.id))
        return planet_words(state, planet) if planet is not None else thing.id
    found = _contents(state, thing.at)
    return found[0] if found else thing.id


def player_words(state: MapState, player: PlayerId) -> str:
    """A seat's name, or its number and faction."""
    for number, seat in enumerate(state.content.seats, start=1):
        if seat.id == player:
            faction = names().faction(seat.faction)
            text = translate("Describe", "player {number} ({faction})")
            return seat.name or filled(text, number=number, faction=faction)
    return player


def seat_title(seat: MapSeat) -> str:
    """What a player is called: the name, or the faction."""
    return seat.name or names().faction(seat.faction)


def seat_titles(seats: Iterable[MapSeat]) -> dict[PlayerId, str]:
    """What the players are called; those of the same name are numbered."""
    made: dict[PlayerId, str] = {}
    used: dict[str, int] = {}
    for seat in seats:
        title = seat_title(seat)
        used[title] = used.get(title, 0) + 1
        made[seat.id] = title if used[title] == 1 else f"{title} {used[title]}"
    return made


def planet_words(state: MapState, planet: Planet) -> str:
    words = names()
    text = translate("Describe", "{biome}, {size}")
    size = words.size(planet.size).lower()
    what = filled(text, size=size, biome=words.biome(planet.biome))
    if planet.name:
        what = filled(translate("Describe", "{name} ({what})"), name=planet.name, what=what)
    if planet.owner is not None:
        owned = translate("Describe", "{what} of {owner}")
        what = filled(owned, what=what, owner=player_words(state, planet.owner))
    return what


def _contents(state: MapState, cell: Hex) -> list[str]:
    """What stands in the cell, then what the cell is part of."""
    words = names()
    standing = state.occupancy.at(cell)
    found: list[str] = []
    owned = translate("Describe", "{what} of {owner}")
    match standing:
        case Ship():
            what = words.ship_class(standing.cls)
            number = translate("Describe", "{what} ship no. {number}")
            ship = filled(number, what=what, number=standing.number)
            found.append(filled(owned, what=ship, owner=player_words(state, standing.owner)))
        case SpaceStructure():
            kind = words.kind(standing.kind)
            found.append(filled(owned, what=kind, owner=player_words(state, standing.owner)))
        case Asteroid():
            deployed = state.occupancy.on_asteroids.get(standing.id)
            if deployed is not None:
                kind = words.kind(deployed.kind)
                found.append(filled(owned, what=kind, owner=player_words(state, deployed.owner)))
            found.append(translate("Describe", "asteroid"))
        case None:
            pass
        case _:
            found.append(words.kind(standing.kind))
    planet = state.geometry.planet_at.get(cell)
    if planet is not None:
        found.append(_zone(state.geometry.zone_at[cell]))
        found.append(planet_words(state, state.board.planets[planet]))
    elif not found and cell in state.geometry.tile_of:
        orbits = cell in state.geometry.orbits_at
        found.append(translate("Describe", "orbit") if orbits else translate("Describe", "space"))
    return found


def _zone(zone: Zone) -> str:
    match zone:
        case Zone.CENTER:
            return translate("Describe", "centre")
        case Zone.INTERIOR:
            return translate("Describe", "interior")
        case Zone.BORDER:
            return translate("Describe", "border")


# --- steps


def step_words(command: object) -> str:
    """What a command did, in a few words."""
    if isinstance(command, c.Together):
        return _together(command)
    for words in (_whole, _planets, _ground, _space, _people, _dice):
        said = words(command)
        if said:
            return said
    return type(command).__name__


def _together(command: c.Together) -> str:
    """The commonest part, and how many there are."""
    turned = _turned(command)
    if turned:
        return counted(translate("Steps", "Turned or mirrored %n thing(s)", "", turned), turned)
    kinds = Counter(type(part) for part in command.commands)
    kind = kinds.most_common(1)[0][0]
    first = next(part for part in command.commands if type(part) is kind)
    words = step_words(first)
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


def _at(text: str, cell: Hex, **facts: object) -> str:
    return filled(text, cell=cell_name(cell), **facts)


def _place(text: str, place: TilePlace) -> str:
    return filled(text, column=place.tx + 1, row=place.ty + 1)


def _whole(command: object) -> str:
    match command:
        case c.CreateMap():
            return translate("Steps", "Began the map")
        case c.AdoptMap():
            return translate("Steps", "Took over a map from a file")
        case c.RenameMap(title):
            return filled(translate("Steps", "Called the map “{title}”"), title=title)
        case c.ChangeOptions():
            return translate("Steps", "Changed table options")
        case c.AddTile(place):
            return _place(translate("Steps", "Laid a tile (column {column}, row {row})"), place)
        case c.RemoveTile(place):
            return _place(translate("Steps", "Took a tile (column {column}, row {row})"), place)
        case c.ChangeGrid(wide, high):
            text = translate("Steps", "Laid {wide} × {high} tiles")
            return filled(text, wide=wide, high=high)
        case c.SetOutline():
            return translate("Steps", "Changed the outline")
        case c.NameRevision(_, name) if name:
            return filled(translate("Steps", "Named a revision “{name}”"), name=name)
        case c.NameRevision():
            return translate("Steps", "Forgot the name of a revision")
        case c.ResizeTiles(width, height):
            text = translate("Steps", "Made tiles {width} × {height} cells large")
            return filled(text, width=width, height=height)
    return ""


def _planets(command: object) -> str:
    match command:
        case c.PlacePlanet(center):
            return _at(translate("Steps", "Drew a planet around {cell}"), center)
        case c.PastePlanet():
            return translate("Steps", "Pasted a planet")
        case c.MovePlanet(_, center):
            return _at(translate("Steps", "Moved a planet to {cell}"), center)
        case c.RemovePlanet():
            return translate("Steps", "Removed a planet")
        case c.ResizePlanet(_, size):
            return filled(translate("Steps", "Resized a planet: {size}"), size=names().size(size))
        case c.SetBiome(_, biome):
            text = translate("Steps", "Changed a planet's biome: {biome}")
            return filled(text, biome=names().of("biome_short", biome))
        case c.RenamePlanet(_, name) if name:
            return filled(translate("Steps", "Called a planet “{name}”"), name=name)
        case c.RenamePlanet():
            return translate("Steps", "Took a planet's name away")
        case c.SetPlanetOwner(_, owner):
            if owner is None:
                return translate("Steps", "Took a planet from its owner")
            return translate("Steps", "Gave a planet an owner")
        case c.SetStarting(_, seat):
            if seat is None:
                return translate("Steps", "Took a starting planet from a player")
            return translate("Steps", "Gave a player a starting planet")
    return ""


def _ground(command: object) -> str:
    match command:
        case c.PlaceNatural(kind, cells):
            text = counted(translate("Steps", "{kind}: %n cell(s)", "", len(cells)), len(cells))
            return filled(text, kind=names().kind(kind))
        case c.PlaceStructure(kind, at):
            return _at(translate("Steps", "{kind} built in {cell}"), at, kind=names().kind(kind))
        case c.ClearGround(cells):
            return counted(translate("Steps", "Cleared %n cell(s)", "", len(cells)), len(cells))
        case c.MoveGround(at, to):
            text = translate("Steps", "Moved something from {start} to {cell}")
            return _at(text, to, start=cell_name(at))
    return ""


def _space(command: object) -> str:
    match command:
        case c.PlaceAsteroid(at):
            return _at(translate("Steps", "Drew an asteroid in {cell}"), at)
        case c.MoveAsteroid(_, at):
            return _at(translate("Steps", "Moved an asteroid to {cell}"), at)
        case c.RemoveAsteroid():
            return translate("Steps", "Removed an asteroid")
        case c.PlaceShip(_, cls, at):
            name = names().ship_class(cls)
            return _at(translate("Steps", "Put a ship ({name}) in {cell}"), at, name=name)
        case c.ShiftShip(_, at):
            return _at(translate("Steps", "Moved a ship to {cell}"), at)
        case c.RemoveShip():
            return translate("Steps", "Removed a ship")
        case c.NumberShip(_, number):
            return filled(translate("Steps", "Numbered a ship {number}"), number=number)
        case c.SetHold():
            return translate("Steps", "Changed what a ship carries")
        case c.PlaceSpaceStructure(_, kind, at):
            return _at(translate("Steps", "{kind} deployed in {cell}"), at, kind=names().kind(kind))
        case c.MoveSpaceStructure(_, at):
            return _at(translate("Steps", "Moved a space structure to {cell}"), at)
        case c.RemoveSpaceStructure():
            return translate("Steps", "Removed a space structure")
    return ""


def _people(command: object) -> str:
    match command:
        case c.SetSeats(seats):
            return counted(translate("Steps", "Seated %n player(s)", "", len(seats)), len(seats))
        case c.SetTreasury():
            return translate("Steps", "Changed a treasury")
        case c.SetReserve():
            return translate("Steps", "Changed a reserve")
        case c.SetStanding():
            return translate("Steps", "Changed who begins")
        case c.PutNote(at, text):
            return _at(translate("Steps", "Note in {cell}: {words}"), at, words=text)
        case c.RemoveNote(at):
            return _at(translate("Steps", "Removed the note in {cell}"), at)
        case c.AcceptProblem(rule):
            return filled(translate("Steps", "Accepted {rule}"), rule=rule)
        case c.UnacceptProblem(rule):
            return filled(translate("Steps", "No longer accepted {rule}"), rule=rule)
    return ""


def _dice(command: object) -> str:
    match command:
        case c.GenerateMap(seed) if seed:
            return filled(translate("Steps", "Rolled the map (seed {seed})"), seed=seed)
        case c.GenerateMap():
            return translate("Steps", "Rolled the map")
        case c.BeginGeneration():
            return translate("Steps", "Began to roll the map")
        case c.RollNext():
            return translate("Steps", "Threw a die for the map")
        case c.FinishGeneration():
            return translate("Steps", "Rolled the rest of the map")
        case c.StopGeneration():
            return translate("Steps", "Stopped rolling the map")
    return ""
