"""Banker of a table: the one who creates money, and what is kept of their PIN."""

import hashlib
import hmac
from typing import Annotated

import msgspec

from bp_desktop.core.ids import SeatId

SALT = 16
COST = 14
"""Scrypt's n as a power of two: a PIN is short, so trying one takes a while."""


class PinDigest(msgspec.Struct, frozen=True):
    """What is kept of a PIN."""

    salt: Annotated[bytes, msgspec.Meta(min_length=SALT, max_length=SALT)]
    digest: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]

    @classmethod
    def of(cls, pin: str, salt: bytes) -> "PinDigest":
        digest = hashlib.scrypt(pin.encode(), salt=salt, n=2**COST, r=8, p=1, dklen=32)
        return cls(salt, digest)

    def fits(self, pin: str) -> bool:
        return hmac.compare_digest(PinDigest.of(pin, self.salt).digest, self.digest)


class Banker(msgspec.Struct, frozen=True):
    """Who creates money, and the PIN that tells them from whoever has the mouse."""

    player: SeatId
    pin: PinDigest | None = None
