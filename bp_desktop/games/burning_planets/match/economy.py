"""Collection: what own planets and space structures bring in, now or by forecast."""

from collections import defaultdict

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import EventId, KindId, Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import Collect
from bp_desktop.games.burning_planets.match.events import PhaseEntered, ResourcesCollected
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import ORDER, WRONG_PHASE
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement


def planet_yield(
    match: Match, planet: Planet, suppressed: tuple[KindId, ...] = (), turn: int = -1
) -> Purse:
    """What a planet gives its owner in an own turn: nothing in the one in which it was
    conquered (BP-TURN-5), and nothing for what was built in it (BP-TURN-6)."""
    if planet.acquired == turn:
        return EMPTY
    counts: dict[KindId, int] = {}
    for natural in planet.natural:
        counts[natural.kind] = counts.get(natural.kind, 0) + 1
    for structure in planet.structures.values():
        if structure.built != turn:
            counts[structure.kind] = counts.get(structure.kind, 0) + 1
    naturals, structures = match.tables.naturals, match.tables.structures
    sums: dict[str, int] = {}
    for kind, count in counts.items():
        if kind not in suppressed:
            row = naturals.get(kind) or structures[kind]
            for resource, amount in row.yields.amounts.items():
                sums[resource] = sums.get(resource, 0) + amount * count
    return Purse(sums)


def forecast(match: Match, player: PlayerId, event: EventId | None, turn: int = -1) -> Postings:
    """What a collection under an event credits, planet by planet (BP-COL-1, BP-COL-3).

    `turn` is the number of the own turn: what is stamped with it yields nothing yet. Without
    it everything yields that a later collection will find.
    """
    suppressed = match.tables.events[event].no_yield if event is not None else ()
    postings = []
    for planet in match.board.planets.values():
        if planet.owner == player:
            amounts = planet_yield(match, planet, suppressed, turn)
            if amounts:
                postings.append(Posting(player, PostingType.COLLECT, amounts, source=planet.id))
    counts: dict[KindId, int] = defaultdict(int)
    for structure in match.board.space.values():
        fresh = structure.deployed == turn  # BP-SPACE-20
        if structure.owner == player and not fresh and structure.kind not in suppressed:
            counts[structure.kind] += 1
    for kind, count in counts.items():
        amounts = match.tables.structures[kind].yields * count
        if amounts:
            postings.append(Posting(player, PostingType.COLLECT, amounts, source=kind))
    return tuple(postings)


def collect(match: Match, _command: Collect) -> Ruling:
    turn, found = match.turn, []
    if turn.collected:
        found.append(say("bp.turn.already_collected", "BP-TURN-4", "BP-COL-1"))
    elif turn.phase is not Phase.COLLECTION:
        found.append(WRONG_PHASE[turn.phase, Phase.COLLECTION])

    def carry_out(_dice: Dice, _names: StepNames) -> Happenings:
        postings = forecast(match, turn.player, turn.event, turn.number)
        collected = ResourcesCollected(turn.player, postings)
        if ORDER[turn.phase] >= ORDER[Phase.STRUCTURES]:
            return (collected,)
        return collected, PhaseEntered(Phase.STRUCTURES)

    return Judgement(carry_out, tuple(found))


HANDLERS: Handlers = {Collect: Handler(collect)}
