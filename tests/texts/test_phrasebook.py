"""A phrasebook is put together from the vocabularies of owners, and each words its own facts."""

import pytest

from bp_desktop.core.messages import Fact, Named, say
from bp_desktop.texts.rendering import Phrasebook, Vocabulary
from bp_desktop.texts.speech import ENGLISH, Speech, in_english
from bp_desktop.ui.words import phrasebook as of_the_window


def _fleet(fact: Fact, _speech: Speech) -> str:
    return f"the fleet of {fact.name}" if isinstance(fact, Named) else "a fleet"


def _armada(_fact: Fact, speech: Speech) -> str:
    return f"an armada ({speech.language})"


HOUSE = Vocabulary(("house", "core"), {"house.open": "Open: {fleet}.", "core.steps": "{n:steps}"})
RED = Vocabulary(("red",), {"red.seen": "{fleet} is seen."}, {"fleet": _fleet})
BLUE = Vocabulary(("blue",), {"blue.seen": "{fleet} is seen."}, {"fleet": _armada})
BOOK = Phrasebook(HOUSE, RED, BLUE)
FLEET = Named("fleet", "f1", "Anna")


def test_a_fact_is_worded_by_the_formats_of_the_keys_owner() -> None:
    assert BOOK.sentence(say("red.seen", fleet=FLEET)) == "the fleet of Anna is seen."
    assert BOOK.sentence(say("blue.seen", fleet=FLEET)) == "an armada (en) is seen."
    assert BOOK.sentence(say("house.open", fleet=FLEET)) == "Open: Anna."
    assert BOOK.sentence(say("core.steps", n=2)) == "2 steps"


def test_a_fact_by_itself_is_called_as_in_the_sentences_of_its_game() -> None:
    assert BOOK.fact("red", FLEET) == "the fleet of Anna"
    assert BOOK.fact("blue", FLEET) == "an armada (en)"
    assert BOOK.fact("nobody", FLEET) == "Anna"


def test_a_sentence_without_its_reason_ends_with_its_full_stop() -> None:
    book = Phrasebook(Vocabulary(("red",), {"red.paid": "Anna pays. {reason}"}))

    assert book.sentence(say("red.paid", reason="")) == "Anna pays."
    assert book.sentence(say("red.paid", reason="A gift.")) == "Anna pays. A gift."


def test_words_are_handed_a_language_and_one_translator() -> None:
    asked: list[tuple[str, str]] = []

    def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        asked.append((context, text))
        return in_english(context, text.upper().replace("{FLEET}", "{fleet}"), comment, n)

    shouted = BOOK.sentence(say("blue.seen", fleet=FLEET), Speech("it", translate))

    assert shouted == "an armada (it) IS SEEN."
    assert asked == [("messages", "{fleet} is seen.")]


def test_a_key_that_nobody_has_words_for_is_shown_with_its_facts() -> None:
    assert (
        BOOK.sentence(say("red.future", fleet=FLEET, n=3))
        == "red.future fleet=the fleet of Anna n=3"
    )
    assert BOOK.sentence(say("green.future", n=3)) == "green.future n=3"


@pytest.mark.parametrize(
    "stranger",
    [
        Vocabulary(("red",), {}),
        Vocabulary(("green", "house"), {"green.seen": "Seen."}),
        Vocabulary(("green",), {"red.seen": "Seen."}),
        Vocabulary(("green",), {"greener.seen": "Seen."}),
        Vocabulary((), {"seen": "Seen."}),
    ],
)
def test_nobody_speaks_for_an_owner_but_that_owner(stranger: Vocabulary) -> None:
    with pytest.raises(ValueError, match=r"own|not of"):
        Phrasebook(HOUSE, RED, stranger)


def test_english_is_what_the_sources_say() -> None:
    assert ENGLISH.translate("messages", "%n dice", "", 3) == "3 dice"


# --- the window's


def test_the_window_asks_for_its_phrasebook_when_the_first_sentence_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(of_the_window, "_given", [])
    books = iter((BOOK,))

    with pytest.raises(RuntimeError, match="phrasebook"):
        of_the_window.phrasebook()
    of_the_window.give(lambda: next(books))

    assert of_the_window.phrasebook() is BOOK
    other = Phrasebook(RED)
    of_the_window.give(lambda: other)
    assert of_the_window.phrasebook() is other
