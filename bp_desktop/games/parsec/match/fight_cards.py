"""Event cards in a fight: bonuses, another roll, escapes (PA-EVT-12, PA-COMBAT-7)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.paths import reach
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.card_play import CardPlay, Deed, own_vessel, played, side_of
from bp_desktop.games.parsec.match.fight import missed, rolled_fight
from bp_desktop.games.parsec.match.fight_answers import evaded
from bp_desktop.games.parsec.match.fight_facts import own_involved
from bp_desktop.games.parsec.match.handler import (
    Happenings,
)
from bp_desktop.games.parsec.match.lookup import (
    named_card,
    require_cell,
)
from bp_desktop.games.parsec.match.stacking import foreign_at, no_room
from bp_desktop.games.parsec.match.state import (
    FightStage,
    FightState,
)
from bp_desktop.games.parsec.match.stats import type_of

REROLL = "parsec.reroll"


# --- in fights


def _require_strike(play: CardPlay, *stages: FightStage) -> FightState:
    fight = play.match.fight
    if fight is None or fight.strike is None or fight.stage not in stages:
        raise Refused(
            say("parsec.card.in_a_strike", "PA-EVT-12", card=named_card(play.match, play.held))
        )
    return fight


def _attack(play: CardPlay, effect: d.AttackBonus) -> Deed:
    return modified(play, effect.delta, 0)


def _defence(play: CardPlay, effect: d.DefenceBonus) -> Deed:
    return modified(play, 0, effect.delta)


def modified(play: CardPlay, attack: int, defence: int) -> Deed:
    """PA-EVT-9, -12: on that strike only (PA-GAP-65)."""
    fight = _require_strike(play, FightStage.BEFORE_ROLL, FightStage.AFTER_ROLL)
    strike = fight.strike
    assert strike is not None
    side = side_of(play.match, play.player)
    if (attack and side is strike.side.other) or (defence and side is strike.side):
        raise Refused(
            say("parsec.card.other_side", "PA-COMBAT-7", card=named_card(play.match, play.held))
        )
    changed = replace(
        strike,
        attack_events=strike.attack_events + attack,
        defence_events=strike.defence_events + defence,
    )
    return lambda _dice, _names: (played(play), _changed(play, fight, changed))


def _changed(play: CardPlay, fight: FightState, strike: Any) -> e.StrikeModified:
    after = (
        rolled_fight(fight, strike)
        if fight.stage is FightStage.AFTER_ROLL
        else replace(fight, strike=strike, acting=fight.acting.other, passed=0)
    )
    return e.StrikeModified(play.player, strike, after)


def _reroll(play: CardPlay, _effect: d.Reroll) -> Deed:
    fight = _require_strike(play, FightStage.AFTER_ROLL)
    strike = fight.strike
    assert strike is not None
    strikes = side_of(play.match, play.player) is strike.side
    die = play.match.tables.die
    require_faces(play.command.faces, [die], "PA-EVT-12")

    def deed(dice: Dice, _names: StepNames) -> Happenings:
        face = HandDice(play.command.faces, dice).roll(die, REROLL).face
        changed = replace(strike, attack_die=face) if strikes else replace(strike, defence_die=face)
        return (played(play), _changed(play, fight, changed))

    return deed


def _escape(play: CardPlay, effect: d.Escape) -> Deed:
    """Counts as an evasion, over any cells, even if surrounded (14.4)."""
    match = play.match
    fight, before = match.fight, ()
    if fight is not None and fight.stage is FightStage.AFTER_ROLL and not _hits(fight):
        before = missed(match, fight)  # type: ignore[assignment]  # one or two events
        fight = before[0].fight  # type: ignore[misc]
    if fight is None or fight.stage is not FightStage.ANSWER:
        raise Refused(
            say("parsec.card.as_an_answer", "PA-EVADE-2", card=named_card(match, play.held))
        )
    if fight.controller(fight.acting) != play.player:
        raise Refused(
            say("parsec.card.other_side", "PA-EVADE-1", card=named_card(match, play.held))
        )
    unit = own_vessel(play)
    if unit not in own_involved(match, fight, fight.acting):
        raise Refused(say("parsec.fight.own_evader", "PA-EVADE-1"))
    way: tuple[Hex, ...] = ()
    if match.tracked:
        goal = require_cell(match, play.command.at)
        assert unit.cell is not None
        near = reach(unit.cell, effect.move, match.board.modules_at.__contains__)
        if not near.get(goal):
            raise Refused(say("parsec.card.too_far", "PA-EVADE-1", most=effect.move))
        if foreign_at(match, play.player, goal) or no_room(
            match, type_of(match, unit), goal, leaving=(unit.id,)
        ):
            raise Refused(say("parsec.card.cell_taken", "PA-MOVE-3"))
        way = (goal,)
    happened = evaded(match, fight, unit, way, word=not match.tracked)
    return lambda _dice, _names: (*before, played(play), *happened)


def _hits(fight: FightState) -> bool:
    return fight.strike is not None and fight.strike.hits


DEEDS: dict[type, Callable[[CardPlay, Any], Deed]] = {
    d.AttackBonus: _attack,
    d.DefenceBonus: _defence,
    d.Reroll: _reroll,
    d.Escape: _escape,
}
