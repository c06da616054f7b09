"""Keeps Python's garbage collector out of the frames of a movement."""

import gc


class CollectorPause:
    """While it lasts nothing is collected: a full round on a large board takes two frames.

    Whoever begins must end it, however the movement ends. If somebody else has switched the
    collector off already, that is left to them.
    """

    def __init__(self) -> None:
        self._holds = False

    def begin(self) -> None:
        if not self._holds and gc.isenabled():
            gc.disable()
            self._holds = True

    def end(self) -> None:
        if self._holds:
            self._holds = False
            gc.enable()
