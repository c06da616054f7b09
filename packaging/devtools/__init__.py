"""What dev.py does, on the standard library alone: it runs before anything is installed."""


class SetupError(Exception):
    """The machine lacks something; the one clear sentence says what and what to do."""
