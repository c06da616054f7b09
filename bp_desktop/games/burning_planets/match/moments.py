"""Moments: what of a match deserves that everybody looks up, and what is told of it there."""

from collections import Counter
from collections.abc import Iterator

from bp_desktop.core.messages import Message, Several, say
from bp_desktop.core.odds import beats
from bp_desktop.games.burning_planets.ids import EventId, KindId
from bp_desktop.games.burning_planets.match import events as e
from bp_desktop.games.burning_planets.match.describe import describe
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.lookup import named_player, planet_label, unit_label
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.shared.step_telling import Tellers, ToldStep, told_by
from bp_desktop.games.table import Effect, Moment, MomentKind, Opponent

Step = ToldStep[Event]


# --- dice that fall


def _order(match: Match, event: e.OrderRolled, step: Step) -> Moment:
    dice = [step.die(f"order:{one.player}", one.player, one.face) for one in event.rolls]
    headline, seat = say("bp.stage.tie"), None
    if len(event.leaders) == 1:
        [seat] = event.leaders
        headline = say("bp.stage.begins", player=named_player(match, seat))
    thrown = tuple(one for one in dice if one is not None)
    return Moment(MomentKind.ROLL, headline, seat, say("bp.headline.order"), thrown)


def _event(match: Match, event: e.EventRolled, step: Step) -> Moment | None:
    if not event.results:
        return None
    dice = [step.die(f"event:{one.player}", one.player, one.face) for one in event.results]
    thrown = tuple(one for one in dice if one is not None)
    struck = [one for one in event.results if one.event is not None]
    kind = MomentKind.EVENT if struck else MomentKind.ROLL
    first = (struck or event.results)[0]
    if len(event.results) > 1:
        effects = tuple(
            Effect(say("bp.stage.event_of", player=named_player(match, one.player), event=id_))
            for one in struck
            if (id_ := one.event) is not None
        )
        headline = say("bp.stage.events") if struck else say("bp.stage.no_event")
        return Moment(kind, headline, first.player, None, thrown, effects=effects)
    words = say("bp.stage.rolls", player=named_player(match, first.player), face=first.face)
    if first.event is None:
        return Moment(kind, say("bp.stage.no_event"), first.player, words, thrown)
    headline = say("bp.stage.event", event=first.event)
    effects = tuple(_effects(match, first.event))
    return Moment(kind, headline, first.player, words, thrown, effects=effects)


def _effects(match: Match, event: EventId) -> Iterator[Effect]:
    """What nobody of that player yields any more, and who does not act (BP-EVENT-4)."""
    tables = match.tables
    result = tables.events.get(event)
    if result is None:
        return
    yields = {id_: one.yields for id_, one in tables.naturals.items()}
    yields |= {id_: one.yields for id_, one in tables.structures.items()}
    for resource in tables.resources:
        makers = {id_ for id_, purse in yields.items() if purse[resource]}
        if makers and makers <= set(result.no_yield):
            yield Effect(say("bp.stage.no_resource", resource=resource), f"resource/{resource}")
    if not result.ships_act:
        yield Effect(say("bp.stage.no_ship_acts"), "ui/ship")


# --- fights


def _attack(match: Match, event: e.Attacked, step: Step) -> Moment:
    attack = step.die(f"attack:{event.attacker}", event.player, event.attack)
    defence = None
    if event.defence is not None:
        defence = step.die(f"defence:{event.target}", event.defender, event.defence)
    unit, target = unit_label(match, event.attacker), unit_label(match, event.target)
    opponents = (
        Opponent(unit, event.player, event.attacker, attack),
        Opponent(target, event.defender, event.target, defence, lost=event.destroyed),
    )
    hit = event.destroyed
    return Moment(
        MomentKind.HIT if hit else MomentKind.MISS,
        say("bp.stage.destroyed") if hit else say("bp.stage.missed"),
        event.player,
        thing=event.target,
        opponents=opponents,
        effects=tuple(_conditions(event)),
    )


