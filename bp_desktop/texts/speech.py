"""Speech: a language and its translator, which is all that words are handed to be said."""

from typing import NamedTuple, Protocol

from bp_desktop.texts.plurals import in_number


class Translate(Protocol):
    """Qt's translate, or what stands in for it where there is no window."""

    def __call__(
        self, context: str, text: str, comment: str | None = ..., n: int = ..., /
    ) -> str: ...


class Speech(NamedTuple):
    language: str
    """Its code: "en", "it" or "ru"."""
    translate: Translate

    def look_up(self, context: str, marked: str) -> str:
        """A text that is marked for translation elsewhere (`QT_TRANSLATE_NOOP`)."""
        return self.translate(context, marked)


def in_english(context: str, text: str, comment: str | None = None, n: int = -1) -> str:  # noqa: ARG001 - in the shape of Qt's translate
    """The text itself, and of a number in the form that English has for it."""
    return in_number(text, n).replace("%n", str(n)) if n >= 0 else text


ENGLISH = Speech("en", in_english)
"""The command line's."""
