"""The fight as a state machine: declaration, strikes and losses (11.9)."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings, booked, handed
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.keyed import without
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import (
    commands as c,
    events as e,
    fight_facts as facts,
    lookup as look,
    state as s,
)
from bp_desktop.games.parsec.match.evolution import evolve
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.stats import carried_by, list_value, salvage_bonus, type_of
from bp_desktop.games.parsec.match.victory import allies_of
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement

ATTACK, DEFENCE = "parsec.attack", "parsec.defence"
"""The purposes of the two dice of a strike."""


def require_fight(match: s.ParsecMatch, *stages: s.FightStage) -> s.FightState:
    fight = match.fight
    if fight is None:
        raise Refused(say("parsec.fight.none", "PA-COMBAT-1"))
    if stages and fight.stage not in stages:
        raise Refused(say("parsec.fight.other_stage", stage=fight.stage))
    return fight


def require_strike(
    match: s.ParsecMatch, *stages: s.FightStage
) -> tuple[s.FightState, s.StrikeState]:
    fight = require_fight(match, *stages)
    assert fight.strike is not None
    return fight, fight.strike


# --- declaration


def _declare(match: s.ParsecMatch, command: c.DeclareAttack) -> Ruling:
    player, target = match.turn.player, look.require_unit(match, command.target)
    attackers = distinct(match, command.attackers)
    if target.owner == player:
        raise Refused(say("parsec.fight.own_unit", "PA-COMBAT-1"))
    if not attackers or any(one.owner != player for one in attackers):
        raise Refused(say("parsec.fight.own_attackers", "PA-COMBAT-1"))
    found = look.not_in_turn(match, player, ids.TurnPart.ACTIONS)
    if target.aboard is not None:
        name = look.named_unit(match, target)
        found.append(say("parsec.fight.aboard", "PA-TRANS-15", unit=name))
    if target.owner in allies_of(match, player):
        found.append(say("parsec.fight.team_mate", "PA-GAP-61"))
    for one in attackers:
        found += against_attacker(match, one, target)
    opened = s.FightState(player, target.owner, s.FightStage.BEFORE_ROLL, s.FightSide.ATTACK)
    blow = blow_at(match, opened, attackers, target, command.supports, declared=True)
    found += blow.against
    if facts.is_forbidden_ground(match, (*attackers, *blow.supporters, target)):
        found.append(say("parsec.fight.forbidden_here", "PA-EVT-13"))
    mates = (one for one in facts.mates_of(match, target) if type_of(match, one).military)
    defending = {one.id: s.FightSide.DEFENCE for one in (target, *mates)}
    fight = replace(blow.fight, involved=blow.fight.involved | defending)
    tired = [one.id for one in attackers]
    if match.options.trans.aboard_bonus_uses_attack:
        aboard = (small for one in attackers for small in carried_by(match, one))
        tired += [small.id for small in aboard if type_of(match, small).is_fighter]
    declared = e.FightDeclared(fight, tuple(tired), blow.supporting, blow.fees, blow.spends)
    return leads_to(declared, against=found)


def distinct(match: s.ParsecMatch, units: Iterable[ids.UnitId]) -> tuple[s.UnitState, ...]:
    return tuple(look.require_unit(match, one) for one in dict.fromkeys(units))


def against_attacker(match: s.ParsecMatch, unit: s.UnitState, target: s.UnitState) -> list[Message]:
    """Why one own unit may not take part in an attack (PA-APP-28)."""
    kind, name, turn = type_of(match, unit), look.named_unit(match, unit), match.turn
    found = list[Message]()
    if not kind.can_attack and not (kind.is_cargo and turn.cargo_attack is not None):
        found.append(say("parsec.fight.civil", "PA-UNIT-8", "PA-COLONY-2", unit=name))
    if unit.aboard is not None:
        found.append(say("parsec.fight.aboard", "PA-TRANS-15", unit=name))
    if unit.attacked == turn.number:
        found.append(say("parsec.fight.attacked_already", "PA-UNIT-6", unit=name))
    if unit.built == turn.number and not match.options.evt.new_vessel_may_attack:
        found.append(say("parsec.fight.new", "PA-GAP-14", unit=name))
    return found + against_reach(match, unit, target, "PA-COMBAT-4", "PA-PORT-4")


def against_reach(
    match: s.ParsecMatch, unit: s.UnitState, target: s.UnitState, *rules: str
) -> list[Message]:
    if facts.in_reach(match, unit, target):
        return []
    name, its = look.named_unit(match, unit), look.named_unit(match, target)
    return [say("parsec.fight.out_of_reach", *rules, unit=name, target=its)]


# --- striking, with vessels of others


class Blow(NamedTuple):
    """A strike that is asked for: the fight with it, and the vessels of others that support it."""

    fight: s.FightState
    supporters: tuple[s.UnitState, ...]
    against: list[Message]
    fees: Postings
    """Booked before the roll (PA-ALLY-2, PA-GAP-38)."""
    spends: bool
    """Whether support is the attack of their owners' next turn (PA-GAP-35)."""

    @property
    def supporting(self) -> tuple[ids.UnitId, ...]:
        return tuple(one.id for one in self.supporters)


