"""Style sheet of the program: $name is a colour, 12u a length that scales, @ our pictures.

44f is a length that fits a finger: it grows with the scale, and never shrinks.
"""

import re

from bp_desktop.ui.look.tokens import TYPE, Colors

_LENGTH = re.compile(r"(-?\d+(?:\.\d+)?)u\b")
_RADIUS = re.compile(r"(?<=border-radius: )(\d+)u\b")
_FINGER = re.compile(r"(\d+)f\b")
_COLOR = re.compile(r"\$([a-z_]+)")

TEMPLATE = """
* { outline: 0; }
QWidget {
  color: $text; placeholder-text-color: $faint; font-family: "Inter"; font-size: 14u;
}
QMainWindow, QDialog, #page, #pageContent { background: $window; }
QScrollArea, #transparent { background: transparent; border: 0; }
QToolTip {
  color: $text; background: $raised; border: 1px solid $hairline; padding: 6u 8u;
}

#rail { background: $rail; border: 0; border-right: 1px solid $hairline; }
#rail QToolButton {
  background: transparent; border: 2px solid transparent; border-radius: 10u; color: $muted;
  font-size: 12u; font-weight: 500; padding: 4u 0 2u 0;
}
#rail QToolButton:hover { background: $surface; color: $text; }
#rail QToolButton:checked {
  background: $gold_quiet; color: $gold; border-left: 3px solid $gold;
}
#rail QToolButton:focus { border-color: $focus; }
#emblem { qproperty-alignment: AlignCenter; min-height: 64u; }

[card="true"] { background: $surface; border: 1px solid $hairline; border-radius: 12u; }
[card="outline"] { border: 1px solid $hairline; border-radius: 12u; background: $sunken; }
[card="sunken"] { background: $sunken; border: 1px solid $hairline; border-radius: 10u; }
[card="active"] { background: $surface; border: 2px solid $accent; border-radius: 12u; }
[card="gold"] { background: $gold_quiet; border: 1px solid $gold; border-radius: 12u; }
[card="danger"] { background: $danger_quiet; border: 1px solid $danger; border-radius: 12u; }
[card="switch"] { background: $sunken; border: 1px solid $hairline; border-radius: 12u; }
#head { background: $rail; border: 0; border-bottom: 1px solid $hairline; }
#upright { background: $hairline; border: 0; }
#rulesSide { background: $surface; border: 0; border-right: 1px solid $hairline; }
#rule { background: $hairline; border: 0; max-height: 1px; min-height: 1px; }

QPushButton {
  background: $raised; border: 1px solid $outline; border-radius: 8u;
  padding: 0 16u; min-height: 34u; font-weight: 500;
}
QPushButton:hover { border-color: $gold; }
QPushButton:pressed { background: $sunken; }
QPushButton:focus { border: 2px solid $focus; padding: 0 15u; }
QPushButton:disabled { color: $faint; border-color: $hairline; }
QPushButton::menu-indicator { image: none; width: 0; }
QPushButton[kind="primary"] {
  background: $accent; color: $on_accent; border: 2px solid $accent; font-weight: 700;
}
QPushButton[kind="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[kind="primary"]:pressed { background: $accent; }
QPushButton[kind="primary"]:disabled {
    background: $raised; border-color: $hairline; color: $faint;
}
QPushButton[kind="primary"]:focus { border: 2px solid $text; padding: 0 16u; }
QPushButton[kind="quiet"] {
  background: transparent; border: 2px solid transparent; color: $text; padding: 0 10u;
}
QPushButton[kind="quiet"]:hover { background: $raised; }
QPushButton[kind="quiet"]:disabled { color: $faint; }
QPushButton[kind="quiet"]:focus { border: 2px solid $focus; padding: 0 10u; }
QPushButton[kind="link"] {
  background: transparent; border: 2px solid transparent; color: $gold; padding: 0 8u;
}
QPushButton[kind="link"]:hover { background: $gold_quiet; }
QPushButton[kind="link"]:focus { border: 2px solid $focus; padding: 0 8u; }
QPushButton[kind="mini"] {
  background: transparent; border: 2px solid transparent; border-radius: 6u; color: $gold;
  min-height: 24u; padding: 0 6u; font-size: 13u;
}
QPushButton[kind="mini"]:hover { background: $gold_quiet; }
QPushButton[kind="mini"]:focus { border: 2px solid $focus; padding: 0 6u; }
QPushButton[kind="mini"]:disabled { color: $faint; }
QPushButton[kind="rule"] {
  background: transparent; border: 2px solid transparent; border-radius: 6u; color: $info;
  min-height: 18u; padding: 0 2u; font-size: 12u; text-decoration: underline;
}
QPushButton[kind="rule"]:hover { color: $text; }
QPushButton[kind="rule"]:focus { border: 2px solid $focus; padding: 0 2u; }
QPushButton[kind="chip"] {
  background: transparent; border: 1px solid $hairline; border-radius: 14u; color: $muted;
  min-height: 28u; padding: 0 14u;
}
QPushButton[kind="chip"]:hover { color: $text; border-color: $outline; }
QPushButton[kind="chip"]:checked { background: $gold_quiet; border-color: $gold; color: $gold; }
QPushButton[kind="chip"]:disabled { color: $faint; }
QPushButton[kind="chip"]:focus { border: 2px solid $focus; padding: 0 13u; }
QPushButton[beside="chips"][kind="quiet"] { min-height: 26u; }
QPushButton[kind="segment"] {
  background: transparent; border: 1px solid transparent; border-radius: 9u; color: $muted;
  min-height: 32u; padding: 0 13u; font-size: 13u;
}
QPushButton[kind="segment"]:hover { color: $text; }
QPushButton[kind="segment"]:checked {
  background: $gold_quiet; border-color: $gold; color: $gold;
}
QPushButton[kind="segment"]:focus { border: 2px solid $focus; padding: 0 12u; }
QPushButton[kind="tab"] {
  background: transparent; border: 0; border-bottom: 2px solid transparent; border-radius: 0;
  color: $muted; min-height: 42u; padding: 0 1u; font-size: 13u;
}
QPushButton[kind="tab"]:hover { color: $text; }
QPushButton[kind="tab"]:checked { border-bottom-color: $gold; color: $gold; }
QPushButton[kind="tab"]:focus { border-bottom: 3px solid $focus; color: $text; padding: 0 1u; }
QPushButton[kind="bare"] {
  background: transparent; border: 2px solid transparent; padding: 0 6u; min-height: 30u;
  font-size: 13u;
}
QPushButton[kind="bare"]:hover { background: $raised; }
QPushButton[kind="bare"]:focus { border: 2px solid $focus; padding: 0 6u; }
QPushButton[kind="pad"] { padding: 0; border-radius: 8u; font-weight: 600; }
QPushButton[kind="pad"]:focus { border: 2px solid $focus; padding: 0; }
QPushButton[kind="icon"] {
  background: transparent; border: 2px solid transparent; border-radius: 8u; padding: 0;
  min-width: 32u; max-width: 32u; min-height: 32u; max-height: 32u;
}
QPushButton[kind="icon"]:hover { background: $raised; }
QPushButton[kind="icon"]:focus { border-color: $focus; }

QLineEdit, QPlainTextEdit, QSpinBox, QComboBox {
  background: $field; border: 1px solid $outline; border-radius: 8u; padding: 0 10u;
  min-height: 34u; selection-background-color: $accent; selection-color: $on_accent;
}
QPlainTextEdit { padding: 8u 10u; }
QLineEdit:disabled, QPlainTextEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
  background: $sunken; border-color: $hairline; color: $faint;
}
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QComboBox:focus {
  border: 2px solid $focus; padding: 0 9u;
}
QPlainTextEdit:focus { padding: 7u 9u; }
QTextEdit#path {
  background: transparent; border: 0; border-bottom: 2px solid transparent;
  color: $muted; font-size: 13u;
}
QTextEdit#path:focus { border-bottom: 2px solid $focus; }
QLineEdit[kind="bare"] {
  background: transparent; border: 0; padding: 0; font-size: 17u; min-height: 40u;
}
QLineEdit[kind="bare"]:focus { border: 0; padding: 0; }
QLineEdit[invalid="true"] { border: 2px solid $danger; padding: 0 9u; }
QComboBox::drop-down { border: 0; width: 28u; }
QComboBox::down-arrow { image: url("@/chevron_down.png"); width: 14u; height: 14u; }
QSpinBox QLineEdit { background: transparent; border: 0; padding: 0 6u; min-height: 20u; }
QSpinBox::up-button, QSpinBox::down-button {
  background: transparent; border: 0; width: 24u; subcontrol-origin: padding;
}
QSpinBox::up-button { subcontrol-position: top right; margin: 3u 4u 0 0; }
QSpinBox::down-button { subcontrol-position: bottom right; margin: 0 4u 3u 0; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: $raised; }
QSpinBox::up-arrow { image: url("@/chevron_up.png"); width: 12u; height: 12u; }
QSpinBox::down-arrow { image: url("@/chevron_down.png"); width: 12u; height: 12u; }
QSpinBox[kind="small"] {
  padding: 0 4u; min-height: 20u; border-radius: 6u; font-size: 13u; background: $surface;
}
QSpinBox[kind="small"]:focus { padding: 0 3u; }
QSpinBox[kind="small"]::up-button, QSpinBox[kind="small"]::down-button { width: 0; margin: 0; }
QSpinBox[kind="small"]::up-arrow, QSpinBox[kind="small"]::down-arrow { image: none; width: 0; }
QSpinBox[kind="low"], QComboBox[kind="low"] { min-height: 26u; max-height: 26u; }
QSpinBox[kind="count"] { padding: 0 2u; }
QSpinBox[kind="count"] QLineEdit { padding: 0; }
QSpinBox[kind="count"]::up-button, QSpinBox[kind="count"]::down-button { width: 0; margin: 0; }
QSpinBox[kind="count"]::up-arrow, QSpinBox[kind="count"]::down-arrow { image: none; width: 0; }
QComboBox QAbstractItemView {
  background: $raised; border: 1px solid $outline; padding: 4u; outline: 0;
  selection-background-color: $gold_quiet; selection-color: $gold;
}

QCheckBox { spacing: 10u; min-height: 28u; }
QRadioButton { spacing: 10u; min-height: 28u; }
QCheckBox::indicator, QRadioButton::indicator {
  width: 16u; height: 16u; border: 2px solid $outline; background: $field;
}
QCheckBox::indicator { border-radius: 5u; }
QRadioButton::indicator { border-radius: 9u; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $gold; }
QCheckBox::indicator:checked {
  background: $accent; border-color: $accent; image: url("@/check.png");
}
QRadioButton::indicator:checked {
  width: 8u; height: 8u; border: 6u solid $accent; background: $on_accent;
}
QCheckBox:focus, QRadioButton:focus { color: $gold; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $focus; }

QSlider { min-height: 28u; }
QSlider::groove:horizontal { height: 4u; background: $hairline; border-radius: 2u; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2u; }
QSlider::handle:horizontal {
  background: $accent; border: 2px solid $surface; width: 16u; height: 16u; margin: -8u 0;
  border-radius: 9u;
}
QSlider::handle:horizontal:hover { background: $accent_hover; }
QSlider::handle:horizontal:focus { border-color: $text; }

QMenu {
  background: $raised; border: 1px solid $outline; padding: 6u; menu-scrollable: 1;
}
QMenu::item { padding: 7u 28u 7u 12u; border-radius: 6u; }
QMenu::icon { padding-left: 10u; }
QMenu::item:selected { background: $gold_quiet; color: $gold; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $hairline; margin: 6u 8u; }

QListView, QTreeView, QTableView, QTextBrowser {
  background: transparent; border: 0; selection-background-color: $gold_quiet;
  selection-color: $text;
}

QScrollBar:vertical { background: transparent; width: 12u; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12u; margin: 0; }
QScrollBar::handle { background: $outline; border-radius: 3u; }
QScrollBar::handle:vertical { min-height: 32u; margin: 3u; }
QScrollBar::handle:horizontal { min-width: 32u; margin: 3u; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

#panelRow { background: transparent; border: 2px solid transparent; border-radius: 8u; }
#panelRow:hover { background: $raised; }
#panelRow[chosen="true"] { background: $gold_quiet; }
#panelRow:focus { border-color: $focus; }

#toolRail { background: $rail; border: 0; border-right: 1px solid $hairline; }
#toolRail QToolButton, #choices QToolButton, #dockTabs QToolButton {
  background: transparent; border: 2px solid transparent; border-radius: 8u; color: $muted;
}
#toolRail QToolButton:hover, #choices QToolButton:hover, #dockTabs QToolButton:hover {
  background: $raised; color: $text;
}
#toolRail QToolButton:checked, #choices QToolButton:checked, #dockTabs QToolButton:checked {
  background: $gold_quiet; border-color: $gold; color: $gold;
}
#toolRail QToolButton:focus, #choices QToolButton:focus, #dockTabs QToolButton:focus {
  border-color: $focus;
}
#tokenButton { background: transparent; border: 2px solid transparent; border-radius: 20u; }
#tokenButton:hover { background: $raised; }
#tokenButton:focus { border-color: $focus; }
#tokenButton::menu-indicator { image: none; width: 0; }
#bubble {
  background: $raised; border: 1px solid $outline; border-radius: 8u; padding: 4u 9u;
  font-size: 13u; color: $text;
}
#bubble[tone="gold"] { border-color: $gold; color: $gold; }
#bubble[tone="danger"] { border-color: $danger; color: $danger; }
#optionBar { background: $surface; border: 0; border-bottom: 1px solid $hairline; }
#choices { background: $sunken; border: 1px solid $hairline; border-radius: 10u; }
#choices QToolButton { padding: 3u 7u; font-size: 13u; font-weight: 500; min-height: 22u; }
#studioFoot { background: $surface; border: 0; border-top: 1px solid $hairline; }
#dock { background: $surface; border: 0; border-left: 1px solid $hairline; }
#dockTabs { background: $rail; border: 0; border-bottom: 1px solid $hairline; }
#dockTabs QToolButton { padding: 5u; }
QSplitter::handle { background: $hairline; }
#plainList { background: $sunken; border: 1px solid $hairline; border-radius: 10u; padding: 4u; }
#plainList::item { padding: 6u 8u; border-radius: 6u; }
#plainList::item:hover { background: $raised; }
#plainList::item:selected { background: $gold_quiet; color: $gold; }
#sampleShelf { background: $raised; border: 1px solid $outline; padding: 7u; }
#sampleShelf::item { padding: 6u; border-radius: 8u; color: $text; }
#sampleShelf::item:hover { background: $sunken; }
#sampleShelf::item:selected { background: $gold_quiet; color: $gold; }
QTextBrowser { border: 2px solid transparent; border-radius: 8u; }
QTextBrowser:focus { border-color: $focus; }
QListWidget:focus { border: 2px solid $focus; border-radius: 8u; }
#plainList:focus { border: 2px solid $focus; padding: 3u; }
#focusRing { background: transparent; border: 2px solid $focus; border-radius: 8u; }

#toast { background: $raised; border: 1px solid $outline; border-radius: 10u; }
#panel { background: $surface; border: 1px solid $outline; border-radius: 14u; }
#keycap {
  background: $raised; border: 1px solid $outline; border-radius: 5u; padding: 1u 7u;
  font-size: 12u; font-weight: 500; color: $muted;
}
#chip {
  background: $gold_quiet; border-radius: 9u; padding: 2u 9u; color: $gold;
  font-size: 12u; font-weight: 500;
}
"""

