"""Word lists: those in the box and the user's own, what people ask of them, and every play they allow, in plain Python.

`shelf` opens one by name, `search` finds words, `definitions` and `themes` say what they mean and where they belong.

The generator here is written to be obviously right, not fast: a native engine is checked against it.
"""
