"""Facts about a unit of Parsec: what it may do now, or why not, and what can be done to it."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bp_desktop.core.messages import Message, Several, say
from bp_desktop.core.odds import percent
from bp_desktop.games.facts import FactLine, FactSection, ThingFacts, filled, judged
from bp_desktop.games.offers import verdict
from bp_desktop.games.parsec.ids import PlayerId, TurnPart
from bp_desktop.games.parsec.match import commands as c, lookup, stats
from bp_desktop.games.parsec.match.changes import with_player
from bp_desktop.games.parsec.match.fight_facts import in_reach
from bp_desktop.games.parsec.match.movement import reachable, why_not_now
from bp_desktop.games.parsec.match.queries.facts import figures
from bp_desktop.games.parsec.match.sight import sees
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.match.system import judge
from bp_desktop.games.parsec.match.trade import is_docked
from bp_desktop.games.parsec.tables import UnitType
from bp_desktop.games.table import Stage

MOST = 6
"""So many ways are told one by one."""


def unit_facts(match: ParsecMatch, unit: UnitState, viewer: PlayerId | None) -> figures.ParsecFacts:
    kind = stats.type_of(match, unit)
    lines = tuple(_lines(match, unit, kind, viewer))
    is_prey = match.stage is Stage.PLAY and unit.owner != match.turn.player
    return ThingFacts(
        unit.id,
        lookup.named_unit(match, unit),
        kind_words(kind),
        f"unit/{kind.id}",
        unit.owner,
        figures.place_of(match, unit),
        figures.unit_boxes(match, unit),
        brief=tuple(_brief(match, unit, kind)),
        sections=filled(
            FactSection(say("parsec.facts.what_it_may_do"), lines),
            *(_attacks_section(match, unit) if is_prey else ()),
        ),
        cost=stats.list_value(match, unit),
    )


def kind_words(kind: UnitType) -> Message:
    if kind.is_colony:
        return say("parsec.facts.structure", "PA-UNIT-4")
    if not kind.military:
        return say("parsec.facts.civil", "PA-UNIT-3")
    if kind.is_large:
        return say("parsec.facts.military_large", "PA-UNIT-3", "PA-UNIT-4")
    return say("parsec.facts.military_small", "PA-UNIT-3", "PA-UNIT-4")


def _brief(match: ParsecMatch, unit: UnitState, kind: UnitType) -> Iterator[Message]:
    aboard = stats.carried_by(match, unit)
    if aboard:
        units = Several(tuple(lookup.named_unit(match, one) for one in aboard))
        yield say("parsec.facts.carries", "PA-TRANS-1", units=units)
    elif kind.is_transport:
        yield say("parsec.facts.carries_nothing", "PA-TRANS-12")
    if is_docked(match, unit):
        yield say("parsec.facts.docked", "PA-PORT-4")
    if kind.is_colony and unit.cell is not None:
        joined = len(stats.structure_of(match, unit))
        if joined > 1:
            yield say("parsec.facts.joined", "PA-COLONY-4", count=joined)
    if unit.built == match.turn.number and match.stage is Stage.PLAY:
        yield say("parsec.facts.new", "PA-UNIT-7")


# --- what it may do


def _lines(
    match: ParsecMatch, unit: UnitState, kind: UnitType, viewer: PlayerId | None
) -> Iterator[figures.Line]:
    if kind.is_colony:
        yield from _colony_lines(match, unit)
        return
    if match.stage is not Stage.PLAY:
        return
    if unit.aboard is not None:
        yield from _unloading(match, unit)
    else:
        yield _movement(match, unit)
        yield from _attacking(match, unit, kind)
    if kind.is_cargo:
        yield from _founding(match, unit, viewer)


def _colony_lines(match: ParsecMatch, unit: UnitState) -> Iterator[figures.Line]:
    body = lookup.body_of(match, unit)
    if body is not None:
        words = say("parsec.facts.colony_yields", "PA-PROD-2", number=body.number)
        yield FactLine(words, icon="ui/coins")
    yield FactLine(say("parsec.facts.colony_builds", "PA-PLACE-1"), icon="unit/cargo")
    yield FactLine(say("parsec.facts.colony_stays", "PA-COLONY-1", "PA-COLONY-2"))


def _movement(match: ParsecMatch, unit: UnitState) -> figures.Line:
    reasons = (*lookup.not_in_turn(match, unit.owner, TurnPart.ACTIONS), *why_not_now(match, unit))
    if reasons:
        words = say("parsec.facts.cannot_move", "PA-MOVE-1")
        return FactLine(words, is_possible=False, reasons=reasons)
    if not match.tracked:
        words = say("parsec.facts.may_move", "PA-MOVE-1", most=stats.move_of(match, unit))
        return FactLine(words, is_possible=True)
    cells = len(reachable(match, unit, stats.move_of(match, unit)))
    words = say("parsec.facts.can_move", "PA-MOVE-1", cells=cells)
    return FactLine(words, is_possible=cells > 0)


def _attacking(match: ParsecMatch, unit: UnitState, kind: UnitType) -> Iterator[figures.Line]:
    if not kind.can_attack and match.turn.cargo_attack is None:
        yield FactLine(say("parsec.facts.never_attacks", "PA-UNIT-8"), is_possible=False)
        return
    if not match.tracked:
        return
    targets = [
        one
        for one in match.units.values()
        if one.owner != unit.owner and one.aboard is None and in_reach(match, unit, one)
    ]
    if not targets:
        words = say("parsec.facts.nothing_in_reach", "PA-COMBAT-4")
        yield FactLine(words, is_possible=False)
        return
    found = verdict(judge, match, c.DeclareAttack((unit.id,), targets[0].id))
    words = say("parsec.facts.cannot_attack", "PA-COMBAT-1")
    if found.legal:
        words = say("parsec.facts.can_attack", "PA-COMBAT-1", count=len(targets))
    yield judged(words, found)


def _founding(
    match: ParsecMatch, unit: UnitState, viewer: PlayerId | None
) -> Iterator[figures.Line]:
    words = say("parsec.facts.founds", "PA-EXPAND-3")
    yield founding_line(match, c.FoundColony(unit.id), words, viewer)
    words = say("parsec.facts.converts", "PA-EXPAND-4")
    yield founding_line(match, c.FoundColony(unit.id, "convert"), words, viewer)
    if match.players[unit.owner].reserve:
        words = say("parsec.facts.founds_from_reserve", "PA-EXPAND-5")
        yield founding_line(match, c.FoundColony(unit.id, "reserve"), words, viewer)


def founding_line(
    match: ParsecMatch, command: c.FoundColony, words: Message, viewer: PlayerId | None
) -> figures.Line:
    """Whether it can be paid is told to whoever sees the hand, what else is against it to all
    (PA-GAP-42)."""
    owner, verb = match.units[command.cargo].owner, say("parsec.facts.found_verb")
    if sees(match, owner, viewer):
        return judged(words, verdict(judge, match, command), command, verb)
    rich = with_player(match, owner, hand=match.tables.full_bank)
    found = verdict(judge, rich, command)
    return FactLine(words) if found.legal else judged(words, found)


def _unloading(match: ParsecMatch, unit: UnitState) -> Iterator[figures.Line]:
    ways = [c.Unload(unit.id)]
    if match.tracked:
        assert unit.cell is not None
        cells = (one for one in unit.cell.neighbors() if one in match.board.modules_at)
        ways = [c.Unload(unit.id, one) for one in cells]
    found = [verdict(judge, match, one) for one in ways]
    if found:
        best = next((one for one in found if one.legal), found[0])
        yield judged(say("parsec.facts.unloads", "PA-TRANS-3"), best)


# --- what can be done to it


def _attacks_section(match: ParsecMatch, target: UnitState) -> tuple[figures.Section, ...]:
    """By each military vessel of the player on turn, the likeliest hit first (PA-APP-28, -29)."""
    if match.fight is not None:
        return ()
    lines = [line for _rank, line in sorted(_attacks(match, target), key=lambda one: one[0])]
    if (left := len(lines) - MOST) > 0:
        lines[MOST:] = [FactLine(say("parsec.facts.more", count=left))]
    player = lookup.named_player(match, match.turn.player)
    return (FactSection(say("parsec.facts.what_can_be_done_to_it", player=player), tuple(lines)),)


def _attacks(
    match: ParsecMatch, target: UnitState
) -> Iterator[tuple[tuple[bool, float], figures.Line]]:
    """With their ranks: who can comes before who cannot, of whom the nearest come first."""
    for unit in lookup.owned(match, match.turn.player):
        kind = stats.type_of(match, unit)
        if not kind.can_attack and (not kind.is_cargo or match.turn.cargo_attack is None):
            continue
        command = c.DeclareAttack((unit.id,), target.id)
        found = verdict(judge, match, command)
        words = say("parsec.facts.attacks_it", "PA-COMBAT-2", unit=lookup.named_unit(match, unit))
        line: figures.Line = judged(words, found, command, say("parsec.facts.attack_verb"))
        if found.legal:
            strike, blood = figures.duel(match, unit, target)
            note = _odds(match, strike, blood)
            yield (False, -float(strike)), replace(line, note=note, icon="ui/attack")
        else:
            yield (True, _distance(unit, target)), replace(line, verb=None)


def _odds(match: ParsecMatch, strike: Fraction, blood: Fraction) -> Message:
    """As the rules count it, of all pairs of faces, and in per cent (PA-APP-29)."""
    hits, pairs = figures.pairs_of(strike, match.tables.die)
    rule, share = "PA-COMBAT-9", percent(strike)
    if not blood:
        return say("parsec.facts.chance", rule, hits=hits, of=pairs, percent=share)
    first = percent(blood)
    return say(
        "parsec.facts.chance_and_blood", rule, hits=hits, of=pairs, percent=share, blood=first
    )


def _distance(unit: UnitState, target: UnitState) -> int:
    if unit.cell is None or target.cell is None:
        return 0
    return unit.cell.distance(target.cell)
