"""Definitions are read with the place of every mistake, and come back as they were written."""

from collections import Counter
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.messages import Refused
from bp_desktop.games.parsec.definition_checks import deck_warnings, module_problems, set_problems
from bp_desktop.games.parsec.definition_files import LARGEST, read_definitions, write_definitions
from bp_desktop.games.parsec.definitions import Body, ModuleDefinition
from bp_desktop.games.parsec.ids import DefinitionOrigin, ModuleId, ResourceId
from bp_desktop.games.parsec.match.commands import BeginParsec, ParsecSeat
from bp_desktop.games.parsec.match.state import NEW_PARSEC_MATCH
from bp_desktop.games.parsec.match.system import judge
from tests.games.parsec.sample import read_sample, sample_set, tables

GOLD, ENERGY = ResourceId("gold"), ResourceId("energy")


def test_the_sample_set_is_whole_and_marked() -> None:
    """PA-DATA-3: 12 modules, 70 cards and 7 factions, every one of them a sample."""
    found = sample_set()

    assert (len(found.modules), found.cards, len(found.factions)) == (12, 70, 7)
    assert found.origins == {DefinitionOrigin.SAMPLE}
    assert found.has_samples
    assert not found.mixes
    assert set_problems(found, tables()) == deck_warnings(found, tables()) == ()
    assert all(card.effect is not None for card in found.events)


def test_the_numbers_of_the_sample_modules_are_spread_as_the_rules_say() -> None:
    bodies = [body for module in sample_set().modules for body in module.bodies]

    planets = Counter(body.number for body in bodies if body.kind == "planet")
    asteroids = Counter(body.number for body in bodies if body.kind == "asteroid")

    assert planets == {1: 3, 2: 3, 4: 3, 5: 3, 7: 3, 8: 3, 3: 2, 6: 2}
    assert asteroids == {1: 3, 2: 3, 4: 3, 5: 3, 6: 3, 7: 3, 3: 2, 8: 2}


def test_the_one_faction_of_the_rulebook_cannot_be_played_yet() -> None:
    """PA-FAC-2, PA-GAP-59."""
    (faction,) = read_sample("factions_documented").factions

    assert faction.origin is DefinitionOrigin.RULEBOOK
    assert not faction.playable


@pytest.mark.parametrize(
    "name", ["sample_modules", "sample_events", "sample_factions", "factions_documented"]
)
def test_what_is_written_is_read_again(name: str) -> None:
    """PA-APP-5."""
    found = read_sample(name)

    assert read_definitions(write_definitions(found)).definitions == found


@given(name=st.text(max_size=40), text=st.text(max_size=60))
@settings(max_examples=60)
def test_any_words_survive_a_file(name: str, text: str) -> None:
    (faction, *_rest) = sample_set().factions
    whole = replace(sample_set(), factions=(replace(faction, name={"": name}, text=text),))

    assert read_definitions(write_definitions(whole)).definitions == whole


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[[module]]\nid = 'a'", "module 1 (a)"),
        ("origin = 'owner'\n[[module]]\nid = 'a'\nbodies = 3", "module 1 (a)"),
        ("origin = 'owner'\nmodule = 3", "module"),
        ("origin = 'owner'\nmodlue = 3", "modlue"),
        ("pitch = [1, 99999]", "pitch"),
        ("hex = 'flat-top'", "hex"),
        ("origin = 'owner'\n[[faction]]\nid = 'x'\nname = {en = 3}", "faction 1 (x)"),
        (
            "origin = 'owner'\n" + 2 * "[[faction]]\nid = 'x'\nname = 'X'\n",
            "faction 2 (x)",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, place: str) -> None:
    with pytest.raises(Refused) as caught:
        read_definitions(text.encode())

    assert caught.value.messages[0].args["place"] == place


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"\xff\xfe", "parsec.set.not_text"),
        (b"a = [", "parsec.set.not_toml"),
        (b"a = " + b"[" * 5000 + b"]" * 5000, "parsec.set.not_toml"),
        (b" " * (LARGEST + 1), "parsec.set.too_large"),
        (b"a = " + b"9" * 5000, "parsec.set.not_toml"),
        (b'a = "."\n[[module]]\nid = 0x' + b"f" * 5000, "parsec.set.not_toml"),
        (b'x = "..."\n' + b"a." * 400_000 + b"b = 1", "parsec.set.not_toml"),
        (b"'a b'." * 150_000 + b"b = 1", "parsec.set.not_toml"),
        (b'x = "' + b'\\"' * 400_000, "parsec.set.not_toml"),
    ],
)
def test_what_is_no_set_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_definitions(data)

    assert caught.value.messages[0].key == key


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(Refused):
        read_definitions(data)


def test_an_effect_nobody_knows_leaves_the_text() -> None:
    """PA-DATA-6, -10: for a card and for a faction."""
    found = read_definitions(
        b"""origin = "owner"
        [[event]]
        id = "e"
        category = "bonus"
        rarity = "green"
        name = "Card"
        text = "Do something."
        effect = { op = "explode", delta = 3 }
        [[event]]
        id = "f"
        category = "bonus"
        rarity = "green"
        name = "Card"
        effect = { op = "gain", gold = -3 }
        [[faction]]
        id = "g"
        name = "Faction"
        modifiers = [{ kind = "luck", delta = 1 }]"""
    )

    assert [one.effect for one in found.definitions.events] == [None, None]
    assert found.definitions.factions[0].modifiers == ()
    assert [one.args["item"] for one in found.warnings] == ["e", "f", "g"]


