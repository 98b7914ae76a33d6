### Refusals and events of the standard game.

## Rules that do not go together

opening-too-long = A first word of { $least } letters does not fit a rack of { $rack }.
recycling-face-up = “Reuse the blanks” makes no sense with all tiles face up: you can choose any tile anyway.
double-bag-one-kind = Two bags need vowels and consonants, and the set { $tileset } has only one kind.
restricted-face-up = “Limited exchanges” makes no sense with all tiles face up: there is no bag.
face-up-alone = All tiles face up is a game for one, and you are { $seats } players.
vote-needs-others = A vote on the theme needs other players at the table.
challenge-needs-others = When you play alone, words are checked at once: nobody is there to challenge them.
position-one-bag = A game can begin with a position, or be read from a GCG file, only if all tiles come from one bag.
theme-unknown = There is no word list for the theme “{ $theme }”. Choose another theme.
    .terminal = There is no word list for the theme { $theme }; give one with --theme-list FILE.

## Turns

last-play-made = The last play has been made. Accept it or challenge it.
nothing-to-resign = You have played all your tiles and your score counts. The game ends when the others accept.
draw-first = Draw your tiles first.
    .terminal = Draw your tiles first: say how many vowels, as in draw 3, or go letter by letter with draw v.
no-draw-owed = You have nothing to draw now.
draw-too-many = You have { $count ->
        [one] one tile
       *[other] { $count } tiles
    } to draw, from { $vowels ->
        [one] one vowel
       *[other] { $vowels } vowels
    } and { $consonants ->
        [one] one consonant
       *[other] { $consonants } consonants
    }.
draw-impossible = { $span ->
    [exactly] With the tiles left in the bags you have to draw { $most ->
            [one] exactly one vowel
           *[other] exactly { $most } vowels
        }, not { $vowels }.
   *[other] With the tiles left in the bags you can draw { $least } to { $most } vowels, not { $vowels }.
}
already-begun = The turn has already begun.
cannot-finish = Only solitaire with all tiles face up ends when you say so. You can pass or resign.

## Placing tiles

opening-too-short = The first word needs { $least } letters, and yours has { $letters }. Find a longer one, or pass.
too-many-tiles = You can lay at most { $most ->
        [one] one tile
       *[other] { $most } tiles
    } in a turn, and this play has { $laid }.
no-recycling = Blanks stay on the board in this game.
no-blank-there = There is no blank on { $square }.

## Exchanging and passing

bag-too-low = { $left ->
    [0] The bag is empty, so there is nothing to exchange for.
    [one] There is only one tile in the bag, so you can exchange only one.
   *[other] There are only { $left } tiles in the bag, so you can exchange up to { $left }.
}
exchange-nothing = Choose the tiles to exchange. To keep them all, pass.
    .terminal = Name the tiles to exchange, as in exchange QO. To keep them all, pass.
exchange-restricted = { $left ->
    [0] You can’t exchange with { $closed_at } or fewer tiles in the bag, and it is empty.
    [one] You can’t exchange with { $closed_at } or fewer tiles in the bag, and there is only one.
   *[other] You can’t exchange with { $closed_at } or fewer tiles in the bag, and there are { $left }.
}
exchange-without-bag = All tiles are face up, so there is nothing to exchange.
play-or-pass = The first word needs { $least } letters. Until someone has one, you can play or pass, but not exchange.

## Challenges

no-challenges = Only words in the list can be played in this game, so there is nothing to challenge.
nothing-to-challenge = There is no play to challenge.
challenge-too-late = You can no longer challenge that play: { $turn } has begun the next turn.
own-play = You can’t challenge your own play.
already-challenged = { $words_count ->
    [one] { $words } has already been challenged and settled.
   *[other] { $words } have already been challenged and settled.
}
whole-play-challenged = These rules challenge the whole play at once, not single words.
    .terminal = These rules challenge the whole play at once: just say challenge.
name-the-words = Choose which words to challenge: { $words_or }.
not-a-word-of-the-play = { $word } is not a word of that play. It made { $words }.
nothing-to-accept = There is nothing for you to accept now.
already-accepted = You have already accepted that play.

## The dictionary and the theme

dictionary-closed = The dictionary stays closed while you play, except for challenges.
no-claims = This game has no vote on a theme, so there is nothing to claim.
claim-not-of-the-play = { $word } is not a word of your play. It makes { $words }.
own-claim = The others vote on your claim.
nothing-to-vote-on = There is no claim to vote on.
already-voted = You have already voted on this claim.
votes-do-not-match = { $votes ->
    [one] There is one vote for { $claims }. Vote once for each word.
   *[other] There are { $votes } votes for { $claims }. Vote once for each word.
}
    .terminal = { $votes ->
        [one] There is one vote for { $claims }: say yes or no once for each.
       *[other] There are { $votes } votes for { $claims }: say yes or no once for each.
    }

## Time

time-is-up = { $why ->
    [draw] Time’s up. Your tiles are drawn half and half.
   *[other] Time’s up. Your tiles are back on the rack; the turn counts as a pass.
}
time-is-left = There is still { TIME($left) } on the clock.
no-move-timer = This game has no time limit per turn.

## Events: before the first turn

event-lot = { $tile ->
    [blank] { $seat } draws a blank.
   *[other] { $seat } draws { $tile }.
}
event-lots-tied = Those tied draw again.
event-first-player = { $seat } begins.

## Events: turns

event-placed = { $seat } plays { $words } at { $square } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-blank-recycled = The blank for { $tile } is reused.
event-tiles-bonus = { $count } tiles: { $points } points extra.
event-words-bonus = { $house }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } extra.
event-themed = { $words }: { $points } for the theme.
event-claimed = Claimed for the theme: { $words }.
event-exchanged = { $seat } exchanges { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }.
event-passed = { $seat } passes.
event-late = Time. { $seat }’s turn counts as a pass.
event-relaxed = Everybody passed: the first word now needs { $least } letters.
event-relaxed-fully = Everybody passed: the first word may now be any length.

## Events: challenges and votes

event-challenge-won = { $words_count ->
    [one] { $seat } challenges: { $words } is not in this game’s list.
   *[other] { $seat } challenges: { $words } are not in this game’s list.
}
event-challenge-lost = { $words_count ->
    [one] { $seat } challenges: { $words } is good.
   *[other] { $seat } challenges: { $words } are good.
}
event-stands = The play stands.
event-withdrawn = { $seat }’s play comes back and the turn passes.
event-forfeited = By these rules { $seat } loses the next turn.
event-awarded = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-turn-lost = { $seat } loses this turn.
event-voted-for = { $seat } says yes to { $words }.
event-voted-against = { $seat } says no to { $words }.
event-theme-accepted = { $words_count ->
    [one] { $words } is of the theme: { $points } more.
   *[other] { $words } are of the theme: { $points } more.
}
event-theme-refused = { $words_count ->
    [one] { $words } is not of the theme.
   *[other] { $words } are not of the theme.
}

## Events: the end

event-last-play = The last play can still be challenged.
event-accepted = { $seat } accepts.
event-resigned = { $seat } resigned.
event-gone = { $seat } left; the game goes on.
event-over-out = The bag is empty and { $seat } used the last tile.
event-over-no-plays = Nobody has a play left.
event-over-passes = Everybody passed twice in a row.
event-over-scoreless = Too many turns went by without a point.
event-over-finished = You have finished.
