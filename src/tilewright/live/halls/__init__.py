"""Halls: games of hundreds or thousands, where each player is told only what concerns them."""
