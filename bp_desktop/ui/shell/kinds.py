"""Seams of the window for games: kinds of document, their views and forms, dice assistants.

The window asks these and knows no game; app/window.py registers them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from bp_desktop.core.type_variables import C, E, S

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.core.messages import Message
    from bp_desktop.session.library import DocumentInfo
    from bp_desktop.texts.game_rules import GameRules
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.lessons.lesson import Lesson
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import Actions, ActionSpec
    from bp_desktop.ui.shell.commander import Commander
    from bp_desktop.ui.shell.desk import Desk
    from bp_desktop.ui.shell.desk_pages import DiceAssistant, DocumentView
    from bp_desktop.ui.shell.files import FilePrompts
    from bp_desktop.ui.shell.notices import Notify
    from bp_desktop.ui.shell.pages import PageId
    from bp_desktop.ui.shell.preferences import PreferenceKeeper


class NewDocument(NamedTuple):
    """What a person asked for: a title and the commands that make the document so."""

    title: str
    commands: Sequence[object]


class FormContext(NamedTuple, Generic[S]):
    """What a form for a new document may use."""

    theme: Theme
    desk: Desk
    """To look into the box, for example for the map of a new match."""
    choices: PreferenceKeeper
    prompts: FilePrompts
    finish: Callable[[NewDocument], None]
    """Called when the form is filled in; closes it."""
    open_state: Callable[[], S | None] = lambda: None
    """The state of the document of the same kind that is open now, if one is."""
    close: Callable[[], object] = lambda: None
    """Leaves the form."""
    begin: Callable[[AnyKind], object] = lambda _kind: None
    """Asks for a document of another kind instead."""
    on: DocumentInfo | None = None
    """The document a new one is to be begun on, such as the map of a match."""
    rules: Path | None = None
    """A file of house rules to begin with."""
    open_rule: Callable[[str], object] | None = None
    """Leads to a rule beside the form; None: the window has none."""


ASKED_CHART, ASKED_PLACE = "asked chart", "asked place"
"""In the view state of a document: the measure whose chart somebody wants to see, and the number of
steps after which they want to look at the match."""


class ViewContext(NamedTuple, Generic[S, C, E]):
    """What the view of an open document may use."""

    theme: Theme
    commander: Commander[S, C, E]
    actions: Actions
    """To bind what can be done on this page; what a view binds goes when the view goes."""
    choices: PreferenceKeeper
    prompts: FilePrompts
    notify: Notify
    kept: dict[str, object] | None = None
    """View state of this document, for as long as the program runs (`Desk.kept_of`)."""
    plan_fight: Callable[[str], object] | None = None
    """Plans one on the page of dice, against a thing of the document by its id, or "" for what
    comes to hand; None: there is no such page."""
    open_rule: Callable[[str], object] | None = None
    """Leads to a rule on the page of rules; None: the window has none."""


class PageContext(NamedTuple):
    """What a page may use that a game brings without a document, such as its dice assistant."""

    theme: Theme
    desk: Desk
    choices: PreferenceKeeper
    prompts: FilePrompts
    notify: Notify
    open_rule: Callable[[str], object] | None = None
    """Leads to a rule on the page of rules; None: the window has none."""


class SampleWay(NamedTuple):
    """A document that asks for nothing, for people who want to see one at once."""

    text: Callable[[], str]
    explanation: Callable[[], str]
    make: Callable[[], NewDocument]


class EmptyWords(NamedTuple):
    """What a page says while no document is open on it."""

    title: str
    sentence: str


class SeatMark(NamedTuple):
    """Somebody who plays, as a card shows them."""

    name: str
    color: int


class CardMark(NamedTuple):
    """What the card of a document shows of it at a glance; everything may be missing."""

    text: str = ""
    icon: str = ""
    is_end: bool = False
    """Somebody has won: it is shown in gold."""
    line: str = ""
    """In place of the summary."""
    seats: tuple[SeatMark, ...] = ()
    """Who plays, in turn order."""


class RulesPart(NamedTuple):
    """The rules of a game to be looked up, in the language of the window."""

    book: Callable[[], GameRules]
    """As the rule book has them."""
    of_match: Callable[[Any], GameRules]
    """As the match with that state plays them."""
    slice_of: Callable[[Any], tuple[object, ...]]
    """What of the state of a match they hang on."""


class WindowGame(NamedTuple):
    """A game as the window knows it; its kinds of document name it."""

    id: str
    name: Callable[[], str]
    icon: str
    """Its emblem, in all its colours, as a path below the icons."""
    make_dice: Callable[[PageContext], DiceAssistant] | None = None
    """What the Dice page shows for this game; None for a game without dice."""
    rules: RulesPart | None = None
    """What the Rules page shows for this game; None for a game without a book."""
    lessons: tuple[Lesson, ...] = ()
    """What it can be learned by."""


class DocumentKind(NamedTuple, Generic[S, C, E]):
    """One kind of document, such as a Burning Planets map. Texts are asked for when shown, so that
    they follow the language."""

    game: WindowGame
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
    empty_words: Callable[[], EmptyWords]
    """What its page says while nothing is open there."""
    make_form: Callable[[FormContext[S]], QWidget]
    """The form that asks what is needed for a new one and calls back when it is filled in."""
    make_view: Callable[[ViewContext[S, C, E]], DocumentView]
    """What shows an open document."""
    paint_thumbnail: Callable[[QPainter, QRectF, S, Theme], None] | None = None
    """Draws a state as a small picture."""
    sample: SampleWay | None = None
    round_of: Callable[[S], int] | None = None
    """How far a state is, for what is played in rounds; 0 before the first."""
    mark_of: Callable[[Message], CardMark] = lambda _summary: CardMark()
    """What a card shows of the summary that is kept of a document."""
    played_as: str = ""
    """The kind of match that can be begun on such a document, such as on a map."""
    rules_suffix: str = ""
    """Of files of house rules that a new one can be begun with, with the dot."""
    form_width: int = 720
    """Of the form for a new one, in design lengths."""
    action_specs: Callable[[], Iterable[ActionSpec]] = tuple
    """What its view lets people do, for the list of keys before one is open."""
    make_chronicle: Callable[[ViewContext[S, C, E], str], ChronicleView[S, C, E]] | None = None
    """Looks back on an open document, given its title; None for what has no story to tell."""
    help_page: str = ""
    """The topic of the help about it; "": that of its page."""


AnyKind = DocumentKind[Any, Any, Any]
AnyViewContext = ViewContext[Any, Any, Any]
