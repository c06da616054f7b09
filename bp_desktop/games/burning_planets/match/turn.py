"""Own turns: their order, their five phases, and the catastrophic event at the start."""

from collections.abc import Mapping

from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.ids import PHASES, EventId, Phase, PlayerId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import events
from bp_desktop.games.burning_planets.match.commands import EndTurn, EnterPhase, RollEvent
from bp_desktop.games.burning_planets.match.lookup import named_player
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import EventResult
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement

ORDER = {phase: number for number, phase in enumerate(PHASES)}

WRONG_PHASE: Mapping[tuple[Phase, Phase], Message] = {
    (now, needed): say("bp.turn.wrong_phase", "BP-TURN-2", phase=now, needed=needed)
    for now in PHASES
    for needed in PHASES
}
"""Said of every piece of a player in all phases but one, so the few words there are are ready."""


# --- shared with the other chapters


def out_of_turn(match: Match, owner: PlayerId | None, phase: Phase) -> list[Message]:
    """Objections to something `owner` may do only in this phase of an own turn."""
    turn = match.turn
    found = []
    if owner != turn.player:
        who, active = named_player(match, owner), named_player(match, turn.player)
        found.append(say("bp.turn.not_yours", "BP-TURN-1", player=who, active=active))
    if turn.phase is not phase:
        found.append(WRONG_PHASE[turn.phase, phase])
    return found


def event_in_force(match: Match) -> EventResult | None:
    """The catastrophic event of this own turn (BP-EVENT-11)."""
    event = match.turn.event
    return match.tables.events[event] if event is not None else None


def first_turn(match: Match) -> events.TurnBegan:
    return _turn_of(match, match.order[0], 1, 1, opens_round=True)


def next_turn(match: Match) -> events.TurnBegan:
    """The own turn of the next survivor (BP-TURN-1, BP-ELIM-4)."""
    turn, order = match.turn, match.order
    here = order.index(turn.player)
    for step in range(1, len(order) + 1):
        player = order[(here + step) % len(order)]
        if not match.players[player].eliminated:
            break
    new_round = here + step >= len(order)
    # Whoever leaves before rolling for all leaves that to the next one (AMB-22).
    left_to_others = match.players[turn.player].eliminated and len(who_rolls(match)) > 1
    return _turn_of(
        match,
        player,
        turn.number + 1,
        turn.round + new_round,
        opens_round=new_round or left_to_others,
    )


def _turn_of(
    match: Match, player: PlayerId, number: int, round_: int, *, opens_round: bool
) -> events.TurnBegan:
    """Phases that do not take place are left out: the table may waive them in the first own
    turn (AMB-21), and an event may have been rolled at the start of the round (AMB-22)."""
    rolled = collected = False
    event: EventId | None = None
    if round_ == 1:
        rolled = not match.options.events_on_first_turn
        collected = not match.options.collect_on_first_turn
    if not opens_round and player in match.omens:
        rolled, event = True, match.omens[player]
    phase = Phase.EVENT_ROLL
    if rolled:
        phase = Phase.STRUCTURES if collected else Phase.COLLECTION
    rested, idle = refreshed(match, player)
    return events.TurnBegan(
        player, number, round_, phase, opens_round, rolled, event, collected, rested, idle
    )


def refreshed(match: Match, player: PlayerId) -> tuple[tuple[UnitId, ...], tuple[ShipId, ...]]:
    """Which units of a player have their actions again, and which ships lose the own turn that
    begins (AMB-49, AMB-58)."""
    return (
        tuple(unit for unit, spent in match.turn.spent.items() if spent.owner == player),
        tuple(ship for ship, owner in match.forfeits.items() if owner == player),
    )


# --- phase 1


def who_rolls(match: Match) -> tuple[PlayerId, ...]:
    """The active player (BP-EVENT-1); everybody at the start of a round, if so agreed (AMB-22)."""
    turn = match.turn
    if match.options.event_scope == "round_start" and turn.opens_round and not turn.rolled:
        return match.survivors
    return (turn.player,)


def roll_event(match: Match, command: RollEvent) -> Ruling:
    turn, die, players = match.turn, match.tables.event_die, who_rolls(match)
    require_faces(command.faces, [die] * len(players), "BP-APP-1", mixed=True)
    found = []
    if turn.rolled:
        found.append(say("bp.turn.already_rolled", "BP-EVENT-1"))
    elif turn.phase is not Phase.EVENT_ROLL:
        found.append(WRONG_PHASE[turn.phase, Phase.EVENT_ROLL])

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        hand, results = HandDice(command.faces, dice, mixed=True), []
        for player in players:
            face = hand.roll(die, f"event:{player}").face
            results.append(events.EventThrow(player, face, _event_of(match, face)))
        rolled = events.EventRolled(tuple(results))
        if turn.phase is not Phase.EVENT_ROLL:
            return (rolled,)
        return rolled, events.PhaseEntered(Phase.STRUCTURES if turn.collected else Phase.COLLECTION)

    return Judgement(carry_out, tuple(found))


def _event_of(match: Match, face: int) -> EventId | None:
    return next((one.id for one in match.tables.events.values() if one.roll == face), None)


# --- moving on


def _forgotten(match: Match, phase: Phase) -> list[Message]:
    """Mandatory phases that would be skipped by entering a phase now (BP-TURN-3)."""
    turn, found = match.turn, []
    if not turn.rolled and ORDER[phase] > ORDER[Phase.EVENT_ROLL]:
        found.append(say("bp.turn.event_not_rolled", "BP-TURN-3", "BP-EVENT-1"))
    if not turn.collected and ORDER[phase] > ORDER[Phase.COLLECTION]:
        found.append(say("bp.turn.not_collected", "BP-TURN-3", "BP-COL-1"))
    return found


def enter_phase(match: Match, command: EnterPhase) -> Ruling:
    here, there = match.turn.phase, command.phase
    if there is here:
        raise Refused(say("bp.turn.already_in_phase", "BP-TURN-2", phase=here))
    if ORDER[there] < ORDER[here]:
        found = [say("bp.turn.phase_is_over", "BP-TURN-4", phase=there)]
    else:
        found = _forgotten(match, there)
    return leads_to(events.PhaseEntered(there), against=found)


def end_turn(match: Match, _command: EndTurn) -> Ruling:
    return leads_to(next_turn(match), against=_forgotten(match, Phase.ACTIONS))


HANDLERS: Handlers = {
    RollEvent: Handler(roll_event),
    EnterPhase: Handler(enter_phase),
    EndTurn: Handler(end_turn),
}
