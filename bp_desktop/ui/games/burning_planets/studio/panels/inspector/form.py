"""The base of the inspector's forms: they show a state and ask for changes."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import (
    AnyMapCommand,
    PlaceShip,
    PlaceSpaceStructure,
)
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.formats import cell_name
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.parts import ClickRow, field, picture
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.map_things import thing_at
from bp_desktop.ui.games.burning_planets.studio.map_words import seat_titles
from bp_desktop.ui.look.players import NOBODY, looks_of, player_icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, emptied, label, row
from bp_desktop.ui.widgets.fields import Choice, ChoiceField


class InspectorForm(QWidget):
    """Shows what is chosen in a state; made anew for another thing."""

    def __init__(self, context: MapContext) -> None:
        super().__init__()
        self.context = context

    @property
    def theme(self) -> Theme:
        return self.context.theme

    @property
    def state(self) -> MapState:
        return self.context.state

    def show_state(self, state: MapState) -> None:
        raise NotImplementedError

    def submit(self, *commands: AnyMapCommand) -> bool:
        """One step for all the commands; what was not carried out is shown as it is again."""
        done = self.context.submit(*commands)
        if not done:
            self.show_state(self.state)
        return done

    def show_players(self, field: ChoiceField, nobody: str | None, chosen: PlayerId | None) -> None:
        """The seats to choose from, and nobody if that has a name; an owner who has no seat is
        listed as well."""
        seats = self.state.content.seats
        titles = seat_titles(seats)
        listed: list[Choice] = [] if nobody is None else [("", nobody, None)]
        listed += [(one.id, titles[one.id], player_icon(self.theme, one.color)) for one in seats]
        if chosen is not None and all(value != chosen for value, _name, _icon in listed):
            listed.append((chosen, chosen, None))
        field.set_icon_side(self.theme.px(20))
        field.show_choices(listed, chosen or "")


class ThingForm(InspectorForm):
    """A form about something on the map: what it is and where, then fields and buttons."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        self.whole = column(context.theme, self, spacing=16)
        self._head = column(context.theme)
        self.whole.addLayout(self._head)

    def add_field(self, name: str, widget: QWidget) -> None:
        self.whole.addLayout(field(self.theme, name, widget))

    def add_button(self, text: str, icon: str, on_click: Callable[[], object]) -> Button:
        made = Button(self.theme, text, on_click, kind="mini", icon_name=icon)
        self.whole.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)
        return made

    def add_remover(self, text: str, command: AnyMapCommand) -> Button:
        return self.add_button(text, "delete", lambda: self.submit(command))

    def replace(self, gone: AnyMapCommand, other: PlaceShip | PlaceSpaceStructure) -> None:
        """Another thing in its place, and chosen in its place: a new class is a new ship."""
        if self.submit(gone, other):
            thing = thing_at(self.state, other.at)
            self.context.selection.choose({thing} if thing is not None else ())

    def show_head(self, icon: str, title: str, where: str, owner: PlayerId | None = None) -> None:
        """What it is and where it lies."""
        emptied(self._head)
        line = row(self.theme, spacing=12)
        shown = picture(self.theme, icon, "gold", 32, self._color(owner))
        line.addWidget(shown, 0, Qt.AlignmentFlag.AlignTop)
        words = column(self.theme, spacing=2)
        words.addWidget(label(title, "heading", wrap=True))
        words.addWidget(label(where, "caption", wrap=True))
        line.addLayout(words, 1)
        self._head.addLayout(line)

    def content_row(
        self, icon: str, name: str, at: Hex, owner: PlayerId | None = None
    ) -> tuple[ClickRow, QHBoxLayout]:
        """A row for something that stands on the thing, and its line for what comes behind."""
        made = ClickRow(f"{name} {cell_name(at)}")
        line = row(self.theme, made, spacing=8, edges=(6, 2, 2, 2))
        line.addWidget(picture(self.theme, icon, "text", 20, self._color(owner)))
        line.addWidget(label(name, wrap=True), 1)
        line.addWidget(label(cell_name(at), "caption"))
        return made, line

    def _color(self, owner: PlayerId | None) -> str:
        looks = looks_of(self.state.content.seats, self.theme.look.players)
        return looks.get(owner, NOBODY).color if owner is not None else ""


def place_text(state: MapState, at: Hex) -> str:
    """Tile, column and row."""
    tile = state.geometry.tile_of.get(at)
    if tile is None:
        return cell_name(at)
    text = QCoreApplication.translate("InspectorForm", "Tile {tile} · cell {cell}")
    return filled(text, tile=tile, cell=cell_name(at))


def player(id_: str) -> PlayerId | None:
    """The one chosen in a field of players; None for nobody."""
    return PlayerId(id_) if id_ else None


def named(ids: Iterable[str], name: Callable[[str], str]) -> tuple[Choice, ...]:
    return tuple((one, name(one), None) for one in ids)
