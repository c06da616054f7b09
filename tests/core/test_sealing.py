"""Seals keep their content from readers and from change (BP-REG-5, BP-SECRET-9)."""

import base64
import hashlib
import random
import subprocess
import sys
import unicodedata

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core import sealing
from bp_desktop.core.sealing import (
    COST,
    LANES,
    LEAST_COST,
    LONGEST_PASSPHRASE,
    MOST_CONTENT,
    MOST_COST,
    MOST_LANES,
    Lock,
    Opening,
    Seal,
    SealFailure,
    TooLongError,
    new_lock,
    open_draft,
    open_seal,
    scrypt,
    seal,
    seal_draft,
    verify,
    with_lock,
)

CONTENT = b'{"goods":{"biomass":27182818}}'
ANNA, BORIS = "correct horse", "battery staple"


def randomness(number: int = 7) -> random.Random:
    return random.Random(number)


def quick(content: bytes, parties: dict[str, str | None], number: int = 7) -> Seal:
    """A seal that costs a test next to nothing."""
    source = randomness(number).randbytes
    return seal(content, parties, source, purpose="cargo", cost=LEAST_COST)


def both() -> Seal:
    return quick(CONTENT, {"anna": ANNA, "boris": BORIS})


def content_of(answer: Opening | SealFailure) -> bytes:
    assert isinstance(answer, Opening)
    return answer.content


def stored(value: Seal) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("passphrase", [ANNA, BORIS])
def test_either_party_opens_a_seal_alone(passphrase: str) -> None:
    closed = both()

    assert content_of(open_seal(closed, passphrase)) == CONTENT


@pytest.mark.parametrize("passphrase", ["", None, "correct horsE", ANNA + BORIS, "x" * 5000])
def test_a_wrong_passphrase_is_answered_and_opens_nothing(passphrase: str | None) -> None:
    assert open_seal(both(), passphrase) is SealFailure.WRONG


def test_the_real_cost_opens_too_and_is_the_default() -> None:
    closed = seal(CONTENT, {"anna": ANNA}, randomness().randbytes)

    assert (closed.locks[0].cost, closed.locks[0].lanes) == (COST, LANES) == (15, 3)
    assert content_of(open_seal(closed, ANNA)) == CONTENT


def test_the_commitment_is_the_plain_sha256_of_salt_and_content() -> None:
    closed = both()

    opening = open_seal(closed, ANNA)

    assert isinstance(opening, Opening)
    assert closed.commitment == hashlib.sha256(opening.salt + CONTENT).digest()
    assert verify(closed, opening)


def test_another_content_or_salt_does_not_verify() -> None:
    closed = both()
    opening = open_seal(closed, ANNA)
    assert isinstance(opening, Opening)

    assert not verify(closed, replace(opening, content=CONTENT + b" "))
    assert not verify(closed, replace(opening, salt=bytes(32)))
    shifted = Opening(opening.salt[-1:] + CONTENT, opening.salt[:-1])
    assert not verify(closed, shifted), "the border between salt and content can be moved"


def test_without_any_passphrase_the_content_is_merely_hidden_but_still_committed_to() -> None:
    closed = quick(CONTENT, {"anna": None, "boris": ""})

    assert not closed.is_locked
    assert content_of(open_seal(closed)) == CONTENT
    assert closed.hidden is not None
    edited = replace(closed, hidden=replace(closed.hidden, content=b"something else"))
    assert open_seal(edited) is SealFailure.DAMAGED


def test_one_passphrase_keeps_the_secret_though_the_other_party_set_none() -> None:
    closed = quick(CONTENT, {"anna": ANNA, "boris": None})

    assert closed.is_locked
    assert closed.openers == ("anna",)
    assert CONTENT not in stored(closed)
    assert open_seal(closed, None) is SealFailure.WRONG


