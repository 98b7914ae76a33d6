"""From sitting down to getting up: start or take up a game, play it, and leave without losing anything."""

import shlex
import sys
from pathlib import Path

from rich.console import Console

from tilewright.cli.playing.bests import best_of, earlier_best, is_alone, read_bests
from tilewright.cli.playing.final import offer_copies, show_end
from tilewright.cli.playing.folder import file_for
from tilewright.cli.playing.interview import interview
from tilewright.cli.playing.look import convention_of
from tilewright.cli.playing.opening import load_game
from tilewright.cli.playing.opponents import Opponents
from tilewright.cli.playing.prompt import InputClosed, at_terminal, ready
from tilewright.cli.playing.screen import Screen
from tilewright.cli.playing.setup import BY_BOOK, GameChoices
from tilewright.cli.playing.sitting import Sitting
from tilewright.cli.playing.stopping import LeaveTable
from tilewright.cli.playing.table import Table
from tilewright.cli.playing.troubles import TROUBLES, trouble_text
from tilewright.cli.saying import plain
from tilewright.editions.books import EDITIONS
from tilewright.games.crossword import actions as a
from tilewright.lexicons.compiled import open_graph
from tilewright.session.game import Game

DONE, WRONG_USE = 0, 2


class Evening:
    """What lasts from the first question to the last word."""

    def __init__(self, setup: GameChoices, *, colourless: bool, large_print: bool, notation: str | None) -> None:
        ready()
        self.setup = setup
        self.console = Console(markup=False, highlight=False, emoji=False, no_color=colourless or None)
        self.large_print = large_print
        self.notation = notation
        self.table: Table | None = None

    def spend(self, resume: Path | None, *, asks: bool) -> int:
        """The exit code."""
        try:
            if asks:
                self.setup = interview(self.console, self.setup)
            self.table = self._taken_up(resume) if resume else self._begun()
            self._play(self.table)
        except TROUBLES as error:
            print(trouble_text(error), file=sys.stderr)
            return WRONG_USE
        except InputClosed:
            return self._leave(DONE if at_terminal() else WRONG_USE)
        except (LeaveTable, KeyboardInterrupt):
            return self._leave(DONE)
        return DONE

    def _begun(self) -> Table:
        rules = self.setup.rules()
        themes = self.setup.themes(rules)
        game = Game.new(
            rules, players=self.setup.names(rules), words=self.setup.judge(), themes=themes, seed=self.setup.seed
        )
        if not self.setup.lexicon:
            game.notes = BY_BOOK
        convention = convention_of(rules.edition, self.notation)
        table = Table(game, convention, themes, file_for(game.players))
        table.tell(next(iter(game)), game.events[1:])
        table.news.append(f"The tiles are drawn by a secret seed; its promise is {game.state.commitment[:16]}...")
        table.keep()
        return table

    def _taken_up(self, path: Path) -> Table:
        """R-13.2: the game goes on in its own file, from where its clock stood."""
        game, themes, self.setup, said = load_game(path, self.setup)
        table = Table(game, convention_of(game.rules.edition, self.notation), themes, path)
        if game.state.asleep:
            table.do(a.Resume(), game.state.in_play[0])
        table.news = [f"The game goes on with {_tally(game)}.", *([said] if said else [])]
        return table

    def _play(self, table: Table) -> None:
        book = EDITIONS.get(table.game.rules.edition)
        large = self.large_print or bool(book and book.large_print)
        screen = Screen(self.console, large=large, asked=self.large_print)
        self._greet(table)
        Sitting(table, screen, self._opponents(table)).run()
        table.keep()
        show_end(table, screen)
        offer_copies(table, screen)

    def _opponents(self, table: Table) -> Opponents:
        """They find plays in the compiled list, whatever the game itself asks about words."""
        bots = len(table.people) < len(table.players)
        words = open_graph(self.setup.lexicon) if bots and self.setup.lexicon else None
        return Opponents(table, words, self.setup.themes(table.game.rules) if bots else {})

    def _greet(self, table: Table) -> None:
        """R-8.1: what there is to beat."""
        if is_alone(table.game):
            bests, trouble = read_bests()
            best, earlier = best_of(bests, table.game), earlier_best(bests, table.game)
            told = f"Your best in this game is {best.score}, of {best.on}." if best else "This game has no best yet."
            if earlier and not best:
                told += f" {earlier.score}, of {earlier.on}, was kept without its rules and words."
            table.news += [one for one in (trouble, told) if one]

    def _leave(self, code: int) -> int:
        """Nothing secret stays on the screen, and the last line says how to go on."""
        table = self.table
        if table is None:
            print("\nNo game was started. Tilewright needs a terminal and somebody to answer: tilewright play")
            return code
        if table.state.is_over:
            return DONE
        if table.hides_racks:
            Screen(self.console).clear()
        if not table.keep():
            print(f"\n{table.word}", file=sys.stderr)
            return WRONG_USE
        print(f"\nThe game is kept. Take it up again with:\n  {self._how_to_resume(table)}")
        return code

    def _how_to_resume(self, table: Table) -> str:
        words = ["tilewright", "play", "--resume", str(table.path)]
        for option, file in (("--lexicon", self.setup.lexicon), ("--theme-list", self.setup.theme_list)):
            words += [option, str(file)] if file else []
        return shlex.join(words)


def _tally(game: Game) -> str:
    return ", ".join(f"{plain(name)} {score}" for name, score in zip(game.players, game.scores, strict=True))
