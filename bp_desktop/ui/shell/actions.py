"""One registry of everything that can be done: menus, palette, shortcuts and their sheet use it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import EVERYWHERE, PageId


class ActionSpec(NamedTuple):
    """One thing a person can do. `id` is kept in preferences and never changes."""

    id: str
    text: str
    group: str
    """The heading it stands under in the shortcut sheet."""
    handler: Callable[[], object]
    icon: str = ""
    shortcut: str = ""
    """The default, in Qt's portable words; several are joined by "; "."""
    where: frozenset[PageId] = EVERYWHERE
    keywords: str = ""
    """Other words people look for it by in the palette, with spaces between them."""


class _Absent:
    """Stands in for a view that is not there: whatever is asked of it does nothing."""

    def __getattr__(self, _name: str) -> _Absent:
        return self

    def __call__(self, *_arguments: object) -> _Absent:
        return self

    def __iter__(self) -> Iterator[object]:
        return iter(())


ABSENT: Any = _Absent()
"""For the actions of a view before one is made, so that their keys can be read and changed."""


class Actions(QObject):
    """Makes one QAction per spec, on a window, with the shortcut the person chose."""

    remapped = Signal(object)
    """dict[str, str]: the shortcuts that differ from their defaults now."""

    def __init__(self, window: QWidget, theme: Theme, remapped: Mapping[str, str]) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._remapped = dict(remapped)
        self._specs: dict[str, ActionSpec] = {}
        self._foretold: dict[str, ActionSpec] = {}
        self._actions: dict[str, QAction] = {}
        self._owners: dict[str, QObject] = {}
        self._unavailable: set[str] = set()
        self._page = PageId.HOME
        self._paused = False

    def add(self, spec: ActionSpec, owner: QObject | None = None) -> QAction:
        """`owner` is the view that the action belongs to, for `remove_of`."""
        assert spec.id not in self._specs, f"two actions are called {spec.id}"
        action = QAction(spec.text, self)
        action.triggered.connect(partial(self._perform, spec))
        self._specs[spec.id] = spec
        self._actions[spec.id] = action
        if owner is not None:
            self._owners[spec.id] = owner
        self._show_shortcut(spec)
        self._window.addAction(action)
        self._show_enabled(spec.id)
        return action

    def remove(self, id_: str) -> None:
        action = self._actions.pop(id_)
        self._window.removeAction(action)
        action.deleteLater()
        del self._specs[id_]
        self._owners.pop(id_, None)
        self._unavailable.discard(id_)

    def remove_of(self, owner: QObject) -> None:
        """Take away what a view had added."""
        for id_ in [id_ for id_, view in self._owners.items() if view is owner]:
            self.remove(id_)

    def foretell(self, specs: Iterable[ActionSpec]) -> None:
        """Make known what a view will add once it is shown: it has keys, but does nothing yet."""
        self._foretold.update((spec.id, spec) for spec in specs)

    # --- reading

    def __getitem__(self, id_: str) -> QAction:
        return self._actions[id_]

    def __contains__(self, id_: object) -> bool:
        return id_ in self._specs

    @property
    def specs(self) -> tuple[ActionSpec, ...]:
        return tuple(self._specs.values())

    @property
    def known(self) -> tuple[ActionSpec, ...]:
        """What can be done now, and what can be done where nothing is open yet."""
        return tuple({**self._specs, **self._foretold, **self._specs}.values())

    def _spec(self, id_: str) -> ActionSpec:
        return self._specs.get(id_) or self._foretold[id_]

    def can(self, id_: str) -> bool:
        """Whether the action applies here and now."""
        return self._page in self._specs[id_].where and id_ not in self._unavailable

    def shortcut(self, id_: str) -> str:
        """The keys in force, in portable words."""
        return self._remapped.get(id_, self._spec(id_).shortcut)

    def shortcut_text(self, id_: str) -> str:
        """The first key combination in force, as this system writes it."""
        keys = QKeySequence.listFromString(self.shortcut(id_))
        return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def conflict(self, id_: str, shortcut: str) -> ActionSpec | None:
        """Another action that listens to the same keys on a page where both apply."""
        wanted = _keys(shortcut)
        mine = self._spec(id_).where
        for other in self.known:
            if other.id == id_ or not (other.where & mine):
                continue
            if wanted & _keys(self.shortcut(other.id)):
                return other
        return None

    # --- changing

    def set_page(self, page: PageId) -> None:
        self._page = page
        for id_ in self._specs:
            self._show_enabled(id_)

    def set_paused(self, paused: bool) -> None:
        """While a panel covers the window, no keys reach what is behind it."""
        self._paused = paused
        for id_ in self._specs:
            self._show_enabled(id_)

    def set_available(self, id_: str, available: bool) -> None:
        """For what only makes sense at times, such as undo."""
        if available:
            self._unavailable.discard(id_)
        else:
            self._unavailable.add(id_)
        self._show_enabled(id_)

    def remap(self, id_: str, shortcut: str) -> ActionSpec | None:
        """Give an action other keys, or none; the answer is the action that has them already."""
        taken = self.conflict(id_, shortcut)
        if taken is not None:
            return taken
        spec = self._spec(id_)
        if shortcut == spec.shortcut:
            self._remapped.pop(id_, None)
        else:
            self._remapped[id_] = shortcut
        self._show_shortcut(spec)
        self.remapped.emit(dict(self._remapped))
        return None

    def reset(self) -> None:
        """Every action gets its default keys back."""
        self._remapped.clear()
        for spec in self._specs.values():
            self._show_shortcut(spec)
        self.remapped.emit({})

    def run(self, id_: str) -> None:
        if self.can(id_):
            self._actions[id_].trigger()

    def menu(self, parent: QWidget, ids: Iterable[str]) -> QMenu:
        """A menu of actions; "-" makes a separator. Icons are drawn now, in today's colours."""
        made = QMenu(parent)
        size = self._theme.px(18)
        for id_ in ids:
            if id_ == "-":
                made.addSeparator()
                continue
            action = self._actions[id_]
            if self._specs[id_].icon:
                ink = self._theme.color("muted")
                action.setIcon(icon(f"ui/{self._specs[id_].icon}", size, ink))
            made.addAction(action)
        return made

    def _perform(self, spec: ActionSpec, _checked: bool = False) -> None:
        spec.handler()

    def _show_shortcut(self, spec: ActionSpec) -> None:
        if spec.id in self._actions:
            keys = QKeySequence.listFromString(self.shortcut(spec.id))
            self._actions[spec.id].setShortcuts(keys)

    def _show_enabled(self, id_: str) -> None:
        self._actions[id_].setEnabled(self.can(id_) and not self._paused)


def _keys(shortcut: str) -> set[str]:
    """One spelling for each key combination, so that "ctrl+k" and "Ctrl+K" are the same."""
    portable = QKeySequence.SequenceFormat.PortableText
    return {keys.toString(portable) for keys in QKeySequence.listFromString(shortcut)} - {""}
