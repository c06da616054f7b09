"""Labels, buttons, cards and layouts in the house look; lengths follow the interface scale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bp_desktop.ui.look.icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QEnterEvent, QKeyEvent

    from bp_desktop.ui.look.theme import Theme

    Part = QWidget | QLayout | tuple[QWidget | QLayout | None, *tuple[Any, ...]] | int | None

L = TypeVar("L", bound=QBoxLayout)
W = TypeVar("W", bound=QWidget)

Edges = tuple[int, int, int, int]
SPRING = 0
"""Room between two parts of a layout that takes whatever is left over."""

_SPACING, _EDGES, _SIZE, _HOLDS = "baseSpacing", "baseEdges", "baseSize", "holdsTargets"
_FRAME = 4
"""Pixels above and below a target, for the frame of what has the keyboard."""


def label(text: str, role: str = "body", *, wrap: bool = False) -> QLabel:
    """A text in one rung of the type scale. Plain text: names people type are never markup."""
    made = QLabel(text)
    make_plain(made)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def problem_line() -> QLabel:
    """Where a form says what is wrong with it, by `show_text`."""
    made = label("", "problem", wrap=True)
    made.hide()
    return made


def show_text(line: QLabel, text: str) -> None:
    """Another text for a label, which is hidden while it has none."""
    line.setText(text)
    line.setVisible(bool(text))


def put_away(*widgets: QWidget | None) -> None:
    """Out of sight at once, and gone as soon as nothing in it is at work any more."""
    for widget in widgets:
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def emptied(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        put_away(item.widget())
        inner = item.layout()
        if inner is not None:
            emptied(inner)
            inner.deleteLater()


def card(kind: str = "true") -> QFrame:
    """A rounded surface with a hairline edge."""
    made = QFrame()
    made.setProperty("card", kind)
    return made


class Card(QFrame):
    """The same with parts below each other, in `box`."""

    def __init__(
        self,
        theme: Theme,
        *parts: Part,
        spacing: int = 10,
        edges: Edges = (24, 20, 24, 20),
    ) -> None:
        super().__init__()
        self.setProperty("card", "true")
        self.box = lay(column(theme, self, spacing=spacing, edges=edges), *parts)


class SunkenCard(Card):
    """A small form within a panel."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, spacing=8, edges=(12, 10, 12, 10))
        self.setProperty("card", "sunken")


def rule() -> QFrame:
    """A hairline between two things."""
    made = QFrame()
    made.setObjectName("rule")
    return made


