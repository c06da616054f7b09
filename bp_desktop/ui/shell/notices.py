"""Notices and panels over the window: short messages with undo, and one overlay at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bp_desktop.core.messages import Message, Named, say
from bp_desktop.session.library import LibraryError
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.widgets.overlay import Overlay
from bp_desktop.ui.widgets.toast import Toast
from bp_desktop.ui.words.wording import fact_words, worded

if TYPE_CHECKING:
    from bp_desktop.ui.widgets.slices import Work

Undo = Callable[[], object]


class Notify(Protocol):
    """Shows a short notice; with `undo` what it tells can be taken back from there."""

    def __call__(self, text: str, undo: Undo | None = None) -> None: ...


class ProblemTeller:
    """Tells a LibraryError of a `with` block, and goes on behind it."""

    def __init__(self, notify: Notify) -> None:
        self._notify = notify

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: object, _trace: object) -> bool:
        if isinstance(error, LibraryError):
            self._notify(worded(error.message))
        return isinstance(error, LibraryError)


class Notices(QObject):
    """Of one window; while a panel is open, no action behind it can be run."""

    def __init__(self, window: QWidget, theme: Theme, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._actions = actions
        self._toast: Toast | None = None
        self._overlay: Overlay | None = None
        self._foot = 0

    def keep_clear(self, foot: int) -> None:
        """Notices stand above the lowest part of the window, so high in lengths of the design."""
        self._foot = foot
        if self._toast is not None:
            self._toast.rise(foot)

    def notify(self, text: str, undo: Undo | None = None, *, stays: bool = False) -> None:
        """A short notice; see Toast.say."""
        if self._toast is None:
            self._toast = Toast(self._theme, self._window)
            self._toast.rise(self._foot)
        self._toast.say(text, undo, stays=stays)

    def telling_problems(self) -> ProblemTeller:
        """For a `with` block: what the library cannot do in it is told, and ends it."""
        return ProblemTeller(self.notify)

    def tell_unkept_choice(self, path: str, why: Named) -> None:
        text = self.tr("{path} could not be saved ({why}): this choice lasts until you quit.")
        self.notify(filled(text, path=path, why=fact_words("shared", why)))

    def tell_edited(self, title: str, step: int) -> None:
        """Bits rot and people help themselves: whoever plays on must know."""
        told = worded(say("session.file.edited", title=title, step=step))
        text = self.tr("{told} Compare it with a backup, or with the fingerprint you wrote down.")
        self.notify(filled(text, told=told), stays=True)

    def tell_unkept_step(self, message: Message) -> None:
        text = self.tr(
            "This step could not be saved, so it was not made. {reason} Your game is saved up to "
            "the last step."
        )
        self.notify(filled(text, reason=worded(message)), stays=True)

    def show_overlay(self, content: QWidget, *, width: int) -> Overlay:
        """Show a panel over the window; there is never more than one."""
        self.close_overlay()
        overlay = Overlay(self._theme, self._window, content, width=width)
        overlay.closed.connect(self._on_overlay_closed)
        self._overlay = overlay
        self._actions.set_paused(True)
        content.setFocus()
        return overlay

    def show_work(
        self, text: str, work: Work, then: Callable[[Any], object], *, stopped: str
    ) -> Callable[[], None]:
        """Carry out long work in slices. What takes its time covers the window with how far it is
        and a way to stop, told as `stopped`. Returns how to stop it unasked and untold."""
        from bp_desktop.ui.shell.work_panel import WorkRunner

        runner = WorkRunner(self, self._theme, text)
        runner.stopped.connect(lambda: self.notify(stopped))
        runner.start(work, then)
        return runner.stop

    @property
    def is_covered(self) -> bool:
        """Whether a panel lies over the window."""
        return self._overlay is not None

    def close_overlay(self) -> None:
        if self._overlay is not None:
            self._overlay.close_panel()

    def _on_overlay_closed(self) -> None:
        self._overlay = None
        self._actions.set_paused(False)
