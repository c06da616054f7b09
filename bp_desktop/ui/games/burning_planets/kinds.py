"""Burning Planets as the window knows it: the game and its kinds of document.

Light to import: rules and screens are loaded when they are shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.shell.kinds import (
    CardMark,
    DocumentKind,
    EmptyWords,
    NewDocument,
    SampleWay,
    WindowGame,
)
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.core.messages import Message
    from bp_desktop.games.burning_planets.board import Board, MapContent
    from bp_desktop.games.burning_planets.map.state import MapState
    from bp_desktop.games.burning_planets.match.evolution import Event
    from bp_desktop.games.burning_planets.match.state import Match
    from bp_desktop.games.burning_planets.match.system import Command
    from bp_desktop.games.burning_planets.options import Options
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.games.burning_planets.art.colors import FactionSeat
    from bp_desktop.ui.games.burning_planets.commanders import (
        MapKind,
        MapViewContext,
        MatchKind,
        MatchViewContext,
    )
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import ActionSpec
    from bp_desktop.ui.shell.desk_pages import DiceAssistant, DocumentView
    from bp_desktop.ui.shell.kinds import FormContext, PageContext

translate = QCoreApplication.translate


def burning_planets() -> WindowGame:
    return WindowGame(
        id="burning_planets",
        name=lambda: "Burning Planets",  # in every language
        icon="app",
        make_dice=_dice,
    )


def map_kind() -> MapKind:
    return DocumentKind(
        game=burning_planets(),
        system="burning_planets.map",
        page=PageId.STUDIO,
        icon="map",
        suffix=".bpmap",
        noun=lambda: translate("kinds", "Map"),
        plural=lambda: translate("kinds", "Maps"),
        new_text=lambda: translate("kinds", "New map"),
        explanation=lambda: translate("kinds", "Rolled by the rules, or empty"),
        empty_words=lambda: EmptyWords(
            translate("pages", "No map is open"),
            translate(
                "pages",
                "The studio is where maps are drawn. Open a map from Home and it appears here.",
            ),
        ),
        make_form=_new_map,
        make_view=_studio,
        paint_thumbnail=paint_map,
        action_specs=_studio_specs,
        mark_of=_map_mark,
        played_as="burning_planets.match",
    )


def match_kind() -> MatchKind:
    return DocumentKind(
        game=burning_planets(),
        system="burning_planets.match",
        page=PageId.TABLE,
        icon="match",
        suffix=".bpmatch",
        noun=lambda: translate("kinds", "Match"),
        plural=lambda: translate("kinds", "Matches"),
        new_text=lambda: translate("kinds", "New match"),
        explanation=lambda: translate("kinds", "On the screen or beside a real board"),
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
        sample=SampleWay(
            lambda: translate("kinds", "Play a sample match"),
            lambda: translate("kinds", "Three players, ready to go"),
            _sample_match,
        ),
        round_of=lambda match: match.turn.round,
        form_width=1104,
        mark_of=_match_mark,
        action_specs=_table_specs,
        make_chronicle=_chronicle,
    )


def _map_mark(summary: Message) -> CardMark:
    seats, planets = summary.args.get("seats"), summary.args.get("planets")
    line = ""
    if isinstance(seats, int) and isinstance(planets, int):
        players = counted(translate("kinds", "%n player(s)", "", seats), seats)
        spread = counted(translate("kinds", "%n planet(s)", "", planets), planets)
        line = f"{players} · {spread}"
    return CardMark(translate("kinds", "Map"), "map", line=line)


def _match_mark(summary: Message) -> CardMark:
    """From the summary that is kept in the box: no match is opened for its card."""
    facts = summary.args
    winners, round_ = facts.get("winners"), facts.get("round")
    if winners:
        text = filled(translate("kinds", "{winners} won"), winners=str(winners))
        return CardMark(text, "trophy", is_end=True)
    if round_ is not None:
        return CardMark(filled(translate("kinds", "Round {round}"), round=round_))
    return CardMark()


def _new_match(context: FormContext[Match]) -> QWidget:
    from bp_desktop.ui.games.burning_planets.table.setup.match_setup import match_setup
    from bp_desktop.ui.table.setup.form import NewMatchForm

    return NewMatchForm(context, match_setup())


def _sample_match() -> NewDocument:
    from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan

    title = translate("kinds", "Sample match")
    return NewDocument(title, sample_plan(title).commands())


def _table(context: MatchViewContext) -> DocumentView:
    from bp_desktop.ui.games.burning_planets.table.parts import match_parts
    from bp_desktop.ui.table.view import TableView

    return TableView(context, match_parts())


def _chronicle(context: MatchViewContext, title: str) -> ChronicleView[Match, Command, Event]:
    from bp_desktop.ui.chronicle.view import ChronicleView
    from bp_desktop.ui.games.burning_planets.table.parts import match_parts

    return ChronicleView(context, match_parts(), title)


def _dice(context: PageContext) -> DiceAssistant:
    from bp_desktop.games.burning_planets.match.table import table_game
    from bp_desktop.ui.chronicle.match_dice import MatchDice
    from bp_desktop.ui.games.burning_planets.combat.dice_page import CombatDicePage
    from bp_desktop.ui.games.burning_planets.combat.match_plans import CombatSitting

    page = CombatDicePage(
        context.theme,
        context.choices,
        open_match=lambda: context.desk.open_state(match_kind()),
        prompts=context.prompts,
        notify=context.notify,
        sitting=context.desk.kept(CombatSitting),
    )
    MatchDice(context.theme, context.desk, page.tray, table_game())
    return page


def _studio_specs() -> Iterable[ActionSpec]:
    from bp_desktop.ui.games.burning_planets.studio.toolbox import studio_specs

    return studio_specs()


def _table_specs() -> Iterable[ActionSpec]:
    from bp_desktop.ui.games.burning_planets.table.match_actions import match_specs
    from bp_desktop.ui.table.table_actions import table_specs

    return (*table_specs(), *match_specs())


def _new_map(context: FormContext[MapState]) -> QWidget:
    from bp_desktop.ui.games.burning_planets.new_map import NewMapForm

    return NewMapForm(context)


def _studio(context: MapViewContext) -> DocumentView:
    from bp_desktop.ui.games.burning_planets.studio.view import StudioView

    return StudioView(context.theme, context.commander, context.actions, kept=context.kept)


def paint_map(painter: QPainter, rect: QRectF, state: MapState, theme: Theme) -> None:
    paint_content(painter, rect, state.content, theme)


def paint_content(painter: QPainter, rect: QRectF, content: MapContent, theme: Theme) -> None:
    _paint_board(painter, rect, content.board, content.options, content.seats, theme)


def _paint_match(painter: QPainter, rect: QRectF, state: Match, theme: Theme) -> None:
    if state.board.tiles is None:
        from bp_desktop.ui.games.burning_planets.art.player_columns import paint_columns

        paint_columns(painter, rect, state, theme)
        return
    _paint_board(painter, rect, state.board, state.options, state.players.values(), theme)


def _paint_board(
    painter: QPainter,
    rect: QRectF,
    board: Board,
    options: Options,
    seats: Iterable[FactionSeat],
    theme: Theme,
) -> None:
    from bp_desktop.ui.board.still import paint_thumbnail
    from bp_desktop.ui.games.burning_planets.art.board_picture import thumbnail_picture

    paint_thumbnail(painter, rect, thumbnail_picture(board, options, seats, theme))
