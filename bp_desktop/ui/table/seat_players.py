"""Seat players: the form that says who plays each seat, a person or the program, and how fast."""

from collections.abc import Collection
from secrets import randbelow
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.program_seats import MOST_SEED
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row
from bp_desktop.ui.widgets.fields import ChoiceBox, PlayerBadge
from bp_desktop.ui.widgets.overlay import Overlay

WIDTH, BADGE = 520, 28

translate = QCoreApplication.translate


def level_words(level: str) -> str:
    """Who plays a seat; "" is a person."""
    return {
        "": translate("seats", "A person"),
        "easy": translate("seats", "Bot: easy"),
        "medium": translate("seats", "Bot: medium"),
        "strong": translate("seats", "Bot: strong"),
    }.get(level, level)


def pace_words() -> dict[str, str]:
    return {
        "slow": translate("seats", "Slow"),
        "normal": translate("seats", "Normal"),
        "fast": translate("seats", "Fast"),
        "at_once": translate("seats", "At once"),
    }


def program_takes(seat: SeatId, level: str) -> ChangeSeat:
    """With a seed that nobody knows before."""
    return ChangeSeat(seat, level, randbelow(MOST_SEED) if level else 0)


def choose_players(context: AnyTable, window: QWidget) -> "SeatPlayersForm":
    form = SeatPlayersForm(context)
    overlay = Overlay(context.theme, window, form, width=WIDTH)
    form.finished.connect(overlay.close_panel)
    form.setFocus()
    return form


class SeatPlayersForm(QWidget):
    """One line a seat that is still in the game. What was chosen counts when it is saved."""

    finished = Signal()

    def __init__(self, context: AnyTable) -> None:
        super().__init__()
        self._context = context
        theme, game = context.theme, context.game
        self._before = {one.id: one.level for one in game.seats(context.state) if not one.out}
        self.who: dict[SeatId, ChoiceBox] = {}
        grid = QGridLayout()
        grid.setSpacing(theme.px(8))
        grid.setColumnStretch(1, 1)
        seats = [one for one in game.seats(context.state) if not one.out]
        for line, seat in enumerate(seats):
            badge = PlayerBadge(theme, BADGE)
            badge.show_color(seat.color)
            box = ChoiceBox(filled(self.tr("Who plays for {player}"), player=seat.name))
            box.offer(players_offered(game.bots))
            box.choose(seat.level)
            self.who[seat.id] = box
            grid.addWidget(badge, line, 0)
            grid.addWidget(label(seat.name, "strong"), line, 1)
            grid.addWidget(box, line, 2)
        self.pace = ChoiceBox(self.tr("Pace of the program"))
        self.pace.offer(pace_words())
        self.pace.choose(context.view.choices.now.pace)
        grid.addWidget(label(self.tr("Pace of the program")), len(seats), 1)
        grid.addWidget(self.pace, len(seats), 2)
        told = label(
            self.tr(
                "The program sees only what its seat may see, and says why it does something. It "
                "rolls for its seats and whoever they attack. Undo stops it until you continue."
            ),
            "quiet",
            wrap=True,
        )
        self.cancel = Button(theme, self.tr("Cancel"), self.finished.emit)
        self.save = Button(theme, self.tr("Save"), self.keep, kind="primary")
        foot = lay(row(theme, spacing=12), SPRING, self.cancel, self.save)
        title = label(self.tr("Who plays"), "title")
        whole = column(theme, self, spacing=14, edges=(24, 20, 24, 20))
        lay(whole, title, told, grid, foot)
        self.setFocusProxy(next(iter(self.who.values()), self.pace))

    def keep(self) -> None:
        """Each seat that is otherwise now is a line in the journal."""
        chosen = {seat: str(box.currentData()) for seat, box in self.who.items()}
        self._context.view.choices.set(pace=self.pace.currentData())
        self.finished.emit()
        for seat, level in chosen.items():
            if level != self._before[seat]:
                self._context.commander.submit(program_takes(seat, level))


def players_offered(levels: Collection[str]) -> dict[Any, str]:
    return {level: level_words(level) for level in ("", *levels)}