def a_module(*bodies: Body, **more: object) -> ModuleDefinition:
    row = {"id": "m", "origin": "owner", **more}
    return replace(msgspec.convert(row, ModuleDefinition), bodies=bodies)


@pytest.mark.parametrize(
    ("module", "key"),
    [
        (a_module(Body("planet", (1, 4), 3, (GOLD, ENERGY))), "parsec.module.on_the_seam"),
        (a_module(Body("asteroid", (8, 4), 3, (GOLD,))), "parsec.module.on_the_seam"),
        (a_module(Body("planet", (4, 4), 9, (GOLD, ENERGY))), "parsec.module.number"),
        (a_module(Body("planet", (4, 4), 0, (GOLD, ENERGY))), "parsec.module.number"),
        (a_module(Body("planet", (4, 4), 3, (GOLD, GOLD))), "parsec.module.resources"),
        (a_module(Body("asteroid", (4, 4), 3, (GOLD, ENERGY))), "parsec.module.resources"),
        (
            a_module(Body("asteroid", (4, 4), 3, (ResourceId("iron"),))),
            "parsec.module.unknown_resource",
        ),
        (
            a_module(
                Body("planet", (4, 4), 3, (GOLD, ENERGY)), Body("asteroid", (4, 3), 3, (GOLD,))
            ),
            "parsec.module.overlap",
        ),
        (a_module(docks=[[5, 4]], port_core=[4, 4]), "parsec.module.docks"),
        (
            a_module(docks=[[5, 4], [4, 3], [3, 3], [3, 4], [3, 5], [0, 5]], port_core=[4, 4]),
            "parsec.module.on_the_seam",
        ),
    ],
)
def test_a_module_that_cannot_be_shuffled_is_told(module: ModuleDefinition, key: str) -> None:
    """PA-DATA-8, PA-BODY-1 to -4, PA-PORT-1."""
    assert [one.key for one in module_problems(module, (8, 8), tables())] == [key]


def test_a_set_has_exactly_one_port() -> None:
    """PA-COMP-2, PA-SETUP-3."""
    whole = sample_set()
    without = replace(whole, modules=tuple(one for one in whole.modules if not one.is_port))
    port = next(one for one in whole.modules if one.is_port)
    twice = replace(whole, modules=(*whole.modules, replace(port, id=ModuleId("again"))))

    assert [one.key for one in set_problems(without, tables())] == ["parsec.set.one_port"]
    assert [one.key for one in set_problems(twice, tables())] == ["parsec.set.one_port"]


def test_a_deck_that_differs_from_the_rulebook_is_warned_about() -> None:
    """PA-DATA-9, PA-EVT-3 to -5."""
    first, *others = sample_set().events
    violet = next(one for one in others if one.rarity == "violet")

    def warned(*cards: object) -> set[str]:
        deck = replace(sample_set(), events=cards)
        return {one.key for one in deck_warnings(deck, tables())}

    assert warned(first, *others[1:]) == {"parsec.deck.count"}
    assert "parsec.deck.copies" in warned(replace(first, copies=5), *others)
    assert "parsec.deck.copies" in warned(replace(violet, copies=2))


@pytest.mark.parametrize(
    "effect",
    [
        'op = "gain", titanum = 2',
        'op = "free_unit", unit = "cruizer"',
        'op = "stat_permanent", unit = "ship", stat = "move", delta = 1',
    ],
)
def test_a_card_that_speaks_of_nothing_known_is_warned_about(effect: str) -> None:
    """PA-DATA-9, -10: it can be entered, but what it says is misspelt."""
    text = f"""origin = "owner"
[[event]]
id = "mine"
name = "Mine"
category = "bonus"
rarity = "red"
effect = {{ {effect} }}
"""
    deck = read_definitions(text.encode()).definitions
    found = [one for one in deck_warnings(deck, tables()) if one.key == "parsec.deck.unknown_thing"]

    assert [one.args["card"] for one in found] == ["mine"]
    assert {one.key for one in deck_warnings(sample_set(), tables())} == set()


@pytest.mark.parametrize("changed", [{"rarity": "blue"}, {"category": "odd"}])
def test_a_card_of_no_known_kind_cannot_be_played_with(changed: dict[str, str]) -> None:
    """PA-EVT-3, -4: nobody knows what it sells for, or when it acts."""
    first, *others = sample_set().events
    deck = replace(sample_set(), events=(replace(first, **changed), *others))
    begins = BeginParsec((ParsecSeat("Ada"), ParsecSeat("Boris")), tables(), deck)

    assert [one.key for one in set_problems(deck, tables())] == ["parsec.deck.unknown_class"]
    with pytest.raises(Refused):
        judge(NEW_PARSEC_MATCH, begins)


def test_owners_and_samples_together_are_noticed() -> None:
    """PA-DATA-4."""
    first, *others = sample_set().factions
    mixed = replace(sample_set(), factions=(replace(first, origin=DefinitionOrigin.OWNER), *others))

    assert mixed.mixes
    assert mixed.has_samples
