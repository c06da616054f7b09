"""Commands of a match with what the rules say to them."""

from collections.abc import Iterable, Iterator

from bp_desktop.core.messages import Refused
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, check
from bp_desktop.games.table import LEGAL, Offer, Verdict


def judge(match: Match, command: Command) -> Verdict:
    """The same judgement a submitted command gets, so that what is offered can be done."""
    try:
        objections = check(match, command)
    except Refused as refusal:
        return Verdict(possible=False, messages=refusal.messages)
    return Verdict(possible=True, messages=objections) if objections else LEGAL


def judged(match: Match, commands: Iterable[Command]) -> tuple[Offer[Command], ...]:
    return tuple(Offer(command, judge(match, command)) for command in commands)


def legal_only(match: Match, commands: Iterable[Command]) -> Iterator[Command]:
    """Those of the commands that can be carried out now, as they are found."""
    return (command for command in commands if judge(match, command).legal)
