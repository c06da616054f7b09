"""A deck without an order: what is drawn, what is left, and what comes last."""

import pytest

from bp_desktop.core.dice import AppDice, Roll
from bp_desktop.games.shared.deck import Deck, shuffled
from bp_desktop.games.table import LOT

DECK = Deck({"ace": 2, "king": 1}, ("joker",))


class OneFace:
    """Dice that fall as they are told."""

    def __init__(self, face: int) -> None:
        self.face = face

    def roll(self, die: int, purpose: str) -> Roll:
        assert purpose == LOT
        return Roll(die, self.face, "app", purpose)


@pytest.mark.parametrize(("face", "card"), [(1, "ace"), (2, "ace"), (3, "king")])
def test_every_copy_is_as_likely_as_another(face: int, card: str) -> None:
    assert DECK.drawn(OneFace(face)) == card


def test_what_was_drawn_is_there_no_more_and_the_bottom_comes_last() -> None:
    left = DECK.without("ace").without("ace").without("king")

    assert (DECK.count, left.count) == (4, 1)
    assert left.drawn(OneFace(1)) == "joker"
    assert left.without("joker").drawn(OneFace(1)) is None
    assert left.with_bottom(["ace"]).bottom == ("joker", "ace")


def test_nobody_draws_what_is_not_there_to_draw() -> None:
    with pytest.raises(ValueError, match="no card joker"):
        DECK.without("joker")
    with pytest.raises(ValueError, match="no card"):
        Deck[str]().without("ace")


def test_shuffling_keeps_everything_and_is_alike_by_the_same_dice() -> None:
    things = list(range(20))

    assert sorted(shuffled(things, AppDice(7))) == things
    assert shuffled(things, AppDice(7)) == shuffled(things, AppDice(7)) != things
