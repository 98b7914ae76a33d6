"""The endgame of several who know all tiles, each for itself: every line to its end, with nothing left out."""

from tests.native_vs_python.plain_endgame import Key, Negamax
from tests.native_vs_python.plain_game import PlainGame
from tilewright.lexicons.graph import WordGraph

Endings = tuple[tuple[int, int], ...]  # for each seat: twelfths of the win, and the margin above the best other


def ended(game: PlainGame) -> Endings:
    totals, winners = game.totals, game.winners
    rivals = [max(total for other, total in enumerate(totals) if other != seat) for seat in range(game.seats)]
    shares = [12 // len(winners) if seat in winners else 0 for seat in range(game.seats)]
    return tuple((share, total - rival) for share, total, rival in zip(shares, totals, rivals, strict=True))


class PlainMaxN:
    def __init__(self, words: WordGraph) -> None:
        self.two = Negamax(words)
        self.known: dict[Key, Endings] = {}

    def endings(self, game: PlainGame) -> Endings:
        """Every seat takes what is best for itself; if that is several, what is worst for the next, and so on."""
        if game.is_over:
            return ended(game)
        key = (game.board.cells, *map(str, game.racks), game.turn, game.scoreless, game.passes, game.scores)
        if key not in self.known:
            found = [self.endings(game.after(move, self.two.chance)) for move in self.two.moves(game)]
            order = [*range(game.turn, game.seats), *range(game.turn)]

            def liking(one: Endings) -> list[tuple[int, int]]:
                own, *others = (one[seat] for seat in order)
                return [own, *[(-win, -margin) for win, margin in others]]

            self.known[key] = max(found, key=liking)
        return self.known[key]
