"""The window speaks the language that was chosen, with the plural forms of English too."""

import os
import subprocess
import sys

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


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these are told otherwise there")
@pytest.mark.parametrize(
    ("told", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8", "LC_NUMERIC": "it_IT.UTF-8", "LC_TIME": "ru_RU.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:it:en"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_first_start_speaks_the_language_of_the_system(
    told: dict[str, str], language: str
) -> None:
    """Of its words, whatever its dates and numbers are in; asked in a fresh process."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LANG", "LANGUAGE") and not name.startswith("LC_")
    }
    ask = "from bp_desktop.ui.words.language import spoken; print(spoken('system'))"
    done = subprocess.run(
        [sys.executable, "-c", ask], env=clean | told, capture_output=True, text=True, check=True
    )

    assert done.stdout == f"{language}\n"
