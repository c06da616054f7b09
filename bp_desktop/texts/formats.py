"""Ways to show an argument of a message: counted nouns, names, paths. Knows no Qt."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from bp_desktop.core.messages import Fact
from bp_desktop.texts.marking import counted


class Translate(Protocol):
    """Qt's translate, or what stands in for it where there is no window."""

    def __call__(
        self, context: str, text: str, comment: str | None = ..., n: int = ..., /
    ) -> str: ...


Format = Callable[[Fact, Translate], str]


def path(fact: Fact, _translate: Translate) -> str:
    """A path as this system writes it."""
    return str(Path(str(fact)))


def dice(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n dice", "", n), n)


def megabytes(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n MB", "", n), n)


def steps(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n step(s)", "", n), n)


def attacks(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n attack(s)", "", n), n)


def players(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n player(s)", "", n), n)


def tiles(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n tile(s)", "", n), n)


def planets(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n planet(s)", "", n), n)


def asteroids(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n asteroid(s)", "", n), n)


def cells(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n cell(s)", "", n), n)


def minutes(fact: Fact, translate: Translate) -> str:
    n = int(fact)
    return counted(translate("messages", "%n minute(s)", "", n), n)


FORMATS: dict[str, Format] = {
    "path": path,
    "dice": dice,
    "megabytes": megabytes,
    "steps": steps,
    "attacks": attacks,
    "players": players,
    "tiles": tiles,
    "planets": planets,
    "asteroids": asteroids,
    "cells": cells,
    "minutes": minutes,
}
