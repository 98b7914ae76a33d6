"""Challenges: a bot that knows every word is never wrong; one that does not seldom dares (R-3.2 to R-3.6)."""

from typing import assert_never
from zlib import crc32

from tilewright.bots.crossword.levels import Level
from tilewright.bots.crossword.vocabulary import looks_wrong, vocabulary_of
from tilewright.games.crossword.actions import Challenge
from tilewright.games.crossword.policies import Covers, GivePoints, LoseTurn, NoPenalty, OnChallenge
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph


def challenge(level: Level, view: View, words: WordGraph) -> Challenge | None:
    """A challenge of the last play, if one of its words is worth it."""
    checking, last = view.rules.checking, view.last
    assert isinstance(checking, OnChallenge)
    assert last
    heard = [word for word in dict.fromkeys(last.words) if word not in last.challenged]
    doubted = tuple(word for word in heard if doubts(level, word, view, words))
    if not doubted:
        return None
    return Challenge() if checking.covers is Covers.WHOLE_PLAY else Challenge(doubted)


def doubts(level: Level, word: str, view: View, words: WordGraph) -> bool:
    """Whether to challenge a word. The answer for the same play is always the same."""
    known = vocabulary_of(level, words)
    if word in known:
        return False
    if level.knows_all:
        return True
    if not looks_wrong(word, known):
        return False
    return crc32(f"{view.commitment} {view.number} {view.seat} {word}".encode()) % 100 < _daring(level, view)


def _daring(level: Level, view: View) -> int:
    """The percentage of words that look wrong that are challenged, by the cost of being mistaken."""
    checking, last = view.rules.checking, view.last
    assert isinstance(checking, OnChallenge)
    assert last
    match checking.wrong:
        case NoPenalty():
            return 100
        case LoseTurn():
            return level.doubts
        case GivePoints(points=points):
            return level.doubts if last.points > points * len(last.words) else 0
        case never:
            assert_never(never)
