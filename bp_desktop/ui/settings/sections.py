"""Sections of the settings page: language, appearance, player colours, dice and table."""

from math import ceil

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import COLORS, SEATS, paint_player
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import SCALES, nearest_scale
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.widgets.basics import column, label, lay, row, sized
from bp_desktop.ui.widgets.fields import OneOfField, switch
from bp_desktop.ui.words.language import LANGUAGES

LEAST_WORDS = 240
"""What the name of a setting needs beside it."""
TOKEN, TOKEN_LINE = 52, 48
"""The room of one player."""
BELOW, BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SettingLine(QWidget):
    """The name of a setting and the setting beside it, or below, where that leaves words no
    room."""

    def __init__(self, theme: Theme, words: QVBoxLayout, setting: QWidget | QHBoxLayout) -> None:
        super().__init__()
        self._theme = theme
        self._setting = setting
        self._line = lay(row(theme, self, spacing=24), (words, 1))
        if isinstance(setting, QWidget):
            self._line.addWidget(setting)
        else:
            self._line.addLayout(setting)
        self._line.setAlignment(setting, RIGHT)

    @guarded
    def minimumSizeHint(self) -> QSize:
        setting = self._setting
        least = setting.minimumSizeHint() if isinstance(setting, QWidget) else setting.minimumSize()
        return QSize(least.width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        below = self._setting.sizeHint().width() + self._theme.px(LEAST_WORDS) > self.width()
        direction = BELOW if below else BESIDE
        if self._line.direction() != direction:
            self._line.setDirection(direction)
            self._line.setSpacing(self._theme.px(8 if below else 24))
            self._line.setAlignment(self._setting, LEFT if below else RIGHT)


class SettingsSection(QFrame):
    """A card with a heading; `body` takes the settings."""

    def __init__(self, theme: Theme, title: str, sentence: str = "") -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("card", "true")
        explained = label(sentence, "small", wrap=True) if sentence else None
        head = lay(column(theme, spacing=4), label(title, "heading"), explained)
        self.body: QVBoxLayout = column(theme, spacing=16)
        lay(column(theme, self, spacing=16, edges=(28, 24, 28, 24)), head, self.body)

    def add_row(self, name: str, setting: QWidget | QHBoxLayout, explanation: str = "") -> None:
        """A setting with its name on the left."""
        explained = label(explanation, "small", wrap=True) if explanation else None
        words = lay(column(self._theme, spacing=2), label(name, "strong", wrap=True), explained)
        if isinstance(setting, QWidget):
            setting.setAccessibleName(setting.accessibleName() or name)
        self.body.addWidget(SettingLine(self._theme, words, setting))


class ChoicesSection(SettingsSection):
    """A section about preferences, each named by `key`."""

    def __init__(
        self, theme: Theme, choices: PreferenceKeeper, title: str, sentence: str = ""
    ) -> None:
        super().__init__(theme, title, sentence)
        self._choices = choices

    def one_of(
        self, key: str, options: dict[str, str], name: str, explanation: str = ""
    ) -> OneOfField:
        made = OneOfField(
            self._theme,
            options,
            getattr(self._choices.now, key),
            lambda value: self._choices.set(**{key: value}),
        )
        self.add_row(name, made, explanation)
        return made

    def switch(self, key: str, text: str) -> QCheckBox:
        now: bool = getattr(self._choices.now, key)
        made = switch(text, now, lambda on: self._choices.set(**{key: on}))
        self.body.addWidget(made)
        return made


class LanguageSection(ChoicesSection):
    """Changing the language rebuilds the window; what is open stays open."""

    def __init__(self, theme: Theme, choices: PreferenceKeeper) -> None:
        super().__init__(theme, choices, self.tr("Language"))
        self.languages = self.one_of(
            "language",
            {"system": self.tr("Same as system"), **LANGUAGES},
            self.tr("Language"),
            self.tr("Changes at once; open maps and matches stay open."),
        )


class AppearanceSection(ChoicesSection):
    def __init__(self, theme: Theme, choices: PreferenceKeeper) -> None:
        super().__init__(theme, choices, self.tr("Appearance"))
        names = {
            "dark": self.tr("Dark"),
            "light": self.tr("Light"),
            "system": self.tr("Same as system"),
        }
        explained = self.tr("Dark for the evening, light for the day.")
        self.themes = self.one_of("theme", names, self.tr("Theme"), explained)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(SCALES) - 1)
        self.slider.setPageStep(1)
        self.slider.setValue(nearest_scale(choices.now.scale))
        self.slider.setAccessibleName(self.tr("Interface scale"))
        self.percent = label("", "heading")
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line = row(theme, spacing=16)
        lay(line, sized(theme, self.slider, width=240), sized(theme, self.percent, width=104))
        explained = self.tr("Text, buttons and spacing; a board has its own zoom.")
        self.add_row(self.tr("Interface scale"), line, explained)
        self.motion = self.one_of(
            "motion",
            {
                "system": self.tr("Same as system"),
                "less": self.tr("Less"),
                "full": self.tr("All"),
            },
            self.tr("Motion"),
            self.tr("Less: changes appear at once, without animation. Nothing ever flashes."),
        )
        self.touch = self.one_of(
            "touch",
            {
                "first": self.tr("At the first touch"),
                "on": self.tr("On"),
                "off": self.tr("Off"),
            },
            self.tr("Touch mode"),
            self.tr(
                "Large buttons; one finger moves lists and boards, two fingers zoom, and a long "
                "press is a right click. Mouse and keyboard work as before."
            ),
        )
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
        self.touch.show_chosen(after.touch)
        if not self.slider.isSliderDown():
            self.slider.setValue(nearest_scale(after.scale))
            self._show_percent(after.scale)

    def _show_percent(self, scale: int) -> None:
        self.percent.setText(filled(self.tr("{number} %"), number=scale))


