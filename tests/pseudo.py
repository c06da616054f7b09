"""A made-up language whose texts are 40 % longer than the English ones."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

MORE = 0.4
FILLING = "ôn èla tûr "


class LongerWords(QTranslator):
    """Says in English what is asked for, and goes on for a while, as other languages do. Short
    texts grow by letters, long ones by words; places for facts stay where they are."""

    def translate(
        self, _context: str, source: str, _comment: str | None = None, n: int = -1
    ) -> str:
        text = source.replace("%n", str(n)) if n >= 0 else source
        return lengthened(text)

    def isEmpty(self) -> bool:
        return False


def lengthened(text: str) -> str:
    if not any(letter.isalpha() for letter in text):
        return text
    more = round(len(text) * MORE)
    if more < len(FILLING) // 2:
        return text + "ôèûàìñ"[:more]
    return f"{text} {(FILLING * (more // len(FILLING) + 1))[: more - 1].strip()}"


@contextmanager
def speaking_longer() -> Iterator[None]:
    translator = LongerWords()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