def blow_at(
    match: s.ParsecMatch,
    fight: s.FightState,
    strikers: Iterable[s.UnitState],
    target: s.UnitState,
    supports: tuple[s.Support, ...] = (),
    *,
    declared: bool = False,
) -> Blow:
    """By the side whose word it is."""
    side = fight.acting
    supporters = distinct(match, (one.unit for one in supports))
    if len(supporters) < len(supports):
        raise Refused(say("parsec.fight.each_once", "PA-ALLY-1", "PA-ALLY-2"))
    striking = (*strikers, *supporters)
    following = replace(
        fight,
        stage=s.FightStage.BEFORE_ROLL,
        strike=facts.strike_of(match, side, striking, target, declared=declared),
        involved=fight.involved | {one.id: side for one in striking},
        supports=fight.supports | {one.unit: one for one in supports},
        supported=fight.supported | {one.id: target.id for one in supporters},
        passed=0,
    )
    against = _against_supporters(match, fight, supporters, target)
    fees = _support_fees(match, fight.controller(side), supports)
    spends = bool(supporters) and match.options.ally.uses_own_attack
    return Blow(following, supporters, against, fees, spends)


def _against_supporters(
    match: s.ParsecMatch,
    fight: s.FightState,
    supporters: Iterable[s.UnitState],
    target: s.UnitState,
) -> list[Message]:
    """PA-ALLY-1 to -5, PA-GAP-35."""
    found = list[Message]()
    for one in supporters:
        name = look.named_unit(match, one)
        if one.owner in (fight.attacker, fight.defender):
            raise Refused(say("parsec.fight.no_supporter", "PA-ALLY-1", unit=name))
        if not type_of(match, one).military or one.aboard is not None:
            found.append(say("parsec.fight.civil", "PA-ALLY-1", unit=name))
        if target.owner in allies_of(match, one.owner):
            found.append(say("parsec.fight.team_mate", "PA-ALLY-1", "PA-GAP-61"))
        asked_again = fight.supported.get(one.id) == target.id
        if one.supported == match.turn.number and not asked_again:
            found.append(say("parsec.fight.supported_already", "PA-GAP-35", unit=name))
        found += against_reach(match, one, target, "PA-ALLY-1", "PA-PORT-4")
    return found


def _support_fees(
    match: s.ParsecMatch, player: ids.PlayerId, supports: Iterable[s.Support]
) -> Postings:
    found, total = list[Posting](), EMPTY
    for one in supports:
        look.require_resources(match, one.fee, "PA-ALLY-2")
        look.require_resources(match, one.on_success, "PA-ALLY-2")
        total += one.fee
        if one.fee:
            owner = look.require_unit(match, one.unit).owner
            found += handed(player, owner, ParsecPosting.SUPPORT_FEE, one.fee)
    look.require_paid(match, player, total, "PA-ALLY-2")
    return tuple(found)


# --- the dice


def _roll(match: s.ParsecMatch, command: c.RollStrike) -> Ruling:
    """PA-COMBAT-7 to -10."""
    fight, strike = require_strike(match, s.FightStage.BEFORE_ROLL)
    die = match.tables.die
    require_faces(command.faces, [die, die], "PA-COMBAT-7", "PA-COMBAT-8", mixed=True)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        hand = HandDice(command.faces, dice, mixed=True)
        attack, defence = hand.roll(die, ATTACK).face, hand.roll(die, DEFENCE).face
        thrown = replace(strike, attack_die=attack, defence_die=defence)
        return (e.StrikeRolled(thrown, rolled_fight(fight, thrown)),)

    return Judgement(carry_out)


