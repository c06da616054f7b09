"""Both themes are readable, complete, and change live."""

import re

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.players import contrast
from bp_desktop.ui.look.stylesheet import stylesheet
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.look.tokens import COLORS, SCALES, TYPE, Colors
from bp_desktop.ui.widgets.basics import Button, column, label, rescale, sized

GROUNDS = ("window", "rail", "surface", "raised", "sunken", "field")
AA_TEXT, AA_PARTS = 4.5, 3.0


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", ["text", "muted", "faint", "gold", "danger", "success", "info"])
def test_text_reaches_wcag_aa_on_every_ground(colors: Colors, ground: str, ink: str) -> None:
    ratio = contrast(QColor(getattr(colors, ink)), QColor(getattr(colors, ground)))

    assert ratio >= AA_TEXT


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("on_accent", "accent"),
        ("on_accent", "accent_hover"),
        ("gold", "gold_quiet"),
        ("text", "danger_quiet"),
        ("muted", "danger_quiet"),
        ("info", "danger_quiet"),
        ("muted", "sky_top"),
        ("muted", "sky_bottom"),
        ("gold", "sky_top"),
    ],
)
def test_text_on_coloured_grounds_reaches_wcag_aa(colors: Colors, ink: str, ground: str) -> None:
    ratio = contrast(QColor(getattr(colors, ink)), QColor(getattr(colors, ground)))

    assert ratio >= AA_TEXT


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("part", ["outline", "focus", "accent"])
def test_edges_and_focus_rings_can_be_seen(colors: Colors, ground: str, part: str) -> None:
    ratio = contrast(QColor(getattr(colors, part)), QColor(getattr(colors, ground)))

    assert ratio >= AA_PARTS


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("scale", [80, 100, 200])
def test_the_style_sheet_has_no_token_left(colors: Colors, scale: int) -> None:
    text = stylesheet(colors, scale)

    assert "$" not in text
    assert not re.search(r"\du\b", text)


def test_lengths_follow_the_scale() -> None:
    small, large = stylesheet(COLORS["dark"], 80), stylesheet(COLORS["dark"], 200)

    assert "font-size: 11px" in small
    assert "font-size: 28px" in large


def test_the_bundled_fonts_are_loaded_with_cyrillic(theme: Theme) -> None:
    for family in {style.family for style in TYPE.values()}:
        systems = QFontDatabase.writingSystems(family)

        assert QFontDatabase.WritingSystem.Cyrillic in systems
        assert QFontInfo(theme.font("title")).exactMatch()


def test_a_new_look_reaches_what_is_on_the_screen(
    theme: Theme, qtbot: QtBot, qapp: QApplication
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    layout = column(theme, widget, spacing=8, edges=(10, 20, 30, 40))
    heading = sized(theme, label("x", "title"), width=100)
    layout.addWidget(heading)
    theme.changed.connect(lambda: rescale(theme, widget))
    widget.show()

    theme.set_look(theme.look._replace(theme="light", scale=150))

    assert layout.spacing() == 12
    assert layout.contentsMargins().bottom() == 60
    assert heading.width() == 150
    assert heading.font().pixelSize() == 36
    assert qapp.palette().window().color() == QColor(COLORS["light"].window)


def test_a_label_never_reads_markup(theme: Theme, qtbot: QtBot) -> None:
    """Names come from people and files."""
    holder = QWidget()
    qtbot.addWidget(holder)
    shown = label("<b>bold</b>")
    QVBoxLayout(holder).addWidget(shown)
    as_markup = QLabel("<b>bold</b>", holder)

    assert shown.sizeHint().width() > as_markup.sizeHint().width()


@pytest.mark.parametrize("scale", SCALES)
def test_chips_are_round_at_every_scale(qtbot: QtBot, theme: Theme, scale: int) -> None:
    """Qt draws a corner square, if its radius is more than half of the height."""
    theme.set_look(Appearance(scale=scale))
    chip = Button(theme, "Chip", kind="chip")
    qtbot.addWidget(chip)
    chip.setCheckable(True)
    chip.setChecked(True)

    picture = chip.grab().toImage()

    edge = picture.pixelColor(picture.width() // 2, 0)
    assert edge == theme.color("gold")
    assert picture.pixelColor(0, 0) != edge


def test_fields_are_never_darker_than_the_page_by_day() -> None:
    """Or they read as disabled."""
    colors = COLORS["light"]

    for ground in (colors.window, colors.surface, colors.raised):
        assert QColor(colors.field).lightness() >= QColor(ground).lightness()
    assert QColor(colors.sunken).lightness() < QColor(colors.window).lightness()
