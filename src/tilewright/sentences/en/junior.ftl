### Refusals and events of the beginner game. Children read these, so they are short.

printed-board-malformed = { $why ->
    [size] A board has 3 to { $most } rows and columns; this one has { $height } rows and { $width } columns.
    [uneven] Row { $row } of the board has { $squares ->
            [one] one square
           *[other] { $squares } squares
        }, but the first row has { $expected }.
    [mark] Row { $row }, column { $column } of the board has { $mark }. Draw it with capitals and dots.
    [empty] There is no word on this board.
    [alone] The { $mark } in row { $row }, column { $column } of the board is not part of a word.
   *[other] We can’t read this board.
}
unknown-board = There is no board called { $board }. You can choose { $known_or }.
too-few-chips = The board has { $words } words, but there are only { $chips } chips.
board-not-made = These words do not fill { $squares } squares. Try more words, or fewer squares.
picture-word-malformed = { $word } does not work on a board: use two or more capitals, and nothing else.
no-tile-chosen = Choose a tile to play.
two-tiles-at-most = You can play { $most } tiles in a turn, not { $laid }.
no-letter-there = There is no letter to cover on { $square }.
letter-covered = The { $letter } on { $square } is already covered.
other-letter = { $square } is for the letter { $letter }, and your tile is { $tile }.
tile-not-yours = You don’t have the tile { $tile }.
letters-in-order = Spell in order: in { $word } the { $letter } on { $square } comes next.
two-tiles-if-you-can = You can play { $least ->
        [one] one tile
       *[other] { $least } tiles
    }. Try { $tiles } on { $squares }.
must-play = You can play. Try { $tile } on { $square }.
swap-so-many = Choose { $due ->
        [one] one tile
       *[other] { $due } tiles
    } to swap.
swap-before-pass = There are still tiles in the bag: choose { $due ->
        [one] one
       *[other] { $due }
    } to swap.
pool-empty = The bag is empty, so you pass this time.

## Events

event-chosen-first = { $seat } begins.
event-covered = { $seat } covers { $tile } on { $square }.
event-word-finished = { $word } is finished: a chip!
event-swapped = { $seat } swaps { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }.
event-nothing-fits = { $seat } has nothing that fits, and passes.
event-over-all-placed = Every letter is covered.
event-over-stuck = Nobody has a letter that fits, and the bag is empty.
