"""The table options of Parsec with their defaults (rules, chapter 15)."""

from typing import Annotated, Literal

import msgspec

Minutes = Annotated[int, msgspec.Meta(ge=0, le=6000)]
Most = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class OptionGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of one subject: `win.connected` is a field of such a group."""


class SetupOptions(OptionGroup, frozen=True):
    port_central: bool = False  # PA-GAP-62


class CustomVictory(OptionGroup, frozen=True):
    """For numbers of players that the rulebook does not know; unofficial (PA-GAP-4)."""

    columns: Annotated[int, msgspec.Meta(ge=1, le=8)] = 3
    rows: Annotated[int, msgspec.Meta(ge=1, le=8)] = 4
    dominated_modules: Most = 6
    colonies: Most = 10
    each_resource: Most = 6


class WinOptions(OptionGroup, frozen=True):
    connected: bool = True  # PA-GAP-1
    corner_adjacent: bool = False  # PA-GAP-2
    count_reserve: bool = False  # PA-GAP-3
    custom: CustomVictory | None = None  # PA-GAP-4


class SettleOptions(OptionGroup, frozen=True):
    own_planet_choice: bool = True  # PA-GAP-8


class MoveOptions(OptionGroup, frozen=True):
    stop_with_consent: bool = False  # PA-GAP-9
    colony_blocks: bool = True  # PA-GAP-10


class ExpandOptions(OptionGroup, frozen=True):
    build_consumes_cargo: bool = False  # PA-GAP-11
    conversion_is_purchase: bool = True  # PA-GAP-12
    reserve_free: bool = True  # PA-GAP-13


class EventOptions(OptionGroup, frozen=True):
    new_vessel_may_attack: bool = True  # PA-GAP-14
    delay: Literal["any_next_turn", "own_next_turn"] = "any_next_turn"  # PA-GAP-45


class TransportOptions(OptionGroup, frozen=True):
    unload_uses_move: bool = False  # PA-GAP-16
    unload_empty_only: bool = False  # PA-GAP-17
    aboard_bonus_uses_attack: bool = True  # PA-GAP-18
    cargo_acts_aboard: bool = False  # PA-GAP-19


class PortOptions(OptionGroup, frozen=True):
    docks_cargo_only: bool = False  # PA-GAP-20
    sale_needs_dock: bool = True  # PA-GAP-46


class CombatOptions(OptionGroup, frozen=True):
    shared_defence: Literal["target", "best", "owner"] = "target"  # PA-GAP-22
    structure_loss: Literal["hex", "any_colony"] = "hex"  # PA-GAP-24
    allow_decline: bool = False  # PA-GAP-25
    surround_any: bool = True  # PA-GAP-27
    evade_uses_move: bool = False  # PA-GAP-28
    any_supporter: bool = True  # PA-GAP-30
    lines_only: bool = True  # PA-GAP-33


class AllyOptions(OptionGroup, frozen=True):
    uses_own_attack: bool = False  # PA-GAP-35
    can_be_countered: bool = True  # PA-GAP-36
    salvage: Literal["controller", "agreed"] = "controller"  # PA-GAP-37


class SalvageOptions(OptionGroup, frozen=True):
    events: bool = False  # PA-GAP-39
    basis: Literal["list", "paid"] = "list"  # PA-GAP-40


class ViewOptions(OptionGroup, frozen=True):
    hidden_hands: bool = True  # PA-GAP-42


class BankOptions(OptionGroup, frozen=True):
    on_empty: Literal["order", "none", "unlimited"] = "order"  # PA-GAP-43


class ArmsOptions(OptionGroup, frozen=True):
    count: Literal["current", "ever_built"] = "current"  # PA-GAP-44


class TradeOptions(OptionGroup, frozen=True):
    gifts: bool = True  # PA-GAP-50


class EliminationOptions(OptionGroup, frozen=True):
    inherit_permanent: bool = False  # PA-GAP-52


class TimeOptions(OptionGroup, frozen=True):
    stop: Literal["turn", "now", "round"] = "turn"  # PA-GAP-53
    tie: Literal["shared", "tiebreak"] = "shared"  # PA-GAP-54
    transport_score: Annotated[int, msgspec.Meta(ge=0, le=100)] = 6  # PA-GAP-55


class TeamOptions(OptionGroup, frozen=True):
    mode: Literal["individual", "pooled"] = "individual"  # PA-GAP-57


class VariantOptions(OptionGroup, frozen=True):
    """In any combination (PA-VMIX-1)."""

    timed_minutes: Minutes = 0
    """0: no time limit (PA-VTIME-1)."""
    alliances: bool = False
    absolute: bool = False
    no_factions: bool = False
    simplified: bool = False


class ParsecOptions(OptionGroup, frozen=True):
    """Every switch the rules leave to the table; each field names its gap there."""

    setup: SetupOptions = SetupOptions()
    win: WinOptions = WinOptions()
    settle: SettleOptions = SettleOptions()
    move: MoveOptions = MoveOptions()
    expand: ExpandOptions = ExpandOptions()
    evt: EventOptions = EventOptions()
    trans: TransportOptions = TransportOptions()
    port: PortOptions = PortOptions()
    combat: CombatOptions = CombatOptions()
    ally: AllyOptions = AllyOptions()
    salv: SalvageOptions = SalvageOptions()
    ui: ViewOptions = ViewOptions()
    bank: BankOptions = BankOptions()
    arms: ArmsOptions = ArmsOptions()
    trade: TradeOptions = TradeOptions()
    elim: EliminationOptions = EliminationOptions()
    time: TimeOptions = TimeOptions()
    team: TeamOptions = TeamOptions()
    variant: VariantOptions = VariantOptions()


DEFAULTS = ParsecOptions()
