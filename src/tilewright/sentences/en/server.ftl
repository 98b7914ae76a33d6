### What the server says no to where no rule of a game is concerned. Each message is named after the key of the problem.

## Who you are

not-known = You are not signed in. Choose a name to play as a guest, or sign in.
wrong-password = There is no account with that name and password.
wrong-key = That key does not work. It may have been revoked.
not-your-seat = That is not your seat.
not-to-be-watched = The players of this game have not allowed watching.
host-only = Only the host can do that.
not-your-password = That is not your password.
password-needed = Enter your password to confirm that it’s you.
in-person = A bot’s token can’t do that. Use a browser.
owner-only = Only the club’s leader can do that.
other-origin = That request came from another site’s page.
book-closed = You are playing a game in which words may not be looked up. Look again when it is over.
name-taken = That name is taken. Choose another.
has-account = You already have an account.
no-account = You don’t have an account yet.
bad-name = A name has 1 to { $most } letters.
name-of-a-bot = That name is kept for bots. Choose another.
bad-password = A password has { $least } to { $most } characters.
too-many-keys = You already have { $most } keys. Revoke one first.
no-such-key = There is no such key.

## Games, tables and clubs

no-such-game = There is no such game.
no-such-table = There is no table with that code. It may have been closed.
no-such-club = There is no club with that code. Check the code.
no-such-member = Nobody in the club has that name.
table-begun = The game has already begun.
table-full = All seats are taken.
seat-taken = Somebody is already sitting there.
club-full = The club already has { $most } members.
own-club = You lead this club. Close it if you no longer need it.
game-runs = You can get that when the game is over.
no-late-seat = Nobody can join this game late.
not-casual = Moves can’t be taken back in this game.
nothing-proposed = That proposal is no longer open.
too-many-to-agree = Only up to { $most } players can agree on something.
nothing-to-undo = There is nothing you could take back.
too-many-tables = You already have { $most } open tables. Close one first.
too-many-games = You already have { $most } unfinished games. Finish or leave one first.
too-many-clubs = You already lead { $most } clubs.
stale = The game has moved on. Look at the board and try again.
nobody-plays = Somebody has to play: leave a seat for people.
no-editions = Editions and house rules belong to the standard game.
rules-malformed = These rules don’t fit that game.
    .exact = These rules don’t fit that game: { $why }.
unknown-bot = There is no bot called { $bot } for that game. You can choose { $known_or }.
no-move-text = Only moves of the standard game can be written as a line of text. Send an action instead.

## Files

no-such-format = You can get a game as log, gcg, cgp or csv.
no-gcg = Only the standard game for up to four players can be written as GCG or CGP.
no-hindsight = Only the standard game can be searched for better plays.
no-sheet = Only the duplicate game has a result sheet.
no-slips = Only the duplicate game has slips.

## Words

lexicon-other-tiles = The word list { $lexicon } does not fit these tiles ({ $tiles }). Choose a list for them; the operator of the server can add one.
unknown-lexicon = There is no word list called { $lexicon }. You can choose { $known_or }.
no-such-theme = There is no theme called { $theme }.
no-levels = We don’t know which words of this list are common. Choose one of the lists that come with Tilewright.
too-many-blanks = You can use up to { $most } blanks.
bad-letters = Use letters, and ? for a blank.
    .exact = We can’t read that: { $why }.
bad-pattern = We can’t read that pattern. Try something like Q[^U]*.
    .exact = We can’t read that: { $why }.

## Requests

not-found = There is nothing here.
not-allowed = You can’t do that here.
other-name = This server does not answer to that name. Its operator can allow the name with --origin.
too-large = That is too large.
malformed = The server could not read that request.
    .exact = That request can’t be read: { $why }.
too-many-streams = You are already connected { $most } times.
too-many-streams-here = { $most } bots are already connected from this address.
slow-down = That was too much at once. Wait a moment and try again.
fault = Something went wrong on the server. It was not your fault, and nothing was lost.
busy = This table is very busy. Try again in a moment.
crowded = Many people are signing in right now. Try again in a second.
not-kept = That could not be saved, so it did not happen. Try again.
no-database = Games can’t be loaded at the moment. Nothing is lost; try again soon.
not-ready = The server is not ready.
    .exact = The server is not ready: { $why }.
stopping = The server is restarting. It will be back soon.
