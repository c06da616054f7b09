"""Large card of Home for the last document: "Continue where you were"."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.home.finding import DocumentSorts, origin_words
from bp_desktop.ui.home.pictures import DocumentPictures
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK
from bp_desktop.ui.shell.kinds import SeatMark
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.sky import rounded
from bp_desktop.ui.words.wording import ago, worded

HEIGHT = 236
FADE = 0.3
"""Share of the picture in which it grows out of the words' ground."""


class PictureView(QWidget):
    """The picture of one document at the right end of the card it stands in."""

    def __init__(self, theme: Theme, pictures: DocumentPictures) -> None:
        super().__init__()
        self._theme = theme
        self._pictures = pictures
        self._info: DocumentInfo | None = None
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        pictures.drawn.connect(self.update)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(418), self._theme.px(HEIGHT - 2))

    def show_document(self, info: DocumentInfo) -> None:
        self._info = info
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._info is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = self._theme.px(11)
            painter.setClipPath(rounded(QRectF(self.rect()).adjusted(-radius, 0, 0, 0), radius))
            drawn = self._pictures.picture(self._info, self.size(), self.devicePixelRatioF())
            if drawn is None:
                painter.fillRect(self.rect(), QColor(DARK.sky_bottom))
            else:
                painter.drawPixmap(QRectF(self.rect()), drawn, QRectF(drawn.rect()))
            if self._theme.mode == "light":
                return  # night on paper has an edge, like a photograph
            fade = QLinearGradient(QPointF(0, 0), QPointF(self.width() * FADE, 0))
            ground = self._theme.color("surface")
            for place, opacity in ((0.0, 255), (0.35, 180), (1.0, 0)):
                shade = QColor(ground)
                shade.setAlpha(opacity)
                fade.setColorAt(place, shade)
            painter.fillRect(self.rect(), fade)


class SeatBadges(QWidget):
    """Badges of those who play, beside each other."""

    SIDE, GAP = 30, 8

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._seats: Sequence[SeatMark] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: Sequence[SeatMark]) -> None:
        self._seats = seats
        names = ", ".join(seat.name for seat in seats)
        self.setAccessibleName(names)
        self.setToolTip(names)
        self.setVisible(bool(seats))
        self.updateGeometry()
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        side = self._theme.px(self.SIDE)
        return QSize(len(self._seats) * (side + self._theme.px(self.GAP)), side)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        step = self._theme.px(self.SIDE) + self._theme.px(self.GAP)
        with QPainter(self) as painter:
            for place, seat in enumerate(self._seats):
                ratio = self.devicePixelRatioF()
                badge = badge_picture(self._theme, seat.color, self.SIDE, ratio)
                painter.drawPixmap(QPointF(place * step, 0), badge)


class HeroCard(QFrame):
    """Shows the document worked on last, and opens it."""

    def __init__(
        self,
        theme: Theme,
        sorts: DocumentSorts,
        pictures: DocumentPictures,
        on_open: Callable[[DocumentInfo], object],
        make_menu: Callable[[QWidget, DocumentInfo], QMenu],
        on_recap: Callable[[DocumentInfo], object],
    ) -> None:
        super().__init__()
        self._sorts = sorts
        self._make_menu = make_menu
        self._on_open = on_open
        self._on_recap = on_recap
        self.info: DocumentInfo | None = None
        self.setProperty("card", "true")
        self.picture = PictureView(theme, pictures)
        self.picture.setCursor(Qt.CursorShape.PointingHandCursor)
        self.title = label("", "display", wrap=True)
        self.seats = SeatBadges(theme)
        self.now = label("", "body", wrap=True)
        self.what = label("", "small", wrap=True)
        self.tags = label("", "small", wrap=True)
        self.go = Button(
            theme, self.tr("Continue"), self._open, kind="primary", icon_name="arrow_right"
        )
        self.go.setMinimumWidth(theme.px(160))
        self.recap = Button(theme, self.tr("Where were we?"), self._tell, icon_name="history")
        self.more = Button(
            theme, self.tr("More actions"), self._show_menu, kind="icon", icon_name="more"
        )
        words = lay(
            column(theme, spacing=6, edges=(32, 22, 16, 22)),
            label(self.tr("Continue where you were"), "overline"),
            self.title,
            lay(row(theme, spacing=8, edges=(0, 2, 0, 0)), self.seats, (self.now, 1)),
            self.what,
            self.tags,
            SPRING,
            lay(row(theme, spacing=12), self.go, self.recap, self.more, SPRING),
        )
        lay(row(theme, self, edges=(1, 1, 1, 1)), (words, 1), self.picture)

    def show_document(self, info: DocumentInfo) -> None:
        self.info = info
        self.picture.show_document(info)
        self.recap.setVisible(self._sorts.has_story(info))
        self.title.setText(info.title)
        mark = self._sorts.mark_of(info)
        self.seats.show_seats(mark.seats)
        told = [mark.text, mark.line] if mark.line else [worded(info.summary)]
        self.now.setText(" · ".join(told))
        what = (self._sorts.words_of(info), ago(info.changed), *origin_words(info))
        self.what.setText(" · ".join(one.rstrip(".") for one in what))
        show_text(self.tags, "  ".join(f"# {tag}" for tag in info.tags))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        on_picture = self.picture.geometry().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and on_picture:
            self._open()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.info is not None:
            self._make_menu(self, self.info).popup(event.globalPos())

    def _open(self) -> None:
        if self.info is not None:
            self._on_open(self.info)

    def _tell(self) -> None:
        if self.info is not None:
            self._on_recap(self.info)

    def _show_menu(self) -> None:
        if self.info is not None:
            menu = self._make_menu(self, self.info)
            menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))
