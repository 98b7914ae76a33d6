"""Bingo, the card game: fourteen letters to strike, and tiles that are called (R-11).

`kind.BINGO` is the game. A reader starts with `rules`, `card`, `actions` and `events`, then `decide`.
"""
