"""The duplicate game: everybody has the same rack and the same board, and hands in a slip (R-9.1 to R-9.6).

`kind.DUPLICATE` is the game. A reader starts with `rules`, then `actions` and `events`, then `decide` and `rounds`.
"""
