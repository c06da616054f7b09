"""The phrasebook of the window, which the composition root gives it once; loads no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.texts.rendering import Phrasebook

_given: list[Callable[[], Phrasebook]] = []


def give(phrasebook: Callable[[], Phrasebook]) -> None:
    """Where sentences are looked up from now on; asked for when the first one is shown."""
    _given[:] = [phrasebook]


def phrasebook() -> Phrasebook:
    if not _given:
        raise RuntimeError("nobody has given the window its phrasebook: see app/window.py")
    return _given[0]()
