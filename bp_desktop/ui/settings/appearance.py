"""Settings for appearance: theme, interface scale, motion and player colours."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.players import COLORS, SEATS, paint_player
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import SCALES
from bp_desktop.ui.settings.parts import SettingsSection, switch
from bp_desktop.ui.shell.preferences import Choices, Preferences
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import row, sized
from bp_desktop.ui.widgets.one_of import OneOf


class AppearanceSection(SettingsSection):
    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__(theme, self.tr("Appearance"))
        self._choices = choices
        self.themes = OneOf(
            theme,
            {
                "dark": self.tr("Dark"),
                "light": self.tr("Light"),
                "system": self.tr("As the system"),
            },
            choices.now.theme,
            lambda value: choices.set(theme=value),
        )
        self.add_row(
            self.tr("Theme"), self.themes, self.tr("Deep space for the evening, paper for the day.")
        )
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(SCALES) - 1)
        self.slider.setPageStep(1)
        self.slider.setValue(_nearest(choices.now.scale))
        self.slider.setAccessibleName(self.tr("Interface scale"))
        self.percent = label("", "heading")
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = row(theme, spacing=16)
        line.addWidget(sized(theme, self.slider, width=240))
        line.addWidget(sized(theme, self.percent, width=104))
        self.add_row(
            self.tr("Interface scale"),
            line,
            self.tr("Text, buttons and spacing; a board has its own zoom."),
        )
        self.motion = switch(
            self.tr("Reduce motion"),
            choices.now.reduce_motion,
            lambda on: choices.set(reduce_motion=on),
        )
        self.body.addWidget(self.motion)
        # A mouse that still holds the handle must not lose it under a layout that moves.
        self.slider.valueChanged.connect(self._on_slid)
        self.slider.sliderReleased.connect(self._keep_scale)
        choices.changed.connect(self._on_choice)
        self._show_percent(choices.now.scale)

    def _on_slid(self, place: int) -> None:
        self._show_percent(SCALES[place])
        if not self.slider.isSliderDown():
            self._keep_scale()

    def _keep_scale(self) -> None:
        self._choices.set(scale=SCALES[self.slider.value()])

    def _on_choice(self, _before: Preferences, after: Preferences) -> None:
        self.themes.show_chosen(after.theme)
        if not self.slider.isSliderDown():
            self.slider.setValue(_nearest(after.scale))
            self._show_percent(after.scale)

    def _show_percent(self, scale: int) -> None:
        self.percent.setText(filled(self.tr("{number} %"), number=scale))


def _nearest(scale: int) -> int:
    return min(range(len(SCALES)), key=lambda place: abs(SCALES[place] - scale))


class PlayersPreview(QWidget):
    """All nine seats in the colours of the moment."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(self.tr("The nine players in these colours"))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(SEATS * 52), self._theme.px(48))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            step, side = self._theme.px(52), self._theme.px(44)
            for seat in range(SEATS):
                paint_player(painter, QRectF(seat * step + 1, 2, side, side), seat, self._theme)


class ColorsSection(SettingsSection):
    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__(
            theme,
            self.tr("Player colours"),
            self.tr("A player is always colour, glyph and pattern together."),
        )
        names = {
            "safe": self.tr("Colour-blind safe"),
            "vivid": self.tr("Vivid"),
            "contrast": self.tr("High contrast"),
        }
        assert names.keys() == COLORS.keys()
        self.palettes = OneOf(
            theme, names, choices.now.players, lambda value: choices.set(players=value)
        )
        self.add_row(self.tr("Palette"), self.palettes)
        self.body.addWidget(PlayersPreview(theme))
