"""Tables as files that a spreadsheet of each language opens as they are."""

import pytest
from PySide6.QtCore import QLocale

from bp_desktop.ui.words.sheets import sheet


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Player,Luck\nАнна,1.5000\n"),
        ("it", "Player;Luck\nАнна;1,5000\n"),
        ("ru", "Player;Luck\nАнна;1,5000\n"),
    ],
)
def test_separator_and_decimal_sign_are_those_of_the_language(language: str, text: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        data = sheet(["Player", "Luck"], [["Анна", 1.5]])
    finally:
        QLocale.setDefault(before)

    assert data.startswith(b"\xef\xbb\xbf"), "else a spreadsheet reads Cyrillic as something else"
    assert data.decode("utf-8-sig") == text


def test_words_cannot_become_formulas_and_whole_numbers_stay_whole() -> None:
    data = sheet(["a", "b", "c"], [["=1+1", 3, 4.0]])

    assert data.decode("utf-8-sig").splitlines()[1].endswith("3,4")
    assert "'=1+1" in data.decode("utf-8-sig")
