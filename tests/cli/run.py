"""Runs a verb in this process and catches what it prints."""

import io
from dataclasses import dataclass
from pathlib import Path

from bp_desktop.cli.main import main
from bp_desktop.cli.world import Facts, World
from bp_desktop.core.messages import Message
from bp_desktop.texts.formats import worded_fact
from bp_desktop.texts.rendering import in_english

RESOURCES = Path(__file__).parents[2] / "resources"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


def sentence(message: Message) -> str:
    """Key and facts: tests compare those, never the wording."""
    facts = " ".join(
        f"{name}={worded_fact(fact, {}, in_english)}" for name, fact in message.args.items()
    )
    return f"<{message.key} {facts}>"


def run(*arguments: str, facts: Facts = (), healthy: bool = True, given: bytes = b"") -> Ran:
    out, err = io.StringIO(), io.StringIO()
    world = World(
        resource_text=lambda name: (RESOURCES / name).read_text(encoding="utf-8"),
        sentence=sentence,
        doctor_facts=lambda _box: (facts, healthy),
        out=out,
        err=err,
        source=io.BytesIO(given),
    )
    code = main(arguments, world)
    return Ran(code, out.getvalue(), err.getvalue())