def _conditions(event: e.Attacked) -> Iterator[Effect]:
    """Both comparisons with the natural attack roll (BP-COMBAT-9)."""
    attack, defence, shield = event.attack, event.defence, event.shield
    if defence is not None:
        met = beats(attack, defence, 0)
        yield Effect(_compared(attack, defence, met=met), met=met)
    met = beats(attack, None, shield)
    if met:
        yield Effect(say("bp.stage.beats_shield", attack=attack, shield=shield), met=True)
    else:
        yield Effect(say("bp.stage.not_beats_shield", attack=attack, shield=shield), met=False)


def _compared(attack: int, defence: int, *, met: bool) -> Message:
    if met:
        return say("bp.stage.beats", attack=attack, defence=defence)
    return say("bp.stage.not_beats", attack=attack, defence=defence)


def _conquest(match: Match, event: e.PlanetConquered, _step: Step) -> Moment:
    player, planet = named_player(match, event.player), planet_label(match, event.planet)
    words = say("bp.stage.conquers", player=player, planet=planet)
    lost: tuple[Effect, ...] = ()
    if event.former is not None:
        lost = (Effect(say("bp.stage.loses", player=named_player(match, event.former))),)
    headline = say("bp.stage.conquered")
    return Moment(
        MomentKind.CONQUEST, headline, event.player, words, thing=event.planet, effects=lost
    )


def _bombardment(match: Match, event: e.PlanetBombarded, _step: Step) -> Moment:
    planet = match.board.planets.get(event.planet)
    standing = planet.structures if planet is not None else {}
    kinds: Counter[KindId] = Counter(
        standing[one].kind for one in event.structures if one in standing
    )
    gone = tuple(
        Effect(say("bp.stage.gone", kind=kind, count=count), f"structure/{kind}")
        for kind, count in kinds.items()
    )
    words = say(
        "bp.stage.bombards",
        player=named_player(match, event.player),
        planet=planet_label(match, event.planet),
    )
    headline = say("bp.stage.bombardment")
    return Moment(
        MomentKind.BOMBARDMENT, headline, event.player, words, thing=event.planet, effects=gone
    )


# --- whose turn it is, and the end


def _turn(match: Match, event: e.TurnBegan, _step: Step) -> Moment:
    headline = say("bp.stage.turn", player=named_player(match, event.player))
    found = match.players.get(event.player)
    words = None
    if found is not None:
        words = say("bp.headline.play", round=event.round, faction=found.faction)
    return Moment(MomentKind.TURN, headline, event.player, words)


def _out(match: Match, event: e.PlayerEliminated, _step: Step) -> Moment:
    headline = say("bp.stage.out", player=named_player(match, event.player))
    return Moment(MomentKind.OUT, headline, event.player, describe(match, event))


def _end(match: Match, event: e.MatchEnded, _step: Step) -> Moment:
    winners = tuple(named_player(match, one) for one in event.winners)
    first, round_ = next(iter(event.winners), None), match.turn.round
    match event.ending:
        case Ending.LAST_SURVIVOR if winners:
            headline = say("bp.stage.wins", player=winners[0])
            words = say("bp.ending.last_one", round=round_)
        case Ending.SHARED:
            headline = say("bp.stage.shared")
            words = say("bp.ending.shared", winners=Several(winners))
        case _:
            headline, words = say("bp.ending.nobody"), say("bp.ending.stopped", round=round_)
    return Moment(MomentKind.END, headline, first, words)


MOMENTS: Tellers[Moment] = {
    e.OrderRolled: _order,
    e.EventRolled: _event,
    e.TurnBegan: _turn,
    e.Attacked: _attack,
    e.PlanetConquered: _conquest,
    e.PlanetBombarded: _bombardment,
    e.PlayerEliminated: _out,
    e.MatchEnded: _end,
}
moments_of = told_by(MOMENTS)
"""By the state before the step: whoever and whatever they tell of stood there already. Nothing here
reads a treasury, a hold or a secret."""
