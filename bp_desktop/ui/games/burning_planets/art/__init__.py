"""Drawing of the board of Burning Planets, on screen and on paper."""