def rolled_fight(fight: s.FightState, strike: s.StrikeState) -> s.FightState:
    """After the roll the side that would lose the strike speaks first (PA-GAP-65)."""
    speaks = strike.side.other if strike.hits else strike.side
    return replace(fight, stage=s.FightStage.AFTER_ROLL, strike=strike, acting=speaks, passed=0)


def _pass(match: s.ParsecMatch, command: c.PassCards) -> Ruling:
    """Two passes in a row close the window (PA-GAP-65)."""
    fight = require_fight(match, s.FightStage.BEFORE_ROLL, s.FightStage.AFTER_ROLL)
    if command.player != fight.speaker:
        who = look.named_player(match, fight.speaker)
        raise Refused(say("parsec.fight.not_your_word", "PA-GAP-65", player=who))
    passed = replace(fight, passed=fight.passed + 1, acting=fight.acting.other)
    return leads_to(e.CardsPassed(command.player, passed))


# --- misses and hits


def _accept(match: s.ParsecMatch, _command: c.AcceptMiss) -> Ruling:
    return leads_to(*missed(match, *require_miss(match)))


def require_miss(match: s.ParsecMatch) -> tuple[s.FightState, s.StrikeState]:
    fight, strike = require_strike(match, s.FightStage.AFTER_ROLL)
    if strike.hits:
        raise Refused(say("parsec.fight.choose_the_loss", "PA-COMBAT-9"))
    return fight, strike


def missed(match: s.ParsecMatch, fight: s.FightState, strike: s.StrikeState) -> Happenings:
    """-> ANSWER(Y), or the next pair of a separate counter-attack."""
    following, ending = _after_strike(match, _with_strike(fight, strike), strike)
    return (e.StrikeEnded(strike, hit=False, fight=following), *ending)


def _with_strike(fight: s.FightState, strike: s.StrikeState) -> s.FightState:
    """The strike is among the latest ones: all of a separate counter-attack, else it alone."""
    last, lost = (fight.last, fight.lost) if fight.is_separate else ((), {})
    return replace(fight, last=(*last, strike), lost=lost, strike=None)


def _after_strike(
    match: s.ParsecMatch, fight: s.FightState, strike: s.StrikeState
) -> tuple[s.FightState, Happenings]:
    """The fight after a strike whose losses are taken, and how it ends if it does."""
    victim, units = strike.side.other, match.units
    if fight.is_separate:
        for number, (striker, target) in enumerate(fight.pairs, start=1):
            if striker in units and target in units:
                then = replace(fight, acting=strike.side, pairs=fight.pairs[number:])
                return blow_at(match, then, (units[striker],), units[target]).fight, ()
        fight = replace(fight, is_separate=False, pairs=())
    if fight.lost.get(victim, 0) and not facts.own_military(match, fight, victim):
        return fight, (e.FightEnded("destroyed", "PA-MULTI-6"),)
    fight = replace(fight, stage=s.FightStage.ANSWER, acting=victim, passed=0)
    if facts.answers(match, fight, victim).is_none:
        return fight, (e.FightEnded("no_answer", "PA-COUNTER-7"),)
    return fight, ()


def _choose_loss(match: s.ParsecMatch, command: c.ChooseLoss) -> Ruling:
    """HIT(L, hex) of 11.9."""
    fight, strike = require_strike(match, s.FightStage.AFTER_ROLL)
    if not strike.hits:
        raise Refused(say("parsec.fight.missed", "PA-COMBAT-10"))
    lost = look.require_unit(match, command.unit)
    if lost not in facts.possible_losses(match, look.require_unit(match, strike.target)):
        name = look.named_unit(match, lost)
        raise Refused(say("parsec.fight.other_loss", "PA-COMBAT-11", "PA-TRANS-11", unit=name))
    winner, victim = fight.controller(strike.side), strike.side.other
    supports = [fight.supports[one] for one in strike.strikers if one in fight.supports]
    value = list_value(match, lost)
    value += _bonus(match, winner, command.bonus, value)
    salvage = _salvage(match, supports, winner, lost, value)
    after = _with_strike(fight, strike)
    after = replace(
        after,
        lost={**after.lost, victim.value: after.lost.get(victim, 0) + 1},
        involved=without(fight.involved, lost.id),
        supported=without(fight.supported, lost.id),
        supports=fight.supports | {one.unit: replace(one, on_success=EMPTY) for one in supports},
    )
    gone = e.UnitLost(lost.id, "fight", winner, salvage)
    then = evolve(match, gone)
    fees = _fees_of_success(then, supports, winner)
    ending: Happenings = ()
    if match.options.variant.simplified:
        ending = (e.FightEnded("simplified", "PA-VSIMPLE-1"),)
    else:
        after, ending = _after_strike(then, after, strike)
    return leads_to(gone, e.StrikeEnded(strike, hit=True, fight=after, postings=fees), *ending)


