"""What the core has to say, without words."""

from typing import cast

import msgspec
import pytest

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import (
    Fact,
    Message,
    Named,
    NamedCell,
    Objected,
    Refused,
    Several,
    grounds_of,
    rules_of,
    say,
)
from bp_desktop.core.purse import EMPTY, Purse


def test_a_message_holds_its_key_its_rules_and_its_facts() -> None:
    message = say("movement.too_far", "BP-ACT-2", "BP-ACT-3", ship="red-3", allowed=4)

    assert (message.key, message.rules) == ("movement.too_far", ("BP-ACT-2", "BP-ACT-3"))
    assert message.args == {"ship": "red-3", "allowed": 4}


def test_a_fact_may_be_called_key() -> None:
    assert say("core.options.unknown", key="fog").args == {"key": "fog"}


def test_messages_with_the_same_content_are_one_in_a_set() -> None:
    one, other = say("a.b", "R-1", x=1, y="z"), say("a.b", "R-1", y="z", x=1)

    assert {one, other} == {one}
    assert len({one, say("a.b", "R-1", x=2, y="z"), say("a.c"), say("a.b")}) == 4


SHIP = Named("ship", "red-3", "Hammer", 3)
FACTS: dict[str, Fact] = {
    "text": "Ω",
    "number": 1,
    "yes": True,
    "price": Purse.of(metal=10, food=5),
    "debt": Purse.of(metal=-3),
    "nothing": EMPTY,
    "cell": NamedCell(Hex(-2, 7), "3:7,2"),
    "home": Named("planet", "p1", of=Named("seat", "p1", "Anna")),
    "ship": SHIP,
    "fleet": Several((SHIP, SHIP)),
    "nobody": Named("seat"),
}


def test_facts_keep_their_types_when_they_are_written_and_read_back() -> None:
    message = say("a.b", "R-1", **FACTS)

    read = msgspec.json.decode(msgspec.json.encode(message), type=Message)

    assert read == message
    assert read.args == FACTS
    assert {name: type(fact) for name, fact in read.args.items()} == {
        name: type(fact) for name, fact in FACTS.items()
    }


def test_nobody_can_change_the_facts_of_a_message() -> None:
    message = say("a.b", ship=SHIP, x=1)
    before = hash(message)

    cast(dict[str, Fact], message.args)["x"] = 2

    assert (message.args["x"], hash(message)) == (1, before)
    with pytest.raises(AttributeError):
        message.key = "c.d"  # type: ignore[misc]  # that is the point


@pytest.mark.parametrize(
    "data",
    [
        '{"key":"a.b","rules":[],"args":{"x":1}}',  # as it was before facts had types
        '{"key":"a.b","facts":{"x":1}}',
        '{"key":"a.b","facts":[["x",null]]}',
        '{"key":"a.b","facts":[["x",1.5]]}',
        '{"key":"a.b","facts":[["x",[1]]]}',
        '{"key":"a.b","facts":[["x",{"amounts":{"metal":1}}]]}',
        '{"key":"a.b","facts":[["x",{"fact":"purse","purse":{"amounts":{"metal":0}}}]]}',
        '{"key":"a.b","facts":[["x",{"fact":"named","id":"p3"}]]}',
        '{"key":"a.b","facts":[["x",{"fact":"named","sort":"planet","size":3}]]}',
        '{"key":"a.b","facts":[["x",{"fact":"future","sort":"planet"}]]}',
    ],
)
def test_other_shapes_are_refused_and_never_half_read(data: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=Message)


@pytest.mark.parametrize("answer", [Refused, Objected])
def test_answers_carry_their_messages_and_the_rules_named_once(
    answer: type[Refused] | type[Objected],
) -> None:
    messages = (say("a", "R-2", "R-1"), say("b", "R-2"), say("c"))

    raised = answer(*messages)

    assert raised.messages == messages
    assert raised.rules == ("R-2", "R-1")
    assert str(raised) == "a, b, c"


def test_what_cannot_be_done_is_no_kind_of_what_may_not() -> None:
    assert not issubclass(Refused, Objected)
    assert not issubclass(Objected, Refused)


def test_rules_are_listed_in_the_order_of_mention() -> None:
    assert rules_of((say("a", "R-3"), say("b", "R-1", "R-3"))) == ("R-3", "R-1")
    assert rules_of(()) == ()


def test_the_grounds_of_an_objection_that_cites_no_rule_are_its_key() -> None:
    assert grounds_of((say("a", "R-3"), say("b"), say("b"))) == ("R-3", "b")
