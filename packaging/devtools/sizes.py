"""Sizes of the games in lines, beside what was agreed."""

from pathlib import Path

AGREED = {
    ("games/burning_planets",): 20_000,
    ("ui/games/burning_planets",): 17_000,
    ("games/parsec", "ui/games/parsec"): 15_000,
}
"""Folders of bp_desktop, together, and their most lines."""


def lines(folder: Path) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in folder.rglob("*.py"))


def sizes(root: Path) -> list[str]:
    """A sentence for each; told, and left to people to judge."""
    program = root / "bp_desktop"
    told = [f"bp_desktop: {lines(program):,} lines"]
    for folders, most in AGREED.items():
        found = sum(lines(program / folder) for folder in folders)
        verdict = "ok" if found <= most else f"{found - most:,} more than agreed"
        told.append(f"{' and '.join(folders)}: {found:,} lines of at most {most:,}: {verdict}")
    return told