FINGERS = """
QPushButton { min-height: 42f; }
QPushButton[kind="mini"], QPushButton[kind="rule"], QPushButton[kind="chip"],
QPushButton[kind="quiet"], QPushButton[beside="chips"][kind="quiet"], QPushButton[kind="segment"],
QPushButton[kind="tab"], QPushButton[kind="bare"] { min-height: 42f; }
QPushButton[kind="tab"], QPushButton[kind="tab"]:focus { padding: 0 7u; }
QPushButton[kind="chip"] { padding: 0 13u; }
QPushButton[kind="chip"]:focus { padding: 0 12u; }
QPushButton[kind="icon"] {
  min-width: 40f; max-width: 40f; min-height: 40f; max-height: 40f;
}
QLineEdit, QPlainTextEdit, QSpinBox, QComboBox { min-height: 42f; }
QLineEdit[kind="bare"] { min-height: 44f; }
QSpinBox QLineEdit { min-height: 20u; }
#tokenButton { min-width: 40f; min-height: 40f; }
QSpinBox[kind="small"] { min-height: 42f; }
QSpinBox[kind="low"], QComboBox[kind="low"] { min-height: 42f; max-height: 42f; }
QSpinBox::up-button, QSpinBox::down-button { width: 44f; }
QComboBox QAbstractItemView::item { min-height: 44f; }
QCheckBox, QRadioButton { min-height: 44f; }
QSlider { min-height: 44f; }
QMenu::item { padding: 13f 28u 13f 12u; }
#toolRail QToolButton, #choices QToolButton, #dockTabs QToolButton {
  min-width: 40f; min-height: 40f;
}
#plainList::item, #sampleShelf::item { min-height: 44f; }
QScrollBar:vertical { width: 16u; }
QScrollBar:horizontal { height: 16u; }
"""


def stylesheet(colors: Colors, scale: int, pictures: str = "", *, touch: bool = False) -> str:
    """The style sheet in these colours, at this interface scale in percent.

    `pictures` is the folder with the marks and arrows in these colours. `touch`: whatever can be
    operated is large enough for a finger.
    """
    named = colors._asdict()
    roles = "\n".join(
        f'QLabel[role="{role}"] {{ font-family: "{style.family}"; font-size: {style.size}u; '
        f"font-weight: {style.weight}; color: ${style.color}; }}"
        for role, style in TYPE.items()
    )
    text = _COLOR.sub(lambda match: named[match[1]], TEMPLATE + roles + (FINGERS if touch else ""))
    # Never rounded up: Qt leaves corners square whose radius is more than half of a side.
    text = _RADIUS.sub(lambda match: f"{int(match[1]) * scale // 100}px", text)
    text = _FINGER.sub(lambda match: f"{round(int(match[1]) * max(scale, 100) / 100)}px", text)
    text = _LENGTH.sub(lambda match: f"{round(float(match[1]) * scale / 100)}px", text)
    return text.replace('"@/', f'"{pictures}/')
