"""Palette entry: one thing that Ctrl+K finds, and what choosing it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bp_desktop.texts.finding import Findable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class PaletteEntry:
    """Pages hand them out (`DocumentView.finds`), and know no palette."""

    text: str
    where: str
    """A quiet word beside it: what it belongs to, or which of several it is."""
    icon: str
    """Below the icons, such as "ui/map"."""
    shortcut: str
    run: Callable[[], object] = lambda: None
    keywords: str = ""
    """Other words it is found by; never shown."""
    said: str = ""
    """All that it says, where `text` is only the beginning."""
    sort: str = ""
    """What kind of thing it is: of each only a few come before the others."""
    code: str = ""
    """An id it is found by before everything else, such as that of a rule."""
    worth: float = 1.0
    """Among what answers alike."""
    panel: Callable[[], QWidget] | None = None
    """Shown over the window instead of running anything."""

    @property
    def findable(self) -> Findable[PaletteEntry]:
        # Paragraphs are found by what they say: their beginning is no name.
        title = "" if self.said else self.text
        heading = self.where.replace(self.code, "")  # no number in it is meant by a number
        return Findable(self, title, self.keywords, heading, self.said, self.code, self.worth)
