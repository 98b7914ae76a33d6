"""The rulebooks' presets and the house rules, as values."""

from tilewright.editions.refusals import REFUSALS as REFUSALS
