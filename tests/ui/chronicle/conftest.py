"""What tests of the chronicle get: journals that are read at once, however slow the machine is."""

from math import inf

import pytest


@pytest.fixture(autouse=True)
def journals_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the tests are short; on a busy machine they would be read in slices, later."""
    monkeypatch.setattr("bp_desktop.ui.chronicle.reading.AT_ONCE", inf)
