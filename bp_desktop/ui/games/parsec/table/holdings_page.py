"""Holdings of Parsec: what every player has, in columns, or unit by unit in a list."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.parsec.match.lookup import body_of, owned
from bp_desktop.games.parsec.match.queries.facts.figures import place_of
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.ui.games.parsec.book import named
from bp_desktop.ui.games.parsec.table.faces import body_title, color_of, thing_picture, unit_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.columns.belongings import Belonging, with_units
from bp_desktop.ui.table.columns.faces import BalanceFace, ColumnFace
from bp_desktop.ui.table.columns.heads import column_heads
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.parts import PastList
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import worded

translate = QCoreApplication.translate


def holding_faces(context: AnyTable, match: ParsecMatch) -> tuple[ColumnFace, ...]:
    """Cards are counted for everybody to see, also those of a covered hand (PA-APP-21)."""
    return tuple(_face(context, match, one) for one in column_heads(context, match))


def _face(context: AnyTable, match: ParsecMatch, head: ColumnFace) -> ColumnFace:
    who, balances = match.players[head.player], head.balances
    if not context.may_see(who.id):
        name = translate("OverviewPanel", "Cards in hand")
        balances = (BalanceFace("ui/coins", name, who.hand.total),)
    name = translate("YardPanel", "Event card")
    balances = (*balances, BalanceFace("ui/bolt", name, len(who.cards)))
    units = list[Belonging]()
    for one in owned(match, who.id):
        body, moves = body_of(match, one), type_of(match, one).is_vessel
        units.append(Belonging(one.id, one.type, one.number, body.id if body else "", moves))
    return with_units(
        head._replace(balances=balances),
        units,
        lambda kind: (f"unit/{kind}", named("unit", kind)),
        lambda body: (thing_picture(match, body), body_title(match, body)),
    )


def holding_rows(match: ParsecMatch, theme: Theme) -> Iterator[Row]:
    """Every unit with its place."""
    for player in match.order or tuple(match.players):
        yield Row("", match.players[player].name)
        color = color_of(match, player, theme)
        for unit in owned(match, player):
            place = worded(place_of(match, unit))
            yield Row(unit.id, unit_title(unit), place, f"unit/{unit.type}", color)


def past_units(theme: Theme) -> PastList[ParsecMatch]:
    """To look at, in the chronicle."""
    rows = RowList(theme, "", headings=True)
    return PastList(rows, lambda match: rows.show_rows(list(holding_rows(match, theme)), None))
