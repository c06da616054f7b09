"""Charts panel: the charts with their legend, what they show, and values under the pointer."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.chronicle.annals import Annals, Chapter, Visibility, chapter_at, lines_of
from bp_desktop.ui.chronicle.legend import SWATCH, LegendButton, PrintedLegend, paint_swatch
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.balances import HIDDEN
from bp_desktop.ui.widgets.basics import column, label, lay, put_away, row
from bp_desktop.ui.widgets.containers import FlowLayout, scroll_area
from bp_desktop.ui.widgets.fields import ChoiceBox
from bp_desktop.ui.widgets.purse import Resources
from bp_desktop.ui.words.wording import decimal, worded

if TYPE_CHECKING:
    from bp_desktop.ui.chronicle.charts import ChartsView

ALL = "all"
READ_LINE = 22
LEAST_CHART = 134
"""Where less than that of a chart would be in sight, the hint gives way."""


class ChartReadout(QWidget):
    """The values at one place of one chart, beside the pointer."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._over = parent
        self.head = ""
        self.lines: list[tuple[int, str, str]] = []
        """Seat, name, value."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_values(self, head: str, lines: list[tuple[int, str, str]], at: QPoint) -> None:
        self.head, self.lines = head, lines
        size = self._wanted()
        room = self._over.rect()
        x = at.x() + self._theme.px(16)
        if x + size.width() > room.width():
            x = at.x() - self._theme.px(16) - size.width()
        y = min(max(at.y() - size.height() // 2, 0), max(room.height() - size.height(), 0))
        self.setGeometry(max(x, 0), y, size.width(), size.height())
        self.show()
        self.update()

    def _wanted(self) -> QSize:
        theme, px = self._theme, self._theme.px
        beside = px(12 + SWATCH + 8 + 16 + 12)
        widths = [width_of(theme, "strong", name + value) + beside for _, name, value in self.lines]
        width = max([width_of(theme, "strong", self.head) + px(24), *widths])
        return QSize(width, px(8 + READ_LINE * (len(self.lines) + 1) + 6))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.color("outline"))
            painter.setBrush(theme.color("raised"))
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(8), px(8)
            )
            row_ = QRectF(px(12), px(6), self.width() - px(24), px(READ_LINE))
            write(painter, theme, row_, self.head, "caption", "muted")
            for seat, name, value in self.lines:
                row_.translate(0, px(READ_LINE))
                swatch = QRectF(row_.left(), row_.top(), px(SWATCH), row_.height())
                paint_swatch(painter, swatch, seat, theme)
                words = row_.adjusted(px(SWATCH + 8), 0, 0, 0)
                write(painter, theme, words, name, "strong", "text")
                write(painter, theme, words, value, "strong", "text", right=True)


class ChartsPanel(QWidget):
    """pyqtgraph is loaded when this panel is first seen, not before."""

    place_asked = Signal(int)

    def __init__(self, theme: Theme, annals: Annals[Any, Any], resources: Resources) -> None:
        super().__init__()
        self._theme = theme
        self._annals = annals
        self._title = ""
        self._seats: dict[SeatId, Seat] = {}
        self._hidden = ""
        self._chapters: tuple[Chapter, ...] = ()
        self._sight = Visibility(now_open=False, revealed=False)
        self._place = 0
        self.view: ChartsView | None = None
        self.read_out: ChartReadout | None = None
        self.legend: dict[SeatId, LegendButton] = {}
        self.titles = {id_: worded(title) for id_, title in annals.titles.items()}
        self.subjects = ChoiceBox(self.tr("Chart"), fitting=True)
        self.subjects.addItem(self.tr("All charts"), ALL)
        for subject, title in self.titles.items():
            self.subjects.addItem(title, subject)
        self.subjects.activated.connect(self._on_subject)
        self.resources = ChoiceBox(self.tr("Resource"), fitting=True)
        self.resources.addItem(self.tr("All resources"), "")
        for resource, look in resources.items():
            self.resources.addItem(look.name, resource)
        self.resources.activated.connect(self._fill)
        if not resources:
            self.resources.hide()
        self._legend = QWidget()
        self._flow = FlowLayout(gap=theme.px(6))
        self._legend.setLayout(self._flow)
        # One scroll area for both: nine names take all the room that a low window has.
        inside = QWidget()
        inside.setObjectName("pageContent")
        self._scrolled = lay(column(theme, inside, spacing=8), self._legend)
        self._body = scroll_area(inside, focus=False)
        self._body.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        text = self.tr("Rounds from left to right. Click in a chart to go there.")
        self.hint = label(text, "caption", wrap=True)
        lay(
            column(theme, self, spacing=8),
            lay(row(theme, spacing=8), (self.subjects, 1), (self.resources, 1)),
            (self._body, 1),
            self.hint,
        )
        theme.changed.connect(self._on_theme)

    # --- showing

    def show_read(
        self,
        title: str,
        seats: tuple[Seat, ...],
        chapters: tuple[Chapter, ...],
        sight: Visibility,
        *,
        is_over: bool,
    ) -> None:
        """The annals have been read on."""
        self._title, self._chapters, self._sight = title, chapters, sight
        self._seats = {seat.id: seat for seat in seats}
        self._hidden = (
            self.tr("Hidden until revealed")
            if is_over
            else self.tr("Hidden until the match is over")
        )
        if tuple(self.legend) != tuple(self._seats):
            self._make_legend()
        if self.view is not None and self.isVisible():
            self._fill()

    def show_place(self, place: int) -> None:
        self._place = place
        if self.view is not None:
            self.view.show_place(place)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The page is on the screen before the library for charts is loaded.
        QTimer.singleShot(0, self, self._fill)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_hint()

    def _show_hint(self) -> None:
        """Only where a chart has room beside it."""
        layout = self.layout()
        assert layout is not None
        width = self.width()
        around = self.subjects.sizeHint().height() + self._flow.heightForWidth(width)
        around += self.hint.heightForWidth(width) + 3 * layout.spacing()
        self.hint.setVisible(self.height() - around >= self._theme.px(LEAST_CHART))

    def _make_legend(self) -> None:
        put_away(*self.legend.values())
        self.legend = {}
        for id_, seat in self._seats.items():
            button = LegendButton(self._theme, seat.color, seat.name)
            button.toggled.connect(self._fill)
            self._flow.addWidget(button)
            self.legend[id_] = button
        self._show_hint()

    def _shown_seats(self) -> list[Seat]:
        return [seat for id_, seat in self._seats.items() if self.legend[id_].isChecked()]

    def _fill(self) -> None:
        if not self.titles:
            return  # a game without measures
        if self.view is None:
            self._make_view()
        assert self.view is not None
        resource = self.resources.currentData() or ""
        colors = {seat.id: seat.color for seat in self._shown_seats()}
        lines = {}
        for subject in self.titles:
            found = lines_of(self._annals, subject, colors, resource, self._sight)
            lines[subject] = {id_: (colors[id_], line) for id_, line in found.items()}
        self.view.show_titles(self._titles_with_resource())
        self.view.show_lines(lines, self._chapters, self._annals.last, self._hidden)
        self.view.show_place(self._place)

    def _titles_with_resource(self) -> dict[str, str]:
        """What is counted: a chart also leaves the program as a picture, without this panel."""
        counted = self.resources.currentText()
        return {
            subject: f"{title} · {counted}" if subject in self._annals.in_resources else title
            for subject, title in self.titles.items()
        }

    def _make_view(self) -> None:
        from bp_desktop.ui.chronicle.charts import ChartsView

        view = ChartsView(self._theme, self.titles)
        view.setAccessibleName(self.tr("Charts"))
        view.setAccessibleDescription(self.hint.text())
        view.place_asked.connect(self.place_asked)
        view.hovered.connect(self._on_hovered)
        self.view = view
        self.read_out = ChartReadout(self._theme, view)
        self._scrolled.addWidget(view, 1)
        self._on_subject()

    def choose(self, subject: str) -> None:
        """Show one chart."""
        self.subjects.setCurrentIndex(self.subjects.findData(subject))
        self._on_subject()

    def _on_subject(self) -> None:
        chosen = self.subjects.currentData()
        if self.view is not None:
            every = tuple(self.titles)
            self.view.show_subjects(every if chosen == ALL else (chosen,))
        self.resources.setEnabled(chosen == ALL or chosen in self._annals.in_resources)

    def _on_theme(self) -> None:
        if self.view is not None:
            self.view.dress()
            self._fill()
        for button in self.legend.values():
            button.updateGeometry()
            button.update()

    # --- the pointer

    def _on_hovered(self, subject: str | None, place: int | None, at: QPoint | None) -> None:
        assert self.read_out is not None
        if subject is None or place is None or at is None:
            self.read_out.hide()
            return
        self.read_out.show_values(self._where(place), self.values_at(subject, place), at)

    def _where(self, place: int) -> str:
        chapter = chapter_at(self._chapters, place)
        if chapter is None:
            return filled(self.tr("Step {step}, set-up"), step=place)
        text = self.tr("Step {step}, round {round}, {player}")
        name = self._seats[chapter.seat].name
        return filled(text, step=place, round=chapter.round, player=name)

    def values_at(self, subject: str, place: int) -> list[tuple[int, str, str]]:
        sample = self._annals.samples[place]
        resource = self.resources.currentData() or ""
        found = []
        for seat in self._shown_seats():
            figure = self._annals.figure(sample, subject, seat.id, resource, self._sight)
            found.append((seat.color, seat.name, figure_text(figure)))
        return found

    # --- as a picture

    def picture(self, ratio: float = 2.0) -> QPixmap:
        """Legend and charts as they are now, without what belongs to the pointer."""
        if self.view is None:
            self._fill()
        assert self.view is not None
        assert self.read_out is not None
        self.read_out.hide()
        theme, view = self._theme, self.view
        shown = [(one.seat, one.text()) for one in self.legend.values() if one.isChecked()]
        legend = PrintedLegend(theme, self._title, shown)
        width = max(view.width(), theme.px(320))
        head = legend.height(width)
        made = canvas(QSize(width, view.height() + head), ratio, theme.color("surface"))
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            legend.paint(painter, width, ratio)
            painter.drawPixmap(0, head, view.picture(ratio))
        return made


def figure_text(figure: float | None) -> str:
    if figure is None:
        return HIDDEN
    if isinstance(figure, int):
        return str(figure)
    return f"+{decimal(figure)}" if figure >= 0.05 else decimal(figure)
