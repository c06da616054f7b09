"""The tables are those of chapter 13 of the rules of Parsec."""

import tomllib

import pytest

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.sheets import technical_sheet
from bp_desktop.games.parsec.table_loader import inconsistencies, load_tables
from bp_desktop.resources import read_text
from tests.games.parsec.sample import read_sample, sample_set, tables


def test_players_pieces_cards_and_dice_are_those_of_the_box() -> None:
    """PA-COMP-1, -2, -4 to -9, PA-RES-3."""
    found = tables()

    assert (found.players_min, found.players_max, found.die) == (2, 4, 8)
    assert {one.id: one.limit for one in found.units.values()} == {
        "colony": 10,
        "cargo": 10,
        "fighter": 10,
        "transport": 8,
        "cruiser": 8,
    }
    assert found.full_bank == Purse.of(titanium=40, gold=40, energy=40)
    assert (found.event_cards, found.event_markers, found.modules_ordinary) == (70, 8, 11)


@pytest.mark.parametrize(
    ("unit", "attack", "defence", "reach", "move", "cost"),
    [
        ("colony", 0, 2, 1, 0, (2, 2, 0)),
        ("cargo", 0, 1, 1, 3, (2, 1, 0)),
        ("fighter", 1, 0, 1, 2, (1, 1, 1)),
        ("transport", 1, 1, 1, 10, (2, 3, 2)),
        ("cruiser", 2, 2, 2, 5, (4, 2, 2)),
    ],
)
def test_units_have_the_numbers_of_the_sheet(
    unit: str, attack: int, defence: int, reach: int, move: int, cost: tuple[int, int, int]
) -> None:
    """PA-UNIT-1, -2."""
    found = tables().units[unit]  # type: ignore[index]  # ids are texts

    assert (found.attack, found.defence, found.range, found.move) == (attack, defence, reach, move)
    assert found.cost == Purse.of(titanium=cost[0], energy=cost[1], gold=cost[2])


def test_a_technical_sheet_has_all_units_as_a_faction_makes_them() -> None:
    """PA-COMP-3, PA-UNIT-11, PA-APP-3: cost, figures and points, computed."""
    plain = technical_sheet(tables(), ())
    (martian,) = read_sample("factions_documented").factions
    dearer = {one.id: one for one in technical_sheet(tables(), martian.modifiers)}
    walls = next(one for one in sample_set().factions if one.id == "sample-f3")
    changed = {one.id: one for one in technical_sheet(tables(), walls.modifiers)}

    assert plain == tuple(tables().units.values())
    assert dearer[ids.TypeId("fighter")].cost == Purse.of(titanium=1, energy=2, gold=1)
    assert dearer[ids.TypeId("cruiser")].score == 9
    assert dearer[ids.TypeId("cargo")] == plain[1]
    assert changed[ids.TypeId("colony")].defence == 3
    assert changed[ids.TypeId("cruiser")].move == 4


def test_military_and_civil_small_and_large_are_told_apart() -> None:
    """PA-UNIT-3, -4, -8, -9."""
    units = tables().units.values()

    assert {one.id for one in units if one.military} == {"fighter", "transport", "cruiser"}
    assert {one.id for one in units if one.is_small} == {"cargo", "fighter"}
    assert {one.id for one in units if one.is_large} == {"transport", "cruiser"}
    assert {one.id for one in units if not one.can_attack} == {"colony", "cargo"}
    assert all(one.can_counter for one in units)


def test_every_score_is_the_cost_but_that_of_the_transport() -> None:
    """PA-VTIME-6, PA-GAP-55."""
    units = tables().units.values()

    assert {one.id for one in units if one.score != one.cost.total} == {"transport"}


def test_thresholds_and_boards_are_those_of_the_number_of_players() -> None:
    """PA-WIN-4, -5, -8, -9, PA-SETUP-1, -2."""
    two, four = tables().threshold(2), tables().threshold(4)

    assert two is not None
    assert (two.grid, two.dominated_modules, two.colonies, two.each_resource) == ((3, 2), 3, 5, 4)
    assert four is not None
    assert (four.grid, four.dominated_modules) == ((3, 4), 6)
    assert (four.colonies, four.each_resource) == (10, 6)
    assert tables().threshold(5) is None


def test_what_does_not_add_up_is_noticed() -> None:
    components = tomllib.loads(read_text("rules", "parsec", "components.toml"))

    assert inconsistencies(tables(), components) == ()
    assert inconsistencies(tables(), components | {"resource_cards_total": 121})

    def misprinted(name: str) -> str:
        text = read_text("rules", "parsec", f"{name}.toml")
        return text.replace("bank = 40", "bank = 41", 1)

    with pytest.raises(ValueError, match="bank"):
        load_tables(misprinted)