class Button(QPushButton):
    """A push button with an optional line icon that follows the theme.

    `kind` is one of primary, plain, quiet, link, mini, chip and icon; an icon button shows `text`
    only as its tooltip and to screen readers.
    """

    def __init__(
        self,
        theme: Theme,
        text: str,
        on_click: Callable[[], object] | None = None,
        *,
        kind: str = "plain",
        icon_name: str = "",
    ) -> None:
        super().__init__()
        self._theme = theme
        self._kind = kind
        self._icon_name = icon_name
        self.setProperty("kind", kind)
        if kind == "icon":
            self.setToolTip(text)
        else:
            self.setText(text)
        self.setAccessibleName(text)
        self._on_click = on_click
        self.clicked.connect(self._click)
        theme.changed.connect(self._show_icon)
        self._show_icon()

    def setText(self, text: str) -> None:
        """As it is: Qt would make a key of the letter after an ampersand, and R&D would read RD."""
        super().setText(text.replace("&", "&&"))

    def text(self) -> str:
        """As it is read."""
        return super().text().replace("&&", "&")

    def _click(self) -> None:
        if self._on_click is not None:
            self._on_click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button like the space bar; Qt does so in dialogs only."""
        from PySide6.QtCore import Qt  # its enums are not needed for the first picture

        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        point_with_hand(self)
        super().enterEvent(event)

    def set_compact(self, compact: bool) -> None:
        """Show the icon alone, where there is no room for the words."""
        self.setText("" if compact else self.accessibleName())
        self.setToolTip(self.accessibleName() if compact else "")

    def set_words(self, text: str) -> None:
        """Another text; shown, unless the button is compact now."""
        compact = not self.text() and bool(self.accessibleName())
        self.setAccessibleName(text)
        self.set_compact(compact)

    def set_icon(self, name: str) -> None:
        if name != self._icon_name:
            self._icon_name = name
            self._show_icon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange and self._kind == "primary":
            self._show_icon()

    def _show_icon(self) -> None:
        if not self._icon_name:
            return
        inks = {"primary": "on_accent", "link": "gold", "mini": "gold", "chip": "muted"}
        ink = inks.get(self._kind, "text")
        if self._kind == "primary" and not self.isEnabled():
            ink = "text"  # it stands on no gold then; Qt pales it like any other
        size = self._theme.px(18)
        gap = 0 if self._kind == "icon" else self._theme.px(6)
        self.setIcon(icon(f"ui/{self._icon_name}", size, self._theme.color(ink), gap=gap))
        self.setIconSize(QSize(size + gap, size))


# --- layouts and sizes, which remember their lengths at 100 %


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


def lay(layout: L, *parts: Part) -> L:
    """Put parts into a layout, one after the other: each alone, or with its stretch and alignment
    in a tuple. A number is room that stretches, and None is no part."""
    for part in parts:
        what, how = (part[0], part[1:]) if isinstance(part, tuple) else (part, ())
        if isinstance(what, QLayout):
            layout.addLayout(what, *how)
        elif isinstance(what, QWidget):
            layout.addWidget(what, *how)
        elif what is not None:
            layout.addStretch(what)
    return layout


def respace(theme: Theme, layout: L, *, spacing: int, edges: Edges = (0, 0, 0, 0)) -> L:
    """Other design lengths for a layout."""
    layout.setProperty(_SPACING, spacing)
    layout.setProperty(_EDGES, list(edges))
    _apply_layout(theme, layout)
    return layout


def sized(
    theme: Theme, widget: W, *, width: int = 0, height: int = 0, holds_targets: bool = False
) -> W:
    """A widget with a fixed width or height (0: not fixed) in design lengths. What `holds_targets`
    is high enough for them where fingers need large ones."""
    widget.setProperty(_SIZE, QSize(width, height))
    widget.setProperty(_HOLDS, holds_targets)
    _apply_widget(theme, widget)
    return widget


def keep_place(widget: QWidget, keep: bool = True) -> None:
    """Whether nothing else takes its room while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(keep)
    widget.setSizePolicy(policy)


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
    is_target = isinstance(widget, QAbstractButton | QAbstractSpinBox)
    length = theme.target if is_target else theme.px
    if size.width():
        widget.setFixedWidth(length(size.width()))
    if size.height():
        least = theme.target(0) + _FRAME if theme.look.touch and widget.property(_HOLDS) else 0
        widget.setFixedHeight(max(length(size.height()), least))


# --- replacements for what is slow to load before the first picture
#
# Touching `PySide6.QtCore.Qt` builds some hundred enumerations and takes a fifth of the time that
# a bare window needs to appear; so does any pen or brush, whose overloads mention them. Until the
# window is painted, the style sheet paints, and `Qt` is imported only inside functions that run
# later. tests/bench/startup.py measures what it is worth.

_PLAIN_TEXT, _TAB_FOCUS, _ICON_ONLY, _TEXT_UNDER_ICON, _ALWAYS_ON = 0, 1, 0, 3, 2
"""Members of Qt's enumerations; properties take them as numbers."""


def make_plain(label: QLabel) -> None:
    """Never read as markup, whatever the text is."""
    label.setProperty("textFormat", _PLAIN_TEXT)


def keep_scroll_bar(area: QWidget) -> None:
    """Its place stays, whether there is anything to scroll or not."""
    area.setProperty("verticalScrollBarPolicy", _ALWAYS_ON)


def focus_by_tab(widget: QWidget) -> None:
    """Reached by keyboard; a click does not take the keyboard away from elsewhere."""
    widget.setProperty("focusPolicy", _TAB_FOCUS)


def text_under_icon(button: QWidget, worded: bool = True) -> None:
    button.setProperty("toolButtonStyle", _TEXT_UNDER_ICON if worded else _ICON_ONLY)


def point_with_hand(widget: QWidget) -> None:
    """The hand that says "this can be clicked"; asked for when the mouse comes."""
    from PySide6.QtCore import Qt

    widget.setCursor(Qt.CursorShape.PointingHandCursor)
