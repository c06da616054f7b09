"""Events of a match, by the rules and by correction: past tense, with the results inside."""

import msgspec

from bp_desktop.core.accounts import Postings
from bp_desktop.core.hexes import Hex
from bp_desktop.core.origins import MapOrigin
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
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
    positions: ids.Positions
    title: str = ""
    unplaced: dict[ids.PlayerId, tuple[ids.KindId, ...]] = msgspec.field(default_factory=dict)
    postings: Postings = ()
    """What holds of a scenario begin with: the board has it already, the ledger has it from here
    (BP-APP-2)."""
    map_origin: MapOrigin | None = None


class StartGranted(MatchEvent, frozen=True, tag="start_granted"):
    player: ids.PlayerId
    postings: Postings = ()


class OrderThrow(msgspec.Struct, frozen=True):
    player: ids.PlayerId
    face: int


class OrderRolled(MatchEvent, frozen=True, tag="order_rolled"):
    rolls: tuple[OrderThrow, ...]
    leaders: tuple[ids.PlayerId, ...]


class OrderSettled(MatchEvent, frozen=True, tag="order_settled"):
    order: tuple[ids.PlayerId, ...]


class StartingStructurePlaced(MatchEvent, frozen=True, tag="starting_structure_placed"):
    player: ids.PlayerId
    planet: ids.PlanetId
    structure: Structure


class PlanetAdded(MatchEvent, frozen=True, tag="planet_added"):
    planet: Planet


class PlayBegan(MatchEvent, frozen=True, tag="play_began"):
    pass


# --- turn


class TurnBegan(MatchEvent, frozen=True, tag="turn_began"):
    player: ids.PlayerId
    number: int
    round: int
    phase: ids.Phase
    opens_round: bool = False
    rolled: bool = False
    """Already, at the start of the round; or nothing is rolled in this own turn."""
    event: ids.EventId | None = None
    collected: bool = False
    rested: tuple[ids.UnitId, ...] = ()
    """Units that have their actions again. What those of others have spent stays known: a defence
    may fire in reaction until its owner's next own turn (AMB-49)."""
    idle: tuple[ids.ShipId, ...] = ()
    """Ships that lose this own turn for having bombarded in another player's (AMB-58)."""


class PhaseEntered(MatchEvent, frozen=True, tag="phase_entered"):
    phase: ids.Phase


class EventThrow(msgspec.Struct, frozen=True, omit_defaults=True):
    player: ids.PlayerId
    face: int
    event: ids.EventId | None = None


class EventRolled(MatchEvent, frozen=True, tag="event_rolled"):
    results: tuple[EventThrow, ...]
    """The active player's; at the start of a round, everybody's (AMB-22)."""


class ResourcesCollected(MatchEvent, frozen=True, tag="resources_collected"):
    player: ids.PlayerId
    postings: Postings = ()


# --- building


class StructureBuilt(MatchEvent, frozen=True, tag="structure_built"):
    player: ids.PlayerId
    planet: ids.PlanetId
    structure: Structure
    postings: Postings = ()


class StructureDemolished(MatchEvent, frozen=True, tag="structure_demolished"):
    planet: ids.PlanetId
    structure: ids.StructureId
    kind: ids.KindId
    postings: Postings = ()


class NaturalCleared(MatchEvent, frozen=True, tag="natural_cleared"):
    planet: ids.PlanetId
    natural: Natural


class ShipBuilt(MatchEvent, frozen=True, tag="ship_built"):
    ship: Ship
    yard: ids.SiteId
    postings: Postings = ()


# --- actions


class ShipMoved(MatchEvent, frozen=True, tag="ship_moved"):
    ship: ids.ShipId
    path: tuple[Hex, ...] = ()


class Attacked(MatchEvent, frozen=True, tag="attacked"):
    """One attack and how it ended; what was destroyed follows as an event of its own."""

    attacker: ids.UnitId
    target: ids.ShipId | ids.StructureId | ids.AsteroidId
    player: ids.PlayerId
    attack: int
    shield: int
    destroyed: bool
    defender: ids.PlayerId | None = None
    defence: int | None = None
    """None: the target rolls nothing."""
    reaction: bool = False
    """Fired in another player's own turn (AMB-49): nobody's activation ends by it."""
    activates: bool = True
    """Whether it ends the activation of every other unit (BP-ACT-8, AMB-44)."""


