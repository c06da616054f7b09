"""Lists in sentences: several things, counted, and people who do something together."""

import pytest

from bp_desktop.core.messages import Named, Several, say
from bp_desktop.texts.formats import FORMATS, worded_fact
from bp_desktop.texts.speech import ENGLISH
from tests.words import render

ANNA, BERT, CARL = (Named("seat", one.lower(), one) for one in ("Anna", "Bert", "Carl"))
CANNON, FURNACE = Named("kind", "cannon"), Named("kind", "blast_furnace")


def test_what_occurs_several_times_is_said_once_with_its_number() -> None:
    said = say("bp.tale.built", things=Several((CANNON, FURNACE, CANNON)))

    assert render(said) == "built: Cannon ×2, Blast Furnace"


@pytest.mark.parametrize(
    ("people", "words"),
    [
        ((), ""),
        ((ANNA,), "Anna"),
        ((ANNA, BERT), "Anna and Bert"),
        ((ANNA, BERT, CARL), "Anna, Bert and Carl"),
    ],
)
def test_people_who_do_something_together_are_joined(people: tuple[Named, ...], words: str) -> None:
    assert worded_fact(Several(people), FORMATS, ENGLISH, "together") == words


def test_nobody_has_a_word() -> None:
    said = say("bp.tale.destroyed", things=Several((CANNON,)), owner=Named("nobody"))

    assert render(said) == "destroyed Cannon of nobody"
