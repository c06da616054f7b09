"""The tools of the map editor that every game shares."""
