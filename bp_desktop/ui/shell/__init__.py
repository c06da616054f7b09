"""The window itself: desk, pages, actions, palette, rail, commander, and what games bring to it."""
