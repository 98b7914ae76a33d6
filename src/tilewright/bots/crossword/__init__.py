"""Bots for the standard game, for all editions and house rules: levels from beginner to the static player."""
