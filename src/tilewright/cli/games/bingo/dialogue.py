"""Bingo at the terminal: a tile is called, everybody strikes it on their card, and the next one comes."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from tilewright.cli.frame.dialogue import Dialogue
from tilewright.cli.frame.prompt import ask
from tilewright.cli.frame.typed import Command, Words
from tilewright.cli.pictures.rack import counted, spread
from tilewright.cli.saying import Number, listed
from tilewright.core.tiles import BLANK
from tilewright.games.base import BaseAction
from tilewright.games.bingo import actions as a
from tilewright.games.bingo.card import LENGTH, Card
from tilewright.games.bingo.state import State
from tilewright.sentences.events import message_text
from tilewright.sentences.events.bingo import called


class BingoDialogue(Dialogue[State]):
    title: ClassVar[str] = "Bingo"
    leaving: ClassVar[BaseAction] = a.Resign()
    rules_page: ClassVar[Sequence[str]] = (
        "Everybody has a card with two words of seven letters, which together use no",
        "letter more often than the set has it. Write them, or take what chance gives;",
        "words with many common letters come up sooner. (R-11.1)",
        "Tiles are drawn and called. Each call crosses off one letter of your card: of",
        "two E, the second has to wait for another E. A blank crosses off nothing.",
        "A letter that you forgot can be crossed off later, as long as it was called.",
        "Who has crossed off all fourteen calls Bingo. The card is checked against what",
        "was called; a false call costs nothing, and play goes on.",
        "Two who have it on the same tile share the victory. (R-11.2)",
        "",
    )

    def own_commands(self) -> dict[str, Command]:
        return {
            "strike": Command(
                "strike, strike E, E", "cross off the tile that was called, or an earlier one", self._strike
            ),
            "bingo": self.doing("bingo", "say that all fourteen letters are crossed off", a.Bingo()),
            "next": self.doing("next, or Enter", "be done with this tile", a.Ready()),
            "blank": self.doing("", "the caller: a blank came out of the bag", a.Call(BLANK)),
            "call": Command("call E", "the caller: name the tile from the bag", self._call),
            "close": self.doing("close", "the caller: end the game after a Bingo", a.Close()),
        }

    @property
    def hides_cards(self) -> bool:
        return len(self.table.people) > 1

    def picture(self, seat: int | None) -> list[Text]:
        """What was called, and one card; at the end all of them."""
        state = self.state
        shown = range(len(state.cards)) if state.is_over else [] if seat is None else [seat]
        cards = [(self.table.names[owner], card) for owner in shown if (card := state.cards[owner])]
        drawn = [line for name, card in cards for line in (Text(""), *_card_lines(name, card))]
        return [Text(self._called_text(), style="bold"), *self._called_lines(), *drawn]

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
            return len(words) == 2 and words[0].lower() not in self.commands
        return len(line) == 1 and line.isalpha()

    def play(self, line: str, seat: int) -> None:
        if self.state.writing:
            self.do(a.Write(tuple(line.upper().split())), seat)
        elif seat == self.state.caller:
            self._call(seat, (line,))
        else:
            self._strike(seat, (line,))

    def tally(self) -> str:
        called = len(self.state.called)
        return f"{Number(called):tiles} called, {len(self.state.bag)} to come."

    def result(self) -> list[str]:
        end = self.state.end
        assert end, "only a finished game has a result"
        names = [self.table.names[seat] for seat in end.winners]
        won = f"{listed(names)} {'wins' if len(names) == 1 else 'share the victory'}." if names else "Nobody has won."
        return [self.tally(), won]

    def _ask_card(self, seat: int) -> None:
        """R-11.1: cards are nobody else's business."""
        if self.hides_cards and not self.curtain(seat, "where you write your card"):
            return
        self.show(seat)
        line = ask(f"{self.table.names[seat]}, two words of seven letters (Enter: by chance)> ")
        if line:
            self.obey(line, seat)
        else:
            self.do(a.Deal(), seat)

    def _ask_player(self, seat: int) -> None:
        if not self.hides_cards:
            self.show(seat)
            self.obey(ask(f"{self.table.names[seat]}, strike, or Enter for the next tile> ") or "next", seat)
            return
        called = self.state.called
        self.show(None)
        line = ask(f"{self.table.names[seat]}, Enter shows your card, next goes on> ")
        if line:
            self.obey(line, seat)
            return
        while seat in self.state.waited_for and self.state.called == called and not self.state.is_over:
            self.show(seat)
            self.obey(ask(f"{self.table.names[seat]}, strike, or Enter hides your card> ") or "next", seat)
        self.screen.clear()

    def _ask_caller(self, seat: int) -> None:
        self.show(None)
        name = self.table.names[seat]
        if self.state.claimed or not self.state.bag:
            line = ask(f"{name}, Enter ends the game> ")
            self.obey(line or "close", seat)
        else:
            self.obey(ask(f"{name}, which tile comes out of the bag? (E, or blank)> "), seat)

    def _called_text(self) -> str:
        number = len(self.state.called)
        return message_text(called(number, self.state.called[-1])) if number else "No tile is called yet."

    def _called_lines(self) -> list[Text]:
        """The tiles in the order they came, and what is still in the bag."""
        left = counted(self.state.bag, self.state.rules.tileset)
        return [*spread("Called  ", list(self.state.called), 30), *spread("To come ", left.split(), 15)]

    def _call(self, seat: int, words: Words) -> None:
        self.do(a.Call("".join(words).upper()), seat)

    def _strike(self, seat: int, words: Words) -> None:
        letter = "".join(words).upper() or self.state.called[-1:]
        card = self.state.cards[seat]
        if card is None or letter not in card.letters or len(letter) != 1:
            self.table.word = f"There is no {letter[:10]} on your card."
            return
        place = card.open_place(letter)
        self.do(a.Strike(card.letters.index(letter) if place is None else place), seat)


def _card_lines(name: str, card: Card) -> list[Text]:
    """The two words; what is struck stands in brackets."""
    lines = [Text(f"{name}: {len(card.struck)} of {len(card.letters)} crossed off")]
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
