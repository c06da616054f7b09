"""Partners of a new contract: a button each, so that choosing one begins it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, column, label, lay, put_away
from bp_desktop.ui.widgets.containers import flowing


def signers(match: Match) -> tuple[PlayerId, ...]:
    """Whoever can sign a contract: still in the game, and a person; the program signs nothing."""
    return tuple(one for one in match.survivors if one not in match.program_seats)


def usual_partner(match: Match, writer: PlayerId) -> PlayerId | None:
    """Whom the writer had the last contract with, else the next one; who has a contract with whom
    is known to all. None: nobody else can sign."""
    others = [one for one in signers(match) if one != writer]
    for contract in reversed(match.secrets.contracts.values()):
        met = [one for one in contract.partners if one != writer]
        if len(met) == 1 and met[0] in others:
            return met[0]
    return others[0] if others else None


class PartnerButtons(QWidget):
    """Everybody with whom the writer can have a contract, in turn order."""

    def __init__(self, theme: Theme, on_partner: Callable[[PlayerId], object]) -> None:
        super().__init__()
        self._theme = theme
        self._on_partner = on_partner
        self._shown: tuple[tuple[PlayerId, str], ...] | None = None
        self.buttons: dict[PlayerId, Button] = {}
        self._title = label(self.tr("New contract with"), "small")
        self.none = label(
            self.tr("A contract takes two people: the program signs none."), "small", wrap=True
        )
        self._line = flowing(theme, self._title)
        lay(column(theme, self), self._line, self.none)

    def show_partners(self, match: Match, writer: PlayerId) -> None:
        """Not anew while they are the same: one of them may have the keyboard."""
        can_write = writer in signers(match)
        shown = tuple(
            (one, match.players[one].name) for one in signers(match) if one != writer and can_write
        )
        if shown == self._shown:
            return
        self._shown = shown
        for button in self.buttons.values():
            put_away(button)
        self.buttons = {}
        line = self._line.layout()
        assert line is not None
        for id_, name in shown:
            act = partial(self._on_partner, id_)
            self.buttons[id_] = Button(self._theme, name, act, kind="mini", icon_name="seal")
            line.addWidget(self.buttons[id_])
        self._line.setVisible(bool(shown))
        self.none.setVisible(not shown)

    def take_keyboard(self) -> None:
        """On the first of them."""
        first = next(iter(self.buttons.values()), None)
        if first is not None:
            first.setFocus()