def _bonus(match: s.ParsecMatch, winner: ids.PlayerId, chosen: Purse, value: Purse) -> Purse:
    """Free cards of a faction; without a choice what that hand has least of."""
    look.require_resources(match, chosen, "PA-SALV-1")
    count = salvage_bonus(match, winner)
    if chosen.total > count:
        raise Refused(say("parsec.fight.bonus_of", "PA-SALV-1", most=count))
    for _ in range(count - chosen.total):
        hand, bank = match.players[winner].hand + chosen, match.bank - chosen - value
        left = [one for one in match.tables.resources if not match.bank_ends or bank[one] > 0]
        if not left:
            break
        chosen += Purse.of({min(left, key=hand.__getitem__): 1})
    return chosen


def _salvage(
    match: s.ParsecMatch,
    supports: Iterable[s.Support],
    winner: ids.PlayerId,
    lost: s.UnitState,
    value: Purse,
) -> Postings:
    """PA-SALV-1 to -5, PA-GAP-37, -41: as far as the bank goes, shared with whoever struck too."""
    value = look.from_bank(match, value)
    shares, rest = list[Posting](), value
    if match.options.ally.salvage == "agreed":
        for one in supports:
            part = Purse.of({kind: count * one.salvage // 100 for kind, count in value})
            owner, part = match.units[one.unit].owner, part.up_to(rest)
            shares += booked(owner, ParsecPosting.SALVAGE, part, lost.type)
            rest -= part
    if not value:
        return ()
    return (Posting(winner, ParsecPosting.SALVAGE, rest, source=lost.type), *shares)


def _fees_of_success(
    match: s.ParsecMatch, supports: Iterable[s.Support], payer: ids.PlayerId
) -> Postings:
    """Promised for a strike that hits, and due as far as there is enough (PA-GAP-38)."""
    found, left = list[Posting](), match.players[payer].hand
    for one in supports:
        if one.on_success and left.covers(one.on_success):
            left -= one.on_success
            owner = match.units[one.unit].owner
            found += handed(payer, owner, ParsecPosting.SUPPORT_FEE, one.on_success)
    return tuple(found)


def after_changes(before: s.ParsecMatch, match: s.ParsecMatch) -> Happenings:
    """When a card has destroyed units or changed them: a strike whose target or whose last striker
    is gone comes to nothing, and the other side answers if it can; bonuses count as they are now.
    Without a strike the fight goes on if there is anything left to do."""
    fight, units = match.fight, match.units
    if fight is None:
        return ()
    if fight.strike is None:
        if fight.stage is s.FightStage.RESUME:
            is_over = not facts.resumptions(match, fight, fight.acting)
        else:
            is_over = facts.answers(match, fight, fight.acting).is_none
        return (e.FightEnded("no_answer", "PA-COUNTER-7"),) if is_over else ()
    strike = fight.strike
    left = [units[one] for one in strike.strikers if one in units]
    if strike.target not in units or not left:
        return missed(match, fight, strike)
    if before.fight is None or before.fight.strike != strike:
        return ()  # it was made with what there is now
    all_, target = (before.units[one] for one in strike.strikers), before.units[strike.target]
    then = facts.strike_of(before, strike.side, all_, target)
    now = facts.strike_of(match, strike.side, left, units[target.id])
    attack = strike.attack + now.attack - then.attack
    defence = strike.defence + now.defence - then.defence
    changed = replace(strike, strikers=now.strikers, attack=attack, defence=defence)
    if changed == strike:
        return ()
    after = replace(fight, strike=changed)
    if fight.stage is s.FightStage.AFTER_ROLL:
        after = rolled_fight(fight, changed)
    return (e.StrikeModified(fight.controller(strike.side), changed, after),)


HANDLERS: Handlers = {
    c.DeclareAttack: Handler(_declare),
    c.PassCards: Handler(_pass, in_fight=True),
    c.RollStrike: Handler(_roll, in_fight=True),
    c.AcceptMiss: Handler(_accept, in_fight=True),
    c.ChooseLoss: Handler(_choose_loss, in_fight=True),
}
