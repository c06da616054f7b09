"""Lengths that follow the interface scale: layouts and widgets remember them at 100 %."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from bp_desktop.ui.look.theme import Theme

L = TypeVar("L", bound=QBoxLayout)
W = TypeVar("W", bound=QWidget)

Edges = tuple[int, int, int, int]

_SPACING, _EDGES, _SIZE = "baseSpacing", "baseEdges", "baseSize"


def column(
    theme: Theme, parent: QWidget | None = None, *, spacing: int = 0, edges: Edges = (0, 0, 0, 0)
) -> QVBoxLayout:
    """A vertical layout in design lengths."""
    made = QVBoxLayout(parent) if parent else QVBoxLayout()
    return respace(theme, made, spacing=spacing, edges=edges)


def row(
    theme: Theme, parent: QWidget | None = None, *, spacing: int = 0, edges: Edges = (0, 0, 0, 0)
) -> QHBoxLayout:
    """A horizontal layout in design lengths."""
    made = QHBoxLayout(parent) if parent else QHBoxLayout()
    return respace(theme, made, spacing=spacing, edges=edges)


def respace(theme: Theme, layout: L, *, spacing: int, edges: Edges = (0, 0, 0, 0)) -> L:
    """Other design lengths for a layout."""
    layout.setProperty(_SPACING, spacing)
    layout.setProperty(_EDGES, list(edges))
    _apply_layout(theme, layout)
    return layout


def sized(theme: Theme, widget: W, *, width: int = 0, height: int = 0) -> W:
    """A widget with a fixed width or height (0: not fixed) in design lengths."""
    widget.setProperty(_SIZE, QSize(width, height))
    _apply_widget(theme, widget)
    return widget


def rescale(theme: Theme, root: QWidget) -> None:
    """Bring every layout and fixed size under `root` to the scale of the moment."""
    for layout in root.findChildren(QLayout):
        if layout.property(_SPACING) is not None:
            _apply_layout(theme, layout)
    for widget in root.findChildren(QWidget):
        if widget.property(_SIZE) is not None:
            _apply_widget(theme, widget)


def _apply_layout(theme: Theme, layout: QLayout) -> None:
    layout.setSpacing(theme.px(layout.property(_SPACING)))
    layout.setContentsMargins(*(theme.px(edge) for edge in layout.property(_EDGES)))


def _apply_widget(theme: Theme, widget: QWidget) -> None:
    size: QSize = widget.property(_SIZE)
    if size.width():
        widget.setFixedWidth(theme.px(size.width()))
    if size.height():
        widget.setFixedHeight(theme.px(size.height()))
