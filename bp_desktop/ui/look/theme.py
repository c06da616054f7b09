"""Theme: the colours, fonts and lengths of the moment, and how they are applied."""

from __future__ import annotations

import gc
import weakref
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject, QTemporaryDir, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from bp_desktop.resources import resource
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.stylesheet import stylesheet
from bp_desktop.ui.look.tokens import COLORS, TARGET, TEXT_FAMILY, TYPE, Colors, Mode, ThemeChoice

FONTS = (
    "Inter-Regular.ttf",
    "Inter-Medium.ttf",
    "Inter-Bold.ttf",
    "Exo2-Medium.ttf",
    "Exo2-SemiBold.ttf",
    "Exo2-Bold.ttf",
)

_MARKS = {"check": "on_accent", "chevron_down": "muted", "chevron_up": "muted"}


class Appearance(NamedTuple):
    """What a person chose about appearance."""

    theme: ThemeChoice = "dark"
    scale: int = 100
    players: str = "safe"
    reduce_motion: bool = False
    still_dice: bool = False
    """Dice show their face at once."""
    touch: bool = False
    """Whatever can be operated is large enough for a finger."""


@cache
def _rgba(mode: Mode, name: str) -> int:
    return QColor(getattr(COLORS[mode], name)).rgba()


class Theme(QObject):
    """Holds the look and tells when it changed. Widgets ask it for colours, fonts and lengths."""

    changed = Signal()

    def __init__(self, application: QApplication, look: Appearance) -> None:
        super().__init__()
        self._application = application
        self.look = look
        self._pictures = QTemporaryDir()
        weakref.finalize(self, self._pictures.remove)  # Qt is not asked when the program ends
        self._is_complete = False
        for font in FONTS:
            QFontDatabase.addApplicationFont(str(resource("fonts", font)))
        self._apply()

    @property
    def mode(self) -> Mode:
        if self.look.theme != "system":
            return self.look.theme
        from PySide6.QtCore import Qt

        scheme = self._application.styleHints().colorScheme()
        return "light" if scheme is Qt.ColorScheme.Light else "dark"

    @property
    def colors(self) -> Colors:
        return COLORS[self.mode]

    def color(self, name: str) -> QColor:
        # A new one each time, since some make it paler. Not by copying: to tell what is copied,
        # PySide6 would load the whole of Qt's enums before the first picture.
        return QColor.fromRgba(_rgba(self.mode, name))

    @property
    def screen_ratio(self) -> float:
        """Device pixels per pixel, on the finest screen there is."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application.devicePixelRatio()

    @property
    def fineness(self) -> float:
        """Device pixels of one of the design."""
        return self.look.scale / 100 * self.screen_ratio

    def px(self, length: float) -> int:
        """A length of the design, in pixels at the scale of the moment."""
        return round(length * self.look.scale / 100)

    def target(self, length: float) -> int:
        """A length of something that can be clicked: in touch mode large enough for a finger."""
        return max(self.px(length), TARGET) if self.look.touch else self.px(length)

    def font(self, role: str) -> QFont:
        """A font of the type scale, for what is painted and not styled."""
        style = TYPE[role]
        font = QFont(style.family)
        font.setPixelSize(self.px(style.size))
        font.setWeight(QFont.Weight(style.weight))
        return font

    def complete(self) -> None:
        """What the first picture can do without, but a check box or a list cannot."""
        if not self._is_complete:
            self._is_complete = True
            self._draw_marks()
            # From now on, notice when the system turns dark or light.
            self._application.styleHints().colorSchemeChanged.connect(self._on_system_changed)

    def set_look(self, look: Appearance) -> None:
        if look != self.look:
            self.look = look
            self._apply()
            self.changed.emit()

    def _on_system_changed(self) -> None:
        if self.look.theme == "system":
            self._apply()
            self.changed.emit()

    def _apply(self) -> None:
        # Qt walks over every widget and calls into Python meanwhile. Were garbage collected just
        # then, a forgotten widget would be deleted under Qt's feet.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._apply_now()
        finally:
            if collecting:
                gc.enable()

    def _apply_now(self) -> None:
        font = QFont(TEXT_FAMILY)
        font.setPixelSize(self.px(14))
        self._application.setFont(font)
        self._application.setPalette(palette(self.colors))
        if self._is_complete:
            self._draw_marks()
        text = stylesheet(
            self.colors,
            self.look.scale,
            f"{self._pictures.path()}/{self.mode}",
            touch=self.look.touch,
        )
        self._application.setStyleSheet(text)

    def _draw_marks(self) -> None:
        """A style sheet takes pictures from files only: the few it needs are drawn into some.

        It reads them when a widget that shows one is made, and none of those is on Home.
        """
        from PySide6.QtCore import QDir, QFile  # slow, and not needed for the first picture

        for name, ink in _MARKS.items():
            path = self._pictures.filePath(f"{self.mode}/{name}.png")
            if not QFile.exists(path):
                QDir(self._pictures.path()).mkpath(self.mode)
                pixmap(f"ui/{name}", 48, ink=self.color(ink), ratio=1.0).save(path)


def palette(colors: Colors) -> QPalette:
    """Qt's own roles in our colours, for whatever the style sheet does not reach."""
    role = QPalette.ColorRole
    made = QPalette()
    for which, name in (
        (role.Window, colors.window),
        (role.WindowText, colors.text),
        (role.Base, colors.field),
        (role.AlternateBase, colors.surface),
        (role.Text, colors.text),
        (role.PlaceholderText, colors.faint),
        (role.Button, colors.raised),
        (role.ButtonText, colors.text),
        (role.BrightText, colors.danger),
        (role.Highlight, colors.accent),
        (role.HighlightedText, colors.on_accent),
        (role.ToolTipBase, colors.raised),
        (role.ToolTipText, colors.text),
        (role.Link, colors.gold),
        (role.LinkVisited, colors.gold),
        (role.Mid, colors.hairline),
        (role.Dark, colors.outline),
        (role.Accent, colors.accent),
    ):
        made.setColor(which, QColor(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(colors.faint))
    return made
