"""Envelopes: content that nobody reads before it is opened, and nobody changes after sealing."""

import hashlib
import hmac
import unicodedata
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Annotated

import msgspec

RandomBytes = Callable[[int], bytes]
"""That many bytes nobody can foresee; the program gives `secrets.token_bytes`."""

COST, LANES = 15, 3
"""Scrypt's n as a power of two, and its p: about 0.3 s and 32 MB to try one passphrase."""
LEAST_COST, MOST_COST, MOST_LANES = 10, 17, 4
"""A file cannot ask for more than some 2 s and 128 MB per lock."""
_BLOCKS = 8
"""Scrypt's r, the same for all."""
Stretch = Callable[[bytes, bytes, int, int], bytes]
"""A key from a passphrase, a salt, a cost and lanes: `scrypt`, or what waits for it elsewhere."""
MOST_LOCKS = 4
MOST_CONTENT = 64 * 1024
LONGEST_PASSPHRASE = 1024

_KEY, _NONCE, _SALT, _TAG, _HEAD = 32, 12, 32, 16, 4
_LEAST_ROOM = 1024
_MOST_BOX = 2 * MOST_CONTENT + _TAG
_DOMAIN = b"burning-planets/seal/1"
"""Parts these seals from those of other programs: it names the program, not a game. Every seal is
tied to it, so another name would make all of them unreadable."""

Nonce = Annotated[bytes, msgspec.Meta(min_length=_NONCE, max_length=_NONCE)]
Salt = Annotated[bytes, msgspec.Meta(min_length=_SALT, max_length=_SALT)]
Digest = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
Label = Annotated[str, msgspec.Meta(max_length=200)]


class Lock(msgspec.Struct, frozen=True):
    """The content key, wrapped with one party's passphrase."""

    party: Label
    salt: Salt
    nonce: Nonce
    wrapped: Annotated[bytes, msgspec.Meta(min_length=_KEY + _TAG, max_length=_KEY + _TAG)]
    cost: Annotated[int, msgspec.Meta(ge=LEAST_COST, le=MOST_COST)] = COST
    lanes: Annotated[int, msgspec.Meta(ge=1, le=MOST_LANES)] = 1
    """Locks of earlier versions do not tell: they had one."""


def scrypt(typed: bytes, salt: bytes, cost: int, lanes: int) -> bytes:
    """Slow on purpose: whoever tries passphrases pays for each."""
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    return Scrypt(salt=salt, length=_KEY, n=1 << cost, r=_BLOCKS, p=lanes).derive(typed)


class Opening(msgspec.Struct, frozen=True):
    """What lets everybody check a commitment. Secret until it is disclosed."""

    content: Annotated[bytes, msgspec.Meta(max_length=MOST_CONTENT)]
    salt: Salt


