"""Questions about a match, answered by the rules themselves, for screens, bots and scripts."""
