"""Bingo, the card game: fourteen letters to strike, and tiles that are called (R-11).

`BINGO` is the mode. A new reader starts with `rules`, `card`, `actions` and `events`, then `decide`.
"""
