"""Around the terminal in Bingo: a tile is called, everybody strikes on the own card, and the next one comes."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from tilewright.cli.playing.prompt import ask
from tilewright.cli.playing.rack_picture import counted
from tilewright.cli.saying import Number, listed
from tilewright.cli.table_games.bingo.telling import WHY, called_text
from tilewright.cli.table_games.sitting import Sitting
from tilewright.cli.table_games.vocabulary import COMMON, Said
from tilewright.core.tiles import BLANK
from tilewright.games.base import BaseAction
from tilewright.games.bingo import actions as a
from tilewright.games.bingo.card import LENGTH, Card
from tilewright.games.bingo.state import State


class BingoSitting(Sitting):
    title: ClassVar[str] = "Bingo"
    commands: Mapping[str, tuple[str, str]] = {
        "strike": ("strike, strike E, E", "strike the tile that was called, or an earlier one"),
        "bingo": ("bingo", "say that all fourteen letters are struck"),
        "next": ("next, or Enter", "be done with this tile"),
        "blank": ("", "the caller: a blank came out of the bag"),
        "call": ("call E", "the caller: name the tile from the bag"),
        "close": ("close", "the caller: end the game after a Bingo"),
    }
    rules_page: ClassVar[Sequence[str]] = (
        "Everybody has a card with two words of seven letters, which together use no",
        "letter more often than the set has it. Write them, or take what chance gives;",
        "words with many common letters come up sooner. (R-11.1)",
        "Tiles are drawn and called. Each call strikes one letter of your card: if you",
        "have two E, the second has to wait for another E. A blank strikes nothing.",
        "A letter that you forgot can be struck later, as long as it was called.",
        "Who has struck all fourteen calls Bingo. The card is checked against what was",
        "called; a false call costs nothing, and play goes on.",
        "Two who have it on the same tile share the victory. (R-11.2)",
        "",
    )

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State), "a game of Bingo"
        return state

    @property
    def hides_cards(self) -> bool:
        return len(self.table.people) > 1

    def picture(self, seat: int | None) -> list[Text]:
        """What was called, and one card; at the end all of them."""
        state = self.state
        shown = range(len(state.cards)) if state.is_over else [] if seat is None else [seat]
        cards = [(self.table.names[owner], card) for owner in shown if (card := state.cards[owner])]
        drawn = [line for name, card in cards for line in (Text(""), *_card_lines(name, card))]
        return [Text(called_text(state), style="bold"), *self._called_lines(), *drawn, Text("")]

    def ask_next(self, seat: int) -> None:
        state = self.state
        people = set(self.table.people)
        if state.writing:
            self._ask_card(seat)
            return
        waiting = [one for one in state.waited_for if one in people] if state.called else []
        if waiting:
            self._ask_player(waiting[0])
        else:
            self._ask_caller(seat)

    def reads(self, line: str) -> bool:
        """A letter, which is struck or called; or while cards are written, two words."""
        words = line.split()
        if self.state.writing:
            return len(words) == 2 and words[0].lower() not in COMMON
        return len(line) == 1 and line.isalpha()

    def obey_own(self, said: Said, line: str, seat: int) -> None:
        match said.name:
            case "bingo":
                self.table.do(a.Bingo(), seat)
            case "next":
                self.table.do(a.Ready(), seat)
            case "close":
                self.table.do(a.Close(), seat)
            case "call":
                self.table.do(a.Call("".join(said.words).upper()), seat)
            case "blank":
                self.table.do(a.Call(BLANK), seat)
            case "strike":
                self._strike("".join(said.words).upper() or self.state.called[-1:], seat)
            case _ if self.state.writing:
                self.table.do(a.Write(tuple(line.upper().split())), seat)
            case _ if seat == self.state.caller:
                self.table.do(a.Call(line.upper()), seat)
            case _:
                self._strike(line.upper(), seat)

    def leaving(self) -> BaseAction:
        return a.Resign()

    def standing(self) -> str:
        called = len(self.state.called)
        return f"{Number(called):tiles} called, {len(self.state.bag)} to come."

    def result(self) -> list[str]:
        end = self.state.end
        assert end, "only a finished game has a result"
        names = [self.table.names[seat] for seat in end.winners]
        won = f"{listed(names)} {'wins' if len(names) == 1 else 'share the victory'}." if names else "Nobody has won."
        return [f"The game is over: {WHY[end.why]}, after {Number(len(self.state.called)):tiles}.", won]

    def _ask_card(self, seat: int) -> None:
        """R-11.1: cards are nobody else's business."""
        if self.hides_cards and not self.raised_curtain(seat, "where you write your card"):
            return
        self.show(seat)
        line = ask(f"{self.table.names[seat]}, two words of seven letters (Enter: by chance)> ")
        if line:
            self.obey(line, seat)
        else:
            self.table.do(a.Deal(), seat)

    def _ask_player(self, seat: int) -> None:
        if not self.hides_cards:
            self.show(seat)
            self._obey_player(ask(f"{self.table.names[seat]}, strike, or Enter for the next tile> "), seat)
            return
        called = self.state.called
        self.show(None)
        line = ask(f"{self.table.names[seat]}, Enter shows your card, next goes on> ")
        if line:
            self.obey(line, seat)
            return
        while seat in self.state.waited_for and self.state.called == called and not self.state.is_over:
            self.show(seat)
            self._obey_player(ask(f"{self.table.names[seat]}, strike, or Enter hides your card> "), seat)
        self.screen.clear()

    def _obey_player(self, line: str, seat: int) -> None:
        self.obey(line or "next", seat)

    def _ask_caller(self, seat: int) -> None:
        self.show(None)
        name = self.table.names[seat]
        if self.state.claimed or not self.state.bag:
            line = ask(f"{name}, Enter ends the game> ")
            self.obey(line or "close", seat)
        else:
            self.obey(ask(f"{name}, which tile comes out of the bag? (E, or blank)> "), seat)

    def _called_lines(self) -> list[Text]:
        """The tiles in the order they came, and what is still in the bag."""
        left = counted(self.state.bag, self.state.rules.tileset)
        return [*_lines("Called", list(self.state.called), 30), *_lines("To come", left.split(), 15)]

    def _strike(self, letter: str, seat: int) -> None:
        card = self.state.cards[seat]
        if card is None or letter not in card.letters or len(letter) != 1:
            self.table.word = f"There is no {letter[:10]} on your card."
            return
        place = card.open_place(letter)
        self.table.do(a.Strike(card.letters.index(letter) if place is None else place), seat)


def _lines(head: str, words: list[str], many: int) -> list[Text]:
    rows = [words[start : start + many] for start in range(0, len(words), many)]
    return [Text(f"{'' if number else head:<8} {' '.join(row)}") for number, row in enumerate(rows)]


def _card_lines(name: str, card: Card) -> list[Text]:
    """The two words; what is struck stands in brackets."""
    lines = [Text(f"{name}: {len(card.struck)} of {len(card.letters)} struck")]
    for start in range(0, len(card.letters), LENGTH):
        places = range(start, min(start + LENGTH, len(card.letters)))
        line = Text("  ")
        for place in places:
            struck = place in card.struck
            line.append(
                f"({card.letters[place]})" if struck else f" {card.letters[place]} ", "dim" if struck else "bold"
            )
        lines.append(line)
    return lines