class ShipDestroyed(MatchEvent, frozen=True, tag="ship_destroyed"):
    ship: ids.ShipId
    owner: ids.PlayerId
    by: ids.PlayerId
    postings: Postings = ()
    """The loot (BP-CARGO-1, BP-CARGO-3)."""
    looted: SpaceStructure | None = None
    """Into the reserve of the destroyer (BP-CARGO-5)."""


class DefenceDestroyed(MatchEvent, frozen=True, tag="defence_destroyed"):
    structure: ids.StructureId
    planet: ids.PlanetId
    kind: ids.KindId
    by: ids.PlayerId


class SpaceStructureDestroyed(MatchEvent, frozen=True, tag="space_structure_destroyed"):
    structure: ids.StructureId
    kind: ids.KindId
    owner: ids.PlayerId
    by: ids.PlayerId


class AsteroidDestroyed(MatchEvent, frozen=True, tag="asteroid_destroyed"):
    asteroid: ids.AsteroidId
    by: ids.PlayerId
    structure: ids.StructureId | None = None
    """What stood on it (BP-AST-14)."""
    owner: ids.PlayerId | None = None


class StructureRazed(MatchEvent, frozen=True, tag="structure_razed"):
    """Destroyed by a ship that touches the planet (BP-CONQ-6)."""

    ship: ids.ShipId
    planet: ids.PlanetId
    structure: ids.StructureId
    kind: ids.KindId


class PlanetConquered(MatchEvent, frozen=True, tag="planet_conquered"):
    planet: ids.PlanetId
    player: ids.PlayerId
    former: ids.PlayerId | None = None
    ship: ids.ShipId | None = None
    """None: it fell with its last structure, without an action (AMB-55)."""


class PlanetBombarded(MatchEvent, frozen=True, tag="planet_bombarded"):
    planet: ids.PlanetId
    player: ids.PlayerId
    ships: tuple[ids.ShipId, ...]
    structures: tuple[ids.StructureId, ...]


# --- cargo


class CargoLoaded(MatchEvent, frozen=True, tag="cargo_loaded"):
    ship: ids.ShipId
    site: ids.SiteId
    giver: ids.PlayerId
    postings: Postings = ()
    structure: SpaceStructure | None = None
    bought: bool = False
    """The structure is new; else it comes from the reserve."""
    uses_allowance: bool = False
    """Of the planet, to build one structure in an own turn (BP-SPACE-3)."""


class CargoUnloaded(MatchEvent, frozen=True, tag="cargo_unloaded"):
    ship: ids.ShipId
    site: ids.SiteId
    receiver: ids.PlayerId
    postings: Postings = ()
    structure: SpaceStructure | None = None
    """Into the reserve of the receiver."""


class StructureDeployed(MatchEvent, frozen=True, tag="structure_deployed"):
    ship: ids.ShipId
    structure: SpaceStructure


class StructurePickedUp(MatchEvent, frozen=True, tag="structure_picked_up"):
    ship: ids.ShipId
    structure: ids.StructureId


class ResourcesTransferred(MatchEvent, frozen=True, tag="resources_transferred"):
    giver: ids.PlayerId
    receiver: ids.PlayerId
    postings: Postings = ()
    reason: str = ""


# --- the end


class PlayerEliminated(MatchEvent, frozen=True, tag="player_eliminated"):
    """Whatever the player still had on the board is gone (BP-ELIM-5), the treasury too."""

    player: ids.PlayerId
    conceded: bool = False
    postings: Postings = ()
    planets: tuple[ids.PlanetId, ...] = ()
    """They belong to nobody now, and nothing but forests and mountains is left on them."""
    ships: tuple[ids.ShipId, ...] = ()
    space: tuple[ids.StructureId, ...] = ()
    """Deployed space structures."""
    holds: tuple[ids.ShipId, ...] = ()
    """Ships of others that carried a space structure of the player."""


class MatchEnded(MatchEvent, frozen=True, tag="match_ended"):
    ending: Ending
    winners: tuple[ids.PlayerId, ...] = ()
    reason: str = ""


