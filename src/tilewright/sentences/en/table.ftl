### Refusals that any game may give, and events that any may have: how it is set up, whose turn it is, what lies on a rack.

## Setting a game up

unknown-game = There is no game called { $game }. You can choose { $known_or }.
unknown-edition = There is no edition called { $edition }. You can choose { $known_or }.
unknown-house-rule = There is no house rule called { $name }. You can choose from { $known_or }.
house-rules-clash = { $one } and { $other } don’t go together. Choose one of them.
    .exact = { $one } and { $other } don’t go together: { $about ->
        [checking] both say how words are checked.
        [clock] both set the clock.
        [drawing] both say how tiles are drawn.
        [ending] both say when the game ends.
        [opening] both say how long the first word is.
        [rack_size] both change the rack size.
        [seats] both say how many play.
        [theme] both set a theme.
       *[other] both change the same rule.
    }
house-rule-value = { $expected ->
    [nothing] { $name } takes no value, so leave out “{ $value }”.
   *[other] “{ $value }” does not fit the house rule { $name }.
}
    .exact = { $expected ->
        [nothing] { $name } takes no value, so leave out “{ $value }”.
       *[other] { $name } takes { $expected }, not “{ $value }”.
    }
seats = { $span ->
    [exactly] { $most ->
            [one] These rules are for one player, not { $seats }.
           *[other] These rules are for exactly { $most } players, not { $seats }.
        }
   *[other] These rules are for { $least } to { $most } players, not { $seats }.
}
rack-size = A rack holds 1 to { $most } tiles, not { $size }.
too-few-tiles = The set has { $tiles ->
        [one] only one tile
       *[other] { $tiles } tiles
    }, but the racks alone need { $needed }.
time-malformed = A clock needs more than no time at all.
points-malformed = { $why ->
    [bonus] Write a bonus like 7=50: each number of tiles once, and never below 0.
   *[other] Limits in the rules have to be 1 or more.
}

## Turns

not-your-turn = It is { $turn }’s turn.
no-such-seat = Nobody sits there.
    .exact = Nobody sits at { $seat }.
seat-has-left = { $seat } has left the game.
game-over = The game is over.
put-away = The game is paused. Resume it first.
not-put-away = The game is not paused.
cannot-put-away = This game can’t be paused.
needs-consent = The others have to agree to that. Ask them first.
not-awaited = The game is not waiting for { $seat }.
still-there = { $seat } is here.
patience = { DAYS($left) ->
    [0] { $seat } may still come back. Wait another { TIME($left) } before you go on without them.
    [one] { $seat } may still come back. Wait one more day before you go on without them.
   *[other] { $seat } may still come back. Wait another { DAYS($left) } days before you go on without them.
}
tile-not-held = The rack has no { $tiles }.
not-a-word = { $why ->
    [slip] { $words_count ->
        [one] { $words } is not in this game’s list, so the slip scores nothing.
       *[other] { $words } are not in this game’s list, so the slip scores nothing.
    }
   *[other] { $words_count ->
        [one] { $words } is not in this game’s list. Try another word.
       *[other] { $words } are not in this game’s list. Try another word.
    }
}
clock-ran-backwards = The server’s clock jumped back, so your move was not counted. Please try again.
    .terminal = This machine’s clock jumped back, so the move was not counted. Please try again.
nothing-to-take-back = There is nothing to take back.
log-broken = This record can’t be right: something goes wrong at event { $event }.
    .exact = The record can’t be right at event { $event }: { $why }.

## Events of any game

event-left = { $seat } leaves the game.
event-over-resigned = Too few players are left.
