"""Match options panel: the table options that hold in a match, and another one from now on."""

from typing import Any

import msgspec

from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.parts import OptionsInPlay
from bp_desktop.ui.table.setup.options_panel import OptionsPanel


class MatchOptionsPanel(OptionsPanel[Any]):
    """One change is one step of the journal. Who plays is settled, and so is a map."""

    def __init__(self, context: AnyTable, options: OptionsInPlay[Any, Any]) -> None:
        view = context.view
        super().__init__(view.theme, view.prompts, options.sheet(), self._submit, tracking=False)
        self._commander = context.commander
        self._in_play = options
        self.presets.hide()  # whoever changes all rules at once plays another match
        self.files.take.hide()
        self.leave_out(*options.settled(context.state))
        self._shown: SliceListener[Any] = SliceListener(
            self, context.commander, lambda state: (options.of(state),), self._show
        )

    def take_keyboard(self) -> None:
        self.search.setFocus()

    def _show(self, state: Any) -> None:
        self.show_options(self._in_play.of(state))

    def _submit(self, options: msgspec.Struct) -> None:
        before = self._in_play.of(self._commander.state)
        for name in options.__struct_fields__:
            value = getattr(options, name)
            if value != getattr(before, name):
                self._commander.submit(self._in_play.change(name, msgspec.to_builtins(value)))
        self._shown.refresh()  # to what holds, whatever the rules said
