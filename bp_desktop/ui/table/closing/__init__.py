"""The closing page of a match, and the poster that is made of it."""
