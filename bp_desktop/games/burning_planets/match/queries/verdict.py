"""Commands of a match that somebody could think of, with what the rules say to them."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match import system
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import Hole, Offer, Verdict, verdict


class Candidate(NamedTuple):
    """An offer that nobody has judged yet."""

    command: Command
    holes: tuple[Hole, ...] = ()
    consent_of: tuple[PlayerId, ...] = ()


Candidates = Iterator[Candidate]


def judge(match: Match, command: Command) -> Verdict:
    return verdict(system.judge, match, command)


def offered(match: Match, candidates: Iterable[Candidate]) -> Iterator[Offer[Command]]:
    """As they are found."""
    for command, holes, consent_of in candidates:
        yield Offer(command, judge(match, command), holes, consent_of)


def any_legal(match: Match, candidates: Iterable[Candidate]) -> bool:
    return any(judge(match, one.command).legal for one in candidates)
