"""The window itself: desk, pages, actions, palette, rail and the one door for commands."""
