"""The standard game when it is over: won, lost, given up, alone, and with a rematch offered."""

from typing import Any

from tests.e2e.nets.page_faults import Wanted
from tests.e2e.people import does, offers
from tests.e2e.states.crossword import sits, solitaire, take_turns
from tests.e2e.states.state import Company, State, loaded, then, touch
from tests.e2e.tables import FEW_TILES

PLAY_AGAIN = Wanted(main=True)
NO_TURNS = Wanted(main=True, says=("You have not had a turn in this game.",))
MOST_TURNS = 60
MORE_TILES = {**FEW_TILES, "kinds": [["A", 10, 1], ["E", 10, 1], ["R", 6, 1], ["S", 8, 1], ["T", 10, 1]]}


def finished(company: Company, players: int = 2, **proposal: Any) -> str:
    """Played until nobody can."""
    tiles = FEW_TILES if players == 2 else MORE_TILES
    game, people = sits(company, players, rules={"tileset": tiles}, **proposal)
    take_turns(people, game, MOST_TURNS)
    return f"/game/{game}"


def given_up(company: Company, seat: int, turns: int = 0) -> str:
    game, people = sits(company)
    take_turns(people, game, turns)
    does(people[seat], game, seat, do="resign")
    return f"/game/{game}"


def rematch_offered(company: Company) -> str:
    path = given_up(company, 0, 4)
    offers(company.others[0], path.rsplit("/", 1)[1], 1, "rematch")
    return path


def alone(company: Company, how: str) -> str:
    path = solitaire(company, how, 2)
    does(company.ines, path.rsplit("/", 1)[1], 0, do="resign")
    return path


OVER: dict[str, State] = {
    "after": State(finished, loaded, PLAY_AGAIN),
    "after-three": State(lambda them: finished(them, 3), loaded, PLAY_AGAIN),
    "after-four": State(lambda them: finished(them, 4), loaded, PLAY_AGAIN),
    "after-nothing": State(lambda them: given_up(them, 1), loaded, NO_TURNS),
    "after-resigned": State(lambda them: given_up(them, 0, 8), loaded, PLAY_AGAIN),
    "after-solitaire": State(lambda them: alone(them, "one-rack"), loaded, PLAY_AGAIN),
    "rematch-offered": State(rematch_offered, loaded, PLAY_AGAIN),
    "rematch-asked": State(lambda them: given_up(them, 1, 4), then(loaded, touch("[data-main]")), Wanted()),
}
