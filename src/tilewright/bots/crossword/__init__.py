"""Bots for the standard game, in all editions, house rules and seats: levels from a beginner to the static player."""