def test_nothing_secret_is_in_the_stored_bytes_in_any_encoding() -> None:
    source = randomness()
    salt, key = source.randbytes(32), source.randbytes(32)  # as `seal` will draw them
    content = b"27182818 biomass for the xenos"

    closed = quick(content, {"anna": ANNA, "boris": BORIS})

    text = stored(closed)
    opening = open_seal(closed, ANNA)
    assert isinstance(opening, Opening)
    assert opening.salt == salt
    raw = text + closed.box + b"".join(lock.wrapped + lock.salt for lock in closed.locks)
    for secret in (content, b"27182818", b"biomass", salt, key, ANNA.encode(), BORIS.encode()):
        for form in spellings(secret):
            assert form not in raw


def spellings(secret: bytes) -> list[bytes]:
    """As it is, in hex, in base64 at each of the three offsets, and as UTF-16."""
    shifted = [base64.b64encode(bytes(skip) + secret)[4 * bool(skip) : -4] for skip in range(3)]
    wide = secret.decode("latin-1").encode("utf-16-le")
    return [secret, secret.hex().encode(), secret.hex().upper().encode(), *shifted, wide]


@pytest.mark.parametrize("part", ["box", "nonce", "commitment"])
def test_a_changed_byte_is_noticed(part: str) -> None:
    closed = both()
    value: bytes = getattr(closed, part)

    for place in {0, len(value) // 2, len(value) - 1}:
        changed = bytearray(value)
        changed[place] ^= 1
        answer = open_seal(replace(closed, **{part: bytes(changed)}), ANNA)
        assert isinstance(answer, SealFailure)


@pytest.mark.parametrize("part", ["salt", "nonce", "wrapped"])
def test_a_changed_lock_no_longer_opens(part: str) -> None:
    closed = quick(CONTENT, {"anna": ANNA})
    [lock] = closed.locks
    value: bytes = getattr(lock, part)
    changed = replace(lock, **{part: value[:-1] + bytes([value[-1] ^ 1])})

    assert open_seal(replace(closed, locks=(changed,)), ANNA) is SealFailure.WRONG


def test_boxes_of_two_seals_cannot_be_exchanged() -> None:
    mine, other = both(), quick(b"other", {"anna": ANNA}, number=8)

    swapped = replace(mine, box=other.box, nonce=other.nonce)
    assert open_seal(swapped, ANNA) is SealFailure.DAMAGED
    wholly = replace(swapped, locks=other.locks)
    assert isinstance(open_seal(wholly, ANNA), SealFailure)


def test_a_seal_cannot_be_passed_off_as_one_of_another_purpose_or_party() -> None:
    closed = both()
    renamed = tuple(replace(lock, party="carol") for lock in closed.locks)

    assert open_seal(replace(closed, purpose="contract"), ANNA) is SealFailure.WRONG
    assert open_seal(replace(closed, locks=renamed), ANNA) is SealFailure.WRONG


def test_a_box_that_decrypts_to_something_not_committed_to_is_damaged() -> None:
    """Two contents under one commitment must be impossible even for whoever made the seal."""
    honest = quick(CONTENT, {"anna": ANNA})
    source = randomness()
    salt, key = source.randbytes(32), source.randbytes(32)  # as `seal` drew them
    forged = sealing._encrypt(
        key,
        honest.nonce,
        sealing._padded(Opening(b"forged", salt)),
        sealing._bound("content", honest.purpose, honest.commitment),
    )

    assert open_seal(replace(honest, box=forged), ANNA) is SealFailure.DAMAGED


@pytest.mark.parametrize("plain", [b"", bytes(36 + 8), bytes(32) + b"\xff" * 40])
def test_a_box_that_holds_no_proper_content_is_damaged(plain: bytes) -> None:
    honest = quick(CONTENT, {"anna": ANNA})
    source = randomness()
    _salt, key = source.randbytes(32), source.randbytes(32)  # as `seal` drew them
    bound = sealing._bound("content", honest.purpose, honest.commitment)

    hollow = replace(honest, box=sealing._encrypt(key, honest.nonce, plain, bound))

    assert open_seal(hollow, ANNA) is SealFailure.DAMAGED


def test_a_second_party_can_be_given_a_lock_later() -> None:
    closed = quick(CONTENT, {"anna": ANNA})

    lock = new_lock(closed, ANNA, "boris", BORIS, randomness(9).randbytes, cost=LEAST_COST)

    assert isinstance(lock, Lock)
    joint = with_lock(closed, lock)
    assert content_of(open_seal(joint, BORIS)) == content_of(open_seal(joint, ANNA)) == CONTENT
    assert joint.commitment == closed.commitment


def test_whoever_cannot_open_a_seal_cannot_add_a_lock() -> None:
    closed = quick(CONTENT, {"anna": ANNA})

    answer = new_lock(closed, "guess", "boris", BORIS, randomness(9).randbytes, cost=LEAST_COST)

    assert answer is SealFailure.WRONG


def test_a_new_lock_of_the_same_party_replaces_the_old_one() -> None:
    closed = quick(CONTENT, {"anna": ANNA})
    lock = new_lock(closed, ANNA, "anna", BORIS, randomness(9).randbytes, cost=LEAST_COST)
    assert isinstance(lock, Lock)

    changed = with_lock(closed, lock)

    assert changed.openers == ("anna",)
    assert open_seal(changed, ANNA) is SealFailure.WRONG


@pytest.mark.parametrize("length", [0, 1, 30, 500, 900])
def test_short_contents_all_look_equally_long(length: int) -> None:
    sizes = {len(stored(quick(b"x" * short, {"anna": ANNA}))) for short in (3, length)}

    assert len(sizes) == 1


def test_longer_contents_tell_only_their_power_of_two() -> None:
    sizes = {len(quick(b"x" * length, {"anna": ANNA}).box) for length in range(1100, 2000, 100)}

    assert len(sizes) == 1


def test_the_same_content_sealed_twice_has_nothing_in_common() -> None:
    first, second = (quick(CONTENT, {"anna": ANNA}, number) for number in (1, 2))

    assert first.commitment != second.commitment
    assert first.box != second.box
    assert first.locks[0].wrapped != second.locks[0].wrapped


def test_accents_may_be_typed_in_either_way() -> None:
    composed = unicodedata.normalize("NFC", "però, Ёлка")
    closed = quick(CONTENT, {"anna": composed})

    answer = open_seal(closed, unicodedata.normalize("NFD", composed))

    assert content_of(answer) == CONTENT


def test_what_is_too_long_is_not_sealed() -> None:
    with pytest.raises(TooLongError):
        quick(bytes(MOST_CONTENT + 1), {"anna": ANNA})
    with pytest.raises(TooLongError):
        quick(CONTENT, {"anna": "x" * (LONGEST_PASSPHRASE + 1)})


def test_the_longest_content_can_be_stored_and_read_again() -> None:
    content = bytes(MOST_CONTENT)
    closed = quick(content, {"anna": ANNA})

    again = msgspec.json.decode(stored(closed), type=Seal)

    assert content_of(open_seal(again, ANNA)) == content


@pytest.mark.parametrize("lanes", [0, MOST_LANES + 1, 10**9])
def test_a_file_cannot_ask_for_more_lanes_than_four(lanes: int) -> None:
    closed = both()
    greedy = replace(closed, locks=(replace(closed.locks[0], lanes=lanes),))

    assert open_seal(greedy, ANNA) is SealFailure.DAMAGED
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(greedy), type=Seal)


