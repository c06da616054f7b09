"""Fights: the battle card, plans and the table of odds."""