class Seal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sealed envelope; if `is_locked`, its bytes are safe in anybody's hands.

    A random key encrypts the content, and each party with a passphrase has a lock of its own
    on that key, so any one of them opens the seal alone. One passphrase is enough to make the
    content unreadable. A party without one has no lock: it cannot weaken the other's secret,
    and opens the seal with the other party's help or not at all. Only where no party sets a
    passphrase is the content stored as it is, merely hidden by the interface.

    The commitment, sha256(salt || content), is public from the start; once both are disclosed
    anybody can check it with ordinary tools. The secret salt keeps short contents from being
    guessed.
    """

    purpose: Label
    """What kind of thing is inside; an envelope cannot be passed off as one of another kind."""
    commitment: Digest
    nonce: Annotated[bytes, msgspec.Meta(max_length=_NONCE)] = b""
    box: Annotated[bytes, msgspec.Meta(max_length=_MOST_BOX)] = b""
    """The encrypted salt and content, padded."""
    locks: Annotated[tuple[Lock, ...], msgspec.Meta(max_length=MOST_LOCKS)] = ()
    hidden: Opening | None = None
    """Salt and content as they are, if nobody set a passphrase."""

    @property
    def is_locked(self) -> bool:
        """Whether the content is unreadable without a passphrase."""
        return self.hidden is None

    @property
    def openers(self) -> tuple[str, ...]:
        """The parties whose own passphrase opens it."""
        return tuple(lock.party for lock in self.locks)


class SealFailure(StrEnum):
    """Why a seal stayed closed."""

    WRONG = "wrong"
    """No lock takes this passphrase."""
    DAMAGED = "damaged"
    """The stored bytes are not what was sealed."""


class TooLongError(ValueError):
    """Nobody seals a book or types one as a passphrase; callers limit both beforehand."""


def seal(
    content: bytes,
    parties: Mapping[str, str | None],
    random_bytes: RandomBytes,
    *,
    purpose: str = "",
    cost: int = COST,
    stretch: Stretch = scrypt,
) -> Seal:
    """An envelope each party with a passphrase can open; no passphrase (or "") gives no lock."""
    if len(content) > MOST_CONTENT:
        raise TooLongError(f"a content of {len(content)} bytes")
    opening = Opening(content, random_bytes(_SALT))
    commitment = commitment_of(opening)
    with_passphrase = {party: phrase for party, phrase in parties.items() if phrase}
    if not with_passphrase:
        return Seal(purpose, commitment, hidden=opening)
    key, nonce = random_bytes(_KEY), random_bytes(_NONCE)
    box = _encrypt(key, nonce, _padded(opening), _bound("content", purpose, commitment))
    closed = Seal(purpose, commitment, nonce, box)
    locks = tuple(
        _lock(closed, key, party, phrase, random_bytes, cost, stretch)
        for party, phrase in with_passphrase.items()
    )
    return msgspec.structs.replace(closed, locks=locks)


def open_seal(
    closed: Seal, passphrase: str | None = None, stretch: Stretch = scrypt
) -> Opening | SealFailure:
    """What is inside, if one of the locks takes the passphrase. A hidden seal needs none.

    Slow on purpose (about 0.3 s for each lock).
    """
    if closed.hidden is not None:
        return closed.hidden if verify(closed, closed.hidden) else SealFailure.DAMAGED
    key = _key(closed, passphrase or "", stretch)
    if isinstance(key, SealFailure):
        return key
    bound = _bound("content", closed.purpose, closed.commitment)
    opening = _unpadded(_decrypt(key, closed.nonce, closed.box, bound))
    # AES-GCM alone does not tie a box to one key; the commitment ties it to one content.
    if opening is None or not verify(closed, opening):
        return SealFailure.DAMAGED
    return opening


def new_lock(
    closed: Seal,
    passphrase: str,
    party: str,
    new_passphrase: str,
    random_bytes: RandomBytes,
    *,
    cost: int = COST,
    stretch: Stretch = scrypt,
) -> Lock | SealFailure:
    """A lock for one more party, made by somebody who can open the seal."""
    key = _key(closed, passphrase, stretch)
    if isinstance(key, SealFailure):
        return key
    return _lock(closed, key, party, new_passphrase, random_bytes, cost, stretch)


def with_lock(closed: Seal, lock: Lock) -> Seal:
    """The seal with one more lock, in place of an earlier one of the same party."""
    others = tuple(each for each in closed.locks if each.party != lock.party)
    return msgspec.structs.replace(closed, locks=(*others, lock))


def seal_draft(opening: Opening, content: bytes, random_bytes: RandomBytes) -> bytes:
    """Changes to what a seal holds, that are not sealed yet: whoever can open the seal reads them.
    Its salt is known to nobody else, so no passphrase has to be kept for it."""
    nonce, padded = random_bytes(_NONCE), _padded(Opening(content, opening.salt))
    return nonce + _encrypt(_draft_key(opening), nonce, padded, _draft_bound(opening))


def open_draft(opening: Opening, sealed: bytes) -> bytes | None:
    """What `seal_draft` was given; None for anything else."""
    nonce, box = sealed[:_NONCE], sealed[_NONCE:]
    found = _unpadded(_decrypt(_draft_key(opening), nonce, box, _draft_bound(opening)))
    return None if found is None else found.content


def _draft_key(opening: Opening) -> bytes:
    return hmac.digest(opening.salt, _DOMAIN + b"/draft", "sha256")


def _draft_bound(opening: Opening) -> bytes:
    return _bound("draft", "", commitment_of(opening))


def commitment_of(opening: Opening) -> bytes:
    """What is published at sealing. The salt's length is fixed, so the two cannot be shifted."""
    return hashlib.sha256(opening.salt + opening.content).digest()


