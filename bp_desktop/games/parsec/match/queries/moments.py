"""Moments of Parsec: what deserves that everybody looks up, and what is told of it there."""

from collections.abc import Iterator, Sequence

from bp_desktop.core.messages import Several, say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.cards import HAZARD
from bp_desktop.games.parsec.match.describe import describe
from bp_desktop.games.parsec.match.fight import ATTACK, DEFENCE
from bp_desktop.games.parsec.match.lookup import named_card, named_player, named_unit
from bp_desktop.games.parsec.match.preparation import FIRST
from bp_desktop.games.parsec.match.production import PRODUCTION, ProductionClaim, claims
from bp_desktop.games.parsec.match.settlement import SETTLE
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.games.shared.step_telling import Tellers, ToldStep, told_by
from bp_desktop.games.table import Effect, Moment, MomentKind, Opponent, ThrownDie

Step = ToldStep[Event]


# --- dice that fall


def _die(step: Step, purpose: str, seat: PlayerId, face: int, at: int = 0) -> ThrownDie:
    """A face that no die of the program's has shown, lies on the real table."""
    return step.die(purpose, seat, face, at) or ThrownDie(seat, face, face, by_hand=True)


def _first(match: ParsecMatch, event: e.FirstRolled, step: Step) -> Moment:
    dice = tuple(_die(step, FIRST, *roll, place) for place, roll in enumerate(event.rolls))
    words = say("parsec.headline.order")
    if not event.order:
        return Moment(MomentKind.ROLL, say("parsec.stage.tie"), None, words, dice)
    seat = event.order[0]
    headline = say("parsec.stage.begins", player=named_player(match, seat))
    return Moment(MomentKind.ROLL, headline, seat, words, dice)


def _settlement(match: ParsecMatch, event: e.SettlementRolled, step: Step) -> Moment:
    die = _die(step, SETTLE, event.player, event.face)
    headline = say("parsec.stage.no_planet")
    if event.succeeded:
        headline = say("parsec.stage.planet", number=event.face)
    words = say("parsec.stage.settles", player=named_player(match, event.player))
    return Moment(MomentKind.ROLL, headline, event.player, words, (die,))


def _production(match: ParsecMatch, event: e.ProductionRolled, step: Step) -> Moment:
    die = _die(step, PRODUCTION, event.player, event.face)
    due = claims(match, event.face)
    headline = say("parsec.stage.produces", number=event.face)
    if not due:
        headline = say("parsec.stage.produces_nothing", number=event.face)
    words = say("parsec.stage.rolls", player=named_player(match, event.player))
    effects = tuple(_gets(match, player, claim) for player, claim in due.items())
    return Moment(MomentKind.ROLL, headline, event.player, words, (die,), effects=effects)


def _gets(match: ParsecMatch, player: PlayerId, claim: ProductionClaim) -> Effect:
    count = claim.fixed.total + claim.choices
    words = say("parsec.stage.gets", player=named_player(match, player), count=count)
    return Effect(words, "ui/coins")


def _strike(match: ParsecMatch, event: e.StrikeRolled, step: Step) -> Moment:
    strike, fight, hit = event.strike, event.fight, event.strike.hits
    attacker, defender = fight.controller(strike.side), fight.controller(strike.side.other)
    target, first = match.units[strike.target], match.units[strike.strikers[0]]
    thrown = _die(step, ATTACK, attacker, strike.attack_die)
    parried = _die(step, DEFENCE, defender, strike.defence_die)
    opponents = (
        Opponent(named_unit(match, first), attacker, first.id, thrown),
        Opponent(named_unit(match, target), defender, target.id, parried, lost=hit),
    )
    attack, defence = strike.totals
    words = say("parsec.stage.beats", attack=attack, defence=defence)
    if not hit:
        words = say("parsec.stage.not_beats", attack=attack, defence=defence)
    effects = [Effect(words, met=hit)]
    if len(strike.strikers) > 1:
        together = Several(tuple(named_unit(match, match.units[one]) for one in strike.strikers))
        effects.append(Effect(say("parsec.stage.together", units=together)))
    return Moment(
        MomentKind.HIT if hit else MomentKind.MISS,
        say("parsec.stage.hit") if hit else say("parsec.stage.missed"),
        attacker,
        thing=target.id,
        opponents=opponents,
        effects=tuple(effects),
    )


def _card(match: ParsecMatch, event: e.CardPlayed, step: Step) -> Moment:
    """A card that is played is seen by everybody."""
    headline = say("parsec.stage.card", card=named_card(match, event.card))
    words = say("parsec.stage.plays", player=named_player(match, event.player))
    struck = [one for one in step.events if isinstance(one, e.HazardRolled)]
    dice = tuple(
        _die(step, HAZARD, match.units[one.unit].owner, one.face, place)
        for place, one in enumerate(struck)
        if one.unit in match.units
    )
    effects = tuple(_losses(match, struck))
    return Moment(MomentKind.EVENT, headline, event.player, words, dice, effects=effects)


def _losses(match: ParsecMatch, struck: Sequence[e.HazardRolled]) -> Iterator[Effect]:
    for one in struck:
        unit = match.units.get(one.unit)
        if unit is not None and one.destroyed:
            yield Effect(say("parsec.stage.lost", unit=named_unit(match, unit)), "ui/skull")


# --- whose turn it is, who is out, and the end


def _race(match: ParsecMatch, event: e.ArmsRaceBegan, _step: Step) -> Moment:
    headline, words = say("parsec.stage.arms_race"), describe(match, event, None)
    return Moment(MomentKind.EVENT, headline, event.player, words)


def _turn(match: ParsecMatch, event: e.ParsecTurnBegan, _step: Step) -> Moment:
    headline = say("parsec.stage.turn", player=named_player(match, event.player))
    words = say("parsec.stage.round", round=event.round)
    return Moment(MomentKind.TURN, headline, event.player, words)


def _out(match: ParsecMatch, event: e.ParsecPlayerOut, _step: Step) -> Moment:
    headline = say("parsec.stage.out", player=named_player(match, event.player))
    return Moment(MomentKind.OUT, headline, event.player, describe(match, event, None))


def _end(match: ParsecMatch, event: e.ParsecEnded, _step: Step) -> Moment:
    winners, round_ = tuple(named_player(match, one) for one in event.winners), match.turn.round
    if not winners:
        words = say("parsec.ending.stopped", round=round_)
        return Moment(MomentKind.END, say("parsec.ending.nobody"), None, words)
    headline = say("parsec.stage.wins", player=winners[0])
    if len(winners) > 1:
        headline = say("parsec.ending.won_together", winners=Several(winners))
    words = say("parsec.stage.won_by", how=event.ending.value, round=round_)
    return Moment(MomentKind.END, headline, event.winners[0], words)


MOMENTS: Tellers[Moment] = {
    e.FirstRolled: _first,
    e.SettlementRolled: _settlement,
    e.ProductionRolled: _production,
    e.StrikeRolled: _strike,
    e.CardPlayed: _card,
    e.ArmsRaceBegan: _race,
    e.ParsecTurnBegan: _turn,
    e.ParsecPlayerOut: _out,
    e.ParsecEnded: _end,
}
moments_of = told_by(MOMENTS)
"""By the state before the step. Nothing here tells what a hand holds."""
