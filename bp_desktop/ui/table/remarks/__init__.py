"""Comments and photos on the steps of a match: how they are written, shown and removed."""
