"""Parsec as the window knows it: the game and its kinds of document.

Light to import: rules and screens are loaded when they are shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.shell.empty_words import no_map_is_open
from bp_desktop.ui.shell.kinds import CardMark, DocumentKind, RulesPart, SampleWay, WindowGame
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.match_kind import GameMatches, sample_of_three

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.games.parsec.library.content import ParsecSet
    from bp_desktop.games.parsec.match.state import ParsecMatch
    from bp_desktop.texts.game_rules import GameRules
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import ActionSpec
    from bp_desktop.ui.shell.desk_pages import DiceAssistant, DocumentView
    from bp_desktop.ui.shell.kinds import AnyKind, AnyViewContext, FormContext, PageContext
    from bp_desktop.ui.table.parts import TableParts
    from bp_desktop.ui.table.setup.parts import SetupParts

translate = QCoreApplication.translate


def parsec_game() -> WindowGame:
    return WindowGame(
        id="parsec",
        name=lambda: "Parsec",  # in every language
        icon="parsec",
        make_dice=_dice,
        rules=RulesPart(_rules, _rules, _slice_of_rules),
    )


def _dice(context: PageContext) -> DiceAssistant:
    from bp_desktop.games.parsec.match.table import parsec_table
    from bp_desktop.ui.chronicle.match_dice import MatchDice
    from bp_desktop.ui.dice.page import DiceSitting
    from bp_desktop.ui.games.parsec.dice.dice_page import ParsecDicePage

    def open_match() -> ParsecMatch | None:
        return context.desk.open_state(parsec_match_kind())

    sitting = context.desk.kept(DiceSitting)
    page = ParsecDicePage(context.theme, context.choices, open_match, sitting)
    MatchDice(context.theme, context.desk, page.tray, parsec_table())
    return page


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
        explanation=lambda: translate("kinds", "Your own modules, event cards and factions"),
        empty_words=no_map_is_open,
        make_form=_new_set,
        make_view=_library,
        paint_thumbnail=_paint_set,
        action_specs=_library_specs,
        mark_of=lambda _summary: CardMark(translate("kinds", "Set"), "database"),
        help_page="library",
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
    from bp_desktop.ui.games.parsec.art.board_picture import small_picture

    if state.definitions.modules:
        paint_thumbnail(painter, rect, small_picture(state.sheet, theme))


def parsec_match_kind() -> AnyKind:
    return GameMatches(
        game=parsec_game(),
        system="parsec.match",
        new_text=lambda: translate("kinds", "New match of Parsec"),
        explanation=lambda: translate("kinds", "Colonies, trade and fights on modules of hexes"),
        setup=_setup,
        parts=_parts,
        specs=_specs,
        paint_thumbnail=_paint_match,
        round_of=lambda match: match.turn.round,
        sample=_sample_way(),
        help_page="parsec",
    ).kind()


def _sample(title: str) -> Sequence[object]:
    from bp_desktop.ui.games.parsec.setup.match_setup import sample_parsec

    return sample_parsec(title)


def _sample_way() -> SampleWay:
    return sample_of_three(lambda: translate("kinds", "Play a sample match of Parsec"), _sample)


def _setup() -> SetupParts[ParsecMatch, Any, Any]:
    from bp_desktop.ui.games.parsec.setup.match_setup import parsec_setup

    return parsec_setup(_sample_way())


def _parts() -> TableParts[ParsecMatch, Any, Any]:
    from bp_desktop.ui.games.parsec.table.parts import parsec_parts

    return parsec_parts()


def _specs() -> Iterable[ActionSpec]:
    from bp_desktop.ui.games.parsec.table.parsec_actions import parsec_specs

    return parsec_specs()


def _paint_match(painter: QPainter, rect: QRectF, state: ParsecMatch, theme: Theme) -> None:
    from bp_desktop.ui.board.still import paint_thumbnail
    from bp_desktop.ui.games.parsec.art.board_picture import small_picture
    from bp_desktop.ui.games.parsec.art.player_columns import paint_columns

    if state.board.modules:
        paint_thumbnail(painter, rect, small_picture(state.board, theme, state))
    elif not state.tracked:
        paint_columns(painter, rect, state, theme)
