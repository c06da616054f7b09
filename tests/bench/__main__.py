"""`python3 dev.py bench [NAME …] [--json FILE]`: measures and prints a table and JSON.

`--against COMMIT` measures that commit too, by turns, and says what became worse.
`bots` takes up to an hour, and `frozen` needs what `dev.py package` makes: both are measured only
where they are named. `--matches N` lets bots play fewer.
"""

import argparse
import importlib
import json
import pkgutil
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import tests.bench
from tests.bench import _against
from tests.bench.figures import Figure

HELPERS = {"__main__", "figures"}
LONG = {"bots", "frozen"}
"""Measured only where they are named."""


def suites() -> list[str]:
    """Every module of this folder that measures something."""
    found = (module.name for module in pkgutil.iter_modules(tests.bench.__path__))
    return sorted(name for name in found if name not in HELPERS and not name.startswith("_"))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench")
    parser.add_argument("names", nargs="*", help=f"which to measure: {', '.join(suites())}")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--against", metavar="COMMIT", help="compare with this commit, by turns")
    parser.add_argument("--rounds", type=int, default=3, help="how often, with --against")
    parser.add_argument("--matches", type=int, metavar="N", help="of bots: N of each sort")
    options = parser.parse_args(arguments)
    names = options.names or [name for name in suites() if name not in LONG]
    unknown = set(options.names) - set(suites())
    if unknown:
        parser.error(f"no such bench: {', '.join(sorted(unknown))}")
    if options.against:
        return _against.report(options.against, names, options.rounds)
    figures: list[tuple[str, Figure]] = []
    for name in names:
        module = importlib.import_module(f"tests.bench.{name}")
        fewer = {"matches": options.matches} if name == "bots" and options.matches else {}
        for figure in module.measure(**fewer):
            print(_line(name, figure), flush=True)
            figures.append((name, figure))
    record = [{"suite": name, **asdict(figure), "ok": figure.ok} for name, figure in figures]
    if options.json:
        options.json.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    else:
        print(json.dumps(record))
    limited = [figure for _, figure in figures if figure.limit is not None]
    missed = [figure for figure in limited if not figure.ok]
    print(f"{len(limited) - len(missed)} of {len(limited)} figures with a limit keep it")
    return 1 if missed else 0


def _line(suite: str, figure: Figure) -> str:
    limit = ""
    if figure.limit is not None:
        limit = f"{'>=' if figure.at_least else '<='} {figure.limit:g}"
    mark = "    " if figure.limit is None else "ok  " if figure.ok else "MISS"
    return (
        f"{mark} {suite:<10} {figure.name:<58} {figure.value:>12.3f} {figure.unit:<6} "
        f"{limit:<12} {figure.detail}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
