"""The documents of Burning Planets as the window knows them. Light: screens load when shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.shell.kinds import DocumentKind, FormContext, NewDocument, SampleWay, ViewContext
from bp_desktop.ui.shell.pages import PageId

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.games.burning_planets.map.state import MapState
    from bp_desktop.games.burning_planets.match.state import Match
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.actions import ActionSpec

translate = QCoreApplication.translate


def map_kind() -> DocumentKind:
    return DocumentKind(
        system="burning_planets.map",
        page=PageId.STUDIO,
        icon="map",
        suffix=".bpmap",
        noun=lambda: translate("kinds", "Map"),
        plural=lambda: translate("kinds", "Maps"),
        new_text=lambda: translate("kinds", "New map"),
        explanation=lambda: translate("kinds", "Rolled by the rules, or empty"),
        make_form=_new_map,
        make_view=_studio,
        paint_thumbnail=_paint_map,
        action_specs=_studio_specs,
    )


def match_kind() -> DocumentKind:
    return DocumentKind(
        system="burning_planets.match",
        page=PageId.TABLE,
        icon="match",
        suffix=".bpmatch",
        noun=lambda: translate("kinds", "Match"),
        plural=lambda: translate("kinds", "Matches"),
        new_text=lambda: translate("kinds", "New match"),
        explanation=lambda: translate("kinds", "On the screen or beside a real board"),
        make_form=_new_match,
        make_view=_table,
        paint_thumbnail=_paint_match,
        sample=SampleWay(
            lambda: translate("kinds", "Play a sample match"),
            lambda: translate("kinds", "Three players, ready to go"),
            _sample_match,
        ),
        round_of=_round_of,
        action_specs=_table_specs,
    )


def _new_match(context: FormContext) -> QWidget:
    from bp_desktop.ui.table.setup.form import NewMatchForm

    return NewMatchForm(context)


def _sample_match() -> NewDocument:
    from bp_desktop.ui.games.burning_planets.book import tables
    from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan

    plan = sample_plan(translate("kinds", "Sample match"))
    return NewDocument(plan.title, plan.commands(tables()))


def _round_of(state: Match) -> int:
    return state.turn.round


def _table(context: ViewContext) -> QWidget:
    from bp_desktop.ui.table.view import TableView

    return TableView(context)


def _studio_specs() -> Iterable[ActionSpec]:
    from bp_desktop.ui.games.burning_planets.studio.studio_actions import studio_specs

    return studio_specs()


def _table_specs() -> Iterable[ActionSpec]:
    from bp_desktop.ui.table.table_actions import table_specs

    return table_specs()


def _new_map(context: FormContext) -> QWidget:
    from bp_desktop.ui.games.burning_planets.new_map import NewMapForm

    return NewMapForm(context)


def _studio(context: ViewContext) -> QWidget:
    from bp_desktop.ui.games.burning_planets.studio.view import StudioView

    return StudioView(context.theme, context.commander, context.actions, kept=context.kept)


def _paint_map(painter: QPainter, rect: QRectF, state: MapState, theme: Theme) -> None:
    from bp_desktop.ui.games.burning_planets.art.thumbnail import paint_board

    paint_board(painter, rect, state.board, state.options, state.content.seats, theme)


def _paint_match(painter: QPainter, rect: QRectF, state: Match, theme: Theme) -> None:
    from bp_desktop.ui.games.burning_planets.art.thumbnail import paint_board

    paint_board(painter, rect, state.board, state.options, state.players.values(), theme)
