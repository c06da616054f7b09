"""What the window must know about a kind of document; app.py fills the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.pages import PageId

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander
    from bp_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class NewDocument:
    """What a person asked for: a title and the commands that make the document so."""

    title: str
    commands: Sequence[object]


@dataclass(frozen=True, slots=True)
class DocumentKind:
    """One kind of document, such as a Burning Planets map. Texts are asked for when shown, so that
    they follow the language."""

    system: str
    page: PageId
    """Where such a document is worked on."""
    icon: str
    suffix: str
    """Of exported files, with the dot."""
    noun: Callable[[], str]
    """What one is called in a list: "Map"."""
    plural: Callable[[], str]
    new_text: Callable[[], str]
    """The action that begins one: "New map"."""
    explanation: Callable[[], str]
    """A few words under that action: what comes of it."""
    make_form: Callable[[Theme, Callable[[NewDocument], None]], QWidget]
    """The form that asks what is needed for a new one and calls back when it is filled in."""
    make_view: Callable[[Theme, AnyCommander], QWidget] | None = None
    """What shows an open document; None while that is not built."""
    paint_thumbnail: Callable[[QPainter, QRectF, Any, Theme], None] | None = None
    """Draws a state as a small picture."""
