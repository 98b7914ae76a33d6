"""Themes (R-6.3): what a theme adds to a play, which words to claim, and how to vote on the claims of others."""

from collections.abc import Container, Iterator
from dataclasses import replace
from itertools import chain

from tilewright.bots.crossword.looking import SeenPlay
from tilewright.core.words import form
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Vote
from tilewright.games.crossword.policies import ThemeByVote, ThemeList
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph

MOST_THEMED = 3  # words of one play; more are not worth looking for


def theme_known(view: View, kit: Kit) -> Container[str]:
    """The words of the theme, as far as anybody has a list of them."""
    theme = view.rules.theme
    return kit.themes.get(theme.name, ()) if isinstance(theme, ThemeList | ThemeByVote) else ()


def with_theme(found: Iterator[SeenPlay], view: View, kit: Kit, known: WordGraph) -> Iterator[SeenPlay]:
    """The plays in their order once the points for the theme are counted. Only those near the best can get there."""
    theme, words = view.rules.theme, theme_known(view, kit)
    if not isinstance(theme, ThemeList | ThemeByVote):
        return found
    near: list[SeenPlay] = []
    for one in found:
        near.append(replace(one, value=one.value + theme.bonus * len(themed(one, known, words))))
        if one.value < near[0].value - MOST_THEMED * theme.bonus:
            break
    return chain(sorted(near, key=lambda one: -one.value), found)


def themed(found: SeenPlay, known: WordGraph, words: Container[str]) -> tuple[str, ...]:
    """The words of a play that belong to the theme."""
    if words == ():
        return ()
    return tuple(made.text for made in form(found.before.board, found.laid(known)).words if made.text in words)


def claims_of(found: SeenPlay, view: View, kit: Kit, known: WordGraph) -> tuple[str, ...]:
    """What to claim where the others vote; a list needs no claims."""
    return themed(found, known, theme_known(view, kit)) if isinstance(view.rules.theme, ThemeByVote) else ()


def vote(view: View, kit: Kit) -> Vote:
    """By the list of the theme; where there is none, the claim is believed."""
    words, last = theme_known(view, kit), view.last
    assert last, "a vote is on the last play"
    return Vote(tuple(words == () or claim in words for claim in last.claims))
