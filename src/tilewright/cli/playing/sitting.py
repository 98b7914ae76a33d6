"""Around the table: whose move it is, and what they are asked."""

from tilewright.cli.playing.clockwork import time_left
from tilewright.cli.playing.commands import Commands, drawn_as
from tilewright.cli.playing.draft import NO_DRAFT
from tilewright.cli.playing.opponents import Opponents
from tilewright.cli.playing.prompt import ask
from tilewright.cli.playing.screen import Screen
from tilewright.cli.playing.table import Table
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.bags import choices, evenly
from tilewright.games.crossword.challenging import can_challenge
from tilewright.games.crossword.pending import can_vote
from tilewright.games.crossword.state import Closing, Owing, Playing, State

_VOTES = {"y": True, "yes": True, "n": False, "no": False}
_OPEN = ("play", "recycle", "claim", "exchange", "unseen", "shuffle", "sort")


class Sitting:
    """One game from here to its end, or until somebody leaves."""

    def __init__(self, table: Table, screen: Screen, opponents: Opponents) -> None:
        self.table = table
        self.screen = screen
        self.opponents = opponents
        self.commands = Commands(table, screen)
        self.heard: set[tuple[int, int]] = set()  # who has let which play stand
        self.unveiled: int | None = None

    def run(self) -> None:
        while not self.table.state.is_over:
            self.step()

    def step(self) -> None:
        """Ask whoever is to say something next; bots answer by themselves."""
        state = self.table.state
        doubter = self._doubter(state)
        voter = next((seat for seat in self._people(state) if can_vote(state, seat)), None)
        if self.opponents.act(may_start=doubter is None and voter is None):
            return
        if isinstance(state.phase, Owing):
            self._ask_draw(state.phase)
        elif voter is not None:
            self._ask_vote(voter)
        elif doubter is not None:
            self._ask_doubt(doubter)
        elif isinstance(state.phase, Closing):
            self._ask_accept(state.phase)
        elif not self._may_see(state.turn):
            self._curtain(state.turn)
        else:
            self._ask_turn(state.turn)

    def _may_see(self, seat: int) -> bool:
        return not self.table.hides_racks or self.unveiled == seat

    def _round(self, state: State) -> list[int]:
        """The others, from the left of who played last."""
        last = state.last.seat if state.last else state.turn
        return [seat % len(state.players) for seat in range(last + 1, last + len(state.players))]

    def _people(self, state: State) -> list[int]:
        return [seat for seat in self._round(state) if seat in self.table.people and seat in state.in_play]

    def _doubter(self, state: State) -> int | None:
        """R-3.2: who may challenge the last play before a bot begins its turn, and has not been asked."""
        waiting = isinstance(state.phase, Playing) and self.opponents.is_to_start()
        asked = [seat for seat in self._people(state) if can_challenge(state, seat)] if waiting else []
        return next((seat for seat in asked if (seat, state.number) not in self.heard), None)

    def _ask_doubt(self, seat: int) -> None:
        """A bot would not wait for a person who reads; the clock does not run for it meanwhile."""
        self._hide()
        with self.table.clockwork.stopped():
            line = ask(f"{self.table.told.players[seat]}, Enter lets the play stand, or challenge it> ")
        if line:
            self.commands.obey(line, seat)
        else:
            self.heard.add((seat, self.table.state.number))

    def _prompt(self, seat: int) -> str:
        left = time_left(self.table.state, seat, self.table.now())
        return f"{self.table.told.players[seat]}{f' ({left})' if left else ''}> "

    def _curtain(self, seat: int) -> None:
        """The rack of the player before is gone from the screen; the next one shows when its owner is there."""
        self._hide()
        name = self.table.told.players[seat]
        doubt = can_challenge(self.table.state, seat)
        hint = " Anybody may challenge the last play first." if doubt else ""
        self.screen.say(f"{name}, it is your turn.{hint}")
        line = ask(f"{name}, Enter shows your rack> ")
        if not line:
            self.unveiled = seat
        elif self._is_about_the_rack(line):
            self.table.word = "Press Enter first: your rack is still hidden."
        else:
            self.commands.obey(line, seat)

    def _is_about_the_rack(self, line: str) -> bool:
        typed = self.commands.understood(line)
        return typed is not None and typed.name in _OPEN

    def _ask_turn(self, seat: int) -> None:
        """Until the turn is over: lay, take back, confirm."""
        number, draft = self.table.state.number, NO_DRAFT
        while self._is_turn_of(seat, number):
            self.screen.show(self.table, seat, draft)
            draft = self.commands.obey(ask(self._prompt(seat)), seat, draft)

    def _hide(self) -> None:
        """From here on others look at the screen."""
        self.unveiled = None
        self.screen.show(self.table, None)

    def _is_turn_of(self, seat: int, number: int) -> bool:
        state = self.table.state
        playing = not isinstance(state.phase, Owing | Closing) and not state.is_over
        return playing and state.turn == seat and state.number == number

    def _ask_draw(self, phase: Owing) -> None:
        """R-6.5: from which bags the tiles come."""
        state, seat = self.table.state, phase.seat
        possible, even = choices(state.bags, phase.count), evenly(state.bags, phase.count)
        seen = bool(state.racks[seat]) or not state.is_dealing
        if seen and not self._may_see(seat):
            self._curtain(seat)
            return
        self.screen.show(self.table, seat if seen else None)
        name = self.table.told.players[seat]
        span = f"{possible[0]} to {possible[-1]}"
        one_by_one = "or one by one, v or c" if phase.count > 1 else "v or c"
        line = ask(f"{name}, you draw {phase.count}. How many vowels, {span}; {one_by_one}? (Enter: {even})> ")
        action = drawn_as(line) if line else a.Draw(even)
        if action is not None:
            self.table.do(action, seat)
        else:
            self.commands.obey(line, seat)

    def _ask_vote(self, seat: int) -> None:
        """R-6.3: the others say whether what was claimed belongs to the theme."""
        last = self.table.state.last
        assert last, "a claim is of the last play"
        self._hide()
        name = self.table.told.players[seat]
        claims = " ".join(last.claims)
        line = ask(f"{name}, does it belong to the theme: {claims}? yes or no for each (Enter: yes)> ")
        answers = [_VOTES.get(word) for word in line.lower().split()] or [True] * len(last.claims)
        votes = tuple(answer for answer in answers if answer is not None)
        if len(votes) == len(answers):
            self.table.do(a.Vote(votes), seat)
        else:
            self.commands.obey(line, seat)

    def _ask_accept(self, phase: Closing) -> None:
        """R-3.7: the last play waits for each of the others."""
        state = self.table.state
        seat = next(seat for seat in self._round(state) if seat in state.in_play and seat not in phase.accepted)
        self._hide()
        line = ask(f"{self.table.told.players[seat]}, accept the last play or challenge it? (Enter: accept)> ")
        if not line or ((read := self.commands.understood(line)) and read.name == "yes"):
            self.table.do(a.Accept(), seat)
        else:
            self.commands.obey(line, seat)
