"""Ready documents: a list of what the box has of one kind, for a match to begin with."""

from typing import Any

from bp_desktop.session.library import LibraryError
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.widgets.fields import ChoiceBox


class ReadyDocuments(ChoiceBox):
    """What is there without a document comes first."""

    def __init__(self, desk: Desk, name: str, *, system: str, first: str) -> None:
        super().__init__(name)
        self._desk = desk
        self.addItem(first, "")
        for one in desk.library.documents() if desk.is_open else ():
            if one.system == system and not one.binned:
                self.addItem(one.title, one.id)

    def state(self) -> Any:
        """Of the chosen one; None for the first, and where it cannot be read any more."""
        chosen = self.currentData()
        try:
            return self._desk.library.peek(chosen).state if chosen else None
        except LibraryError:
            return None
