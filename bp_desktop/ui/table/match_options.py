"""The table options of a match under way: which hold, and another one from now on."""

from typing import TYPE_CHECKING

import msgspec

from bp_desktop.games.burning_planets.match.correction_commands import ChangeOption
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.option_list import BOARD, PLAYERS
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.games.burning_planets.option_sheet import option_sheet
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.table.setup.options_panel import OptionsPanel

if TYPE_CHECKING:
    from bp_desktop.session.session import Change
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander


class MatchOptionsPanel(OptionsPanel[Options]):
    """One change is one step of the journal (BP-APP-5). Who plays is settled, and so is a map."""

    def __init__(self, theme: Theme, prompts: FilePrompts, commander: "MatchCommander") -> None:
        super().__init__(theme, prompts, option_sheet(), self._submit, tracking=False)
        self._commander = commander
        self.presets.hide()  # whoever changes all rules at once plays another match
        self.files.take.hide()
        self.refresh()
        self.leave_out(PLAYERS, *([BOARD] if commander.state.tracked else []))
        commander.changed.connect(self._on_changed_match)

    def take_keyboard(self) -> None:
        self.search.setFocus()

    def refresh(self) -> None:
        match = self._commander.state
        self.show_options(match.options)

    def _on_changed_match(self, change: "Change[Match, object, object]") -> None:
        if change.before.options is not change.after.options:
            self.show_options(change.after.options)

    def _submit(self, options: Options) -> None:
        before = self._commander.state.options
        for name in Options.__struct_fields__:
            value = getattr(options, name)
            if value != getattr(before, name):
                self._commander.submit(ChangeOption(name, msgspec.to_builtins(value)))
        self.refresh()  # to what holds, whatever the rules said
