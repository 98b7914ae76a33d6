"""Solitaire with all tiles face up (R-8.3): a search for the highest total, and a player that plays by it."""

from tilewright.bots.solitaire.player import SolitairePlayer
from tilewright.bots.solitaire.solver import SolitaireLine, solve

__all__ = ["SolitaireLine", "SolitairePlayer", "solve"]
