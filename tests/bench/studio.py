"""What the studio works out after every stroke, in an idle moment."""

from time import perf_counter, process_time

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.board import Seat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.balance import Balance
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.burning_planets.book import tables
from tests.bench.figures import Figure

FACTIONS = ("humans", "xenos", "digitals", "humans", "xenos")


def measure() -> list[Figure]:
    session = Session(map_system(tables()), MemoryJournal(), AppDice("bench"))
    seats = tuple(Seat(PlayerId(f"p{n}"), one, color=n) for n, one in enumerate(FACTIONS))
    session.submit(CreateMap(seats))
    session.submit(GenerateMap(seed="bench"))
    state = session.state
    checked, balanced = [], []
    started = perf_counter()
    while perf_counter() - started < 1.5:
        before = process_time()
        problems(state.content, state.tables)
        between = process_time()
        Balance(state)
        checked.append(between - before)
        balanced.append(process_time() - between)
    together = (min(checked) + min(balanced)) * 1000
    detail = f"problems {min(checked) * 1000:.1f} ms, balance {min(balanced) * 1000:.1f} ms"
    return [Figure("problems and balance of 12 tiles, 5 players", together, "ms", 16.0, detail)]
