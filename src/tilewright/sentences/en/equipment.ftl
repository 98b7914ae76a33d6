### Refusals about boards, tiles and where they go, whatever the game.
### Each message is named after the key of the refusal, and its variables are the facts. `.exact` says more, to programs
### and at a terminal; `.terminal` speaks of the commands that one types there.

## Boards and sets

layout-malformed = { $why ->
    [size] A board has 3 to { $most } rows and columns; this one has { $height } rows and { $width } columns.
    [uneven] Row { $row } of the board has { $squares ->
            [one] one square
           *[other] { $squares } squares
        }, but the first row has { $expected }.
    [mark] Row { $row }, column { $column } of the board has { $mark }. Squares are drawn as . d t q D T Q * +
    [centres] A board has one centre square, drawn as * or +. This one has { $centres }.
   *[other] We can’t read this board.
}
tileset-malformed = { $why ->
    [entry] Line { $line } of the tile set has { $entry }. Nine As of one point each are written A9x1.
    [number-of-letters] A tile set has 1 to { $most } letters; this one has { $letters }.
    [twice] The tile set lists { $entry } twice.
    [number] { $entry } is out of range: a set has 0 to { $most } tiles of a kind, worth 0 to { $points } points each.
    [blank-value] A blank is always worth 0 points.
    [number-of-tiles] A tile set has up to { $most } tiles; this one has { $tiles }.
    [number-of-blanks] A tile set has up to { $most } blanks; this one has { $blanks }.
    [several] { $entry } is no tile that we know. Tiles of several letters are { $known }.
    [case] { $entry } has no capital and small form. Blanks are written as small letters, so every letter needs both.
   *[other] We can’t read this tile set.
}
unknown-layout = There is no board called { $name }. You can choose { $known_or }.
unknown-tile-set = There is no tile set called { $name }. You can choose { $known_or }.
out-of-bounds = { $why ->
    [time] Choose a time between { SECONDS($least) } s and { DAYS($most) } days.
    [text] Please use at most { $most } characters.
    [list] Choose at most { $most }.
   *[other] Choose a number from { $least } to { $most }.
}
    .exact = { $why ->
        [time] { $field } has to be { $least } to { $most } milliseconds, not { $sent }.
        [text] { $field } can have up to { $most } characters; this has { $sent }.
        [list] { $field } can have up to { $most } entries; this has { $sent }.
       *[other] { $field } has to be { $least } to { $most }, not { $sent }.
    }
coordinate-malformed = { $convention ->
    [tournament] { $text } is not a square here. 8H starts a word across in row 8; H8 starts one down.
    [rulebook] { $text } is not a square here. H8 starts a word across in row H; 8H starts one down.
   *[other] { $text } is not a square of this board.
}

## Placing tiles

no-tiles = A play needs at least one tile from the rack.
off-board = That square is off the board: the line ends at the edge.
square-taken = { $square } is taken: { $tile } is already there.
square-twice = Two tiles can’t share a square.
not-in-line = Your tiles are in two places. Keep a play in one row or column.
gap = There is a gap in your play. Its tiles must join without an empty square.
not-touching = This play touches nothing. It has to join a tile on the board.
off-centre = The first word has to cover the centre square, { $square }.
one-tile-first = The first word needs at least two tiles.
unknown-tile = This set has no { $tile } tile.
