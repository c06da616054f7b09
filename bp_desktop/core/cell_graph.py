"""Graph of hex cells, as numbers: fast enough to be worked out after every stroke on a map."""

from collections.abc import Iterable, Mapping, Sequence

from bp_desktop.core.hexes import Hex

NO_WAY = -1


class CellGraph:
    """Every cell that can be entered, with a number, and the numbers beside it."""

    def __init__(self, neighbors: Mapping[Hex, Sequence[Hex]]) -> None:
        self.cells: tuple[Hex, ...] = tuple(neighbors)
        self.number: dict[Hex, int] = {cell: number for number, cell in enumerate(self.cells)}
        number = self.number
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(number[cell] for cell in around) for around in neighbors.values()
        )

    def free(self, blocked: Iterable[Hex]) -> bytearray:
        """For each number whether somebody can stand there: not where it is blocked."""
        flags = bytearray(b"\x01") * len(self.cells)
        for cell in blocked:
            number = self.number.get(cell)
            if number is not None:
                flags[number] = 0
        return flags

    def steps(self, sources: Iterable[Hex], free: bytearray) -> list[int]:
        """Steps from the nearest source to each number; NO_WAY where there is none."""
        found = [NO_WAY] * len(self.cells)
        frontier = []
        for cell in sources:
            number = self.number.get(cell)
            if number is not None and free[number] and found[number] == NO_WAY:
                found[number] = 0
                frontier.append(number)
        near, step = self.near, 0
        while frontier:
            step += 1
            following = []
            for here in frontier:
                for there in near[here]:
                    if found[there] == NO_WAY and free[there]:
                        found[there] = step
                        following.append(there)
            frontier = following
        return found

    def choke_points(self, free: bytearray) -> tuple[Hex, ...]:
        """Free cells that hold two parts together: articulation points (Tarjan)."""
        return tuple(self.cells[number] for number in _articulation(self.near, free))


def _articulation(near: Sequence[Sequence[int]], free: bytearray) -> list[int]:
    order = [0] * len(near)
    low = [0] * len(near)
    is_cut = bytearray(len(near))
    count = 0
    for root in range(len(near)):
        if not free[root] or order[root]:
            continue
        count += 1
        order[root] = low[root] = count
        branches = 0
        # A walk without recursion: boards are larger than Python's stack is deep.
        walk: list[tuple[int, int, int]] = [(root, -1, 0)]
        while walk:
            here, parent, at = walk.pop()
            around = near[here]
            deeper = False
            while at < len(around):
                there = around[at]
                at += 1
                if not free[there] or there == parent:
                    continue
                if order[there]:
                    low[here] = min(low[here], order[there])
                    continue
                count += 1
                order[there] = low[there] = count
                walk.append((here, parent, at))
                walk.append((there, here, 0))
                deeper = True
                break
            if deeper or parent < 0:
                continue
            low[parent] = min(low[parent], low[here])
            if parent == root:
                branches += 1
            elif low[here] >= order[parent]:
                is_cut[parent] = 1
        if branches > 1:
            is_cut[root] = 1
    return [number for number, cut in enumerate(is_cut) if cut]
