"""A card that is being judged, and what cards do in a fight (PA-EVT-12, PA-COMBAT-7)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bp_desktop.core.accounts import Postings
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.ids import PlayerId
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look, stats
from bp_desktop.games.parsec.match.fight import missed, rolled_fight
from bp_desktop.games.parsec.match.fight_answers import evaded
from bp_desktop.games.parsec.match.fight_facts import may_evade, own_involved
from bp_desktop.games.parsec.match.movement import foreign_at, no_room
from bp_desktop.games.parsec.match.state import (
    FightStage,
    FightState,
    ParsecMatch,
    StrikeState,
    UnitState,
)
from bp_desktop.games.shared.handlers import Happenings

REROLL = "parsec.reroll"
Deed = Callable[[Dice, StepNames], Happenings]


class CardPlay:
    """A card that is being judged: what is against it, and what it leads to."""

    def __init__(self, match: ParsecMatch, command: c.PlayEvent) -> None:
        self.match = match
        self.command = command
        self.player = look.require_player(match, command.player).id
        self.held = look.held_card(match, self.player, command.card, command.rarity)
        self.definition = match.definitions.event(self.held.card)
        self.effect = self.definition.effect if self.definition is not None else None
        self.side = match.fight.side_of(self.player) if match.fight is not None else None
        """The side of an open fight that its player controls."""
        self.found: list[Message] = []

    @property
    def name(self) -> Named:
        return look.named_card(self.match, self.held)

    def played(self, *then: Any, fate: e.Fate = "bottom", postings: Postings = ()) -> Happenings:
        """The card leaves the hand, and what happens with it."""
        return (e.CardPlayed(self.player, self.held, fate, postings), *then)

    def leads_to(self, *then: Any, fate: e.Fate = "bottom", postings: Postings = ()) -> Deed:
        """The same where neither dice nor names are needed."""
        happened = self.played(*then, fate=fate, postings=postings)
        return lambda _dice, _names: happened


def own_vessel(play: CardPlay) -> UnitState:
    unit = look.require_unit(play.match, play.command.unit) if play.command.unit else None
    if unit is None or unit.owner != play.player or not stats.type_of(play.match, unit).is_vessel:
        raise Refused(say("parsec.card.choose_a_vessel", "PA-EVT-13"))
    return unit


# --- in fights


def _require_strike(play: CardPlay, *stages: FightStage) -> tuple[FightState, StrikeState]:
    fight = play.match.fight
    if fight is None or fight.strike is None or fight.stage not in stages:
        raise Refused(say("parsec.card.in_a_strike", "PA-EVT-12", card=play.name))
    if fight.passed > 1:
        play.found.append(say("parsec.card.too_late", "PA-GAP-65"))
    return fight, fight.strike


def modified(play: CardPlay, attack: int, defence: int) -> Deed:
    """PA-EVT-9, -12: on that strike only (PA-GAP-65)."""
    fight, strike = _require_strike(play, FightStage.BEFORE_ROLL, FightStage.AFTER_ROLL)
    if (attack and play.side is strike.side.other) or (defence and play.side is strike.side):
        raise Refused(say("parsec.card.other_side", "PA-COMBAT-7", card=play.name))
    changed = replace(
        strike,
        attack_events=strike.attack_events + attack,
        defence_events=strike.defence_events + defence,
    )
    return play.leads_to(changed_strike(play.player, fight, changed))


def changed_strike(player: PlayerId, fight: FightState, strike: StrikeState) -> e.StrikeModified:
    """The word goes to the other side, however many cards one side plays at a time (PA-GAP-65)."""
    spoke = fight.side_of(player) or fight.acting
    after = replace(fight, strike=strike, acting=spoke.other, passed=0)
    if fight.stage is FightStage.AFTER_ROLL:
        after = rolled_fight(fight, strike)
    return e.StrikeModified(player, strike, after)


def _reroll(play: CardPlay, _effect: d.Reroll) -> Deed:
    fight, strike = _require_strike(play, FightStage.AFTER_ROLL)
    die, faces = play.match.tables.die, play.command.faces
    require_faces(faces, [die], "PA-EVT-12")

    def deed(dice: Dice, _names: StepNames) -> Happenings:
        face = HandDice(faces, dice).roll(die, REROLL).face
        strikes = play.side is strike.side
        changed = replace(strike, attack_die=face) if strikes else replace(strike, defence_die=face)
        return play.played(changed_strike(play.player, fight, changed))

    return deed


def _escape(play: CardPlay, effect: d.Escape) -> Deed:
    """Counts as an evasion, over any cells, even if surrounded (14.4)."""
    match, fight, before = play.match, play.match.fight, list[Any]()
    rolled = fight.strike if fight is not None and fight.stage is FightStage.AFTER_ROLL else None
    if fight is not None and rolled is not None and not rolled.hits:
        before += missed(match, fight, rolled)[:1]  # without an end, if nothing else is left
        fight = before[0].fight
    if fight is None or fight.stage is not FightStage.ANSWER:
        raise Refused(say("parsec.card.as_an_answer", "PA-EVADE-2", card=play.name))
    if fight.speaker != play.player:
        raise Refused(say("parsec.card.other_side", "PA-EVADE-1", card=play.name))
    unit = own_vessel(play)
    if unit not in own_involved(match, fight, fight.acting) or not may_evade(match, unit):
        raise Refused(say("parsec.fight.own_evader", "PA-EVADE-1"))
    way: tuple[Hex, ...] = ()
    if match.tracked:
        goal, kind = look.require_cell(match, play.command.at), stats.type_of(match, unit)
        assert unit.cell is not None
        if not 0 < unit.cell.distance(goal) <= effect.move:
            raise Refused(say("parsec.card.too_far", "PA-EVADE-1", most=effect.move))
        if foreign_at(match, play.player, goal) or no_room(match, kind, goal, leaving=(unit.id,)):
            raise Refused(say("parsec.card.cell_taken", "PA-MOVE-3"))
        way = (goal,)
    happened = evaded(match, fight, unit, way, word=not match.tracked)
    return lambda _dice, _names: (*before, *play.played(*happened))


FIGHT_DEEDS: dict[type, Callable[[CardPlay, Any], Deed]] = {
    d.AttackBonus: lambda play, effect: modified(play, effect.delta, 0),
    d.DefenceBonus: lambda play, effect: modified(play, 0, effect.delta),
    d.Reroll: _reroll,
    d.Escape: _escape,
}
"""What can only be played in a fight."""
