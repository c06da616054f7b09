"""What the core has to say, without words."""

import msgspec
import pytest

from bp_desktop.core.messages import Message, Objected, Refused, grounds_of, rules_of, say


def test_a_message_holds_its_key_its_rules_and_its_facts() -> None:
    message = say("movement.too_far", "BP-ACT-2", "BP-ACT-3", ship="red-3", allowed=4)

    assert message == Message(
        "movement.too_far", ("BP-ACT-2", "BP-ACT-3"), {"ship": "red-3", "allowed": 4}
    )


def test_a_fact_may_be_called_key() -> None:
    assert say("bp.option.unknown", key="fog").args == {"key": "fog"}


def test_messages_with_the_same_content_are_one_in_a_set() -> None:
    one, other = say("a.b", "R-1", x=1, y="z"), say("a.b", "R-1", y="z", x=1)

    assert {one, other} == {one}
    assert len({one, say("a.b", "R-1", x=2, y="z"), say("a.c"), say("a.b")}) == 4


def test_a_message_is_written_and_read_back() -> None:
    message = say("a.b", "R-1", x=1, name="Ω")

    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


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
