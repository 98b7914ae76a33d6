"""The rulebooks' presets and the house rules, as values."""
