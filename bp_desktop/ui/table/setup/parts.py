"""Set-up parts: what a game brings to the form for a new match, and what the form holds."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from PySide6.QtWidgets import QWidget

from bp_desktop.core.options import Choice, O
from bp_desktop.core.type_variables import S
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import TableGame
from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.look.players import SEATS
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.kinds import SampleWay
from bp_desktop.ui.table.setup.options_panel import OptionSheet
from bp_desktop.ui.widgets.purse import Resources
from bp_desktop.ui.widgets.radio_card import CardFace
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleReader

if TYPE_CHECKING:
    from bp_desktop.ui.table.setup.form import NewMatchForm

X = TypeVar("X")
"""What a game asks of every player besides name, colour and dice."""


class SeatDraft(NamedTuple, Generic[X]):
    """One player as they stand in the form."""

    name: str
    """"" where nobody typed one: what the program says instead follows the language."""
    color: int
    by_hand: bool
    own: X
    level: str = ""
    """At which the program plays; "": a person does."""


def people_of(match: Any, own: Callable[[Any], X]) -> list[SeatDraft[X]]:
    """Who plays a match, in a game that includes the shared chapters; `own` is what it asks of
    every player besides."""
    played = match.program_seats
    return [
        SeatDraft(
            one.name,
            one.color,
            one.dice == "hand",
            own(one),
            played[one.id].level if one.id in played else "",
        )
        for one in match.players.values()
    ]


class Agreement(NamedTuple, Generic[O, X]):
    """What a group agreed on before a match."""

    title: str
    seats: tuple[SeatDraft[X], ...]
    options: O
    enforcement: Enforcement = Enforcement.WARN
    clock: SetClock | None = None
    """How much time everybody has; None: as much as they like."""


class Setup(NamedTuple, Generic[O, X]):
    """Everything in the form."""

    agreed: Agreement[O, X]
    ground: object
    """What `SetupGround.kept` gave."""


@dataclass
class KeptSetups:
    """The form as somebody left it, until a match comes of it or the program is closed."""

    of_game: dict[str, Setup[Any, Any]] = field(default_factory=dict)


class SeatFields(ABC, Generic[X]):
    """What a game asks of one player."""

    beside: QWidget
    """Between the name and the dice."""
    below: QWidget

    @abstractmethod
    def value(self) -> X: ...

    @abstractmethod
    def show_value(self, value: X) -> None: ...


class SetupGround(ABC, Generic[O, X]):
    """What a match is played on, such as a map or a real board: widgets and what they say."""

    beside: QWidget
    """Beside the players: where it is played."""

    @abstractmethod
    def summary(self) -> str:
        """In a few words; empty where there is nothing to say."""

    def pages(self) -> Sequence[QWidget]:
        """What it shows by `NewMatchForm.open_page`, again and again."""
        return ()

    def take_document(self, info: DocumentInfo) -> None:
        """A document that the match is to be played on."""

    def take_place(self, state: Any) -> None:
        """Where that match is played, as far as another one can be played there too."""

    @abstractmethod
    def follow(self) -> None:
        """Players or options are others now."""

    @abstractmethod
    def kept(self) -> object:
        """What stands in it, to be compared and shown again."""

    @abstractmethod
    def show_kept(self, kept: Any) -> None:
        """What `kept` gave once, for the players who sit there now."""

    @abstractmethod
    def commands(self, agreed: Agreement[O, X]) -> Sequence[object]:
        """The steps that begin such a match; raises Refused or Objected."""


class QuickChoice(NamedTuple):
    """An option that groups choose so often that it stands in the form itself."""

    key: str
    name: str
    values: Mapping[Choice, str]
    """What each value is called."""


class OptionCard(NamedTuple):
    """One value of an option that deserves a large card."""

    face: CardFace
    said: str
    """In the summary of the match, such as "open treasuries"."""


class OptionCards(NamedTuple):
    """An option that decides what an evening is like: each value has a card that says what it is
    for, and the choice is remembered for the next match."""

    key: str
    name: str
    cards: Mapping[str, OptionCard]


@dataclass(frozen=True, slots=True, eq=False)
class SetupParts(Generic[S, O, X]):
    """Made anew for each form, in the language of the window."""

    game: TableGame[S, Any, Any]
    sheet: OptionSheet[O]
    options_of: Callable[[S], O]
    people: Callable[[S], Sequence[SeatDraft[X]]]
    """Who plays a match, as they sit."""
    usual: Callable[[int], X]
    """What the player gets who comes next, by how many sit there."""
    make_fields: Callable[[Theme, Callable[[], object]], SeatFields[X]]
    """The function is to be called when something in them has changed."""
    make_ground: "Callable[[NewMatchForm], SetupGround[O, X]]"
    """The form it stands in has players and options already."""
    fewest: int = 2
    most: int = SEATS
    choices: tuple[QuickChoice, ...] = ()
    cards: tuple[OptionCards, ...] = ()
    resources: Callable[[], Resources] = dict
    """What over-time can be paid in."""
    sample: SampleWay | None = None
    rules: RuleReader = NO_BOOK
    """Where the rules of options are looked up."""


AnySetup = SetupParts[Any, Any, Any]
