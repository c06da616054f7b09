"""Standing of the players of Parsec: the figures of the victory monitor (PA-APP-36)."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bp_desktop.core.messages import Fact, Message, Several, say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import commands as c, stats
from bp_desktop.games.parsec.match.lookup import named_player, owned
from bp_desktop.games.parsec.match.sight import hides
from bp_desktop.games.parsec.match.state import ParsecEnding as Ending, ParsecMatch
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.parsec.match.victory import (
    VictoryProgress,
    allies_of,
    progress_of,
    score_lines,
)
from bp_desktop.games.table import Stage, Standing, StandingColumn, StandingRow

MODULES = StandingColumn("modules", say("parsec.standing.modules"), "layers")
COLONIES = StandingColumn("colonies", say("parsec.standing.colonies"), "planet")
WARSHIPS = StandingColumn("warships", say("parsec.standing.warships"), "ship")
CARDS = StandingColumn("cards", say("parsec.standing.cards"), "coins")
HAND = StandingColumn("hand", say("parsec.standing.hand"), "coins")
POINTS = StandingColumn("points", say("parsec.standing.points"), "star")
TEAM = StandingColumn("team", say("parsec.standing.team"), "star")


def standing(match: ParsecMatch, fallen: Sequence[PlayerId]) -> Standing:
    """Hands are told where everybody may see them, counts of cards always (PA-GAP-42)."""
    is_open, is_timed = not hides(match), bool(match.options.variant.timed_minutes)
    columns = [MODULES, COLONIES, WARSHIPS, CARDS]
    columns += [HAND] if is_open else []
    columns += [POINTS] if is_open and is_timed else []
    over, teams = match.stage is Stage.OVER, any(one.team for one in match.players.values())
    columns += [TEAM] if over and teams and POINTS in columns else []
    points = scores(match) if POINTS in columns else Counter[PlayerId]()
    found = list[tuple[tuple[float, ...], StandingRow]]()
    for place, player in enumerate(match.order or tuple(match.players)):
        now = progress_of(match, player)
        hand = match.players[player].hand
        warships = sum(stats.type_of(match, one).military for one in owned(match, player))
        figures: list[Fact | None] = [len(now.counted), now.colonies, warships, hand.total]
        figures += [hand] if is_open else []
        figures += [points[player]] if POINTS in columns else []
        figures += [sum(points[one] for one in allies_of(match, player))] if TEAM in columns else []
        won = player in match.winners
        out = match.players[player].eliminated
        gone = fallen.index(player) if player in fallen else -1
        rank = (not won, out, -gone, -points[player], -share(now), place)
        found.append((rank, StandingRow(player, won, tuple(figures))))
    rows = tuple(row for _rank, row in sorted(found, key=lambda one: one[0]))
    return Standing(tuple(columns), rows, *(_ending(match) if over else ()))


def share(now: VictoryProgress) -> float:
    """How near somebody is to the nearer of both conditions, from 0 to 1, by what all can see."""
    military = min(1.0, len(now.counted) / max(1, now.modules_wanted))
    return max(military, min(1.0, now.colonies / max(1, now.colonies_wanted)))


def scores(match: ParsecMatch) -> Counter[PlayerId]:
    """Points of the timed variant (PA-VTIME-3 to -7)."""
    totals = Counter[PlayerId]()
    for line in score_lines(match):
        totals[line.player] += line.points
    return totals


HOW: Mapping[Ending, Callable[[int], Message]] = {
    Ending.MILITARY: lambda at: say("parsec.ending.military", "PA-WIN-4", "PA-WIN-5", round=at),
    Ending.ECONOMIC: lambda at: say("parsec.ending.economic", "PA-WIN-8", "PA-WIN-9", round=at),
    Ending.BOTH: lambda at: say("parsec.ending.both", "PA-VABS-1", round=at),
    Ending.TIME: lambda at: say("parsec.ending.time", "PA-VTIME-2", round=at),
    Ending.LAST_SURVIVOR: lambda at: say("parsec.ending.last", "PA-ELIM-5", round=at),
    Ending.AGREED: lambda at: say("parsec.ending.agreed", round=at),
}


def _ending(match: ParsecMatch) -> tuple[Message, Message]:
    """Who won, and how it came about."""
    winners, round_ = tuple(named_player(match, one) for one in match.winners), match.turn.round
    if not winners:
        return say("parsec.ending.nobody"), say("parsec.ending.stopped", round=round_)
    won = say("parsec.ending.won", winner=winners[0])
    if len(winners) > 1:
        won = say("parsec.ending.won_together", winners=Several(winners))
    return won, HOW[match.ending or Ending.AGREED](round_)


def endings(match: ParsecMatch) -> tuple[tuple[tuple[Message, Command], ...], ...]:
    """The time is up, somebody is agreed to have won, or the table stops."""
    if match.stage is not Stage.PLAY:
        return ()
    timed: tuple[tuple[Message, Command], ...] = ()
    if match.options.variant.timed_minutes and not match.time_is_up:
        timed = ((say("parsec.end.time"), c.EndTime()),)
    agreed = tuple(
        (say("parsec.end.agree", player=named_player(match, one)), c.EndByAgreement((one,)))
        for one in match.survivors
    )
    stop = ((say("parsec.end.stop"), c.EndByAgreement()),)
    return tuple(group for group in (timed, agreed, stop) if group)
