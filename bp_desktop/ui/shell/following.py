"""Slice listeners: a part of a view follows the slice of a state that it shows."""

from collections.abc import Callable
from typing import Any, Generic

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.type_variables import S
from bp_desktop.session.session import Change
from bp_desktop.ui.shell.commander import Commander


class SliceListener(QObject, Generic[S]):
    """Calls `show` with the state when the slice of it has changed, and once at the beginning.
    With `figures` it gets these instead of the state: what is worked out for a slice, such as the
    next step, is not worked out again to be shown.

    It is a child of the part that shows, and goes with it. A slice is a tuple of what the part
    looks at; parts of a frozen state compare fast, since what did not change is the same object.
    """

    def __init__(
        self,
        part: QObject,
        commander: Commander[S, Any, Any],
        slice_of: Callable[[S], tuple[object, ...]],
        show: Callable[..., object],
        *,
        figures: bool = False,
        while_seen: bool = False,
    ) -> None:
        """`while_seen`: the part is a widget on a page of its own, and nobody asks it for anything
        while another page lies over it; it looks again when it is shown."""
        super().__init__(part)
        self._part = part if while_seen and isinstance(part, QWidget) else None
        self._is_behind = False
        if self._part is not None:
            self._part.installEventFilter(self)
        self._slice_of = slice_of
        self._show = show
        self._figures = figures
        self._shown: tuple[object, ...] | None = None
        self._commander = commander
        commander.changed.connect(self._on_changed)
        self.refresh()

    def refresh(self) -> None:
        """Show the state as it is now, whatever was shown before."""
        state = self._commander.state
        self._shown = self._slice_of(state)
        self._present(state, self._shown)

    def look_again(self) -> None:
        """Something beside the state has changed that the slice hangs on, such as who looks."""
        self._follow(self._commander.state)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_behind and isinstance(event, QShowEvent):
            self.look_again()
        return False

    def _on_changed(self, change: Change[S, Any, Any]) -> None:
        if self._part is not None and not self._part.isVisible():
            self._is_behind = True
        else:
            self._follow(change.after)

    def _follow(self, state: S) -> None:
        self._is_behind = False
        found = self._slice_of(state)
        if not _same(found, self._shown):
            self._shown = found
            self._present(state, found)

    def _present(self, state: S, found: tuple[object, ...]) -> None:
        self._show(*(found if self._figures else (state,)))


def _same(one: tuple[object, ...], other: tuple[object, ...] | None) -> bool:
    """By identity first: comparing two different large parts is left to them, and that is rare."""
    return other is not None and all(a is b or a == b for a, b in zip(one, other, strict=True))
