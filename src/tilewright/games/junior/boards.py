"""The boards in the box, drawn as they are printed."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.games.junior.printed import PrintedBoard

#: The board of the rulebook (R-12.1).
PRINTED = PrintedBoard.parse(
    """
    .F.....D..EGGS.
    .R.B..BUZZ..O..
    MUSIC..C.E..ARM
    .I.C...K.BOAT.O
    .TOY.S...R....N
    ...C.H...ARCADE
    ...L.E.T...A..Y
    ..TELEVISION...
    .....P.G...DOG.
    ....J..E.BOY.R.
    ...WATER.....AX
    ....C......B.P.
    ..S.K....A.A.E.
    .QUEEN..APPLES.
    ..N.T....E.L...
    """,
    name="classic",
)

#: Boards of the same kind, made of picture words by `tools/junior_boards.py`.
_MADE = {
    "zoo": """
        .....C.HAMSTER.
        .....APE.....A.
        ..R..M.N..B..M.
        .WHALE..R.A....
        ..I..L..ANT..L.
        ..N...CAT...FOX
        .WORM.H..D...B.
        .O.O.HIPPO.FISH
        .L.O..C..V...T.
        .F.SNAKE.EAGLE.
        ...T....H..O.R.
        ..HEDGEHOG.A..C
        ...R....R.OTTER
        ........S.....A
        ....MONKEY....B
    """,
    "kitchen": """
        ..S..C.MANGO...
        .PANCAKE.......
        ..L..K.APPLE...
        ORANGE.T.......
        N.D.......C.S..
        I.....J...U.P..
        O.....U...PEAR.
        NUT..MILK.C.G.B
        ..E...C.I.A.H.A
        .WAFFLE.W.K.EGG
        .....E.RICE.T.E
        ..T..M......T.L
        ..A..OLIVE.PIE.
        ..CORN.C.......
        ..O...PEPPER...
    """,
    "toyshop": """
        .....MONEY.....
        .....A...A.BAG.
        .....P.C.R.O...
        ......MAGNET...
        .DICE..N...TENT
        .R...B.D...L...
        PUZZLE.L..JEANS
        .M...DRESS....C
        ....M.A.K.....I
        B...A.D.A.....S
        U.H.SHIRT...L.S
        CLOCK.O.E.B.A.O
        K.O......HAMMER
        E.KNOT....L.P.S
        T.......BELL...
    """,
    "outing": """
        ......M...D.S..
        .....FOUNTAIN..
        ..L...O...N.O..
        .VOLCANO..C.WEB
        S.G.A....LEG.L.
        T..TRUCK..R..F.
        A......I......C
        ROSE.HAND.....O
        ..A..E.G....T.O
        VAN..A.....ROCK
        ..T..RAIN...R..
        PLANET..I...N..
        ....A..SNOWMAN.
        .FAIRY..J...D..
        ........ANCHOR.
    """,
    "treasure": """
        ......SKI..H..R
        .SWORD..COMET.O
        ..A.A...E..L..C
        ..F.MAP....MILK
        ..F...E.KITE.O.
        ..L.VAN.N..T.B.
        .LEG..C.OWL..S.
        .....GIFT..NUT.
        ...J..L......E.
        .STAR...F.SHARK
        .H.R.P..I.O...I
        .R...A..SWAN..W
        PIG.WITCH.P...I
        .M...N.........
        .PILOT.........
    """,
}

#: Every board there is, by its name.
BOARDS: Mapping[str, PrintedBoard] = MappingProxyType(
    {PRINTED.name: PRINTED, **{name: PrintedBoard.parse(picture, name) for name, picture in _MADE.items()}}
)


def printed_board(name: str) -> PrintedBoard:
    """
    >>> printed_board("zoo")
    <PrintedBoard zoo, 28 words, 101 letters>
    """
    if name not in BOARDS:
        raise Refused("unknown-board", board=name, known=nearest(name, BOARDS))
    return BOARDS[name]
