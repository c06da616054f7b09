"""What an operating system answers is said in our words, in every language."""

import errno
from pathlib import Path

import pytest

from bp_desktop.core.messages import say
from bp_desktop.files import reason_of, unwritable
from tests.architecture.sources import PACKAGE
from tests.words import render, speech_in


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the disk is full"), ("it", "il disco è pieno"), ("ru", "диск полон")],
)
def test_a_reason_of_the_system_is_worded_by_us(language: str, words: str) -> None:
    said = unwritable(Path("a.png"), OSError(errno.ENOSPC, "No space left on device"))

    assert f"({words})" in render(said, speech_in(language))


def test_an_answer_nobody_foresaw_is_shown_by_its_code() -> None:
    said = say("session.not_kept", detail=reason_of(OSError(errno.ELOOP, "Too many levels")))

    assert render(said) == "The step could not be saved to disk (system error ELOOP)."


def test_no_sentence_has_the_words_of_the_system() -> None:
    """Those of the command line's start are for whoever maintains the machine."""
    found = [
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if "error.strerror" in path.read_text("utf-8")
    ]

    assert found == ["app/start.py"]
