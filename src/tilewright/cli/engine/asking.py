"""What is asked of the engine: a position in CGP as it was typed, a lexicon, rules; and what is said of bad input."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import StringIO, TextIOWrapper
from typing import NamedTuple, TextIO

import click

from tilewright.bots.bot import UnknownBot
from tilewright.bots.headless import Stuck
from tilewright.cli.saying import is_output, listed, plain
from tilewright.core.refusal import Refused
from tilewright.core.tiles import BLANK, Tiles
from tilewright.dataset.schema import NeedsArrow
from tilewright.editions.books import edition
from tilewright.engine.static_player import StaticPlayer, Valued
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.reading import BadWordList
from tilewright.lexicons.shelf import DEFAULT, UnknownLexicon, added, shipped
from tilewright.notation import cgp
from tilewright.notation.cgp.terms import scored_by
from tilewright.notation.trouble import Unreadable

WRONG, FAULT = 2, 1
MOST_BONUS = 1_000
LONGEST_CGP = 10_000
BOOK = "folio"


class BadInput(Exception):
    """What was asked makes no sense: one sentence for the person who typed it."""


class PositionQuery(NamedTuple):
    """A position and what the player to move knows of the tiles elsewhere."""

    position: cgp.CgpPosition
    rules: Rules
    lexicon: str
    in_bag: int
    others: Tiles  # what the others hold, as far as it is certain

    @property
    def rack(self) -> Tiles:
        return self.position.racks[0]

    def best(self, player: StaticPlayer) -> Valued:
        return player.best(self.position.board, self.rack, self.in_bag, self.others)

    def ranked(self, player: StaticPlayer, most: int | None) -> list[Valued]:
        return player.ranked(self.position.board, self.rack, self.in_bag, self.others, most=most)


def standard_input() -> TextIO:
    """Nothing if it is closed. Bytes that are no text are read as a sign that stands for them."""
    if sys.stdin is None:
        return StringIO()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin


def typed(words: tuple[str, ...], lexicon: str | None, house: tuple[str, ...]) -> Iterator[PositionQuery]:
    """The position as it was typed, or with `-` one for each line of the standard input."""
    if words != ("-",):
        yield asked(words, lexicon, house)
        return
    rules_with(house)  # these are not the fault of a line
    found, number, lines = False, 0, standard_input()
    while line := lines.readline(LONGEST_CGP + 1):
        number += 1
        if line.strip():
            found = True
            try:
                question = asked((line,), lexicon, house)
            except BadInput as error:
                raise BadInput(f"Line {number}: {error}") from None
            yield question
    if not found:
        raise BadInput("There is no position to read.")


def asked(
    words: Iterable[str], lexicon: str | None, house: tuple[str, ...], *, whole_games: bool = False
) -> PositionQuery:
    """From what was typed: the lexicon is the one that is named, else the position's own, else the default."""
    rules = rules_with(house, whole_games=whole_games)
    position = position_in(cgp_text(tuple(words)), rules)
    if not position.racks[0]:
        raise BadInput("The first rack, that of the player to move, is empty, so there is no move to find.")
    in_bag, others = elsewhere(position, rules)
    return PositionQuery(position, with_opcodes(rules, position), lexicon or own_lexicon(position), in_bag, others)


def position_in(text: str, rules: Rules) -> cgp.CgpPosition:
    try:
        return cgp.read(text, rules.layout, rules.tileset, rules.rack_size)
    except Unreadable as error:
        more = "; larger racks: --house eight-tile or nine-tile" if error.key == "rack-long" else ""
        what = f"{plain(error.why, 200)}{more}: {plain(error.quoted)!r}"
        raise BadInput(f"The position cannot be read at column {error.column}: {what}.") from None


def own_lexicon(position: cgp.CgpPosition) -> str:
    """The one that the position names: a name, in capitals or not, and never a file."""
    name = (position.lexicon or DEFAULT).lower()
    known = [one.name for one in (*shipped(), *added())] if name != DEFAULT else [DEFAULT]
    if name not in known:
        told = f"The position names the lexicon {plain(name)!r}, and there is none; there are {listed(known)}."
        raise BadInput(f"{told} Choose one with --lexicon, or add it: tilewright lexicon add.")
    return name


