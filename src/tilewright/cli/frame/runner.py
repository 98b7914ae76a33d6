"""One run of `tilewright play`: start or resume a game, play it, and leave without losing anything."""

import shlex
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec.structs import replace as with_fields
from rich.console import Console

from tilewright.bots.names import bots_by_name
from tilewright.bots.roster import bot_for
from tilewright.cli.frame.book import BookOnTheTable
from tilewright.cli.frame.choices import BadChoice, PlayChoices, chosen, text_of
from tilewright.cli.frame.dialogue import Dialogue, LeaveTable
from tilewright.cli.frame.files import file_for
from tilewright.cli.frame.game import TerminalGame
from tilewright.cli.frame.prompt import InputClosed, at_terminal, ready
from tilewright.cli.frame.screen import Screen
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.troubles import TROUBLES, trouble_text
from tilewright.cli.frame.words_kept import words_to_go_on
from tilewright.cli.pictures.look import convention_of, is_large_print
from tilewright.core.lexicon import Lexicon
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.games.kind import kind_of
from tilewright.games.seating import in_play
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation import sealed
from tilewright.session.opening import noted
from tilewright.session.session import AnySession, Session

DONE, WRONG_USE = 0, 2
BY_BOOK = sealed.Notes("")  # words are judged by the dictionary on the table


