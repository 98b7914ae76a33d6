### Refusals and events of Unbuild.

board-malformed = Von diesem Brett sind { $found } Felder aufgeschrieben, es hat aber { $squares }.
board-empty = Auf diesem Brett gibt es nichts abzubauen. Wähle ein Spiel, das zu Ende ist.
    .terminal = Auf diesem Brett gibt es nichts abzubauen. Spiel zuerst ein Spiel oder nenn die Datei von einem.
board-in-parts = Die Steine auf diesem Brett hängen nicht alle zusammen, also ist es nicht das Ende eines Spiels.
removal-size = { $most ->
    [one] Du nimmst pro Zug einen Stein, nicht { $asked }.
   *[other] Du nimmst pro Zug 1 bis { $most } Steine, nicht { $asked }.
}
square-chosen-twice = Einen Stein kannst du nur einmal nehmen.
no-tile-there = Auf { $square } liegt kein Stein.
not-one-word = { $squares } gehören nicht alle zu einem Wort. Nimm Steine aus einem einzigen Wort.
removal-leaves = { $words_count ->
    [one] Dann bliebe { $words } übrig, und das steht nicht in der Liste dieses Spiels.
   *[other] Dann blieben { $words } übrig, und die stehen nicht in der Liste dieses Spiels.
}
removal-parts = Dann blieben Steine übrig, die nicht zusammenhängen.

## Events

event-removed = { $seat } nimmt { $square } { $word }: { $tiles } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-over-empty = Das Brett ist leer.
event-over-no-removals = Es lässt sich nichts mehr nehmen.
