"""Moments in a person's words: "just now", "3 hours ago", "yesterday, 21:40", "12 May 2025"."""

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from bp_desktop.texts.marking import counted, filled

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
