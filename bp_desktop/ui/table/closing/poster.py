"""Poster of a match: the closing page without its buttons, as a picture or a page of A4."""

import re
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QPoint,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from bp_desktop.games.shared.looking_back import LookBack
from bp_desktop.ui.look.fonts import copyable
from bp_desktop.ui.table.closing.facts import ClosingFacts
from bp_desktop.ui.table.closing.page import ClosingContent
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import put_away
from bp_desktop.ui.widgets.fields import PlayerBadge

PICTURE = QSize(1920, 1080)
PAPER = QSize(297, 210)
"""Millimetres."""
RESOLUTION = 300
WIDTHS = (1140, 1240, 1366, 1536, 1720, 1920, 2240, 2600, 3000, 3600)
"""Design widths that are tried until everything fits: the more there is, the smaller it gets."""
FINE = 2.0
"""Device pixels of the board for one of the design."""
_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


def poster_name(title: str, suffix: str) -> Path:
    """In the person's own folder, by the name of the match."""
    words = QCoreApplication.translate("closing", "poster")
    name = _UNFIT.sub("_", title).strip(" .")
    return Path.home() / (f"{name} - {words}{suffix}" if name else f"{words}{suffix}")


def poster_bytes(context: AnyTable, facts: ClosingFacts, back: LookBack, suffix: str) -> bytes:
    """The file, whole."""
    if suffix == ".pdf":
        return _pdf(context, facts, back)
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(store, QByteArray(b"png")).write(poster_image(context, facts, back))
    return bytes(store.data().data())


def poster_image(context: AnyTable, facts: ClosingFacts, back: LookBack) -> QImage:
    sheet = _sheet(context, facts, back, PICTURE)
    image = QImage(PICTURE, QImage.Format.Format_RGB32)
    image.fill(context.theme.color("window"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        _paint(painter, sheet, PICTURE.width())
    put_away(sheet)
    return image


def _pdf(context: AnyTable, facts: ClosingFacts, back: LookBack) -> bytes:
    """Words stay words: they can be searched and copied."""
    sheet = _sheet(context, facts, back, PAPER)
    for one in sheet.findChildren(QWidget):
        one.setFont(copyable(QFont(one.font())))
    data = QByteArray()
    store = QBuffer(data)
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(store)
    writer.setResolution(RESOLUTION)
    writer.setTitle(facts.title)
    writer.setCreator("Burning Planets")
    page, landscape = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape
    writer.setPageLayout(QPageLayout(page, landscape, QMarginsF(0, 0, 0, 0)))
    with QPainter(writer) as painter:
        whole = painter.viewport()
        painter.fillRect(whole, context.theme.color("window"))
        _paint(painter, sheet, whole.width())
    put_away(sheet)
    store.close()
    return bytes(data.data())


def _sheet(context: AnyTable, facts: ClosingFacts, back: LookBack, shape: QSize) -> ClosingContent:
    """Laid out out of sight, as large as everything can be."""
    px = context.theme.px
    made = ClosingContent(context, facts, back)
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    for width in WIDTHS:
        size = QSize(px(width), round(px(width) * shape.height() / shape.width()))
        made.resize(size)
        made.show()
        QCoreApplication.sendPostedEvents(made)
        if _needed(made, size.width()) <= size.height():
            break
    made.hero.draw_now(FINE)
    for badge in made.findChildren(PlayerBadge):
        badge.be_fine(FINE)
    return made


def _needed(sheet: QWidget, width: int) -> int:
    layout = sheet.layout()
    assert layout is not None
    layout.activate()
    if layout.hasHeightForWidth():
        return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
    return layout.totalMinimumSize().height()


def _paint(painter: QPainter, sheet: QWidget, width: int) -> None:
    scale = width / sheet.width()
    painter.scale(scale, scale)
    flags = QWidget.RenderFlag.DrawChildren | QWidget.RenderFlag.DrawWindowBackground
    sheet.render(painter, QPoint(), QRegion(), flags)
