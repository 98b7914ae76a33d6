"""Every play that a board, some tiles and a word list allow. A lexicon finds plays with what is here.

`plain_moves` is written to be obviously right, not fast; the native core, which `native_board` feeds, is tested against
it.
"""