class GameRunner:
    """Sets a game up, runs its dialogue, and says how to resume it."""

    def __init__(self, game: TerminalGame, given: Mapping[str, Any], *, colourless: bool = False) -> None:
        ready()
        self.game = game
        self.given = given
        self.kind = kind_of(game.name)
        self.console = Console(markup=False, highlight=False, emoji=False, no_color=colourless or None)
        self.choices = PlayChoices()
        self.table: TerminalTable | None = None

    def run(self, resume: Path | None = None, *, asks: bool = False) -> int:
        """The exit code."""
        try:
            self.choices = chosen(self.game.label or self.game.name, self.game.options, self.given)
            if asks and self.game.interview:
                self.choices = self.game.interview(self.console, self.choices)
            self.choices = self.game.prepare(self.choices)
            if self.game.instead and self.choices.printed:
                words = self._words(self.choices.tileset)
                print(self.game.instead(self.choices, words, self.game.names(self.choices, None)))
                return DONE
            self._play(self._resumed(resume) if resume else self._begun())
        except TROUBLES as error:
            print(trouble_text(error), file=sys.stderr)
            return WRONG_USE
        except InputClosed:
            return self._leave(DONE if at_terminal() else WRONG_USE)
        except (LeaveTable, KeyboardInterrupt):
            return self._leave(DONE)
        return DONE

    def _begun(self) -> Dialogue[Any]:
        words = self._words(self.choices.tileset)
        rules = self.game.rules(self.choices, words)
        names, themes = self.game.names(self.choices, rules), self.game.themes(self.choices, rules)
        session = Session.new(self.kind, rules, names, words=words, themes=themes, seed=self.choices.seed)
        first_bot = len(names) - len(self.choices.bots)
        session.notes = with_fields(self._notes(), bots=dict(enumerate(self.choices.bots, first_bot)))
        dialogue = self._seated(session)
        table = dialogue.table
        table.tell(self.kind.evolve(None, session.events[0]), session.events[1:], table.people[0])
        if hasattr(session.state, "commitment"):
            table.news.append(f"Tiles are drawn by a secret seed; its promise is {table.state.commitment[:16]}...")
        table.keep()
        return dialogue

    def _resumed(self, path: Path) -> Dialogue[Any]:
        """R-13.2: the game goes on in its own file, from where its clock stood."""
        text = text_of(path, "R-13.2")
        try:
            session = Session.from_log(text, self.kind, words=BookOnTheTable())
        except (ArithmeticError, AssertionError, LookupError, MemoryError, TypeError, ValueError) as error:
            raise BadChoice(f"{path} is not a saved game, or it is damaged. (R-13.2)") from error
        if session.is_over:
            return self._seated(session, path)
        said = self._go_on_by(sealed.notes_of(text), session)
        dialogue = self._seated(session, path)
        table, pausing = dialogue.table, self.kind.pausing
        if pausing and pausing.is_asleep(session.state):
            table.do(pausing.resume, in_play(session.state)[0])
        dialogue.resumed()
        table.news = [one for one in (said, f"The game goes on: {dialogue.tally()}") if one]
        return dialogue

    def _go_on_by(self, kept: sealed.Notes, session: AnySession) -> str:
        """Give a resumed game its words and themes; a sentence if these are not the words that judged so far."""
        players = session.state.players
        noted_bots = bots_by_name(players) if kept.bots is None else kept.bots
        bots = {seat: bot for seat, bot in noted_bots.items() if seat in range(len(players))}
        self.choices = replace(self.choices, bots=tuple(bots.values()))
        otherwise = "your own dictionary" if self._is_by_book else DEFAULT
        lexicon, said = words_to_go_on(kept, self.choices.lexicon, otherwise)
        self.choices = replace(self.choices, lexicon=lexicon)
        session.words = self._words(getattr(session.state.rules, "tileset", STANDARD_TILES))
        session.themes = self.game.themes(self.choices, session.state.rules)
        session.notes = with_fields(self._notes(), hints=kept.hints, bots=bots)
        return said

    @property
    def _is_by_book(self) -> bool:
        """Bots cannot read the book on the table: with them a list decides."""
        return self.game.by_book and not self.choices.bots

    def _words(self, tiles: TileSet) -> Lexicon:
        if self.choices.lexicon is None:
            if self._is_by_book:
                return BookOnTheTable()
            self.choices = replace(self.choices, lexicon=Path(DEFAULT))
        return open_graph(self.choices.lexicon or DEFAULT, tiles)

    def _notes(self) -> sealed.Notes:
        return noted(self.choices.lexicon) if self.choices.lexicon else BY_BOOK

    def _seated(self, session: AnySession, path: Path | None = None) -> Dialogue[Any]:
        rules, players = session.state.rules, session.state.players
        edition = str(getattr(rules, "edition", ""))
        convention = convention_of(edition, self.choices.notation)
        noted_bots = {} if session.is_over else session.notes.bots or {}
        bots = {seat: bot_for(self.game.name, bot, session.words, rules) for seat, bot in noted_bots.items()}
        table = TerminalTable(session, convention, path or file_for(players), self.game.told)
        table.bots, self.table = bots, table
        asked = self.choices.large_print
        screen = Screen(self.console, large=asked or is_large_print(edition), asked=asked)
        return self.game.dialogue(table, screen)

    def _play(self, dialogue: Dialogue[Any]) -> None:
        table, session = dialogue.table, dialogue.table.session
        table.news += dialogue.greeting()
        dialogue.run()
        table.keep()
        dialogue.show(None)
        dialogue.screen.say(f"The game is over. {table.why_over()}", *dialogue.result())
        if hasattr(table.state, "commitment"):
            verdict = (
                "keeps the promise made before the first draw: every tile was drawn by it."
                if session.is_fair
                else "does not keep the promise made before the first draw."
            )
            dialogue.screen.say(f"The seed, {session.dice.reveal()}, {verdict}")
        dialogue.screen.say(f"The game is kept in {table.path}")
        dialogue.farewell()

    def _leave(self, code: int) -> int:
        """Nothing secret stays on the screen, and the last line says how to go on."""
        table = self.table
        if table is None:
            print("\nNo game was started. Tilewright needs a terminal and somebody to answer: tilewright play")
            return code
        if table.state.is_over:
            return DONE
        Screen(self.console).clear()
        if not table.keep():
            print(f"\n{table.word}", file=sys.stderr)
            return WRONG_USE
        print(f"\nThe game is kept. Take it up again with:\n  {self._how_to_resume(table)}")
        return code

    def _how_to_resume(self, table: TerminalTable) -> str:
        words = ["tilewright", "play", "--resume", str(table.path)]
        files = {"lexicon": self.choices.lexicon, "theme_list": self.choices.theme_list}
        for name, file in files.items():
            if file and name in self.game.options:
                words += [f"--{name.replace('_', '-')}", str(file)]
        return shlex.join(words)
