"""What stands in a PDF can be copied and read aloud, in every language."""

import re
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.board.fonts import load_fonts
from bp_desktop.ui.export.pdf import text_font
from bp_desktop.ui.look.fonts import copyable
from bp_desktop.ui.look.tokens import DISPLAY_FAMILY, TEXT_FAMILY
from tests.ui.export.pdf_reading import copyable_characters, lost_signs

TRANSLATIONS = Path(__file__).parents[3] / "translations"
SPACES = " \n\t\u00a0\u202f\u2060\u00ad"
QUOTES = "“He’s ‘here’”, «qui», „там“ …"
FONTS = [(TEXT_FAMILY, weight) for weight in (400, 500, 700)]
FONTS += [(DISPLAY_FAMILY, weight) for weight in (500, 600, 700)]


def written(path: Path, font: QFont, *lines: str) -> set[str]:
    """What can be copied from a PDF with these lines in it."""
    load_fonts()
    writer = QPdfWriter(str(path))
    with QPainter(writer) as painter:
        painter.setFont(font)
        for place, line in enumerate(lines, start=1):
            painter.drawText(QPointF(200, 900 * place), line)
    return copyable_characters(path)


@pytest.mark.parametrize(
    "text",
    [
        "Asteroids, 3: (7, 2), (13, 8)",
        "Perché così? È già lì: 4 × 2 (d8)",
        "Планета 12: центр в (7, 3), ещё ёж",
        QUOTES,
    ],
)
def test_every_character_of_a_line_is_written_down(
    text: str, qapp: QApplication, tmp_path: Path
) -> None:
    """Brackets and colons beside digits have glyphs of their own, which no reader knows."""
    found = written(tmp_path / "line.pdf", text_font(20), text)

    assert set(text) - {" "} - found == set()
    assert lost_signs(tmp_path / "line.pdf") == set()


def all_texts() -> list[str]:
    """Every sign of every text there is, some at a time."""
    files = "".join(path.read_text("utf-8") for path in sorted(TRANSLATIONS.glob("*.ts")))
    words = re.findall(r"<(?:source|translation|numerusform)>([^<]*)<", files)
    signs = sorted(set("".join(map(unescape, words)) + QUOTES) - set(SPACES))
    return ["".join(signs[first : first + 40]) for first in range(0, len(signs), 40)]


@pytest.mark.parametrize(("family", "weight"), FONTS)
def test_no_sign_of_our_texts_is_taken_for_another(
    family: str, weight: int, qapp: QApplication, tmp_path: Path
) -> None:
    """A glyph that stands for two signs is written down as one of them: an apostrophe was copied as
    a letter (packaging/devtools/fonts.py)."""
    font = QFont(family)
    font.setPixelSize(200)
    font.setWeight(QFont.Weight(weight))
    lines = all_texts()

    found = written(tmp_path / "signs.pdf", copyable(font), *lines)

    assert len("".join(lines)) > 150
    assert set("".join(lines)) - found == set()
