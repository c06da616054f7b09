"""What the program can say and what it has words for are the same, down to the arguments."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bp_desktop.ui.texts import _FORMATS, TEXTS, placeholders
from tests.architecture.sources import PACKAGE, calls, literal, place

# The one place that defines it, and that passes a caller's key on.
EXEMPT = {PACKAGE / "core" / "messages.py"}


def said() -> Iterator[tuple[Path, ast.Call, str | None]]:
    """Every call of say(), with its key; None unless the key is a literal."""
    for path, call, name in calls():
        if name == "say" and path not in EXEMPT and not _is_of_a_widget(call):
            yield path, call, literal(call.args[0]) if call.args else None


def _is_of_a_widget(call: ast.Call) -> bool:
    """A notice has a `say` of its own, for a ready sentence."""
    return isinstance(call.func, ast.Attribute)


def test_every_message_has_a_literal_key() -> None:
    wrong = [place(path, call) for path, call, key in said() if key is None]

    assert wrong == [], "keys are looked up in texts, so they must be readable in the source"


def test_every_message_has_a_text() -> None:
    missing = {
        f"{key} ({place(path, call)})" for path, call, key in said() if key and key not in TEXTS
    }

    assert missing == set()


def test_every_text_has_a_message() -> None:
    keys = {key for _, _, key in said()}

    assert set(TEXTS) - keys == set()


def test_messages_and_texts_agree_on_their_arguments() -> None:
    wrong: dict[str, set[str | None]] = {}
    for path, call, key in said():
        told = {keyword.arg for keyword in call.keywords}
        if key is None or key not in TEXTS or None in told:  # **facts are known at run time only
            continue
        if odd := told ^ set(placeholders(TEXTS[key])):
            wrong[f"{key} ({place(path, call)})"] = odd

    assert wrong == {}


@pytest.mark.parametrize("key", TEXTS)
def test_every_format_is_known(key: str) -> None:
    known = {"", *_FORMATS}

    assert set(placeholders(TEXTS[key]).values()) <= known
