"""Ids that every game shares."""

from typing import NewType

SeatId = NewType("SeatId", str)
"""One who plays, whoever that is: a player at the table or the program."""

NOBODY = SeatId("")
