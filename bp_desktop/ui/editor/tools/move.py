"""Move: drag what is under the pointer, or pick it up with one click and put it with another."""

from dataclasses import dataclass

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.tool import Held
from bp_desktop.ui.editor.things import thing_at
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands
from bp_desktop.ui.editor.tools.shifting import preview_of_shift, shifted


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is in hand."""


@dataclass(frozen=True, slots=True)
class Dragging:
    start: Hex


@dataclass(frozen=True, slots=True)
class Carrying:
    """Picked up with a click, or with Enter: the next one puts it down."""

    start: Hex


class MoveTool:
    """Idle --press on a thing--> Dragging --release there--> Carrying --press--> one command."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.state: Idle | Dragging | Carrying = Idle()

    def hover(self, over: Hex | None) -> None:
        match self.state:
            case Carrying(start) if over is not None:
                self._hands.show(preview_of_shift(self._hands, over - start))
            case _:
                self._hands.show(NOTHING)

    def press(self, at: Hex, held: Held) -> None:
        match self.state:
            case Carrying(start):
                self._put(start, at)
            case _:
                self._pick_up(at, held)

    def drag(self, over: Hex, held: Held) -> None:
        match self.state:
            case Dragging(start):
                self._hands.show(preview_of_shift(self._hands, over - start))
            case _:
                pass

    def release(self, at: Hex, held: Held) -> None:
        match self.state:
            case Dragging(start) if at == start:
                self.state = Carrying(start)
            case Dragging(start):
                self._put(start, at)
            case _:
                pass

    def cancel(self) -> None:
        self.state = Idle()
        self._hands.show(NOTHING)

    def _pick_up(self, at: Hex, held: Held) -> None:
        """Anywhere, if something is chosen and nothing else is under the pointer."""
        thing = thing_at(self._hands.state, at)
        chosen = self._hands.chosen()
        if thing is not None and thing not in chosen:
            self._hands.choose(chosen | {thing} if held & Held.ADD else {thing})
        if thing is not None or chosen:
            self.state = Dragging(at)

    def _put(self, start: Hex, at: Hex) -> None:
        self.state = Idle()
        self._hands.show(NOTHING)
        shifted(self._hands, at - start)
