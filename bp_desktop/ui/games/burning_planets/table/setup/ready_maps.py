"""Ready maps: a list of the maps that a match can begin on at once."""

from collections.abc import Callable

from bp_desktop.core.messages import Message
from bp_desktop.core.origins import MapOrigin
from bp_desktop.games.burning_planets.board import MapContent
from bp_desktop.games.burning_planets.map.origin import map_origin
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.library import DocumentInfo, LibraryError
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.games.burning_planets.sample_shelf import ShippedSample, samples
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.widgets.fields import ChoiceBox

MAPS = "burning_planets.map"


class ReadyMaps(ChoiceBox):
    """Maps a match can begin on at once: those of the box, and the samples. Thanks to these
    there is always one to choose."""

    def __init__(self, desk: Desk, on_trouble: Callable[[tuple[Message, ...]], object]) -> None:
        super().__init__()
        self._desk = desk
        self._on_trouble = on_trouble
        self._read: dict[str, MapContent] = {}
        self._origins: dict[str, MapOrigin] = {}
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

    def chosen_id(self) -> str | None:
        chosen = self.currentData()
        return chosen.id if chosen is not None else None

    def choose_map(self, id_: str | None) -> bool:
        """Whether it is still there."""
        ids = [self.itemData(place).id for place in range(self.count())]
        if id_ in ids:
            self.setCurrentIndex(ids.index(id_))
        return id_ in ids

    def content(self) -> MapContent | None:
        """Of the one that is chosen."""
        chosen = self.currentData()
        if chosen is None:
            return None
        if isinstance(chosen, ShippedSample):
            return chosen.content
        if chosen.id not in self._read:
            try:
                session = self._desk.library.peek(chosen.id)
            except LibraryError as error:
                self._on_trouble((error.message,))
                return None
            state: MapState = session.state
            steps = ((step.seq, step.outcome.events) for step in session.timeline)
            self._read[chosen.id] = state.content
            self._origins[chosen.id] = map_origin(chosen.title, steps, chosen.id)
        return self._read[chosen.id]

    def origin(self) -> MapOrigin | None:
        """Of the one that is chosen, as its content was read."""
        chosen = self.currentData()
        if isinstance(chosen, ShippedSample):
            return MapOrigin(chosen.title)
        return None if chosen is None else self._origins.get(chosen.id)
