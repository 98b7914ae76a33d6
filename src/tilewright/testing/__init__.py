"""Builders and random games, for our own tests and for those of others."""

from tilewright.testing.games import RandomGame, played_out, random_rules, state_after
from tilewright.testing.hidden import reshuffled
from tilewright.testing.player import RandomPlayer
from tilewright.testing.words import SAMPLE_WORDS

__all__ = ["SAMPLE_WORDS", "RandomGame", "RandomPlayer", "played_out", "random_rules", "reshuffled", "state_after"]
