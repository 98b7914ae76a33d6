"""The moment from which the last play can no longer be challenged."""

from tilewright.games.crossword.events import Stood
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.theming import judge_theme


def let_it_stand(story: Story) -> None:
    """The next player has started: votes are counted, and the last play stands (R-3.2)."""
    judge_theme(story)
    last = story.state.last
    if last and last.open:
        story.tell(Stood(last.seat))
