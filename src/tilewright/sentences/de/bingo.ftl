### Refusals and events of Bingo.

too-few-letters = Der Satz hat { $letters } Buchstaben, und eine einzige Karte braucht { $needed }.
card-size = Eine Karte hat { $many } Wörter mit je { $letters } Buchstaben.
card-letters = { $extra_count ->
    [one] Diese Wörter brauchen { $extra } öfter, als es den Buchstaben gibt.
   *[other] Diese Wörter brauchen { $extra } öfter, als es die Buchstaben gibt.
}
card-not-words = { $words_count ->
    [one] { $words } steht nicht in der Liste dieses Spiels.
   *[other] { $words } stehen nicht in der Liste dieses Spiels.
}
card-handed-in = Du hast deine Karte schon abgegeben.
caller-has-no-card = Wer in diesem Spiel ansagt, hat keine Karte.
no-words-to-deal = Die Liste hat keine zwei Wörter mit sieben Buchstaben, für die es Steine gibt. Schreib selbst eine Karte.
cards-first = Angesagt wird erst, wenn alle Karten da sind. { $seat } schreibt noch.
no-caller = Das Programm sagt die Steine an, sobald alle fertig sind.
not-the-caller = In diesem Spiel sagt { $seat } die Steine an.
program-draws = In diesem Spiel zieht das Programm die Steine.
    .terminal = In diesem Spiel zieht das Programm die Steine: Sag einfach call.
tile-not-left = { $tile } kann nicht gezogen worden sein: Davon ist keiner mehr da.
all-called = Alle Steine sind angesagt.
no-such-letter = Deine Karte hat { $most } Buchstaben.
struck-already = Dieses { $letter } hast du schon gestrichen.
not-called = { $times ->
    [0] { $letter } wurde nicht angesagt, also kannst du es nicht streichen.
    [one] { $letter } wurde einmal angesagt, und jede Ansage streicht eins. Dieses muss warten.
   *[other] { $letter } wurde { $times }-mal angesagt, und jede Ansage streicht eins. Dieses muss warten.
}
ready-already = Du bist mit diesem Stein schon fertig.
bingo-false = { $left ->
    [one] Noch nicht: Ein Buchstabe deiner Karte ist noch nicht angesagt. Es geht weiter.
   *[other] Noch nicht: { $left } Buchstaben deiner Karte sind noch nicht angesagt. Es geht weiter.
}
bingo-not-struck = { $left ->
    [one] Noch nicht: Ein Buchstabe deiner Karte ist noch nicht gestrichen.
   *[other] Noch nicht: { $left } Buchstaben deiner Karte sind noch nicht gestrichen.
}
bingo-already = Du hast schon Bingo gerufen.
bingo-was-called = { $seat } hat Bingo, also wird nicht mehr gezogen. Wenn du es auch hast, sag es jetzt.
nothing-to-close = Das Spiel geht weiter: Niemand hat Bingo gerufen, und es gibt noch Steine.

## Events

event-has-card = { $seat } hat eine Karte.
event-called = { $tile ->
    [blank] Stein { $number } ist ein Joker und streicht nichts.
   *[other] Stein { $number } ist { $tile }.
}
event-bingo = { $seat } ruft Bingo, und es stimmt!
event-over-bingo = Alle vierzehn Buchstaben sind gestrichen.
event-over-all-drawn = Alle Steine sind angesagt, und niemand hat sich gemeldet.
