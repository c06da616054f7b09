"""Body form: beside a real board, a planet or asteroid is told of when it is first met."""

from collections.abc import Callable

from bp_desktop.games.parsec.ids import ResourceId
from bp_desktop.games.parsec.match.commands import TellBody
from bp_desktop.ui.games.parsec.book import resource_looks, tables
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, SunkenCard, label, lay
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.fields import ChoiceBox, CountBox


class BodyForm(SunkenCard):
    """Its number, and two resources of a planet or one of an asteroid."""

    def __init__(self, theme: Theme, act: Callable[[TellBody], object]) -> None:
        super().__init__(theme)
        self._act = act
        self.kind = ChoiceBox(self.tr("Planet or asteroid"))
        self.kind.offer({True: self.tr("Planet"), False: self.tr("Asteroid")})
        self.number = CountBox(self.tr("Number"), minimum=1, maximum=tables().die)
        name = self.tr("Resource")
        self.first, self.second = ChoiceBox(name), ChoiceBox(name)
        for box in (self.first, self.second):
            box.offer({id_: look.name for id_, look in resource_looks().items()})
        self.second.setCurrentIndex(1)
        self.kind.currentIndexChanged.connect(lambda _index: self._show())
        self.add = Button(theme, self.tr("Add"), self._tell, icon_name="plus")
        note = label(self.tr("On the real board, but not in the list yet"), "small", wrap=True)
        fields = flowing(theme, self.kind, self.number, self.first, self.second, self.add)
        lay(self.box, note, fields)
        self._show()

    def _show(self) -> None:
        self.second.setVisible(bool(self.kind.currentData()))

    def _tell(self) -> None:
        kinds = [ResourceId(self.first.currentData())]
        is_planet = bool(self.kind.currentData())
        if is_planet:
            kinds.append(ResourceId(self.second.currentData()))
        self._act(TellBody(is_planet, self.number.value(), tuple(kinds)))
