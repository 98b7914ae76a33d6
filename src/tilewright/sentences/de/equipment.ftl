### Refusals about boards, tiles and where they go, whatever the game.
### Each message is named after the key of the refusal, and its variables are the facts. `.exact` says more, to programs
### and at a terminal; `.terminal` speaks of the commands that one types there.

## Boards and sets

layout-malformed = { $why ->
    [size] Ein Brett hat 3 bis { $most } Reihen und Spalten; dieses hat { $height } Reihen und { $width } Spalten.
    [uneven] Reihe { $row } des Bretts hat { $squares ->
            [one] ein Feld
           *[other] { $squares } Felder
        }, die erste Reihe aber { $expected }.
    [mark] In Reihe { $row }, Spalte { $column } des Bretts steht { $mark }. Felder sind . d t q D T Q * +
    [centres] Ein Brett hat ein Mittelfeld, gezeichnet als * oder +. Dieses hat { $centres }.
   *[other] Dieses Brett ist nicht lesbar.
}
tileset-malformed = { $why ->
    [entry] In Zeile { $line } des Steinsatzes steht { $entry }. Neun A zu je einem Punkt schreibt man A9x1.
    [number-of-letters] Ein Steinsatz hat 1 bis { $most } Buchstaben; dieser hat { $letters }.
    [twice] { $entry } steht zweimal im Steinsatz.
    [number] { $entry } geht so nicht: Von jeder Art gibt es 0 bis { $most } Steine zu je 0 bis { $points } Punkten.
    [blank-value] Ein Joker ist immer 0 Punkte wert.
    [number-of-tiles] Ein Steinsatz hat bis zu { $most } Steine; dieser hat { $tiles }.
    [number-of-blanks] Ein Steinsatz hat bis zu { $most } Joker; dieser hat { $blanks }.
    [several] { $entry } ist kein bekannter Stein. Steine mit mehreren Buchstaben sind { $known }.
    [case] { $entry } gibt es nicht groß und klein. Joker schreibt man klein, also braucht jeder Buchstabe beides.
   *[other] Dieser Steinsatz ist nicht lesbar.
}
unknown-layout = Ein Brett namens { $name } gibt es nicht. Es gibt { $known_or }.
unknown-tile-set = Einen Steinsatz namens { $name } gibt es nicht. Es gibt { $known_or }.
out-of-bounds = { $why ->
    [time] Wähle eine Zeit zwischen { SECONDS($least) } s und { DAYS($most) } Tagen.
    [text] Höchstens { $most } Zeichen, bitte.
    [list] Wähle höchstens { $most }.
   *[other] Wähle eine Zahl von { $least } bis { $most }.
}
    .exact = { $why ->
        [time] { $field } muss { $least } bis { $most } Millisekunden sein, nicht { $sent }.
        [text] { $field } darf bis zu { $most } Zeichen haben; hier sind es { $sent }.
        [list] { $field } darf bis zu { $most } Einträge haben; hier sind es { $sent }.
       *[other] { $field } muss { $least } bis { $most } sein, nicht { $sent }.
    }
coordinate-malformed = { $convention ->
    [tournament] { $text } ist hier kein Feld. 8H beginnt ein Wort waagerecht in Reihe 8, H8 eines senkrecht.
    [rulebook] { $text } ist hier kein Feld. H8 beginnt ein Wort waagerecht in Reihe H, 8H eines senkrecht.
   *[other] { $text } ist kein Feld dieses Bretts.
}

## Placing tiles

no-tiles = Ein Zug braucht mindestens einen Stein von der Bank.
off-board = Hier endet die Reihe: Dieses Feld gibt es nicht.
square-taken = { $square } ist besetzt: Dort liegt schon { $tile }.
square-twice = Zwei Steine können nicht auf einem Feld liegen.
not-in-line = Deine Steine liegen an zwei Stellen. Bleib in einer Reihe oder Spalte.
gap = In deinem Zug ist eine Lücke. Die Steine müssen ohne leeres Feld aneinander anschließen.
not-touching = Dieser Zug berührt nichts. Er muss an einen Stein auf dem Brett anschließen.
off-centre = Das erste Wort muss das Mittelfeld { $square } bedecken.
one-tile-first = Das erste Wort braucht mindestens zwei Steine.
unknown-tile = In diesem Satz gibt es keinen Stein { $tile }.
