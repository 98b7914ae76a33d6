"""What is said to an engine that stays, and what it answers: one command per line, as other engines of games do."""

import re
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TextIO

import click

from tilewright import _native
from tilewright.bots.bot import UnknownBot
from tilewright.bots.roster import BOTS
from tilewright.cli.engine.asking import LONGEST_CGP, BadInput, PositionQuery, asked, rules_with
from tilewright.cli.engine.thinking import EXPERTS, judged
from tilewright.cli.saying import plain
from tilewright.core.board import Board
from tilewright.engine.outlook import Effort, JudgedMove, Judgement
from tilewright.engine.static_player import Valued
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation.coordinates import Convention, told_play

SECONDS = 1.0  # for a move, if `go` names neither a time nor nodes
MOST_THREADS, MOST_SECONDS, MOST_NODES = 1024, 86_400, 10**12
_OPTION = re.compile(r"name\s+(?P<name>\S+)\s+value\s+(?P<value>\S+)", re.IGNORECASE)
_SMALL = re.compile(r"[0-9]{1,9}")
_GO = re.compile(r"(?:(?P<what>movetime|nodes)\s+(?P<number>[0-9]{1,13}))?")


class _Line(NamedTuple):
    """What was typed; a `go` has the means to stop it, which the lines that follow it share."""

    text: str
    stop: _native.Stop


class Conversation:
    """Reads ahead while a bot thinks, so that it can be stopped."""

    def __init__(self, bot: str, lexicon: str | None, house: tuple[str, ...]) -> None:
        self.bot, self.lexicon, self.house, self.threads = bot, lexicon, house, 1
        self._check_bot(bot)
        self.tiles = rules_with(house).tileset
        if lexicon:
            open_graph(lexicon, self.tiles)
        self.question: PositionQuery | None = None
        self._lines: SimpleQueue[_Line | None] = SimpleQueue()

    def answer(self, typed: TextIO) -> None:
        Thread(target=self._read, args=(typed,), daemon=True).start()
        while (line := self._lines.get()) is not None and line.text != "quit":
            try:
                for said in self._said(line):
                    click.echo(said)
            except (BadInput, UnknownBot, ValueError) as error:
                click.echo(f"info string {plain(str(error), 300)}")

    def _read(self, typed: TextIO) -> None:
        stop = _native.Stop()
        try:
            while typed_line := typed.readline(LONGEST_CGP + 100):
                text = typed_line.strip()
                if text.lower().startswith("go"):
                    stop = _native.Stop()
                elif text.lower() in ("stop", "quit"):
                    stop.set()
                self._lines.put(_Line(text, stop))
        finally:
            self._lines.put(None)

    def _said(self, line: _Line) -> Iterator[str]:
        what, _, rest = line.text.partition(" ")
        match what.lower():
            case "ucgi":
                yield "id name Tilewright"
                yield f"option name Bot type string default {self.bot}"
                yield f"option name Lexicon type string default {self.lexicon or '-'}"
                yield f"option name Threads type spin default {self.threads} min 1 max {MOST_THREADS}"
                yield "ucgiok"
            case "isready":
                open_graph(self.lexicon or DEFAULT, self.tiles)
                yield "readyok"
            case "setoption":
                self._set(rest)
            case "newgame":
                self.question = None
            case "position":
                self._place(rest)
            case "go":
                yield self._thought(rest.strip(), line.stop)
            case "" | "stop":
                pass
            case _:
                known = "ucgi, isready, setoption, newgame, position, go, stop, quit"
                raise BadInput(f"{plain(what)!r} is no command; there are {known}")

    def _set(self, rest: str) -> None:
        found = _OPTION.fullmatch(rest.strip())
        if not found:
            raise BadInput("an option is set with: setoption name NAME value VALUE")
        value = found["value"]
        match found["name"].lower():
            case "bot":
                self._check_bot(value.lower())
                self.bot = value.lower()
            case "lexicon":
                open_graph(value, self.tiles)
                self.lexicon = value
            case "threads" if _SMALL.fullmatch(value) and 1 <= int(value) <= MOST_THREADS:
                self.threads = int(value)
            case "threads":
                raise BadInput(f"Threads is a number from 1 to {MOST_THREADS}, not {plain(value)!r}")
            case _:
                raise BadInput(f"there is no option {plain(found['name'])!r}; there are Bot, Lexicon and Threads")

    def _check_bot(self, name: str) -> None:
        if name not in BOTS and name not in EXPERTS:
            raise UnknownBot(name, [*BOTS, *EXPERTS])

    def _place(self, rest: str) -> None:
        self.question = None
        kind, _, text = rest.strip().partition(" ")
        if kind.lower() != "cgp":
            raise BadInput("a position is given as: position cgp BOARD RACKS SCORES ZEROS")
        self.question = asked((text,), self.lexicon, self.house)

    def _thought(self, rest: str, stop: _native.Stop) -> str:
        if not self.question:
            raise BadInput("there is no position yet")
        best = judged(self.question, self.bot, self._effort(rest), self._follow, stop).moves[0]
        return " ".join(["bestmove", move_text(self.question.position.board, best.move), *_figures(best)])

    def _effort(self, rest: str) -> Effort:
        found = _GO.fullmatch(rest)
        number = int(found["number"] or 0) if found else 0
        if not found or (found["what"] and not number):
            raise BadInput("a bot thinks by: go, go movetime MILLISECONDS, or go nodes NUMBER")
        if found["what"] == "nodes":
            return Effort(nodes=min(number, MOST_NODES), threads=self.threads)
        return Effort(min(number / 1000, MOST_SECONDS) or SECONDS, threads=self.threads)

    def _follow(self, judgement: Judgement) -> None:
        assert self.question is not None
        best = judgement.moves[0]
        move = move_text(self.question.position.board, best.move)
        click.echo(" ".join([f"info nodes {judgement.nodes}", *_figures(best), f"samples {best.samples} move {move}"]))


def move_text(board: Board, move: Valued) -> str:
    """A move as CGP tells the last one: `8D.WORD`, `ex.TILES` or `pass`."""
    if move.laid:
        return ".".join(told_play(board, move.laid, Convention.TOURNAMENT))
    return f"ex.{board.tileset.written(move.exchanged.faces)}" if move.exchanged else "pass"


def _figures(one: JudgedMove) -> list[str]:
    win = [f"win {one.win:.4f}"] if one.win is not None else []
    return [*win, *([f"spread {one.spread:.1f}"] if one.spread is not None else [])]
