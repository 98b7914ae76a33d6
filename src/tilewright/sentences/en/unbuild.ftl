### Refusals and events of Unbuild.

board-malformed = This board has { $found } squares written down, but its layout has { $squares }.
board-empty = There is nothing on this board to take apart. Choose a finished game.
    .terminal = There is nothing on this board to take apart. Play a game first, or name the file of one.
board-in-parts = The tiles on this board are not all connected, so it can’t be the end of a game.
removal-size = { $most ->
    [one] You take one tile per turn, not { $asked }.
   *[other] You take 1 to { $most } tiles per turn, not { $asked }.
}
square-chosen-twice = You can take a tile only once.
no-tile-there = There is no tile on { $square }.
not-one-word = { $squares } are not all in one word. Take tiles from a single word.
removal-leaves = { $words_count ->
    [one] That would leave { $words }, which is not in this game’s list.
   *[other] That would leave { $words }, which are not in this game’s list.
}
removal-parts = That would leave tiles that are not connected.

## Events

event-removed = { $seat } takes { $square } { $word }: { $tiles } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-over-empty = The board is empty.
event-over-no-removals = Nothing more can be taken.
