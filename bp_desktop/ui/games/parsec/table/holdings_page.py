"""Holdings of Parsec: every unit of every player with its figures and its place."""

from collections.abc import Iterator

from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.queries.facts.figures import place_of
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.ui.games.parsec.table.faces import color_of, unit_notes, unit_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.parts import PastList
from bp_desktop.ui.widgets.row_painting import NotePart, Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import worded


def holding_rows(match: ParsecMatch, theme: Theme, *, brief: bool = False) -> Iterator[Row]:
    """`brief`: where there is room for the place alone."""
    for player in match.order or tuple(match.players):
        yield Row("", match.players[player].name)
        color = color_of(match, player, theme)
        for unit in owned(match, player):
            place = worded(place_of(match, unit))
            notes: tuple[NotePart, ...] = ()
            if not brief:
                notes = (*unit_notes(match, unit), NotePart(place, "muted", "ui/map"))
            yield Row(unit.id, unit_title(unit), place, f"unit/{unit.type}", color, parts=notes)


def past_units(theme: Theme) -> PastList[ParsecMatch]:
    """To look at, in the chronicle."""
    rows = RowList(theme, "", headings=True)
    return PastList(rows, lambda match: rows.show_rows(list(holding_rows(match, theme)), None))
