"""Answers in a fight: counter-attacks, evasions, and going on after one (11.9)."""

from collections.abc import Iterable

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.keyed import without
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.parsec.match import commands as c, events as e, fight_facts as facts, stats
from bp_desktop.games.parsec.match.evolution import evolve, evolve_all
from bp_desktop.games.parsec.match.fight import (
    blow_at,
    distinct,
    missed,
    require_fight,
    require_miss,
)
from bp_desktop.games.parsec.match.lookup import named_player, named_unit, require_unit
from bp_desktop.games.parsec.match.movement import against_way, no_room, way_of
from bp_desktop.games.parsec.match.state import FightStage, FightState, ParsecMatch, UnitState
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling


def _answering(match: ParsecMatch) -> tuple[Happenings, ParsecMatch, FightState, facts.Answers]:
    """An answer also accepts a miss, so that nobody has to press twice."""
    fight = require_fight(match, FightStage.ANSWER, FightStage.AFTER_ROLL)
    before: Happenings = ()
    if fight.stage is FightStage.AFTER_ROLL:
        before = missed(match, *require_miss(match))
        match = evolve_all(match, before)
        if match.fight is None or match.fight.stage is not FightStage.ANSWER:
            raise Refused(say("parsec.fight.no_answer_now", "PA-COUNTER-7"))
        fight = match.fight
    return before, match, fight, facts.answers(match, fight, fight.acting)


def _counter(match: ParsecMatch, command: c.CounterAttack) -> Ruling:
    """PA-COUNTER-1 to -6, PA-COORD-4, -5, -7, PA-ALLY-5."""
    before, match, fight, can = _answering(match)
    target, strikers = require_unit(match, command.target), distinct(match, command.strikers)
    if not strikers or any(one.owner != fight.speaker for one in strikers):
        raise Refused(say("parsec.fight.own_attackers", "PA-COUNTER-1"))
    found = _against_counter(match, can, strikers, target)
    blow = blow_at(match, fight, strikers, target, command.supports)
    answered = e.FightAnswered(
        fight.speaker,
        "joint",
        blow.fight,
        supporting=blow.supporting,
        postings=blow.fees,
        spends=blow.spends,
    )
    return leads_to(*before, answered, against=(*found, *blow.against))


