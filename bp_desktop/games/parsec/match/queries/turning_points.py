"""Turning points of a match of Parsec: what it is remembered by, weighed by what it changed."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bp_desktop.core.messages import Several, say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import events as e, lookup as look, stats
from bp_desktop.games.parsec.match.fight_facts import chance_of
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.games.parsec.match.victory import dominance_of, presence
from bp_desktop.games.remembered import JournalCount, Possessions, TurningPoint
from bp_desktop.games.shared.step_telling import Tellers, ToldStep, told_by

Step = ToldStep[Event]

THE_END, OUT, RACE, COLONY = 1000, 500, 120, 60
WORTH, WORTH_TELLING, LONG_ODDS, CARD = 10, 6, 100, 30
"""What counts how much. A lost unit counts what it cost, a hit as much as it was unlikely."""


def _out(match: ParsecMatch, event: e.ParsecPlayerOut, _step: Step) -> TurningPoint:
    words = say("parsec.point.out", player=look.named_player(match, event.player))
    return TurningPoint("out", OUT, words, event.player, "ui/close")


def _race(match: ParsecMatch, event: e.ArmsRaceBegan, _step: Step) -> TurningPoint:
    words = say("parsec.point.race", player=look.named_player(match, event.player))
    return TurningPoint("race", RACE, words, event.player, "ui/flag")


def _card(match: ParsecMatch, event: e.CardPlayed, _step: Step) -> TurningPoint | None:
    if event.fate != "permanent":
        return None
    player, card = look.named_player(match, event.player), look.named_card(match, event.card)
    words = say("parsec.point.permanent", player=player, card=card)
    return TurningPoint("card", CARD, words, event.player, "ui/bolt")


def _end(match: ParsecMatch, event: e.ParsecEnded, _step: Step) -> TurningPoint:
    winners = tuple(look.named_player(match, one) for one in event.winners)
    words = say("parsec.point.stopped")
    if len(winners) > 1:
        words = say("parsec.ending.won_together", winners=Several(winners))
    elif winners:
        words = say("parsec.point.won", player=winners[0], how=event.ending.value)
    return TurningPoint("end", THE_END, words, next(iter(event.winners), None), "ui/trophy")


def _loss(match: ParsecMatch, event: e.UnitLost, _step: Step) -> TurningPoint | None:
    unit = match.units[event.unit]
    is_colony = stats.type_of(match, unit).is_colony
    worth = stats.list_value(match, unit).total
    if event.cause == "correction" or (worth < WORTH_TELLING and not is_colony):
        return None
    effect = COLONY if is_colony else WORTH * worth
    words = say("parsec.point.lost", unit=look.named_unit(match, unit))
    if event.by is not None and event.by != unit.owner:
        by = look.named_player(match, event.by)
        words = say("parsec.point.destroyed", unit=look.named_unit(match, unit), player=by)
    return TurningPoint("colony" if is_colony else "loss", effect, words, event.by, "ui/skull")


def _long_odds(match: ParsecMatch, event: e.StrikeRolled, _step: Step) -> TurningPoint | None:
    strike = event.strike
    chance = chance_of(match, strike)
    if not strike.hits or chance * 2 >= 1:
        return None
    attack, defence = strike.totals
    words = say(
        "parsec.point.odds",
        unit=look.named_unit(match, match.units[strike.strikers[0]]),
        target=look.named_unit(match, match.units[strike.target]),
        attack=attack,
        defence=defence,
        percent=max(1, round(chance * 100)),
    )
    effect = round(LONG_ODDS * (1 - chance))
    return TurningPoint("odds", effect, words, event.fight.controller(strike.side), "ui/attack")


POINTS: Tellers[TurningPoint] = {
    e.ParsecEnded: _end,
    e.ParsecPlayerOut: _out,
    e.ArmsRaceBegan: _race,
    e.UnitLost: _loss,
    e.StrikeRolled: _long_odds,
    e.CardPlayed: _card,
}
turning_points_of = told_by(POINTS)
"""By the state before the step; nothing here reads a hand."""

# --- what changes hands, and what is counted


def _owners(match: ParsecMatch) -> Mapping[str, PlayerId | None]:
    """Who dominates each module (PA-WIN-2), by its number."""
    numbers = range(1, len(match.board.modules) + 1)
    found: dict[str, PlayerId | None] = dict.fromkeys(map(str, numbers))
    for player in match.survivors:
        held = dominance_of(match, player, presence(match)).dominated
        found |= dict.fromkeys(map(str, held), player)
    return found


MODULES = Possessions(
    say("parsec.possession.modules"),
    _owners,
    lambda match: match.units,
    lambda _match, module: look.named_module(int(module)),
)


def _destroyed(match: ParsecMatch, events: Sequence[Event]) -> Mapping[PlayerId, int]:
    """Units of others, by whoever destroyed them."""
    return Counter(
        one.by
        for one in events
        if isinstance(one, e.UnitLost)
        and one.by is not None
        and one.unit in match.units
        and match.units[one.unit].owner != one.by
    )


def _produced(_match: ParsecMatch, events: Sequence[Event]) -> Mapping[PlayerId, int]:
    """Cards that planets and asteroids have brought."""
    found = Counter[PlayerId]()
    for event in events:
        if isinstance(event, e.ProductionPaid):
            for one in event.postings:
                found[one.player] += one.amounts.total
    return found


COUNTS = (
    JournalCount("destroyed", say("parsec.standing.destroyed"), _destroyed),
    JournalCount("produced", say("parsec.standing.produced"), _produced),
)
