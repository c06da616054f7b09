"""Registry of all actions: what can be done is data, and views bind handlers to it by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget
from shiboken6 import isValid

from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.pages import EVERYWHERE, PageId

Handler = Callable[[], object]


class ActionSpec(NamedTuple):
    """One thing a person can do. `id` is kept in preferences and never changes."""

    id: str
    text: str
    group: str
    """The heading it stands under in the shortcut sheet."""
    icon: str = ""
    shortcut: str = ""
    """The default, in Qt's portable words; several are joined by "; "."""
    where: frozenset[PageId] = EVERYWHERE
    keywords: str = ""
    """Other words people look for it by in the palette, with spaces between them."""
    while_covered: bool = False
    """Its keys work in a panel over the window too."""


def with_keywords(spec: ActionSpec, more: str) -> ActionSpec:
    return spec._replace(keywords=f"{spec.keywords} {more}".strip()) if more else spec


class Actions(QObject):
    """Menus, palette, shortcuts and their sheet use it.

    A declared action has keys that can be read and changed; it can be run while it is bound.
    """

    remapped = Signal(object)
    """dict[str, str]: the shortcuts that differ from their defaults now."""

    def __init__(self, window: QWidget, theme: Theme, remapped: Mapping[str, str]) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._remapped = dict(remapped)
        self._specs: dict[str, ActionSpec] = {}
        self._actions: dict[str, QAction] = {}
        """Of those that are bound."""
        self._owners: dict[str, QObject] = {}
        self._keywords: dict[str, str] = {}
        """Besides those of the specs."""
        self._unavailable: set[str] = set()
        self._page = PageId.HOME
        self._paused = False

    def declare(self, specs: Iterable[ActionSpec]) -> None:
        """Make known what can be done, now or once something is open; again does no harm."""
        for spec in specs:
            known = self._specs.setdefault(spec.id, spec)
            assert known == spec, f"two actions are called {spec.id}"

    def bind(
        self,
        handlers: Mapping[str, Handler],
        owner: QObject | None = None,
        keywords: Mapping[str, str] | None = None,
    ) -> None:
        """What declared actions do from now on. `owner` is the view they belong to, for `unbind`;
        what was bound to them before is bound no more. `keywords` are found too while it is."""
        for id_, handler in handlers.items():
            if id_ in self._actions:
                self._unbind(id_)
            action = QAction(self._specs[id_].text, self)
            action.triggered.connect(partial(_run, handler))
            self._actions[id_] = action
            if keywords is not None and id_ in keywords:
                self._keywords[id_] = keywords[id_]
            if owner is not None:
                self._owners[id_] = owner
            self._show_shortcut(id_)
            self._window.addAction(action)
            self._show_enabled(id_)

    def unbind(self, owner: QObject) -> None:
        """A view goes, and with it what its actions did, and those of views inside it; their keys
        stay known."""
        for id_ in [id_ for id_, view in self._owners.items() if _is_in(view, owner)]:
            self._unbind(id_)

    def _unbind(self, id_: str) -> None:
        action = self._actions.pop(id_)
        self._window.removeAction(action)
        action.deleteLater()
        self._owners.pop(id_, None)
        self._keywords.pop(id_, None)
        self._unavailable.discard(id_)

    # --- reading

    def __getitem__(self, id_: str) -> QAction:
        return self._actions[id_]

    def __contains__(self, id_: object) -> bool:
        """Whether somebody has bound it."""
        return id_ in self._actions

    @property
    def known(self) -> tuple[ActionSpec, ...]:
        """What can be done now, and what can be done where nothing is open yet."""
        return tuple(self._specs.values())

    @property
    def bound(self) -> tuple[ActionSpec, ...]:
        """What can be done now, somewhere in the window."""
        return tuple(
            with_keywords(self._specs[id_], self._keywords.get(id_, "")) for id_ in self._actions
        )

    def can(self, id_: str) -> bool:
        """Whether the action applies here and now."""
        is_here = id_ in self._actions and self._page in self._specs[id_].where
        return is_here and id_ not in self._unavailable

    def shortcut(self, id_: str) -> str:
        """The keys in force, in portable words."""
        return self._remapped.get(id_, self._specs[id_].shortcut)

    def shortcut_text(self, id_: str) -> str:
        """The first key combination in force, as this system writes it."""
        keys = QKeySequence.listFromString(self.shortcut(id_))
        return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def conflict(self, id_: str, shortcut: str) -> ActionSpec | None:
        """Another action that listens to the same keys on a page where both apply."""
        wanted = _keys(shortcut)
        mine = self._specs[id_].where
        for other in self.known:
            if other.id == id_ or not (other.where & mine):
                continue
            if wanted & _keys(self.shortcut(other.id)):
                return other
        return None

    # --- changing

    def set_page(self, page: PageId) -> None:
        self._page = page
        for id_ in self._actions:
            self._show_enabled(id_)

    def set_paused(self, paused: bool) -> None:
        """While a panel covers the window, few keys reach what is behind it."""
        self._paused = paused
        for id_ in self._actions:
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
        spec = self._specs[id_]
        if shortcut == spec.shortcut:
            self._remapped.pop(id_, None)
        else:
            self._remapped[id_] = shortcut
        self._show_shortcut(id_)
        self.remapped.emit(dict(self._remapped))
        return None

    def reset(self) -> None:
        """Every action gets its default keys back."""
        self._remapped.clear()
        for id_ in self._actions:
            self._show_shortcut(id_)
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

    def _show_shortcut(self, id_: str) -> None:
        if id_ in self._actions:
            keys = QKeySequence.listFromString(self.shortcut(id_))
            self._actions[id_].setShortcuts(keys)

    def _show_enabled(self, id_: str) -> None:
        reaches = not self._paused or self._specs[id_].while_covered
        self._actions[id_].setEnabled(self.can(id_) and reaches)


def _is_in(view: QObject, owner: QObject) -> bool:
    inside: QObject | None = view
    while inside is not None and inside is not owner:
        inside = inside.parent() if isValid(inside) else None
    return inside is not None


def _run(handler: Handler, _checked: bool = False) -> None:
    """Qt tells whether a box is checked, which no handler asks for."""
    handler()


def _keys(shortcut: str) -> set[str]:
    """One spelling for each key combination, so that "ctrl+k" and "Ctrl+K" are the same."""
    portable = QKeySequence.SequenceFormat.PortableText
    return {keys.toString(portable) for keys in QKeySequence.listFromString(shortcut)} - {""}
