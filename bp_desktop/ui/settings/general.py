"""Settings for language, dice and the table."""

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.parts import SettingsSection, switch
from bp_desktop.ui.shell.preferences import Choices
from bp_desktop.ui.widgets.one_of import OneOf
from bp_desktop.ui.words.language import LANGUAGES


class LanguageSection(SettingsSection):
    """Changing the language rebuilds the window; what is open stays open."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__(theme, self.tr("Language"))
        options = {"system": self.tr("As the system"), **LANGUAGES}
        self.languages = OneOf(
            theme, options, choices.now.language, lambda value: choices.set(language=value)
        )
        self.add_row(
            self.tr("Language of the window"),
            self.languages,
            self.tr("Changes at once; open maps and matches stay open."),
        )


class DiceSection(SettingsSection):
    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__(theme, self.tr("Dice"))
        self.thrower = OneOf(
            theme,
            {"app": self.tr("The program"), "hand": self.tr("By hand")},
            choices.now.dice,
            lambda value: choices.set(dice=value),
        )
        self.add_row(
            self.tr("Who throws"),
            self.thrower,
            self.tr("By hand: you type in what real dice show. Every throw can still be changed."),
        )
        self.animation = switch(
            self.tr("Show dice rolling"),
            choices.now.dice_animation,
            lambda on: choices.set(dice_animation=on),
        )
        self.body.addWidget(self.animation)


class TableSection(SettingsSection):
    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__(theme, self.tr("Table"))
        self.clock = switch(
            self.tr("Show how long everybody takes"),
            choices.now.clock,
            lambda on: choices.set(clock=on),
        )
        self.awake = switch(
            self.tr("Keep the screen awake while a match is in play"),
            choices.now.awake,
            lambda on: choices.set(awake=on),
        )
        self.turn_alerts = switch(
            self.tr("Tell by a soft sound and a flash whose turn begins"),
            choices.now.turn_alerts,
            lambda on: choices.set(turn_alerts=on),
        )
        for setting in (self.clock, self.awake, self.turn_alerts):
            self.body.addWidget(setting)
