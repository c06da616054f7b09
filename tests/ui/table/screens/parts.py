"""Comparing a screen with an approved picture of it, part by part.

Each part has to look as it did, wherever it stands now: a line more above it is no reason to look
at all the rest again. A part that is gone, new or of another size is noticed.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from tests.ui.games.burning_planets.art.pictures import what_changed

PLACE, MOST_INK = 10, 12.0
"""Pixels of the halved picture, and how much the mean colour of such a square may change."""

Parts = Mapping[str, QWidget | None]
"""By their names; None for one that is not made yet."""


class Sheet(msgspec.Struct):
    """The parts at half their size, about where they stand on the screen: letters are smoothed
    differently from machine to machine."""

    picture: QImage
    places: dict[str, QRect]

    def part(self, name: str) -> QImage:
        return self.picture.copy(self.places[name])


def sheet_of(window: QWidget, parts: Parts) -> Sheet:
    """What is seen of them now."""
    whole = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    picture = QImage(whole.size() / 2, QImage.Format.Format_RGB32)
    picture.fill(whole.pixelColor(0, 0))
    with QPainter(picture) as painter:
        places = {}
        for name, widget in parts.items():
            if widget is None or not widget.isVisible():
                continue
            seen = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).intersected(
                whole.rect()
            )
            half = whole.copy(seen).scaled(
                seen.size() / 2,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            # The space between two parts keeps a rounded edge from reaching into the next one.
            places[name] = QRect(seen.topLeft() / 2, half.size()).intersected(picture.rect())
            painter.drawImage(places[name].topLeft(), half)
    return Sheet(picture, places)


def assert_parts_approved(window: QWidget, parts: Parts, name: str, folder: Path) -> None:
    """`APPROVE=1 pytest …` accepts what is seen now; look at it before you commit it."""
    now, path = sheet_of(window, parts), folder / f"{name}.png"
    if os.environ.get("APPROVE"):
        write(now, path)
        return
    assert path.exists(), f"{name} has not been approved yet: run with APPROVE=1 and look at it"
    changes = differences(now, read(path))
    if changes:
        got = path.with_suffix(".got.png")
        now.picture.save(str(got))
        pytest.fail(f"{name}: {'; '.join(changes)}; see {got.name} beside it")


def differences(now: Sheet, approved: Sheet) -> list[str]:
    """In words; empty if every part is there and looks as it did."""
    found = [f"{name} is gone" for name in approved.places if name not in now.places]
    for name, place in now.places.items():
        then = approved.places.get(name)
        if then is None:
            found.append(f"{name} is new")
        elif then.size() != place.size():
            sizes = [f"{one.width()} x {one.height()}" for one in (then, place)]
            found.append(f"{name} was {sizes[0]} and is {sizes[1]}")
        elif change := what_changed(now.part(name), approved.part(name)):
            found.append(f"{name}: {change}")
        elif (ink := ink_changed(now.part(name), approved.part(name))) > MOST_INK:
            found.append(f"{name}: the ink of one place changed by {ink:.0f} of 255")
    return found


def ink_changed(one: QImage, other: QImage) -> float:
    """The largest difference of the mean colour of a place. Letters that are smoothed differently
    or stand a little further have the same ink; words that are gone have none."""
    return float(np.abs(_ink(one) - _ink(other)).max())


def _ink(image: QImage) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    rows, columns = image.height() // PLACE, image.width() // PLACE
    channels = np.frombuffer(plain.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    places = channels[: rows * PLACE, : columns * PLACE, :3].astype(np.float64)
    means: np.ndarray[tuple[int, ...], np.dtype[np.float64]] = places.reshape(
        rows, PLACE, columns, PLACE, 3
    ).mean(axis=(1, 3))
    return means


def write(sheet: Sheet, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    assert sheet.picture.save(str(path))
    places = {name: place.getRect() for name, place in sheet.places.items()}
    path.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(places)) + b"\n")


def read(path: Path) -> Sheet:
    text = path.with_suffix(".json").read_bytes()
    places = msgspec.json.decode(text, type=dict[str, tuple[int, int, int, int]])
    picture = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    return Sheet(picture, {name: QRect(*place) for name, place in places.items()})
