"""A card that is being judged, for everything that cards do."""

from collections.abc import Callable
from typing import Any

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.handler import (
    Happenings,
)
from bp_desktop.games.parsec.match.lookup import (
    held_card,
    require_player,
    require_unit,
)
from bp_desktop.games.parsec.match.state import (
    FightSide,
    ParsecMatch,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import type_of

Deed = Callable[[Dice, StepNames], Happenings]


class CardPlay:
    """A card that is being judged: what is against it, and what it leads to."""

    def __init__(self, match: ParsecMatch, command: c.PlayEvent) -> None:
        self.match = match
        self.command = command
        self.player = require_player(match, command.player).id
        self.held = held_card(match, self.player, command.card, command.rarity)
        self.definition = match.definitions.event(self.held.card)
        self.found: list[Message] = []

    @property
    def effect(self) -> d.CardEffect | None:
        return self.definition.effect if self.definition is not None else None


def played(play: CardPlay, *, fate: str = "bottom", postings: tuple[Posting, ...] = ()) -> Any:
    return e.CardPlayed(play.player, play.held, fate, postings)  # type: ignore[arg-type]  # its fates


def own_vessel(play: CardPlay) -> UnitState:
    if play.command.unit is None:
        raise Refused(say("parsec.card.choose_a_vessel", "PA-EVT-13"))
    unit = require_unit(play.match, play.command.unit)
    if unit.owner != play.player or not type_of(play.match, unit).is_vessel:
        raise Refused(say("parsec.card.choose_a_vessel", "PA-EVT-13"))
    return unit


def side_of(match: ParsecMatch, player: ids.PlayerId) -> FightSide | None:
    """The side of an open fight that a player controls."""
    fight = match.fight
    if fight is None:
        return None
    return next((side for side in FightSide if fight.controller(side) == player), None)
