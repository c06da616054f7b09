"""The run of the stage by a clock of the test: what is seen when, and when it is over."""

from itertools import pairwise

import pytest

from bp_desktop.ui.table.stage.run import FRAME_MS, StageRun, StageSight, Tempo

TEMPO = Tempo(hold=1000, slide=120, settle=520)
STILL = Tempo(hold=1000, slide=0, settle=0)


def seen(run: StageRun, now: int) -> StageSight:
    sight = run.sight(now)
    assert sight is not None
    return sight


def test_nothing_is_told_before_the_dice_lie_still() -> None:
    run = StageRun(0, (True,), TEMPO)

    for now in range(0, 640, 10):
        assert seen(run, now).told == 0, now
        assert seen(run, now).settled < 1
    assert seen(run, 640).settled == 1
    assert seen(run, 760).told == 1


def test_dice_that_lie_on_the_table_already_are_told_at_once() -> None:
    run = StageRun(0, (False,), TEMPO)

    assert seen(run, 0).settled == 1
    assert seen(run, 240).told == 1


def test_it_comes_holds_and_goes_by_itself() -> None:
    run = StageRun(5000, (True,), TEMPO)

    assert seen(run, 5060).open == pytest.approx(0.5)
    assert seen(run, 5120).open == 1
    assert not seen(run, 6639).is_leaving
    assert seen(run, 6640).is_leaving
    assert seen(run, 6700).open == pytest.approx(0.5)
    assert run.sight(6760) is None
    assert run.next_change(6760) is None


def test_whoever_ends_it_sees_it_go_from_there() -> None:
    run = StageRun(0, (True,), TEMPO).end(300)

    assert seen(run, 360).is_leaving
    assert seen(run, 360).told == 0, "nothing is told while it goes"
    assert run.sight(420) is None
    assert run.end(400) is run, "once is enough"


def test_ended_while_it_opens_it_does_not_jump() -> None:
    run = StageRun(0, (False,), TEMPO).end(60)

    assert seen(run, 60).open <= 0.5
    assert run.sight(180) is None


def test_ended_at_once_it_has_hardly_been_there() -> None:
    run = StageRun(0, (False,), TEMPO).end(0)

    assert seen(run, 0).open == 0


def test_several_moments_come_one_after_the_other_in_one_opening() -> None:
    run = StageRun(0, (True, False), TEMPO)

    assert seen(run, 1639).place == 0
    after = seen(run, 1640)
    assert (after.place, after.open, after.is_leaving) == (1, 1.0, False)
    assert seen(run, 2639).place == 1
    assert seen(run, 2640).is_leaving


def test_without_motion_it_is_there_and_gone() -> None:
    run = StageRun(0, (True,), STILL)

    assert seen(run, 0) == StageSight(0, 1.0, False, 1.0, 1.0)
    assert run.sight(1000) is None
    assert run.end(300).sight(300) is None


def test_nothing_is_painted_while_nothing_moves() -> None:
    """From frame to frame while it moves; else one wait until the next thing happens."""
    run = StageRun(0, (True, False), TEMPO)
    now, wakes = 0, []
    while (wait := run.next_change(now)) is not None:
        assert wait > 0
        wakes.append(now)
        now += wait

    long_waits = [later - one for one, later in pairwise(wakes) if later - one > FRAME_MS]
    assert sum(long_waits) > 1500, "the hold of both"
    assert len(long_waits) == 2