def _against_counter(
    match: ParsecMatch, can: facts.Answers, strikers: Iterable[UnitState], target: UnitState
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
    pairs = [(require_unit(match, one), require_unit(match, other)) for one, other in command.pairs]
    if len(pairs) < 2 or any(striker.owner != fight.speaker for striker, _target in pairs):
        raise Refused(say("parsec.fight.two_pairs", "PA-COORD-6"))
    if any(len({one.id for one in side}) < len(pairs) for side in zip(*pairs, strict=True)):
        raise Refused(say("parsec.fight.each_once", "PA-GAP-34"))
    found = [
        objection
        for striker, target in pairs
        for objection in _against_counter(match, can, (striker,), target)
    ]
    first, target = pairs[0]
    separate = replace(
        fight,
        involved=fight.involved | {striker.id: fight.acting for striker, _target in pairs},
        pairs=command.pairs[1:],
        is_separate=True,
        last=(),
        lost={},
    )
    following = blow_at(match, separate, (first,), target).fight
    answered = e.FightAnswered(fight.speaker, "separate", following)
    return leads_to(*before, answered, against=found)


def _evade(match: ParsecMatch, command: c.Evade) -> Ruling:
    """PA-EVADE-1 to -6, PA-MULTI-2, -3."""
    before, match, fight, can = _answering(match)
    unit = require_unit(match, command.unit)
    kind, name, found = stats.type_of(match, unit), named_unit(match, unit), list[Message]()
    if unit.owner != fight.speaker or unit.aboard is not None:
        raise Refused(say("parsec.fight.own_evader", "PA-EVADE-1", "PA-ALLY-3"))
    if not kind.is_vessel:
        raise Refused(say("parsec.fight.colony_stays", "PA-EVADE-5", unit=name))
    if unit.id not in can.evasions:
        found.append(say("parsec.fight.surrounded", "PA-EVADE-2", "PA-GAP-27", unit=name))
    way: tuple[Hex, ...] = ()
    if match.tracked:
        steps, ignored = stats.move_of(match, unit, evading=True), facts.outsiders(match, fight)
        way = way_of(match, unit, command.way, command.to, command.consents, ignored, steps)
        found += against_way(match, unit, way, command.consents, steps, ignored)
        found += no_room(match, kind, way[-1], leaving=(unit.id,))
    happened = evaded(match, fight, unit, way, word=command.out_of_reach)
    return leads_to(*before, *happened, against=found)


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
    side, holds = fight.acting, match.options.combat.evade_uses_move
    fight = replace(fight, involved=fight.involved | {unit.id: side}, passed=0)
    moved = e.FightAnswered(unit.owner, "evade", fight, unit.id, way, holds=holds)
    there = evolve(match, moved)
    escaped = word
    if match.tracked:
        escaped = not any(facts.reaching(there, fight, there.units[unit.id]))
    if escaped:
        fight = replace(fight, involved=without(fight.involved, unit.id))
    ending: Happenings = ()
    if match.options.variant.simplified:
        ending = (e.FightEnded("simplified", "PA-VSIMPLE-1"),)
    elif facts.own_involved(there, fight, side) and facts.resumptions(there, fight, side.other):
        fight = replace(fight, stage=FightStage.RESUME, acting=side.other)
    else:
        ending = (e.FightEnded("withdrawn", "PA-CEND-3"),)
    return (replace(moved, fight=fight, escaped=escaped), *ending)


def _decline(match: ParsecMatch, _command: c.DeclineAnswer) -> Ruling:
    """PA-COUNTER-6, PA-GAP-25, -66."""
    before, match, fight, can = _answering(match)
    found = list[Message]()
    if can.obliged and not match.options.combat.allow_decline:
        who = named_player(match, fight.speaker)
        found.append(say("parsec.fight.must_answer", "PA-COUNTER-6", "PA-MULTI-1", player=who))
    return leads_to(*before, e.FightEnded("declined", "PA-CEND-4"), against=found)


# --- going on after an evasion


def _resume(match: ParsecMatch, command: c.ResumeAttack) -> Ruling:
    """PA-EVADE-3, PA-MULTI-3, -4, PA-LONG-4."""
    fight = require_fight(match, FightStage.RESUME)
    target, strikers = require_unit(match, command.target), distinct(match, command.strikers)
    if fight.involved.get(target.id) is not fight.acting.other or not strikers:
        raise Refused(say("parsec.fight.not_involved", "PA-EVADE-3"))
    possible = facts.resumptions(match, fight, fight.acting).get(target.id, ())
    name = named_unit(match, target)
    found = [
        say("parsec.fight.out_of_reach", "PA-EVADE-3", "PA-ALLY-4",
            unit=named_unit(match, one), target=name)
        for one in strikers
        if one.id not in possible
    ]  # fmt: skip
    # Whoever strikes against the rules has not been drawn into the fight by it.
    following = replace(blow_at(match, fight, strikers, target).fight, involved=fight.involved)
    return leads_to(e.FightAnswered(fight.speaker, "resume", following), against=found)


def _let_go(match: ParsecMatch, _command: c.LetGo) -> Ruling:
    require_fight(match, FightStage.RESUME)
    return leads_to(e.FightEnded("let_go", "PA-CEND-4"))


HANDLERS: Handlers = {
    c.CounterAttack: Handler(_counter, in_fight=True),
    c.CounterSeparately: Handler(_counter_separately, in_fight=True),
    c.Evade: Handler(_evade, in_fight=True),
    c.DeclineAnswer: Handler(_decline, in_fight=True),
    c.ResumeAttack: Handler(_resume, in_fight=True),
    c.LetGo: Handler(_let_go, in_fight=True),
}
