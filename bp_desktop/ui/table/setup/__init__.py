"""Setting a match up: players, map, options, on one screen."""
