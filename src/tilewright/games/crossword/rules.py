"""The rules of one game as a value, and which of them do not go together."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.core.bounds import refuse_out_of_range, refuse_too_long
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.core.tiles import BLANK
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.bounds import BOUNDS, LONGEST_RACK, MOST_SEATS
from tilewright.games.crossword.word_kinds import WORD_KINDS


class Rules(Struct, frozen=True, repr_omit_defaults=True):
    """
    >>> rules = Rules(rack_size=8, bonus=((7, 50), (8, 50)))
    >>> rules.bonus_for(8), rules.bonus_for(6)
    (50, 0)
    """

    edition: str = "custom"
    layout: Layout = STANDARD_LAYOUT
    tileset: TileSet = STANDARD_TILES
    seats: tuple[int, int] = (2, 4)
    rack_size: int = 7
    bonus: tuple[tuple[int, int], ...] = ((7, 50),)  # for so many tiles laid in one turn, so many points
    checking: p.Checking = p.OnChallenge()
    dictionary: p.Dictionary = p.Dictionary.CLOSED
    drawing: p.Drawing = p.OneBag()
    blanks: p.Blanks = p.Blanks.STAY
    exchanging: p.Exchanging = p.Exchanging()
    first_player: p.FirstPlayer = p.ByLot()
    opening: p.Opening = p.AnyOpening()
    ending: p.Ending = p.Ending()
    theme: p.Theme = p.NoTheme()
    clock: p.Clock = p.Untimed()
    word_bonuses: tuple[p.WordBonus, ...] = ()

    def bonus_for(self, played: int) -> int:
        """Extra points for laying so many tiles in one turn (R-4.5)."""
        return next((points for tiles, points in self.bonus if tiles == played), 0)

    def word_bonus_for(self, words: Iterable[str]) -> int:
        """Extra points for the kinds of words that a play makes."""
        return sum(points for _, points in self.words_rewarded(words)) if self.word_bonuses else 0

    def words_rewarded(self, words: Iterable[str]) -> list[tuple[p.WordBonus, int]]:
        """Each bonus that these words earn, and its points."""
        made = tuple(words)
        earned = ((one, one.points * sum(map(WORD_KINDS[one.words], made))) for one in self.word_bonuses)
        return [(one, points) for one, points in earned if points]

    def with_word_bonus(self, bonus: p.WordBonus) -> "Rules":
        """The same with this bonus too; in whatever order bonuses come, the rules are the same."""
        others = [one for one in self.word_bonuses if one.words != bonus.words]
        return replace(self, word_bonuses=tuple(sorted([*others, bonus], key=lambda one: one.words)))

    @property
    def is_face_up(self) -> bool:
        return isinstance(self.drawing, p.FaceUp)

    def checked(self, seats: int) -> "Rules":
        """Itself, or a refusal that names what does not make sense for so many seats."""
        refuse_too_long(self, BOUNDS)
        self.layout.checked()
        self.tileset.checked()
        least, most = self.seats
        if not 1 <= least <= seats <= most <= MOST_SEATS:
            raise Refused("seats", seats=seats, least=least, most=most)
        if isinstance(self.first_player, p.FromSeat) and not 0 <= self.first_player.seat < seats:
            raise Refused("no-such-seat", seat=self.first_player.seat)
        self._refuse_bad_racks(seats)
        self._refuse_bad_bags()
        self._refuse_bad_numbers()
        self._refuse_bad_word_bonuses()
        self._refuse_alone(seats)
        refuse_out_of_range(self, BOUNDS)
        return self

    def _refuse_bad_racks(self, seats: int) -> None:
        if not 1 <= self.rack_size <= LONGEST_RACK:
            raise Refused("rack-size", size=self.rack_size, most=LONGEST_RACK)
        tiles = len(self.tileset.bag())
        if tiles < self.rack_size * seats:
            raise Refused("too-few-tiles", tiles=tiles, needed=self.rack_size * seats)
        if isinstance(self.opening, p.JacksToOpen):
            line = max(self.layout.width, self.layout.height)
            if not 2 <= self.opening.least <= min(self.rack_size, line):
                raise Refused("opening-too-long", least=self.opening.least, rack=self.rack_size)

    def _refuse_bad_bags(self) -> None:
        if self.is_face_up:
            if self.blanks is p.Blanks.RECYCLED:
                raise Refused("recycling-face-up")
            if self.exchanging.closed_at:
                raise Refused("restricted-face-up")
        if isinstance(self.drawing, p.VowelsApart):
            vowels = [kind for kind in self.tileset.kinds if self.tileset.is_vowel(kind.letter) and kind.count]
            others = [kind for kind in self.tileset.kinds if kind.letter != BLANK and kind.count and kind not in vowels]
            if not vowels or not others:
                raise Refused("double-bag-one-kind", tileset=self.tileset.name)

    def _refuse_bad_numbers(self) -> None:
        match self.clock:
            case p.PerMove(limit=limit) | p.Bank(limit=limit) if limit <= 0:
                raise Refused("time-malformed", limit=limit)
            case _:
                pass
        if len({tiles for tiles, _ in self.bonus}) != len(self.bonus):
            raise Refused("points-malformed", why="bonus", bonus=self.bonus)
        if self.ending.passes_each < 1 or self.ending.scoreless == 0 or min(self._numbers()) < 0:
            raise Refused("points-malformed", numbers=self._numbers())

    def _refuse_bad_word_bonuses(self) -> None:
        kinds = [one.words for one in self.word_bonuses]
        for kind in kinds:
            if kind not in WORD_KINDS:
                raise Refused("unknown-house-rule", name=kind, known=nearest(kind, WORD_KINDS))
            if kinds.count(kind) > 1:
                raise Refused("house-rules-clash", one=kind, other=kind, about="word_bonuses")

    def _numbers(self) -> list[int]:
        """Everything that is counted and cannot be less than nothing."""
        numbers = [number for pair in self.bonus for number in pair]
        numbers += [self.exchanging.closed_at, self.ending.passes_each, self.ending.scoreless or 0]
        if isinstance(self.theme, p.ThemeList | p.ThemeByVote):
            numbers.append(self.theme.bonus)
        if isinstance(self.clock, p.Bank):
            numbers.append(self.clock.penalty)
        if isinstance(self.checking, p.OnChallenge) and isinstance(self.checking.wrong, p.GivePoints):
            numbers.append(self.checking.wrong.points)
        return numbers

    def _refuse_alone(self, seats: int) -> None:
        if self.is_face_up and seats > 1:
            raise Refused("face-up-alone", seats=seats)
        if seats == 1 and isinstance(self.checking, p.OnChallenge):
            raise Refused("challenge-needs-others")
        if seats == 1 and isinstance(self.theme, p.ThemeByVote):
            raise Refused("vote-needs-others")
