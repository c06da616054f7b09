"""Parsec as the window knows it: the game and its kinds of document.

Light to import: rules and screens are loaded when they are shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.messages import Several
from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.kinds import (
    CardMark,
    DocumentKind,
    EmptyWords,
    NewDocument,
    RulesPart,
    SampleWay,
    SeatMark,
    WindowGame,
)
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.core.messages import Message
    from bp_desktop.games.parsec.library.content import ParsecSet
    from bp_desktop.games.parsec.match.state import ParsecMatch
    from bp_desktop.texts.game_rules import GameRules
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import ActionSpec
    from bp_desktop.ui.shell.desk_pages import DocumentView
    from bp_desktop.ui.shell.kinds import AnyKind, AnyViewContext, FormContext

translate = QCoreApplication.translate


def parsec_game() -> WindowGame:
    return WindowGame(
        id="parsec",
        name=lambda: "Parsec",  # in every language
        icon="parsec",
        rules=RulesPart(_rules, _rules, _slice_of_rules),
    )


def _rules(match: ParsecMatch | None = None) -> GameRules:
    from bp_desktop.ui.games.parsec.rules import rules_of

    return rules_of(match)


def _slice_of_rules(match: ParsecMatch) -> tuple[object, ...]:
    dealt = tuple(one.factions for one in match.players.values())
    return (match.tables, match.options, match.definitions.factions, dealt)


def parsec_set_kind() -> AnyKind:
    return DocumentKind(
        game=parsec_game(),
        system="parsec.set",
        page=PageId.STUDIO,
        icon="database",
        suffix=".bpset",
        noun=lambda: translate("kinds", "Set"),
        plural=lambda: translate("kinds", "Sets"),
        new_text=lambda: translate("kinds", "New set of definitions"),
        explanation=lambda: translate("kinds", "Own modules, event cards and factions"),
        empty_words=lambda: EmptyWords(
            translate("pages", "No map is open"),
            translate(
                "pages",
                "The studio is where maps are drawn. Open a map from Home and it appears here.",
            ),
        ),
        make_form=_new_set,
        make_view=_library,
        paint_thumbnail=_paint_set,
        action_specs=_library_specs,
        mark_of=lambda _summary: CardMark(translate("kinds", "Set"), "database"),
    )


def _new_set(context: FormContext[Any]) -> QWidget:
    from bp_desktop.ui.games.parsec.library.new_set import NewSetForm

    return NewSetForm(context)


def _library(context: AnyViewContext) -> DocumentView:
    from bp_desktop.ui.games.parsec.library.set_view import SetView

    return SetView(context.theme, context.commander, context.prompts, context.actions, context.kept)


def _library_specs() -> Iterable[ActionSpec]:
    from bp_desktop.ui.editor.actions import editor_specs
    from bp_desktop.ui.games.parsec.library.module_tools import TOOLS

    return editor_specs(TOOLS)


def _paint_set(painter: QPainter, rect: QRectF, state: ParsecSet, theme: Theme) -> None:
    from bp_desktop.ui.board.still import paint_thumbnail
    from bp_desktop.ui.board.style import USUAL
    from bp_desktop.ui.games.parsec.library.module_game import set_picture

    if state.definitions.modules:
        paint_thumbnail(painter, rect, set_picture(state, theme, USUAL))


def parsec_match_kind() -> AnyKind:
    return DocumentKind(
        game=parsec_game(),
        system="parsec.match",
        page=PageId.TABLE,
        icon="match",
        suffix=".bpmatch",
        noun=lambda: translate("kinds", "Match"),
        plural=lambda: translate("kinds", "Matches"),
        new_text=lambda: translate("kinds", "New match of Parsec"),
        explanation=lambda: translate("kinds", "Colonies, trade and fights on modules of hexes"),
        empty_words=lambda: EmptyWords(
            translate("pages", "No match is open"),
            translate(
                "pages",
                "The table keeps treasuries, turns and phases while you play. Open a match from "
                "Home and it appears here.",
            ),
        ),
        make_form=_new_match,
        make_view=_table,
        paint_thumbnail=_paint_match,
        sample=_sample_way(),
        round_of=lambda match: match.turn.round,
        form_width=1104,
        mark_of=_match_mark,
        action_specs=_table_specs,
        make_chronicle=_chronicle,
    )


def _sample_way() -> SampleWay:
    return SampleWay(
        lambda: translate("kinds", "Play a sample match of Parsec"),
        lambda: translate("kinds", "Three players, ready to go"),
        _sample_match,
    )


def _match_mark(summary: Message) -> CardMark:
    """From the summary that is kept in the box: no match is opened for its card."""
    facts = summary.args
    players, round_ = facts.get("players"), facts.get("round")
    things = players.things if isinstance(players, Several) else ()
    seats = tuple(SeatMark(one.name, max(one.number - 1, 0)) for one in things)
    if winners := facts.get("winners"):
        text = filled(translate("kinds", "{winners} won"), winners=str(winners))
        return CardMark(text, "trophy", is_end=True, seats=seats)
    if not isinstance(round_, int):
        begun = summary.key == "parsec.match.in_setup"
        words = translate("kinds", "Set-up") if begun else translate("kinds", "Stopped")
        return CardMark(line=words if seats else "", seats=seats)
    line = filled(translate("kinds", "{player}'s turn"), player=str(facts.get("player", "")))
    return CardMark(
        filled(translate("kinds", "Round {round}"), round=round_), line=line, seats=seats
    )


def _new_match(context: FormContext[Any]) -> QWidget:
    from bp_desktop.ui.games.parsec.setup.match_setup import parsec_setup
    from bp_desktop.ui.table.setup.form import NewMatchForm

    return NewMatchForm(context, parsec_setup(_sample_way()))


def _sample_match() -> NewDocument:
    from bp_desktop.ui.games.parsec.setup.match_setup import sample_parsec

    title = translate("kinds", "Sample match")
    return NewDocument(title, sample_parsec(title))


def _table(context: AnyViewContext) -> DocumentView:
    from bp_desktop.ui.games.parsec.table.parts import parsec_parts
    from bp_desktop.ui.table.view import TableView

    return TableView(context, parsec_parts())


def _chronicle(context: AnyViewContext, title: str) -> ChronicleView[Any, Any, Any]:
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.games.parsec.table.parts import parsec_parts

    return ChronicleView(context, parsec_parts(), title)


def _table_specs() -> Iterable[ActionSpec]:
    from bp_desktop.ui.games.parsec.table.parsec_actions import parsec_specs
    from bp_desktop.ui.table.table_actions import table_specs

    return (*table_specs(), *parsec_specs())


def _paint_match(painter: QPainter, rect: QRectF, state: ParsecMatch, theme: Theme) -> None:
    from bp_desktop.ui.board.still import paint_thumbnail
    from bp_desktop.ui.games.parsec.art.board_picture import match_picture

    if state.board.modules:
        paint_thumbnail(painter, rect, match_picture(state, theme))
