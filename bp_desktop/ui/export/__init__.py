"""A map as a picture, a drawing or paper: PNG, SVG, PDF true to scale, and the set-up sheet."""
