"""Victory: dominance, the economic condition, points in a timed game, and who is left."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.geometry import largest_group
from bp_desktop.games.parsec.match import events as e, lookup as look, stats
from bp_desktop.games.parsec.match.state import FOR_GOOD, ParsecEnding, ParsecMatch, ParsecPlayer
from bp_desktop.games.parsec.options import CustomVictory
from bp_desktop.games.parsec.tables import Threshold


class Dominance(msgspec.Struct, frozen=True):
    """The modules that a player, or a team together, dominates."""

    dominated: frozenset[int]
    group: frozenset[int]
    """The most of them that hang together."""
    connected: bool
    """Whether they have to (PA-GAP-1)."""

    @property
    def counted(self) -> frozenset[int]:
        """Those that count for the military condition (PA-WIN-6)."""
        return self.group if self.connected else self.dominated


class VictoryProgress(Dominance, frozen=True):
    """How far a player, or a team together, is towards both conditions (PA-APP-36)."""

    colonies: int
    hand: Purse
    modules_wanted: int
    colonies_wanted: int
    each_wanted: int
    resources: tuple[ids.ResourceId, ...]

    @property
    def is_military(self) -> bool:
        return len(self.counted) >= self.modules_wanted

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


Presence = Mapping[int, Counter[ids.PlayerId]]
"""How many military vessels of whom are on each module."""


def presence(match: ParsecMatch) -> Presence:
    """PA-WIN-2, -13: a vessel on a seam is on all its modules."""
    present = defaultdict[int, Counter[ids.PlayerId]](Counter)
    kinds, modules_at = match.tables.units, match.board.modules_at
    for unit in match.units.values():
        if unit.cell is not None and kinds[unit.type].military:
            for module in modules_at.get(unit.cell, ()):
                present[module][unit.owner] += 1
    return present


def dominance_of(match: ParsecMatch, player: ids.PlayerId, present: Presence) -> Dominance:
    """Modules with a military vessel and nobody else's (PA-WIN-3, -7). Team-mates do not contest
    one; what they hold alone counts where they win together (PA-GAP-57)."""
    team = allies_of(match, player)
    dominated = frozenset(one for one, there in present.items() if there and there.keys() <= team)
    if match.options.team.mode != "pooled":
        dominated = frozenset(one for one in dominated if player in present[one])
    win = match.options.win
    group = largest_group(match.board, dominated, corners=win.corner_adjacent)
    return Dominance(dominated, group, win.connected)


def progress_of(match: ParsecMatch, player: ids.PlayerId) -> VictoryProgress:
    players, wanted = _counted(match, player), _wanted(match)
    reserve = sum(one.reserve for one in players) if match.options.win.count_reserve else 0
    now = dominance_of(match, player, presence(match))
    return VictoryProgress(
        *(now.dominated, now.group, now.connected),
        sum(look.colonies_of(match, one.id) for one in players) + reserve,
        sum((one.hand for one in players), EMPTY),
        wanted.dominated_modules,
        wanted.colonies,
        wanted.each_resource,
        tuple(match.tables.resources),
    )


def _counted(match: ParsecMatch, player: ids.PlayerId) -> list[ParsecPlayer]:
    """Whose colonies and cards count: the player's, or those of the whole team."""
    pooled = match.options.team.mode == "pooled"
    return [match.players[one] for one in (allies_of(match, player) if pooled else (player,))]


def _wanted(match: ParsecMatch) -> CustomVictory | Threshold:
    by_players = match.tables.threshold(len(match.players))
    return match.options.win.custom or by_players or CustomVictory()


def _may_have_won(match: ParsecMatch, player: ids.PlayerId) -> bool:
    """Whether there are cards or vessels enough at all, which is counted quickly: won or not is
    asked after every step."""
    wanted, hand = _wanted(match), sum((one.hand for one in _counted(match, player)), EMPTY)
    if all(hand[one] >= wanted.each_resource for one in match.tables.resources):
        return True
    team, kinds, modules = allies_of(match, player), match.tables.units, set[int]()
    for unit in match.units.values() if match.tracked else ():
        if unit.owner in team and unit.cell is not None and kinds[unit.type].military:
            modules.update(match.board.modules_at.get(unit.cell, ()))
    return len(modules) >= wanted.dominated_modules


def won(match: ParsecMatch) -> e.ParsecEnded | None:
    """Whether the player on turn has won by now (PA-WIN-1, -11, PA-VABS-1, PA-ELIM-5)."""
    left, player = match.survivors, match.turn.player
    if not left or set(left) <= allies_of(match, left[0]):
        winners = _together(match, left[0]) if left else ()
        return e.ParsecEnded(ParsecEnding.LAST_SURVIVOR, winners)
    if player not in left or not _may_have_won(match, player):
        return None
    now = progress_of(match, player)
    military, economic = now.is_military and match.tracked, now.is_economic
    ending: ParsecEnding | None = None
    if match.options.variant.absolute:
        ending = ParsecEnding.BOTH if military and economic else None
    elif military or economic:
        ending = ParsecEnding.MILITARY if military else ParsecEnding.ECONOMIC
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
        placed = (one for one in match.lasting.values() if one.turns == FOR_GOOD)
        cards = (*player.permanent, *(one.card for one in placed if one.player == player.id))
        permanent = [match.definitions.event(one) for one in cards]
        points = {
            "resources": player.hand.total,
            "cards": sum(rarities[one.rarity].score for one in player.cards),
            "permanent": sum(rarities[one.rarity].score for one in permanent if one is not None),
        }
        counted = Counter(one.type for one in look.owned(match, player.id))
        for type_ in match.tables.units:
            points[type_] = counted[type_] * stats.score_of(match, player.id, type_)
        yield from (e.ScoreLine(player.id, source, worth) for source, worth in points.items())


def by_points(match: ParsecMatch) -> e.ParsecEnded:
    """PA-VTIME-2, PA-GAP-54, -57: points of a team are added up; a tie is shared, or broken."""
    lines = tuple(score_lines(match))
    sides = {allies_of(match, player): 0 for player in match.survivors}
    for side in sides:
        sides[side] = sum(line.points for line in lines if line.player in side)
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
        sum(look.colonies_of(match, one) for one in side),
        sum(match.players[one].hand.total for one in side),
        sum(stats.type_of(match, unit).military for one in side for unit in look.owned(match, one)),
    )
