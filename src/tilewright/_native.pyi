"""The native core of Tilewright."""

from collections.abc import Sequence

def build() -> str:
    """How this binary was made: standard, compiler, flavour."""

class Graph:
    """
    The words of a list as a graph. Letters are numbers from 1 to 39, in bytes.
    """

    @staticmethod
    def build(words: Sequence[bytes]) -> Graph:
        """The smallest graph of these words."""

    @staticmethod
    def load(file: bytes) -> Graph:
        """What a KWG file holds; a ValueError if it is broken."""

    def save(self) -> bytes:
        """What a KWG file holds."""

    def __len__(self) -> int: ...
    def contains(self, word: bytes) -> bool: ...
    def has_prefix(self, prefix: bytes) -> bool: ...
    def hooks(self, word: bytes) -> tuple[int, int]:
        """The letters that can be put before a word, and after, as bits."""

    def words(self, most: int) -> list[bytes]: ...
    def anagrams(self, tiles: bytes, partial: bool, most: int) -> list[bytes]:
        """Words of these tiles; 0 is a blank."""

    def matches(self, places: Sequence[int], gaps: Sequence[bool], most: int) -> list[bytes]:
        """
        Words with a letter of each place, as bits, and any letters where there is a gap.
        """

    @property
    def alphabet(self) -> int:
        """The letters of all words, as bits."""

    @property
    def has_gaddag(self) -> bool:
        """Whether plays can be found with it: some files have the DAWG alone."""

class WordMap:
    """From letters in no order to the words of them."""

    def __init__(self, graph: Graph) -> None: ...

class Leaves:
    """What tiles are worth when they are kept."""

    def __init__(self, file: bytes) -> None:
        """What a KLV2 file holds; a ValueError if it is broken."""

    def __len__(self) -> int: ...
    def value(self, tiles: bytes) -> int:
        """In thousandths of a point; tiles in order, the blank first."""

class Layout:
    """A board without tiles, row after row."""

    def __init__(self, height: int, width: int, letter_times: bytes, word_times: bytes, centre: int) -> None: ...

