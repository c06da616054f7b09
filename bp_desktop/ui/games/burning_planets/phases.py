"""Short words for the five phases, as the head of the table and the cards of Home say them."""

from bp_desktop.ui.games.burning_planets.book import names


def phase_word(phase: str) -> str:
    """What a phase is called where all five stand in one line."""
    return names().of("phase_short", phase)
