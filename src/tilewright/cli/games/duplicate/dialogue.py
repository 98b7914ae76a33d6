"""Duplicate at the terminal: everybody thinks at once while time runs, then each types a slip in secret."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from tilewright.cli.frame.dialogue import Dialogue
from tilewright.cli.frame.prompt import ask, wait_for_enter
from tilewright.cli.frame.screen import Screen
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.typed import Command, Words, is_place
from tilewright.cli.games.duplicate.arbitrating import Arbitrating, due, question, slips_in
from tilewright.cli.games.duplicate.round_text import slip_text, totals
from tilewright.cli.pictures.board import Marked, board_picture
from tilewright.cli.pictures.rack import counted, rack_picture
from tilewright.cli.saying import Number, clock_face
from tilewright.games.base import BaseAction
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.drawn import tiles_due
from tilewright.games.duplicate.events import Opened, Penalised, Warned
from tilewright.games.duplicate.policies import Stating
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.state import Drawing, Over, Reviewing, State, Writing
from tilewright.notation.slips import read_slip
from tilewright.session.session import Session


class DuplicateDialogue(Dialogue[State]):
    title: ClassVar[str] = "Duplicate"
    leaving: ClassVar[BaseAction] = a.Leave()
    rules_page: ClassVar[Sequence[str]] = (
        "Everybody has the same rack and the same board; nobody takes turns. (R-9.1)",
        "When a rack is called, all look for the best word while time runs. (R-9.2)",
        "A slip names square, word and score: 8F HORN 14. With --counted, no score.",
        "8F is across, F8 down; with --notation rulebook that is H6 and 6H.",
        "Write the whole word, tiles that stand there too; a blank is a small letter.",
        "The last slip before you say done counts. Nobody sees it before it is judged.",
        "A slip scores what it is worth. One that is not in the list, does not fit the",
        "rack or is misplaced scores nothing. (R-9.3)",
        "The top word goes on everyone's board; with --master the best one. (R-9.4)",
        "A rack has 2 vowels and 2 consonants at least, 1 each from rack 16 on. (R-9.5)",
        "It ends when nothing can be placed. Totals are shares of the best. (R-9.6)",
        "",
    )

    def __init__(self, table: TerminalTable, screen: Screen) -> None:
        super().__init__(table, screen)
        self.read_rounds = len(self.state.rounds)
        self.thought = 0  # the number of the rack that all have thought about

    def own_commands(self) -> dict[str, Command]:
        own = {
            "done": self.doing("done, or Enter", "hand in your slip for good, or none", a.Done()),
            "unseen": Command("unseen", "the tiles that are still in the bag", self._unseen),
        }
        arbitrated = self.state.rules.arbitrating_seat is not None
        return {**own, **(Arbitrating(self.table).commands() if arbitrated else {})}

    @property
    def alone(self) -> bool:
        """Whether nobody has to look away: one person plays, with bots or without."""
        return len([seat for seat in self.table.people if seat not in self.state.gone]) == 1

    def picture(self, seat: int | None) -> list[Text]:
        state = self.state
        look = self.screen.look(state.board.layout, self.table.convention)
        last = state.rounds[-1].placed if state.rounds else None
        marked = Marked([one.square for one in last.laid] if last else ())
        rack = Text(f"Rack {state.number}  ").append_text(rack_picture(state.rack.faces, state.rules.tileset, look))
        slip = state.slip_of(seat) if seat is not None else None
        own = [Text(f"Your slip: {slip_text(slip, self.table.convention)}{_stated(slip.score)}")] if slip else []
        bag = f"bag: {Number(len(state.bag)):tiles}"
        return [self.heading(bag), *board_picture(state.board, look, marked), rack, *own]

    def ask_next(self, seat: int) -> None:
        state, arbitrator = self.state, self.state.rules.arbitrating_seat
        writing = [one for one in self.table.pending if one != arbitrator]
        if len(state.rounds) > self.read_rounds:
            self._show_round()
        elif seat == arbitrator and not (writing and isinstance(state.phase, Writing)):
            self._ask_arbitrator(seat)
        elif arbitrator is not None:
            self._ask_one_of_many(writing[0])
        else:
            self._ask_one_of_many(seat)

    def _ask_one_of_many(self, seat: int) -> None:
        if self.alone:
            self._ask_alone(seat)
        elif self.thought != self.state.number:
            self._think(seat)
        else:
            self._ask_behind_curtain(seat)

    def reads(self, line: str) -> bool:
        return is_place(line.split(maxsplit=1)[0]) if line else False

    def play(self, line: str, seat: int) -> None:
        if self.do(a.HandIn(self._slip(line)), seat) and self.table.refused is None:
            self.table.word = "Enter hands this slip in for good; another one replaces it."

    def _unseen(self, _seat: int, _words: Words) -> None:
        bag = self.state.bag
        self.table.word = f"Unseen, {len(bag)}: {counted(bag, self.state.rules.tileset)}"

    def _slip(self, line: str) -> Slip:
        """R-9.2: where the score must be stated and is missing, it is asked for."""
        state, convention = self.state, self.table.convention
        slip = read_slip(state.board, line, convention, state.rack)
        if slip.score is not None or state.rules.stating is Stating.OPTIONAL:
            return slip
        stated = ask(f"What does {slip_text(slip, convention)} score?> ").strip()
        return read_slip(state.board, f"{line} {stated}", convention, state.rack) if stated else slip

    def result(self) -> list[str]:
        phase = self.state.phase
        assert isinstance(phase, Over), "only a finished game has a result"
        return [*totals(self.state), self.victory(phase.winners, "points")]

    def resumed(self) -> None:
        """The round that was broken off has its full time again, and its slips are still there."""
        game = self.table.session
        state = self.state
        if not isinstance(state.phase, Writing):
            return
        opened = max(place for place, event in enumerate(game.events) if isinstance(event, Opened))
        again = Session(game.kind, game.events[: opened + 1], game.words, game.dice)
        for event in game.events[opened + 1 :]:
            if isinstance(event, Warned | Penalised):
                given = a.Warn(event.seat) if isinstance(event, Warned) else a.Penalise(event.seat, event.points)
                again.act(given, state.rules.arbitrating_seat or 0, state.phase.since)
        for seat in state.seats:
            slip = state.slip_of(seat)
            if slip:
                again.act(a.HandIn(slip), seat, state.phase.since)
            if state.is_done(seat):
                again.act(a.Done(), seat, state.phase.since)
        self.table.restart(again, state.phase.since)

    def _show_round(self) -> None:
        """The time of the next rack does not run while this is read."""
        self.read_rounds = len(self.state.rounds)
        told = [self.table.word, *self.table.news] if self.table.word else self.table.news
        self.table.news, self.table.word = [], ""
        self.screen.page(f"After rack {self.read_rounds}", "\n".join(told).splitlines())

    def _ask_alone(self, seat: int) -> None:
        self.show(seat)
        with self.table.watch.running():
            line = ask(f"{self.table.names[seat]}{self._time_left()}> ")
        self._obey_slip(line, seat)
        self.table.call_time()

    def _ask_arbitrator(self, seat: int) -> None:
        """Slips that are to be looked at are for the arbitrator's eyes."""
        reviewing = isinstance(self.state.phase, Reviewing)
        if reviewing and not self.curtain(seat, "the slips, for you alone"):
            return
        number, phase = self.state.number, type(self.state.phase)
        while (self.state.number, type(self.state.phase)) == (number, phase):
            self.show(None)
            self.screen.say(*(slips_in(self.table) if reviewing else ()))
            line = ask(f"{self.table.names[seat]}: {question(self.state)}> ")
            if not line:
                self.do(due(self.state), seat)
            elif isinstance(self.state.phase, Drawing) and self._names_tiles(line):
                self.do(a.Draw(line.upper().replace(" ", "")), seat)
            else:
                self.obey(line, seat)

    def _names_tiles(self, line: str) -> bool:
        """Tiles out of a bag: as many as the rack lacks. STOP is a command, and S T O P four tiles."""
        tiles, known = line.upper().replace(" ", ""), self.state.rules.tileset.bag()
        is_command = line.lower() in self.commands
        return not is_command and len(tiles) == tiles_due(self.state) and all(tile in known for tile in tiles)

    def _think(self, seat: int) -> None:
        """R-9.2: while everybody thinks. Slips that were written in time are typed in peace afterwards."""
        state = self.state
        self.show(None)
        left = state.time_left(self.table.watch.now())
        self.screen.say("Everybody: find your word, and write it down for yourself.")
        with self.table.watch.running(until=None if state.deadline is None else state.deadline - 1):
            line = wait_for_enter(f"Enter when all are ready{self._time_left()}> ", left)
        if not line:
            self.thought = state.number
        elif self.reads(line):
            self.table.word = "Not yet: everybody sees this. Press Enter first."
        else:
            self.obey(line, seat)

    def _ask_behind_curtain(self, seat: int) -> None:
        number = self.state.number
        if not self.curtain(seat, "your slip, for you alone"):
            return
        while self._is_writing(seat, number):
            self.show(seat)
            self._obey_slip(ask(f"{self.table.names[seat]}> "), seat)

    def _obey_slip(self, line: str, seat: int) -> None:
        """Once a slip is handed in, Enter means done."""
        number = self.state.number
        self.obey("done" if not line and self.state.has_handed_in(seat) else line, seat)
        if not line and self.table.refused is None and self._is_writing(seat, number):
            self.table.word = self.table.word or "Type a slip, as 8F HORN 14; or done to hand in none."

    def _is_writing(self, seat: int, number: int) -> bool:
        state = self.state
        writing = isinstance(state.phase, Writing) and state.number == number
        return writing and seat not in state.gone and not state.is_done(seat)

    def _time_left(self) -> str:
        left = self.state.time_left(self.table.watch.now())
        return "" if left is None else f" ({clock_face(left)})"


def _stated(score: int | None) -> str:
    return "" if score is None else f", {Number(score):points} as you say"
