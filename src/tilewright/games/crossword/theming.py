"""Words that belong to a theme score extra (R-6.3): by a list, or by claim and vote."""

from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games.base import Kit
from tilewright.games.crossword.events import ThemeJudged, Voted
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.policies import NoTheme, ThemeByVote, ThemeList
from tilewright.games.crossword.rules import Rules


def themed_words(rules: Rules, words: tuple[str, ...], kit: Kit) -> tuple[tuple[str, ...], int]:
    """The words that a list credits, and their points. What is claimed is credited later."""
    match rules.theme:
        case ThemeList(name=name, bonus=bonus):
            if name not in kit.themes:
                raise Refused("theme-unknown", theme=name, known=sorted(kit.themes))
            themed = tuple(word for word in words if word in kit.themes[name])
            return themed, bonus * len(themed)
        case NoTheme() | ThemeByVote():
            return (), 0
        case never:
            assert_never(never)


def refuse_bad_claims(rules: Rules, words: tuple[str, ...], claims: tuple[str, ...]) -> None:
    if claims and not isinstance(rules.theme, ThemeByVote):
        raise Refused("no-claims")
    for word in claims:
        if claims.count(word) > words.count(word):
            raise Refused("claim-not-of-the-play", word=word, words=words)


def vote(story: Story, seat: int, votes: tuple[bool, ...]) -> None:
    last = story.state.last
    if not last or not last.claims:
        raise Refused("nothing-to-vote-on")
    if seat == last.seat:
        raise Refused("own-claim")
    if any(seat == voter for voter, _ in last.votes):
        raise Refused("already-voted")
    if len(votes) != len(last.claims):
        raise Refused("votes-do-not-match", votes=len(votes), claims=last.claims)
    story.tell(Voted(seat, votes))
    judge_if_all_voted(story)


def judge_if_all_voted(story: Story) -> None:
    last = story.state.last
    if last and last.claims and set(story.state.others(last.seat)) <= {voter for voter, _ in last.votes}:
        judge_theme(story)


def judge_theme(story: Story) -> None:
    """Count the votes that are in: a majority refuses a claim, in a tie it stands."""
    last, theme = story.state.last, story.state.rules.theme
    if not last or not last.claims:
        return
    assert isinstance(theme, ThemeByVote), "claims need a theme that is voted on"
    ayes = [sum(votes[place] for _, votes in last.votes) for place in range(len(last.claims))]
    stand = tuple(word for word, yes in zip(last.claims, ayes, strict=True) if 2 * yes >= len(last.votes))
    story.tell(ThemeJudged(last.seat, stand, theme.bonus * len(stand)))
