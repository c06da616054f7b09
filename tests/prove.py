"""`python3 dev.py prove [--kills N] [--corrections N] [--collect TESTS…]`: the long proofs.

Programs are killed while they write, and nothing that was called safe may be missing. With
`--corrections` the past of that many matches of bots is corrected at random, and no later step may
be redirected unasked. With `--collect` the given tests run with garbage collected in the middle of
everything Qt does.
"""

import argparse
import sys

import pytest

from tests.durability.kill import main as kill
from tests.games.burning_planets.invariants.corrections import prove


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often, in each of two series")
    parser.add_argument("--collect", nargs="+", metavar="TESTS", help="such as tests/ui")
    parser.add_argument("--corrections", type=int, metavar="N", help="in how many matches")
    asked = parser.parse_args(arguments)
    if asked.collect:
        plugin = ["-p", "tests.durability.collecting", "-o", "timeout=0"]
        return pytest.main([*plugin, *asked.collect])
    if asked.corrections:
        looked_at = sum(prove(seed, steps=400, corrections=40) for seed in range(asked.corrections))
        sys.stdout.write(f"{looked_at} later steps, none redirected\n")
        return 0
    return kill(["--times", str(asked.kills)])


if __name__ == "__main__":
    sys.exit(main())
