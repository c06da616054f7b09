"""A bot with a stop-watch: how long it takes to decide, and its longest slice."""

from time import process_time
from typing import Generic

from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import C, S
from bp_desktop.games.bots import Bot


class TimedBot(Generic[S, C]):
    """A level at a seat."""

    def __init__(self, bot: Bot[S, C], level: str, seed: int) -> None:
        self.level = level
        self._bot = bot
        self._seed = seed
        self.decisions: list[float] = []
        """Milliseconds of processor time."""
        self.longest = 0.0

    def choose(self, seen: S, seat: SeatId) -> C | None:
        began = process_time()
        work, total = self._bot.decide(seen, seat, self._seed), 0.0
        while True:
            try:
                next(work)
            except StopIteration as stop:
                self._took(process_time() - began)
                self.decisions.append(1000 * (total + process_time() - began))
                return stop.value.command if stop.value is not None else None
            took = process_time() - began
            self._took(took)
            total += took
            began = process_time()

    def _took(self, seconds: float) -> None:
        self.longest = max(self.longest, 1000 * seconds)
