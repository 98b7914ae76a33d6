"""The standard game at the terminal: whose move it is, and what they are asked."""

from collections.abc import Mapping
from typing import ClassVar, cast

from rich.text import Text

from tilewright.cli.frame.dialogue import Dialogue
from tilewright.cli.frame.prompt import ask
from tilewright.cli.frame.screen import Screen
from tilewright.cli.frame.stopwatch import Stopwatch
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.typed import Command, Words, is_place, named
from tilewright.cli.games.crossword.asides import Asides
from tilewright.cli.games.crossword.bests import best_sentences, has_best, sentences_to_beat
from tilewright.cli.games.crossword.draft import NO_DRAFT
from tilewright.cli.games.crossword.help import idle_commands, teaching_page, typing_page
from tilewright.cli.games.crossword.laying import Laying
from tilewright.cli.games.crossword.panel import NARROWEST, WIDEST, bag_text, pad_page, panel, rack_lines, time_left
from tilewright.cli.games.crossword.result import offer_copies, result_lines, winner_text
from tilewright.cli.games.crossword.rules_text import rules_text
from tilewright.cli.games.crossword.turns import Turns, drawn_as, votes_in
from tilewright.cli.pictures.board import Marked, beside, board_picture
from tilewright.games.base import BaseAction
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.bags import choices, evenly
from tilewright.games.crossword.challenging import can_challenge
from tilewright.games.crossword.pending import can_vote
from tilewright.games.crossword.state import Closing, Over, Owing, Playing, State
from tilewright.session.game import Game
from tilewright.session.starts import CrosswordSession

_TURNS = (a.Place, a.Exchange, a.Pass)
_OF_THE_RACK = {"recycle", "claim", "exchange", "unseen", "shuffle", "sort"}


