"""Chances as bars: the percentage always, the fraction where it can be read at a glance."""

from fractions import Fraction

from pytestqt.qtbot import QtBot

from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.figures import percent, short, with_fraction
from bp_desktop.ui.look.theme import Theme

NEVER = Fraction(19, 20) ** 10
"""Ten digits above, ten below."""


def test_a_fraction_of_many_digits_gives_way_to_the_percentage() -> None:
    assert short(Fraction(41, 320)) == "41/320"
    assert short(Fraction(1, 999_999)) == "1/999999"
    assert short(Fraction(1, 1_000_000)) == ""
    assert short(NEVER) == ""
    assert with_fraction(Fraction(1, 4)) == f"{percent(Fraction(1, 4))}\n1/4"
    assert with_fraction(NEVER) == percent(NEVER)


def test_whoever_hears_the_bars_hears_every_exact_chance(qtbot: QtBot, theme: Theme) -> None:
    bars = ChanceBars(theme)
    qtbot.addWidget(bars)

    estimate = ChanceBar("Thrown", Fraction(1, 3), range_=(0.3, 0.4))
    bars.show_bars([ChanceBar("Never", NEVER), ChanceBar("Once", Fraction(1, 4)), estimate])

    exact = f"{NEVER.numerator}/{NEVER.denominator}"
    assert bars.accessibleDescription() == f"Never: {exact}; Once: 1/4"
    assert percent(NEVER) in bars.accessibleName()
