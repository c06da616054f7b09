"""The bundled fonts load, cover our three languages, and set figures in columns."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"
FILES = sorted(path.name for path in FONTS.glob("*.ttf"))

WEIGHTS = {"Inter": {400, 500, 700}, "Exo 2": {500, 600, 700}}
LICENCES = {"Inter": "Inter-OFL.txt", "Exo2": "Exo2-OFL.txt"}

SAMPLES = {
    "en": "The quick brown fox jumps over the lazy dog, “so it’s said” – 0123456789 % × ½ − ≥ ≤ …",
    "it": "Perché «più città» è già così: àèéìíîòóùú ÀÈÉÌÒÙ, un’orbita",
    "ru": "Съешь же ещё этих мягких французских булок, да выпей чаю; Ё Й Щ Ъ Э Ю Я №",
}


@pytest.fixture(scope="module")
def families(qapp: QApplication) -> Iterator[set[str]]:
    ids = [QFontDatabase.addApplicationFont(str(FONTS / name)) for name in FILES]

    yield {family for each in ids for family in QFontDatabase.applicationFontFamilies(each)}

    for each in ids:
        QFontDatabase.removeApplicationFont(each)


def test_the_files_give_the_two_families_in_the_weights_we_use(families: set[str]) -> None:
    weights = {
        family: {QFontDatabase.weight(family, style) for style in QFontDatabase.styles(family)}
        for family in WEIGHTS
    }

    assert set(WEIGHTS) <= families
    assert weights == WEIGHTS


@pytest.mark.parametrize("language", SAMPLES)
@pytest.mark.parametrize("name", FILES)
def test_every_file_has_every_letter_of_our_languages(
    qapp: QApplication, name: str, language: str
) -> None:
    font = QRawFont(str(FONTS / name), 16)

    missing = {letter for letter in SAMPLES[language] if not font.supportsCharacter(ord(letter))}

    assert font.isValid()
    assert missing == set()


def test_tabular_figures_of_the_text_font_are_all_of_one_width(families: set[str]) -> None:
    assert {figures_differ_by("Inter", weight) for weight in WEIGHTS["Inter"]} == {0}


def test_tabular_figures_of_the_heading_font_look_all_of_one_width(families: set[str]) -> None:
    """Exo 2 draws its tabular 4 a little narrow, too little to see; columns are set in Inter."""
    assert max(figures_differ_by("Exo 2", weight) for weight in WEIGHTS["Exo 2"]) < 0.01


def figures_differ_by(family: str, weight: int) -> float:
    """The difference of the widest and the narrowest figure, as a part of the widest."""
    font = QFont(family)
    font.setWeight(QFont.Weight(weight))
    font.setPixelSize(32)
    font.setFeature(QFont.Tag("tnum"), 1)
    metrics = QFontMetricsF(font)
    assert QFontInfo(font).family() == family

    widths = [metrics.horizontalAdvance(digit * 4) for digit in "0123456789"]
    return (max(widths) - min(widths)) / max(widths)


@pytest.mark.parametrize("name", FILES)
def test_a_font_file_is_small_and_has_its_licence_beside_it(name: str) -> None:
    licence = FONTS / LICENCES[name.partition("-")[0]]

    assert (FONTS / name).stat().st_size < 400_000
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")
