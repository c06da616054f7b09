"""`python3 dev.py prove [--kills N] [--collect TESTS…]`: the long proofs, too slow for every day.

Programs are killed while they write, and nothing that was called safe may be missing. With
`--collect` the given tests run with garbage collected in the middle of everything Qt does.
"""

import argparse
import sys

import pytest

from tests.durability.kill import main as kill


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often, in each of two series")
    parser.add_argument("--collect", nargs="+", metavar="TESTS", help="such as tests/ui")
    asked = parser.parse_args(arguments)
    if asked.collect:
        plugin = ["-p", "tests.durability.collecting", "-o", "timeout=0"]
        return pytest.main([*plugin, *asked.collect])
    return kill(["--times", str(asked.kills)])


if __name__ == "__main__":
    sys.exit(main())
