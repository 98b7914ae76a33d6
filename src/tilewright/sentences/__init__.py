"""Every refusal, every event and every problem of the server, in words: one catalogue for all readers.

The texts are Fluent files (projectfluent.org), a folder for each language; the page reads the same files.
"""

from tilewright.sentences.audience import ANYBODY, LANGUAGES, Audience, Language, Medium
from tilewright.sentences.saying import say, sentence

__all__ = [
    "ANYBODY",
    "LANGUAGES",
    "Audience",
    "Language",
    "Medium",
    "say",
    "sentence",
]