class PlayersPreview(QWidget):
    """All nine seats in the colours of the moment."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(self.tr("The nine players in these colours"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.update)

    def _across(self, width: int) -> int:
        """How many of them stand in a line."""
        return min(max(width // self._theme.px(TOKEN), 1), SEATS)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(SEATS * TOKEN), self._theme.px(TOKEN_LINE))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(TOKEN), self._theme.px(TOKEN_LINE))

    @guarded
    def heightForWidth(self, width: int) -> int:
        return ceil(SEATS / self._across(width)) * self._theme.px(TOKEN_LINE)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            step, line, side = (self._theme.px(one) for one in (TOKEN, TOKEN_LINE, 44))
            for seat in range(SEATS):
                down, across = divmod(seat, self._across(self.width()))
                place = QRectF(across * step + 1, down * line + 2, side, side)
                paint_player(painter, place, seat, self._theme)


class ColorsSection(ChoicesSection):
    def __init__(self, theme: Theme, choices: PreferenceKeeper) -> None:
        super().__init__(
            theme,
            choices,
            self.tr("Player colours"),
            self.tr("A player is always colour, sign and pattern together."),
        )
        names = {
            "safe": self.tr("Colour-blind safe"),
            "vivid": self.tr("Vivid"),
            "contrast": self.tr("High contrast"),
        }
        assert names.keys() == COLORS.keys()
        self.palettes = self.one_of("players", names, self.tr("Palette"))
        self.body.addWidget(PlayersPreview(theme))


class DiceSection(ChoicesSection):
    def __init__(self, theme: Theme, choices: PreferenceKeeper) -> None:
        super().__init__(theme, choices, self.tr("Dice"))
        self.thrower = self.one_of(
            "dice",
            {"app": self.tr("The program"), "hand": self.tr("By hand")},
            self.tr("Who rolls"),
            self.tr(
                "By hand: you type in what real dice show. You can still choose for every roll."
            ),
        )
        self.animation = self.switch("dice_animation", self.tr("Animate dice"))


class TableSection(ChoicesSection):
    def __init__(self, theme: Theme, choices: PreferenceKeeper) -> None:
        super().__init__(theme, choices, self.tr("Table"))
        self.clock = self.switch("clock", self.tr("Show how long everyone takes"))
        awake = self.tr("Keep the screen awake while a match is in play")
        self.awake = self.switch("awake", awake)
        alerts = self.tr("Frame the table in the player's colour when a turn begins")
        self.turn_alerts = self.switch("turn_alerts", alerts)
        sound = self.tr("Let the system beep when a turn begins; there is no other sound")
        self.turn_sound = self.switch("turn_sound", sound)
        self.stage = self.one_of(
            "stage",
            {"off": self.tr("Off"), "short": self.tr("Short"), "long": self.tr("Long")},
            self.tr("Stage"),
            self.tr("Shows rolls, fights and turns large. Any key or click closes it."),
        )
        self.ask_at_end = self.one_of(
            "ask_at_end",
            {
                "always": self.tr("Always"),
                "first": self.tr("First time in a match"),
                "never": self.tr("Never"),
            },
            self.tr("Ask before a turn ends with something left to do"),
            self.tr("Without the question, the message offers Undo."),
        )
        self.pace = self.one_of(
            "pace",
            {
                "slow": self.tr("Slow"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
                "at_once": self.tr("At once"),
            },
            self.tr("Pace of the program"),
            self.tr("How fast it plays its seats."),
        )