def cgp_text(words: tuple[str, ...]) -> str:
    """The position as one line, however it was quoted; `-` is the standard input."""
    for word in words:
        if word.startswith("--"):
            raise click.NoSuchOption(word)
    text = standard_input().read(LONGEST_CGP + 1) if words == ("-",) else " ".join(words)
    if not text.strip():
        raise BadInput("There is no position to read.")
    if len(text) > LONGEST_CGP:
        raise BadInput(f"A position has at most {LONGEST_CGP:,} characters.")
    return text.strip()


def rules_with(house: tuple[str, ...], *, whole_games: bool = False) -> Rules:
    """The standard game with these house rules, as far as the engine knows them: for a move, or for whole games."""
    if not house:
        return edition(BOOK).rules
    from tilewright.editions.house import (  # noqa: PLC0415 - few ask for them
        HOUSE_RULES,
        EngineSupport,
        rules_for,
        support_of,
    )

    needed = EngineSupport.GAMES if whole_games else EngineSupport.MOVES
    for text in house:
        if support_of(text) < needed:
            known = [name for name, rule in HOUSE_RULES.items() if rule.engine >= needed]
            raise BadInput(f"The engine does not play by {plain(text)}; it knows {listed(known)}.")
    return rules_for(BOOK, house)


def with_opcodes(rules: Rules, position: cgp.CgpPosition) -> Rules:
    """What the position itself says."""
    if position.bonus is not None and position.bonus > MOST_BONUS:
        raise BadInput(f"The position's bonus, bb {position.bonus}, is too large: {MOST_BONUS:,} points are the most.")
    return scored_by(position, rules)


def elsewhere(position: cgp.CgpPosition, rules: Rules) -> tuple[int, Tiles]:
    """How many tiles are in the bag, and what the others hold: all that is unseen, once the bag is empty.

    >>> from tilewright.core.board import Board
    >>> elsewhere(cgp.CgpPosition(Board.empty(), (Tiles("TRAINER"), Tiles()), (0, 0)), Rules())
    (86, Tiles(''))
    """
    left = unseen(position)
    hidden = sum(rules.rack_size - len(rack) for rack in position.racks[1:])
    in_bag = max(len(left) - hidden, 0)
    others = "".join(rack.faces for rack in position.racks[1:])
    return in_bag, Tiles(others) if in_bag else Tiles(others).put(left.faces)


def unseen(position: cgp.CgpPosition) -> Tiles:
    """The tiles of the set that are neither on the board nor on a rack that is known."""
    known = "".join(rack.faces for rack in position.racks)
    on_board = "".join(BLANK if one.tile.islower() else one.tile for one in position.board.standing())
    return position.board.tileset.bag().take(on_board + known)


@contextmanager
def asking() -> Iterator[None]:
    """What is wrong with the input is said in a sentence, and the command ends with 2; a fault of a bot, with 1."""
    try:
        yield
    except Refused as refused:
        from tilewright.sentences import sentence  # noqa: PLC0415 - seldom wanted

        click.echo(sentence(refused), err=True)
    except BadWordList as error:
        subject = "" if isinstance(error, UnknownLexicon) else "The lexicon "
        click.echo(f"{subject}{plain(str(error), 1000).rstrip('.')}.", err=True)
    except (UnknownBot, BadInput, NeedsArrow, ValueError, Stuck) as error:
        text = plain(str(error), 300).rstrip(".")
        click.echo(f"{text[:1].upper()}{text[1:]}.", err=True)
        if isinstance(error, Stuck):
            raise SystemExit(FAULT) from None
    except OSError as error:
        if is_output(error):
            raise
        click.echo(f"{error.filename or 'A file'} cannot be used: {error.strerror or error}.", err=True)
    else:
        return
    raise SystemExit(WRONG)
