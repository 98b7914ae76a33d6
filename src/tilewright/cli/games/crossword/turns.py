"""The commands of a turn, and of the others' answer to it: exchange, draw, challenge, vote."""

from tilewright.cli.frame.typed import Unclear, Words, by_whom
from tilewright.cli.games.crossword.laying import Laying
from tilewright.games.crossword import actions as a

_VOTES = {"y": True, "yes": True, "n": False, "no": False}


class Turns:
    def __init__(self, laying: Laying) -> None:
        self.table = laying.table
        self.do = laying.do
        self.tiles = laying.game.rules.tileset

    def exchange(self, seat: int, words: Words) -> None:
        self.do(a.Exchange(self.tiles.read_capitals("".join(words))), seat)

    def challenge(self, seat: int, words: Words) -> None:
        """By the player who is asked, or by anybody named after `by` (R-3.2)."""
        named, challenger = by_whom(words, self.table.names)
        who = seat if challenger is None else challenger
        if who in self.table.bots:
            raise Unclear(f"{self.table.names[who]} speaks for itself.")
        self.do(a.Challenge(tuple(map(self.tiles.read_capitals, named))), who)

    def vote(self, seat: int, words: Words) -> None:
        votes = votes_in(words)
        if votes is None:
            raise Unclear("Say yes or no once for each word that was claimed: vote yes no. (R-6.3)")
        self.do(a.Vote(votes), seat)

    def draw(self, seat: int, words: Words) -> None:
        action = drawn_as("".join(words))
        if action is None:
            raise Unclear("Say how many vowels, as in draw 3, or letter by letter: draw v, draw c. (R-6.5)")
        self.do(action, seat)


def votes_in(words: Words) -> tuple[bool, ...] | None:
    """
    >>> votes_in(("yes", "N")), votes_in(("perhaps",))
    ((True, False), None)
    """
    answers = [_VOTES.get(word.lower()) for word in words]
    votes = tuple(answer for answer in answers if answer is not None)
    return votes if len(votes) == len(answers) else None


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
