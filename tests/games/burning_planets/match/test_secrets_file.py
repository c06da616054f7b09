"""Nothing secret can be read from what is stored, while a passphrase keeps it (issue 3, item 5)."""

import base64
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.purse import EMPTY
from bp_desktop.core.sealing import Opening, Seal, SealFailure, open_seal
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import (
    AgreeContract,
    DiscloseContract,
    DraftContract,
    LoadSealed,
    RedraftContract,
    SealContract,
    UnloadSealed,
)
from bp_desktop.games.burning_planets.match.secret_values import Delivery, Terms
from bp_desktop.session.document_file import write_document
from bp_desktop.session.session import Session
from bp_desktop.storage.box import create_box, open_box
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BJORN,
    FIRST,
    HERE,
    PASSPHRASES,
    SHIP,
    THERE,
    Table,
    new_match,
    opened,
    purse,
)

CARGO_AMOUNT, PROMISED, PRICE = 27182818, 16180339, 14142135
NOTE = "the amber heron sleeps, спит янтарная цапля"
SECRET_TERMS = Terms(
    BJORN,
    3,
    (
        Delivery(AARON, BJORN, purse(PROMISED)),
        Delivery(BJORN, AARON, purse(metal=PRICE)),
    ),
    NOTE,
)
RICH = {"aaron": purse(31415926), "bjorn": purse(metal=31415926)}


class Secret:
    """A sealed barter under way, everything that must not be seen of it, and the envelopes."""

    def __init__(self) -> None:
        self.table = Table(new_match(None, **RICH))
        replay = random.Random(7)  # the table's own randomness, drawn once more
        self.contract = self.table.terms(SECRET_TERMS)
        salts_and_keys = [replay.randbytes(32), replay.randbytes(32)]
        self.cargo = self.table.goods(purse(CARGO_AMOUNT))
        self.table.do(
            DraftContract(AARON, BJORN, self.contract),
            RedraftContract(FIRST, AARON, self.contract),
            AgreeContract(FIRST, BJORN),
            SealContract(FIRST),
            LoadSealed(SHIP, HERE, self.cargo, consent=True),
        )
        openings = [opened(self.contract), opened(self.cargo)]
        assert openings[0].salt == salts_and_keys[0], "the key is the next thing drawn"
        words = [str(CARGO_AMOUNT), str(PROMISED), str(PRICE), "amber heron", "янтарная"]
        words += PASSPHRASES.values()
        self.unseen = [word.encode() for word in words] + salts_and_keys
        self.unseen += [opening.salt for opening in openings]
        self.unseen += [opening.content for opening in openings]
        for number in (CARGO_AMOUNT, PROMISED, PRICE):
            self.unseen += [number.to_bytes(4, "big"), number.to_bytes(4, "little")]


