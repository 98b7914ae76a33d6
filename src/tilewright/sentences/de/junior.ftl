### Refusals and events of the beginner game. Children read these, so they are short.

printed-board-malformed = { $why ->
    [size] Ein Brett hat 3 bis { $most } Reihen und Spalten; dieses hat { $height } Reihen und { $width } Spalten.
    [uneven] Reihe { $row } des Bretts hat { $squares ->
            [one] ein Feld
           *[other] { $squares } Felder
        }, die erste Reihe aber { $expected }.
    [mark] In Reihe { $row }, Spalte { $column } des Bretts steht { $mark }. Zeichne es mit Großbuchstaben und Punkten.
    [empty] Auf diesem Brett steht kein Wort.
    [alone] Das { $mark } in Reihe { $row }, Spalte { $column } des Bretts gehört zu keinem Wort.
   *[other] Dieses Brett ist nicht lesbar.
}
unknown-board = Ein Brett namens { $board } gibt es nicht. Zur Wahl: { $known_or }.
too-few-chips = Auf dem Brett stehen { $words } Wörter, es gibt aber nur { $chips } Chips.
board-not-made = Diese Wörter füllen keine { $squares } Felder. Nimm mehr Wörter oder weniger Felder.
picture-word-malformed = { $word } passt auf kein Brett: Nimm mindestens zwei Großbuchstaben und sonst nichts.
no-tile-chosen = Wähle einen Stein zum Legen.
two-tiles-at-most = Du legst { $most } Steine, nicht { $laid }.
no-letter-there = Auf { $square } ist kein Buchstabe zum Abdecken.
letter-covered = Das { $letter } auf { $square } ist schon belegt.
other-letter = Auf { $square } gehört ein { $letter }, und dein Stein ist ein { $tile }.
tile-not-yours = Den Stein { $tile } hast du nicht.
letters-in-order = Der Reihe nach: Bei { $word } kommt als Nächstes das { $letter } auf { $square }.
two-tiles-if-you-can = Du kannst { $least ->
        [one] einen Stein
       *[other] { $least } Steine
    } legen. Versuch { $tiles } auf { $squares }.
must-play = Du kannst legen. Versuch { $tile } auf { $square }.
swap-so-many = Wähle { $due ->
        [one] einen Stein
       *[other] { $due } Steine
    } zum Tauschen.
swap-before-pass = Es gibt noch Steine: Wähle { $due ->
        [one] einen
       *[other] { $due }
    } zum Tauschen.
pool-empty = Es sind keine Steine mehr da, also setzt du diesmal aus.

## Events

event-chosen-first = { $seat } beginnt.
event-covered = { $seat } legt { $tile } auf { $square }.
event-word-finished = { $word } ist fertig: ein Chip!
event-swapped = { $seat } tauscht { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }.
event-nothing-fits = Bei { $seat } passt nichts; { $seat } setzt aus.
event-over-all-placed = Alle Buchstaben sind abgedeckt.
event-over-stuck = Niemand hat einen Buchstaben, der passt, und es sind keine Steine mehr da.
