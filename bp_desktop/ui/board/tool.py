"""Tool protocol: a state machine in hexes that has never heard of Qt."""

from enum import Flag, auto
from typing import Protocol

from bp_desktop.core.hexes import Hex


class HeldKeys(Flag):
    """Keys held during a gesture."""

    NONE = 0
    ADD = auto()
    """Shift: add to what is there."""
    TAKE = auto()
    """Ctrl: take away, or the other way round."""
    FREE = auto()
    """Alt: without snapping or symmetry."""


class Tool(Protocol):
    """One gesture gives one command or none; `cancel` always leads back to the beginning.

    A gesture is `press`, any number of `drag`, then `release`, by mouse or by Enter and the arrow
    keys. Cells come as they are under the pointer, also beyond the board.
    """

    def press(self, at: Hex, held: HeldKeys) -> None:
        """The left button or Enter went down; a double click is two of these."""

    def drag(self, over: Hex, held: HeldKeys) -> None:
        """During a gesture: the pointer came to another cell, once for each."""

    def release(self, at: Hex, held: HeldKeys) -> None:
        """The gesture ended here, maybe where it began. Never without a `press`."""

    def hover(self, over: Hex | None) -> None:
        """Between gestures: the pointer or the cursor came to another cell; None: it left."""

    def cancel(self) -> None:
        """Escape, or another tool is taken: forget what was begun. Also outside a gesture."""


class NoTool:
    """Looks at the board and touches nothing."""

    def press(self, at: Hex, held: HeldKeys) -> None: ...

    def drag(self, over: Hex, held: HeldKeys) -> None: ...

    def release(self, at: Hex, held: HeldKeys) -> None: ...

    def hover(self, over: Hex | None) -> None: ...

    def cancel(self) -> None: ...
