"""The table options ("house rules") with their defaults (rules, section 3.2)."""

from typing import Annotated, Literal

import msgspec

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
TileSide = Annotated[int, msgspec.Meta(ge=3, le=99)]
Distance = Annotated[int, msgspec.Meta(ge=0, le=100)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Radius = Annotated[int, msgspec.Meta(ge=1, le=20)]


class PlanetRadius(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    small: Radius = 2
    medium: Radius = 3
    big: Radius = 4


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every switch the rules leave to the table; each field names its AMB entry there. Files say
    each of them: another default later changes nothing under a match that was begun before."""

    # players and order
    min_players: Annotated[int, msgspec.Meta(ge=2, le=9)] = 2
    max_players: Annotated[int, msgspec.Meta(ge=2, le=9)] = 9  # AMB-02
    allow_duplicate_factions: bool = True  # AMB-03
    first_player: Literal["roll_d20", "random", "manual"] = "roll_d20"  # AMB-04
    # board and generation
    tile_width: TileSide = 13  # AMB-05
    tile_height: TileSide = 13
    planet_radius: PlanetRadius = PlanetRadius()  # AMB-06
    starting_planet_size: Literal["rolled", "small", "medium", "big"] = "rolled"  # AMB-08
    second_planet_owned: bool = False  # AMB-09
    resource_cells: Literal["random_then_edit", "manual"] = "random_then_edit"  # AMB-11
    resource_border_policy: Literal["warn", "refuse", "ignore"] = "warn"  # AMB-12
    min_start_tile_distance: Distance = 0  # AMB-13
    asteroid_gap_planet: Literal[0, 1] = 1  # AMB-15
    asteroid_on_board_edge: bool = True  # AMB-15
    asteroid_modifier_die: Literal[4, 6, 8, 12, 20] = 6  # AMB-16
    asteroid_cell_choice: Literal["placing_player", "random"] = "placing_player"  # AMB-17
    starting_cannon_cell: Literal["owner_choice", "random"] = "owner_choice"  # AMB-20
    # turn and events
    events_on_first_turn: bool = True  # AMB-21
    collect_on_first_turn: bool = True  # AMB-21
    event_scope: Literal["own_turn", "round_start"] = "own_turn"  # AMB-22
    anomaly_blocks_deployment: bool = False  # AMB-23
    wind_stops_structure_attacks: bool = False  # AMB-24
    # construction
    demolition_refund_percent: Percent = 0  # AMB-26
    new_structure_functions_at_once: bool = True  # AMB-28
    space_structure_uses_allowance: bool = True  # AMB-29
    looted_structure: Literal["reserve", "cost_value", "lost"] = "reserve"  # AMB-31
    foreign_cargo_moves_structures: Literal["never", "with_consent"] = "never"  # AMB-32
    station_attacks: Literal[0, 1, 2] = 2  # AMB-35
    station_is_trade_point: bool = False  # AMB-35
    cargo_capacity: Amount = 0  # AMB-36
    # movement and combat
    pass_through: Literal["none", "own_ships", "all_ships"] = "none"  # noqa: S105  # AMB-38, no password
    enormous_actions: Literal["separate", "four_with_one_move", "move_or_attack"] = "separate"
    enormous_special_actions: Literal["attack_allowance", "move_allowance"] = "attack_allowance"
    structures_fire_consecutively: bool = True  # AMB-44
    defence_fire: Literal["own_turn", "reaction"] = "own_turn"  # AMB-49
    asteroid_attack: bool = True  # AMB-52
    cargo_conquest: Literal["any", "uninhabited_only", "never"] = "any"  # AMB-54
    enemy_conquest: Literal["needs_action", "automatic"] = "needs_action"  # AMB-55
    orbit_guard_blocks_conquest: bool = False  # AMB-56
    bombardment_cells: Literal["vertex_orbit", "any_cell_touching_vertex"] = "vertex_orbit"
    bombardment_allies: bool = False  # AMB-58
    # end of game, diplomacy, secrecy
    elimination: Literal["nothing_left", "no_planets", "no_planets_no_ships"] = "nothing_left"
    shared_victory: Literal["all_survivors_agree", "off"] = "all_survivors_agree"  # AMB-62
    direct_transfer: bool = False  # AMB-65
    trade_space_structures: bool = False  # AMB-66
    treasury_visibility: Literal["public", "owner"] = "public"  # AMB-67


DEFAULTS = Options()
