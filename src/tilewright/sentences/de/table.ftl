### Refusals that any game may give, and events that any may have: how it is set up, whose turn it is, what lies on a rack.

## Setting a game up

unknown-game = Ein Spiel namens { $game } gibt es nicht. Zur Wahl: { $known_or }.
unknown-edition = Eine Ausgabe namens { $edition } gibt es nicht. Zur Wahl: { $known_or }.
unknown-house-rule = Eine Hausregel namens { $name } gibt es nicht. Zur Wahl: { $known_or }.
house-rules-clash = „{ $one }“ und „{ $other }“ vertragen sich nicht. Wähle eins von beiden.
    .exact = { $one } und { $other } vertragen sich nicht: { $about ->
        [checking] Beide bestimmen, wie Wörter geprüft werden.
        [clock] Beide stellen die Uhr.
        [drawing] Beide bestimmen, wie gezogen wird.
        [ending] Beide bestimmen, wann das Spiel endet.
        [opening] Beide bestimmen, wie lang das erste Wort ist.
        [rack_size] Beide ändern die Zahl der Steine auf der Bank.
        [seats] Beide bestimmen, wie viele spielen.
        [theme] Beide bestimmen ein Thema.
       *[other] Beide ändern dieselbe Regel.
    }
house-rule-value = { $expected ->
    [nothing] „{ $name }“ braucht keinen Wert; lass „{ $value }“ weg.
   *[other] „{ $value }“ passt nicht zur Hausregel „{ $name }“.
}
    .exact = { $expected ->
        [nothing] { $name } braucht keinen Wert; lass „{ $value }“ weg.
       *[other] { $name } nimmt { $expected }, nicht „{ $value }“.
    }
seats = { $span ->
    [exactly] { $most ->
            [one] Diese Regeln sind für eine Person, nicht für { $seats }.
           *[other] Diese Regeln sind für genau { $most } Personen, nicht für { $seats }.
        }
   *[other] Diese Regeln sind für { $least } bis { $most } Personen, nicht für { $seats }.
}
rack-size = Auf eine Bank passen 1 bis { $most } Steine, nicht { $size }.
too-few-tiles = Der Satz hat { $tiles ->
        [one] nur einen Stein
       *[other] { $tiles } Steine
    }, aber allein die Bänke brauchen { $needed }.
time-malformed = Eine Uhr braucht mehr als gar keine Zeit.
points-malformed = { $why ->
    [bonus] Schreib eine Prämie wie 7=50: jede Anzahl Steine einmal und nie unter 0.
   *[other] Grenzen in den Regeln müssen mindestens 1 sein.
}

## Turns

not-your-turn = { $turn } ist dran.
no-such-seat = Dort sitzt niemand.
    .exact = Dort sitzt niemand: { $seat }.
seat-has-left = { $seat } hat das Spiel verlassen.
game-over = Das Spiel ist vorbei.
put-away = Das Spiel macht Pause. Setz es zuerst fort.
not-put-away = Das Spiel macht gerade keine Pause.
cannot-put-away = Dieses Spiel kann keine Pause machen.
needs-consent = Dem müssen die anderen zustimmen. Frag sie zuerst.
not-awaited = Das Spiel wartet nicht auf { $seat }.
still-there = { $seat } ist da.
patience = { DAYS($left) ->
    [0] { $seat } kommt vielleicht zurück. Warte noch { TIME($left) }, bevor ihr allein weiterspielt.
    [one] { $seat } kommt vielleicht zurück. Warte noch einen Tag, bevor ihr allein weiterspielt.
   *[other] { $seat } kommt vielleicht zurück. Warte noch { DAYS($left) } Tage, bevor ihr allein weiterspielt.
}
tile-not-held = Das liegt nicht auf der Bank: { $tiles }.
not-a-word = { $why ->
    [slip] { $words_count ->
        [one] { $words } steht nicht in der Liste dieses Spiels, also zählt der Zettel nichts.
       *[other] { $words } stehen nicht in der Liste dieses Spiels, also zählt der Zettel nichts.
    }
   *[other] { $words_count ->
        [one] { $words } steht nicht in der Liste dieses Spiels. Versuch ein anderes Wort.
       *[other] { $words } stehen nicht in der Liste dieses Spiels. Versuch ein anderes Wort.
    }
}
clock-ran-backwards = Die Uhr des Servers ist zurückgesprungen, deshalb zählt dein Zug nicht. Versuch es noch einmal.
    .terminal = Die Uhr dieses Rechners ist zurückgesprungen, deshalb zählt der Zug nicht. Versuch es noch einmal.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
log-broken = Diese Aufzeichnung kann nicht stimmen: Bei Ereignis { $event } geht etwas nicht auf.
    .exact = Die Aufzeichnung kann bei Ereignis { $event } nicht stimmen: { $why }.

## Events of any game

event-left = { $seat } verlässt das Spiel.
event-over-resigned = Es sind zu wenige übrig.
