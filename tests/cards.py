"""CARDS, a kind of document even smaller than TALLY: hidden hands, known by their counts only.

It uses neither hexes, nor purses, nor dice, as Planet X will not.
"""

from typing import TypeAlias, assert_never

import msgspec

from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.system import GameSystem, Judgement


class Cards(msgspec.Struct, frozen=True):
    deck: int = 52
    hands: dict[str, int] = {}
    """How many cards each player holds; which ones, the program does not know."""
    table: tuple[str, ...] = ()


class Draw(msgspec.Struct, frozen=True, tag="cards.draw"):
    player: str
    count: int
    sealed: str = ""
    """What was drawn, unreadable until the end of the game."""


class Play(msgspec.Struct, frozen=True, tag="cards.play"):
    player: str
    card: str


class Drawn(msgspec.Struct, frozen=True, tag="cards.drawn"):
    player: str
    count: int
    sealed: str = ""


class Played(msgspec.Struct, frozen=True, tag="cards.played"):
    player: str
    card: str


CardCommand: TypeAlias = Draw | Play
CardEvent: TypeAlias = Drawn | Played


def _check_cards(cards: Cards, command: CardCommand) -> tuple[Message, ...]:
    match command:
        case Draw(_, count):
            if not 0 < count <= cards.deck:
                raise Refused(say("cards.not_enough", "PX-COMP-10", left=cards.deck))
        case Play(player):
            if not cards.hands.get(player):
                raise Refused(say("cards.empty_hand", player=player))
        case _:
            assert_never(command)
    return ()


def _carried_out(command: CardCommand) -> tuple[CardEvent, ...]:
    match command:
        case Draw(player, count, sealed):
            return (Drawn(player, count, sealed),)
        case Play(player, card):
            return (Played(player, card),)
        case _:
            assert_never(command)


def _evolve_cards(cards: Cards, event: CardEvent) -> Cards:
    match event:
        case Drawn(player, count):
            hands = {**cards.hands, player: cards.hands.get(player, 0) + count}
            return Cards(cards.deck - count, hands, cards.table)
        case Played(player, card):
            hands = {**cards.hands, player: cards.hands[player] - 1}
            return Cards(cards.deck, hands, (*cards.table, card))
        case _:
            assert_never(event)


def _shows_a_card(events: tuple[CardEvent, ...]) -> bool:
    return any(isinstance(event, Played) for event in events)


def _judge_cards(cards: Cards, command: CardCommand) -> Judgement[CardEvent]:
    objections = _check_cards(cards, command)
    return Judgement(lambda _dice, _names: _carried_out(command), objections)


CARDS: GameSystem[Cards, CardCommand, CardEvent] = GameSystem(
    id="cards",
    commands=CardCommand,
    events=CardEvent,
    start=Cards(),
    judge=_judge_cards,
    evolve=_evolve_cards,
    reveals=_shows_a_card,
)
