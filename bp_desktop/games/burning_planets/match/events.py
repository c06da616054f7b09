"""Events of a match by the rules: past tense, with the results inside."""

import msgspec

from bp_desktop.core.accounts import Postings
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import (
    Board,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    EventId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match.state import Ending, Player
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.system import Enforcement

# --- set-up


class MatchCreated(MatchEvent, frozen=True, tag="match_created"):
    players: tuple[Player, ...]
    """With reserves, but without money: that is granted."""
    board: Board
    tables: Tables
    options: Options
    enforcement: Enforcement
    positions: Positions
    title: str = ""
    unplaced: dict[PlayerId, tuple[KindId, ...]] = msgspec.field(default_factory=dict)
    postings: Postings = ()
    """What holds of a scenario begin with: the board has it already, the ledger has it from here
    (BP-APP-2)."""


class StartGranted(MatchEvent, frozen=True, tag="start_granted"):
    player: PlayerId
    postings: Postings = ()


class OrderThrow(msgspec.Struct, frozen=True):
    player: PlayerId
    face: int


class OrderRolled(MatchEvent, frozen=True, tag="order_rolled"):
    rolls: tuple[OrderThrow, ...]
    leaders: tuple[PlayerId, ...]


class OrderSettled(MatchEvent, frozen=True, tag="order_settled"):
    order: tuple[PlayerId, ...]


class StartingStructurePlaced(MatchEvent, frozen=True, tag="starting_structure_placed"):
    player: PlayerId
    planet: PlanetId
    structure: Structure


class PlanetAdded(MatchEvent, frozen=True, tag="planet_added"):
    planet: Planet


class PlayBegan(MatchEvent, frozen=True, tag="play_began"):
    pass


# --- turn


class TurnBegan(MatchEvent, frozen=True, tag="turn_began"):
    player: PlayerId
    number: int
    round: int
    phase: Phase
    opens_round: bool = False
    rolled: bool = False
    """Already, at the start of the round; or nothing is rolled in this own turn."""
    event: EventId | None = None
    collected: bool = False
    rested: tuple[UnitId, ...] = ()
    """Units that have their actions again. What those of others have spent stays known: a defence
    may fire in reaction until its owner's next own turn (AMB-49)."""
    idle: tuple[ShipId, ...] = ()
    """Ships that lose this own turn for having bombarded in another player's (AMB-58)."""


class PhaseEntered(MatchEvent, frozen=True, tag="phase_entered"):
    phase: Phase


class EventThrow(msgspec.Struct, frozen=True, omit_defaults=True):
    player: PlayerId
    face: int
    event: EventId | None = None


class EventRolled(MatchEvent, frozen=True, tag="event_rolled"):
    results: tuple[EventThrow, ...]
    """The active player's; at the start of a round, everybody's (AMB-22)."""


class ResourcesCollected(MatchEvent, frozen=True, tag="resources_collected"):
    player: PlayerId
    postings: Postings = ()


# --- building


class StructureBuilt(MatchEvent, frozen=True, tag="structure_built"):
    player: PlayerId
    planet: PlanetId
    structure: Structure
    postings: Postings = ()


class StructureDemolished(MatchEvent, frozen=True, tag="structure_demolished"):
    planet: PlanetId
    structure: StructureId
    kind: KindId
    postings: Postings = ()


class NaturalCleared(MatchEvent, frozen=True, tag="natural_cleared"):
    planet: PlanetId
    natural: Natural


class ShipBuilt(MatchEvent, frozen=True, tag="ship_built"):
    ship: Ship
    yard: PlanetId | StructureId
    postings: Postings = ()


# --- actions


class ShipMoved(MatchEvent, frozen=True, tag="ship_moved"):
    ship: ShipId
    path: tuple[Hex, ...] = ()


class Attacked(MatchEvent, frozen=True, tag="attacked"):
    """One attack and how it ended; what was destroyed follows as an event of its own."""

    attacker: UnitId
    target: ShipId | StructureId | AsteroidId
    player: PlayerId
    attack: int
    shield: int
    destroyed: bool
    defender: PlayerId | None = None
    defence: int | None = None
    """None: the target rolls nothing."""
    reaction: bool = False
    """Fired in another player's own turn (AMB-49): nobody's activation ends by it."""
    activates: bool = True
    """Whether it ends the activation of every other unit (BP-ACT-8, AMB-44)."""


class ShipDestroyed(MatchEvent, frozen=True, tag="ship_destroyed"):
    ship: ShipId
    owner: PlayerId
    by: PlayerId
    postings: Postings = ()
    """The loot (BP-CARGO-1, BP-CARGO-3)."""
    looted: SpaceStructure | None = None
    """Into the reserve of the destroyer (BP-CARGO-5)."""


class DefenceDestroyed(MatchEvent, frozen=True, tag="defence_destroyed"):
    structure: StructureId
    planet: PlanetId
    kind: KindId
    by: PlayerId


class SpaceStructureDestroyed(MatchEvent, frozen=True, tag="space_structure_destroyed"):
    structure: StructureId
    kind: KindId
    owner: PlayerId
    by: PlayerId


class AsteroidDestroyed(MatchEvent, frozen=True, tag="asteroid_destroyed"):
    asteroid: AsteroidId
    by: PlayerId
    structure: StructureId | None = None
    """What stood on it (BP-AST-14)."""
    owner: PlayerId | None = None


class StructureRazed(MatchEvent, frozen=True, tag="structure_razed"):
    """Destroyed by a ship that touches the planet (BP-CONQ-6)."""

    ship: ShipId
    planet: PlanetId
    structure: StructureId
    kind: KindId


class PlanetConquered(MatchEvent, frozen=True, tag="planet_conquered"):
    planet: PlanetId
    player: PlayerId
    former: PlayerId | None = None
    ship: ShipId | None = None
    """None: it fell with its last structure, without an action (AMB-55)."""


class PlanetBombarded(MatchEvent, frozen=True, tag="planet_bombarded"):
    planet: PlanetId
    player: PlayerId
    ships: tuple[ShipId, ...]
    structures: tuple[StructureId, ...]


# --- cargo


class CargoLoaded(MatchEvent, frozen=True, tag="cargo_loaded"):
    ship: ShipId
    site: PlanetId | StructureId
    giver: PlayerId
    postings: Postings = ()
    structure: SpaceStructure | None = None
    bought: bool = False
    """The structure is new; else it comes from the reserve."""
    uses_allowance: bool = False
    """Of the planet, to build one structure in an own turn (BP-SPACE-3)."""


class CargoUnloaded(MatchEvent, frozen=True, tag="cargo_unloaded"):
    ship: ShipId
    site: PlanetId | StructureId
    receiver: PlayerId
    postings: Postings = ()
    structure: SpaceStructure | None = None
    """Into the reserve of the receiver."""


class StructureDeployed(MatchEvent, frozen=True, tag="structure_deployed"):
    ship: ShipId
    structure: SpaceStructure


class StructurePickedUp(MatchEvent, frozen=True, tag="structure_picked_up"):
    ship: ShipId
    structure: StructureId


class ResourcesTransferred(MatchEvent, frozen=True, tag="resources_transferred"):
    giver: PlayerId
    receiver: PlayerId
    postings: Postings = ()
    reason: str = ""


# --- the end


class PlayerEliminated(MatchEvent, frozen=True, tag="player_eliminated"):
    """Whatever the player still had on the board is gone (BP-ELIM-5), the treasury too."""

    player: PlayerId
    conceded: bool = False
    postings: Postings = ()
    planets: tuple[PlanetId, ...] = ()
    """They belong to nobody now, and nothing but forests and mountains is left on them."""
    ships: tuple[ShipId, ...] = ()
    space: tuple[StructureId, ...] = ()
    """Deployed space structures."""
    holds: tuple[ShipId, ...] = ()
    """Ships of others that carried a space structure of the player."""


class MatchEnded(MatchEvent, frozen=True, tag="match_ended"):
    ending: Ending
    winners: tuple[PlayerId, ...] = ()
    reason: str = ""


PlayEvent = (
    ShipMoved
    | Attacked
    | TurnBegan
    | PhaseEntered
    | EventRolled
    | ResourcesCollected
    | StructureBuilt
    | ShipBuilt
    | CargoLoaded
    | CargoUnloaded
    | StructureDemolished
    | NaturalCleared
    | ShipDestroyed
    | DefenceDestroyed
    | SpaceStructureDestroyed
    | AsteroidDestroyed
    | StructureRazed
    | PlanetConquered
    | PlanetBombarded
    | StructureDeployed
    | StructurePickedUp
    | ResourcesTransferred
    | PlayerEliminated
    | MatchEnded
    | MatchCreated
    | StartGranted
    | OrderRolled
    | OrderSettled
    | StartingStructurePlaced
    | PlanetAdded
    | PlayBegan
)
