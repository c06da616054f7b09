"""`python -m bp_desktop` and the `bp-desktop` command."""

import sys


def main() -> int:
    """Words mean the command line, anything else the window."""
    from bp_desktop.app.start import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
