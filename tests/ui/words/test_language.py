"""The window speaks the language that was chosen, with the plural forms of English too."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.words.language import LanguageSwitcher, Spoken


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["1 die", "2 dice"]),
        ("it", ["1 dado", "2 dadi"]),
        ("ru", ["1 кость", "2 кости"]),
    ],
)
def test_a_language_counts_in_its_own_forms(
    qapp: QApplication, language: Spoken, words: list[str]
) -> None:
    voice = LanguageSwitcher(qapp)
    voice.speak(language)
    try:
        said = [QCoreApplication.translate("messages", "%n dice", "", n) for n in (1, 2)]
    finally:
        voice.speak("en")
        voice.fall_silent()

    assert said == words
