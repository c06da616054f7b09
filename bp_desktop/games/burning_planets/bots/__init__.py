"""Players without people, for tests, benchmarks and the map laboratory."""
