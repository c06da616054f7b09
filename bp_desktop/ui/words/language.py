"""Interface language: the translators that are installed, and changing them."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from bp_desktop.resources import translation
from bp_desktop.ui.shell.preferences import Language

Spoken = Literal["en", "it", "ru"]

LANGUAGES: dict[str, str] = {"en": "English", "it": "Italiano", "ru": "Русский"}
"""Each in its own words: somebody who chose a wrong one must find the way back."""


def spoken(wish: Language) -> Spoken:
    """The language for a wish; "system" is the first of the system's that we speak.

    Not that of its dates and numbers, which is another setting on Windows and macOS.
    """
    if wish != "system":
        return wish
    for language in QLocale.system().uiLanguages():
        match language[:2]:
            case "it":
                return "it"
            case "ru":
                return "ru"
            case "en":
                return "en"
    return "en"


class LanguageSwitcher:
    """Keeps the translators of the moment. Texts asked for from now on are in the new language."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []

    def speak(self, wish: Language) -> None:
        self.fall_silent()
        language = spoken(wish)
        QLocale.setDefault(_locale(language))
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name in (f"{qt}/qtbase_{language}.qm", str(translation(language))):
            translator = QTranslator()
            if translator.load(name):
                self._application.installTranslator(translator)
                self._translators.append(translator)

    def fall_silent(self) -> None:
        """Back to the texts of the sources."""
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators.clear()


def _locale(language: Spoken) -> QLocale:
    """The system's own locale if it has that language: it knows the country's dates."""
    system = QLocale.system()
    return system if system.name()[:2] == language else QLocale(language)