def spellings(secret: bytes) -> Iterator[bytes]:
    """As it is, in hex, in both base64 alphabets at each offset, escaped, and in UTF-16."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    if len(secret) < 8:  # too short to be told from chance in other spellings
        return
    for offset in range(3):
        for encode in (base64.b64encode, base64.urlsafe_b64encode):
            text = encode(bytes(offset) + secret).rstrip(b"=")
            yield text[4 if offset else 0 : -1]
    read = secret.decode("utf-8", "replace")
    yield read.encode("utf-16-le")
    yield read.encode("utf-16-be")
    yield json.dumps(read)[1:-1].encode()


def found(unseen: list[bytes], stored: bytes) -> list[bytes]:
    return [secret for secret in unseen if any(form in stored for form in spellings(secret))]


def decoded_strings(value: object) -> Iterator[bytes]:
    """Every base64 text in a JSON value, decoded."""
    match value:
        case str():
            try:
                yield base64.b64decode(value, validate=True)
            except ValueError:
                return
        case dict():
            for key, each in value.items():
                yield from decoded_strings(key)
                yield from decoded_strings(each)
        case list():
            for each in value:
                yield from decoded_strings(each)


def test_the_journal_shows_no_amount_term_salt_key_or_passphrase() -> None:
    """BP-REG-5, BP-SECRET-9."""
    secret = Secret()

    assert found(secret.unseen, secret.table.bytes) == []
    for line in secret.table.journal.lines():
        for blob in decoded_strings(json.loads(line.body)):
            assert found(secret.unseen, blob) == []


def test_the_state_and_the_exported_file_show_nothing_either() -> None:
    secret = Secret()

    exported = write_document(secret.table.session, "a match")

    assert found(secret.unseen, exported) == []
    assert found(secret.unseen, repr(secret.table.match).encode()) == []


def test_a_real_box_shows_nothing_to_a_hex_editor(tmp_path: Path) -> None:
    secret = Secret()
    path = tmp_path / "secrets.bpbox"
    create_box(path)
    with open_box(path) as box:
        system = secret.table.system
        document = box.create_document(system.id, "a match")
        session = Session(system, box.journal(document), AppDice(1))
        for entry in secret.table.session.entries:
            assert entry.command is not None
            session.submit(entry.command)

    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert base64.b64encode(secret.contract.commitment) in stored, "it was stored here at all"
    assert found(secret.unseen, stored) == []


def test_the_probe_finds_the_same_secrets_once_they_are_disclosed() -> None:
    """So that the tests above can fail."""
    secret = Secret()
    table = secret.table

    [envelope] = table.match.secrets.cargo
    table.do(UnloadSealed(envelope, THERE, opened(secret.cargo)))
    table.do(DiscloseContract(FIRST, opened(secret.contract)), overrule=True)

    shown = found(secret.unseen, table.bytes)
    for word in (str(CARGO_AMOUNT), str(PROMISED), str(PRICE), "amber heron", "янтарная"):
        assert word.encode() in shown
    for phrase in PASSPHRASES.values():
        assert phrase.encode() not in shown, "passphrases are never stored"


def test_the_probe_finds_what_is_merely_hidden() -> None:
    """Without a passphrase the interface hides it, and a hex editor does not mind."""
    table = Table(new_match(None, **RICH))
    nobody: dict[PlayerId, str | None] = {AARON: None, BJORN: None}
    table.do(LoadSealed(SHIP, HERE, table.goods(purse(CARGO_AMOUNT), nobody), consent=True))

    assert found([str(CARGO_AMOUNT).encode()], table.bytes) != []


def test_one_passphrase_is_enough_to_keep_the_file_from_telling() -> None:
    """A partner without a passphrase must not make the other's secret readable."""
    table = Table(new_match(None, **RICH))
    one: dict[PlayerId, str | None] = {AARON: PASSPHRASES[AARON], BJORN: None}
    table.do(
        DraftContract(AARON, BJORN, table.terms(SECRET_TERMS, one)),
        AgreeContract(FIRST, BJORN),
        SealContract(FIRST),
        LoadSealed(SHIP, HERE, table.goods(purse(CARGO_AMOUNT), one), consent=True),
    )

    words = [str(CARGO_AMOUNT), str(PROMISED), str(PRICE), "amber heron"]
    assert found([word.encode() for word in words], table.bytes) == []


def stored_seal(secret: Secret) -> Seal:
    """The contract's envelope as a new session reads it from the journal."""
    contract = secret.table.reopened().secrets.contracts[FIRST]
    assert contract.seal is not None
    return contract.seal


@pytest.mark.parametrize("party", [AARON, BJORN])
def test_either_party_opens_what_was_stored(party: PlayerId) -> None:
    opening = open_seal(stored_seal(Secret()), PASSPHRASES[party])

    assert isinstance(opening, Opening)
    assert NOTE.encode() in opening.content


def test_a_wrong_passphrase_or_a_changed_file_opens_nothing() -> None:
    seal = stored_seal(Secret())
    changed = bytearray(seal.box)
    changed[100] ^= 1

    assert open_seal(seal, "a guess") is SealFailure.WRONG
    tampered = replace(seal, box=bytes(changed))
    assert open_seal(tampered, PASSPHRASES[AARON]) is SealFailure.DAMAGED


def test_the_size_of_what_is_stored_does_not_tell_how_much_was_loaded() -> None:
    sizes = set()
    for goods in (EMPTY, purse(1), purse(10**6, 10**6, 10**6, 10**6)):
        table = Table()
        table.do(LoadSealed(SHIP, HERE, table.goods(goods), consent=True))
        sizes.add(len(table.bytes))

    assert len(sizes) == 1
