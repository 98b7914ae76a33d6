"""From sitting down to getting up, whatever the game: start it or take it up, play it, and lose nothing."""

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from tilewright.bots.names import bot_called
from tilewright.bots.roster import bot_for
from tilewright.cli.playing.folder import file_for
from tilewright.cli.playing.look import convention_of
from tilewright.cli.playing.prompt import InputClosed, at_terminal, ready
from tilewright.cli.playing.screen import Screen
from tilewright.cli.playing.setup import text_of
from tilewright.cli.playing.stopping import LeaveTable
from tilewright.cli.playing.troubles import TROUBLES, trouble_text
from tilewright.cli.playing.words_kept import words_to_go_on
from tilewright.cli.table_games.games import TableGame, game_named
from tilewright.cli.table_games.options import Options, options_for
from tilewright.cli.table_games.sitting import Sitting
from tilewright.cli.table_games.table import Table
from tilewright.games.kind import kind_of
from tilewright.lexicons.compiled import fingerprint_of, full_name, open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation import sealed
from tilewright.session.opening import is_log, unpacked
from tilewright.session.session import AnySession, Session

DONE, WRONG_USE = 0, 2


class GameEvening:
    """What lasts from the first line to the last word."""

    def __init__(self, name: str, given: dict[str, Any], *, colourless: bool) -> None:
        ready()
        self.about: TableGame = game_named(name)
        self.given = given
        self.console = Console(markup=False, highlight=False, emoji=False, no_color=colourless or None)
        self.options = Options()
        self.table: Table | None = None

    def spend(self, resume: Path | None) -> int:
        """The exit code."""
        try:
            self.options = options_for(self.about.name, self.about.options, self.given)
            if self.about.instead and self.options.printed:
                print(self.about.instead(self.options, self._words(), self._names()))
                return DONE
            self._play(self._taken_up(resume) if resume else self._begun())
        except TROUBLES as error:
            print(trouble_text(error), file=sys.stderr)
            return WRONG_USE
        except InputClosed:
            return self._leave(DONE if at_terminal() else WRONG_USE)
        except (LeaveTable, KeyboardInterrupt):
            return self._leave(DONE)
        return DONE

    def _begun(self) -> Sitting:
        names, words = self._names(), self._words()
        rules = self.about.rules(self.options, words)
        kind = kind_of(self.about.name)
        game = Session.new(kind, rules, names, words=words, seed=self.options.seed)
        sitting = self._seated(game, words)
        self._tell_start(sitting.table)
        return sitting

    def _taken_up(self, path: Path) -> Sitting:
        """R-13.2: the game goes on in its own file."""
        text, kind = text_of(path), kind_of(self.about.name)
        events, dice = unpacked(text, kind)
        said = self._go_on_by(sealed.notes_of(text)) if not is_log(text) else ""
        words = self._words()
        sitting = self._seated(Session(kind, events, words, dice), words, path)
        if not sitting.table.state.is_over:
            sitting.taken_up()
            sitting.table.news += [said] if said else []
            sitting.table.news.append(f"The game goes on: {sitting.standing()}")
        return sitting

    def _names(self) -> tuple[str, ...]:
        return self.options.names(*self.about.seats, self.about.usual)

    def _go_on_by(self, notes: sealed.Notes) -> str:
        lexicon, said = words_to_go_on(notes, self.options.lexicon, DEFAULT)
        self.options = replace(self.options, lexicon=lexicon)
        return said

    def _words(self) -> WordGraph:
        return open_graph(self.options.lexicon or DEFAULT)

    def _seated(self, game: AnySession, words: WordGraph, path: Path | None = None) -> Sitting:
        names, rules = game.state.players, game.state.rules
        called = {seat: bot for seat, name in enumerate(names) if (bot := bot_called(name))}
        bots = {seat: bot_for(self.about.name, bot, words, rules) for seat, bot in called.items()}
        convention = convention_of("", self.options.notation)
        table = Table(game, convention, path or file_for(names), self.about.tell(convention))
        table.bots = bots
        lexicon = self.options.lexicon or DEFAULT
        game.notes = sealed.Notes(full_name(lexicon), fingerprint_of(lexicon))
        self.table = table
        return self.about.sitting(table, Screen(self.console))

    def _tell_start(self, table: Table) -> None:
        before: Any = table.game.kind.evolve(None, table.game.events[0])
        table.tell(before, table.game.events[1:])
        if hasattr(table.state, "commitment"):
            table.news.append(f"Tiles are drawn by a secret seed; its promise is {table.state.commitment[:16]}...")
        table.keep()

    def _play(self, sitting: Sitting) -> None:
        table = sitting.table
        sitting.run()
        table.keep()
        sitting.show(None)
        self.console.print(*sitting.result(), sep="\n")
        if hasattr(table.state, "commitment"):
            verdict = "keeps the promise" if table.game.is_fair else "does not keep the promise"
            self.console.print(f"The seed, {table.game.dice.reveal()}, {verdict} made before the first draw.")
        self.console.print(f"The game is kept in {table.path}")

    def _leave(self, code: int) -> int:
        """Nothing secret stays on the screen, and the last line says how to go on."""
        table = self.table
        if table is None:
            print("\nNo game was started.")
            return code
        if table.state.is_over:
            return DONE
        Screen(self.console).clear()
        if not table.keep():
            print(f"\n{table.word}", file=sys.stderr)
            return WRONG_USE
        words = ["tilewright", "play", "--resume", str(table.path)]
        words += ["--lexicon", str(self.options.lexicon)] if self.options.lexicon else []
        print(f"\nThe game is kept. Take it up again with:\n  {shlex.join(words)}")
        return code
