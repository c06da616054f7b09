"""The pure rooms remember nothing between two questions: what they know, a value carries."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import PACKAGE, modules

PURE = ("core", "games", "session")

CACHES = {
    "core.text_limits._check_of: 1024",
    "games.burning_planets.geometry.planet_shape: 1024",
    "games.burning_planets.tiles.rectangle: 16",
    "core.hexes.disc: 4096",
    "core.odds.strike: 4096",
    "core.odds.whole_fight: 4096",
    "games.shared.match_table._seat: 64",
    "games.burning_planets.match.queries.targets._rank: 1024",
    "games.burning_planets.match.queries.targets._within_each: 1024",
}
"""Every cache of a function, with how much it holds: small values go in (a type, a radius, dice
and shields, a name and a colour), and what comes out depends on nothing else. A new one has to be
listed here."""

WRITING = {
    "add",
    "append",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "setdefault",
    "update",
}


def pure_modules() -> Iterator[tuple[str, ast.Module]]:
    for path, module in modules().items():
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts[0] in PURE:
            yield ".".join(parts), module


def caches(name: str, module: ast.Module) -> Iterator[str]:
    """Functions whose answers are kept, by decorator or by a call."""
    for node in ast.walk(module):
        match node:
            case ast.FunctionDef(decorator_list=[*decorators]):
                for decorator in decorators:
                    if (size := cache_size(decorator)) is not None:
                        yield f"{name}.{node.name}: {size}"
            case (
                ast.Assign(targets=[ast.Name(id=target)], value=ast.Call(func=made))
                | ast.AnnAssign(target=ast.Name(id=target), value=ast.Call(func=made))
            ):
                if (size := cache_size(made)) is not None:
                    yield f"{name}.{target}: {size}"


def cache_size(node: ast.expr) -> str | None:
    """How much a cache holds, if it is one: "any" where nothing bounds it."""
    match node:
        case ast.Name(id="cache" | "lru_cache") | ast.Attribute(attr="cache" | "lru_cache"):
            return "128" if ast.unparse(node).endswith("lru_cache") else "any"
        case ast.Call(func=func, keywords=keywords) if cache_size(func) is not None:
            for keyword in keywords:
                match keyword:
                    case ast.keyword(arg="maxsize", value=ast.Constant(value=int(size))):
                        return str(size)
            return "any"
    return None


def memories(module: ast.Module) -> Iterator[str]:
    """Module-level names that functions change: by `global`, by an item or by a method; and
    memories made by a closure (`nonlocal`)."""
    names = {
        target.id
        for node in module.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        match node:
            case ast.Global(names=changed) | ast.Nonlocal(names=changed):
                yield from changed
            case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
                if name in names:
                    yield name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method)):
                if name in names and method in WRITING:
                    yield name


def test_every_cache_of_a_function_is_bounded_and_listed() -> None:
    found = {one for name, module in pure_modules() for one in caches(name, module)}

    assert found == CACHES


def test_no_module_of_the_pure_rooms_changes_what_it_holds() -> None:
    found = {f"{name}.{memory}" for name, module in pure_modules() for memory in memories(module)}

    assert found == set()


@pytest.mark.parametrize(
    "code",
    [
        "_last = []\ndef ask(x):\n    _last[:] = [x]",
        "_kept: dict[int, int] = {}\ndef ask(x):\n    _kept[x] = x",
        "_kept = {}\ndef ask(x):\n    return _kept.setdefault(x, x)",
        "_last = None\ndef ask(x):\n    global _last\n    _last = x",
        "def keeping():\n    kept = 0\n    def answer(x):\n        nonlocal kept\n        kept = x",
    ],
)
def test_memories_of_every_kind_are_found(code: str) -> None:
    assert list(memories(ast.parse(code)))


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("@cache\ndef ask(x): ...", "m.ask: any"),
        ("@functools.cache\ndef ask(x): ...", "m.ask: any"),
        ("@lru_cache\ndef ask(x): ...", "m.ask: 128"),
        ("@lru_cache(maxsize=None)\ndef ask(x): ...", "m.ask: any"),
        ("@lru_cache(maxsize=7)\ndef ask(x): ...", "m.ask: 7"),
        ("ask = lru_cache(maxsize=7)(odds.ask)", "m.ask: 7"),
        ("ask: Asking = lru_cache(maxsize=7)(odds.ask)", "m.ask: 7"),
    ],
)
def test_caches_of_every_kind_are_found(code: str, found: str) -> None:
    assert list(caches("m", ast.parse(code))) == [found]