def test_a_lock_of_an_earlier_version_opens_as_it_was_made() -> None:
    """It does not tell its lanes: there was one."""
    closed = both()
    asked: list[int] = []

    def one_lane(typed: bytes, salt: bytes, cost: int, lanes: int) -> bytes:
        asked.append(lanes)
        return scrypt(typed, salt, cost, 1)

    old = seal(b"7", {"anna": ANNA}, randomness(3).randbytes, cost=LEAST_COST, stretch=one_lane)
    data = msgspec.json.decode(msgspec.json.encode(old))
    del data["locks"][0]["lanes"]

    read = msgspec.convert(data, Seal)
    opened = open_seal(read, ANNA)
    assert isinstance(opened, Opening)
    assert opened.content == b"7"
    assert closed.locks[0].lanes == LANES


@pytest.mark.parametrize("cost", [0, LEAST_COST - 1, MOST_COST + 1, 30, 10**9])
def test_a_file_cannot_ask_for_a_passphrase_check_of_any_cost(cost: int) -> None:
    closed = quick(CONTENT, {"anna": ANNA})
    greedy = replace(closed, locks=(replace(closed.locks[0], cost=cost),))

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(stored(greedy), type=Seal)
    assert open_seal(greedy, ANNA) is SealFailure.DAMAGED


