"""Proposals of a bot of Burning Planets."""

from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.shared import proposals

Reason = proposals.Reason
Proposal = proposals.Proposal[Command]
