"""The events of a game of the standard kind as rows, one per move."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.crossword.ranking import MoveRanker
from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.dataset.row import Candidate, MoveRow
from tilewright.editions.house import in_force
from tilewright.engine.outlook import JudgedMove, Judgement
from tilewright.engine.static_player import Valued
from tilewright.games.crossword import events as e
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import Over, State
from tilewright.notation.cgp.export import position_of
from tilewright.notation.cgp.position import write

PLAY, EXCHANGE, PASS, LOST = "play", "exchange", "pass", "lost"


class GameSource(Struct, frozen=True):
    """What the rows of a game have in common."""

    game: int
    source: str
    players: tuple[str, ...]
    lexicon: str
    seed: int | None = None


def rows_of(
    events: Iterable[e.Event],
    ranker: MoveRanker,
    about: GameSource,
    *,
    searched: Mapping[int, Judgement] | None = None,
    racks: Sequence[str] | None = None,
) -> list[MoveRow]:
    """One row per move. `searched` is what bots found out, by the number of events before their action.

    `racks` are those that a record names, move by move: where it names only a part, no candidates are listed.
    """
    writer, state, found = _RowWriter(ranker, about, racks), cast(State | None, None), cast(Judgement | None, None)
    for number, event in enumerate(events):
        found = (searched or {}).get(number, found)
        before, state = state, evolve(state, event)
        if before is not None and writer.tell(before, event, found):
            found = None
    return writer.settled(state) if state and state.is_over else writer.rows


class _RowWriter:
    def __init__(self, ranker: MoveRanker, about: GameSource, racks: Sequence[str] | None) -> None:
        self.ranker, self.about, self.racks = ranker, about, racks
        self.house = house_names(ranker.rules)
        self.rows: list[MoveRow] = []

    def tell(self, before: State, event: e.Event, found: Judgement | None) -> bool:
        """Whether the event is a move."""
        match event:
            case e.Placed(seat=seat, laid=laid, words=words):
                move = Valued(laid, Tiles(), event.points, 0.0)
                row = self._row(before, seat, PLAY, move, found)
                phony = not all(word in self.ranker.words for word in words)
                points = event.points + event.themed_points
                told = tuple(map(before.rules.tileset.written, words))
                self.rows.append(replace(row, words=told, tiles=len(laid), score=points, phony=phony))
            case e.Exchanged(seat=seat, tiles=tiles):
                row = self._row(before, seat, EXCHANGE, Valued((), Tiles(tiles), 0, 0.0), found)
                self.rows.append(replace(row, tiles=len(tiles)))
            case e.Passed(seat=seat):
                self.rows.append(self._row(before, seat, PASS, Valued((), Tiles(), 0, 0.0), found))
            case e.TurnLost(seat=seat):
                self.rows.append(self._bare(before, seat, LOST, "", before.racks[seat]))
            case _:
                self._note(event)
                return False
        return True

    def _note(self, event: e.Event) -> None:
        """What happened to the last play."""
        match event:
            case e.Challenged():
                self._change_last_play(challenged=True)
            case e.Withdrawn():
                self._change_last_play(withdrawn=True)
            case e.ThemeJudged(points=points) if points:
                self._change_last_play(more=points)
            case _:
                pass

    def settled(self, state: State) -> list[MoveRow]:
        """The rows with the result of the game."""
        assert isinstance(state.phase, Over)
        final, winners, why = state.scores, state.phase.winners, state.phase.why.value
        return [
            replace(
                row,
                final=final,
                result=1 / len(winners) if row.seat in winners else 0.0,
                spread=_spread(final, row.seat),
                ended=why,
            )
            for row in self.rows
        ]

    def _change_last_play(self, *, more: int = 0, **changes: bool) -> None:
        for place in reversed(range(len(self.rows))):
            if self.rows[place].kind == PLAY:
                self.rows[place] = replace(self.rows[place], score=self.rows[place].score + more, **changes)
                return

    def _row(self, state: State, seat: int, kind: str, move: Valued, found: Judgement | None) -> MoveRow:
        rack, is_whole = state.racks[seat], True
        if self.racks is not None:
            rack = Tiles(self.racks[len(self.rows)])
            is_whole = len(rack) == len(state.racks[seat])
        row = self._bare(state, seat, kind, move.text(state.board), rack)
        row = replace(row, leave=state.rules.tileset.written(move.leave(rack).faces))
        if not is_whole:
            return row
        ranking = self.ranker.ranked(state, seat, move, rack)
        searched = found.moves if found and found.nodes else []
        candidates = _candidates(state.board, rack, searched, ranking.best, self.ranker.most)
        return replace(row, candidates=tuple(candidates), rank=ranking.rank, equity=ranking.equity)

    def _bare(self, state: State, seat: int, kind: str, move: str, rack: Tiles) -> MoveRow:
        about, position = self.about, position_of(replace(state, turn=seat), self.about.lexicon)
        hidden = [Tiles() for _ in position.racks[1:]]
        return MoveRow(
            game=about.game,
            source=about.source,
            edition=state.rules.edition,
            house=self.house,
            lexicon=about.lexicon,
            seed=about.seed,
            seats=len(state.players),
            turn=len(self.rows) + 1,
            seat=seat,
            player=about.players[seat],
            position=write(replace(position, racks=(rack, *hidden))),
            rack=state.rules.tileset.written(rack.faces),
            bag=state.in_bag,
            scores=state.scores,
            kind=kind,
            move=move,
        )


def _candidates(
    board: Board, rack: Tiles, searched: Sequence[JudgedMove], best: Sequence[Valued], most: int
) -> Iterator[Candidate]:
    """Those that a bot looked at first, in its order; then the best of the others."""
    looked_at = searched[:most]
    others = [one for one in best if not any(one.does_as(known.move) for known in looked_at)]
    for one in [*looked_at, *map(JudgedMove, others[: most - len(looked_at)])]:
        move, samples = one.move, one.samples or None
        win, spread = (one.win, one.spread) if samples else (None, None)
        leave = board.tileset.written(move.leave(rack).faces)
        yield Candidate(move.text(board), move.points, move.equity, leave, win, spread, samples)


def house_names(rules: Rules) -> tuple[str, ...]:
    """The house rules in force as they are typed, such as `jacks=5`."""
    return tuple(f"{rule.name}={found.value}" if found.value else rule.name for rule, found in in_force(rules))


def _spread(final: tuple[int, ...], seat: int) -> int:
    """Points above the best of the others; alone, all points.

    >>> _spread((310, 287, 301), 0), _spread((310, 287, 301), 1), _spread((640,), 0)
    (9, -23, 640)
    """
    return final[seat] - max((points for other, points in enumerate(final) if other != seat), default=0)
