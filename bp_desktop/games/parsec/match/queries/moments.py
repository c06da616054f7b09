"""Moments of Parsec: what deserves that everybody looks up, and what is told of it there."""

from collections.abc import Iterator, Mapping, Sequence

from bp_desktop.core.dice import Roll
from bp_desktop.core.messages import Message, Several, say
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.cards import HAZARD
from bp_desktop.games.parsec.match.describe import describe
from bp_desktop.games.parsec.match.fight import ATTACK, DEFENCE
from bp_desktop.games.parsec.match.lookup import named_card, named_player, named_unit
from bp_desktop.games.parsec.match.preparation import FIRST
from bp_desktop.games.parsec.match.production import PRODUCTION, claims
from bp_desktop.games.parsec.match.settlement import SETTLE
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.system import Event
from bp_desktop.games.table import Effect, Moment, MomentKind, Opponent, ThrownDie

Rolls = Mapping[str, Sequence[Roll]]
"""By what they were thrown for, in their order."""


def moments_of(
    match: ParsecMatch, events: Sequence[Event], rolls: Sequence[Roll]
) -> tuple[Moment, ...]:
    """`match` is the state before the step. Nothing here tells what a hand holds."""
    thrown: dict[str, list[Roll]] = {}
    for roll in rolls:
        thrown.setdefault(roll.purpose, []).append(roll)
    found = (_moment(match, event, events, thrown) for event in events)
    return tuple(one for one in found if one is not None)


def _moment(
    match: ParsecMatch, event: Event, events: Sequence[Event], rolls: Rolls
) -> Moment | None:
    match event:
        case e.FirstRolled():
            return _first(match, event, rolls)
        case e.SettlementRolled():
            return _settlement(match, event, rolls)
        case e.ProductionRolled():
            return _production(match, event, rolls)
        case e.StrikeRolled():
            return _strike(match, event, rolls)
        case e.CardPlayed():
            return _card(match, event, events, rolls)
        case e.ArmsRaceBegan():
            headline = say("parsec.stage.arms_race")
            return Moment(MomentKind.EVENT, headline, event.player, describe(match, event, None))
        case e.ParsecTurnBegan():
            headline = say("parsec.stage.turn", player=named_player(match, event.player))
            words = say("parsec.stage.round", round=event.round)
            return Moment(MomentKind.TURN, headline, event.player, words)
        case e.ParsecPlayerOut():
            headline = say("parsec.stage.out", player=named_player(match, event.player))
            return Moment(MomentKind.OUT, headline, event.player, describe(match, event, None))
        case e.ParsecEnded():
            return _end(match, event)
        case _:
            return None


# --- dice that fall


def _die(rolls: Rolls, purpose: str, seat: PlayerId | None, face: int, at: int = 0) -> ThrownDie:
    thrown = rolls.get(purpose, ())
    roll = thrown[at] if at < len(thrown) else None
    if roll is None:
        return ThrownDie(seat, face, face, by_hand=True)
    return ThrownDie(seat, roll.die, face, roll.origin == "hand")


def _first(match: ParsecMatch, event: e.FirstRolled, rolls: Rolls) -> Moment:
    dice = tuple(
        _die(rolls, FIRST, player, face, place) for place, (player, face) in enumerate(event.rolls)
    )
    words = say("parsec.headline.order")
    if not event.order:
        return Moment(MomentKind.ROLL, say("parsec.stage.tie"), None, words, dice)
    seat = event.order[0]
    headline = say("parsec.stage.begins", player=named_player(match, seat))
    return Moment(MomentKind.ROLL, headline, seat, words, dice)


def _settlement(match: ParsecMatch, event: e.SettlementRolled, rolls: Rolls) -> Moment:
    die = _die(rolls, SETTLE, event.player, event.face)
    headline = say("parsec.stage.no_planet")
    if event.succeeded:
        headline = say("parsec.stage.planet", number=event.face)
    words = say("parsec.stage.settles", player=named_player(match, event.player))
    return Moment(MomentKind.ROLL, headline, event.player, words, (die,))


def _production(match: ParsecMatch, event: e.ProductionRolled, rolls: Rolls) -> Moment:
    die = _die(rolls, PRODUCTION, event.player, event.face)
    due = claims(match, event.face)
    effects = tuple(
        Effect(
            say(
                "parsec.stage.gets",
                player=named_player(match, player),
                count=claim.fixed.total + claim.choices,
            ),
            "ui/coins",
        )
        for player, claim in due.items()
    )
    headline = say("parsec.stage.produces", number=event.face)
    if not due:
        headline = say("parsec.stage.produces_nothing", number=event.face)
    words = say("parsec.stage.rolls", player=named_player(match, event.player))
    return Moment(MomentKind.ROLL, headline, event.player, words, (die,), effects=effects)


def _strike(match: ParsecMatch, event: e.StrikeRolled, rolls: Rolls) -> Moment:
    strike, fight = event.strike, event.fight
    attacker, defender = fight.controller(strike.side), fight.controller(strike.side.other)
    target = match.units[strike.target]
    first = match.units[strike.strikers[0]]
    hit = strike.hits
    opponents = (
        Opponent(
            named_unit(match, first),
            attacker,
            first.id,
            _die(rolls, ATTACK, attacker, strike.attack_die),
        ),
        Opponent(
            named_unit(match, target),
            defender,
            target.id,
            _die(rolls, DEFENCE, defender, strike.defence_die),
            lost=hit,
        ),
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


def _card(match: ParsecMatch, event: e.CardPlayed, events: Sequence[Event], rolls: Rolls) -> Moment:
    """A card that is played is seen by everybody."""
    headline = say("parsec.stage.card", card=named_card(match, event.card))
    words = say("parsec.stage.plays", player=named_player(match, event.player))
    struck = [one for one in events if isinstance(one, e.HazardRolled)]
    dice = tuple(
        _die(rolls, HAZARD, match.units[one.unit].owner, one.face, place)
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


# --- the end


def _end(match: ParsecMatch, event: e.ParsecEnded) -> Moment:
    winners = tuple(named_player(match, one) for one in event.winners)
    first, round_ = next(iter(event.winners), None), match.turn.round
    if not winners:
        words = say("parsec.ending.stopped", round=round_)
        return Moment(MomentKind.END, say("parsec.ending.nobody"), None, words)
    headline: Message = say("parsec.stage.wins", player=winners[0])
    if len(winners) > 1:
        headline = say("parsec.ending.won_together", winners=Several(winners))
    words = say("parsec.stage.won_by", how=event.ending.value, round=round_)
    return Moment(MomentKind.END, headline, first, words)
