"""New match as it was agreed on: the steps that begin it, and who of the players is no person."""

from typing import Any

from bp_desktop.core.dice import AppDice
from bp_desktop.games.table import TableGame
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.shell.kinds import NewDocument
from bp_desktop.ui.table.seat_players import program_takes
from bp_desktop.ui.table.setup.parts import Agreement, SetupGround


def new_match(
    game: TableGame[Any, Any, Any], ground: SetupGround[Any, Any], agreed: Agreement[Any, Any]
) -> NewDocument:
    """Raises Refused or Objected. Nobody shares a name, so seats are found by it."""
    commands = ground.commands(agreed)
    levels = {one.name: one.level for one in agreed.seats if one.level}
    if not levels:
        return NewDocument(agreed.title, commands)
    trial = Session(game.system, MemoryJournal(), AppDice())
    for command in commands:
        trial.submit(command, overrule=True)
    seats = (one for one in game.seats(trial.state) if one.name in levels)
    played = (program_takes(one.id, levels[one.name]) for one in seats)
    return NewDocument(agreed.title, (*commands, *played))
