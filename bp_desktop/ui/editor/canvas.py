"""The editor's canvas: the map being drawn, what a tool would do, and what is chosen."""

from typing import Generic

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.messages import Message
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.session import Change
from bp_desktop.ui.board.around import MinimapPanel, RuledPanel
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.marks import MarksItem
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.board.vision_effect import see_as
from bp_desktop.ui.editor.canvas_items import OverlayItem, PreviewItem
from bp_desktop.ui.editor.context import AXES, MINIMAP, NOTES, RULERS, EditorContext
from bp_desktop.ui.editor.tool_context import Preview
from bp_desktop.ui.look.color_vision import USUAL
from bp_desktop.ui.look.players import NOBODY, looks_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column
from bp_desktop.ui.words.wording import worded_all

MINIMAP_SIZE = (208, 132)
MINIMAP_MARGIN = 12
ROOMY = 520
"""Narrower or lower canvases show no minimap: it would hide what it shows."""


class EditorBoardView(BoardView):
    """Tells when a gesture is given up, since what hangs on the pointer goes then too."""

    given_up = Signal()
    menu_wanted = Signal(QPoint)
    """Where on the screen."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()


class EditorCanvas(QWidget, Generic[S, C, E]):
    """Shows the map of a context. Knows no commands: tools make those."""

    def __init__(self, context: EditorContext[S, C, E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._theme = context.theme
        self._layers = context.display.now.layers
        self._vision = USUAL
        self.scene = BoardScene(self)
        self._picture = self._make_picture()
        self.view = EditorBoardView(self.scene, self._picture)
        self.view.finger_draws = True
        self.view.speak_with(lambda cell: context.game.describe_cell(context.state, cell))
        self._ruled = RuledPanel(
            self.view,
            self.scene,
            numbers=lambda cell: context.game.numbers_of(context.state, cell),
        )
        self.minimap = MinimapPanel(self.view, self)
        self.bubble = PointerBubble(self._theme, self)
        self._overlay = OverlayItem(self._theme)
        self._marks = MarksItem()
        self._chosen = PreviewItem(self._theme)
        self._preview = PreviewItem(self._theme)
        for item in (self._overlay, self._marks, self._chosen, self._preview):
            self.scene.addItem(item)
        column(self._theme, self).addWidget(self._ruled)
        self.setFocusProxy(self.view)
        self._connect()
        self._on_display()
        self._on_theme()
        self._show_marks()

    def _connect(self) -> None:
        context = self._context
        context.commander.changed.connect(self._on_changed)
        self._theme.changed.connect(self._on_theme)
        context.display.changed.connect(self._on_display)
        context.marks.changed.connect(self._show_marks)
        context.selection.changed.connect(self._show_chosen)
        context.symmetry.changed.connect(self._show_overlay)
        context.feedback.changed.connect(self._show_preview)
        context.feedback.told.connect(self._say_here)
        context.viewpoint.visited.connect(self._go_to)
        context.viewpoint.whole_wanted.connect(self.view.fit)
        self.scene.hovered.connect(context.viewpoint.hover)
        self.scene.cursor_moved.connect(context.viewpoint.move_cursor)
        self.view.moved.connect(self._on_moved)

    def place_of(self, cell: Hex) -> QPoint:
        """Where a cell is on the canvas, in pixels."""
        point = self.view.mapFromScene(QPointF(*LAYOUT.center(cell)))
        return self.view.mapTo(self, point)

    # --- showing the map

    def _on_changed(self, change: Change[S, C, E]) -> None:
        if self._context.is_same(change):
            return
        self._refresh()
        self._show_chosen()
        cursor = self.scene.cursor
        if cursor.isVisible():
            self.scene.cursor_moved.emit(cursor.cell)  # say what is there now

    def _on_display(self) -> None:
        shown = self._context.display.now
        self._ruled.show_rulers(shown=shown.shows(RULERS))
        self._place_minimap()
        if shown.vision != self._vision:
            self._vision = shown.vision
            see_as(self.view, shown.vision)
        if shown.layers != self._layers:
            self._layers = shown.layers
            self._refresh()
        else:
            self._show_overlay()

    def _on_theme(self) -> None:
        self.scene.cursor.show_color(self._theme.color("focus"))
        self.minimap.show_color(self._theme.color("gold"))
        self._refresh()
        self._place_minimap()

    def _refresh(self) -> None:
        self._picture = self._make_picture()
        self.view.show_board(self._picture)
        self._show_overlay()

    def _make_picture(self) -> StillBoard:
        return self._context.art.picture(self._context.state, self._theme, self._layers)

    def _show_overlay(self) -> None:
        context, shown = self._context, self._context.display.now
        notes = context.game.notes
        wanted = notes is not None and shown.shows(NOTES)
        written = tuple(notes.all(context.state)) if notes is not None and wanted else ()
        symmetry = context.symmetry.now if shown.shows(AXES) else None
        halo = context.art.halo(self._theme)
        self._overlay.show_map(self._picture.bounds(), written, symmetry, halo)

    def _show_marks(self) -> None:
        self._marks.show_marks(self._context.marks.all)

    def _show_chosen(self) -> None:
        game, state, selection = self._context.game, self._context.state, self._context.selection
        cells = [cell for thing in selection.things for cell in game.cells_of(state, thing)]
        if selection.area is not None and game.areas is not None:
            cells += game.areas.cells(state, selection.area)
        self._chosen.show_chosen(tuple(cells))

    # --- showing what a tool does

    def _show_preview(self) -> None:
        preview, art = self._context.feedback.preview, self._context.art
        state, theme = self._context.state, self._theme
        looks = looks_of(art.seats(state), theme.look.players)
        owners = {ghost.owner for ghost in preview.ghosts if ghost.owner}
        grounds = {ghost.ground for ghost in preview.ghosts if ghost.ground}
        self._preview.show_preview(
            preview,
            {owner: QColor(looks.get(owner, NOBODY).color) for owner in owners},
            {ground: art.ground_color(ground, theme) for ground in grounds},
        )
        self._show_bubble()

    def _say_here(self, messages: tuple[Message, ...]) -> None:
        """A few words beside the cell that is meant, until the pointer moves on."""
        here = self.place_of(self._context.viewpoint.here)
        self.bubble.say(worded_all(messages), "gold", here)

    def _show_bubble(self) -> None:
        preview = self._context.feedback.preview
        tone = "danger" if preview.refused else "gold"
        words = worded_all(preview.facts or preview.problem)
        here = self.place_of(_place_of(preview))
        if len(preview.ghosts) > 1:
            here = self._beyond([self.place_of(ghost.at) for ghost in preview.ghosts])
        self.bubble.say(words, "plain" if preview.facts else tone, here)

    def _beyond(self, points: list[QPoint]) -> QPoint:
        """Below all of what hangs on the pointer, where there is room: words must not cover what
        one is aiming with. Else in the lower left corner of the canvas."""
        lowest, left = max(point.y() for point in points), min(point.x() for point in points)
        room = self._theme.px(PointerBubble.ROOM)
        if lowest + room > self.height():
            return QPoint(0, self.height() - room)
        return QPoint(max(0, left), lowest)

    # --- moving over the board

    def _go_to(self, cells: tuple[Hex, ...]) -> None:
        """Bring cells into view, without zooming further in than one can work."""
        if cells:
            area = QPolygonF([QPointF(*LAYOUT.center(cell)) for cell in cells]).boundingRect()
            room = LAYOUT.size * 4
            self.view.ensureVisible(area.adjusted(-room, -room, room, room), 60, 60)
            self.view.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_minimap()

    def _on_moved(self) -> None:
        self._place_minimap()
        self._show_bubble()

    def _place_minimap(self) -> None:
        width, height = (self._theme.px(side) for side in MINIMAP_SIZE)
        margin = self._theme.px(MINIMAP_MARGIN)
        roomy = self._theme.px(ROOMY)
        fits = self.width() >= roomy and self.height() >= roomy * 0.7
        wanted = self._context.display.now.shows(MINIMAP)
        self.minimap.setVisible(wanted and fits and not self._sees_all())
        self.minimap.setGeometry(
            self.width() - width - margin, self.height() - height - margin, width, height
        )
        self.minimap.raise_()

    def _sees_all(self) -> bool:
        """Whether the whole board is in view: then a minimap would only hide part of it."""
        slack = LAYOUT.size
        bounds = self._picture.bounds().adjusted(slack, slack, -slack, -slack)
        return self.view.visible_area().contains(bounds)


def _place_of(preview: Preview) -> Hex:
    """The cell beside which to speak: where the pointer is."""
    if preview.path:
        return preview.path[-1]
    if preview.ghosts:
        return preview.ghosts[0].at
    return preview.cells[0] if preview.cells else ORIGIN


class PointerBubble(QLabel):
    """A few words beside the pointer: why not, or how far. Never in the way of the mouse; takes
    the side where there is room."""

    WIDEST = 300
    AWAY = 20
    ROOM = 120
    """How high a few lines are."""

    def __init__(self, theme: Theme, above: QWidget) -> None:
        super().__init__(above)
        self._theme = theme
        self._above = above
        self.setObjectName("bubble")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, tone: str, beside: QPoint) -> None:
        """`tone` is one of plain, gold and danger; no text takes the bubble away."""
        if not text:
            self.hide()
            return
        self.setText(text)
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            self.style().unpolish(self)
            self.style().polish(self)
        wanted = self.fontMetrics().horizontalAdvance(text) + self._theme.px(24)
        width = min(wanted, self._theme.px(self.WIDEST))
        self.resize(width, self.heightForWidth(width))
        away = self._theme.px(self.AWAY)
        x, y = beside.x() + away, beside.y() + away
        if x + self.width() > self._above.width():
            x = beside.x() - away - self.width()
        if y + self.height() > self._above.height():
            y = beside.y() - away - self.height()
        self.move(max(0, x), max(0, y))
        self.show()
        self.raise_()