class Play:
    """
    Tiles laid in one lane; 0 where a tile stands already, plus 64 for a blank.
    """

    @property
    def down(self) -> bool: ...
    @property
    def lane(self) -> int: ...
    @property
    def start(self) -> int: ...
    @property
    def laid(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def equity(self) -> int:
        """In thousandths of a point, with what is kept."""

    @property
    def tiles(self) -> bytes: ...

class Position:
    """
    A board with tiles: a letter's number, plus 64 for a blank, 0 for none.
    """

    def __init__(self, graph: Graph, layout: Layout, values: Sequence[int], alphabet: int, cells: bytes) -> None: ...
    def grown(self, cells: bytes, base: Position) -> Position | None:
        """
        With these cells; None where a tile is gone or has changed. It lives by the words and layout of the base.
        """

    def plays(self, tiles: bytes, most: int, bonuses: Sequence[int]) -> list[Play]:
        """Each legal play once; tiles are letters, 0 a blank."""

    def top_plays(
        self, tiles: bytes, most: int, bonuses: Sequence[int], vowels: int, tilt: int, ceiling: int, order: bytes
    ) -> list[Play]:
        """
        The first of those that score the most and keep the best tiles, with an equity below the ceiling.
        """

    def any_play(self, tiles: bytes, most: int) -> bool:
        """Whether there is a legal play."""

class Terms:
    """What a game is played by, as far as an engine has to know."""

    def __init__(
        self, rack_size: int, exchange_least: int, most_scoreless: int, bonuses: Sequence[int], passes_each: int
    ) -> None: ...

class Choice:
    """A play, or tiles to exchange, or a pass."""

    @property
    def is_play(self) -> bool: ...
    @property
    def is_exchange(self) -> bool: ...
    @property
    def play(self) -> Play: ...
    @property
    def equity(self) -> int:
        """In thousandths of a point."""

    @property
    def exchanged(self) -> bytes: ...

class Outcome:
    """What came of a game, player by player."""

    @property
    def points(self) -> list[int]: ...
    @property
    def earned(self) -> list[int]:
        """Before what was left on the racks."""

    @property
    def turns(self) -> list[int]: ...
    @property
    def bonuses(self) -> list[int]: ...
    @property
    def exchanges(self) -> list[int]: ...
    @property
    def passes(self) -> list[int]: ...
    @property
    def starter(self) -> int: ...

def best_choice(
    position: Position,
    rack: bytes,
    in_bag: int,
    others: int,
    terms: Terms,
    leaves: Leaves | None = None,
    word_map: WordMap | None = None,
) -> Choice:
    """The best by points and by what is kept; `others` counts with no bag."""

def all_choices(
    position: Position, rack: bytes, in_bag: int, others: int, terms: Terms, leaves: Leaves | None = None
) -> list[Choice]:
    """Everything that can be done, the best first."""

def self_play(
    graph: Graph,
    word_map: WordMap | None,
    layout: Layout,
    values: Sequence[int],
    alphabet: int,
    tiles: bytes,
    terms: Terms,
    leaves: list[Leaves | None],
    seed: int,
    first: int,
    games: int,
    pairs: bool,
    threads: int,
    looks_at_all: bool,
) -> list[Outcome]:
    """Games of static players; game n depends on the seed and n alone."""

class Solitaire:
    """A search for the highest total with all tiles face up."""

    def __init__(self, position: Position, tiles: bytes, most: int, bonuses: Sequence[int], seed: int) -> None: ...
    def work(self, positions: int, threads: int) -> None:
        """Looks at so many positions more."""

    @property
    def total(self) -> int: ...
    @property
    def line(self) -> list[Play]:
        """Of plays, the best."""

    @property
    def positions(self) -> int:
        """How many were looked at."""

    @property
    def plays(self) -> int:
        """How many were found in them."""

    @property
    def is_solved(self) -> bool:
        """Whether there is certainly no better line."""

class Plays:
    """Plays by points, the most first."""

    def __len__(self) -> int: ...
    def points(self) -> list[int]:
        """What each of them scores."""

    def __getitem__(self, number: int) -> Play: ...

class Boards:
    """Boards, and what the player to move has and knows on each of them."""

    def __init__(
        self, cells: Sequence[bytes], racks: Sequence[bytes], in_bag: Sequence[int], others: Sequence[int]
    ) -> None: ...

def ranked_plays(position: Position, tiles: bytes, most: int, bonuses: Sequence[int], order: bytes) -> Plays:
    """Each legal play once, by points and then by its place."""

def first_play(
    position: Position, tiles: bytes, most: int, bonuses: Sequence[int], order: bytes, word_map: WordMap | None
) -> Plays:
    """The first of these, found without the others, if there is one."""

def ranked_plays_many(
    empty: Position, boards: Boards, most: int, bonuses: Sequence[int], order: bytes, threads: int
) -> list[Plays]:
    """The same on many boards, each a copy of the empty one with its tiles."""

def best_choices(
    empty: Position, boards: Boards, terms: Terms, leaves: Leaves | None, word_map: WordMap | None, threads: int
) -> list[Choice]:
    """What a static player would do on each of many boards."""

class EndgameAnswer:
    """What two who know each other's tiles can reach."""

    @property
    def spread(self) -> int:
        """What the seat to move gains on the other until the end."""

    @property
    def line(self) -> list[Choice]:
        """If solved, best play by both to the end; else the first move alone."""

    @property
    def depth(self) -> int:
        """Of the last search that was finished; if solved, of the line."""

    @property
    def is_solved(self) -> bool:
        """Whether both can do no better."""

    @property
    def is_won(self) -> bool:
        """Whether the first move certainly wins."""

    @property
    def nodes(self) -> int: ...

class MaxNAnswer:
    """What each can reach who know all tiles, and play for themselves."""

    @property
    def endings(self) -> list[tuple[int, int]]:
        """
        For each seat: twelfths of the win, and the margin above the best other.
        """

    @property
    def best(self) -> Choice: ...
    @property
    def depth(self) -> int:
        """Of the last search that was finished."""

    @property
    def is_solved(self) -> bool:
        """Whether everything was tried to the end."""

    @property
    def nodes(self) -> int: ...

class Stop:
    """Ends a search, from another thread."""

    def __init__(self) -> None: ...
    def set(self) -> None:
        """Ends it with what it has found."""

    @property
    def is_set(self) -> bool: ...

class Game:
    """A game as searches play it: moves are made and taken back."""

    def __init__(
        self, graph: Graph, layout: Layout, values: Sequence[int], alphabet: int, terms: Terms, seats: int
    ) -> None: ...
    def deal(self, tiles: bytes, seed: int, number: int) -> None:
        """Begins on the empty board, mixed by seed and number."""

    def set_up(
        self,
        position: Position,
        racks: Sequence[bytes],
        bag: bytes,
        scores: Sequence[int],
        turn: int,
        scoreless: int,
        passes: int,
    ) -> None:
        """
        Goes on from a board; the last tile of the bag is drawn first, by whoever draws.
        """

    def make(self, move: Choice) -> None:
        """The seat whose turn it is moves, and draws."""

    def unmake(self) -> None:
        """Takes the last move back."""

    def solve_endgame(self, plies: int, nodes: int, seconds: float = 0.0, stop: Stop | None = None) -> EndgameAnswer:
        """
        For two with an empty bag: exact, if the budget suffices; 0 seconds are without end.
        """

    def solve_max_n(
        self, plies: int, width: int, nodes: int, seconds: float = 0.0, stop: Stop | None = None
    ) -> MaxNAnswer:
        """
        With an empty bag and all racks known, each for itself: exact, if the budget suffices.
        """

    @property
    def made(self) -> int:
        """How many moves can be taken back."""

    @property
    def position(self) -> Position:
        """A copy of the board."""

    @property
    def turn(self) -> int: ...
    @property
    def scoreless(self) -> int:
        """Turns in a row."""

    @property
    def passes(self) -> int:
        """In a row."""

    @property
    def is_over(self) -> bool: ...
    @property
    def racks(self) -> list[bytes]: ...
    @property
    def piles(self) -> list[bytes]:
        """What each seat draws from while it lasts, the last tile first."""

    @property
    def scores(self) -> list[int]: ...
    @property
    def totals(self) -> list[int]:
        """With what is left on the racks."""

    @property
    def winners(self) -> list[int]:
        """The seats that would win here."""

class WinTable:
    """How likely each seat is to win, by points, leaves and the bag."""

    def __init__(self, seats: int, rows: Sequence[tuple[Sequence[float], float]]) -> None:
        """
        Row n is for a bag of n tiles: what each seat gains, by its turns away, and the deviation.
        """

    @property
    def seats(self) -> int: ...
    def chance(self, standings: Sequence[int], in_bag: int, turn: int, seat: int) -> float:
        """Standings are in thousandths of a point."""

    def margin(self, standings: Sequence[int], in_bag: int, turn: int, seat: int) -> float:
        """Points above the best of the others at the end."""

class Outlook:
    """What the seat to move knows; it is the first."""

    def __init__(
        self,
        position: Position,
        terms: Terms,
        known: Sequence[bytes],
        held: Sequence[int],
        scores: Sequence[int],
        unseen: bytes,
        scoreless: int,
        passes: int,
        returned: bytes = ...,
        kept: Sequence[int] = [],
    ) -> None:
        """
        Of the unseen, some were put back into the bag; hidden tiles that each seat has kept since are others.
        """

class Foresight:
    """How well two play in a rollout."""

    def __init__(self, plies: int = 0, width: int = 0, nodes: int = 0, replies: int = 0) -> None:
        """
        Endgames by so many moves in each turn, with nodes by all; replies that are weighed before that.
        """

class Arm:
    """What the rollouts of a candidate came to."""

    @property
    def move(self) -> Choice: ...
    @property
    def samples(self) -> int: ...
    @property
    def win(self) -> float:
        """From 0 to 1, on average."""

    @property
    def error(self) -> float:
        """Of the wins, one standard deviation."""

    @property
    def spread(self) -> float:
        """Points above the best of the others, on average."""

    @property
    def worth(self) -> float:
        """The wins, and a little for the spread: what decides."""

class Simulation:
    """Which candidate does best when everybody plays on."""

    def __init__(
        self,
        outlook: Outlook,
        leaves: Leaves | None,
        word_map: WordMap | None,
        wins: WinTable,
        candidates: Sequence[Choice],
        plies: int,
        floor: int,
        seed: int,
    ) -> None:
        """0 plies are all to the end."""

    def work(self, threads: int) -> None:
        """One round more."""

    @property
    def is_settled(self) -> bool:
        """Whether the leader is certain enough."""

    @property
    def has_floor(self) -> bool:
        """Whether each candidate has had its first samples."""

    @property
    def nodes(self) -> int:
        """How many moves were looked for."""

    @property
    def ratings(self) -> list[float]:
        """What counts for each: its worth, with what was foreseen at once."""

    @property
    def leader(self) -> int:
        """The number of the candidate that did best."""

    @property
    def arms(self) -> list[Arm]:
        """In the order of the candidates."""

class Finding:
    """What a pre-endgame has found out about a candidate."""

    @property
    def move(self) -> Choice: ...
    @property
    def samples(self) -> int: ...
    @property
    def win(self) -> float:
        """From 0 to 1."""

    @property
    def error(self) -> float:
        """Of the wins, one standard deviation; 0 once everything was looked at."""

    @property
    def spread(self) -> float:
        """In points."""

    @property
    def worth(self) -> float:
        """The wins, and a little for the spread: what decides."""

class Stage:
    """Of a pre-endgame."""

    def __init__(self, candidates: int, foresight: Foresight, nodes: int, doubt: float) -> None:
        """
        Nodes are those of all stages so far; doubt is how wrong its values may be, from 0 to 1.
        """

    @property
    def candidates(self) -> int: ...

class PreEndgame:
    """Which candidate wins most often over all that a small bag may hold."""

    def __init__(
        self,
        outlook: Outlook,
        leaves: Leaves | None,
        word_map: WordMap | None,
        candidates: Sequence[Choice],
        stages: Sequence[Stage],
        seed: int,
    ) -> None: ...
    def work(self, threads: int) -> None:
        """One round more."""

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing more to find out."""

    @property
    def nodes(self) -> int:
        """How many moves were looked for."""

    @property
    def findings(self) -> list[Finding]:
        """The best first."""

def win_sums(
    graph: Graph,
    word_map: WordMap | None,
    layout: Layout,
    values: Sequence[int],
    alphabet: int,
    tiles: bytes,
    terms: Terms,
    leaves: Leaves | None,
    seats: int,
    seed: int,
    first: int,
    games: int,
    threads: int,
) -> list[tuple[int, list[int], int]]:
    """
    By the size of the bag: turns, gains by turns away, squared differences; in tenths of a point.
    """

def win_classes(
    graph: Graph,
    word_map: WordMap | None,
    layout: Layout,
    values: Sequence[int],
    alphabet: int,
    tiles: bytes,
    terms: Terms,
    leaves: Leaves | None,
    table: WinTable,
    seed: int,
    first: int,
    games: int,
    threads: int,
) -> list[tuple[int, int, int]]:
    """
    Of classes of chances: how many, and the expected and the true wins in millionths.
    """

class Change:
    """What a generation of leave values has changed."""

    @property
    def mean(self) -> float:
        """
        In points, of the leaves kept in its games, each as often as it was kept.
        """

    @property
    def kept(self) -> int: ...
    @property
    def boards(self) -> int: ...

class LeaveTrainer:
    """Makes leave values from games of a player against itself."""

    def __init__(
        self,
        graph: Graph,
        word_map: WordMap | None,
        layout: Layout,
        values: Sequence[int],
        alphabet: int,
        tiles: bytes,
        terms: Terms,
    ) -> None: ...
    def __len__(self) -> int:
        """How many leaves there are."""

    def learn(self, seed: int, first: int, boards: int, threads: int) -> None:
        """
        Value boards; board n depends on the seed, on n and on the values so far alone.
        """

    def settle(self) -> Change:
        """End the generation."""

    def file(self) -> bytes:
        """The values of the last generation as a KLV2 file."""

    def state(self) -> bytes:
        """All that has been learnt."""

    def restore(self, state: bytes) -> None:
        """Go on from there; a ValueError if it is not of these tiles."""

def leaves_on_board(
    position: Position, unseen: bytes, terms: Terms, leaves: Leaves | None, may_exchange: bool
) -> list[tuple[bytes, float]]:
    """What each leave is worth on a board, in points, beside the empty one."""
