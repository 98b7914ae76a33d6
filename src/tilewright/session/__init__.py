"""A game being played, in memory: `Session` for every kind of game, and `Game`, its face for the standard one."""
