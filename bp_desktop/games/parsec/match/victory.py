"""Victory: dominance, the economic condition, points in a timed game, and who is left."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.geometry import largest_group
from bp_desktop.games.parsec.match import events as e
from bp_desktop.games.parsec.match.lookup import colonies_of, owned
from bp_desktop.games.parsec.match.state import ParsecEnding, ParsecMatch
from bp_desktop.games.parsec.match.stats import score_of, type_of
from bp_desktop.games.parsec.options import CustomVictory


class VictoryProgress(NamedTuple):
    """How far a player, or a team together, is towards both conditions (PA-APP-36)."""

    dominated: frozenset[int]
    group: frozenset[int]
    """The most of them that hang together."""
    colonies: int
    hand: Purse
    modules_wanted: int
    colonies_wanted: int
    each_wanted: int
    connected: bool
    resources: tuple[ids.ResourceId, ...]

    @property
    def is_military(self) -> bool:
        counted = self.group if self.connected else self.dominated
        return len(counted) >= self.modules_wanted

    @property
    def is_economic(self) -> bool:
        """PA-WIN-8 to -10: of each resource, whatever there is of another."""
        enough = all(self.hand[one] >= self.each_wanted for one in self.resources)
        return enough and self.colonies >= self.colonies_wanted


def allies_of(match: ParsecMatch, player: ids.PlayerId) -> frozenset[ids.PlayerId]:
    """The player's team, with the player."""
    team = match.players[player].team
    if not team:
        return frozenset({player})
    return frozenset(one.id for one in match.players.values() if one.team == team)


def dominated_modules(match: ParsecMatch, players: frozenset[ids.PlayerId]) -> frozenset[int]:
    """PA-WIN-2, -3, -7, -13: with a military vessel there, and nobody else's. Team-mates do not
    contest a module (PA-GAP-57)."""
    present: dict[int, set[ids.PlayerId]] = {}
    for unit in match.units.values():
        if unit.cell is None or not type_of(match, unit).military:
            continue
        for module in match.board.modules_at.get(unit.cell, ()):
            present.setdefault(module, set()).add(unit.owner)
    return frozenset(module for module, owners in present.items() if owners <= players)


def progress_of(match: ParsecMatch, player: ids.PlayerId) -> VictoryProgress:
    team = allies_of(match, player)
    counted = team if match.options.team.mode == "pooled" else frozenset({player})
    dominated = frozenset(
        module
        for module in dominated_modules(match, team)
        if counted == team or _is_present(match, player, module)
    )
    win = match.options.win
    wanted = match.tables.threshold(len(match.players))
    custom = win.custom or CustomVictory()
    colonies = sum(
        colonies_of(match, one) + (match.players[one].reserve if win.count_reserve else 0)
        for one in counted
    )
    use_custom = win.custom is not None or wanted is None
    return VictoryProgress(
        dominated,
        largest_group(match.board, dominated, corners=win.corner_adjacent),
        colonies,
        sum((match.players[one].hand for one in counted), EMPTY),
        custom.dominated_modules if use_custom or wanted is None else wanted.dominated_modules,
        custom.colonies if use_custom or wanted is None else wanted.colonies,
        custom.each_resource if use_custom or wanted is None else wanted.each_resource,
        win.connected,
        tuple(match.tables.resources),
    )


def _is_present(match: ParsecMatch, player: ids.PlayerId, module: int) -> bool:
    return any(
        type_of(match, one).military
        and one.cell is not None
        and module in match.board.modules_at.get(one.cell, ())
        for one in owned(match, player)
    )


def won(match: ParsecMatch) -> e.ParsecEnded | None:
    """Whether the player on turn has won by now (PA-WIN-1, -11, PA-VABS-1, PA-ELIM-5)."""
    left = match.survivors
    player = match.turn.player
    team = allies_of(match, left[0]) if left else frozenset[ids.PlayerId]()
    if left and set(left) <= team:
        return e.ParsecEnded(ParsecEnding.LAST_SURVIVOR, _together(match, left[0]))
    if player not in left:
        return None
    now = progress_of(match, player)
    military, economic = now.is_military and match.tracked, now.is_economic
    if match.options.variant.absolute:
        ending = ParsecEnding.BOTH if military and economic else None
    elif military:
        ending = ParsecEnding.MILITARY
    else:
        ending = ParsecEnding.ECONOMIC if economic else None
    return e.ParsecEnded(ending, _together(match, player)) if ending is not None else None


def _together(match: ParsecMatch, player: ids.PlayerId) -> tuple[ids.PlayerId, ...]:
    team = allies_of(match, player)
    return tuple(one for one in match.order if one in team)


# --- points


def score_lines(match: ParsecMatch) -> Iterator[e.ScoreLine]:
    """One line for each source of points of each player (PA-VTIME-3 to -7)."""
    rarities = match.tables.rarities
    for player in match.players.values():
        if player.eliminated:
            continue
        yield e.ScoreLine(player.id, "resources", player.hand.total)
        yield e.ScoreLine(
            player.id, "cards", sum(rarities[one.rarity].score for one in player.cards)
        )
        permanent = [match.definitions.event(one) for one in player.permanent]
        points = sum(rarities[one.rarity].score for one in permanent if one is not None)
        yield e.ScoreLine(player.id, "permanent", points)
        counted = Counter(one.type for one in owned(match, player.id))
        for type_ in match.tables.units:
            points = counted[type_] * score_of(match, player.id, type_)
            yield e.ScoreLine(player.id, type_, points)


def by_points(match: ParsecMatch) -> e.ParsecEnded:
    """PA-VTIME-2, PA-GAP-54, -57: points of a team are added up; a tie is shared, or broken."""
    lines = tuple(score_lines(match))
    totals = Counter[ids.PlayerId]()
    for line in lines:
        totals[line.player] += line.points
    sides = {allies_of(match, player): 0 for player in match.survivors}
    for side in sides:
        sides[side] = sum(totals[player] for player in side)
    best = max(sides.values())
    leaders = [side for side, points in sides.items() if points == best]
    if len(leaders) > 1 and match.options.time.tie == "tiebreak":
        most = max(_tie_break(match, side) for side in leaders)
        leaders = [side for side in leaders if _tie_break(match, side) == most]
    winners = tuple(one for one in match.order if any(one in side for side in leaders))
    return e.ParsecEnded(ParsecEnding.TIME, winners, lines)


def _tie_break(match: ParsecMatch, side: frozenset[ids.PlayerId]) -> tuple[int, int, int]:
    """Colonies, then resources, then military vessels."""
    return (
        sum(colonies_of(match, one) for one in side),
        sum(match.players[one].hand.total for one in side),
        sum(type_of(match, unit).military for one in side for unit in owned(match, one)),
    )
