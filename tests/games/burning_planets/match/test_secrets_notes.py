"""Private notes (BP-ALLY-5, BP-COMM-3): under their writer's passphrase, and nobody else's."""

import msgspec
import pytest

from bp_desktop.core.messages import Refused
from bp_desktop.core.sealing import LEAST_COST, Opening, Seal, open_seal
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_commands import DropNote, KeepNote
from bp_desktop.games.burning_planets.match.secret_contents import note_in, sealed
from bp_desktop.games.burning_planets.match.secret_values import Note
from bp_desktop.games.burning_planets.match.seen import seen_by
from tests.games.burning_planets.match.secret_table import AARON, BJORN, CAROL, Table, purse

PACT = Note((BJORN,), "against Carol, until round nine")
PHRASE = "seven red herrings"


def closed(table: Table, note: Note = PACT, by: PlayerId = AARON, phrase: str = PHRASE) -> Seal:
    return sealed(note, {by: phrase}, table.random.randbytes, LEAST_COST)


def refusal(table: Table, command: KeepNote | DropNote) -> str:
    with pytest.raises(Refused) as refused:
        table.do(command)
    return refused.value.messages[0].key


def test_a_note_is_read_again_with_its_passphrase_and_with_no_other() -> None:
    table = Table()

    table.do(KeepNote(AARON, closed(table)))

    kept = table.match.secrets.notes[AARON]
    opening = open_seal(kept, PHRASE)
    assert isinstance(opening, Opening)
    assert note_in(opening) == PACT
    assert not isinstance(open_seal(kept, "another"), Opening)
    assert table.reopened() == table.match


def test_no_file_and_no_public_view_tells_what_a_note_says() -> None:
    """BP-APP-6."""
    table = Table()

    table.do(KeepNote(AARON, closed(table)))

    assert b"until round nine" not in table.bytes
    assert seen_by(table.match, None).secrets.notes == {}


def test_a_later_note_takes_the_place_of_the_earlier_one() -> None:
    table = Table()
    table.do(KeepNote(AARON, closed(table)), KeepNote(BJORN, closed(table, by=BJORN)))

    table.do(KeepNote(AARON, closed(table, Note(text="no allies any more"))))

    opening = open_seal(table.match.secrets.notes[AARON], PHRASE)
    assert isinstance(opening, Opening)
    assert note_in(opening) == Note(text="no allies any more")
    assert set(table.match.secrets.notes) == {AARON, BJORN}


def test_a_note_is_torn_up_and_undo_brings_it_back() -> None:
    table = Table()
    table.do(KeepNote(AARON, closed(table)))

    table.do(DropNote(AARON))

    assert table.match.secrets.notes == {}
    table.session.undo()
    assert AARON in table.match.secrets.notes


def test_there_is_nothing_to_tear_up_where_nothing_was_written() -> None:
    assert refusal(Table(), DropNote(AARON)) == "bp.note.none"


def test_a_note_without_a_passphrase_is_refused_since_the_file_would_tell_it() -> None:
    table = Table()

    assert refusal(table, KeepNote(AARON, closed(table, phrase=""))) == "bp.note.needs_passphrase"


def test_nobody_else_has_a_key_to_a_note() -> None:
    table = Table()

    assert refusal(table, KeepNote(AARON, closed(table, by=CAROL))) == "bp.seal.stranger"


def test_goods_or_contracts_cannot_be_passed_off_as_a_note() -> None:
    table = Table()

    assert refusal(table, KeepNote(AARON, table.goods(purse(1)))) == "bp.seal.wrong_kind"


def test_a_note_restricts_nothing() -> None:
    """BP-ALLY-4, BP-ALLY-5: but for the note itself the match is the same."""
    table = Table()
    before = table.match

    table.do(KeepNote(AARON, closed(table)))

    assert table.match.secrets.contracts == before.secrets.contracts
    assert (table.match.board, table.match.players) == (before.board, before.players)


def test_what_is_in_a_seal_is_bounded_and_its_characters_are_seen() -> None:
    """Nobody has looked into it before it is opened."""
    odd = note_in(Opening(content=msgspec.json.encode(Note(text="a\x1b[2J\u202eb")), salt=b""))

    assert odd.text == "a␛[2J⇄b"
    for bad in (b'{"type":"note","allies":[1e300]}', b'{"type":"note","x":%s}' % (b"9" * 30)):
        with pytest.raises(Refused):
            note_in(Opening(content=bad, salt=b""))
