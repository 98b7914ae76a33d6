"""What is done about a line that somebody typed. What is refused changes nothing, and a sentence says why."""

import random
from collections.abc import Callable

from tilewright.cli.playing.draft import NO_DRAFT, Draft
from tilewright.cli.playing.hinting import Hinting
from tilewright.cli.playing.laying import Laying
from tilewright.cli.playing.pages import help_page, pad_page, teaching_page
from tilewright.cli.playing.rack_picture import counted, in_order
from tilewright.cli.playing.rules_text import rules_text
from tilewright.cli.playing.screen import Screen, unseen
from tilewright.cli.playing.stopping import Stopping
from tilewright.cli.playing.table import Table
from tilewright.cli.playing.typed import COMMANDS, Typed, Unclear, by_whom, read_typed
from tilewright.cli.saying import listed, plain
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.lookup import look_up

Words = tuple[str, ...]
Obey = Callable[[int, Words, Draft], Draft]


class Commands:
    """Each command takes the seat, the words after it and the draft, and gives back the draft that is left."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        laying, stopping = Laying(table), Stopping(table)
        self._known: dict[str, Obey] = {
            "": laying.confirm,
            "yes": laying.confirm,
            "play": laying.play,
            "undo": laying.undo,
            "recycle": laying.recycle,
            "claim": laying.claim,
            "exchange": self._exchange,
            "challenge": self._challenge,
            "vote": self._vote,
            "draw": self._draw,
            "look": self._look,
            "hint": Hinting(table).hint,
            "shuffle": self._shuffle,
            "sort": self._sort,
            "unseen": self._unseen,
            "save": stopping.save,
            "resign": stopping.resign,
            "quit": stopping.quit,
            "pass": self._simply(a.Pass()),
            "accept": self._simply(a.Accept()),
            "finish": self._simply(a.Finish()),
            "board": lambda _seat, _words, draft: draft,
            "pad": self._reading("The score pad", lambda: pad_page(table)),
            "rules": self._reading("The rules of this game", lambda: rules_text(table.game.rules)),
            "help": self._reading("What you can type", lambda: help_page(table)),
            "teach": self._reading("How the game is played", lambda: teaching_page(table)),
        }
        assert set(COMMANDS) <= set(self._known), "every command that is listed is known"

    def understood(self, line: str) -> Typed | None:
        try:
            return read_typed(line)
        except Unclear:
            return None

    def obey(self, line: str, seat: int, draft: Draft = NO_DRAFT) -> Draft:
        """Do what the line says, and give back what of the draft is left."""
        try:
            typed = read_typed(line)
            return self._known[typed.name](seat, typed.words, draft)
        except Unclear as unclear:
            known = f"It could be {listed(unclear.could_be, 'or')}." if unclear.could_be else ""
            known = known or f"A play is typed as {self.table.example}; help lists the rest."
            self.table.word = f"I do not know {plain(unclear.typed)!r}. {known}"
        except Refused as refused:
            self.table.refuse(refused)
        return draft

    def _asked(self, action: a.Action, seat: int, draft: Draft) -> Draft:
        return NO_DRAFT if self.table.do(action, seat) else draft

    def _simply(self, action: a.Action) -> Obey:
        return lambda seat, _words, draft: self._asked(action, seat, draft)

    def _reading(self, title: str, lines: Callable[[], list[str]]) -> Obey:
        def read(_seat: int, _words: Words, draft: Draft) -> Draft:
            self.screen.page(title, lines())
            return draft

        return read

    def _exchange(self, seat: int, words: Words, draft: Draft) -> Draft:
        return self._asked(a.Exchange("".join(words).upper()), seat, draft)

    def _challenge(self, seat: int, words: Words, draft: Draft) -> Draft:
        """By who is asked now, or by anybody else who says so (R-3.2)."""
        try:
            named, challenger = by_whom(words, self.table.players)
        except LookupError as error:
            self.table.word = f"Nobody here is called {plain(str(error.args[0]))!r}."
            return draft
        who = seat if challenger is None else challenger
        if self.table.levels[who]:
            self.table.word = f"{self.table.told.players[who]} speaks for itself."
            return draft
        return self._asked(a.Challenge(tuple(word.upper() for word in named)), who, draft)

    def _vote(self, seat: int, words: Words, draft: Draft) -> Draft:
        if any(word.lower() not in ("y", "yes", "n", "no") for word in words):
            self.table.word = "Say yes or no once for each word that was claimed: vote yes no. (R-6.3)"
            return draft
        return self._asked(a.Vote(tuple(word.lower() in ("y", "yes") for word in words)), seat, draft)

    def _draw(self, seat: int, words: Words, draft: Draft) -> Draft:
        action = drawn_as("".join(words))
        if action is None:
            self.table.word = "Say how many vowels, as in draw 3, or letter by letter: draw v, draw c. (R-6.5)"
            return draft
        return self._asked(action, seat, draft)

    def _look(self, seat: int, words: Words, draft: Draft) -> Draft:
        found = []
        for word in words[:8]:
            good = look_up(self.table.state, seat, word, self.table.game.words)
            verdict = "good" if good else "not in this game's list"
            found.append(f"{plain(word.upper())} is {verdict}.")
        self.table.word = " ".join(found) or "Say what to look up, as in look HORN."
        return draft

    def _shuffle(self, seat: int, _words: Words, draft: Draft) -> Draft:
        faces = list(in_order(self.table.state.racks[seat].faces, self.screen.orders.get(seat, "")))
        random.shuffle(faces)
        self.screen.orders[seat] = "".join(faces)
        return draft

    def _sort(self, seat: int, _words: Words, draft: Draft) -> Draft:
        self.screen.orders[seat] = ""
        return draft

    def _unseen(self, seat: int, _words: Words, draft: Draft) -> Draft:
        tiles = unseen(self.table, seat)
        self.table.word = f"Unseen, {len(tiles)}: {counted(tiles, self.table.game.rules.tileset)}"
        return draft


def drawn_as(text: str) -> a.Draw | None:
    """A number of vowels, the rest being consonants; or letters one by one, v for a vowel and c for a consonant.

    >>> drawn_as("3"), drawn_as("vc"), drawn_as("w")
    (Draw(vowels=3, consonants=None), Draw(vowels=1, consonants=1), None)
    """
    letters = text.lower()[:9]
    if letters.isascii() and letters.isdecimal():
        return a.Draw(int(letters[:3]))
    if letters and set(letters) <= {"v", "c"}:
        return a.Draw(letters.count("v"), letters.count("c"))
    return None
