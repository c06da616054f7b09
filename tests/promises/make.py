"""Makes the files that this version promises to open for ever: python -m tests.promises.make

Once for a version, as it is released. What is there is never made again: it is what people have.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bp_desktop import __version__
from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.games.parsec.library.steps import EnterDefinitions
from bp_desktop.session.document_file import open_document, read_header
from bp_desktop.session.library import AnySession
from bp_desktop.storage.box import Box, create_box, open_box
from tests.games.parsec.sample import sample_set

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent / "golden"
BOX, MAP, MATCH, TOLD = "games.bpbox", "board.bpmap", "friday.bpmatch", "told.json"
PARSEC, BESIDE_A_BOARD, SET = "colonies.bpmatch", "beside_a_board.bpmatch", "samples.bpset"
FILES = (MAP, MATCH, PARSEC, BESIDE_A_BOARD, SET)
PLAYED = (
    *("barter_and_notes", "bombardment", "put_right", "secrets_and_a_shared_victory"),
    "two_rich_on_a_board",
)
"""Golden matches that have something of everything."""
PLAYED_PARSEC = {PARSEC: "two_alliances", BESIDE_A_BOARD: "three_beside_a_board"}
"""Golden matches of Parsec: on the screen, and beside a real board."""


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
    facts |= TOLD_OF[session.system.id](state if content is None else content.take(state))
    return facts


def _told_of_match(state: Any) -> dict[str, Any]:
    return {
        "rounds": state.turn.round,
        "treasuries": {one.id: dict(one.treasury) for one in state.players.values()},
        "ships": sorted(state.board.ships),
        "owners": {one.id: one.owner for one in state.board.planets.values()},
    }


def _told_of_map(shown: Any) -> dict[str, Any]:
    return {
        "planets": len(shown.board.planets),
        "asteroids": len(shown.board.asteroids),
        "seats": [seat.faction for seat in shown.seats],
    }


def _told_of_parsec(state: Any) -> dict[str, Any]:
    return {
        "rounds": state.turn.round,
        "tracked": state.tracked,
        "winners": list(state.winners),
        "hands": {one.id: dict(one.hand) for one in state.players.values()},
        "cards": {one.id: [held.card for held in one.cards] for one in state.players.values()},
        "units": {
            one.id: [one.owner, one.type, one.body, str(one.cell or "")]
            for one in state.units.values()
        },
        "bodies": {one.id: [one.number, *one.resources] for one in state.board.bodies.values()},
    }


def _told_of_set(state: Any) -> dict[str, Any]:
    known = state.definitions
    return {
        "pitch": list(known.pitch),
        "modules": {one.id: len(one.bodies) for one in known.modules},
        "events": {one.id: one.copies for one in known.events},
        "factions": [one.id for one in known.factions],
    }


TOLD_OF: dict[str, Callable[[Any], dict[str, Any]]] = {
    "burning_planets.match": _told_of_match,
    "burning_planets.map": _told_of_map,
    "parsec.match": _told_of_parsec,
    "parsec.set": _told_of_set,
}


def of_file(path: Path) -> dict[str, Any]:
    """A document by itself."""
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
    """Documents of every kind and age: tagged, drawn, in the bin, and begun from another."""
    seats = tuple(
        MapSeat(PlayerId(f"player-{number}"), faction, color=number)
        for number, faction in enumerate(("humans", "digitals", "xenos"))
    )
    board = box.create("burning_planets.map", "Board", (CreateMap(seats), GenerateMap(seed="7")))
    box.set_tags(board, ("club", "вечер"))
    box.remember_look(board, box.document(board).summary, b"\x89PNG of a board", 2)
    for name in PLAYED:
        box.import_file(GOLDEN / f"{name}.bpmatch")
    for file, name in PLAYED_PARSEC.items():
        box.rename(box.import_file(GOLDEN / "parsec" / f"{name}.bpmatch"), Path(file).stem)
    box.create("parsec.set", Path(SET).stem, (EnterDefinitions(sample_set()),))
    box.bin(box.duplicate(board, "Thrown away"))
    matches = [info for info in box.documents() if info.system == "burning_planets.match"]
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
            (info for info in box.documents() if info.system == "burning_planets.match"),
            key=lambda info: info.steps,
        )
        box.export_file(board, folder / MAP)
        box.export_file(longest.id, folder / MATCH)
        for file in (*PLAYED_PARSEC, SET):
            box.export_file(documents[Path(file).stem], folder / file)
        facts = {BOX: of_box(box)}
    facts_of_files = {name: of_file(folder / name) for name in FILES}
    text = json.dumps({**facts, **facts_of_files}, indent=1, sort_keys=True, ensure_ascii=False)
    (folder / TOLD).write_text(text + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
