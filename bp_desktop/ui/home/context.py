"""What Home needs from the window around it."""

from collections.abc import Callable
from typing import NamedTuple

from bp_desktop.session.library import DocumentInfo
from bp_desktop.ui.backups.deeds import BackupDeeds
from bp_desktop.ui.home.deeds import Deeds
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.boxes import BoxDeeds
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import AnyKind
from bp_desktop.ui.shell.preferences import Choices


class HomeContext(NamedTuple):
    theme: Theme
    choices: Choices
    desk: Desk
    actions: Actions
    prompts: FilePrompts
    deeds: Deeds
    boxes: BoxDeeds
    backups: BackupDeeds | None
    open_document: Callable[[DocumentInfo], object]
    begin: Callable[[AnyKind], object]
    show_overlay: Callable[..., object]
    """The content, and its width in design lengths."""
    close_overlay: Callable[[], object]
