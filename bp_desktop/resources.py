"""Finds and reads the files that travel with the program: icons, fonts, help, rules tables."""

import sys
from pathlib import Path


class MissingResourceError(Exception):
    """A file that should have come with the program is not there."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing: install Burning Planets again.")
        self.path = path


def home() -> Path:
    """Where `resources` and `translations` lie: beside the package, or inside a frozen program."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parent.parent


def resource(*parts: str) -> Path:
    """The path of a file or folder under `resources`; it need not exist. Raises
    MissingResourceError for a name that leads elsewhere: some come out of documents."""
    whole = home() / "resources"
    path = whole.joinpath(*parts)
    if ".." in path.parts[len(whole.parts) :] or not path.is_relative_to(whole):
        raise MissingResourceError(path)
    return path


def translation(language: str) -> Path:
    """The path of a built translation; that of English has plural forms only."""
    return home() / "translations" / f"bp_desktop_{language}.qm"


def read_bytes(*parts: str) -> bytes:
    path = resource(*parts)
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:  # a name no file can have
        raise MissingResourceError(path) from error


def read_text(*parts: str) -> str:
    return read_bytes(*parts).decode("utf-8")
