"""The one door in, the one signal out."""

import pytest
from pytestqt.qtbot import QtBot

from bp_desktop.core.messages import Message, say
from bp_desktop.session.amend import Decision
from bp_desktop.session.library import LibraryError
from bp_desktop.session.ports import Line, MemoryJournal
from bp_desktop.session.session import Change
from bp_desktop.ui.shell.commander import Commander
from tests.tally import Add, Command, FailingJournal, Join, RollDie, TallySession, tally_of


class Heard:
    """Writes down every signal of a commander."""

    def __init__(self, session: TallySession) -> None:
        self.commander = Commander(session)
        self.changes: list[Change[object, Command, object]] = []
        self.refusals: list[tuple[Message, ...]] = []
        self.objections: list[tuple[Command, tuple[Message, ...]]] = []
        self.seals: list[int] = []
        self.failures: list[Message] = []
        self.commander.changed.connect(self.changes.append)
        self.commander.refused.connect(self.refusals.append)
        self.commander.objected.connect(lambda *both: self.objections.append(both))
        self.commander.consent_needed.connect(self.seals.append)
        self.commander.failed.connect(self.failures.append)

    @property
    def silent(self) -> bool:
        heard = (self.changes, self.refusals, self.objections, self.seals, self.failures)
        return not any(heard)


@pytest.fixture(autouse=True)
def _application(qtbot: QtBot) -> None:
    """Signals need one."""


def test_a_command_changes_the_state_and_is_told_once() -> None:
    heard = Heard(tally_of(Join("Ada")))
    before = heard.commander.state

    done = heard.commander.submit(Add("Ada", 3))

    [change] = heard.changes
    assert done
    assert change.before is before
    assert change.after is heard.commander.state
    assert heard.commander.state.scores == {"Ada": 3}


def test_a_refused_command_is_told_and_changes_nothing() -> None:
    heard = Heard(tally_of(Join("Ada")))
    before = heard.commander.state

    done = heard.commander.submit(Join("Ada"))

    assert not done
    assert heard.refusals == [(say("tally.joined_already", "T-1", player="Ada"),)]
    assert heard.commander.state is before


def test_an_objection_comes_with_its_command_and_can_be_overruled() -> None:
    heard = Heard(tally_of(Join("Ada")))

    done = heard.commander.submit(Add("Ada", 11))

    [(command, messages)] = heard.objections
    assert not done
    assert command == Add("Ada", 11)
    assert messages == (say("tally.above_limit", "T-2", amount=11, limit=10),)
    assert heard.commander.submit(command, overrule=True)
    assert heard.commander.state.scores == {"Ada": 11}


def test_undo_and_redo_are_told_like_any_change() -> None:
    heard = Heard(tally_of(Join("Ada"), Add("Ada", 3)))

    assert heard.commander.undo()
    assert heard.commander.state.scores == {"Ada": 0}
    assert heard.commander.redo()
    assert heard.commander.state.scores == {"Ada": 3}
    assert len(heard.changes) == 2


def test_nothing_to_undo_is_a_refusal() -> None:
    heard = Heard(tally_of())

    assert not heard.commander.undo()
    assert heard.refusals == [(say("session.nothing_to_undo"),)]


def test_taking_dice_back_asks_for_consent_first() -> None:
    heard = Heard(tally_of(Join("Ada"), RollDie("Ada")))
    before = heard.commander.state

    assert not heard.commander.undo()
    assert heard.seals == [2]
    assert heard.commander.state is before
    assert heard.commander.undo(consent=True, reason="fell off the table")
    assert heard.commander.state.scores == {"Ada": 0}


def test_a_correction_goes_through_the_same_door() -> None:
    heard = Heard(tally_of(Join("Ada"), Add("Ada", 3), Add("Ada", 4)))

    plan = heard.commander.session.plan_amend(2, Add("Ada", 1))
    done = heard.commander.amend(2, Add("Ada", 1))

    assert done
    assert plan.after == heard.commander.state
    assert heard.commander.state.scores == {"Ada": 5}


def test_conflicts_of_a_correction_are_objections() -> None:
    heard = Heard(tally_of(Join("Ada"), Add("Ada", 3)))

    assert not heard.commander.amend(1, None)
    assert heard.objections
    assert heard.commander.amend(1, None, {2: Decision.STRIKE})
    assert heard.commander.state.scores == {}


def test_a_full_disk_is_told_and_leaves_the_state() -> None:
    journal = FailingJournal()
    heard = Heard(tally_of(Join("Ada"), journal=journal))
    before = heard.commander.state
    journal.is_full = True

    done = heard.commander.submit(Add("Ada", 3))

    assert not done
    assert [message.key for message in heard.failures] == ["session.not_kept"]
    assert heard.commander.state is before
    journal.is_full = False
    assert heard.commander.submit(Add("Ada", 3))


class _Explaining(MemoryJournal):
    """Fails as a box does: with a message."""

    is_full = False

    def append(self, line: Line) -> None:
        if self.is_full:
            raise LibraryError(say("storage.box.full", path="x"))
        super().append(line)


def test_what_the_keeper_says_about_its_trouble_is_passed_on() -> None:
    journal = _Explaining()
    heard = Heard(tally_of(Join("Ada"), journal=journal))
    journal.is_full = True

    heard.commander.submit(Add("Ada", 3))

    assert heard.failures == [say("storage.box.full", path="x")]


def test_a_fault_of_the_program_is_not_swallowed() -> None:
    heard = Heard(tally_of(Join("Ada")))

    with pytest.raises(AssertionError):
        heard.commander.submit("no command")  # type: ignore[arg-type]  # that is the fault

    assert heard.silent


def test_a_view_that_submits_from_its_refresh_is_caught(qtbot: QtBot) -> None:
    heard = Heard(tally_of(Join("Ada")))
    heard.commander.changed.connect(lambda _change: heard.commander.submit(Add("Ada", 1)))

    with qtbot.captureExceptions() as raised:
        heard.commander.submit(Add("Ada", 3))

    assert raised[0][0] is AssertionError
    assert heard.commander.state.scores == {"Ada": 3}
