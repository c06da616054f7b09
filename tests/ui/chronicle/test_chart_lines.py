"""Lines of charts: few corners, the right levels, and nothing where something is hidden."""

from math import isnan

from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.ui.chronicle.annals import ChartLine, Visibility, lines_of
from tests.games.burning_planets.match.build import RED
from tests.games.burning_planets.match.chronicle.past import played
from tests.ui.chronicle.read import MatchAnnals, annals_of

OPEN = Visibility(now_open=True, revealed=False)


def level_at(line: ChartLine, place: int) -> float:
    """The level a line has from a place on."""
    return [level for at, level in zip(line.places, line.levels, strict=True) if at <= place][-1]


def assert_follows(annals: MatchAnnals, subject: str, resource: str) -> None:
    line = lines_of(annals, subject, (RED,), resource, OPEN)[RED]
    for place in range(1, annals.last + 1):
        wanted = annals.figure(annals.samples[place], subject, RED, resource, OPEN)
        assert level_at(line, place) == wanted


def test_a_line_has_the_figure_of_every_place_with_far_fewer_corners() -> None:
    annals = annals_of(played(300))

    for subject in annals.titles:
        assert_follows(annals, subject, "")
    assert_follows(annals, "treasury", "metal")

    line = lines_of(annals, "treasury", (RED,), "", OPEN)[RED]
    assert len(line.places) < annals.last
    assert line.places[0] == 1
    assert line.places[-1] == annals.last


def test_what_is_hidden_has_no_line() -> None:
    """BP-APP-6."""
    session = played(80, open_books=False)
    closed = Visibility(now_open=False, revealed=False)
    annals = annals_of(session)

    assert lines_of(annals, "treasury", (RED,), "", closed)[RED].is_hidden
    assert not lines_of(annals, "income", (RED,), "", closed)[RED].is_hidden
    revealed = closed._replace(revealed=True)
    assert not lines_of(annals, "treasury", (RED,), "", revealed)[RED].is_hidden


def test_a_line_begins_where_the_books_were_opened() -> None:
    """BP-APP-5, BP-APP-6."""
    session = played(60, open_books=False)
    session.submit(ChangeOption("treasury_visibility", "public"), overrule=True)
    annals = annals_of(session)

    line = lines_of(annals, "treasury", (RED,), "", OPEN)[RED]

    assert isnan(level_at(line, annals.last - 1))
    assert level_at(line, annals.last) == session.state.players[RED].treasury.total
