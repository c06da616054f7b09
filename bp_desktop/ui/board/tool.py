"""What a tool is: a state machine in hexes that has never heard of Qt."""

from enum import Flag, auto
from typing import Protocol

from bp_desktop.core.hexes import Hex


class Held(Flag):
    """Keys held during a gesture."""

    NONE = 0
    ADD = auto()
    """Shift: add to what is there."""
    TAKE = auto()
    """Ctrl: take away, or the other way round."""
    FREE = auto()
    """Alt: without snapping or symmetry."""


class Tool(Protocol):
    """One gesture gives one command or none; `cancel` always leads back to the beginning."""

    def press(self, at: Hex, held: Held) -> None: ...

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None: ...

    def hover(self, over: Hex | None) -> None: ...

    def cancel(self) -> None: ...


class NoTool:
    """Looks at the board and touches nothing."""

    def press(self, at: Hex, held: Held) -> None: ...

    def drag(self, over: Hex, held: Held) -> None: ...

    def release(self, at: Hex, held: Held) -> None: ...

    def hover(self, over: Hex | None) -> None: ...

    def cancel(self) -> None: ...
