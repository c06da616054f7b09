"""Stage run: what of some moments is seen at a time. It has no clock: the time is handed in."""

from typing import NamedTuple

SLIDE_MS = 120
"""In, and out."""
SETTLE_MS = 520
"""Until dice lie still."""
HOLD_MS = {"short": 1000, "long": 2500}
FRAME_MS = 16


class Tempo(NamedTuple):
    """How long everything takes, in milliseconds."""

    hold: int = HOLD_MS["short"]
    slide: int = SLIDE_MS
    """0 for those who want no motion."""
    settle: int = SETTLE_MS
    """0: dice show their face at once."""
    arrive: int | None = None
    """How long the first moment slides in, if not as long as all others; 0: it takes the place of
    another one."""

    @property
    def slide_in(self) -> int:
        return self.slide if self.arrive is None else self.arrive


class StageSight(NamedTuple):
    """What is seen at a time."""

    place: int
    """Which of the moments."""
    open: float
    """How far the stage has come in, or gone out again: 0 to 1."""
    is_leaving: bool
    settled: float
    """How far the dice have settled: 0 to 1."""
    told: float
    """How clearly the words are seen; 0 until the dice lie still."""


class StageRun(NamedTuple):
    """Some moments, one after the other: never two at a time."""

    begun: int
    settling: tuple[bool, ...]
    """For each moment whether dice have to settle."""
    tempo: Tempo = Tempo()
    ended: int | None = None
    """When somebody ended it."""

    def end(self, now: int) -> "StageRun":
        return self if self.ended is not None else self._replace(ended=now)

    @property
    def _starts(self) -> tuple[int, ...]:
        """When each moment begins, and when the last one ends."""
        tempo, at = self.tempo, self.begun
        starts = [at]
        for place, settles in enumerate(self.settling):
            at += (0 if place else tempo.slide_in) + (tempo.settle if settles else 0) + tempo.hold
            starts.append(at)
        return tuple(starts)

    def sight(self, now: int) -> StageSight | None:
        """None when it is over."""
        left = min(self._starts[-1], self.ended if self.ended is not None else now + 1)
        if now < left:
            return self._shown(now)
        gone = now - left
        if gone >= self.tempo.slide:
            return None
        last = self._shown(max(self.begun, left - 1))
        return last._replace(open=last.open * (1 - gone / self.tempo.slide), is_leaving=True)

    def _shown(self, now: int) -> StageSight:
        starts = self._starts
        place = max(0, next(n for n, end in enumerate(starts[1:], 1) if now < end) - 1)
        slide = 0 if place else self.tempo.slide_in
        since = now - starts[place]
        settle = self.tempo.settle if self.settling[place] else 0
        still = slide + settle
        return StageSight(
            place,
            _part(since, slide) if not place else 1.0,
            False,
            _part(since - slide, settle),
            _part(since - still, self.tempo.slide) if since >= still else 0.0,
        )

    def next_change(self, now: int) -> int | None:
        """In how many milliseconds something else is seen; None when it is over."""
        sight = self.sight(now)
        if sight is None:
            return None
        if sight.is_leaving or min(sight.open, sight.settled, sight.told) < 1:
            return FRAME_MS
        return max(1, self._starts[sight.place + 1] - now)


def _part(elapsed: int, whole: int) -> float:
    return 1.0 if whole <= 0 else min(1.0, max(0.0, elapsed / whole))