# --- corrections: changes by the table outside the rules, with their reason (BP-APP-4)


class OptionChanged(MatchEvent, frozen=True, tag="option_changed"):
    option: str
    options: Options


class BalanceAdjusted(MatchEvent, frozen=True, tag="balance_adjusted"):
    player: ids.PlayerId
    postings: Postings
    reason: str = ""


class ShipPut(MatchEvent, frozen=True, tag="ship_put"):
    ship: Ship
    reason: str = ""


class StructurePut(MatchEvent, frozen=True, tag="structure_put"):
    planet: ids.PlanetId
    structure: Structure
    reason: str = ""


class SpaceStructurePut(MatchEvent, frozen=True, tag="space_structure_put"):
    structure: SpaceStructure
    ship: ids.ShipId | None = None
    """Aboard this ship."""
    reserve: bool = False
    """In its owner's reserve."""
    reason: str = ""


class NaturalPut(MatchEvent, frozen=True, tag="natural_put"):
    planet: ids.PlanetId
    natural: Natural
    reason: str = ""


class AsteroidPut(MatchEvent, frozen=True, tag="asteroid_put"):
    asteroid: Asteroid
    reason: str = ""


class ShipRelocated(MatchEvent, frozen=True, tag="ship_relocated"):
    ship: ids.ShipId
    at: Hex
    reason: str = ""


class NaturalRemoved(MatchEvent, frozen=True, tag="natural_removed"):
    planet: ids.PlanetId
    natural: Natural
    reason: str = ""


class ThingRemoved(MatchEvent, frozen=True, tag="thing_removed"):
    """A ship, a structure, a space structure or an asteroid is off the table."""

    thing: ids.ShipId | ids.StructureId | ids.AsteroidId
    kind: ids.KindId | None = None
    """Of a structure."""
    planet: ids.PlanetId | None = None
    """That the structure stood on."""
    owner: ids.PlayerId | None = None
    """Who lost something that counts (BP-ELIM-1)."""
    on_it: ids.StructureId | None = None
    """What stood on the asteroid."""
    postings: Postings = ()
    reason: str = ""


class OwnerSet(MatchEvent, frozen=True, tag="owner_set"):
    planet: ids.PlanetId
    owner: ids.PlayerId | None = None
    former: ids.PlayerId | None = None
    reason: str = ""


class TurnSet(MatchEvent, frozen=True, tag="turn_set"):
    player: ids.PlayerId
    phase: ids.Phase
    number: int
    """One more than before, if it is another player's own turn: for the stamps."""
    rolled: bool = False
    event: ids.EventId | None = None
    collected: bool = False
    rested: tuple[ids.UnitId, ...] = ()
    """As where a turn begins by itself."""
    idle: tuple[ids.ShipId, ...] = ()
    reason: str = ""


class ActionsRestored(MatchEvent, frozen=True, tag="actions_restored"):
    unit: ids.UnitId
    reason: str = ""


CargoEvent = CargoLoaded | CargoUnloaded | StructureDeployed | StructurePickedUp
LossEvent = ShipDestroyed | DefenceDestroyed | SpaceStructureDestroyed
SetUpEvent = (
    MatchCreated
    | StartGranted
    | OrderRolled
    | OrderSettled
    | StartingStructurePlaced
    | PlanetAdded
    | PlayBegan
)

PlayEvent = (
    ShipMoved
    | Attacked
    | TurnBegan
    | PhaseEntered
    | EventRolled
    | ResourcesCollected
    | StructureBuilt
    | ShipBuilt
    | CargoEvent
    | StructureDemolished
    | NaturalCleared
    | LossEvent
    | AsteroidDestroyed
    | StructureRazed
    | PlanetConquered
    | PlanetBombarded
    | ResourcesTransferred
    | PlayerEliminated
    | MatchEnded
    | SetUpEvent
)

TableEvent = (
    OptionChanged
    | BalanceAdjusted
    | ShipPut
    | StructurePut
    | SpaceStructurePut
    | NaturalPut
    | AsteroidPut
    | ShipRelocated
    | NaturalRemoved
    | ThingRemoved
    | OwnerSet
    | TurnSet
    | ActionsRestored
)
