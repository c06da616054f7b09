"""Saving a copy of the open box, also of one whose file is not to be trusted any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFrame, QWidget

from bp_desktop.texts.marking import filled
from bp_desktop.ui.shell.actions import ActionSpec
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from collections.abc import Callable

    from bp_desktop.core.messages import Message
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.main_window import MainWindow

LOST = frozenset({"storage.box.changed", "storage.box.moved"})
"""Nothing more is written to such a file: what is in memory has to go elsewhere."""
TOLD = 4
"""Sentences about what is missing from a copy."""


class BoxSaver(QObject):
    """Of one window. A step that cannot be kept because the file is not ours any more leads to a
    panel with the way out; every other one is told in a notice."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._is_saving = False
        group = QCoreApplication.translate("actions", "Box")
        text = self.tr("Save a copy of the box …")
        window.actions_.declare((ActionSpec("box.copy", text, group, "save_copy"),))
        window.actions_.bind({"box.copy": self.ask})
        window.desk.failed.connect(self._on_failed)
        window.desk.shelf_changed.connect(self._show_available)
        self._show_available()

    def _show_available(self) -> None:
        self._window.actions_.set_available("box.copy", self._window.desk.is_open)

    def ask(self) -> None:
        """Where to, then write it and go on in it."""
        desk = self._window.desk
        if not desk.is_open:
            return
        name = filled(self.tr("{box} (copy)"), box=desk.library.path.stem)
        wished = desk.boxes.usual.parent / f"{name}{desk.library.path.suffix}"
        target = self._window.prompts.create_box(self._window, wished)
        if target is None:
            return
        notices = self._window.notices
        self._is_saving = True
        try:
            with notices.telling_problems():
                missing = desk.library.save_elsewhere(target, desk.open_sessions())
                notices.close_overlay()
                desk.open_box(target)
                self._window.show_page(PageId.HOME)
                text = filled(self.tr("The copy is open now: {path}"), path=target)
                told = (text, *map(worded, missing[:TOLD]))
                notices.notify(" ".join(told), stays=bool(missing))
        finally:
            self._is_saving = False

    def _on_failed(self, message: Message) -> None:
        if self._is_saving:  # what is put away meanwhile may want to write a last line
            return
        if message.key not in LOST:
            self._window.notices.tell_unkept_step(message)
            return
        close = self._window.notices.close_overlay
        panel = BoxLostPanel(self._window.theme, message, self.ask, close)
        self._window.notices.show_overlay(panel, width=640)


class BoxLostPanel(QFrame):
    """The file of the open box was changed, moved or removed: what is safe, and the way out."""

    def __init__(
        self,
        theme: Theme,
        message: Message,
        save: Callable[[], object],
        close: Callable[[], object],
    ) -> None:
        super().__init__()
        self.save = Button(
            theme,
            self.tr("Save everything elsewhere …"),
            save,
            kind="primary",
            icon_name="save_copy",
        )
        self.later = Button(theme, self.tr("Keep looking"), close, kind="quiet")
        safe = self.tr(
            "This step was not made. Everything up to it is still here: what is open comes from "
            "memory, the rest as far as it can be read."
        )
        lay(
            column(theme, self, spacing=12, edges=(28, 24, 28, 24)),
            label(self.tr("The file of this box is not as we left it"), "title", wrap=True),
            label(worded(message), wrap=True),
            label(safe, "quiet", wrap=True),
            lay(row(theme, spacing=12, edges=(0, 12, 0, 0)), self.save, self.later, SPRING),
        )
        self.setFocusProxy(self.save)


class OnlyToReadStrip(QFrame):
    """On Home, while the open box can only be looked at."""

    def __init__(self, theme: Theme, save: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", "gold")
        sentence = self.tr(
            "This box is write-protected. Everything can be looked at and exported; to play on, "
            "save a copy elsewhere."
        )
        self.save = Button(theme, self.tr("Save a copy elsewhere …"), save, icon_name="save_copy")
        words = lay(
            column(theme, spacing=2),
            label(self.tr("Only to look at"), "strong"),
            label(sentence, "small", wrap=True),
        )
        lay(row(theme, self, spacing=16, edges=(18, 12, 12, 12)), (words, 1), self.save)
