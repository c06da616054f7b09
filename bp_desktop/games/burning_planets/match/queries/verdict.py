"""What the rules say to a command, as a value instead of an answer to somebody."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bp_desktop.core.messages import Message, Refused, rules_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, check


class Verdict(NamedTuple):
    """Legal, or why not."""

    possible: bool
    """False: refused, whatever the table thinks of it."""
    messages: tuple[Message, ...] = ()

    @property
    def legal(self) -> bool:
        return self.possible and not self.messages

    @property
    def rules(self) -> tuple[str, ...]:
        return rules_of(self.messages)


LEGAL = Verdict(possible=True)


class Choice(NamedTuple):
    """Something a player may want to do, and whether the rules let them."""

    command: Command
    verdict: Verdict

    @property
    def legal(self) -> bool:
        return self.verdict.legal


def judge(match: Match, command: Command) -> Verdict:
    """The same judgement a submitted command gets, so that what is offered can be done."""
    try:
        objections = check(match, command)
    except Refused as refusal:
        return Verdict(possible=False, messages=refusal.messages)
    return Verdict(possible=True, messages=objections) if objections else LEGAL


def judged(match: Match, commands: Iterable[Command]) -> tuple[Choice, ...]:
    return tuple(Choice(command, judge(match, command)) for command in commands)


def legal_only(match: Match, commands: Iterable[Command]) -> Iterator[Command]:
    """Those of the commands that can be carried out now, as they are found."""
    return (command for command in commands if judge(match, command).legal)
