"""The maps a match can begin on at once: those of the box, and the samples."""

from collections.abc import Callable

from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.games.burning_planets.samples import Sample, samples
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.widgets.fields import ChoiceBox

MAPS = "burning_planets.map"


class ReadyMaps(ChoiceBox):
    """Thanks to the samples there is always one to choose."""

    def __init__(self, desk: Desk, on_trouble: Callable[[tuple[Message, ...]], object]) -> None:
        super().__init__()
        self._desk = desk
        self._on_trouble = on_trouble
        self.setAccessibleName(self.tr("Map"))

    def fill(self) -> None:
        """Read once, when somebody asks for them."""
        if self.count():
            return
        for info in self._own():
            self.addItem(info.title, info)
        for one in samples():
            players = len(one.content.seats)
            text = self.tr("Sample: {title}, %n player(s)", "", players)
            self.addItem(filled(counted(text, players), title=one.title), one)

    def _own(self) -> list[DocumentInfo]:
        if not self._desk.is_open:
            return []
        documents = self._desk.library.documents()
        return [one for one in documents if one.system == MAPS and not one.binned]

    def content(self) -> MapContent | None:
        """Of the one that is chosen."""
        chosen = self.currentData()
        if chosen is None:
            return None
        if isinstance(chosen, Sample):
            return chosen.content
        try:
            session = self._desk.library.open(chosen.id)
        except LibraryError as error:
            self._on_trouble((error.message,))
            return None
        content: MapContent = session.state.content
        return content
