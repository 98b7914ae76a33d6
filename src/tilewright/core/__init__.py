"""The equipment and the arithmetic of crossword tile games: frozen values that know no game.

Nothing here draws lots, reads a clock or opens a file: chance, time and words come in as arguments.
"""
