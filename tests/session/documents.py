"""Files of a played TALLY, for the tests of document files."""

import pytest

from bp_desktop.session.document_file import (
    UnreadableFileError,
    open_document,
    read_header,
    write_document,
)
from tests.tally import TALLY, Add, Join, NoDice, RollDie, TallySession, noon, tally_of


def written(title: str = "Friday") -> tuple[TallySession, bytes]:
    """A session with every kind of line in it, and its file."""
    session = tally_of(
        Join("Ánn \U0001f680"),
        Add("Ánn \U0001f680", 1),
        RollDie("Ánn \U0001f680"),
        Add("Ánn \U0001f680", 99),
    )
    session.undo(reason='a "reason"\n\\ with odd characters\u2028')
    session.redo()
    session.amend(2, Add("Ánn \U0001f680", 4))
    return session, write_document(session, title)


def opened(data: bytes) -> TallySession:
    return open_document(read_header(data), TALLY, NoDice(), clock=noon)


def why_unreadable(data: bytes) -> str:
    with pytest.raises(UnreadableFileError) as caught:
        opened(data)
    assert str(caught.value) == caught.value.message.key
    return caught.value.message.key
