"""Bots that play so many games, some at a time, with a progress bar on a terminal."""

import os
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from tilewright.bots.arena import Arena, ArenaWorker
from tilewright.bots.bot import Budget
from tilewright.bots.roster import BOTS, leaves_for, roster_of
from tilewright.cli.engine.asking import BadInput
from tilewright.cli.engine.crew import NO_THREADS, crew_of
from tilewright.cli.engine.played import MatchReport
from tilewright.cli.engine.progress import progress
from tilewright.cli.engine.recording import CANDIDATES, RecordedGames, seed_for
from tilewright.cli.engine.static_games import StaticGames, StaticMatch
from tilewright.cli.engine.tally import MatchTally, Sprt, sides_of
from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.core.tileset import STANDARD_TILES
from tilewright.editions.house import EngineSupport, support_of
from tilewright.engine.cluster import Cluster
from tilewright.engine.static_player import LeaveValues
from tilewright.games.kind import GAMES
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph

CROSSWORD, SOLITAIRE = "crossword", "solitaire"
NODES = 10_000  # that a bot may look at for a move, about a second
FACE_UP, SOLVER = "solitaire=face-up", "solver"


@dataclass(frozen=True, slots=True)
class Match:
    """All the choices, as they were typed; a seed where none was."""

    game: str
    edition: str | None
    house: tuple[str, ...]
    seats: int | None
    bots: tuple[str, ...]
    lexicon: str
    pairs: bool
    seed: int
    threads: int
    budget: Budget = Budget()  # noqa: RUF009 - it is frozen
    sprt: Sprt | None = None
    leaves: tuple[Path, ...] = ()
    out: Path | None = None
    candidates: int = CANDIDATES
    cluster: str | None = None  # the address of its scheduler

    @classmethod
    def of(
        cls,
        *,
        seed: int | None,
        threads: int | None,
        seconds: float | None = None,
        nodes: int | None = None,
        sprt: tuple[float, float] | None = None,
        out: Path | None = None,
        candidates: int | None = None,
        **choices: Any,
    ) -> "Match":
        """Without a time each move is given a number of nodes, so that the same seed plays the same games."""
        if seconds is not None and nodes is not None:
            raise BadInput("Say --seconds or --nodes, not both.")
        if threads is not None and choices.get("cluster"):
            raise BadInput(NO_THREADS)
        if choices["leaves"] and len(choices["leaves"]) != len(choices["bots"]):
            raise BadInput("Give --leaves once for each --bot, in the same order.")
        if sprt and len(choices["bots"]) != 2:
            raise BadInput("A test of strength (--sprt) is between two bots.")
        if sprt and sprt[0] >= sprt[1]:
            raise BadInput("The first number of --sprt is below the second.")
        choices["budget"] = Budget(seconds=seconds) if seconds is not None else Budget(nodes=nodes or NODES)
        choices["sprt"] = Sprt(*sprt) if sprt else None
        own = seed_for(out, seed)
        game = choices["game"]
        if game not in (SOLITAIRE, *GAMES):
            raise Refused("unknown-game", game=game, known=nearest(game, (CROSSWORD, SOLITAIRE, *list(GAMES)[1:])))
        if game == SOLITAIRE:
            choices |= _alone(**choices)
        if out is None and candidates is not None:
            raise BadInput("Candidates are listed in a file: name it with --out.")
        if out and choices["game"] != CROSSWORD:
            raise BadInput(f"Moves of the standard game can be written to a file, and those of {game} cannot (--out).")
        choices |= {"out": out, "candidates": CANDIDATES if candidates is None else candidates}
        return cls(seed=own, threads=threads or os.cpu_count() or 1, **choices)

    def play(self, games: int) -> MatchReport:
        """Ctrl-C ends it early, and what was played counts."""
        rules = roster_of(self.game).rules_for(self.edition, self.house)
        words = open_graph(self.lexicon, getattr(rules, "tileset", STANDARD_TILES))
        names = self._players(rules)
        runner = self._runner(names, rules, words)
        step = len(names) if self.pairs else 1
        tally, began, interrupted = MatchTally(sides_of(names), step), perf_counter(), False
        if self.sprt and not tally.compares:
            raise BadInput("A test of strength (--sprt) is between two bots.")
        wanted = -(-games // step) * step
        with crew_of(self.cluster, self.threads, words.name) as crew, progress(wanted, "games") as advance:
            threads = crew.threads if isinstance(crew, Cluster) else crew
            began = perf_counter()
            try:
                for lot in runner.lots(wanted, crew):
                    tally.add(lot)
                    advance(len(lot))
                    if self.sprt and self.sprt.verdict(tally.won) is not None:
                        break
            except KeyboardInterrupt:
                interrupted = True
        written = runner.close(whole=not interrupted) if isinstance(runner, RecordedGames) else {}
        about, seconds = self._about(words, threads) | written, perf_counter() - began
        played = MatchReport(tally, about, seconds, interrupted=interrupted, sprt=self.sprt)
        return played.remarked(_remark(names, words)) if self.game == CROSSWORD else played

    def _players(self, rules: Any) -> tuple[str, ...]:
        """One bot sits everywhere; if there are fewer than seats they sit in turn, and start again."""
        least, most = getattr(rules, "seats", (2, 2))
        seats = self.seats or max(min(2, most), least, len(self.bots))
        if len(self.bots) > seats:
            raise BadInput(f"{len(self.bots)} bots are named; {seats} play each other")
        bots = self.bots or tuple(roster_of(self.game).bots)[:1]
        if not bots:
            raise BadInput(f"There are no bots that play {self.game}")
        return tuple(bots[seat % len(bots)] for seat in range(seats))

    def _runner(self, names: tuple[str, ...], rules: Any, words: WordGraph) -> StaticGames | Arena | RecordedGames:
        """The native core, if it knows the bots and the rules; what does not make sense is refused in both."""
        arena = Arena(self.game, rules, names, words, self.seed, self.pairs, self.budget)
        if self.out:
            return self._recorded(arena, self.out)
        if self.leaves and not (self._is_native(names) and {*names} == {"static"}):
            raise BadInput("Leave values of your own are for static bots, by rules that the engine knows.")
        if not self._is_native(names):
            ArenaWorker(arena).begun(0)
            return arena
        rules.checked(len(names))
        leaves = tuple(_leaves(file, words, rules) for file in self.leaves)
        native = StaticMatch(names, words, rules, leaves, self.seed, self.pairs).games()
        native.get_ready()
        return native

    def _recorded(self, arena: Arena, out: Path) -> RecordedGames:
        if self.leaves:
            raise BadInput("Leave values of your own cannot be used for games that are written to a file (--out)")
        ArenaWorker(arena).begun(0)
        return RecordedGames.of(arena, out, self.candidates, {"edition": self.edition, "house": self.house})

    def _is_native(self, names: tuple[str, ...]) -> bool:
        known = all(support_of(name) is EngineSupport.GAMES for name in self.house)
        return self.game == CROSSWORD and known and all(name in BOTS for name in names)

    def _about(self, words: WordGraph, threads: int) -> dict[str, object]:
        alone = any(name.startswith(SOLITAIRE) for name in self.house)
        told: dict[str, object] = {"game": SOLITAIRE if alone else self.game, "lexicon": words.name, "seed": self.seed}
        return told | {"threads": threads} | ({"cluster": self.cluster} if self.cluster else {})


def _leaves(file: Path, words: WordGraph, rules: Any) -> bytes:
    """What is in the file, if it holds values for these words and rules."""
    kept = file.read_bytes()
    try:
        LeaveValues(kept, words.alphabet, rules.tileset)
    except ValueError as error:
        raise BadInput(f"The leave values in {file} cannot be used: {error}.") from error
    return kept


def _alone(house: tuple[str, ...], bots: tuple[str, ...], **_: Any) -> dict[str, Any]:
    """Solitaire is the standard game for one: with one rack, unless another way is named (R-8.1 to R-8.3)."""
    if not any(name.partition("=")[0] == SOLITAIRE for name in house):
        house = (*house, f"{SOLITAIRE}=one-rack")
    return {"game": CROSSWORD, "house": house, "bots": bots or ((SOLVER,) if FACE_UP in house else ())}


def _remark(names: tuple[str, ...], words: WordGraph) -> str:
    """What may surprise."""
    if "static" in names and not leaves_for(words):
        return f"There are no leave values for {words.name}, so static counts points alone, as greedy does."
    return ""
