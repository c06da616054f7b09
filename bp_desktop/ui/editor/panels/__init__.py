"""The panels of the map editor that every game shares."""
