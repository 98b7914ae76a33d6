"""Every state of every screen, by its name."""

from tests.e2e.states.crossword import PLAYING
from tests.e2e.states.crossword_over import OVER
from tests.e2e.states.other_games import OTHER_GAMES
from tests.e2e.states.pages import PAGES
from tests.e2e.states.state import State

STATES: dict[str, State] = {**PLAYING, **OVER, **OTHER_GAMES, **PAGES}
