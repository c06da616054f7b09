"""Commands of Parsec as anybody could type them: of things that are there, and of some that are
not."""

from random import Random
from typing import Any, get_args

import msgspec

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.state import ParsecMatch, Support
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.table import Stage

FIGHTS = (*get_args(c.ParsecFight), c.PlayEvent, c.ApplyText, c.RemoveUnit)
ALL = tuple(one for one in get_args(c.ParsecCommand) if one is not c.BeginParsec)
NOTHING = "nothing"
"""The id of no thing at all."""
OPTIONS = {
    "bank.on_empty": ("unlimited", "none"),
    "variant.alliances": (False, True),
    "variant.timed_minutes": (0, 90),
    "variant.simplified": (False, True),
    "combat.lines_only": (False, True),
    "ui.hidden_hands": (False, True),
    NOTHING: (1,),
}


class Typist:
    """Knows a match and types."""

    def __init__(self, match: ParsecMatch, random: Random) -> None:
        self.match, self.random = match, random
        involved = match.fight.involved if match.fight is not None else {}
        self.units = (*match.units, *(one for one in involved if one in match.units), NOTHING)
        self.cells = (*match.board.modules_at, Hex(99, 99))
        self.bodies = ("", *match.board.bodies, NOTHING)
        self.kinds = tuple(match.tables.resources)
        held = (one.card for player in match.players.values() for one in player.cards)
        factions = (one.id for one in match.definitions.factions)
        self.cards = (*held, *factions, NOTHING, "")
        self.key = random.choice(tuple(OPTIONS))

    def command(self) -> Command | None:
        """None: no file could hold what was typed."""
        random, kinds = self.random, ALL
        if self.match.stage is Stage.PLAY and self.match.fight is not None:
            kinds = FIGHTS if random.random() < 0.75 else ALL
        kind = random.choice(kinds)
        typed = {
            field.name: self.value(field)
            for field in msgspec.structs.fields(kind)
            if field.required or field.name == "player" or random.random() < 0.7
        }
        try:
            made: Command = msgspec.convert(msgspec.to_builtins(typed), kind)
        except msgspec.ValidationError:
            return None
        return made

    def value(self, field: Any) -> object:
        random, one = self.random, self.random.choice
        match field.name:
            case "unit" | "target" | "cargo" | "colony" | "aboard" | "board":
                return one((one(self.units), None))
            case "attackers" | "strikers":
                return self.some(lambda: one(self.units))
            case "pairs":
                return self.some(lambda: (one(self.units), one(self.units)))
            case "supports":
                return self.some(lambda: Support(ids.UnitId(one(self.units)), self.purse()))
            case "player" | "other":
                return self.player()
            case "agreed" | "consents" | "winners":
                return self.some(self.player)
            case "choices":
                return self.some(lambda: c.ProductionChoice(self.player(), self.purse()))
            case "tolls":
                return self.some(lambda: (self.player(), self.purse()))
            case "at" | "to":
                return one((one(self.cells), None))
            case "way":
                return self.some(lambda: one(self.cells))
            case "body":
                return one(self.bodies)
            case "kind" | "adds":
                return one((*self.match.tables.units, NOTHING))
            case "how":
                return one(("build", "convert", "reserve"))
            case "card" | "faction":
                return one(self.cards)
            case "rarity":
                return one(("", *self.match.tables.rarities, NOTHING))
            case "faces":
                return self.some(lambda: random.randint(0, 8))
            case "event":
                return one((*self.match.lasting, NOTHING))
            case "modules":
                known = [some.id for some in self.match.definitions.modules]
                return random.sample(known, min(len(known), random.choice((9, 12, 16))))
            case "factions":
                return self.some(lambda: one(self.cards))
            case "key":
                return self.key
            case "value":
                return one(OPTIONS[self.key])
        return self.plain(field)

    def plain(self, field: Any) -> object:
        """By what it is, where the name says no more."""
        if field.type is Purse:
            return self.purse()
        if field.type is ids.ResourceId:
            return self.random.choice((*self.kinds, NOTHING))
        if field.type is bool:
            return self.random.random() < 0.5
        if field.name == "resources":
            return self.random.sample(self.kinds, self.random.randint(1, 2))
        return self.random.choice((0, 1, 6, -1, "", "x"))

    def some(self, make: Any) -> list[object]:
        return [make() for _ in range(self.random.choice((0, 1, 1, 2, 3)))]

    def player(self) -> ids.PlayerId:
        return self.random.choice((*self.match.players, ids.PlayerId(NOTHING)))

    def purse(self) -> Purse:
        kinds = self.random.sample((*self.kinds, NOTHING), self.random.randint(0, 2))
        return Purse.of({one: self.random.randint(-2, 4) for one in kinds})
