"""A turn of a bot that looks ahead: what its seat knows, how long it may think, and what it does then."""

from itertools import islice

from tilewright.bots.bot import Budget
from tilewright.bots.crossword.pacing import seconds_for
from tilewright.core.square import faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.engine.outlook import Effort, Outlook
from tilewright.engine.static_player import Valued
from tilewright.engine.thinker import Thinker
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Action, Exchange, Pass, Place
from tilewright.games.crossword.view import View

SEEDS = 2**63
MOST_TILES, MOST_BLANKS = 9, 2  # on a rack: with more there are millions of plays to list


def thought(thinker: Thinker, view: View, kit: Kit, budget: Budget) -> Action:
    effort = Effort(seconds_for(view, kit.now, budget.seconds), budget.nodes, budget.threads)
    judgement = thinker.judge(outlook_of(view), effort, seed=kit.dice.roll(SEEDS, 0))
    if budget.heed:
        budget.heed(judgement)
    return action_of(judgement.best)


def action_of(move: Valued) -> Action:
    if move.laid:
        return Place(move.laid)
    return Exchange(move.exchanged.faces) if move.exchanged else Pass()


def is_clear(view: View) -> bool:
    """Whether all tiles that are not seen are in the bag or on the racks of two to four who play, and the seat's own
    rack is one that any rulebook could deal.
    """
    outlook = outlook_of(view)
    if len(outlook.rack) > MOST_TILES or outlook.rack.faces.count(BLANK) > MOST_BLANKS:
        return False
    known = "".join(tiles.faces for tiles in (outlook.rack, *outlook.known))
    if not view.rules.tileset.bag().holds(faces_of(view.board.standing()) + known):
        return False
    hidden = outlook.in_bag + sum(outlook.held) - sum(map(len, outlook.known))
    return not view.gone and outlook.seats > 1 and len(outlook.unseen) == hidden


def outlook_of(view: View) -> Outlook:
    """
    >>> from tilewright import Game
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> game = Game.new("folio", players=("Ann", "Ben", "Cleo"), words=SAMPLE_WORDS, seed=16)
    >>> outlook = outlook_of(game.view(game.state.turn))
    >>> outlook.held, outlook.in_bag, len(outlook.unseen)
    ((7, 7), 79, 93)
    """
    assert view.seat is not None, "a bystander does not move"
    others = list(islice(view.after(view.seat), len(view.in_play) - 1))
    recalled = next(iter(view.recalls), None)
    return Outlook(
        view.board,
        view.racks[view.seat],
        tuple(view.scores[seat] for seat in (view.seat, *others)),
        tuple(len(view.racks[seat]) for seat in others),
        tuple(view.shown[seat] for seat in others),
        view.in_bag,
        view.scoreless,
        sum(view.passes),
        recalled.tiles if recalled else Tiles(),
        tuple(recalled.kept[seat] for seat in others) if recalled else (),
    )
