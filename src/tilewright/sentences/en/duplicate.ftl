### Refusals and events of the duplicate game.

## Setting up

no-players = A duplicate game needs at least one player.
already-there = { $seat } is already in the game.
no-finder = The program looks for the best play of each round, and this word list can only check words.
round-endless = A round without a time limit has to close when everybody is done.
minimums-malformed = { $why ->
    [order] List the fewest vowels and consonants by the number of the rack, in rising order.
    [size] The fewest vowels and consonants do not fit a rack of { $size }.
   *[other] These numbers of vowels and consonants make no sense.
}
racks-do-not-fit = { $why ->
    [tiles] Prepared rack { $rack } does not work: the set has no { $tiles } left for it.
    [size] Prepared rack { $rack } has { $drawn ->
            [one] one tile
           *[other] { $drawn } tiles
        }, but should have { $due }.
    [balance] Prepared rack { $rack } has too few vowels or consonants.
    [no-play] Prepared rack { $rack } does not work: nothing can be played with it.
    [misplaced] { $word } cannot go where the list puts it after prepared rack { $rack }.
    [not-held] Prepared rack { $rack } does not have the tiles for { $word }.
   *[other] Prepared rack { $rack } does not work.
}

## Slips

round-not-open = No round is open, so you can’t hand in a slip now.
round-time-is-up = Time’s up: no more slips can be handed in this round.
round-time-is-left = There is still { TIME($left) } to go.
no-round-timer = No timer is running.
slip-malformed = { $why ->
    [word] A word on a slip has 1 to { $most } letters.
    [score] A score on a slip is 0 to { $most }.
   *[other] A slip has a word, a square and a score.
}
score-not-stated = Slips state their score in this game. Add the points you count.
already-done = You have already said that you are done.
no-slip = No slip was handed in.
word-runs-on = { $word } is not the whole word there. The tiles make { $words }.
overstated = The slip claims { $stated }, but is worth { $worth }.

## The arbitrator

program-arbitrates = The program is the arbitrator of this game.
arbitrator-only = Only the arbitrator can do that.
arbitrator-stays = The arbitrator stays to the end. You can stop the game instead.
arbitrator-does-not-play = The arbitrator does not hand in a slip.
arbitrator-not-now = { $next ->
    [draw] You can’t do that now. First draw the tiles.
    [open] You can’t do that now. First open the round.
    [close] You can’t do that now. First close the round.
    [judge] You can’t do that now. First judge the slips.
    [wait] You can’t do that during the break. The next round follows.
   *[nothing] You can’t do that any more: the game is over.
}
no-penalties = { $why ->
    [warnings] This game has no warnings.
    [points] A penalty is 1 to { $most } points.
   *[other] This game has no penalties.
}
draw-miscounted = { $due ->
        [one] One tile fills
       *[other] { $due } tiles fill
    } the rack, and you named { $drawn }.
draw-not-in-bag = { $tiles } can’t have been drawn: { $count ->
        [one] it is
       *[other] they are
    } not in the bag.

## Events

event-round = Round { $number }, rack { $tiles }.
event-no-slip = No slip.
event-score-corrected = The slip said { $stated }; it is worth { $worth }.
event-solo = { $points } of it for the solo.
event-word-placed = On the board: { $square } { $word } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $origin ->
        [best] the best there was
        [prepared] as the list has it
       *[other] the top word handed in
    }.
event-best-missed = The best there was: { $square } { $word } for { $points }.
event-joined = { $name } joins.
event-rack-put-back = The rack lacked vowels or consonants, and was drawn again.
event-word-accepted = { $word } is good in this game.
event-word-refused = { $word } is refused in this game.
event-warned = { $seat } is warned.
event-penalised = { $seat } is penalised: { $points ->
        [one] 1 point
       *[other] { $points } points
    } off.
event-over-all-played = All tiles have been played.
event-over-one-kind = Only vowels or only consonants are left.
event-over-nothing-fits = Nothing more can be placed.
event-over-racks-done = All racks on the list have been played.
event-over-stopped = The arbitrator ended the game.
event-over-deserted = Everybody has left.
