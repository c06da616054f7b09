"""Program seat: at which level the program plays a seat, and the seed of its ties."""

from typing import Annotated

import msgspec

MOST_SEED = 2**31 - 1


class ProgramSeat(msgspec.Struct, frozen=True):
    """Who is no person at a table."""

    level: Annotated[str, msgspec.Meta(max_length=40)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] = 0
