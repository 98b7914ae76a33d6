"""The beginner game: cover printed letters with matching tiles, and collect a chip for every word that you finish.

`kind.JUNIOR` is the game. A reader starts with `printed` and `board`, then `actions` and `events`, then `decide`.
"""
