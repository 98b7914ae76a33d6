"""Word lists: the bundled ones and the user's own, queries on them, and every play they allow, in plain Python.

`shelf` opens a list by name, `search` finds words, `definitions` and `themes` know their meanings and themes.

The move generator here is written to be obviously right, not fast: the native engine is tested against it.
"""
