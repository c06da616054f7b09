"""The next step of a match: the command that goes on, what its button says, what is still open."""

from collections.abc import Callable, Iterator
from itertools import chain

from msgspec.structs import replace

from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, PHASES, Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    AddPlanet,
    Collect,
    EndTurn,
    EnterPhase,
    PlaceStartingCannon,
    RollEvent,
    RollOrder,
    SetOrder,
)
from bp_desktop.games.burning_planets.match.discovery import takes_second_planets
from bp_desktop.games.burning_planets.match.lookup import named_player
from bp_desktop.games.burning_planets.match.queries.income import income_of
from bp_desktop.games.burning_planets.match.queries.offers import (
    planets_to_build_on,
    yards_of,
    yards_to_build_at,
)
from bp_desktop.games.burning_planets.match.queries.units import ships_to_act_with, structures_of
from bp_desktop.games.burning_planets.match.queries.verdict import (
    Candidate,
    Candidates,
    judge,
    offered,
)
from bp_desktop.games.burning_planets.match.seating import has_second_planet, starting_planet
from bp_desktop.games.burning_planets.match.setup import ORDER_DIE, free_border, next_to_place
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.match.turn import ORDER, next_turn, who_rolls
from bp_desktop.games.offers import CountHole, Hole, Offer, OneOfHole, SomeOfHole, Verdict
from bp_desktop.games.shared.promises import reminders
from bp_desktop.games.table import NOTHING_OPEN, DieWanted, NextStep, OpenTasks, Stage

# --- the step that goes on


def next_step(match: Match) -> NextStep[Command] | None:
    """What the main button does; None where only a choice, or nothing, is left."""
    command = next_command(match)
    if command is None:
        return None
    words, covered = _words(match, command)
    dice: tuple[DieWanted, ...] = ()
    with_faces: Callable[[tuple[int, ...]], Command] | None = None
    if isinstance(command, RollOrder):
        dice = tuple(DieWanted(one, ORDER_DIE) for one in match.contenders)
        with_faces = RollOrder
    elif isinstance(command, RollEvent):
        die = match.tables.event_die
        dice, with_faces = tuple(DieWanted(one, die) for one in who_rolls(match)), RollEvent
    end_turn: Offer[Command] | None = None
    if match.stage is Stage.PLAY:
        end_turn = Offer(EndTurn(), judge(match, EndTurn()))
    obligatory = isinstance(command, RollEvent | Collect)
    left = still_open(match)
    return NextStep(command, words, covered, dice, with_faces, left, end_turn, obligatory)


def next_command(match: Match) -> Command | None:
    """The one command that goes on from here without skipping anything that can be done."""
    match match.stage:
        case Stage.SETUP:
            return _of_set_up(match)
        case Stage.PLAY:
            return _of_turn(match)
        case _:
            return None


def _of_set_up(match: Match) -> Command | None:
    """The order, then the starting cannons: any border cell is as good to the rules."""
    if not match.order:
        by_hand = match.options.first_player == "manual"
        return SetOrder(tuple(match.players)) if by_hand else RollOrder()
    return next((one.command for one in _cannons(match)), None)


def _cannons(match: Match) -> Candidates:
    """Where the cannon that comes next can stand; beside a real board nobody asks."""
    player = next_to_place(match)
    planet = starting_planet(match.board, player) if player is not None else None
    if player is None or planet is None or not match.tracked:
        return
    cells = tuple(free_border(match, planet))
    if cells:
        kind = match.unplaced[player][0]
        holes = (OneOfHole("at", cells),) if len(cells) > 1 else ()
        yield Candidate(PlaceStartingCannon(player, cells[0], kind), holes)


def _of_turn(match: Match) -> Command:
    """Without a yard there is nothing to do in the ships phase (BP-SHIP-2): it is left out."""
    turn = match.turn
    if not turn.rolled:
        return RollEvent()
    if not turn.collected:
        return Collect()
    for phase in PHASES[ORDER[turn.phase] + 1 :]:
        if phase is not Phase.SHIPS or yards_of(match, turn.player):
            return EnterPhase(phase)
    return EndTurn()


def _words(match: Match, command: Command) -> tuple[Message, Message | None]:
    """What the button says, and what else it says where amounts are covered."""
    match command:
        case SetOrder():
            return say("bp.step.set_order"), None
        case PlaceStartingCannon():
            return say("bp.step.place_cannon", player=named_player(match, command.player)), None
        case RollOrder():
            return say("bp.step.roll_order"), None
        case RollEvent():
            return say("bp.step.roll_event"), None
        case Collect():
            due, plain = income_of(match, match.turn.player).due, say("bp.step.collect")
            return (say("bp.step.collect_goods", goods=due) if due else plain), plain
        case EnterPhase():
            return say("bp.step.enter_phase", phase=command.phase), None
        case _:
            following = next_turn(match).player
            return say("bp.step.end_turn", player=named_player(match, following)), None


# --- all steps that bring the match on


def step_offers(match: Match, player: PlayerId) -> Iterator[Offer[Command]]:
    """The commands that bring the match on, in the order of the turn, judged for this player."""
    match match.stage:
        case Stage.SETUP:
            return offered(match, _set_up(match, player))
        case Stage.PLAY:
            return _in_play(match, player)
        case _:
            return iter(())


