"""The log file: a few hundred kilobytes at most, the oldest lines go first."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

NAME = "burning-planets.log"
MAX_BYTES, KEPT = 256 * 1024, 3


def keep_log(folder: Path) -> logging.Handler | None:
    """Write the log there from now on; a log that cannot be kept is no reason to stop."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / NAME, maxBytes=MAX_BYTES, backupCount=KEPT, encoding="utf-8", delay=True
        )
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.raiseExceptions = False  # a disk that fills up later must not write to a terminal
    ours = logging.getLogger("bp_desktop")
    ours.addHandler(handler)
    ours.setLevel(logging.INFO)
    return handler


def last_lines(folder: Path, count: int = 40) -> list[str]:
    """The end of the log, for a problem report."""
    try:
        text = (folder / NAME).read_text("utf-8", "replace")
    except OSError:
        return []
    return text.splitlines()[-count:]
