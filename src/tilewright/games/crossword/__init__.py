"""The standard game for two to four, in all editions and house rules, and solitaire.

`CROSSWORD` is the mode. A new reader starts with `rules`, then `actions` and `events`, then `decide`.
"""
