"""Sets of definitions as documents: drawn, entered, imported, judged, undone and written down."""

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.games.parsec.definitions import (
    Body,
    DefinitionSet,
    EventDefinition,
    ModuleDefinition,
)
from bp_desktop.games.parsec.ids import CardId, DefinitionOrigin, ModuleId, ResourceId
from bp_desktop.games.parsec.library import steps as s
from bp_desktop.games.parsec.library.content import ParsecSet, counters, problems
from bp_desktop.games.parsec.library.system import SetSystem, evolve, judge, set_system
from bp_desktop.session.document_file import open_document, read_header, write_document
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.parsec.sample import sample_set, tables

GOLD, ENERGY = ResourceId("gold"), ResourceId("energy")
PLANET = Body("planet", (0, 0), 6, (GOLD, ENERGY))
ROCK = Body("asteroid", (0, 0), 2, (GOLD,))
SYSTEM: SetSystem = set_system(tables())


def empty(*names: str) -> DefinitionSet:
    return DefinitionSet(
        modules=tuple(ModuleDefinition(ModuleId(one), DefinitionOrigin.OWNER) for one in names)
    )


def a_session(*commands: s.AnySetCommand) -> Session[ParsecSet, s.AnySetCommand, s.AnySetEvent]:
    session = Session(SYSTEM, MemoryJournal(), AppDice(1))
    for command in commands:
        session.submit(command)
    return session


def drawn(*commands: s.AnySetCommand) -> ParsecSet:
    """On a sheet of two modules of one's own."""
    return a_session(s.EnterDefinitions(empty("a", "b")), *commands).state


def at(column: int, row: int) -> Hex:
    return from_offset(column, row)


def refused(state: ParsecSet, command: s.AnySetCommand) -> str:
    with pytest.raises(Refused) as caught:
        judge(state, command)
    return caught.value.messages[0].key


def test_bodies_are_stamped_into_the_module_they_lie_in() -> None:
    """PA-APP-1: seam cells part the modules of the sheet."""
    found = drawn(s.PlaceBody(at(4, 4), PLANET), s.PlaceBody(at(10, 3), ROCK))

    first, second = found.definitions.modules
    assert first.bodies == (replace(PLANET, cell=(4, 4)),)
    assert second.bodies == (replace(ROCK, cell=(2, 3)),)
    again = judge(found, s.PlaceBody(at(4, 4), replace(PLANET, number=1)))
    assert not again.objections


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (s.PlaceBody(at(1, 4), PLANET), "parsec.module.seam"),
        (s.PlaceBody(at(8, 4), ROCK), "parsec.module.seam"),
        (s.PlaceBody(at(5, 4), ROCK), "parsec.module.taken"),
        (s.PlaceBody(at(41, 4), ROCK), "parsec.module.none_here"),
        (s.PlaceDock(at(4, 4)), "parsec.module.taken"),
        (s.PlacePort(at(5, 5)), "parsec.module.taken"),
        (s.ErasePiece(at(2, 2)), "parsec.module.nothing_here"),
        (s.MovePiece(at(4, 4), at(9, 1)), "parsec.module.seam"),
        (s.RemoveDefinition("modules", "c"), "parsec.set.not_there"),
        (s.EnterDefinitions(replace(empty("c"), pitch=(6, 6))), "parsec.set.other_pitch"),
    ],
)
def test_what_no_module_can_be_is_refused_while_it_is_drawn(
    command: s.AnySetCommand, key: str
) -> None:
    """PA-DATA-8: live, with the reason."""
    assert refused(drawn(s.PlaceBody(at(4, 4), PLANET)), command) == key


def test_a_port_is_one_stamp_and_its_pieces_can_be_moved_and_removed() -> None:
    """PA-APP-1, PA-PORT-1: the core, and six docks around it."""
    found = drawn(s.PlacePort(at(12, 4)))
    second = found.definitions.modules[1]
    assert second.port_core == (4, 4)
    assert set(second.docks) == set(sample_set().modules[0].docks)
    assert refused(found, s.PlacePort(at(14, 6))) == "parsec.module.has_a_core"

    parts = (s.MovePiece(at(12, 4), at(2, 2)), s.ErasePiece(at(13, 4)), s.PlaceDock(at(5, 5)))
    session = a_session(s.EnterDefinitions(empty("a", "b")), s.PlacePort(at(12, 4)))
    session.submit(s.DrawTogether(parts))

    first, second = session.state.definitions.modules
    assert (first.port_core, first.docks) == ((2, 2), ((5, 5),))
    assert (second.port_core, len(second.docks)) == (None, 5)
    assert {one.key for one in problems(session.state.definitions, tables())} == {
        "parsec.module.docks",
        "parsec.set.one_port",
    }
    session.undo()
    assert session.state.definitions == found.definitions