def _set_up(match: Match, player: PlayerId) -> Candidates:
    """The order is everybody's affair, a cannon and a starting planet their owner's."""
    if not match.order:
        yield Candidate(RollOrder())
        seats = tuple(match.players)
        yield Candidate(SetOrder(seats), (SomeOfHole("order", seats, len(seats), ordered=True),))
    if next_to_place(match) == player:
        yield from _cannons(match)
    if not match.tracked and starting_planet(match.board, player) is None:
        yield _starting_planet(match, player)
    if takes_second_planets(match) and not has_second_planet(match.board, player):
        yield _second_planet(match, player)


def _second_planet(match: Match, player: PlayerId) -> Candidate:
    """Beside a real board: any planet that stands bare, owned from the start (AMB-09)."""
    sizes, biomes = tuple(match.tables.sizes), tuple(match.tables.biomes)
    command = AddPlanet(sizes[0], biomes[0], owner=player)
    return Candidate(command, (OneOfHole("size", sizes), OneOfHole("biome", biomes)))


def _starting_planet(match: Match, player: PlayerId) -> Candidate:
    """Beside a real board: of any size, in the biome of the faction (BP-GEN-11, BP-GEN-15)."""
    tables, sizes = match.tables, tuple(match.tables.sizes)
    biome = tables.factions[match.players[player].faction].starting_biome
    count = tables.generation.starting_planet_resources
    grows = {"forests": FOREST, "mountains": MOUNTAIN}
    fields = [
        field
        for field, kind in grows.items()
        if biome not in tables.naturals[kind].forbidden_biomes
    ]
    command = replace(AddPlanet(sizes[0], biome, starting=player), **{fields[0]: count})
    holes: list[Hole] = [OneOfHole("size", sizes)]
    if len(fields) > 1:
        holes.append(CountHole(tuple(fields), count, count))
    return Candidate(command, tuple(holes))


def _in_play(match: Match, player: PlayerId) -> Iterator[Offer[Command]]:
    later = [EnterPhase(one) for one in PHASES if ORDER[one] > ORDER[match.turn.phase]]
    commands: list[Command] = [RollEvent(), Collect(), *later, EndTurn()]
    active = match.turn.player
    if player == active:
        return offered(match, map(Candidate, commands))
    not_yours = say(
        "bp.turn.not_yours",
        "BP-TURN-1",
        player=named_player(match, player),
        active=named_player(match, active),
    )
    waiting = Verdict(possible=True, messages=(not_yours,))
    return (Offer(one, waiting) for one in commands)


# --- what is still open


def still_open(match: Match) -> OpenTasks:
    """What the active player has not done yet in the phase they are in, and, of what the rules
    demand, in the whole own turn so far (BP-TURN-3)."""
    if match.stage is not Stage.PLAY:
        return NOTHING_OPEN
    turn, mandatory = match.turn, []
    if not turn.rolled:
        mandatory.append(say("bp.open.event_not_rolled", "BP-TURN-3", "BP-EVENT-1"))
    if not turn.collected:
        mandatory.append(say("bp.open.not_collected", "BP-TURN-3", "BP-COL-1"))
    due = reminders(match, named_player, turn.phase, PHASES)
    # What can still be paid is as secret as the treasury; ships that may act are in sight.
    secret = turn.phase is not Phase.ACTIONS
    return OpenTasks(tuple(mandatory), _forgotten(match), secret, due)


def left_at_end(match: Match) -> tuple[Message, ...]:
    """What the turn would end without: what the rules demand of it, or, once that is done,
    whatever this phase and those after it still allow."""
    if match.stage is not Stage.PLAY:
        return ()
    turn = match.turn
    if not turn.rolled or not turn.collected:
        return still_open(match).mandatory
    phases = PHASES[ORDER[turn.phase] :]
    left = (_forgotten(replace(match, turn=replace(turn, phase=one))) for one in phases)
    return tuple(chain.from_iterable(left))


def _forgotten(match: Match) -> tuple[Message, ...]:
    player = match.turn.player
    match match.turn.phase:
        case Phase.STRUCTURES:
            count = planets_to_build_on(match, player)
            return (say("bp.open.planets_can_build", "BP-BUILD-2", count=count),) if count else ()
        case Phase.SHIPS:
            count = yards_to_build_at(match, player)
            return (say("bp.open.yards_can_build", "BP-SHIP-5", count=count),) if count else ()
        case Phase.ACTIONS:
            return _idle(match, player)
        case _:
            return ()


def _idle(match: Match, player: PlayerId) -> tuple[Message, ...]:
    """Beside a real board nobody knows whether a cannon has anything beside it: no reminder is
    better than one in every turn."""
    ships = ships_to_act_with(match, player)
    structures = 0
    if match.tracked:
        structures = sum(unit.can_act for unit in structures_of(match, player))
    found = []
    if ships:
        found.append(say("bp.open.ships_have_actions", "BP-ACT-1", count=ships))
    if structures:
        found.append(say("bp.open.structures_can_attack", "BP-COMBAT-11", count=structures))
    return tuple(found)
