"""`python3 dev.py prove [--kills N]`: the long proofs, too slow for every day.

Programs are killed while they write, and nothing that was called safe may be missing.
"""

import argparse
import sys

from tests.durability.kill import main as kill


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py prove", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often, in each of two series")
    asked = parser.parse_args(arguments)
    return kill(["--times", str(asked.kills)])


if __name__ == "__main__":
    sys.exit(main())