def test_a_file_cannot_hold_a_seal_of_any_size() -> None:
    closed = quick(CONTENT, {"anna": ANNA})
    crowded = replace(closed, locks=closed.locks * 10)
    swollen = replace(closed, box=bytes(4 * MOST_CONTENT))
    misshapen = replace(closed, commitment=b"short")

    for broken in (crowded, swollen, misshapen):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(stored(broken), type=Seal)


def test_an_empty_or_hollow_seal_is_answered_and_not_a_crash() -> None:
    hollow = Seal("cargo", bytes(32))
    closed = both()

    assert open_seal(hollow, ANNA) is SealFailure.WRONG
    assert open_seal(replace(closed, box=b""), ANNA) is SealFailure.DAMAGED
    assert open_seal(replace(closed, nonce=b""), ANNA) is SealFailure.DAMAGED


def test_importing_the_module_does_not_load_cryptography() -> None:
    """It would cost every start of the program some 50 ms."""
    code = "import sys, bp_desktop.core.sealing; print('cryptography' in sys.modules)"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "False"


@given(
    content=st.binary(max_size=3000),
    passphrases=st.dictionaries(
        st.text(max_size=20), st.none() | st.text(max_size=40), min_size=1, max_size=3
    ),
    number=st.integers(0, 2**32),
)
@settings(max_examples=60)
def test_every_seal_opens_again_for_each_party_after_storing(
    content: bytes, passphrases: dict[str, str | None], number: int
) -> None:
    closed = quick(content, passphrases, number)

    again = msgspec.json.decode(stored(closed), type=Seal)

    assert again == closed
    phrases = [phrase for phrase in passphrases.values() if phrase]
    assert again.is_locked == bool(phrases)
    for phrase in phrases or [""]:
        assert content_of(open_seal(again, phrase)) == content


@given(damage=st.binary(min_size=1, max_size=400), place=st.integers(0, 3000))
@settings(max_examples=60)
def test_stored_bytes_of_any_kind_are_read_refused_or_found_damaged(
    damage: bytes, place: int
) -> None:
    text = stored(quick(CONTENT, {"anna": ANNA}))
    place %= len(text)
    broken = text[:place] + damage + text[place + len(damage) :]

    try:
        read = msgspec.json.decode(broken, type=Seal)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    answer = open_seal(read, ANNA)
    assert isinstance(answer, SealFailure) or answer.content == CONTENT


def test_changes_to_what_a_seal_holds_are_read_by_whoever_can_open_it() -> None:
    closed = seal(b"old", {"anna": "a long passphrase"}, randomness().randbytes, cost=LEAST_COST)
    opening, other = open_seal(closed, "a long passphrase"), Opening(b"old", bytes(32))
    assert isinstance(opening, Opening)

    sealed = seal_draft(opening, b"half typed", randomness().randbytes)

    assert open_draft(opening, sealed) == b"half typed"
    assert open_draft(other, sealed) is None
    assert open_draft(opening, sealed[:-1] + bytes([sealed[-1] ^ 1])) is None
    assert open_draft(opening, b"") is None
    assert b"half" not in sealed
    assert len(sealed) == len(seal_draft(opening, b"", randomness().randbytes)), (
        "its size tells nothing"
    )
