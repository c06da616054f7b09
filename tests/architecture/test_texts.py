"""What the program says and what it has words for are the same, both ways, owner by owner."""

import ast
import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import bp_desktop.texts
from bp_desktop.app.games import phrasebook
from bp_desktop.core.messages import said_id
from bp_desktop.texts.rendering import owner_of
from tests.architecture.sources import PACKAGE, ROOT, calls, literal, place
from tests.words import TEXTS, placeholders

LAYERS = ("core", "games", "session", "files.py", "texts", "storage cli ui", "app")
"""From below to above, as import-linter has them."""
HOMES = {
    "core": "core",
    "export": "core",
    "shared": "games",
    "session": "session",
    "storage": "storage",
    "cli": "cli",
    "dice": "ui/dice",
    "editor": "ui/editor",
    "bp": "games/burning_planets",
    "parsec": "games/parsec",
}
"""Where the owners of keys live."""


@cache
def said() -> dict[str, dict[str, frozenset[str]]]:
    """Key -> where it is said -> the names of its arguments there."""
    found: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for path, call, name in calls():
        if name == "say" and isinstance(call.func, ast.Name):
            key = literal(call.args[0]) if call.args else None
            assert key is not None, f"{place(path, call)}: the key must be a literal"
            found[key][place(path, call)] = argument_names(call, place(path, call))
        elif name == "say_each":
            prefix, things = literal(call.args[0]), call.args[1]
            assert prefix is not None, f"{place(path, call)}: the prefix must be a literal"
            for thing in evaluated(path, things):
                found[f"{prefix}.{said_id(thing)}"][place(path, call)] = frozenset()
    return found


def evaluated(path: Path, node: ast.expr) -> Iterable[object]:
    """What an expression at the top of a module stands for."""
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    things: Iterable[object] = eval(ast.unparse(node), vars(module))
    return things


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


# --- formats


def test_every_format_that_a_sentence_asks_for_is_one_of_its_owner_or_of_the_house() -> None:
    wrong = [
        f"{key}: {format_}"
        for key, text in TEXTS.items()
        for format_ in placeholders(text).values()
        if format_ and format_ not in phrasebook().formats_of(owner_of(key))
    ]

    assert wrong == []


def test_every_sort_of_thing_that_messages_name_has_a_format() -> None:
    sorts = {
        (place(path, call), literal(call.args[0]) if call.args else None)
        for path, call, name in calls()
        if name == "Named" and path.relative_to(PACKAGE).parts[0] == "games"
    }

    assert sorts
    formats = phrasebook().formats_of("bp").keys() | phrasebook().formats_of("parsec").keys()
    assert [found for found in sorts if found[1] not in formats] == []


# --- owners


def test_no_module_of_words_overwrites_the_words_of_another() -> None:
    names = pkgutil.walk_packages(bp_desktop.texts.__path__, "bp_desktop.texts.")
    parts = [importlib.import_module(found.name) for found in names]
    counts = {part.__name__: len(part.TEXTS) for part in parts if hasattr(part, "TEXTS")}

    assert counts
    assert sum(counts.values()) == len(TEXTS)


def test_every_key_begins_with_an_owner_that_lives_somewhere() -> None:
    assert {owner_of(key) for key in TEXTS} == HOMES.keys()
    assert [home for home in HOMES.values() if not (PACKAGE / home).exists()] == []


def test_a_key_is_said_where_its_owner_lives_or_above() -> None:
    wrong = [
        f"{where}: {key}"
        for key, places in said().items()
        for where in places
        if not may_say(owner_of(key), where.removeprefix("bp_desktop/").partition(":")[0])
    ]

    assert not wrong, "\n".join(sorted(wrong))


def may_say(owner: str, where: str) -> bool:
    home = HOMES[owner]
    if layer(where) == len(LAYERS) - 1 or where.startswith(f"{home}/"):
        return True
    if "games/" in home:
        return f"{home}/" in where
    if home.startswith("ui/"):
        return where.startswith("ui/games/")
    return layer(where) > layer(home)


def layer(where: str) -> int:
    top = where.partition("/")[0]
    return next(number for number, names in enumerate(LAYERS) if top in names.split())


def test_who_may_say_what() -> None:
    assert may_say("core", "core/dice.py")
    assert may_say("core", "ui/dice/throw.py")
    assert may_say("dice", "ui/dice/throw.py")
    assert may_say("bp", "ui/games/burning_planets/studio/map_tools.py")
    assert may_say("storage", "app/backups.py")
    assert not may_say("session", "core/dice.py")
    assert not may_say("storage", "ui/home/page.py")
    assert not may_say("dice", "ui/home/page.py")
    assert not may_say("bp", "ui/editor/context.py")
    assert not may_say("bp", "cli/matches.py")
    assert not may_say("bp", "games/parsec/match.py")
