"""What of the past may be seen now (BP-APP-6, AMB-67)."""

from msgspec.structs import replace

from bp_desktop.games.burning_planets.match.state import Match


def as_read_now(past: Match, now: Match, *, revealed: bool) -> Match:
    """A state of the past with books as open as they may be now: open once the table looks after
    the match; before, only where they were open then and still are."""
    was, is_now = past.options.treasury_visibility, now.options.treasury_visibility
    wanted = "public" if revealed else was if is_now == "public" else is_now
    if was == wanted:
        return past
    return replace(past, options=replace(past.options, treasury_visibility=wanted))
