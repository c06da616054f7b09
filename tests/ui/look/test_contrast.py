"""Every text, edge and focus ring reaches WCAG AA, in both themes and all states.

Read from the style sheet itself, so that a new rule is held to it by being written.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.players import READABLE, contrast
from bp_desktop.ui.look.stylesheet import TEMPLATE
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.look.tokens import COLORS, TYPE, Colors, Mode

AA_TEXT = 4.5
GROUNDS = ("window", "rail", "surface", "raised", "sunken", "gold_quiet", "danger_quiet")
"""Whatever shows no ground of its own may stand on any of these."""
STATES = ("", "hover", "pressed", "checked", "selected", "focus")
WORDLESS = ("QScrollBar", "QSlider", "QSplitter", "::indicator", "::separator", "#rule", "#upright")
"""Rules about what carries no words."""
RINGLESS = ('QLineEdit[kind="bare"]', "QSpinBox QLineEdit")
"""Fields inside a frame that shows the focus instead."""

Declared = dict[str, str]


class Rule(NamedTuple):
    """One selector in one state, with all that holds for it."""

    selector: str
    state: str
    declared: Declared


def rules() -> Iterator[Rule]:
    plain: dict[str, Declared] = {}
    stateful: list[tuple[str, str, Declared]] = []
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", TEMPLATE):
        declared = {
            name.strip(): value.strip()
            for name, value in re.findall(r"([a-z-]+):([^;]+)(?:;|$)", body.strip())
        }
        for selector in (one.strip() for one in selectors.split(",")):
            base, _, state = selector.partition(":") if "::" not in selector else (selector, "", "")
            if "::" in selector:
                head, _, tail = selector.partition("::")
                part, _, state = tail.partition(":")
                base = f"{head}::{part}"
            if state:
                stateful.append((base, state, declared))
            else:
                plain[base] = {**plain.get(base, {}), **declared}
    for base, declared in plain.items():
        yield Rule(base, "", declared)
    for base, state, declared in stateful:
        kind = re.sub(r"\[.*|::.*", "", base)
        yield Rule(base, state, {**plain.get(kind, {}), **plain.get(base, {}), **declared})


def token(value: str) -> str:
    found = re.search(r"\$([a-z_]+)", value)
    return found[1] if found else ""


def grounds(rule: Rule) -> tuple[str, ...]:
    own = token(rule.declared.get("background", ""))
    return (own,) if own else GROUNDS


ALL = list(rules())
WORDS = [
    rule
    for rule in ALL
    if rule.state != "disabled"  # AA leaves these out
    and token(rule.declared.get("color", "") or "")
    and not any(part in rule.selector for part in WORDLESS)
]
LINES_OF_FOCUS = {"border", "border-color", "border-bottom"}
RINGS = [rule for rule in ALL if rule.state == "focus" and rule.selector not in RINGLESS]


def called(rule: Rule) -> str:
    return f"{rule.selector}:{rule.state}"


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("rule", WORDS, ids=called)
def test_words_reach_aa_in_every_state(rule: Rule, colors: Colors) -> None:
    ink = token(rule.declared["color"])

    low = {ground: ratio(colors, ink, ground) for ground in grounds(rule)}

    assert {ground for ground, value in low.items() if value < AA_TEXT} == set()


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
def test_hints_in_empty_fields_reach_aa(colors: Colors) -> None:
    """Left to Qt they have half the ink of words."""
    (ink,) = {token(rule.declared.get("placeholder-text-color", "")) for rule in ALL} - {""}
    fields = [rule for rule in ALL if rule.selector in ("QLineEdit", "QPlainTextEdit")]

    assert fields
    assert all(ratio(colors, ink, ground) >= AA_TEXT for one in fields for ground in grounds(one))


@pytest.mark.parametrize("mode", COLORS)
def test_qt_takes_the_ink_of_hints_from_the_style_sheet(
    qtbot: QtBot, theme: Theme, mode: Mode
) -> None:
    theme.set_look(Appearance(mode))
    for kind in (QLineEdit, QPlainTextEdit):
        field = kind()
        qtbot.addWidget(field)
        field.show()

        shown = field.palette().color(QPalette.ColorRole.PlaceholderText)

        assert shown == QColor(COLORS[mode].faint)


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("selection", ["selection-background-color"])
def test_selected_words_reach_aa(selection: str, colors: Colors) -> None:
    pairs = [
        (token(rule.declared["selection-color"]), token(rule.declared[selection]))
        for rule in ALL
        if selection in rule.declared
    ]

    assert pairs
    assert all(ratio(colors, *pair) >= AA_TEXT for pair in pairs)


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("rule", RINGS, ids=called)
def test_a_focus_ring_is_seen(rule: Rule, colors: Colors) -> None:
    """A ring is the outermost line: whatever a control stands on lies beside it."""
    ring = next(
        name
        for part in ("border", "border-color", "border-bottom", "color")
        if (name := token(rule.declared.get(part, "")))
    )

    assert all(ratio(colors, ring, ground) >= READABLE for ground in GROUNDS)


def test_the_keyboard_is_told_by_a_line_and_not_only_by_a_colour() -> None:
    """Letters in another colour look like all others in grey. A box has its line around itself."""
    boxes = ("QCheckBox", "QRadioButton")
    bare = [one.selector for one in RINGS if not LINES_OF_FOCUS & one.declared.keys()]

    assert [one for one in bare if one not in boxes] == []
    assert {f"{one}::indicator" for one in boxes} <= {one.selector for one in RINGS}


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("role", TYPE)
def test_every_rung_of_the_type_scale_is_read_on_every_ground(role: str, colors: Colors) -> None:
    ink = TYPE[role].color

    assert all(ratio(colors, ink, ground) >= AA_TEXT for ground in GROUNDS)


MARKED = [rule for rule in ALL if rule.state == "checked" and "::" not in rule.selector]
"""Boxes and circles have a tick and a thick ring."""
LINES = ("border", "border-color", "border-left", "border-bottom", "border-bottom-color")


@pytest.mark.parametrize("colors", COLORS.values(), ids=COLORS)
@pytest.mark.parametrize("rule", MARKED, ids=called)
def test_what_is_chosen_has_a_line_and_not_only_a_colour(rule: Rule, colors: Colors) -> None:
    """In grey a tint and its letters look like all others; a line that was not there is seen."""
    plain = next(one for one in ALL if one.selector == rule.selector and not one.state)
    new = {part for part in LINES if rule.declared.get(part) != plain.declared.get(part)}

    assert new
    for part in new:
        line, before = token(rule.declared[part]), token(plain.declared.get(part, ""))
        assert all(ratio(colors, line, ground) >= READABLE for ground in grounds(rule))
        assert not before or ratio(colors, before, grounds(plain)[0]) < READABLE


def test_states_are_found() -> None:
    """Or nothing above would be tested."""
    assert {rule.state for rule in ALL} >= set(STATES)
    assert len(WORDS) > 40
    assert len(RINGS) > 15
    assert len(MARKED) > 5


def ratio(colors: Colors, one: str, other: str) -> float:
    return contrast(QColor(getattr(colors, one)), QColor(getattr(colors, other)))
