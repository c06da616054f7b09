"""What the window must know about a kind of document; app/window.py fills the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.ui.home.deeds import Notify
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import Actions, ActionSpec
    from bp_desktop.ui.shell.commander import AnyCommander
    from bp_desktop.ui.shell.desk import Desk
    from bp_desktop.ui.shell.files import FilePrompts
    from bp_desktop.ui.shell.pages import PageId
    from bp_desktop.ui.shell.preferences import Choices


class NewDocument(NamedTuple):
    """What a person asked for: a title and the commands that make the document so."""

    title: str
    commands: Sequence[object]


class FormContext(NamedTuple):
    """What a form for a new document may use."""

    theme: Theme
    desk: Desk
    """To look into the box, for example for the map of a new match."""
    choices: Choices
    prompts: FilePrompts
    finish: Callable[[NewDocument], None]
    """Called when the form is filled in; closes it."""


class ViewContext(NamedTuple):
    """What the view of an open document may use."""

    theme: Theme
    commander: AnyCommander
    actions: Actions
    """To add what can be done on this page; what a view adds goes when the view goes."""
    choices: Choices
    prompts: FilePrompts
    notify: Notify
    kept: dict[str, object] | None = None
    """View state of this document, for as long as the program runs (`Desk.kept_of`)."""


class SampleWay(NamedTuple):
    """A document that asks for nothing, for people who want to see one at once."""

    text: Callable[[], str]
    explanation: Callable[[], str]
    make: Callable[[], NewDocument]


class DocumentKind(NamedTuple):
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
    make_form: Callable[[FormContext], QWidget]
    """The form that asks what is needed for a new one and calls back when it is filled in."""
    make_view: Callable[[ViewContext], QWidget] | None = None
    """What shows an open document; None while that is not built."""
    paint_thumbnail: Callable[[QPainter, QRectF, Any, Theme], None] | None = None
    """Draws a state as a small picture."""
    sample: SampleWay | None = None
    round_of: Callable[[Any], int] | None = None
    """How far a state is, for what is played in rounds; 0 before the first."""
    action_specs: Callable[[], Iterable[ActionSpec]] = tuple
    """What its view lets people do, for the list of keys before one is open."""
