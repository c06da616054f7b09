"""Runs a verb in this process and catches what it prints."""

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bp_desktop.app.games import GAMES, find_system
from bp_desktop.cli.main import main
from bp_desktop.cli.seam import GameVerbs
from bp_desktop.cli.verb_context import Facts, VerbContext
from bp_desktop.core.messages import Message
from bp_desktop.storage.salvage import salvage_to_folder
from bp_desktop.texts.formats import worded_fact
from bp_desktop.texts.speech import ENGLISH

if TYPE_CHECKING:
    from bp_desktop.session.library import FindSystem

BURNING_PLANETS = tuple(game.verbs() for game in GAMES)


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


KINDS = ("burning_planets.map", "burning_planets.match")


def sentence(message: Message) -> str:
    """Key and facts: tests compare those, never the wording."""
    facts = " ".join(
        f"{name}={worded_fact(fact, {}, ENGLISH)}" for name, fact in message.args.items()
    )
    return f"<{message.key} {facts}>"


def run(
    *arguments: str,
    facts: Facts = (),
    healthy: bool = True,
    given: bytes = b"",
    games: Sequence[GameVerbs] = BURNING_PLANETS,
    find: "FindSystem" = find_system,
) -> Ran:
    out, err = io.StringIO(), io.StringIO()
    world = VerbContext(
        games=games,
        find_system=find,
        sentence=sentence,
        doctor_facts=lambda _box: (facts, healthy),
        salvage=lambda box, folder: salvage_to_folder(box, folder, find, KINDS),
        out=out,
        err=err,
        source=io.BytesIO(given),
    )
    code = main(arguments, world)
    return Ran(code, out.getvalue(), err.getvalue())


TWO = ("--player", "Red:humans", "--player", "Blue:xenos")
"""Who plays, as `match new` is told."""


def play(path: Path, *commands: dict[str, Any], more: tuple[str, ...] = ()) -> Ran:
    lines = "\n".join(json.dumps(command) for command in commands).encode()
    return run("match", "play", str(path), "--commands", "-", "--json", *more, given=lines)
