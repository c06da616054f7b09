"""One door to everything a developer does: `python3 dev.py` lists the commands.

This file has to start on any Python from 3.6, so that an old one gets a clear sentence;
the commands are in packaging/devtools/commands.py. Standard library only.
"""

import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))


def main(arguments: "list[str]", version: "tuple[int, ...]") -> int:
    """Carry out one command; the answer is the exit code."""
    if version < OLDEST:
        needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST, version))
        print(
            f"dev.py needs Python {needed} or newer, and this is Python {found}: install a newer "
            f"one and name it, for example: python{needed} dev.py {' '.join(arguments)}".rstrip(),
            file=sys.stderr,
        )
        return 2
    from devtools import commands

    return commands.carry_out(arguments, ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], sys.version_info[:3]))
