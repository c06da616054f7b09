"""A table with three players and two cargo ships, for tests about what lies face down."""

import random
from dataclasses import replace as with_fields
from datetime import UTC, datetime

from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.messages import Objected
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.core.sealing import LEAST_COST, Opening, Seal, open_seal
from bp_desktop.games.burning_planets.board import Board, Planet, Ship
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    BiomeId,
    ClassId,
    ContractId,
    FactionId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    SealId,
    ShipId,
    SizeId,
    UnitId,
)
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.secret_contents import sealed
from bp_desktop.games.burning_planets.match.secret_values import (
    Contents,
    Contract,
    ContractStatus,
    Delivery,
    Terms,
)
from bp_desktop.games.burning_planets.match.state import Match, OwnTurn, Player
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tables import vocabulary_of
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.table import Stage
from bp_desktop.resources import read_text
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.match.build import SECRET_BOOKS

AARON, BJORN, CAROL = PlayerId("aaron"), PlayerId("bjorn"), PlayerId("carol")
HERE, THERE, YONDER = PlanetId("here"), PlanetId("there"), PlanetId("yonder")
"""Planets of Aaron, Bjorn and Carol."""
SHIP, OTHER_SHIP, HUNTER = ShipId("freighter"), ShipId("barge"), UnitId("hunter")
"""Bjorn's cargo ship number 3, Aaron's number 4, Carol's warship number 1."""
FIRST = ContractId("1.1")
"""Drafted in the first step at a table."""
FIRST_SEAL = SealId("1.1")

PASSPHRASES = {AARON: "seven red herrings", BJORN: "gold under the stairs"}
NO_PASSPHRASES: dict[PlayerId, str | None] = {AARON: None, BJORN: None}

TABLES = load_tables(read_text("rules", "burning_planets.toml"), source="burning_planets.toml")


def purse(biomass: int = 0, concrete: int = 0, food: int = 0, metal: int = 0) -> Purse:
    return Purse.of(biomass=biomass, concrete=concrete, food=food, metal=metal)


def new_match(options: Options | None = None, **treasuries: Purse) -> Match:
    """Bjorn's action phase, beside a real board; Aaron 50/0/0/0 and Bjorn 5/0/0/40 as in EX-42."""
    held = {"aaron": purse(50), "bjorn": purse(5, metal=40), "carol": EMPTY, **treasuries}
    factions = {AARON: "xenos", BJORN: "digitals", CAROL: "humans"}
    players = {
        id_: Player(id_, id_.title(), FactionId(faction), treasury=held[id_], fleet=4)
        for id_, faction in factions.items()
    }
    homes = {AARON: HERE, BJORN: THERE, CAROL: YONDER}
    planets = {
        home: Planet(home, SizeId("small"), BiomeId("fair"), owner=owner)
        for owner, home in homes.items()
    }
    ships = (
        Ship(SHIP, BJORN, CARGO, 3),
        Ship(OTHER_SHIP, AARON, CARGO, 4),
        Ship(ShipId(HUNTER), CAROL, ClassId("big"), 1),
    )
    return Match(
        stage=Stage.PLAY,
        tables=TABLES,
        options=options or SECRET_BOOKS,
        positions=Positions.TABLE,
        players=players,
        order=(AARON, BJORN, CAROL),
        vocabulary=vocabulary_of(TABLES),
        board=Board(planets=planets, ships={ship.id: ship for ship in ships}),
        turn=OwnTurn(5, 2, BJORN, Phase.ACTIONS, rolled=True, collected=True),
    )


class Table:
    """A session on a made position, with a journal whose bytes can be looked at."""

    def __init__(self, match: Match | None = None) -> None:
        start = new_match() if match is None else match
        self.journal = MemoryJournal()
        self.system = with_fields(match_system(), start=start)
        self.session: Session[Match, Command, Event] = Session(
            self.system, self.journal, AppDice(1), lambda: datetime(2026, 1, 1, tzinfo=UTC)
        )
        self.random = random.Random(7)

    @property
    def match(self) -> Match:
        return self.session.state

    def do(self, *commands: Command, overrule: bool = False) -> tuple[MatchEvent, ...]:
        """Submit; the events of the last command."""
        events: tuple[MatchEvent, ...] = ()
        for command in commands:
            events = self.session.submit(command, overrule=overrule).entry.events
        return events

    def objections(self, command: Command) -> dict[str, tuple[str, ...]]:
        """Keys and rules of the objections to a command, which changes nothing."""
        before = self.match
        try:
            self.session.submit(command)
        except Objected as objected:
            assert self.match is before
            return {message.key: message.rules for message in objected.messages}
        return {}

    def reopened(self) -> Match:
        """What a new session makes of the journal alone."""
        return Session(self.system, self.journal, AppDice(1)).state

    @property
    def bytes(self) -> bytes:
        return b"\n".join(line.body for line in self.journal.lines())

    @property
    def contract(self) -> Contract:
        [contract] = self.match.secrets.contracts.values()
        return contract

    def status(self) -> ContractStatus:
        return self.contract.status

    def treasury(self, player: PlayerId) -> Purse:
        return self.match.players[player].treasury

    def goods(self, goods: Purse, passphrases: dict[PlayerId, str | None] | None = None) -> Seal:
        phrases = {**PASSPHRASES} if passphrases is None else passphrases
        return sealed(Contents(goods), phrases, self.random.randbytes, LEAST_COST)

    def terms(self, terms: Terms, passphrases: dict[PlayerId, str | None] | None = None) -> Seal:
        phrases = {**PASSPHRASES} if passphrases is None else passphrases
        return sealed(terms, phrases, self.random.randbytes, LEAST_COST)

    def then(self, player: PlayerId, **changes: object) -> "Table":
        """A new table with this position, in the action phase of another own turn."""
        turn = OwnTurn(
            self.match.turn.number + 1, 2, player, Phase.ACTIONS, rolled=True, collected=True
        )
        secrets = self.match.secrets
        given = frozenset((*secrets.contracts, *secrets.cargo, *secrets.lines))
        return Table(replace(self.match, turn=turn, foreign=given, **changes))


def opened(seal: Seal, by: PlayerId = AARON) -> Opening:
    opening = open_seal(seal, PASSPHRASES[by])
    assert isinstance(opening, Opening)
    return opening


BARTER = Terms(
    carrier=BJORN,
    ship_number=3,
    deliveries=(Delivery(AARON, BJORN, purse(20)), Delivery(BJORN, AARON, purse(metal=10))),
)
"""EX-47: 20 B against 10 M, ship 3."""
