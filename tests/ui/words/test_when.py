"""Moments in a person's words."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.words.wording import ago, moment

NOW = datetime(2026, 5, 12, 18, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("back", "words"),
    [
        (timedelta(seconds=-90), "just now"),  # another computer's clock may be ahead
        (timedelta(seconds=59), "just now"),
        (timedelta(minutes=1), "1 minute ago"),
        (timedelta(minutes=59), "59 minutes ago"),
        (timedelta(hours=1, minutes=59), "1 hour ago"),
        (timedelta(hours=23), "23 hours ago"),
        (timedelta(days=1), "1 day ago"),
        (timedelta(days=6), "6 days ago"),
    ],
)
def test_up_to_a_week_it_says_how_long_ago(qapp: QApplication, back: timedelta, words: str) -> None:
    assert ago(NOW - back, NOW) == words


def test_after_a_week_it_says_the_date(qapp: QApplication) -> None:
    QLocale.setDefault(QLocale("en_GB"))

    assert "4 May 2026" in ago(datetime(2026, 5, 4, 12, 0, tzinfo=UTC), NOW)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ("2026-05-12T09:05", "today, 9:05"),
        ("2026-05-12T00:00", "today, 12:00"),
        ("2026-05-11T23:59", "yesterday, 11:59"),
        ("2026-05-10T21:40", "10 May 2026, 9:40"),
    ],
)
def test_a_moment_is_told_by_the_days_of_the_calendar_here(
    qapp: QApplication, then: str, words: str
) -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English))
    noon = datetime(2026, 5, 12, 12, 0).astimezone()

    told = moment(datetime.fromisoformat(then).astimezone(), noon)

    assert told.startswith(words)
    QLocale.setDefault(QLocale.system())
