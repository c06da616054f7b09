"""How the board of Burning Planets is drawn, on screen and on paper."""
