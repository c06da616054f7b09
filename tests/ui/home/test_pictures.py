"""Pictures of documents on Home take bounded memory, whatever is played and whatever a box has."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.home import pictures
from bp_desktop.ui.home.pictures import DocumentPictures, unpacked
from bp_desktop.ui.look.theme import Theme
from tests.ui.build import Room

SIZE = QSize(300, 170)


def png(width: int, height: int) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    image.fill(0)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide6's stub wants bytes here
    return bytes(data.data())


def drawn(qtbot: QtBot, made: DocumentPictures, info: DocumentInfo, size: QSize = SIZE) -> None:
    with qtbot.waitSignal(made.drawn):
        made.picture(info, size, 1.0)


def test_a_picture_takes_the_place_of_the_one_of_the_step_before(
    room: Room, theme: Theme, qtbot: QtBot
) -> None:
    room.add("One")
    [info] = room.library.documents()
    made = DocumentPictures(theme, room.desk, room.window)

    for step in range(12):
        drawn(qtbot, made, info._replace(pictured=step))

    assert made.pixels == SIZE.width() * SIZE.height()


def test_until_it_is_drawn_the_one_before_is_shown(room: Room, theme: Theme, qtbot: QtBot) -> None:
    room.add("One")
    [info] = room.library.documents()
    made = DocumentPictures(theme, room.desk, room.window)
    assert made.picture(info, SIZE, 1.0) is None
    drawn(qtbot, made, info)
    before = made.picture(info, SIZE, 1.0)
    assert before is not None

    newer = made.picture(info._replace(pictured=7), SIZE, 1.0)
    larger = made.picture(info, SIZE * 2, 1.0)

    assert newer is not None
    assert larger is not None
    assert newer.cacheKey() == larger.cacheKey() == before.cacheKey()


def test_many_sizes_of_many_documents_stay_within_the_limit(
    room: Room, theme: Theme, qtbot: QtBot
) -> None:
    room.add("One")
    [info] = room.library.documents()
    made = DocumentPictures(theme, room.desk, room.window)

    for number in range(6):
        drawn(qtbot, made, info, QSize(3000 + number, 2000))

    assert made.pixels <= pictures.MOST_PIXELS
    assert made.picture(info, QSize(3005, 2000), 1.0) is not None


def test_a_picture_that_is_a_bomb_is_not_unpacked() -> None:
    large, usual = png(8000, 8000), png(640, 360)

    assert len(large) < 100_000
    assert unpacked(large) is None
    image = unpacked(usual)
    assert image is not None
    assert image.size() == QSize(640, 360)


def test_what_is_no_picture_is_none() -> None:
    assert unpacked(b"\x89PNG, almost") is None
