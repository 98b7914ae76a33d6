"""A play that is not yet confirmed: what it would make and score, but not whether its words are good."""

from dataclasses import dataclass, replace

from tilewright.cli.saying import Number, listed
from tilewright.core.board import Board
from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.faces import shown
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Place
from tilewright.games.crossword.events import Placed
from tilewright.games.crossword.placing import judge_play
from tilewright.notation.coordinates import Convention, read, read_play
from tilewright.sentences.events import message_text
from tilewright.sentences.events.crossword import extras
from tilewright.session.game import Game

_NO_DICE = Dice(bytes(SEED_BYTES))  # a preview draws nothing


@dataclass(frozen=True, slots=True)
class Draft:
    """Tiles laid, blanks recycled for them (R-6.1), and words claimed for the theme (R-6.3)."""

    laid: tuple[Laid, ...] = ()
    recycle: tuple[Square, ...] = ()
    claims: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.laid or self.recycle)

    @property
    def place(self) -> Place:
        return Place(self.laid, self.recycle, self.claims)

    @property
    def squares(self) -> set[Square]:
        return {one.square for one in self.laid} | set(self.recycle)

    def board(self, board: Board) -> Board:
        return self._swapped(board).lay(self.laid)

    def rack(self, board: Board, rack: Tiles) -> Tiles:
        """What is left of the rack."""
        swapped = "".join(board.at(square).upper() for square in self.recycle)
        return rack.take(swapped).put(BLANK * len(swapped)).take("".join(one.face for one in self.laid))

    def _swapped(self, board: Board) -> Board:
        return board.lay(tuple(Laid(row, col, board[row, col].upper()) for row, col in self.recycle))

    def laying(self, game: Game, at: str, word: str, convention: Convention) -> "Draft":
        """The draft with this play in place of another."""
        board = self._swapped(game.board)
        laid = read_play(board, at, word, convention)
        if word.islower() and not self._holds(game, laid):  # typed without the shift key
            laid = read_play(board, at, board.tileset.read_capitals(word), convention)
        return replace(self, laid=laid)

    def recycling(self, at: str, game: Game, convention: Convention) -> "Draft":
        square, _ = read(at, convention, game.board.layout)
        return replace(self, recycle=tuple(dict.fromkeys((*self.recycle, square))))

    def _holds(self, game: Game, laid: tuple[Laid, ...]) -> bool:
        rack = replace(self, laid=()).rack(game.board, game.rack)
        return rack.holds("".join(one.face for one in laid))


NO_DRAFT = Draft()


def preview(game: Game, draft: Draft) -> Placed | None:
    """What the play would be, or a refusal; None while blanks are recycled and no tile is laid."""
    kit = Kit(game.words, _NO_DICE, 0, game.session.themes)
    try:
        return judge_play(game.state, game.turn, draft.place, kit)
    except Refused as refused:
        if draft.recycle and not draft.laid and refused.key == "no-tiles":
            return None
        raise


def preview_text(placed: Placed | None, game: Game) -> str:
    if placed is None:
        return "The blank is yours for this play. Lay your tiles now, or undo."
    points = placed.points + placed.themed_points
    earned = [message_text(one).rstrip(".") for one in extras(game.rules, placed)]
    extra = f" ({'; '.join(earned)})" if earned else ""
    claims = f" Claimed for the theme: {shown(listed(placed.claims))}." if placed.claims else ""
    return f"{shown(listed(placed.words))}: {Number(points):points}{extra}.{claims} Enter plays it; undo takes it back."
