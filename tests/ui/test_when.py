"""Moments in a person's words."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from bp_desktop.ui.when import ago

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
