"""The documents of Burning Planets as the window knows them. Light: screens load when shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.kinds import DocumentKind, FormContext, ViewContext
from bp_desktop.ui.pages import PageId

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bp_desktop.games.burning_planets.map.state import MapState
    from bp_desktop.ui.theme import Theme

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
    )


def _new_map(context: FormContext) -> QWidget:
    from bp_desktop.ui.burning_planets.new_map import NewMapForm

    return NewMapForm(context)


def _studio(context: ViewContext) -> QWidget:
    from bp_desktop.ui.burning_planets.studio.view import StudioView

    return StudioView(context.theme, context.commander)


def _paint_map(painter: QPainter, rect: QRectF, state: MapState, theme: Theme) -> None:
    from bp_desktop.games.burning_planets.geometry import radii
    from bp_desktop.ui.burning_planets.art.board_picture import BoardPicture
    from bp_desktop.ui.burning_planets.art.colors import BOARD_COLORS
    from bp_desktop.ui.burning_planets.art.sides import sides_of

    sides = sides_of(state.content.seats, theme.look.players)
    picture = BoardPicture(state.board, radii(state.options), BOARD_COLORS["dark"], sides)
    bounds = picture.bounds()
    if bounds.isEmpty():
        return
    scale = min(rect.width() / bounds.width(), rect.height() / bounds.height()) * 0.94
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    picture.paint(painter, bounds, scale)
