"""The studio's tools: state machines in hexes that know the map and not Qt."""