def test_a_planet_moves_by_any_of_its_cells() -> None:
    found = drawn(s.PlaceBody(at(4, 4), PLANET), s.MovePiece(at(5, 4), at(12, 4)))

    assert [len(one.bodies) for one in found.definitions.modules] == [0, 1]


def test_samples_are_whole_and_counted() -> None:
    """PA-APP-2, -4, PA-DATA-3: "entered 70/70", and by rarity."""
    nothing = counters(DefinitionSet(), tables())
    found = counters(a_session(s.EnterDefinitions(sample_set())).state.definitions, tables())

    assert (nothing.modules, nothing.cards, nothing.factions) == ((0, 12), (0, 70), (0, 8))
    assert set(nothing.by_rarity.values()) == {0}
    assert (found.modules, found.cards, found.factions) == ((12, 12), (70, 70), (7, 8))
    assert found.by_rarity == {"green": 32, "yellow": 18, "red": 14, "violet": 6}


def test_owners_and_samples_are_mixed_only_if_somebody_says_so() -> None:
    """PA-DATA-4."""
    session = a_session(s.EnterDefinitions(empty("a")))

    with pytest.raises(Objected) as caught:
        session.submit(s.EnterDefinitions(sample_set()))
    assert caught.value.rules == ("PA-DATA-4", "PA-DATA-3")
    session.submit(s.EnterDefinitions(sample_set()), overrule=True)
    assert session.state.definitions.mixes
    session.submit(s.EnterDefinitions(empty("b")))


def test_definitions_are_entered_changed_removed_and_taken_back() -> None:
    """PA-APP-2, -3: one step each."""
    card = EventDefinition(CardId("e"), DefinitionOrigin.OWNER, "bonus", "green", {"": "Lode"})
    session = a_session(
        s.EnterDefinitions(DefinitionSet(events=(card,))),
        s.EnterDefinitions(DefinitionSet(events=(replace(card, copies=3, text="Take 2."),))),
        s.RenameSet("Ours"),
    )
    assert (session.state.title, session.state.definitions.cards) == ("Ours", 3)

    session.submit(s.RemoveDefinition("events", "e"))
    assert session.state.definitions == DefinitionSet()
    session.undo()
    assert session.state.definitions.events[0].text == "Take 2."


def test_a_set_is_a_file_that_comes_back_with_its_story_and_may_be_edited_by_hand() -> None:
    """PA-DATA-1: `.bpset`."""
    session = a_session(s.EnterDefinitions(empty("a")), s.PlaceBody(at(4, 4), PLANET))
    data = write_document(session, "Ours")

    again = open_document(read_header(data), SYSTEM, AppDice(1))
    assert again.state == session.state
    edited = open_document(
        read_header(data.replace(b'"number": 6', b'"number": 5', 1)), SYSTEM, AppDice(1)
    )
    assert SYSTEM.suffix == ".bpset"
    assert edited.state.definitions.modules[0].bodies[0].number == 5


@given(
    st.lists(
        st.tuples(
            st.sampled_from(("planet", "rock", "dock", "port", "move", "erase")),
            *(st.integers(-1, 18) for _ in range(4)),
        ),
        max_size=12,
    )
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_drawn_can_be_played_with(
    strokes: list[tuple[str, int, int, int, int]],
) -> None:
    """PA-DATA-8: what is not refused leaves nothing wrong but the number of docks and of ports."""
    state = drawn()
    for what, column, row, to_column, to_row in strokes:
        here, there = at(column, row), at(to_column, to_row)
        command: s.AnySetCommand = {
            "planet": s.PlaceBody(here, PLANET),
            "rock": s.PlaceBody(here, ROCK),
            "dock": s.PlaceDock(here),
            "port": s.PlacePort(here),
            "move": s.MovePiece(here, there),
            "erase": s.ErasePiece(here),
        }[what]  # type: ignore[assignment]  # all of them are commands
        try:
            events = judge(state, command).carry_out(AppDice(1), None)  # type: ignore[arg-type]
        except Refused:
            continue
        for event in events:
            state = evolve(state, event)
        found = {one.key for one in problems(state.definitions, tables())}
        assert found <= {"parsec.module.docks", "parsec.set.one_port"}
        assert msgspec.json.decode(msgspec.json.encode(state), type=ParsecSet) == state
