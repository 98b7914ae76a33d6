"""The standard game for two to four, in all editions and house rules, and solitaire.

`kind.CROSSWORD` is the game. A reader starts with `rules`, then `actions` and `events`, then `decide`.
"""