def verify(closed: Seal, opening: Opening) -> bool:
    """Whether this is the very content that was sealed."""
    is_salted = len(opening.salt) == _SALT
    return is_salted and hmac.compare_digest(commitment_of(opening), closed.commitment)


def _lock(
    closed: Seal,
    key: bytes,
    party: str,
    passphrase: str,
    random_bytes: RandomBytes,
    cost: int,
    stretch: Stretch,
) -> Lock:
    if len(passphrase) > LONGEST_PASSPHRASE:
        raise TooLongError("a passphrase")
    salt, nonce = random_bytes(_SALT), random_bytes(_NONCE)
    bound = _bound("key", closed.purpose, closed.commitment, party)
    wrapped = _encrypt(stretch(_typed(passphrase), salt, cost, LANES), nonce, key, bound)
    return Lock(party, salt, nonce, wrapped, cost, LANES)


def _key(closed: Seal, passphrase: str, stretch: Stretch) -> bytes | SealFailure:
    """Tries the passphrase on every lock; a broken lock cannot be told from a wrong passphrase."""
    if not passphrase or len(passphrase) > LONGEST_PASSPHRASE:
        return SealFailure.WRONG
    for lock in closed.locks[:MOST_LOCKS]:
        if not (LEAST_COST <= lock.cost <= MOST_COST and 1 <= lock.lanes <= MOST_LANES):
            return SealFailure.DAMAGED
        bound = _bound("key", closed.purpose, closed.commitment, lock.party)
        stretched = stretch(_typed(passphrase), lock.salt, lock.cost, lock.lanes)
        key = _decrypt(stretched, lock.nonce, lock.wrapped, bound)
        if key is not None:
            return key
    return SealFailure.WRONG


def _typed(passphrase: str) -> bytes:
    """The same letters must give the same key whatever keyboard composed their accents."""
    return unicodedata.normalize("NFKC", passphrase).encode("utf-8", "surrogatepass")


def _encrypt(key: bytes, nonce: bytes, plain: bytes, bound: bytes) -> bytes:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    return AESGCM(key).encrypt(nonce, plain, bound)


def _decrypt(key: bytes, nonce: bytes, box: bytes, bound: bytes) -> bytes | None:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        return AESGCM(key).decrypt(nonce, box, bound)
    except (InvalidTag, ValueError):  # ValueError: a nonce, key or box of an impossible length
        return None


def _bound(role: str, purpose: str, commitment: bytes, party: str = "") -> bytes:
    """What a ciphertext is tied to. Each part says how long it is, so none runs into another."""
    parts = (_DOMAIN, role.encode(), purpose.encode(), commitment, party.encode())
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def _padded(opening: Opening) -> bytes:
    """Salt, length and content, filled up to a power of two so that the size tells little."""
    head = opening.salt + len(opening.content).to_bytes(_HEAD, "big")
    room = _LEAST_ROOM
    while room < len(head) + len(opening.content):
        room *= 2
    return (head + opening.content).ljust(room, b"\0")


def _unpadded(plain: bytes | None) -> Opening | None:
    if plain is None or len(plain) < _SALT + _HEAD:
        return None
    start = _SALT + _HEAD
    length = int.from_bytes(plain[_SALT:start], "big")
    if length > len(plain) - start:
        return None
    return Opening(plain[start : start + length], plain[:_SALT])
