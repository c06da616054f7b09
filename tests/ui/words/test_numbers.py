"""Numbers in the language of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from bp_desktop.ui.games.burning_planets.studio.panels.balance import figure
from bp_desktop.ui.words.wording import decimal


@pytest.fixture
def italian() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("it"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("italian")
def test_decimals_have_the_comma_of_the_language_whole_numbers_too() -> None:
    assert decimal(19.83) == "19,8"
    assert decimal(3) == "3,0"


@pytest.mark.usefixtures("italian")
def test_the_figures_of_the_balance_have_it_too_and_no_needless_zero() -> None:
    assert figure(19.83) == "19,8"
    assert figure(20) == "20"
