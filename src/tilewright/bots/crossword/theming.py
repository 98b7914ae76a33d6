"""What words add to a play besides their tiles; for a theme (R-6.3), what to claim and how to vote."""

from collections.abc import Container, Iterator
from dataclasses import replace
from itertools import chain

from tilewright.bots.crossword.looking import SeenPlay
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Vote
from tilewright.games.crossword.policies import ThemeByVote, ThemeList
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import words_made

MOST_REWARDED = 3  # words of one play; more are too rare to look for


def theme_known(view: View, kit: Kit) -> Container[str]:
    """The words of the theme, if there is a list of them."""
    theme = view.rules.theme
    return kit.themes.get(theme.name, ()) if isinstance(theme, ThemeList | ThemeByVote) else ()


def with_bonuses(found: Iterator[SeenPlay], view: View, kit: Kit, known: WordGraph) -> Iterator[SeenPlay]:
    """The plays in order after theme and word bonuses are added. Only plays near the best can come first."""
    theme, words = view.rules.theme, theme_known(view, kit)
    each = theme.bonus if isinstance(theme, ThemeList | ThemeByVote) else 0
    most = MOST_REWARDED * (each + sum(one.points for one in view.rules.word_bonuses))
    if not most:
        return found
    near: list[SeenPlay] = []
    for one in found:
        made = words_made(one.play, one.before.board, known.alphabet)
        bonus = each * sum(word in words for word in made) + view.rules.word_bonus_for(made)
        near.append(replace(one, value=one.value + bonus))
        if one.value < near[0].value - most:
            break
    return chain(sorted(near, key=lambda one: -one.value), found)


def themed(found: SeenPlay, known: WordGraph, words: Container[str]) -> tuple[str, ...]:
    """The words of a play that belong to the theme."""
    if words == ():
        return ()
    return tuple(word for word in words_made(found.play, found.before.board, known.alphabet) if word in words)


def claims_of(found: SeenPlay, view: View, kit: Kit, known: WordGraph) -> tuple[str, ...]:
    """What to claim if the others vote; with a list, no claims are needed."""
    return themed(found, known, theme_known(view, kit)) if isinstance(view.rules.theme, ThemeByVote) else ()


def vote(view: View, kit: Kit) -> Vote:
    """Vote by the list of the theme; without a list, the claim is believed."""
    words, last = theme_known(view, kit), view.last
    assert last, "a vote is on the last play"
    return Vote(tuple(words == () or claim in words for claim in last.claims))
