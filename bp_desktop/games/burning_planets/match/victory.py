"""Elimination, concession and the end of a match."""

from collections.abc import Iterable

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import events
from bp_desktop.games.burning_planets.match.commands import Concede, ShareVictory, StopMatch
from bp_desktop.games.burning_planets.match.evolution import evolve
from bp_desktop.games.burning_planets.match.lookup import names_of, require_player
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.match.turn import next_turn
from bp_desktop.games.shared.chapters import MatchEvent, leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import Stage

LOSSES = frozenset(
    {
        events.ShipDestroyed,
        events.SpaceStructureDestroyed,
        events.AsteroidDestroyed,
        events.PlanetConquered,
        events.StructurePickedUp,
        events.ThingRemoved,
        events.OwnerSet,
        events.OptionChanged,
    }
)
"""After these somebody may have nothing left."""


# --- elimination


def aftermath(match: Match, happened: Iterable[MatchEvent]) -> tuple[MatchEvent, ...]:
    """What follows at once from what has happened: eliminations (BP-ELIM-1), the end of the match
    (BP-WIN-3), and the next own turn if the active player is gone (BP-ELIM-4).

    `match` is the state before. Only those who have lost something are looked at, so nobody is
    out for not having anything yet.
    """
    if match.stage is not Stage.PLAY:
        return ()
    losers: dict[PlayerId, None] = {}
    for event in happened:
        losers.update(dict.fromkeys(_losers(match, event)))
        match = evolve(match, event)
    following: list[MatchEvent] = []
    for player in losers:
        if not match.players[player].eliminated and is_destroyed(match, player):
            gone = elimination(match, player)
            following.append(gone)
            match = evolve(match, gone)
    return (*following, *consequences(match)) if following else ()


def _losers(match: Match, event: MatchEvent) -> tuple[PlayerId, ...]:
    """Whose last thing an event may have taken; `match` is the state before it."""
    loser: PlayerId | None = None
    match event:
        case events.ShipDestroyed() | events.SpaceStructureDestroyed():
            loser = event.owner
        case events.AsteroidDestroyed() | events.ThingRemoved():
            loser = event.owner
        case events.PlanetConquered() | events.OwnerSet():
            loser = event.former
        case events.StructurePickedUp():
            loser = match.board.space[event.structure].owner
        case events.OptionChanged() if event.option == "elimination":
            return match.survivors
    return () if loser is None else (loser,)


def is_destroyed(match: Match, player: PlayerId) -> bool:
    """Whether a player has lost everything that counts (BP-ELIM-1, AMB-60)."""
    board, counts = match.board, match.options.elimination
    if any(planet.owner == player for planet in board.planets.values()):
        return False
    if counts == "no_planets":
        return True
    if any(ship.owner == player for ship in board.ships.values()):
        return False
    if counts == "no_planets_no_ships":
        return True
    return all(structure.owner != player for structure in board.space.values())


def elimination(match: Match, player: PlayerId, *, conceded: bool = False) -> MatchEvent:
    """The player goes, and everything of theirs with them; forests and mountains stay
    (BP-ELIM-5)."""
    board = match.board
    ships = board.ships.values()
    return events.PlayerEliminated(
        player,
        conceded,
        _discarded(match, player),
        tuple(one.id for one in board.planets.values() if one.owner == player),
        tuple(ship.id for ship in ships if ship.owner == player),
        tuple(one.id for one in board.space.values() if one.owner == player),
        tuple(
            ship.id
            for ship in ships
            if ship.owner != player and ship.carried and ship.carried.owner == player
        ),
    )


def _discarded(match: Match, player: PlayerId) -> Postings:
    """The treasury and what own holds carry are lost to all (BP-ELIM-2, BP-ELIM-6)."""
    treasury = match.players[player].treasury
    postings = [Posting(player, PostingType.ADJUST, -treasury, source=player)] if treasury else []
    postings += [
        Posting(player, PostingType.ADJUST, -ship.hold, hold=ship.id, source=player)
        for ship in match.board.ships.values()
        if ship.owner == player and ship.hold
    ]
    return tuple(postings)


def consequences(match: Match) -> tuple[MatchEvent, ...]:
    """After an elimination: one survivor wins at once, else play goes on."""
    survivors = match.survivors
    if len(survivors) <= 1:
        return (events.MatchEnded(Ending.LAST_SURVIVOR, survivors),)
    if match.players[match.turn.player].eliminated:
        return (next_turn(match),)
    return ()


# --- what players can ask for


def concede(match: Match, command: Concede) -> Ruling:
    require_player(match, command.player)

    def carry_out(_dice: Dice, _names: StepNames) -> Happenings:
        gone = elimination(match, command.player, conceded=True)
        return gone, *consequences(evolve(match, gone))

    return Judgement(carry_out)


def share(match: Match, command: ShareVictory) -> Ruling:
    agreed = set(command.agreed)
    for player in command.agreed:
        require_player(match, player)
    if len(agreed) < 2:
        raise Refused(say("bp.victory.nobody_to_share_with", "BP-WIN-4"))
    found = []
    if match.options.shared_victory == "off":
        found.append(say("bp.victory.sharing_is_off", "BP-WIN-4"))
    if len(match.players) <= 2:
        found.append(say("bp.victory.two_players", "BP-ALLY-1"))
    against = [player for player in match.survivors if player not in agreed]
    if against:
        names = names_of(match, against)
        found.append(say("bp.victory.not_agreed", "BP-WIN-5", players=names))
    winners = tuple(player for player in match.survivors if player in agreed)
    return leads_to(events.MatchEnded(Ending.SHARED, winners), against=found)


def stop(_match: Match, command: StopMatch) -> Ruling:
    return leads_to(events.MatchEnded(Ending.STOPPED, (), command.reason))


HANDLERS: Handlers = {
    Concede: Handler(concede),
    ShareVictory: Handler(share),
    StopMatch: Handler(stop),
}
