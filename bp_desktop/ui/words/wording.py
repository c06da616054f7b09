"""Messages, facts, numbers and moments in the language of the window."""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from bp_desktop.core.messages import Fact, Message
from bp_desktop.texts.marking import counted, filled
from bp_desktop.texts.speech import Speech
from bp_desktop.ui.words.language import LANGUAGES
from bp_desktop.ui.words.phrasebook import phrasebook


def speech() -> Speech:
    """The language of the window at this moment, and Qt's words for it."""
    return _speech(QLocale().name())


@lru_cache(maxsize=8)
def _speech(locale: str) -> Speech:
    return Speech(locale.partition("_")[0], QCoreApplication.translate)


def book_speech() -> Speech:
    """The window's, for books that are there in the languages we speak; else English."""
    said = speech()
    return said if said.language in LANGUAGES else said._replace(language="en")


def shown_name(names: Mapping[str, str]) -> str:
    """Of a thing that has a name for each language, or one for all."""
    return names.get(speech().language) or names.get("") or names.get("en", "")


def worded(message: Message) -> str:
    return phrasebook().sentence(message, speech())


def words_of(message: Message | None) -> str:
    """The same, where there may be nothing to say."""
    return "" if message is None else worded(message)


def worded_all(messages: Iterable[Message]) -> str:
    """Several messages, one sentence a line."""
    return "\n".join(worded(message) for message in messages)


def fact_words(owner: str, fact: Fact) -> str:
    """What a thing or an amount is called, as a sentence of its game would: owner is "bp"."""
    return phrasebook().fact(owner, fact, speech())


def translated(context: str, marked: str) -> str:
    """A text that was marked with QT_TRANSLATE_NOOP where it is written."""
    look_up = QCoreApplication.translate
    return look_up(context, marked)


def decimal(value: float, digits: int = 1) -> str:
    """Rounded to so many digits after the point or comma."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    # Qt has no such call for whole numbers, which callers may hand over as floats.
    return locale.toString(float(value), "f", digits)


# --- moments


_MINUTE, _HOUR, _DAY = 60, 60 * 60, 24 * 60 * 60


def ago(then: datetime, now: datetime | None = None) -> str:
    """How long ago, up to a week; after that the date."""
    seconds = int(((now or datetime.now(UTC)) - then).total_seconds())
    translate = QCoreApplication.translate
    if seconds < _MINUTE:
        return translate("when", "just now")
    if seconds < _HOUR:
        minutes = seconds // _MINUTE
        return counted(translate("when", "%n minute(s) ago", "", minutes), minutes)
    if seconds < _DAY:
        hours = seconds // _HOUR
        return counted(translate("when", "%n hour(s) ago", "", hours), hours)
    if seconds < 7 * _DAY:
        days = seconds // _DAY
        return counted(translate("when", "%n day(s) ago", "", days), days)
    local = QDateTime.fromSecsSinceEpoch(int(then.timestamp())).date()
    return QLocale().toString(local, QLocale.FormatType.LongFormat)


def moment(then: datetime, now: datetime | None = None) -> str:
    """The day and the time of day, for telling moments of one evening from each other."""
    translate = QCoreApplication.translate
    local = QDateTime.fromSecsSinceEpoch(int(then.timestamp()))
    today = QDateTime.fromSecsSinceEpoch(int((now or datetime.now(UTC)).timestamp())).date()
    time = QLocale().toString(local.time(), QLocale.FormatType.ShortFormat)
    days = local.date().daysTo(today)
    if days == 0:
        return filled(translate("when", "today, {time}"), time=time)
    if days == 1:
        return filled(translate("when", "yesterday, {time}"), time=time)
    date = QLocale().toString(local.date(), "d MMM yyyy")
    return f"{date}, {time}"
