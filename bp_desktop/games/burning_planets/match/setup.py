"""Before the first turn: players, order, starting treasuries and starting cannons."""

from collections.abc import Iterator

from bp_desktop.core.accounts import Posting, booked
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.people import clockwise, repeated_name
from bp_desktop.games.burning_planets.board import MapContent, MapSeat, Planet, Structure
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import KindId, Phase, PlayerId, Positions, StructureId
from bp_desktop.games.burning_planets.match import events, lookup
from bp_desktop.games.burning_planets.match.building import (
    new_structure_id,
    require_site as require_ground,
)
from bp_desktop.games.burning_planets.match.commands import (
    CreateMatch,
    PlaceStartingCannon,
    RollOrder,
    SetOrder,
)
from bp_desktop.games.burning_planets.match.economy import planet_yield
from bp_desktop.games.burning_planets.match.evolution import evolve, evolve_all
from bp_desktop.games.burning_planets.match.map_checks import require_playable
from bp_desktop.games.burning_planets.match.naming import like_ours
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.seating import (
    NO_MAP,
    SeatedPlayers,
    assign_seats,
    missing_structures,
    seated,
    starting_planet,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import ORDER, first_turn
from bp_desktop.games.burning_planets.table_checks import (
    integrity_problems,
    out_of_bounds,
    unsound_tables,
)
from bp_desktop.games.shared import handlers
from bp_desktop.games.shared.chapters import MatchEvent, leads_to
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import Stage

ORDER_DIE = 20
"""BP-SETUP-11."""

MOST_PLAYERS = 9


# --- creating the match


def create(match: Match, command: CreateMatch) -> handlers.Ruling:
    content = command.map or NO_MAP
    _require_players(command)
    tracked = command.positions is Positions.BOARD
    require_playable(content, command.tables, command.options, tracked=tracked)
    seats = assign_seats(command, content.seats)
    if content.standing is not None and content.standing.player not in {one.id for one in seats}:
        raise Refused(say("bp.setup.standing_of_nobody", "BP-TURN-1"))
    found = _player_objections(command)
    found += _seat_objections(command, content, seats)

    def carry_out(dice: Dice, names: StepNames) -> handlers.Happenings:
        taken = like_ours(content.board)
        ids = (id_ for id_ in names.ids() if id_ not in taken)
        return _created(match, command, seated(command, seats, ids), dice, ids)

    return Judgement(carry_out, tuple(found))


def _require_players(command: CreateMatch) -> None:
    tables = command.tables
    problems = [*out_of_bounds(tables), *unsound_tables(tables), *integrity_problems(tables)]
    if problems:
        raise Refused(say("bp.setup.bad_tables", "BP-FAC-8", problem=problems[0]))
    count = len(command.players)
    if not 2 <= count <= MOST_PLAYERS:
        raise Refused(
            say("bp.setup.number_of_players", "BP-SETUP-1", given=count, least=2, most=MOST_PLAYERS)
        )
    twice = repeated_name(player.name for player in command.players)
    if twice:
        raise Refused(say("bp.setup.namesakes", "BP-SETUP-3", name=twice))
    for player in command.players:
        if not player.name.strip():
            raise Refused(say("bp.setup.name_needed", "BP-SETUP-3"))
        if player.faction not in command.tables.factions:
            faction = player.faction
            raise Refused(
                say("bp.setup.unknown_faction", "BP-SETUP-2", "BP-FAC-1", faction=faction)
            )


def _player_objections(command: CreateMatch) -> list[Message]:
    found: list[Message] = []
    options, count = command.options, len(command.players)
    least, most = options.min_players, options.max_players
    if not least <= count <= most:
        found.append(
            say("bp.setup.number_of_players", "BP-SETUP-1", given=count, least=least, most=most)
        )
    factions = [player.faction for player in command.players]
    if not options.allow_duplicate_factions:
        found += [
            say("bp.setup.faction_twice", "BP-SETUP-2", faction=faction)
            for faction in dict.fromkeys(factions)
            if factions.count(faction) > 1
        ]
    return found


def _seat_objections(
    command: CreateMatch, content: MapContent, seats: list[MapSeat]
) -> list[Message]:
    found = []
    left_over = len({seat.id for seat in content.seats} - {seat.id for seat in seats})
    if left_over:
        found.append(say("bp.setup.seats_left_over", "BP-SETUP-1", seats=left_over))
    for newcomer, seat in zip(command.players, seats, strict=True):
        named, expected = Named("seat", seat.id, newcomer.name.strip()), seat.faction
        if expected and expected != newcomer.faction:
            found.append(say("bp.setup.other_faction", "BP-GEN-11", player=named, faction=expected))
        tracked = command.positions is Positions.BOARD
        no_start = starting_planet(content.board, seat.id) is None
        if tracked and content.standing is None and no_start:
            found.append(say("bp.setup.no_starting_planet", "BP-GEN-2", player=named))
    return found


def _created(
    match: Match, command: CreateMatch, at_table: SeatedPlayers, dice: Dice, ids: Iterator[str]
) -> handlers.Happenings:
    created = events.MatchCreated(
        at_table.players,
        at_table.board,
        command.tables,
        command.options,
        command.enforcement,
        command.positions,
        command.title.strip(),
        _unplaced(command, at_table),
        tuple(
            Posting(ship.owner, PostingType.START_GRANT, ship.hold, hold=ship.id)
            for ship in at_table.board.ships.values()
            if ship.hold
        ),
        command.map_origin,
    )
    match = evolve(match, created)
    happened: list[MatchEvent] = [created]
    for player in match.players:
        happened += _grant(match, player, at_table)
    match = evolve_all(match, happened[1:])
    happened += (following := _automatic(match, command, dice, ids))
    match = evolve_all(match, following)
    standing = (command.map or NO_MAP).standing
    if standing is None:
        return (*happened, *begin_if_ready(match))
    return (*happened, events.PlayBegan(), _resumed(match, command.map or NO_MAP))


def _unplaced(command: CreateMatch, at_table: SeatedPlayers) -> dict[PlayerId, tuple[KindId, ...]]:
    """Starting structures that are not on the map yet (BP-SETUP-6); none in a scenario."""
    if (command.map or NO_MAP).standing is not None:
        return {}
    wanted = command.tables.generation.starting_structures
    found = {}
    for player in at_table.players:
        planet = starting_planet(at_table.board, player.id)
        missing = missing_structures(planet, wanted) if planet is not None else ()
        if missing:
            found[player.id] = missing
    return found


def _grant(
    match: Match, player: PlayerId, at_table: SeatedPlayers
) -> tuple[events.StartGranted, ...]:
    if player in at_table.treasuries:
        treasury = at_table.treasuries[player]
        postings = booked(player, PostingType.START_GRANT, treasury)
        return (events.StartGranted(player, postings),)
    planet = starting_planet(match.board, player)
    return (start_grant(match, planet, player),) if planet is not None else ()


def start_grant(match: Match, planet: Planet, player: PlayerId) -> events.StartGranted:
    """Ten times what the starting planet produces per turn (BP-SETUP-4, BP-SETUP-5)."""
    amounts = planet_yield(match, planet) * match.tables.generation.starting_turns_of_production
    postings = booked(player, PostingType.START_GRANT, amounts, planet.id)
    return events.StartGranted(player, postings)


def _automatic(
    match: Match, command: CreateMatch, dice: Dice, ids: Iterator[str]
) -> list[MatchEvent]:
    """What needs nobody's choice: a drawn order, and cannons where cells do not matter or are
    drawn (AMB-04, AMB-20)."""
    happened: list[MatchEvent] = []
    if (command.map or NO_MAP).standing is not None:
        happened.append(events.OrderSettled(tuple(match.players)))
    elif command.options.first_player == "random":
        happened.append(draw_order(match, dice))
    match = evolve_all(match, happened)
    if not match.tracked or match.options.starting_cannon_cell == "random":
        for player, kinds in match.unplaced.items():
            placed = placed_by_lot(match, player, kinds, dice, ids)
            match = evolve_all(match, placed)
            happened += placed
    return happened


def draw_order(match: Match, dice: Dice) -> events.OrderSettled:
    players = tuple(match.players)
    first = dice.roll(len(players), "order:first").face
    return events.OrderSettled(clockwise(players, players[first - 1]))


def placed_by_lot(
    match: Match, player: PlayerId, kinds: tuple[KindId, ...], dice: Dice, ids: Iterator[str]
) -> tuple[events.StartingStructurePlaced, ...]:
    """Starting structures of a player, on free border cells if cells are tracked."""
    planet = starting_planet(match.board, player)
    assert planet is not None
    happened = []
    for kind in kinds:
        at: Hex | None = None
        if match.tracked:
            cells = free_border(match, planet)
            if not cells:
                break
            at = cells[dice.roll(len(cells), f"cannon:{player}").face - 1]
        placed = events.StartingStructurePlaced(
            player, planet.id, Structure(StructureId(next(ids)), kind, at)
        )
        match = evolve(match, placed)
        happened.append(placed)
    return tuple(happened)


def free_border(match: Match, planet: Planet) -> tuple[Hex, ...]:
    """Where a starting cannon can stand (BP-SETUP-7)."""
    on_planet = lookup.occupancy(match).on_planet
    return tuple(
        cell for cell in lookup.geometry(match).shapes[planet.id].border if on_planet(cell) is None
    )


def _resumed(match: Match, content: MapContent) -> events.TurnBegan:
    """A scenario begins in the middle: what lies before its phase has been done."""
    standing = content.standing
    assert standing is not None
    phase = Phase(standing.phase)
    return events.TurnBegan(
        standing.player,
        standing.turn,
        (standing.turn - 1) // len(match.order) + 1,
        phase,
        opens_round=standing.player == match.order[0],
        rolled=ORDER[phase] > ORDER[Phase.EVENT_ROLL],
        collected=ORDER[phase] > ORDER[Phase.COLLECTION],
    )


# --- the first turn


def begin_if_ready(match: Match) -> tuple[MatchEvent, ...]:
    """Play begins by itself when nothing of the set-up is left to do."""
    if match.stage is not Stage.SETUP or not match.order or match.unplaced:
        return ()
    if not match.tracked and any(starting_planet(match.board, one) is None for one in match.order):
        return ()
    return events.PlayBegan(), first_turn(match)


def and_begin(match: Match, *happened: MatchEvent) -> handlers.Happenings:
    return (*happened, *begin_if_ready(evolve_all(match, happened)))


# --- order


def _require_open_order(match: Match) -> None:
    if match.order:
        raise Refused(say("bp.setup.order_is_settled", "BP-SETUP-11"))


def roll_order(match: Match, command: RollOrder) -> handlers.Ruling:
    """The highest roll begins; tied leaders roll again (BP-SETUP-11)."""
    _require_open_order(match)
    dice_needed = [ORDER_DIE] * len(match.contenders)
    require_faces(command.faces, dice_needed, "BP-APP-1", mixed=True)
    found = []
    if match.options.first_player == "manual":
        found.append(say("bp.setup.order_is_agreed", "BP-SETUP-11"))

    def carry_out(dice: Dice, _names: StepNames) -> handlers.Happenings:
        hand = HandDice(command.faces, dice, mixed=True)
        rolls = tuple(
            events.OrderThrow(player, hand.roll(ORDER_DIE, f"order:{player}").face)
            for player in match.contenders
        )
        best = max(roll.face for roll in rolls)
        leaders = tuple(roll.player for roll in rolls if roll.face == best)
        rolled = events.OrderRolled(rolls, leaders)
        if len(leaders) > 1:
            return (rolled,)
        settled = events.OrderSettled(clockwise(tuple(match.players), leaders[0]))
        return and_begin(match, rolled, settled)

    return Judgement(carry_out, tuple(found))


def set_order(match: Match, command: SetOrder) -> handlers.Ruling:
    _require_open_order(match)
    if sorted(command.order) != sorted(match.players):
        raise Refused(say("bp.setup.order_of_all", "BP-SETUP-11"))
    found = []
    if match.options.first_player != "manual":
        found.append(say("bp.setup.order_is_rolled", "BP-SETUP-11"))
    return leads_to(*and_begin(match, events.OrderSettled(command.order)), against=found)


# --- starting cannons


def next_to_place(match: Match) -> PlayerId | None:
    """Whose starting cannon comes next: in turn order (BP-SETUP-3, AMB-20)."""
    return next((one for one in match.order if match.unplaced.get(one)), None)


def place_cannon(match: Match, command: PlaceStartingCannon) -> handlers.Ruling:
    player, kind, at = command.player, command.kind, command.at
    if player not in match.players:
        raise Refused(say("bp.unknown.player", "BP-APP-7", player=player))
    if kind not in match.unplaced.get(player, ()):
        name = lookup.named_player(match, player)
        raise Refused(say("bp.setup.nothing_to_place", "BP-SETUP-6", player=name, kind=kind))
    planet = starting_planet(match.board, player)
    assert planet is not None
    require_ground(match, planet, at)
    found = []
    following = next_to_place(match)
    if following is None:
        found.append(say("bp.setup.order_first", "BP-SETUP-3"))
    elif following != player:
        name = lookup.named_player(match, following)
        found.append(say("bp.setup.not_your_cannon", "BP-SETUP-3", player=name))
    if lookup.geometry(match).zone(planet.id, at) is not Zone.BORDER:
        where = lookup.named_planet(match, planet)
        found.append(say("bp.setup.cannon_on_border", "BP-SETUP-7", "BP-BUILD-4", planet=where))

    def carry_out(_dice: Dice, names: StepNames) -> handlers.Happenings:
        structure = Structure(new_structure_id(match, names), kind, at)
        return and_begin(match, events.StartingStructurePlaced(player, planet.id, structure))

    return Judgement(carry_out, tuple(found))


HANDLERS: handlers.Handlers = {
    CreateMatch: handlers.Handler(create, frozenset({Stage.NEW})),
    RollOrder: handlers.Handler(roll_order, handlers.SETTING_UP),
    SetOrder: handlers.Handler(set_order, handlers.SETTING_UP),
    PlaceStartingCannon: handlers.Handler(place_cannon, handlers.SETTING_UP),
}
