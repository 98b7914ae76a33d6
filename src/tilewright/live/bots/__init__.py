"""Bots at live tables, each choosing in a process of its own."""
