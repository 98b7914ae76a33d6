"""Unbuild: a finished board is taken down again, word by word (R-10).

`kind.UNBUILD` is the game. A reader starts with `rules`, `actions` and `events`, then `removing`, which judges a
removal, and `quarry`, which finds them all.
"""
