"""Decisions about later steps go when something before them, in the order of play, changes."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from bp_desktop.session.amend import ConflictKind, Decision
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.context import TableContext, Viewer
from bp_desktop.ui.table.correction.proposal import INSERT, CorrectionProposal
from tests.tally import Adopt, Command, Event, Gain, Join, Pass, Tally, TallySession, tally_of
from tests.tally_table import TALLY_TABLE
from tests.ui.tally_table import TALLY_PARTS

STRIKE, KEEP, OVERRULE = Decision.STRIKE, Decision.KEEP, Decision.OVERRULE
Proposal = CorrectionProposal[Tally, Command, Event]


@pytest.fixture
def host(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def proposal_about(session: TallySession, seq: int, host: QMainWindow, theme: Theme) -> Proposal:
    context = ViewContext(
        theme,
        Commander(session, host),
        Actions(host, theme, {}),
        PreferenceKeeper(Path("never written"), Preferences()),
        FilePrompts(host),
        lambda *_, **__: None,
    )
    viewer = Viewer(TALLY_TABLE, host)
    proposal: Proposal = CorrectionProposal(TableContext(context, TALLY_PARTS, viewer, Drafts()))
    proposal.seq = seq
    return proposal


def decide(proposal: Proposal, command: Command | None, seq: int, decision: Decision) -> None:
    proposal.decide_on(seq, decision)
    proposal.judge(command)


def standing(proposal: Proposal) -> tuple[dict[str, int], list[int]]:
    """The scores it leads to, and what is still to be decided."""
    plan = proposal.plan
    assert plan is not None
    return plan.after.scores, [one.seq for one in plan.conflicts]


# --- a step with a high number that stands early


def passed_twice() -> TallySession:
    """Ada passes (4), Bea passes, which was forgotten (6), Cleo scores (5)."""
    session = tally_of(Join("Ada"), Join("Bea"), Join("Cleo"), Pass(), Gain(5))
    session.amend(5, Pass(), {5: KEEP}, inserted=True)
    assert [step.seq for step in session.timeline] == [1, 2, 3, 4, 6, 5]
    return session


def test_a_decision_is_dropped_when_a_step_put_in_before_it_is_decided(
    host: QMainWindow, theme: Theme
) -> None:
    """It was given for Ada's points, and Bea got them without a word."""
    proposal = proposal_about(passed_twice(), 4, host, theme)
    proposal.judge(None)

    decide(proposal, None, 5, KEEP)
    assert standing(proposal) == ({"Ada": 5, "Bea": 0, "Cleo": 0}, [6])
    decide(proposal, None, 6, KEEP)

    assert proposal.decisions == {6: KEEP}
    assert standing(proposal) == ({"Ada": 0, "Bea": 0, "Cleo": 0}, [5])
    assert not proposal.is_ready(consent=True)


def test_a_decision_stays_when_a_later_step_with_a_lower_number_is_decided(
    host: QMainWindow, theme: Theme
) -> None:
    proposal = proposal_about(passed_twice(), 4, host, theme)
    proposal.judge(None)

    decide(proposal, None, 6, KEEP)
    decide(proposal, None, 5, KEEP)

    assert proposal.decisions == {6: KEEP, 5: KEEP}
    assert standing(proposal) == ({"Ada": 0, "Bea": 5, "Cleo": 0}, [])


def test_a_decision_taken_back_takes_back_those_that_follow_in_play(
    host: QMainWindow, theme: Theme
) -> None:
    proposal = proposal_about(passed_twice(), 4, host, theme)
    proposal.judge(None)
    decide(proposal, None, 6, KEEP)
    decide(proposal, None, 5, KEEP)

    decide(proposal, None, 6, STRIKE)

    assert proposal.decisions == {6: STRIKE}
    assert standing(proposal) == ({"Ada": 0, "Bea": 0, "Cleo": 0}, [5])


def test_conflicts_are_listed_and_decided_together_in_the_order_of_play(
    host: QMainWindow, theme: Theme
) -> None:
    proposal = proposal_about(passed_twice(), 4, host, theme)
    proposal.judge(None)
    assert list(proposal.conflicts) == [6, 5]

    proposal.decide_on_all(ConflictKind.OTHER_SEAT, None, strike=False)

    assert proposal.decisions == {6: KEEP, 5: KEEP}
    assert standing(proposal) == ({"Ada": 0, "Bea": 5, "Cleo": 0}, [])


# --- the step that is being put in


def test_what_is_put_in_comes_before_all_that_is_decided_about_later_steps(
    host: QMainWindow, theme: Theme
) -> None:
    """It will have the highest number of all."""
    session = tally_of(Join("Ada"), Join("Bea"), Gain(5))
    proposal = proposal_about(session, 3, host, theme)
    proposal.way, own = INSERT, 4
    swapped = Adopt({"Bea": 2000, "Ada": 0})
    proposal.ask()
    proposal.judge(swapped)
    assert standing(proposal) == ({"Ada": 5, "Bea": 0}, [own])

    decide(proposal, swapped, own, OVERRULE)
    assert standing(proposal) == ({"Bea": 2000, "Ada": 0}, [3])
    decide(proposal, swapped, 3, KEEP)

    assert proposal.decisions == {own: OVERRULE, 3: KEEP}
    assert standing(proposal) == ({"Bea": 2005, "Ada": 0}, [])
    decide(proposal, swapped, own, STRIKE)
    assert proposal.decisions == {own: STRIKE}
