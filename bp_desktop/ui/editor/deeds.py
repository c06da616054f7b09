"""What can be done to what is chosen: copy, paste, turn, mirror, nudge, delete, complete."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from bp_desktop.core.messages import say
from bp_desktop.games.burning_planets.geometry import tile_center
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.ui.board.cursor import Way
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.clipboard import (
    Clip,
    copied,
    decoded,
    encoded,
    turned_in_place,
)
from bp_desktop.ui.editor.counterparts import completed
from bp_desktop.ui.editor.symmetry import Fold
from bp_desktop.ui.editor.things import Thing, all_things, independent, removals
from bp_desktop.ui.editor.tools.hands import Hands
from bp_desktop.ui.editor.tools.paste import PasteTool
from bp_desktop.ui.editor.tools.shifting import shifted
from bp_desktop.ui.games.burning_planets.studio.tile_places import things_on

CLIP_TYPE = "application/x-burning-planets-clip+json"


class Deeds:
    """Each one is one step, and says so when there is nothing to do it to."""

    def __init__(
        self, hands: Hands, in_hand: Callable[[], Tool], carry: Callable[[Clip], None]
    ) -> None:
        """`in_hand` is the tool of the moment; `carry` hangs a clip on the pointer."""
        self._hands = hands
        self._in_hand = in_hand
        self._carry = carry

    # --- clipboard

    def copy(self) -> bool:
        if self._nothing_chosen():
            return False
        clip, _ = copied(self._hands.state, self._held())
        data = QMimeData()
        data.setData(CLIP_TYPE, QByteArray(encoded(clip)))
        QGuiApplication.clipboard().setMimeData(data)
        count = len(independent(self._hands.state, self._held()))
        self._hands.tell((say("editor.copied", count=count),))
        return True

    def cut(self) -> None:
        if self.copy():
            things = independent(self._hands.state, self._held())
            self._hands.submit(removals(things))

    def paste(self) -> None:
        data = _on_clipboard()
        clip = decoded(bytes(data.data(CLIP_TYPE).data())) if data is not None else None
        if clip is None:
            self._hands.tell((say("editor.nothing_copied"),))
        else:
            self._carry(clip)

    def duplicate(self) -> None:
        if not self._nothing_chosen():
            clip, _ = copied(self._hands.state, self._held())
            self._carry(clip)

    # --- what is chosen

    def select_all(self) -> None:
        self._hands.choose(all_things(self._hands.state))

    def select_none(self) -> None:
        self._hands.choose(())

    def delete(self) -> None:
        tile = self._hands.chosen_tile()
        if tile is not None:
            self._hands.submit([c.RemoveTile(tile)])  # one with something on it stays, and says so
        elif not self._nothing_chosen():
            things = independent(self._hands.state, self._hands.chosen())
            self._hands.submit(removals(things))

    def rotate(self, sixths: int) -> None:
        self._turn(lambda clip: clip.turned(sixths))

    def mirror(self, axis: int) -> None:
        self._turn(lambda clip: clip.mirrored(axis))

    def nudge(self, way: Way) -> None:
        """One cell further; up and down run straight over two steps."""
        if not self._hands.chosen():
            self._hands.tell((say("editor.nothing_chosen"),))
            return
        anchor = min(thing.at for thing in self._hands.chosen())
        shifted(self._hands, way.from_cell(anchor) - anchor)

    def _turn(self, change: Callable[[Clip], Clip]) -> None:
        """What hangs on the pointer, or else what is chosen."""
        tool = self._in_hand()
        if isinstance(tool, PasteTool):
            tool.turn(change)
            return
        if self._nothing_chosen():
            return
        state, tile = self._hands.state, self._hands.chosen_tile()
        around = None
        if tile is not None and state.board.tiles is not None:
            around = tile_center(state.board.tiles, tile)
        sketch = turned_in_place(state, self._held(), change, around)
        if sketch.skipped:
            self._hands.tell(sketch.skipped[0].messages)
        elif self._hands.submit(sketch.commands) and tile is None:
            self._hold_again(frozenset(all_things(state)))

    def _hold_again(self, before: frozenset[Thing]) -> None:
        """Choose what stands somewhere else now, and what stayed chosen; a planet stands for
        all that is on it, as it did before."""
        state = self._hands.state
        after = frozenset(all_things(state))
        self._hands.choose(independent(state, (after - before) | (self._hands.chosen() & after)))

    # --- symmetry

    def complete_symmetry(self) -> None:
        """What is chosen, or everything, gets its missing images."""
        if self._hands.symmetry.fold is Fold.NONE:
            self._hands.tell((say("editor.no_symmetry"),))
            return
        sketch = completed(self._hands.state, self._hands.symmetry, self._hands.chosen())
        if not sketch.commands and not sketch.skipped:
            self._hands.tell((say("editor.symmetric_already"),))
        else:
            self._hands.finish(sketch)

    def _held(self) -> frozenset[Thing]:
        """What is chosen, or all that lies on the tile that is."""
        tile = self._hands.chosen_tile()
        return self._hands.chosen() if tile is None else things_on(self._hands.state, tile)

    def _nothing_chosen(self) -> bool:
        if self._held():
            return False
        self._hands.tell((say("editor.nothing_chosen"),))
        return True


def _on_clipboard() -> QMimeData | None:
    """None where nothing was ever copied, whatever PySide6's stub says."""
    return QGuiApplication.clipboard().mimeData()
