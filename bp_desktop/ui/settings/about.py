"""About section of the settings: which version this is, what is new, and where newer ones are."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bp_desktop import __version__
from bp_desktop.texts.marking import filled
from bp_desktop.ui.settings.sections import SettingsSection
from bp_desktop.ui.widgets.basics import Button, label, lay
from bp_desktop.ui.widgets.containers import flowing

if TYPE_CHECKING:
    from bp_desktop.ui.shell.main_window import MainWindow


class AboutSection(SettingsSection):
    """Nothing here looks by itself: the program makes no connection."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.theme, self.tr("About"))
        run, theme = window.actions_.run, window.theme
        self.version = label(
            filled(self.tr("Burning Planets {version}"), version=__version__), "strong"
        )
        explained = self.tr(
            "New versions are on a page that opens in your browser. The program itself never "
            "connects to anything."
        )
        self.news = Button(
            theme, self.tr("What is new"), partial(run, "program.news"), icon_name="star"
        )
        self.releases = Button(
            theme,
            self.tr("Look for a new version"),
            partial(run, "program.releases"),
            icon_name="open",
        )
        lay(
            self.body,
            self.version,
            label(explained, "small", wrap=True),
            flowing(theme, self.news, self.releases, gap=12),
        )
