"""The static player at a table: it accepts, draws and takes its turn as the rules ask it to."""

from tilewright.bots.bot import Budget
from tilewright.bots.static_player import SCORELESS, StaticPlayer, Valued
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.games.crossword.actions import Accept, Action, Draw, Exchange, Pass, Place
from tilewright.games.crossword.bags import evenly
from tilewright.games.crossword.state import Closing, Owing, Playing
from tilewright.games.crossword.view import View
from tilewright.games.mode import Kit


class Seated:
    def __init__(self, player: StaticPlayer) -> None:
        if player.rules.is_face_up:
            raise ValueError("the static player needs a rack, and with all tiles face up there is none")
        self.player = player

    def choose(self, view: View, kit: Kit, budget: Budget) -> Action | None:  # noqa: ARG002 - it knows its words
        match view.phase:
            case Closing():
                return Accept()
            case Owing(seat=seat, count=count) if seat == view.seat:
                return Draw(evenly(view.bags, count))
            case Playing() if view.turn == view.seat:
                return _wish(view, self._best(view))
            case _:
                return None

    def _best(self, view: View) -> Valued | None:
        rack = view.racks[view.turn]
        if view.jacks:  # a word that is long enough, or a pass
            moves = self.player.ranked(view.board, rack, view.in_bag)
            return next((move for move in moves if len(move.laid) >= view.jacks.least), None)
        return self.player.best(view.board, rack, view.in_bag, _unseen(view, rack))


def _unseen(view: View, rack: Tiles) -> Tiles:
    """Once the bag is empty, what the others hold."""
    if view.in_bag:
        return Tiles()
    return view.rules.tileset.bag().take(faces_of(tuple(view.board.standing())) + rack.faces)


def _wish(view: View, move: Valued | None) -> Action:
    """Where nobody has scored for long enough it passes: exchanging for ever would never end (R-5.3)."""
    if move and move.laid:
        return Place(move.laid)
    gives_up = view.scoreless >= SCORELESS * len(view.in_play)
    return Exchange(move.exchanged.faces) if move and move.exchanged and not gives_up else Pass()
