"""What everybody may see holds no secret, whatever is drawn from it."""

import msgspec
from msgspec.structs import replace

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import Board, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    HABITAT,
    FactionId,
    PlayerId,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.seen import seen_by
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.games.burning_planets.options import Options

ANNA = PlayerId("anna")
SECRET = 73129
"""A number that is found again wherever it is written."""


def match(visibility: str = "owner") -> Match:
    hull = SpaceStructure(StructureId("x1"), HABITAT, ANNA)
    ship = Ship(ShipId("anna-1"), ANNA, CARGO, 1, hold=Purse.of(metal=SECRET), carried=hull)
    player = Player(
        ANNA,
        "Anna",
        FactionId("humans"),
        treasury=Purse.of(food=SECRET),
        reserve=(replace(hull, id=StructureId("reserved")),),
    )
    options = Options(treasury_visibility="public" if visibility == "public" else "owner")
    return Match(players={ANNA: player}, board=Board(ships={ship.id: ship}), options=options)


def test_no_amount_and_no_cargo_is_in_the_public_match() -> None:
    """BP-APP-6."""
    written = msgspec.json.encode(seen_by(match(), None))

    assert str(SECRET).encode() not in written
    assert b"habitat" not in written
    assert b"Anna" in written


def test_with_open_books_treasuries_are_public_and_holds_are_not() -> None:
    """AMB-67: the fact of a load is public, its content never."""
    seen = seen_by(match("public"), None)

    assert seen.players[ANNA].treasury == Purse.of(food=SECRET)
    assert seen.board.ships[ShipId("anna-1")].hold == EMPTY
    assert seen.board.ships[ShipId("anna-1")].carried is None
