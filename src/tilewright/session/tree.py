"""A game with variations and comments, read from annotated GCG and written as such."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tilewright.games.crossword import events as e
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation import gcg
from tilewright.notation.gcg.export import gcg_of
from tilewright.notation.gcg.game import GcgGame
from tilewright.notation.gcg.variations import Variation, read_note, write_note
from tilewright.notation.move import Move, move_of
from tilewright.notation.trouble import Unreadable
from tilewright.session.game import BOOK, Game
from tilewright.session.opening import Words
from tilewright.session.reading import Source, bounded, records_in

_TURNS = gcg.GcgPlay | gcg.GcgPass | gcg.GcgExchange | gcg.GcgUnseenExchange


class Node:
    """A position: the move that led to it, what was said of that move, and the moves that follow.

    The first child goes on with the main line, and the others are variations.
    """

    def __init__(self, tree: "GameTree", parent: "Node | None", move: Move | None, recorded: int | None = None) -> None:
        self.tree, self.parent, self.move = tree, parent, move
        self.comment = ""
        self.children: list[Node] = []
        self._recorded = recorded  # events of the record up to here; None in a variation

    def add(self, move: str | Move, comment: str = "") -> "Node":
        """Another move from here, or the one that is there already; `Refused` if the rules forbid it."""
        game = self.game()
        chosen = game.parse(move)
        game.play(chosen)
        return self._child(chosen, comment)

    def grow(self, one: Variation) -> "Node":
        """Add a variation as it was written down, whether or not its moves can be made with the tiles that come."""
        node = self._child(one.move, one.comment)
        for reply in one.replies:
            node.grow(reply)
        return node

    def _child(self, move: Move, comment: str) -> "Node":
        node = next((child for child in self.children if child.move == move), None)
        if node is None:
            node = Node(self.tree, self, move)
            self.children.append(node)
        node.comment = comment or node.comment
        return node

    def remove(self, child: "Node") -> None:
        """Forget a move and all that follows it."""
        self.children.remove(child)

    def promote(self, child: "Node") -> None:
        """Make a move the main line."""
        self.children.remove(child)
        self.children.insert(0, child)

    def game(self) -> Game:
        """The game as it stands here, to go on with.

        In a variation, tiles are drawn by the dice of the game; `Refused` if a move of it cannot be made with them.
        """
        if self._recorded is not None or self.parent is None or self.move is None:
            return self.tree.recorded(self._recorded)
        game = self.parent.game()
        game.play(self.move)
        return game

    def line(self) -> Iterator["Node"]:
        """What follows from here by first children."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    def _variation(self) -> Variation:
        assert self.move is not None, "only the root has no move"
        return Variation(self.move, self.comment, tuple(child._variation() for child in self.children))  # noqa: SLF001

    def __repr__(self) -> str:
        return f"<Node {self.move or 'start'}: {len(self.children)} following>"


class GameTree:
    """
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> game = Game.new("magnetic", players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=1)
    >>> first, second = game.legal_moves()[:2]
    >>> points = game.play(first)
    >>> tree = GameTree(game)
    >>> variation = tree.root.add(second, "as good")
    >>> [str(child.move) == str(move) for child, move in zip(tree.root.children, (first, second))]
    [True, True]
    >>> f"({second} {{as good}})" in tree.gcg()
    True
    """

    def __init__(self, game: Game, record: GcgGame | None = None) -> None:
        """The moves of a game as the main line. The record keeps what a file says besides them."""
        self._game, self._record = game, record
        turns = list(_turns(game.events))
        self.root = Node(self, None, None, turns[0][0] if turns else len(game.events))
        node = self.root
        for number, (_, move) in enumerate(turns):
            after = turns[number + 1][0] if number + 1 < len(turns) else len(game.events)
            child = Node(self, node, move, after)
            node.children.append(child)
            node = child
        if record:
            self._annotate(record)

    @classmethod
    def from_gcg(
        cls, source: Source, rules: str | Rules = BOOK, *, house: Iterable[str] = (), words: Words = DEFAULT
    ) -> "GameTree":
        """The one game of a file, a text or an open file, with the comments and variations of its notes."""
        records = [bounded(text) for _, text in records_in(source)]
        if len(records) != 1:
            raise Unreadable("one-game", line=1, column=1, quoted="", found=len(records))
        game = Game.from_gcg(records[0], rules, house=house, words=words, seed=0)
        return cls(game, gcg.read(records[0], game.rules.tileset))

    def recorded(self, events: int | None) -> Game:
        """The game of the record after so many events."""
        session = self._game.session
        return Game(self._game.events[:events], session.words, session.dice, session.themes)

    def gcg(self) -> str:
        """The main line as GCG, with comments and variations in its notes; safe to write as UTF-8."""
        line = list(self.root.line())
        end = line[-1] if line else self.root
        events = end.game().events
        is_as_read = self._record is not None and events == self._game.events
        record = self._record if self._record and is_as_read else self._headed(gcg_of(events))
        nodes, moves = iter(line), []
        for move in record.moves:
            node = next(nodes, None) if isinstance(move, _TURNS) else None
            own = "" if is_as_read else move.note
            moves.append(replace(move, note="\n".join(filter(None, (own, _note(node))))) if node else move)
        return gcg.write_text(replace(record, moves=tuple(moves), note=self.root.comment))

    def _headed(self, game: GcgGame) -> GcgGame:
        """With what the file said before its first move."""
        head = [one for one in self._record.pragmata if not one.after] if self._record else []
        return replace(game, pragmata=(*head, *game.pragmata))

    def _annotate(self, record: GcgGame) -> None:
        self.root.comment = record.note
        notes = [move.note for move in record.moves if isinstance(move, _TURNS)]
        for node, note in zip(list(self.root.line()), notes, strict=True):
            node.comment, variations = read_note(note)
            assert node.parent is not None, "a move follows something"
            for one in variations:
                node.parent.grow(one)


def _note(node: Node) -> str:
    """What was said of the move, and the other moves that could have been made."""
    siblings = node.parent.children[1:] if node.parent and node.parent.children[0] is node else []
    return write_note(node.comment, [one._variation() for one in siblings])  # noqa: SLF001 - its own module


def _turns(events: Iterable[e.Event]) -> Iterator[tuple[int, Move]]:
    """How many events there are before each move, and the move."""
    state: State | None = None
    for number, event in enumerate(events):
        before, state = state, evolve(state, event)
        match event:
            case e.Placed(laid=laid) if before:
                yield number, move_of(before.board, laid)
            case e.Exchanged(tiles=tiles):
                yield number, Move.from_text(f"-{tiles}")
            case e.Passed() | e.TurnLost():
                yield number, Move.from_text("-")
            case _:
                pass
