"""Matches as a kind of document: what those of all games share, and the card of one on Home.

Light to import: the table, the chronicle and a game's parts are loaded when they are shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.messages import Several
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.shell.empty_words import no_match_is_open
from bp_desktop.ui.shell.kinds import CardMark, DocumentKind, NewDocument, SampleWay, SeatMark
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.core.messages import Fact, Message
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import ActionSpec
    from bp_desktop.ui.shell.desk_pages import DocumentView
    from bp_desktop.ui.shell.kinds import FormContext, ViewContext, WindowGame
    from bp_desktop.ui.table.parts import TableParts
    from bp_desktop.ui.table.setup.parts import SetupParts

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class GameMatches(Generic[S, C, E]):
    """What tells the matches of one game from those of another."""

    game: WindowGame
    system: str
    new_text: Callable[[], str]
    explanation: Callable[[], str]
    setup: Callable[[], SetupParts[S, Any, Any]]
    parts: Callable[[], TableParts[S, C, E]]
    specs: Callable[[], Iterable[ActionSpec]]
    """What can be done at its table alone."""
    paint_thumbnail: Callable[[QPainter, QRectF, S, Theme], None]
    round_of: Callable[[S], int]
    sample: SampleWay
    now: Callable[[Mapping[str, Fact]], str] | None = None
    """What a card says of a turn under way, by the facts of the summary; None: whose it is."""
    rules_suffix: str = ""
    help_page: str = ""

    def kind(self) -> DocumentKind[S, C, E]:
        return DocumentKind(
            game=self.game,
            system=self.system,
            page=PageId.TABLE,
            icon="match",
            suffix=".bpmatch",
            noun=lambda: translate("kinds", "Match"),
            plural=lambda: translate("kinds", "Matches"),
            new_text=self.new_text,
            explanation=self.explanation,
            empty_words=no_match_is_open,
            make_form=self._form,
            make_view=self._table,
            paint_thumbnail=self.paint_thumbnail,
            sample=self.sample,
            round_of=self.round_of,
            form_width=1104,
            rules_suffix=self.rules_suffix,
            mark_of=lambda summary: match_mark(summary, self.now or _turn_of),
            action_specs=self._all_specs,
            make_chronicle=self._chronicle,
            help_page=self.help_page,
        )

    def _form(self, context: FormContext[S]) -> QWidget:
        from bp_desktop.ui.table.setup.form import NewMatchForm

        return NewMatchForm(context, self.setup())

    def _table(self, context: ViewContext[S, C, E]) -> DocumentView:
        from bp_desktop.ui.table.view import TableView

        return TableView(context, self.parts())

    def _chronicle(self, context: ViewContext[S, C, E], title: str) -> ChronicleView[S, C, E]:
        from bp_desktop.ui.chronicle.view import ChronicleView

        return ChronicleView(context, self.parts(), title)

    def _all_specs(self) -> Iterable[ActionSpec]:
        from bp_desktop.ui.table.table_actions import table_specs

        return (*table_specs(), *self.specs())


def sample_of_three(
    text: Callable[[], str], commands: Callable[[str], Sequence[object]]
) -> SampleWay:
    """`commands` begin the match with that title."""

    def make() -> NewDocument:
        title = translate("kinds", "Sample match")
        return NewDocument(title, commands(title))

    return SampleWay(text, lambda: translate("kinds", "Three players, ready to go"), make)


def match_mark(summary: Message, now: Callable[[Mapping[str, Fact]], str]) -> CardMark:
    """From the summary that is kept in the box: no match is opened for its card."""
    facts = summary.args
    seats, round_ = _seats(facts.get("players")), facts.get("round")
    if winners := facts.get("winners"):
        text = filled(translate("kinds", "{winners} won"), winners=str(winners))
        line = ""
        if isinstance(round_, int):
            line = counted(translate("kinds", "%n round(s)", "", round_), round_)
        return CardMark(text, "trophy", is_end=True, line=line, seats=seats)
    if not isinstance(round_, int):
        stopped = summary.key.endswith(".stopped")
        words = translate("kinds", "Stopped") if stopped else translate("kinds", "Set-up")
        return CardMark(line=words if seats else "", seats=seats)
    return CardMark(
        filled(translate("kinds", "Round {round}"), round=round_), line=now(facts), seats=seats
    )


def _turn_of(facts: Mapping[str, Fact]) -> str:
    return filled(translate("kinds", "{player}'s turn"), player=str(facts.get("player", "")))


def _seats(players: object) -> tuple[SeatMark, ...]:
    """Boxes of before have their names only."""
    things = players.things if isinstance(players, Several) else ()
    return tuple(SeatMark(one.name, max(one.number - 1, 0)) for one in things)
