"""Decks, and shuffling by given dice, so that a replay deals alike."""

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

from bp_desktop.core.dice import Dice
from bp_desktop.core.type_variables import T
from bp_desktop.games.table import LOT

CardT = TypeVar("CardT", bound=str)


class Deck(msgspec.Struct, Generic[CardT], frozen=True):
    """A deck whose order is never written down: a card is drawn from those nobody has seen when it
    is drawn, and what went to the bottom comes after all of them."""

    unseen: dict[CardT, int] = {}
    """How many of each card."""
    bottom: tuple[CardT, ...] = ()

    @property
    def count(self) -> int:
        return sum(self.unseen.values()) + len(self.bottom)

    def drawn(self, dice: Dice) -> CardT | None:
        """The top card; None of an empty deck."""
        if not self.unseen:
            return self.bottom[0] if self.bottom else None
        count = sum(self.unseen.values())
        at = dice.roll(count, LOT).face if len(self.unseen) > 1 else 1
        for card, copies in self.unseen.items():
            at -= copies
            if at <= 0:
                return card
        raise AssertionError

    def without(self, card: CardT) -> "Deck[CardT]":
        """Once that card was drawn. Raises ValueError where it could not be."""
        if self.unseen.get(card, 0):
            left = self.unseen | {card: self.unseen[card] - 1}
            return Deck({id_: count for id_, count in left.items() if count}, self.bottom)
        if self.unseen or not self.bottom:
            raise ValueError(f"there is no card {card} to draw")
        return Deck(self.unseen, self.bottom[1:])

    def with_bottom(self, cards: Iterable[CardT]) -> "Deck[CardT]":
        return Deck(self.unseen, (*self.bottom, *cards))


def shuffled(things: Sequence[T], dice: Dice) -> list[T]:
    left, found = list(things), list[T]()
    while left:
        number = dice.roll(len(left), LOT).face if len(left) > 1 else 1
        found.append(left.pop(number - 1))
    return found
