"""Answers in a fight: counter-attacks, evasions, and going on after one (11.9)."""

from collections.abc import Iterable

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import without
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.evolution import evolve_fight, evolve_play
from bp_desktop.games.parsec.match.fight import (
    against_supporters,
    distinct,
    fight_ended,
    missed,
    require_fight,
    support_fees,
)
from bp_desktop.games.parsec.match.fight_facts import (
    Answers,
    answers,
    is_under_fire,
    outsiders,
    own_involved,
    resumptions,
    strike_of,
)
from bp_desktop.games.parsec.match.handler import (
    PLAYING,
    Happenings,
    ParsecHandler,
    ParsecHandlers,
    Ruling,
)
from bp_desktop.games.parsec.match.lookup import (
    named_player,
    named_unit,
    require_unit,
)
from bp_desktop.games.parsec.match.movement import against_way, way_of
from bp_desktop.games.parsec.match.stacking import no_room
from bp_desktop.games.parsec.match.state import (
    FightStage,
    FightState,
    ParsecMatch,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import (
    move_of,
    type_of,
)
from bp_desktop.games.shared.chapters import MatchEvent, leads_to

ATTACK, DEFENCE = "parsec.attack", "parsec.defence"
"""The purposes of the two dice of a strike."""


# --- answers


def _answering(match: ParsecMatch) -> tuple[Happenings, ParsecMatch, FightState, Answers]:
    """An answer also accepts a miss, so that nobody has to press twice."""
    fight = require_fight(match, FightStage.ANSWER, FightStage.AFTER_ROLL)
    before: Happenings = ()
    if fight.stage is FightStage.AFTER_ROLL:
        assert fight.strike is not None
        if fight.strike.hits:
            raise Refused(say("parsec.fight.choose_the_loss", "PA-COMBAT-9"))
        before = missed(match, fight)
        match = _after(match, before)
        if match.fight is None or match.fight.stage is not FightStage.ANSWER:
            raise Refused(say("parsec.fight.no_answer_now", "PA-COUNTER-7"))
        fight = match.fight
    return before, match, fight, answers(match, fight, fight.acting)


def _after(match: ParsecMatch, happened: Iterable[MatchEvent]) -> ParsecMatch:
    for one in happened:
        if isinstance(one, e.ParsecFightEvent):
            match = evolve_fight(match, one)
        elif isinstance(one, e.ParsecPlayEvent):
            match = evolve_play(match, one)
    return match


def _counter(match: ParsecMatch, command: c.CounterAttack) -> Ruling:
    """PA-COUNTER-1 to -6, PA-COORD-4, -5, -7, PA-ALLY-5."""
    before, match, fight, can = _answering(match)
    side, controller = fight.acting, fight.controller(fight.acting)
    target = require_unit(match, command.target)
    strikers = distinct(match, command.strikers)
    supporters = distinct(match, tuple(one.unit for one in command.supports))
    if not strikers or any(one.owner != controller for one in strikers):
        raise Refused(say("parsec.fight.own_attackers", "PA-COUNTER-1"))
    found = _against_counter(match, can, strikers, target)
    found += against_supporters(match, supporters, target, controller, fight.controller(side.other))
    fees = support_fees(match, controller, command.supports)
    joined = {one.id: side for one in (*strikers, *supporters)}
    following = replace(
        fight,
        stage=FightStage.BEFORE_ROLL,
        strike=strike_of(match, side, (*strikers, *supporters), target),
        involved=fight.involved | joined,
        supports=fight.supports | {one.unit: one for one in command.supports},
        supported=fight.supported | {one.id: target.id for one in supporters},
        passed=0,
    )
    supporting = tuple(one.id for one in supporters)
    spends = bool(supporting) and match.options.ally.uses_own_attack
    answered = e.FightAnswered(
        controller, "joint", following, supporting=supporting, postings=fees, spends=spends
    )
    return leads_to(*before, answered, against=found)


def _against_counter(
    match: ParsecMatch, can: Answers, strikers: Iterable[UnitState], target: UnitState
) -> list[Message]:
    name = named_unit(match, target)
    if target.id not in can.counters:
        return [say("parsec.fight.not_a_counter_target", "PA-COORD-7", "PA-LONG-2", target=name)]
    return [
        say("parsec.fight.may_not_counter", "PA-COORD-5", "PA-COORD-8", "PA-LONG-2",
            unit=named_unit(match, one), target=name)
        for one in strikers
        if one.id not in can.counters[target.id]
    ]  # fmt: skip


def _counter_separately(match: ParsecMatch, command: c.CounterSeparately) -> Ruling:
    """PA-COORD-6, PA-GAP-34."""
    before, match, fight, can = _answering(match)
    side, controller = fight.acting, fight.controller(fight.acting)
    pairs = command.pairs
    strikers = [require_unit(match, striker) for striker, _target in pairs]
    targets = [require_unit(match, target) for _striker, target in pairs]
    if len(pairs) < 2 or any(one.owner != controller for one in strikers):
        raise Refused(say("parsec.fight.two_pairs", "PA-COORD-6"))
    if len({one.id for one in strikers}) < len(pairs) or len({one.id for one in targets}) < len(
        pairs
    ):
        raise Refused(say("parsec.fight.each_once", "PA-GAP-34"))
    found = list[Message]()
    for striker, target in zip(strikers, targets, strict=True):
        found += _against_counter(match, can, (striker,), target)
    following = replace(
        fight,
        stage=FightStage.BEFORE_ROLL,
        strike=strike_of(match, side, strikers[:1], targets[0]),
        involved=fight.involved | {one.id: side for one in strikers},
        pairs=tuple(pairs[1:]),
        is_separate=True,
        last=(),
        lost={},
        passed=0,
    )
    return leads_to(*before, e.FightAnswered(controller, "separate", following), against=found)


def _evade(match: ParsecMatch, command: c.Evade) -> Ruling:
    """PA-EVADE-1 to -6, PA-MULTI-2, -3."""
    before, match, fight, can = _answering(match)
    controller = fight.controller(fight.acting)
    unit = require_unit(match, command.unit)
    name = named_unit(match, unit)
    if unit.owner != controller or unit.aboard is not None:
        raise Refused(say("parsec.fight.own_evader", "PA-EVADE-1", "PA-ALLY-3"))
    if not type_of(match, unit).is_vessel:
        raise Refused(say("parsec.fight.colony_stays", "PA-EVADE-5", unit=name))
    found = list[Message]()
    if unit.id not in can.evasions:
        found.append(say("parsec.fight.surrounded", "PA-EVADE-2", "PA-GAP-27", unit=name))
    way: tuple[Hex, ...] = ()
    if match.tracked:
        way = way_of(match, unit, command.way, command.to, command.consents)
        steps = move_of(match, unit, evading=True)
        ignored = outsiders(match, fight)
        found += against_way(match, unit, way, command.consents, steps, ignored)
        found += no_room(match, type_of(match, unit), way[-1], leaving=(unit.id,))
    return leads_to(
        *before,
        *evaded(match, fight, unit, way, word=command.out_of_reach),
        against=found,
    )


def evaded(
    match: ParsecMatch,
    fight: FightState,
    unit: UnitState,
    way: tuple[Hex, ...],
    *,
    word: bool = False,
) -> Happenings:
    """A vessel that has moved away in a fight, and what comes of it. `word`: beside a real board
    the players say whether it is out of reach."""
    side = fight.acting
    fight = replace(fight, involved=fight.involved | {unit.id: side}, passed=0)
    holds = match.options.combat.evade_uses_move
    there = _after(match, (e.FightAnswered(unit.owner, "evade", fight, unit.id, way, holds=holds),))
    escaped = word if not match.tracked else not is_under_fire(there, fight, there.units[unit.id])
    if escaped:
        fight = replace(fight, involved=without(fight.involved, unit.id))
    ending: Happenings = ()
    if match.options.variant.simplified:
        ending = (fight_ended(there, fight, "simplified", "PA-VSIMPLE-1"),)
    elif not own_involved(there, fight, side):
        ending = (fight_ended(there, fight, "withdrawn", "PA-CEND-3"),)
    elif resumptions(there, fight, side.other):
        fight = replace(fight, stage=FightStage.RESUME, acting=side.other)
    else:
        ending = (fight_ended(there, fight, "withdrawn", "PA-CEND-3"),)
    answered = e.FightAnswered(
        unit.owner, "evade", fight, unit.id, way, escaped=escaped, holds=holds
    )
    return (answered, *ending)


def _decline(match: ParsecMatch, _command: c.DeclineAnswer) -> Ruling:
    """PA-COUNTER-6, PA-GAP-25, -66."""
    before, match, fight, can = _answering(match)
    found = list[Message]()
    if can.obliged and not match.options.combat.allow_decline:
        who = named_player(match, fight.controller(fight.acting))
        found.append(say("parsec.fight.must_answer", "PA-COUNTER-6", "PA-MULTI-1", player=who))
    ended = fight_ended(match, fight, "declined", "PA-CEND-4")
    return leads_to(*before, ended, against=found)


# --- going on after an evasion


def _resume(match: ParsecMatch, command: c.ResumeAttack) -> Ruling:
    """PA-EVADE-3, PA-MULTI-3, -4, PA-LONG-4."""
    fight = require_fight(match, FightStage.RESUME)
    side, controller = fight.acting, fight.controller(fight.acting)
    target = require_unit(match, command.target)
    strikers = distinct(match, command.strikers)
    possible = resumptions(match, fight, side)
    if fight.involved.get(target.id) is not side.other or not strikers:
        raise Refused(say("parsec.fight.not_involved", "PA-EVADE-3"))
    name = named_unit(match, target)
    found = [
        say("parsec.fight.out_of_reach", "PA-EVADE-3", "PA-ALLY-4",
            unit=named_unit(match, one), target=name)
        for one in strikers
        if one.id not in possible.get(target.id, ())
    ]  # fmt: skip
    following = replace(
        fight,
        stage=FightStage.BEFORE_ROLL,
        strike=strike_of(match, side, strikers, target),
        passed=0,
    )
    return leads_to(e.FightAnswered(controller, "resume", following), against=found)


def _let_go(match: ParsecMatch, _command: c.LetGo) -> Ruling:
    fight = require_fight(match, FightStage.RESUME)
    return leads_to(fight_ended(match, fight, "let_go", "PA-CEND-4"))


HANDLERS: ParsecHandlers = {
    kind: ParsecHandler(judge, PLAYING, in_fight=True)
    for kind, judge in (
        (c.CounterAttack, _counter),
        (c.CounterSeparately, _counter_separately),
        (c.Evade, _evade),
        (c.DeclineAnswer, _decline),
        (c.ResumeAttack, _resume),
        (c.LetGo, _let_go),
    )
}
