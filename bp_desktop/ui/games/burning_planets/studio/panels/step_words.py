"""The steps of a map's journal as sentences."""

from collections import Counter

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import cell_name
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.games.burning_planets.book import names

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
        case c.SetOwner(_, owner):
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
        case c.MoveShip(_, at):
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
