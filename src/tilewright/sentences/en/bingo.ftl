### Refusals and events of Bingo.

too-few-letters = The set has { $letters } letters, and one card alone needs { $needed }.
card-size = A card has { $many } words of { $letters } letters each.
card-letters = { $extra_count ->
    [one] These words use { $extra } more often than the set has it.
   *[other] These words use { $extra } more often than the set has them.
}
card-not-words = { $words_count ->
    [one] { $words } is not in this game’s list.
   *[other] { $words } are not in this game’s list.
}
card-handed-in = You have already handed in your card.
caller-has-no-card = The caller plays without a card in this game.
no-words-to-deal = The list has no two words of seven letters that the tiles allow. Write a card yourself.
cards-first = No tile is called until all cards are in. { $seat } is still writing.
no-caller = The program calls the tiles as soon as everybody is ready.
not-the-caller = { $seat } calls the tiles in this game.
program-draws = The program draws the tiles in this game.
    .terminal = The program draws the tiles in this game: just say call.
tile-not-left = { $tile } can’t have been drawn: there is none left.
all-called = All tiles have been called.
no-such-letter = Your card has { $most } letters.
struck-already = You have already crossed off that { $letter }.
not-called = { $times ->
    [0] { $letter } has not been called, so you can’t cross it off.
    [one] { $letter } has been called once, and each call crosses off one. This one has to wait.
   *[other] { $letter } has been called { $times } times, and each call crosses off one. This one has to wait.
}
ready-already = You are already done with this tile.
bingo-false = { $left ->
    [one] Not yet: one letter on your card has still to be called. Play goes on.
   *[other] Not yet: { $left } letters on your card have still to be called. Play goes on.
}
bingo-not-struck = { $left ->
    [one] Not yet: one letter on your card is still to be crossed off.
   *[other] Not yet: { $left } letters on your card are still to be crossed off.
}
bingo-already = You have already called Bingo.
bingo-was-called = { $seat } has Bingo, so no more tiles are drawn. If you have it too, say so now.
nothing-to-close = The game goes on: nobody has called Bingo, and there are tiles left.

## Events

event-has-card = { $seat } has a card.
event-called = { $tile ->
    [blank] Tile { $number } is a blank: nothing to cross off.
   *[other] Tile { $number } is { $tile }.
}
event-bingo = { $seat } calls Bingo, and it is true!
event-over-bingo = All fourteen letters are crossed off.
event-over-all-drawn = Every tile was called, and nobody called Bingo.