class CrosswordDialogue(Dialogue[State]):
    title: ClassVar[str] = "What you can type"
    also: ClassVar[Mapping[str, str]] = {"?": "teach", "y": "yes", "ok": "yes", "lookup": "look", "x": "exchange"}
    enter: ClassVar[str] = "yes"
    leaving: ClassVar[BaseAction] = a.Resign()

    def __init__(self, table: TerminalTable, screen: Screen) -> None:
        self.game = Game.of(cast("CrosswordSession", table.session))
        self.laying = Laying(table, self.game)
        self.asides = Asides(table, self.game)
        super().__init__(table, screen)
        table.watch = Stopwatch(self.state.clocks.since, runs=True)
        self.heard: set[tuple[int, int]] = set()  # who has let which play stand
        self.unveiled: int | None = None

    def own_commands(self) -> dict[str, Command]:
        laying, asides, turns = self.laying, self.asides, Turns(self.laying)
        commands = {
            "yes": Command("", "make the play that is shown", laying.confirm),
            "undo": Command("undo", "take back what is not yet confirmed", laying.undo),
            "recycle": Command("recycle 8H", "have the blank there for its letter", laying.recycle),
            "claim": Command("claim WORD ...", "say which words belong to the theme", laying.claim),
            "exchange": Command("exchange QO", "swap tiles with the bag", turns.exchange),
            "pass": self.doing("pass", "let the turn go by", a.Pass()),
            "challenge": Command("challenge [WORD ...] [by NAME]", "doubt the last play", turns.challenge),
            "accept": self.doing("", "let the last play of the game stand", a.Accept()),
            "vote": Command("vote yes no", "judge the words that were claimed", turns.vote),
            "draw": Command("draw 3", "draw so many vowels; or one by one, draw v", turns.draw),
            "look": Command("look WORD", "look a word up, where the dictionary is open", asides.look),
            "hint": Command("hint", "a play that you could make", asides.hint),
            "finish": self.doing("finish", "end a game with all tiles face up", a.Finish()),
            "pad": Command("pad", "the score pad", self._show_pad),
            "scores": Command("", "how everybody stands", self._tell_scores),
            "unseen": Command("unseen", "the tiles you cannot see", asides.unseen),
            "shuffle": Command("shuffle, sort", "mix your rack, or put it in order", asides.shuffle),
            "sort": Command("", "put your rack in order", asides.sort),
            "rules": Command("rules, ?", "the rules of this game; ? teaches them", self._show_rules),
            "teach": Command("", "how the game is played", self._teach),
            "help": Command("", "this page", self._show_help),
        }
        idle = idle_commands(self.state.rules)
        return {name: one._replace(usage="") if name in idle else one for name, one in commands.items()}

    def help(self) -> list[str]:
        return [*typing_page(self.table.convention), *super().help()]

    def picture(self, seat: int | None) -> list[Text]:
        """The board, beside it who has what, below it one rack."""
        state, draft = self.state, self.laying.draft if seat is not None else NO_DRAFT
        look = self.screen.look(state.board.layout, self.table.convention, state.rules.edition)
        marked = Marked([one.square for one in state.last.laid] if state.last else (), draft.squares)
        drawn = board_picture(draft.board(state.board), look, marked)
        room = self.screen.console.width - look.size.columns(state.board.layout) - 2
        if room >= NARROWEST:
            now, width = self.table.watch.now(), min(room, WIDEST)
            lines = beside(drawn, panel(self.game, self.table.names, now, width, len(drawn)))
        else:
            lines = [self.heading(bag_text(state)), *drawn]
        if seat is None:
            return lines
        mine = self.game.view(seat).racks[seat]
        left = draft.rack(state.board, mine) if draft else mine
        return [*lines, Text(), *rack_lines(self.game, self.asides.rack(seat, left), look)]

    def time_left(self, seat: int) -> str:
        return time_left(self.state, seat, self.table.watch.now())

    def reads(self, line: str) -> bool:
        """A square and a word, or the other way round."""
        first, *words = line.split() or [""]
        turned = len(words) == 1 and is_place(words[0]) and not self._named(first)
        return is_place(first) or turned

    def play(self, line: str, seat: int) -> None:
        self.laying.play(tuple(line.split()), seat)

    def do(self, action: BaseAction, seat: int) -> bool:
        return self.laying.do(action, seat)

    def is_secret(self, line: str) -> bool:
        return self.reads(line) or not _OF_THE_RACK.isdisjoint(
            named(line.split(maxsplit=1)[0], self.commands, self.also)
        )

    def may_act(self, action: BaseAction) -> bool:
        """A bot starts its turn only where nobody is to be heard before it."""
        return not isinstance(action, _TURNS) or (self._doubter() is None and self._voter() is None)

    def greeting(self) -> list[str]:
        return sentences_to_beat(self.game) if has_best(self.game) else []

    def result(self) -> list[str]:
        phase, names = self.state.phase, self.table.names
        assert isinstance(phase, Over), "only a finished game has a result"
        won = winner_text(self.game, names) or self.victory(phase.winners, "points")
        bests = best_sentences(self.game) if has_best(self.game) else []
        return [*result_lines(self.game, names), "", won, *bests]

    def farewell(self) -> None:
        offer_copies(self.game, self.screen)

    def ask_next(self, seat: int) -> None:  # noqa: ARG002 - who is next depends on more
        state, doubter, voter = self.state, self._doubter(), self._voter()
        if isinstance(state.phase, Owing):
            self._ask_draw(state.phase)
        elif voter is not None:
            self._ask_vote(voter)
        elif doubter is not None:
            self._ask_doubt(doubter)
        elif isinstance(state.phase, Closing):
            self._ask_accept(state.phase)
        elif not self._may_see(state.turn):
            self._unveil(state.turn)
        else:
            self._ask_turn(state.turn)

    @property
    def hides_racks(self) -> bool:
        """Two or more people share the screen. Two racks of one person are no secret (R-8.2)."""
        return len(self.table.people) > 1 and self.state.rules.seats != (2, 2)

    def _may_see(self, seat: int) -> bool:
        return not self.hides_racks or self.unveiled == seat

    def _hide(self) -> None:
        """From here on others look at the screen."""
        self.unveiled = None
        self.show(None)

    def _round(self) -> list[int]:
        """The others, from the left of who played last."""
        state = self.state
        last = state.last.seat if state.last else state.turn
        return [seat % len(state.players) for seat in range(last + 1, last + len(state.players))]

    def _people(self) -> list[int]:
        return [seat for seat in self._round() if seat in self.table.people and seat in self.state.in_play]

    def _voter(self) -> int | None:
        return next((seat for seat in self._people() if can_vote(self.state, seat)), None)

    def _doubter(self) -> int | None:
        """R-3.2: who may challenge the last play before a bot begins its turn, and has not been asked."""
        state = self.state
        waiting = isinstance(state.phase, Playing) and state.turn in self.table.bots
        asked = [seat for seat in self._people() if can_challenge(state, seat)] if waiting else []
        return next((seat for seat in asked if (seat, state.number) not in self.heard), None)

    def _unveil(self, seat: int) -> None:
        doubt = " Anybody may challenge the last play first." if can_challenge(self.state, seat) else ""
        self.unveiled = None
        if self.curtain(seat, "your rack", f"{self.table.names[seat]}, it is your turn.{doubt}"):
            self.unveiled = seat

    def _ask_turn(self, seat: int) -> None:
        """Until the turn is over: lay, take back, confirm."""
        number, self.laying.draft = self.state.number, NO_DRAFT
        while self._is_turn_of(seat, number):
            self.show(seat)
            left = self.time_left(seat)
            self.obey(ask(f"{self.table.names[seat]}{f' ({left})' if left else ''}> "), seat)
        self.laying.draft = NO_DRAFT

    def _is_turn_of(self, seat: int, number: int) -> bool:
        state = self.state
        playing = not isinstance(state.phase, Owing | Closing) and not state.is_over
        return playing and state.turn == seat and state.number == number

    def _ask_doubt(self, seat: int) -> None:
        """A bot would not wait for a person who reads; the clock does not run for it meanwhile."""
        self._hide()
        with self.table.watch.stopped():
            line = ask(f"{self.table.names[seat]}, Enter lets the play stand, or challenge it> ")
        if line:
            self.obey(line, seat)
        else:
            self.heard.add((seat, self.state.number))

    def _ask_draw(self, phase: Owing) -> None:
        """R-6.5: from which bags the tiles come."""
        state, seat = self.state, phase.seat
        possible, even = choices(state.bags, phase.count), evenly(state.bags, phase.count)
        seen = bool(state.racks[seat]) or not state.is_dealing
        if seen and not self._may_see(seat):
            self._unveil(seat)
            return
        self.show(seat if seen else None)
        span = f"{possible[0]} to {possible[-1]}"
        one_by_one = "or one by one, v or c" if phase.count > 1 else "v or c"
        asked = f"{self.table.names[seat]}, you draw {phase.count}. How many vowels, {span}; {one_by_one}?"
        line = ask(f"{asked} (Enter: {even})> ")
        action = drawn_as(line) if line else a.Draw(even)
        if action is not None:
            self.do(action, seat)
        else:
            self.obey(line, seat)

    def _ask_vote(self, seat: int) -> None:
        """R-6.3: the others say whether what was claimed belongs to the theme."""
        last = self.state.last
        assert last, "a claim is of the last play"
        self._hide()
        asked = f"{self.table.names[seat]}, does it belong to the theme: {' '.join(last.claims)}?"
        line = ask(f"{asked} yes or no for each (Enter: yes)> ")
        votes = votes_in(tuple(line.split()) or ("yes",) * len(last.claims))
        if votes is not None:
            self.do(a.Vote(votes), seat)
        else:
            self.obey(line, seat)

    def _ask_accept(self, phase: Closing) -> None:
        """R-3.7: the last play waits for each of the others."""
        state = self.state
        seat = next(seat for seat in self._round() if seat in state.in_play and seat not in phase.accepted)
        self._hide()
        line = ask(f"{self.table.names[seat]}, accept the last play or challenge it? (Enter: accept)> ")
        if not line or named(line.split()[0], self.commands, self.also) == ("yes",):
            self.do(a.Accept(), seat)
        else:
            self.obey(line, seat)

    def _named(self, line: str) -> tuple[str, ...]:
        """The commands that a line may begin with."""
        return named(line.split(maxsplit=1)[0], self.commands, self.also)

    def _show_pad(self, _seat: int, _words: Words) -> None:
        self.screen.page("The score pad", pad_page(self.game, self.table.names))

    def _show_rules(self, _seat: int, _words: Words) -> None:
        self.screen.page("The rules of this game", rules_text(self.state.rules))

    def _teach(self, _seat: int, _words: Words) -> None:
        self.screen.page("How the game is played", teaching_page(self.state.rules, self.laying.example))
