"""The fight as a state machine: declaration, strikes and losses (11.9)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.keyed import without
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.evolution import evolve_play
from bp_desktop.games.parsec.match.fight_facts import (
    answers,
    has_own_military,
    in_reach,
    is_forbidden_ground,
    possible_losses,
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
    not_in_turn,
    place_mates,
    require_paid,
    require_resources,
    require_unit,
)
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import (
    FightSide,
    FightStage,
    FightState,
    ParsecMatch,
    StrikeState,
    Support,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import (
    carried_by,
    list_value,
    salvage_bonus,
    type_of,
)
from bp_desktop.games.parsec.match.victory import allies_of
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.system import Judgement

ATTACK, DEFENCE = "parsec.attack", "parsec.defence"
"""The purposes of the two dice of a strike."""


def require_fight(match: ParsecMatch, *stages: FightStage) -> FightState:
    fight = match.fight
    if fight is None:
        raise Refused(say("parsec.fight.none", "PA-COMBAT-1"))
    if stages and fight.stage not in stages:
        raise Refused(say("parsec.fight.other_stage", stage=fight.stage))
    return fight


# --- declaration


def _declare(match: ParsecMatch, command: c.DeclareAttack) -> Ruling:
    if match.fight is not None:
        raise Refused(say("parsec.fight.open_already", "PA-COMBAT-1"))
    player = match.turn.player
    target = require_unit(match, command.target)
    attackers = distinct(match, command.attackers)
    supporters = distinct(match, tuple(one.unit for one in command.supports))
    if target.owner == player:
        raise Refused(say("parsec.fight.own_unit", "PA-COMBAT-1"))
    if not attackers or any(one.owner != player for one in attackers):
        raise Refused(say("parsec.fight.own_attackers", "PA-COMBAT-1"))
    found = not_in_turn(match, player, ids.TurnPart.ACTIONS)
    if target.owner in allies_of(match, player):
        found.append(say("parsec.fight.team_mate", "PA-GAP-61"))
    for one in attackers:
        found += against_attacker(match, one, target)
    found += against_supporters(match, supporters, target, player, target.owner)
    if is_forbidden_ground(match, (*attackers, *supporters, target)):
        found.append(say("parsec.fight.forbidden_here", "PA-EVT-13"))
    fees = support_fees(match, player, command.supports)
    mates = [
        one
        for one in place_mates(match, target)
        if one.owner == target.owner and type_of(match, one).military and one.aboard is None
    ]
    involved = {one.id: FightSide.ATTACK for one in (*attackers, *supporters)}
    involved |= {one.id: FightSide.DEFENCE for one in (target, *mates)}
    strike = strike_of(match, FightSide.ATTACK, (*attackers, *supporters), target, declared=True)
    fight = FightState(
        player,
        target.owner,
        FightStage.BEFORE_ROLL,
        FightSide.ATTACK,
        involved,
        {one.unit: one for one in command.supports},
        {one.id: target.id for one in supporters},
        strike,
    )
    tired = [one.id for one in attackers]
    if match.options.trans.aboard_bonus_uses_attack:
        tired += [
            small.id
            for one in attackers
            for small in carried_by(match, one)
            if type_of(match, small).is_fighter
        ]
    supporting = tuple(one.id for one in supporters)
    spends = bool(supporting) and match.options.ally.uses_own_attack
    declared = e.FightDeclared(fight, tuple(tired), supporting, fees, spends)
    return leads_to(declared, against=found)


def distinct(match: ParsecMatch, units: Sequence[ids.UnitId]) -> tuple[UnitState, ...]:
    return tuple(require_unit(match, one) for one in dict.fromkeys(units))


def against_attacker(match: ParsecMatch, unit: UnitState, target: UnitState) -> list[Message]:
    """Why one own unit may not take part in an attack (PA-APP-28)."""
    kind, name, turn = type_of(match, unit), named_unit(match, unit), match.turn.number
    found = list[Message]()
    armed = kind.is_cargo and match.turn.cargo_attack is not None
    if not kind.can_attack and not armed:
        found.append(say("parsec.fight.civil", "PA-UNIT-8", "PA-COLONY-2", unit=name))
    if unit.aboard is not None:
        found.append(say("parsec.fight.aboard", "PA-TRANS-15", unit=name))
    if unit.attacked == turn:
        found.append(say("parsec.fight.attacked_already", "PA-UNIT-6", unit=name))
    if unit.built == turn and not match.options.evt.new_vessel_may_attack:
        found.append(say("parsec.fight.new", "PA-GAP-14", unit=name))
    if not in_reach(match, unit, target):
        found.append(
            say("parsec.fight.out_of_reach", "PA-COMBAT-4", "PA-PORT-4", unit=name,
                target=named_unit(match, target))
        )  # fmt: skip
    return found


def against_supporters(
    match: ParsecMatch,
    supporters: Iterable[UnitState],
    target: UnitState,
    controller: ids.PlayerId,
    enemy: ids.PlayerId,
) -> list[Message]:
    """PA-ALLY-1 to -5, PA-GAP-35."""
    found = list[Message]()
    for one in supporters:
        name = named_unit(match, one)
        if one.owner in (controller, enemy):
            raise Refused(say("parsec.fight.no_supporter", "PA-ALLY-1", unit=name))
        if not type_of(match, one).military or one.aboard is not None:
            found.append(say("parsec.fight.civil", "PA-ALLY-1", unit=name))
        if one.supported == match.turn.number:
            found.append(say("parsec.fight.supported_already", "PA-GAP-35", unit=name))
        if not in_reach(match, one, target):
            found.append(
                say("parsec.fight.out_of_reach", "PA-ALLY-1", "PA-PORT-4", unit=name,
                    target=named_unit(match, target))
            )  # fmt: skip
    return found


def support_fees(match: ParsecMatch, player: ids.PlayerId, supports: Iterable[Support]) -> Postings:
    """Booked before the roll (PA-ALLY-2, PA-GAP-38)."""
    found, total = list[Posting](), EMPTY
    for one in supports:
        require_resources(match, one.fee, "PA-ALLY-2")
        require_resources(match, one.on_success, "PA-ALLY-2")
        total += one.fee
        if one.fee:
            owner = require_unit(match, one.unit).owner
            found.append(Posting(player, ParsecPosting.SUPPORT_FEE, -one.fee, source=owner))
            found.append(Posting(owner, ParsecPosting.SUPPORT_FEE, one.fee, source=player))
    require_paid(match, player, total, "PA-ALLY-2")
    return tuple(found)


# --- the dice


def _roll(match: ParsecMatch, command: c.RollStrike) -> Ruling:
    """PA-COMBAT-7 to -10."""
    fight = require_fight(match, FightStage.BEFORE_ROLL)
    strike = fight.strike
    assert strike is not None
    die = match.tables.die
    require_faces(command.faces, [die, die], "PA-COMBAT-7", "PA-COMBAT-8", mixed=True)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        hand = HandDice(command.faces, dice, mixed=True)
        attack, defence = hand.roll(die, ATTACK).face, hand.roll(die, DEFENCE).face
        thrown = replace(strike, attack_die=attack, defence_die=defence)
        return (e.StrikeRolled(thrown, rolled_fight(fight, thrown)),)

    return Judgement(carry_out)


def rolled_fight(fight: FightState, strike: StrikeState) -> FightState:
    """After the roll the side that would lose the strike speaks first (PA-GAP-65)."""
    speaks = strike.side.other if strike.hits else strike.side
    return replace(fight, stage=FightStage.AFTER_ROLL, strike=strike, acting=speaks, passed=0)


def _pass(match: ParsecMatch, command: c.PassCards) -> Ruling:
    """Two passes in a row close the window (PA-GAP-65)."""
    fight = require_fight(match, FightStage.BEFORE_ROLL, FightStage.AFTER_ROLL)
    if command.player != fight.controller(fight.acting):
        who = named_player(match, fight.controller(fight.acting))
        raise Refused(say("parsec.fight.not_your_word", "PA-GAP-65", player=who))
    passed = replace(fight, passed=fight.passed + 1, acting=fight.acting.other)
    return leads_to(e.CardsPassed(command.player, passed))


# --- misses and hits


def _accept(match: ParsecMatch, _command: c.AcceptMiss) -> Ruling:
    fight = require_fight(match, FightStage.AFTER_ROLL)
    assert fight.strike is not None
    if fight.strike.hits:
        raise Refused(say("parsec.fight.choose_the_loss", "PA-COMBAT-9"))
    return leads_to(*missed(match, fight))


def missed(match: ParsecMatch, fight: FightState) -> Happenings:
    """-> ANSWER(Y), or the next pair of a separate counter-attack."""
    strike = fight.strike
    assert strike is not None
    last = (*fight.last, strike) if fight.is_separate else (strike,)
    lost = fight.lost if fight.is_separate else {}
    after = replace(fight, last=last, lost=lost, strike=None)
    following, ending = _after_strike(match, after, strike)
    ended = e.StrikeEnded(strike, hit=False, fight=following)
    return (ended, *ending)


def _after_strike(
    match: ParsecMatch, fight: FightState, strike: StrikeState
) -> tuple[FightState, Happenings]:
    """The fight after a strike whose losses are taken, and how it ends if it does."""
    victim = strike.side.other
    if fight.is_separate:
        for number, (striker, target) in enumerate(fight.pairs, start=1):
            if striker in match.units and target in match.units:
                units = match.units
                then = strike_of(match, strike.side, (units[striker],), units[target])
                pairs = fight.pairs[number:]
                return replace(
                    fight, stage=FightStage.BEFORE_ROLL, acting=strike.side, strike=then,
                    pairs=pairs, passed=0,
                ), ()  # fmt: skip
        fight = replace(fight, is_separate=False, pairs=())
    if fight.lost.get(victim, 0) and not has_own_military(match, fight, victim):
        return fight, (fight_ended(match, fight, "destroyed", "PA-MULTI-6"),)
    fight = replace(fight, stage=FightStage.ANSWER, acting=victim, passed=0)
    if answers(match, fight, victim).is_none:
        return fight, (fight_ended(match, fight, "no_answer", "PA-COUNTER-7"),)
    return fight, ()


def _choose_loss(match: ParsecMatch, command: c.ChooseLoss) -> Ruling:
    """HIT(L, hex) of 11.9."""
    fight = require_fight(match, FightStage.AFTER_ROLL)
    strike = fight.strike
    assert strike is not None
    if not strike.hits:
        raise Refused(say("parsec.fight.missed", "PA-COMBAT-10"))
    target = require_unit(match, strike.target)
    lost = require_unit(match, command.unit)
    if lost not in possible_losses(match, target):
        raise Refused(
            say("parsec.fight.other_loss", "PA-COMBAT-11", "PA-TRANS-11",
                unit=named_unit(match, lost))
        )  # fmt: skip
    winner = fight.controller(strike.side)
    bonus = _bonus(match, winner, command.bonus)
    salvage = _salvage(match, fight, winner, lost, bonus)
    victim = strike.side.other
    counted = fight.lost if fight.is_separate else {}
    after = replace(
        fight,
        last=(*fight.last, strike) if fight.is_separate else (strike,),
        lost={**counted, victim.value: counted.get(victim, 0) + 1},
        strike=None,
        involved=without(fight.involved, lost.id),
        supported=without(fight.supported, lost.id),
    )
    gone = e.UnitLost(lost.id, "fight", winner, salvage)
    then = evolve_play(match, gone)
    ending: Happenings
    if match.options.variant.simplified:
        following, ending = after, (fight_ended(then, after, "simplified", "PA-VSIMPLE-1"),)
    else:
        following, ending = _after_strike(then, after, strike)
    ended = e.StrikeEnded(strike, hit=True, fight=following)
    return leads_to(gone, ended, *ending)


def _bonus(match: ParsecMatch, winner: ids.PlayerId, chosen: Purse) -> Purse:
    """Free cards of a faction; without a choice what that hand has least of."""
    require_resources(match, chosen, "PA-SALV-1")
    count = salvage_bonus(match, winner)
    if chosen.total > count:
        raise Refused(say("parsec.fight.bonus_of", "PA-SALV-1", most=count))
    for _ in range(count - chosen.total):
        hand = match.players[winner].hand + chosen
        kinds = [
            one
            for one in match.tables.resources
            if not match.bank_ends or match.bank[one] > chosen[one]
        ]
        if not kinds:
            break
        chosen += Purse.of({min(kinds, key=hand.__getitem__): 1})
    return chosen


def _salvage(
    match: ParsecMatch, fight: FightState, winner: ids.PlayerId, lost: UnitState, bonus: Purse
) -> Postings:
    """PA-SALV-1 to -5, PA-GAP-37, -41: as far as the bank goes."""
    value = list_value(match, lost) + bonus
    if match.bank_ends:
        value = Purse.of({kind: min(count, match.bank[kind]) for kind, count in value})
    if not value:
        return ()
    shares = list[Posting]()
    if match.options.ally.salvage == "agreed":
        for one in fight.supports.values():
            owner = match.units[one.unit].owner if one.unit in match.units else None
            part = Purse.of({kind: count * one.salvage // 100 for kind, count in value})
            if owner is not None and part:
                shares.append(Posting(owner, ParsecPosting.SALVAGE, part, source=lost.type))
    rest = value - sum((one.amounts for one in shares), EMPTY)
    return (Posting(winner, ParsecPosting.SALVAGE, rest, source=lost.type), *shares)


# --- the end


def fight_ended(match: ParsecMatch, fight: FightState, outcome: str, rule: str) -> e.FightEnded:
    """With the fees that were promised for a success (PA-GAP-38)."""
    postings = list[Posting]()
    if outcome in ("destroyed", "simplified") and fight.lost:
        for one in fight.supports.values():
            unit = match.units.get(one.unit)
            if unit is None or not one.on_success:
                continue
            side = fight.involved.get(one.unit, FightSide.ATTACK)
            payer = fight.controller(side)
            if fight.lost.get(side.other, 0) and match.players[payer].hand.covers(one.on_success):
                postings += (
                    Posting(payer, ParsecPosting.SUPPORT_FEE, -one.on_success),
                    Posting(unit.owner, ParsecPosting.SUPPORT_FEE, one.on_success),
                )
    return e.FightEnded(outcome, rule, tuple(postings))  # type: ignore[arg-type]  # one of these


HANDLERS: ParsecHandlers = {
    c.DeclareAttack: ParsecHandler(_declare),
    **{
        kind: ParsecHandler(judge, PLAYING, in_fight=True)
        for kind, judge in (
            (c.PassCards, _pass),
            (c.RollStrike, _roll),
            (c.AcceptMiss, _accept),
            (c.ChooseLoss, _choose_loss),
        )
    },
}
