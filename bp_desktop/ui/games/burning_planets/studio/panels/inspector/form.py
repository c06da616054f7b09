"""The base of the inspector's forms: they show a state and ask for changes."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLayout, QWidget

from bp_desktop.games.burning_planets.board import Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.places import cell_name
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.editor.panels.parts import ClickRow, W, field, picture
from bp_desktop.ui.games.burning_planets.cell_words import place_words
from bp_desktop.ui.games.burning_planets.studio.edit_images import edit_with_images
from bp_desktop.ui.games.burning_planets.studio.map_game import MapContext
from bp_desktop.ui.games.burning_planets.studio.map_things import (
    MapValue,
    icon_of,
    removal,
    thing_at,
    value_of,
)
from bp_desktop.ui.games.burning_planets.studio.map_words import (
    describe_thing,
    seat_titles,
)
from bp_desktop.ui.look.players import NOBODY, looks_of, player_icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, emptied, label, lay, row
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

    def submit(self, *commands: c.AnyMapCommand) -> bool:
        """One step for all the commands and, in a symmetry, their images; what was not carried
        out is shown as it is again."""
        context = self.context
        sketch = edit_with_images(self.state, context.symmetry.now, commands)
        if sketch is not None:
            done = context.tools.carry_out_evenly(sketch)
        else:
            done = context.submit(*commands)
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


class PlaceForm(InspectorForm):
    """A form about a part of the map: what it is and where, then fields, buttons and a list of
    what is on it."""

    def __init__(self, context: MapContext) -> None:
        super().__init__(context)
        self.whole = column(context.theme, self, spacing=16)
        self._head = column(context.theme)
        self.whole.addLayout(self._head)
        self._contents = column(context.theme)
        self.contents: dict[MapThing, ClickRow] = {}

    def add_field(self, name: str, widget: W) -> W:
        self.whole.addLayout(field(self.theme, name, widget))
        return widget

    def add_button(self, button: Button) -> Button:
        self.whole.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return button

    def add_contents(self, caption: str, said: QLabel, *below: QLayout) -> None:
        """The list, with some words above it and maybe something below."""
        listed = column(self.theme, spacing=4)
        self.whole.addLayout(lay(listed, label(caption, "caption"), said, self._contents, *below))

    def show_head(self, icon: str, title: str, where: str, owner: PlayerId | None = None) -> None:
        """What it is and where it lies."""
        emptied(self._head)
        shown = picture(self.theme, icon, "gold", 32, self._color(owner))
        words = column(self.theme, spacing=2)
        lay(words, label(title, "heading", wrap=True), label(where, "caption", wrap=True))
        line = row(self.theme, spacing=12)
        self._head.addLayout(lay(line, (shown, 0, Qt.AlignmentFlag.AlignTop), (words, 1)))

    def show_contents(self, things: Iterable[MapThing], taking: str = "") -> None:
        """A row for each thing, which a click chooses; with a button to take it away, if that is
        called anything, such as "Remove {name}"."""
        emptied(self._contents)
        self.contents = {thing: self._row(thing, taking) for thing in things}
        lay(self._contents, *self.contents.values())

    def _row(self, thing: MapThing, taking: str) -> ClickRow:
        value = value_of(self.state, thing)
        assert value is not None
        name, cell = describe_thing(self.state, thing), cell_name(self.state.board.tiles, thing.at)
        owner = value.owner if isinstance(value, Ship | SpaceStructure) else None
        icon = picture(self.theme, icon_of(self.state, value), "text", 20, self._color(owner))
        made = ClickRow(f"{name} {cell}")
        line = row(self.theme, made, spacing=8, edges=(6, 2, 2, 2))
        lay(line, icon, (label(name, wrap=True), 1), label(cell, "caption"))
        if taking:
            text, gone = filled(taking, name=name), removal(thing)
            take = partial(self.submit, gone)
            line.addWidget(Button(self.theme, text, take, kind="icon", icon_name="close"))
        made.activated.connect(partial(self._choose, thing))
        return made

    def _choose(self, thing: MapThing) -> None:
        self.context.selection.choose({thing})
        self.context.viewpoint.go_to((thing.at,))

    def _color(self, owner: PlayerId | None) -> str:
        looks = looks_of(self.state.content.seats, self.theme.look.players)
        return looks.get(owner, NOBODY).color if owner is not None else ""


class ThingForm(PlaceForm):
    """A form about one thing; a kind of form says in `show_value` what there is to show of it."""

    def __init__(self, context: MapContext, thing: MapThing) -> None:
        super().__init__(context)
        self.thing = thing

    def show_state(self, state: MapState) -> None:
        value = value_of(state, self.thing)
        if value is not None:
            self.show_value(state, value)

    def show_value(self, state: MapState, value: Any) -> None:
        raise NotImplementedError

    def show_thing(self, value: MapValue, title: str, owner: PlayerId | None = None) -> None:
        """What it is and where it lies."""
        icon, where = icon_of(self.state, value), place_words(self.state.board, self.thing.at)
        self.show_head(icon, title, where, owner)

    def remover(self, text: str) -> Button:
        gone = partial(self.submit, removal(self.thing))
        return Button(self.theme, text, gone, kind="mini", icon_name="delete")

    def make_way(self, other: c.PlaceShip | c.PlaceSpaceStructure) -> None:
        """Another thing in its place, and chosen in its place: a new class is a new ship."""
        if self.submit(removal(self.thing), other):
            thing = thing_at(self.state, other.at)
            self.context.selection.choose({thing} if thing is not None else ())


def player(id_: str) -> PlayerId | None:
    """The one chosen in a field of players; None for nobody."""
    return PlayerId(id_) if id_ else None


def named(ids: Iterable[str], name: Callable[[str], str]) -> tuple[Choice, ...]:
    return tuple((one, name(one), None) for one in ids)
