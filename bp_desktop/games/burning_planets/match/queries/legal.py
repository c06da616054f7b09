"""Everything a player may do now, in or out of turn, and why not the rest."""

from collections.abc import Iterator

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import commands, secret_commands
from bp_desktop.games.burning_planets.match.queries.candidates import bombardments, some_of_each
from bp_desktop.games.burning_planets.match.queries.offers import building_offers, launch_offers
from bp_desktop.games.burning_planets.match.queries.steps import step_offers
from bp_desktop.games.burning_planets.match.queries.units import unit_offers
from bp_desktop.games.burning_planets.match.queries.verdict import Candidate, Candidates, offered
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import AmountHole, Offer
from bp_desktop.games.table import Stage


def legal(match: Match, player: PlayerId) -> Iterator[Offer[Command]]:
    """Built from the very functions that judge commands, so an offer never turns out empty.

    Left out is what no list can hold, such as the text of a contract or what an envelope has in
    it, and what the table says beside the rules: corrections, options, the clock.
    For what somebody may know of it ask with `seen_by(match, player)`.
    """
    found = match.players.get(player)
    if found is None or found.eliminated:
        return
    yield from step_offers(match, player)
    if match.stage is Stage.PLAY:
        yield from building_offers(match, player)
        yield from launch_offers(match, player)
        yield from unit_offers(match, player)
        if player == match.turn.player:
            yield from offered(match, bombardments(match))
        yield from offered(match, _trades(match, player))
        yield from offered(match, _endings(match, player))
    yield from offered(match, _papers(match, player))


def _trades(match: Match, player: PlayerId) -> Candidates:
    """From treasury to treasury (AMB-65)."""
    mine = match.players[player].treasury
    if not mine:
        return
    for other in match.survivors:
        if other == player:
            continue
        give = AmountHole("goods", mine)
        command = commands.TransferResources(player, other, some_of_each(mine), consent=True)
        yield Candidate(command, (give,), (other,))
        theirs = match.players[other].treasury
        if theirs:
            both = some_of_each(mine), some_of_each(theirs)
            holes = AmountHole("gives", mine), AmountHole("takes", theirs)
            yield Candidate(commands.Barter(player, other, *both, (player, other)), holes, (other,))


def _endings(match: Match, player: PlayerId) -> Candidates:
    others = tuple(one for one in match.survivors if one != player)
    yield Candidate(commands.Concede(player))
    yield Candidate(commands.ShareVictory(match.survivors), (), others)
    yield Candidate(commands.StopMatch(), (), others)


def _papers(match: Match, player: PlayerId) -> Candidates:
    """What can be done about contracts and notes without writing or opening one."""
    secrets = match.secrets
    for contract in secrets.contracts.values():
        if player in contract.partners:
            id_ = contract.id
            yield Candidate(secret_commands.AgreeContract(id_, player))
            yield Candidate(secret_commands.SealContract(id_))
            yield Candidate(secret_commands.CancelContract(id_, player))
            others = tuple(one for one in match.survivors if one != player)
            for status in ("disclosed", "lost", "broken", "void"):
                yield Candidate(secret_commands.CloseContract(id_, status), (), others)
    if player in secrets.notes:
        yield Candidate(secret_commands.DropNote(player))
