"""Sizes of the program in lines, beside what was agreed."""

from pathlib import Path

AGREED = {
    "bp_desktop": 73_000,
    "bp_desktop/ui/games/burning_planets": 17_000,
    "bp_desktop/games/burning_planets": 20_000,
}


def lines(folder: Path) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in folder.rglob("*.py"))


def sizes(root: Path) -> list[str]:
    """A sentence for each folder; told, and left to people to judge."""
    told = []
    for folder, most in AGREED.items():
        found = lines(root / folder)
        verdict = "ok" if found <= most else f"{found - most:,} more than agreed"
        told.append(f"{folder}: {found:,} lines of at most {most:,}: {verdict}")
    return told
