"""Fields of old commands that a correction may change: amounts that somebody sees, typed dice."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import S
from bp_desktop.games.table import EditableField

AmountFields = tuple[tuple[str, ...], Callable[[Any, Any], tuple[SeatId, ...]]]
"""The fields, and whose amounts they are in a state and a command."""


@dataclass(frozen=True, slots=True)
class EditableFields(Generic[S]):
    """Those of a game, by type of command."""

    sees: Callable[[S, SeatId, SeatId | None], bool]
    amounts: Mapping[type, AmountFields]
    dice: tuple[type, ...]
    """With a field `faces`."""

    def __call__(self, state: S, command: Any, viewer: SeatId | None) -> tuple[EditableField, ...]:
        """Amounts, by whoever may see one side of them; what the program threw stays."""
        if type(command) in self.dice:
            typed = command.faces and all(command.faces)
            return (EditableField("faces", dice=True),) if typed else ()
        fields, whose = self.amounts.get(type(command), ((), None))
        seats = () if whose is None else whose(state, command)
        if not any(self.sees(state, one, viewer) for one in seats):
            return ()
        return tuple(EditableField(one, seats=seats) for one in fields)
