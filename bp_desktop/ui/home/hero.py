"""Large card of Home for the last document: "Continue where you were"."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.home.finding import DocumentSorts
from bp_desktop.ui.home.pictures import DocumentPictures
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import DARK
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, show_text
from bp_desktop.ui.widgets.sky import rounded
from bp_desktop.ui.words.wording import ago, worded


class PictureView(QWidget):
    """The picture of one document, with the rounded left edge of the card it stands in."""

    def __init__(self, theme: Theme, pictures: DocumentPictures) -> None:
        super().__init__()
        self._theme = theme
        self._pictures = pictures
        self._info: DocumentInfo | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        pictures.drawn.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(380), self._theme.px(232))

    def show_document(self, info: DocumentInfo) -> None:
        self._info = info
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._info is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = self._theme.px(11)
            painter.setClipPath(rounded(QRectF(self.rect()).adjusted(0, 0, radius, 0), radius))
            drawn = self._pictures.picture(self._info, self.size(), self.devicePixelRatioF())
            if drawn is None:
                painter.fillRect(self.rect(), QColor(DARK.sky_bottom))
            else:
                painter.drawPixmap(QRectF(self.rect()), drawn, QRectF(drawn.rect()))


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
        self.title = label("", "title", wrap=True)
        self.what = label("", "quiet", wrap=True)
        self.when = label("", "small")
        self.tags = label("", "small", wrap=True)
        self.go = Button(
            theme, self.tr("Continue"), self._open, kind="primary", icon_name="arrow_right"
        )
        self.recap = Button(theme, self.tr("Where were we?"), self._tell, icon_name="history")
        self.more = Button(
            theme, self.tr("More actions"), self._show_menu, kind="icon", icon_name="more"
        )
        words = lay(
            column(theme, spacing=6, edges=(28, 24, 20, 24)),
            label(self.tr("Continue where you were"), "overline"),
            self.title,
            self.what,
            self.when,
            self.tags,
            SPRING,
            lay(row(theme, spacing=8), self.go, self.recap, SPRING, self.more),
        )
        lay(row(theme, self, edges=(1, 1, 1, 1)), (self.picture, 5), (words, 5))

    def show_document(self, info: DocumentInfo) -> None:
        self.info = info
        self.picture.show_document(info)
        self.recap.setVisible(self._sorts.has_story(info))
        self.title.setText(info.title)
        self.what.setText(f"{self._sorts.words_of(info)} · {worded(info.summary)}")
        self.when.setText(ago(info.changed))
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
