"""The beginner game: cover printed letters with matching tiles, and collect a chip for every word that you finish.

`JUNIOR` is the mode. A new reader starts with `printed` and `board`, then `actions` and `events`, then `decide`.
"""
