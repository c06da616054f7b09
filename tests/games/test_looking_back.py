"""Looking back on a match: the time line, the choice of key moments, counts and luck."""

from fractions import Fraction

from bp_desktop.core.messages import say
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.remembered import TurningPoint
from bp_desktop.games.shared.looking_back import (
    HeldSpan,
    KeyMoment,
    LookBack,
    RoundStart,
    chosen_moments,
    look_back,
)
from bp_desktop.session.session import Session
from tests.golden.test_golden import opened
from tests.tally import TALLY
from tests.tally_table import TALLY_TABLE


def moment(place: int, sort: str, effect: int) -> KeyMoment:
    return KeyMoment(place, 1, TurningPoint(sort, effect, say("tally.gain")))


def back_on(session: Session) -> LookBack:  # type: ignore[type-arg]
    steps = [(one.outcome.events, one.outcome.rolls) for one in session.timeline]
    return finished(look_back(table_game(), session.system.start, steps))


# --- key moments


def test_the_strongest_of_every_sort_comes_before_a_second_of_any() -> None:
    many = [moment(place, "conquest", 200) for place in range(1, 10)]
    rare = [moment(20, "cargo", 12), moment(30, "odds", 60)]

    chosen = chosen_moments([*many, *rare], 4)

    assert [one.point.sort for one in chosen] == ["conquest", "conquest", "cargo", "odds"]
    assert [one.place for one in chosen] == [8, 9, 20, 30], "of equal ones the later, in order"


def test_what_happened_in_one_step_stays_in_its_order() -> None:
    step = [moment(7, "conquest", 200), moment(7, "out", 500), moment(7, "end", 1000)]

    assert list(chosen_moments(step)) == step


def test_no_more_than_six_are_chosen_and_fewer_are_all() -> None:
    many = [moment(place, str(place), place) for place in range(9)]

    assert [one.place for one in chosen_moments(many)] == [3, 4, 5, 6, 7, 8]
    assert chosen_moments(many[:2]) == tuple(many[:2])
    assert chosen_moments([]) == ()


# --- the time line


def test_every_round_is_as_wide_as_the_others() -> None:
    back = LookBack(30, (RoundStart(1, 4), RoundStart(2, 24)), (), (), (), {})

    assert back.at(0) == 0.0
    assert back.at(14) == 0.5
    assert back.at(24) == 1.0
    assert back.at(30) == 2.0


def test_who_held_what_is_read_off_a_whole_match() -> None:
    session = opened("two_greedy_on_a_board")
    back = back_on(session)
    planets = session.state.board.planets

    assert {one.id for one in back.held} == {one.id for one in planets.values()}
    for thing in back.held:
        assert thing.spans[-1].seat == planets[thing.id].owner  # type: ignore[index]
        assert all(one.begins < two.begins for one, two in zip(thing.spans, thing.spans[1:]))  # noqa: B905
        for span in thing.spans:
            owner = session.state_after(span.begins).board.planets[thing.id].owner  # type: ignore[index]
            assert owner == span.seat
    assert back.held[0].spans[0] == HeldSpan(1, back.held[0].spans[0].seat)


def test_key_moments_lie_where_they_happened() -> None:
    session = opened("two_greedy_on_a_board")
    back = back_on(session)

    assert len(back.moments) == 6
    for one in back.moments:
        turn = session.state_after(one.place).turn
        assert one.round == turn.round
    assert back.moments[-1].place == len(session.timeline)


def test_luck_adds_up_as_in_the_annals() -> None:
    from bp_desktop.ui.chronicle.annals import Annals

    session = opened("two_greedy_on_a_board")
    annals = Annals(table_game())
    for step in session.timeline:
        annals.read(step.seq, step.outcome.events, step.outcome.rolls)

    back = back_on(session)

    assert back.surplus == annals.samples[-1].surplus
    assert all(isinstance(one, Fraction) for one in back.surplus.values())


def test_a_game_that_brings_none_of_it_is_looked_back_on_too() -> None:
    back = finished(look_back(TALLY_TABLE, TALLY.start, []))

    assert back == LookBack(0, (), (), (), (), {})
