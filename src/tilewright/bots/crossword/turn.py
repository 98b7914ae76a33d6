"""A turn of the standard game: the best play that is seen, or an exchange, or a pass."""

from collections.abc import Iterable, Iterator
from heapq import merge

from tilewright.bots.bot import Budget
from tilewright.bots.crossword.face_up import handfuls
from tilewright.bots.crossword.keeping import Worth, blanks_alone, nothing, values_of, worth_of
from tilewright.bots.crossword.levels import LeaveSense, Level
from tilewright.bots.crossword.looking import SeenPlay, plays_found
from tilewright.bots.crossword.sight import difficulty, is_seen, looked_for
from tilewright.bots.crossword.swapping import PATIENCE, exchange_for, may_exchange
from tilewright.bots.crossword.theming import claims_of, with_bonuses
from tilewright.bots.crossword.thinking import action_of, is_clear, thought
from tilewright.bots.crossword.vocabulary import graph_of, vocabulary_of
from tilewright.core.square import faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.editions.house import EngineSupport, engine_support
from tilewright.engine.static_player import StaticPlayer
from tilewright.engine.thinker import Thinker
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Action, Exchange, Finish, Pass, Place
from tilewright.games.crossword.policies import Blanks
from tilewright.games.crossword.view import View


class TurnContext:
    """How a level plays its turn."""

    def __init__(self, level: Level, view: View, kit: Kit, budget: Budget) -> None:
        assert view.seat is not None
        self.level, self.view, self.kit, self.budget = level, view, kit, budget
        self.rack = view.racks[view.seat]
        self.words = graph_of(kit.words)
        self.known = vocabulary_of(level, self.words)

    def taken(self) -> Action:
        if self.view.rules.is_face_up:
            return self._face_up()
        if native := self._native():
            return native
        waits = may_exchange(self.view) and self._is_patient
        worth = self._worth()
        best = self._seen(self._found(self.rack, worth), looks_long=not waits or self.level.sight.glances)
        if waits:
            tiles, value = exchange_for(self.view, self.rack, self.level.keeping, worth)
            if not best or best.value < value:
                return Exchange(tiles)
        return self._placed(best) if best else Pass()

    def plays(self) -> Iterator[SeenPlay]:
        """All plays that the level's words allow, the best first, seen or not."""
        return self._found(self.rack, self._worth())

    @property
    def _is_patient(self) -> bool:
        """Whether to exchange again if no play is seen."""
        return self.view.scoreless < PATIENCE * len(self.view.in_play)

    def _native(self) -> Action | None:
        """The same by the native core, which is faster: for levels with leave values, under rules it supports."""
        view, leaves = self.view, values_of(self.words) if self.level.keeping is LeaveSense.VALUES else None
        support = engine_support(view.rules, opened=not view.jacks)
        spelt = set(self.rack) <= {BLANK, *view.rules.tileset.letters}
        if not spelt or support < EngineSupport.MOVES or not self._is_patient:
            return None
        if self.level.ahead and support is EngineSupport.GAMES and is_clear(view):
            return thought(Thinker(self.words, view.rules, leaves, self.level.ahead), view, self.kit, self.budget)
        if not leaves:
            return None
        others = None if view.in_bag else self._unseen()
        best = StaticPlayer(self.words, view.rules, leaves).best(view.board, self.rack, view.in_bag, others)
        return action_of(best)

    def _face_up(self) -> Action:
        """R-8.3: look at some handfuls of tiles. A bot that cannot open passes, and may then open with less (R-6.4)."""
        piles = handfuls(self.rack, self.view.rules.rack_size, self.kit.dice)
        found = merge(*[self._found(tiles, nothing) for tiles in piles], key=lambda one: -one.value)
        best = self._seen(found, looks_long=True)
        if best:
            return self._placed(best)
        return Pass() if self.view.jacks else Finish()

    def _found(self, tiles: Tiles, worth: Worth) -> Iterator[SeenPlay]:
        return with_bonuses(plays_found(self.view, tiles, self.known, worth), self.view, self.kit, self.known)

    def _seen(self, found: Iterable[SeenPlay], *, looks_long: bool) -> SeenPlay | None:
        """The best play that is seen. A bot that has to play looks until it finds something: the easiest play.

        A level that only glances at the board takes the first word that comes to mind.
        """
        sight, missed = self.level.sight, list[tuple[float, int, SeenPlay]]()
        for number, one in enumerate(found):
            hard = difficulty(one.play, one.before.board, len(one.before.recycled))
            percent = sight.percent(hard)
            if is_seen(one.play, percent, self.kit.dice):
                return one
            late = looked_for(one.play, percent, self.kit.dice) if sight.glances else hard
            missed.append((late, number, one))
        return min(missed)[2] if missed and looks_long else None

    def _placed(self, found: SeenPlay) -> Place:
        claims = claims_of(found, self.view, self.kit, self.known)
        return Place(found.laid(self.known), found.before.recycled, claims)

    def _worth(self) -> Worth:
        """With an empty bag only points count, including those of the tiles left over for levels that consider them."""
        keeping, rules = self.level.keeping, self.view.rules
        if keeping is LeaveSense.POINTS and rules.blanks is Blanks.RECYCLED and self.view.in_bag:
            return blanks_alone
        if keeping is LeaveSense.POINTS or self.view.in_bag:
            return worth_of(keeping, self.words, rules.tileset)
        tileset = rules.tileset
        others = tileset.worth(self._unseen())
        return lambda kept: -2.0 * tileset.worth(Tiles(kept)) if kept else 2.0 * others

    def _unseen(self) -> Tiles:
        """All tiles that are neither on the board nor on one's own rack: with an empty bag, what the others hold."""
        standing = faces_of(self.view.board.standing())
        return self.view.rules.tileset.bag().take(self.rack.faces + standing)
