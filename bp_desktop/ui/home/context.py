"""What Home needs from the window around it."""

from collections.abc import Callable
from typing import NamedTuple

from bp_desktop.ui.actions import Actions
from bp_desktop.ui.backups.deeds import BackupDeeds
from bp_desktop.ui.boxes import BoxDeeds
from bp_desktop.ui.desk import Desk
from bp_desktop.ui.files import FilePrompts
from bp_desktop.ui.home.deeds import Deeds
from bp_desktop.ui.kinds import DocumentKind
from bp_desktop.ui.library import DocumentInfo
from bp_desktop.ui.preferences import Choices
from bp_desktop.ui.theme import Theme


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
    begin: Callable[[DocumentKind], object]
    show_overlay: Callable[..., object]
    """The content, and its width in design lengths."""
    close_overlay: Callable[[], object]
