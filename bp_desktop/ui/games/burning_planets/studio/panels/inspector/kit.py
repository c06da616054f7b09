"""What every form of the inspector works with."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import Single, Together
from bp_desktop.games.burning_planets.map.lookup import cell_name
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.panels.fields import Choice, ChoiceField
from bp_desktop.ui.editor.panels.parts import (
    GoTo,
    picture,
    player_icon,
    seat_titles,
)
from bp_desktop.ui.editor.selection import Selection
from bp_desktop.ui.look.players import NOBODY, looks_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.ui.shell.commander import AnyCommander


class Form(Protocol):
    """A form shows a state and asks for changes; it is made anew for another thing."""

    def show_state(self, state: MapState) -> None: ...


@dataclass(frozen=True, slots=True)
class Kit:
    theme: Theme
    commander: "AnyCommander"
    selection: Selection
    go_to: GoTo

    @property
    def state(self) -> MapState:
        state: MapState = self.commander.state
        return state

    def submit(self, form: Form, *commands: Single) -> bool:
        """One step for all the commands; what was not carried out is shown as it is again.

        Designers may break rules: it is done, and listed as a problem.
        """
        command = commands[0] if len(commands) == 1 else Together(commands)
        done = self.commander.submit(command, overrule=True)
        if not done:
            form.show_state(self.state)
        return done

    def head(self, icon: str, title: str, where: str, owner: PlayerId | None = None) -> QHBoxLayout:
        """What it is and where it lies."""
        line = row(self.theme, spacing=12)
        looks = looks_of(self.state.content.seats, self.theme.look.players)
        color = looks.get(owner, NOBODY).color if owner is not None else ""
        shown = picture(self.theme, icon, "gold", 32, color)
        line.addWidget(shown, 0, Qt.AlignmentFlag.AlignTop)
        words: QVBoxLayout = column(self.theme, spacing=2)
        words.addWidget(label(title, "heading", wrap=True))
        words.addWidget(label(where, "caption", wrap=True))
        line.addLayout(words, 1)
        return line

    def players(self, nobody: str | None) -> tuple[Choice, ...]:
        """The seats to choose from, and nobody if that has a name."""
        seats = self.state.content.seats
        titles = seat_titles(seats)
        listed: tuple[Choice, ...] = tuple(
            (seat.id, titles[seat.id], player_icon(self.theme, seat.color)) for seat in seats
        )
        return listed if nobody is None else (("", nobody, None), *listed)

    def show_players(self, field: ChoiceField, nobody: str | None, chosen: PlayerId | None) -> None:
        """In a field; an owner who has no seat is listed as well."""
        listed = self.players(nobody)
        if chosen is not None and all(value != chosen for value, _name, _icon in listed):
            listed = (*listed, (chosen, chosen, None))
        field.set_icon_side(self.theme.px(20))
        field.show_choices(listed, chosen or "")


def place_text(state: MapState, at: Hex) -> str:
    """Tile, column and row."""
    tile = state.geometry.tile_of.get(at)
    if tile is None:
        return cell_name(at)
    text = QCoreApplication.translate("Kit", "Tile {tile} · cell {cell}")
    return filled(text, tile=tile, cell=cell_name(at))


def named(ids: Iterable[str], name: "NameOf") -> tuple[Choice, ...]:
    return tuple((one, name(one), None) for one in ids)


class NameOf(Protocol):
    def __call__(self, id_: str, /) -> str: ...
