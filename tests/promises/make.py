"""Makes the files that this version promises to open for ever: python -m tests.promises.make

Once for a version, as it is released. What is there is never made again: it is what people have.
"""

import json
import sys
from pathlib import Path
from typing import Any

from bp_desktop import __version__
from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.session.document_file import open_document, read_header
from bp_desktop.session.library import AnySession
from bp_desktop.storage.box import Box, create_box, open_box

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent / "golden"
BOX, MAP, MATCH, TOLD = "games.bpbox", "board.bpmap", "friday.bpmatch", "told.json"
PLAYED = (
    *("barter_and_notes", "bombardment", "put_right", "secrets_and_a_shared_victory"),
    "two_rich_on_a_board",
)
"""Golden matches that have something of everything."""


def told(session: AnySession) -> dict[str, Any]:
    """What every later version must read out of a document again."""
    content = session.system.snapshot
    state: Any = session.state
    facts: dict[str, Any] = {
        "system": session.system.id,
        "lines": len(session.entries),
        "last": [line.hash for line in session.lines()][-1],
        "edited": session.edited_at is not None,
    }
    if content is None:
        facts["rounds"] = state.turn.round
        facts["treasuries"] = {one.id: dict(one.treasury) for one in state.players.values()}
        facts["ships"] = sorted(state.board.ships)
        facts["owners"] = {one.id: one.owner for one in state.board.planets.values()}
    else:
        shown = content.take(state)
        facts["planets"] = len(shown.board.planets)
        facts["asteroids"] = len(shown.board.asteroids)
        facts["seats"] = [seat.faction for seat in shown.seats]
    return facts


def of_file(path: Path) -> dict[str, Any]:
    """A map or a match by itself."""
    file = read_header(path.read_bytes())
    system = find_system(file.system)
    assert system is not None
    session: AnySession = open_document(file, system, AppDice(0))
    return {"title": file.title, **told(session)}


def of_box(box: Box) -> list[dict[str, Any]]:
    """Everything in it, in the order of its titles."""
    rows = [
        {
            "title": info.title,
            "tags": list(info.tags),
            "binned": info.binned,
            "picture": box.thumbnail(info.id) is not None,
            **told(box.peek(info.id)),
        }
        for info in box.documents()
    ]
    return sorted(rows, key=lambda row: str(row["title"]))


def fill(box: Box) -> None:
    """Documents of both kinds, of every age: tagged, drawn, in the bin, and begun from another."""
    seats = tuple(
        MapSeat(PlayerId(f"player-{number}"), faction, color=number)
        for number, faction in enumerate(("humans", "digitals", "xenos"))
    )
    board = box.create("burning_planets.map", "Board", (CreateMap(seats), GenerateMap(seed="7")))
    box.set_tags(board, ("club", "вечер"))
    box.remember_look(board, box.document(board).summary, b"\x89PNG of a board", 2)
    for name in PLAYED:
        box.import_file(GOLDEN / f"{name}.bpmatch")
    box.bin(box.duplicate(board, "Thrown away"))
    matches = [info for info in box.documents() if info.system.endswith(".match")]
    box.branch(matches[0].id, 5, "If not")


def main() -> int:
    folder = FOLDER / f"v{__version__}"
    if folder.exists():
        sys.stderr.write(f"{folder} is there: what was promised is not made again.\n")
        return 1
    folder.mkdir()
    create_box(folder / BOX)
    with open_box(folder / BOX, find_system, AppDice(7)) as box:
        fill(box)
        documents = {info.title: info.id for info in box.documents()}
        board = documents["Board"]
        longest = max(
            (info for info in box.documents() if info.system.endswith(".match")),
            key=lambda info: info.steps,
        )
        box.export_file(board, folder / MAP)
        box.export_file(longest.id, folder / MATCH)
        facts = {BOX: of_box(box)}
    facts_of_files = {name: of_file(folder / name) for name in (MAP, MATCH)}
    text = json.dumps({**facts, **facts_of_files}, indent=1, sort_keys=True, ensure_ascii=False)
    (folder / TOLD).write_text(text + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
