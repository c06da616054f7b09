"""What the core says and what the interface has words for are the same, both ways."""

import ast
from collections import defaultdict
from functools import cache

from bp_desktop.texts import rendering as texts
from bp_desktop.texts.rendering import TEXTS, placeholders
from tests.architecture.sources import calls, literal, place


@cache
def said() -> dict[str, dict[str, frozenset[str]]]:
    """Key -> where it is said -> the names of its arguments there."""
    found: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for path, call, name in calls():
        if name == "say" and isinstance(call.func, ast.Name):
            key = literal(call.args[0]) if call.args else None
            assert key is not None, f"{place(path, call)}: the key must be a literal"
            found[key][place(path, call)] = argument_names(call, place(path, call))
    return found


def argument_names(call: ast.Call, where: str) -> frozenset[str]:
    names = [keyword.arg for keyword in call.keywords]
    assert None not in names, f"{where}: name the arguments, ** hides them"
    return frozenset(name for name in names if name is not None)


def test_there_are_words_for_everything_that_is_said() -> None:
    missing = [f"{key}: {min(places)}" for key, places in said().items() if key not in TEXTS]

    assert not missing, "\n".join(sorted(missing))


def test_there_are_no_words_for_what_nobody_says() -> None:
    assert sorted(TEXTS.keys() - said().keys()) == []


def test_a_sentence_uses_exactly_the_arguments_it_is_given() -> None:
    wrong = [
        f"{where}: {key} gives {sorted(names)}, the words use {sorted(placeholders(TEXTS[key]))}"
        for key, places in said().items()
        if key in TEXTS
        for where, names in places.items()
        if names != placeholders(TEXTS[key]).keys()
    ]

    assert not wrong, "\n".join(sorted(wrong))


def test_every_format_that_a_sentence_asks_for_exists() -> None:
    asked = {form for sentence in TEXTS.values() for form in placeholders(sentence).values()}

    assert sorted(asked - {""} - texts._FORMATS.keys()) == []


def test_no_key_has_two_sentences() -> None:
    parts = [part.TEXTS for name, part in vars(texts).items() if name.startswith("texts_")]

    assert parts
    assert sum(map(len, parts)) == len(TEXTS)
