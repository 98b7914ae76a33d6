"""A player who makes things up: mostly plays, and now and then everything else that the rules know."""

from itertools import islice
from random import Random

from tilewright.core.board import Board
from tilewright.core.lexicon import Finder
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.words import form
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.bags import choices
from tilewright.games.crossword.challenging import can_challenge
from tilewright.games.crossword.pending import can_vote, pending
from tilewright.games.crossword.policies import Blanks, Covers, OnChallenge, ThemeByVote
from tilewright.games.crossword.state import Closing, Owing, State
from tilewright.testing.words import SAMPLE_WORDS


class RandomPlayer:
    """Acts for whichever seat may act. What it asks for may be refused: that is part of the test."""

    def __init__(self, chance: Random, words: Finder = SAMPLE_WORDS) -> None:
        self.chance = chance
        self.words = words
        self._late = False

    def action(self, state: State) -> tuple[int, a.Action]:
        """A seat, and what it asks for."""
        if self._late:
            self._late = False
            return state.turn, a.CallTime()
        if state.asleep:
            return self.chance.choice(state.in_play), a.Resume()
        if self.chance.random() < 0.01:
            odd: list[a.Action] = [a.Adjourn(), a.Finish(), a.Begin(), a.CallTime(), a.Resign(absent=True), a.Accept()]
            return self.chance.choice(state.in_play), self.chance.choice(odd)
        seat = self.chance.choice(sorted(pending(state)))
        return seat, self._act(state, seat)

    def was_refused(self, refused: Refused) -> None:
        self._late = refused.key == "time-is-up"

    def _act(self, state: State, seat: int) -> a.Action:
        if can_vote(state, seat) and state.last and self.chance.random() < 0.7:
            return a.Vote(tuple(self.chance.random() < 0.5 for _ in state.last.claims))
        if can_challenge(state, seat) and self.chance.random() < 0.1:
            return self._challenge(state)
        match state.phase:
            case Closing():
                return a.Accept()
            case Owing(seat=owing, count=count) if owing == seat:
                return self._draw(state, count)
            case _ if state.turn == seat:
                return self._turn(state, seat)
            case _:
                return self._challenge(state)

    def _draw(self, state: State, count: int) -> a.Draw:
        """All at once, or one letter to look at before the next is chosen (R-6.5)."""
        possible = choices(state.bags, count)
        if self.chance.random() < 0.5:
            return a.Draw(self.chance.choice(possible))
        vowel = bool(state.bags[0]) and (not state.bags[1] or self.chance.random() < 0.5)
        return a.Draw(1, 0) if vowel else a.Draw(0, 1)

    def _challenge(self, state: State) -> a.Action:
        checking, last = state.rules.checking, state.last
        if isinstance(checking, OnChallenge) and last and checking.covers is Covers.NAMED_WORDS:
            left = sorted(set(last.words) - set(last.challenged)) or list(last.words)
            return a.Challenge(tuple(self.chance.sample(left, self.chance.randint(1, len(left)))))
        return a.Challenge()

    def _turn(self, state: State, seat: int) -> a.Action:
        luck, rack = self.chance.random(), state.racks[seat]
        if luck < 0.03:
            return a.Pass()
        if luck < 0.08 and rack:
            return a.Exchange("".join(self.chance.sample(rack.faces, self.chance.randint(1, len(rack)))))
        return self._place(state, seat, phoney=luck < 0.15) or a.Pass()

    def _place(self, state: State, seat: int, *, phoney: bool) -> a.Place | None:
        recycle, board, rack = self._recycle(state, seat)
        if phoney and isinstance(state.rules.checking, OnChallenge):
            rack = Tiles(rack.faces.replace(BLANK, ""))
            found = _phoneys(board, rack)
        else:
            plays = self.words.plays(board, rack, state.rules.rack_size)
            found = [laid for laid, _ in islice(plays, self.chance.randint(1, 4))][-1:]
        if not found:
            return None
        laid = self.chance.choice(found)
        claims: tuple[str, ...] = ()
        if isinstance(state.rules.theme, ThemeByVote) and self.chance.random() < 0.5:
            claims = tuple(word.text for word in form(board, laid).words)
        return a.Place(laid, recycle, claims)

    def _recycle(self, state: State, seat: int) -> tuple[tuple[Square, ...], Board, Tiles]:
        """Now and then a blank is had for its letter first, and the play is looked for on the board after that."""
        board, rack = state.board, state.racks[seat]
        blanks = [one for one in board.standing() if one.face == BLANK and one.letter in rack]
        if not blanks or state.rules.blanks is not Blanks.RECYCLED or self.chance.random() < 0.5:
            return (), board, rack
        one = self.chance.choice(blanks)
        swapped = board.lay((Laid(one.row, one.col, one.letter),))
        return (one.square,), swapped, rack.take(one.letter).put(BLANK)


def _phoneys(board: Board, rack: Tiles) -> list[tuple[Laid, ...]]:
    """Plays in good form, whatever they spell."""
    starts = [(8, col) for col in range(5, 9)] if board.is_empty else [(row, 8) for row in range(1, 14)]
    found = []
    for row, col in starts:
        laid = tuple(Laid(row, col + place, face) for place, face in enumerate(rack.faces[:4]))
        try:
            form(board, laid)
        except Refused:
            continue
        found.append(laid)
    return found
