### Refusals and events of the duplicate game.

## Setting up

no-players = Ein Duplicate-Spiel braucht mindestens eine Person.
already-there = { $seat } spielt schon mit.
no-finder = Das Programm sucht in jeder Runde das beste Wort, und diese Wortliste kann nur prüfen.
round-endless = Eine Runde ohne Zeit muss schließen dürfen, wenn alle fertig sind.
minimums-malformed = { $why ->
    [order] Die Mindestzahlen an Vokalen und Konsonanten stehen in aufsteigender Reihenfolge der Bänke.
    [size] Die Mindestzahlen an Vokalen und Konsonanten passen nicht zu einer Bank mit { $size } Steinen.
   *[other] Diese Mindestzahlen an Vokalen und Konsonanten ergeben keinen Sinn.
}
racks-do-not-fit = { $why ->
    [tiles] Die vorbereitete Bank { $rack } geht nicht: { $tiles } ist nicht mehr im Satz.
    [size] Die vorbereitete Bank { $rack } hat { $drawn ->
            [one] einen Stein
           *[other] { $drawn } Steine
        } und sollte { $due } haben.
    [balance] Die vorbereitete Bank { $rack } hat zu wenige Vokale oder Konsonanten.
    [no-play] Die vorbereitete Bank { $rack } geht nicht: Damit lässt sich nichts legen.
    [misplaced] { $word } kann nach der vorbereiteten Bank { $rack } nicht liegen, wo die Liste es vorsieht.
    [not-held] Auf der vorbereiteten Bank { $rack } fehlen Steine für { $word }.
   *[other] Die vorbereitete Bank { $rack } geht nicht.
}

## Slips

round-not-open = Gerade läuft keine Runde, also kannst du keinen Zettel abgeben.
round-time-is-up = Die Zeit ist um: In dieser Runde werden keine Zettel mehr angenommen.
round-time-is-left = Es sind noch { TIME($left) }.
no-round-timer = Gerade läuft keine Zeit.
slip-malformed = { $why ->
    [word] Ein Wort auf einem Zettel hat 1 bis { $most } Buchstaben.
    [score] Auf einem Zettel stehen 0 bis { $most } Punkte.
   *[other] Auf einen Zettel gehören ein Wort, ein Feld und die Punkte.
}
score-not-stated = In diesem Spiel stehen die Punkte auf dem Zettel. Schreib dazu, wie viele du zählst.
already-done = Du hast schon gesagt, dass du fertig bist.
no-slip = Es wurde kein Zettel abgegeben.
word-runs-on = { $word } ist dort nicht das ganze Wort. Die Steine ergeben { $words }.
overstated = Auf dem Zettel steht { $stated }, er zählt aber { $worth }.

## The arbitrator

program-arbitrates = Dieses Spiel leitet das Programm.
arbitrator-only = Das kann nur die Spielleitung.
arbitrator-stays = Die Spielleitung bleibt bis zum Schluss. Du kannst das Spiel beenden.
arbitrator-does-not-play = Die Spielleitung gibt keinen Zettel ab.
arbitrator-not-now = { $next ->
    [draw] Das geht jetzt nicht. Zieh zuerst die Steine.
    [open] Das geht jetzt nicht. Eröffne zuerst die Runde.
    [close] Das geht jetzt nicht. Schließe zuerst die Runde.
    [judge] Das geht jetzt nicht. Werte zuerst die Zettel.
    [wait] Das geht in der Pause nicht. Gleich kommt die nächste Runde.
   *[nothing] Das geht nicht mehr: Das Spiel ist vorbei.
}
no-penalties = { $why ->
    [warnings] In diesem Spiel gibt es keine Verwarnungen.
    [points] Abgezogen werden 1 bis { $most } Punkte.
   *[other] In diesem Spiel gibt es keine Strafpunkte.
}
draw-miscounted = { $due ->
        [one] Ein Stein füllt
       *[other] { $due } Steine füllen
    } die Bank, und du hast { $drawn } genannt.
draw-not-in-bag = { $tiles } { $count ->
        [one] kann nicht gezogen worden sein: Der Stein ist
       *[other] können nicht gezogen worden sein: Die Steine sind
    } nicht im Beutel.

## Events

event-round = Runde { $number }, Bank { $tiles }.
event-no-slip = Kein Zettel.
event-score-corrected = Auf dem Zettel stand { $stated }; er zählt { $worth }.
event-solo = { $points } davon für das Solo.
event-word-placed = Auf dem Brett: { $square } { $word } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $origin ->
        [best] das beste Wort
        [prepared] wie in der Liste
       *[other] das beste abgegebene Wort
    }.
event-best-missed = Das beste Wort: { $square } { $word } für { $points }.
event-joined = { $name } kommt dazu.
event-rack-put-back = Auf der Bank fehlten Vokale oder Konsonanten; sie wurde neu gezogen.
event-word-accepted = { $word } gilt in diesem Spiel.
event-word-refused = { $word } gilt in diesem Spiel nicht.
event-warned = { $seat } wird verwarnt.
event-penalised = { $seat } wird bestraft: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Abzug.
event-over-all-played = Alle Steine sind gelegt.
event-over-one-kind = Nur Vokale oder nur Konsonanten sind übrig.
event-over-nothing-fits = Nichts lässt sich mehr legen.
event-over-racks-done = Alle Bänke der Liste sind gespielt.
event-over-stopped = Die Spielleitung hat das Spiel beendet.
event-over-deserted = Alle sind gegangen.
