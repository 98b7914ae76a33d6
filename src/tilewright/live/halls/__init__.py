"""Halls: games with hundreds or thousands of players, each of whom is told only what concerns them."""
