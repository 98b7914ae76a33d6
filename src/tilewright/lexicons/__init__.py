"""Word lists: the bundled ones and the user's own, queries on them, and the plays they allow.

`shelf` opens a list by name, `search` finds words, `definitions` and `themes` know their meanings and themes.
"""
