"""Entries of Ctrl+K for a table: things, seats, table options, statistics and rules."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.options import value_of
from bp_desktop.texts.marking import filled
from bp_desktop.ui.rules.finding import rule_entries
from bp_desktop.ui.shell.kinds import ASKED_CHART
from bp_desktop.ui.shell.palette_entry import PaletteEntry
from bp_desktop.ui.words.wording import worded, words_of

if TYPE_CHECKING:
    from bp_desktop.ui.table.game_table import FoundThing
    from bp_desktop.ui.table.view import TableView

OPTION, STATISTIC = 0.5, 0.9
"""What they are worth beside actions and things that answer as well."""

translate = QCoreApplication.translate


def found_at_table(view: "TableView[Any, Any, Any]") -> Iterator[PaletteEntry]:
    yield from (thing_entry(view, one) for one in view.own.finds())
    yield from _seats(view)
    yield from _statistics(view)
    yield from _options(view)
    yield from _rules(view)


def thing_entry(view: "TableView[Any, Any, Any]", thing: "FoundThing") -> PaletteEntry:
    run = thing.show or partial(view.inspect, thing.id)
    return PaletteEntry(
        thing.title, thing.note, thing.icon, "", run, thing.keywords, sort=thing.sort
    )


def _seats(view: "TableView[Any, Any, Any]") -> Iterator[PaletteEntry]:
    player = translate("table", "Player")
    more = translate("keywords", "player opponent")
    for seat in view.context.game.seats(view.state):
        note = " · ".join(filter(None, (player, words_of(seat.side))))
        run = partial(view.inspect, seat.id)
        yield PaletteEntry(seat.name, note, "ui/user", "", run, more, sort="seat")


def _statistics(view: "TableView[Any, Any, Any]") -> Iterator[PaletteEntry]:
    where = translate("table", "Statistics in the chronicle")
    more = translate("keywords", "statistics chart graph figures")
    for measure in view.context.game.measures:
        title = worded(measure.title)
        yield PaletteEntry(
            title,
            where,
            "ui/chronicle",
            "",
            partial(_show_chart, view, measure.id),
            more,
            sort="statistic",
            worth=STATISTIC,
        )


def _show_chart(view: "TableView[Any, Any, Any]", measure: str) -> None:
    context = view.context.view
    if context.kept is not None:
        context.kept[ASKED_CHART] = measure
    context.actions.run("go.chronicle")


def _options(view: "TableView[Any, Any, Any]") -> Iterator[PaletteEntry]:
    in_play = view.context.parts.options
    if in_play is None:
        return
    sheet, options, settled = in_play.sheet(), in_play.of(view.state), in_play.settled(view.state)
    more = translate("keywords", "house rule option")
    for one in sheet.list.rows:
        if one.group not in settled:
            words, value = sheet.words, value_of(options, one.key)
            text = translate("table", "Table option: {value}")
            note = filled(text, value=words.value(one.key, value))
            run, title = partial(view.open_option, one.key), words.option(one.key)
            yield PaletteEntry(
                title, note, "ui/settings", "", run, more, sort="option", worth=OPTION
            )


def _rules(view: "TableView[Any, Any, Any]") -> Iterator[PaletteEntry]:
    make_book = view.context.parts.rulebook
    if make_book is None:
        return
    open_rule = view.context.view.open_rule
    if open_rule is not None:
        yield from rule_entries(make_book(view.state), open_rule)
