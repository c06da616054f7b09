"""Turns and rounds in the row of steps."""

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import SetTurn
from bp_desktop.games.burning_planets.match.events import TurnBegan
from bp_desktop.ui.chronicle.annals import chapter_at, chapters_of, turn_after, turn_before
from tests.games.burning_planets.match.build import BLUE, GREEN, RED
from tests.games.burning_planets.match.chronicle.past import played
from tests.ui.chronicle.read import annals_of


def test_every_turn_that_began_is_a_chapter_and_only_the_first_of_a_round_opens_it() -> None:
    """BP-TURN-1."""
    session = played(300)
    began = [
        (place, event.number, event.round, event.player)
        for place, step in enumerate(session.timeline, start=1)
        for event in step.outcome.events
        if isinstance(event, TurnBegan)
    ]

    chapters = chapters_of(annals_of(session).samples)

    assert [(one.begins, one.turn, one.round, one.seat) for one in chapters] == began
    opened = [one.round for one in chapters if one.opens_round]
    assert opened == sorted(set(opened))
    assert len(opened) > 3


def test_a_turn_that_the_table_sets_is_a_chapter_too() -> None:
    """BP-APP-4."""
    session = played(60)
    other = next(one for one in (RED, BLUE, GREEN) if one != session.state.turn.player)
    before = chapters_of(annals_of(session).samples)

    session.submit(SetTurn(other, Phase.ACTIONS, reason="we played in the wrong order"))
    after = chapters_of(annals_of(session).samples)

    assert len(after) == len(before) + 1
    assert (after[-1].seat, after[-1].begins) == (other, len(session.timeline))


def test_places_lie_in_their_turn_and_turns_lead_to_each_other() -> None:
    annals = annals_of(played(200))
    chapters = chapters_of(annals.samples)
    first, second = chapters[:2]

    assert chapter_at(chapters, first.begins - 1) is None
    assert chapter_at(chapters, second.begins - 1) is first
    assert chapter_at(chapters, second.begins) is second
    assert turn_before(chapters, second.begins) == first.begins
    assert turn_before(chapters, second.begins + 1) == second.begins
    assert turn_before(chapters, first.begins) == 0
    assert turn_after(chapters, 0, annals.last) == first.begins
    assert turn_after(chapters, chapters[-1].begins, annals.last) == annals.last
