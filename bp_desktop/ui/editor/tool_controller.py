"""The tool controller: which tool is in hand, what it is set to, and what is about to be pasted."""

from dataclasses import replace
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from bp_desktop.core.type_variables import C, E, K, S
from bp_desktop.session.session import Change
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.canvas import EditorCanvas
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.game import Clip
from bp_desktop.ui.editor.toolbox import Toolbox, ToolSetting, ToolSpec
from bp_desktop.ui.editor.tools.putting import PasteTool


class ToolController(QObject, Generic[S, C, E, K]):
    """Puts tools in the hand of the canvas. Rail and settings bar listen to `changed`."""

    changed = Signal()

    def __init__(
        self,
        context: EditorContext[S, C, E],
        toolbox: Toolbox[S, C, E, K],
        canvas: EditorCanvas[S, C, E],
    ) -> None:
        super().__init__(canvas)
        self._context = context
        self._toolbox = toolbox
        self._canvas = canvas
        self._specs = {spec.id: spec for spec in toolbox.tools}
        self._values = toolbox.fitting(context.state, None)
        self.spec = toolbox.tools[0]
        """The tool chosen, also while another one is in hand for the moment."""
        self.settings: tuple[ToolSetting, ...] = toolbox.settings(context.state, self._values)
        self._due_tool: Tool | None = None
        self._take()
        self._follow_due()
        context.commander.changed.connect(self._on_changed)

    @property
    def tools(self) -> tuple[ToolSpec[S, C, E, K], ...]:
        return self._toolbox.tools

    @property
    def in_hand(self) -> Tool:
        return self._canvas.scene.tool

    @property
    def is_carrying(self) -> bool:
        """Whether a copy hangs on the pointer."""
        return isinstance(self.in_hand, PasteTool)

    def choose(self, id_: str) -> None:
        self.spec = self._specs[id_]
        self._take()
        self.changed.emit()
        self._canvas.setFocus()

    def set(self, id_: str, value: object) -> None:
        """Set tools as the bar above the canvas does."""
        values: Any = self._values  # a dataclass, whatever the game has in it
        self._become(replace(values, **{id_: value}))

    def set_nth(self, id_: str, number: int) -> None:
        """Set tools to a choice by its number, from 0; nothing for one that is not there."""
        choices = self._setting(id_).choices
        if number < len(choices):
            self.set(id_, choices[number].value)

    def step(self, step: int, *, sizes: bool) -> None:
        """The next larger or smaller size, or the next kind of whatever the tool has several of;
        there the first comes after the last."""
        used = map(self._setting, self.spec.uses)
        setting = next((one for one in used if one.is_size is sizes), None)
        if setting is not None:
            values = [choice.value for choice in setting.choices]
            at = values.index(setting.chosen) + step
            at = min(max(at, 0), len(values) - 1) if sizes else at % len(values)
            self.set(setting.id, values[at])

    def carry(self, clip: Clip[S, C, E]) -> None:
        """Hang a copy on the pointer; afterwards it is chosen, with the tool for that."""
        tool = PasteTool(self._context.tools, clip, self._take_first)
        self._canvas.scene.take_tool(tool)
        self.changed.emit()
        tool.hover(self._context.viewpoint.here)
        self._canvas.setFocus()

    def drop(self) -> None:
        """Escape: what hangs on the pointer goes."""
        if self.is_carrying:
            self._take_first()

    def _setting(self, id_: str) -> ToolSetting:
        return next(one for one in self.settings if one.id == id_)

    def _become(self, values: K) -> None:
        self._values = values
        self.settings = self._toolbox.settings(self._context.state, values)
        self._take()
        self.changed.emit()

    def _on_changed(self, change: Change[S, C, E]) -> None:
        if not self._context.is_same(change):
            values = self._toolbox.fitting(change.after, self._values)
            if self._toolbox.settings(change.after, values) != self.settings:
                self._become(values)
        if self._toolbox.due(change.before) != self._toolbox.due(change.after):
            self._follow_due()

    def _take_first(self) -> None:
        self.choose(self._toolbox.tools[0].id)

    def _take(self) -> None:
        tool = self.spec.make(self._values, self._context.tools)
        self._canvas.scene.take_tool(tool)

    def _follow_due(self) -> None:
        """As long as something is due its tool is in hand; then the chosen one comes back."""
        is_due = self._toolbox.due(self._context.state) is not None
        if is_due and self._toolbox.make_due is not None:
            self._due_tool = self._toolbox.make_due(self._context.tools)
            self._canvas.scene.take_tool(self._due_tool)
        elif self.in_hand is self._due_tool:
            self._take()
