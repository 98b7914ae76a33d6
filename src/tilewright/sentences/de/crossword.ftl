### Refusals and events of the standard game.

## Rules that do not go together

opening-too-long = Ein erstes Wort mit { $least } Buchstaben passt nicht auf eine Bank mit { $rack } Steinen.
recycling-face-up = Eintauschen ergibt bei offenen Steinen keinen Sinn: Du kannst ohnehin jeden Stein wählen.
double-bag-one-kind = Zwei Beutel brauchen Vokale und Konsonanten, und der Satz { $tileset } hat nur eins davon.
restricted-face-up = Begrenzter Tausch ergibt bei offenen Steinen keinen Sinn: Es gibt keinen Beutel.
face-up-alone = Mit offenen Steinen spielt man allein, und ihr seid { $seats }.
vote-needs-others = Für eine Abstimmung über das Thema braucht es Mitspieler.
challenge-needs-others = Wer allein spielt, kann nicht angezweifelt werden: Wörter werden gleich geprüft.
position-one-bag = Nur wenn alle Steine aus einem Beutel kommen, kann ein Spiel mit einer Stellung beginnen oder aus einer GCG-Datei gelesen werden.
theme-unknown = Zum Thema „{ $theme }“ gibt es keine Wortliste. Wähle ein anderes Thema.
    .terminal = Zum Thema { $theme } gibt es keine Wortliste; gib eine mit --theme-list DATEI an.

## Turns

last-play-made = Der letzte Zug ist gemacht. Lass ihn gelten oder zweifle ihn an.
nothing-to-resign = Du hast alles gelegt, und deine Punkte zählen. Das Spiel endet, sobald die anderen den Zug gelten lassen.
draw-first = Zieh zuerst deine Steine.
    .terminal = Zieh zuerst deine Steine: Sag, wie viele Vokale, etwa draw 3, oder zieh einzeln mit draw v.
no-draw-owed = Du hast jetzt nichts zu ziehen.
draw-too-many = Du ziehst { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }, aus { $vowels ->
        [one] einem Vokal
       *[other] { $vowels } Vokalen
    } und { $consonants ->
        [one] einem Konsonanten
       *[other] { $consonants } Konsonanten
    }.
draw-impossible = { $span ->
    [exactly] Aus dem Rest in den Beuteln musst du { $most ->
            [one] genau einen Vokal
           *[other] genau { $most } Vokale
        } ziehen, nicht { $vowels }.
   *[other] Aus dem Rest in den Beuteln kannst du { $least } bis { $most } Vokale ziehen, nicht { $vowels }.
}
already-begun = Der Zug hat schon begonnen.
cannot-finish = Nur ein Solitär mit offenen Steinen endet, wenn du es sagst. Du kannst passen oder aufgeben.

## Placing tiles

opening-too-short = Das erste Wort braucht { $least } Buchstaben, und deins hat { $letters }. Finde ein längeres oder passe.
too-many-tiles = Du kannst pro Zug höchstens { $most ->
        [one] einen Stein
       *[other] { $most } Steine
    } legen, und hier sind es { $laid }.
no-recycling = Joker bleiben in diesem Spiel liegen.
no-blank-there = Auf { $square } liegt kein Joker.

## Exchanging and passing

bag-too-low = { $left ->
    [0] Der Beutel ist leer, also gibt es nichts zu tauschen.
    [one] Im Beutel ist nur noch ein Stein, also kannst du nur einen tauschen.
   *[other] Im Beutel sind nur noch { $left } Steine, also kannst du bis zu { $left } tauschen.
}
exchange-nothing = Wähle die Steine zum Tauschen. Willst du alle behalten, dann passe.
    .terminal = Nenn die Steine zum Tauschen, etwa exchange QO. Willst du alle behalten, dann passe.
exchange-restricted = { $left ->
    [0] Mit { $closed_at } oder weniger Steinen im Beutel wird nicht getauscht, und er ist leer.
    [one] Mit { $closed_at } oder weniger Steinen im Beutel wird nicht getauscht, und es ist nur noch einer.
   *[other] Mit { $closed_at } oder weniger Steinen im Beutel wird nicht getauscht, und es sind noch { $left }.
}
exchange-without-bag = Alle Steine liegen offen, also gibt es nichts zu tauschen.
play-or-pass = Das erste Wort braucht { $least } Buchstaben. Bis jemand eins hat, kannst du legen oder passen, aber nicht tauschen.

## Challenges

no-challenges = In diesem Spiel können nur Wörter der Liste gelegt werden, also gibt es nichts anzuzweifeln.
nothing-to-challenge = Es gibt keinen Zug zum Anzweifeln.
challenge-too-late = Diesen Zug kannst du nicht mehr anzweifeln: { $turn } hat den nächsten begonnen.
own-play = Deinen eigenen Zug kannst du nicht anzweifeln.
already-challenged = { $words_count ->
    [one] { $words } wurde schon angezweifelt und entschieden.
   *[other] { $words } wurden schon angezweifelt und entschieden.
}
whole-play-challenged = Nach diesen Regeln wird der ganze Zug angezweifelt, nicht einzelne Wörter.
    .terminal = Nach diesen Regeln wird der ganze Zug angezweifelt: Sag einfach challenge.
name-the-words = Wähle, was du anzweifelst: { $words_or }.
not-a-word-of-the-play = { $word } gehört nicht zu diesem Zug. Er ergab { $words }.
nothing-to-accept = Du hast gerade nichts gelten zu lassen.
already-accepted = Du hast diesen Zug schon gelten lassen.

## The dictionary and the theme

dictionary-closed = Das Wörterbuch bleibt beim Spielen zu, außer beim Anzweifeln.
no-claims = In diesem Spiel wird über kein Thema abgestimmt.
claim-not-of-the-play = { $word } gehört nicht zu deinem Zug. Er ergibt { $words }.
own-claim = Über deine eigenen Wörter stimmen die anderen ab.
nothing-to-vote-on = Es gibt nichts abzustimmen.
already-voted = Du hast schon abgestimmt.
votes-do-not-match = { $votes ->
    [one] Es gibt eine Stimme für { $claims }. Stimm über jedes Wort einmal ab.
   *[other] Es gibt { $votes } Stimmen für { $claims }. Stimm über jedes Wort einmal ab.
}
    .terminal = { $votes ->
        [one] Es gibt eine Stimme für { $claims }: Sag zu jedem Wort einmal yes oder no.
       *[other] Es gibt { $votes } Stimmen für { $claims }: Sag zu jedem Wort einmal yes oder no.
    }

## Time

time-is-up = { $why ->
    [draw] Die Zeit ist um. Deine Steine werden halb und halb gezogen.
   *[other] Die Zeit ist um. Deine Steine sind wieder auf der Bank, und der Zug gilt als gepasst.
}
time-is-left = Auf der Uhr sind noch { TIME($left) }.
no-move-timer = In diesem Spiel gibt es keine Zeit pro Zug.

## Events: before the first turn

event-lot = { $tile ->
    [blank] { $seat } zieht einen Joker.
   *[other] { $seat } zieht { $tile }.
}
event-lots-tied = Wer gleichauf liegt, zieht noch einmal.
event-first-player = { $seat } beginnt.

## Events: turns

event-placed = { $seat } legt { $words } auf { $square } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-blank-recycled = Der Joker für { $tile } wird wiederverwendet.
event-tiles-bonus = { $count } Steine: { $points } Punkte extra.
event-words-bonus = { $house }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } extra.
event-themed = { $words }: { $points } für das Thema.
event-claimed = Für das Thema angemeldet: { $words }.
event-exchanged = { $seat } tauscht { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }.
event-passed = { $seat } passt.
event-late = Die Zeit ist um. Der Zug von { $seat } gilt als gepasst.
event-relaxed = Alle haben gepasst: Das erste Wort braucht nun { $least } Buchstaben.
event-relaxed-fully = Alle haben gepasst: Das erste Wort darf nun beliebig lang sein.

## Events: challenges and votes

event-challenge-won = { $words_count ->
    [one] { $seat } zweifelt an: { $words } steht nicht in der Liste dieses Spiels.
   *[other] { $seat } zweifelt an: { $words } stehen nicht in der Liste dieses Spiels.
}
event-challenge-lost = { $words_count ->
    [one] { $seat } zweifelt an: { $words } gilt.
   *[other] { $seat } zweifelt an: { $words } gelten.
}
event-stands = Der Zug bleibt liegen.
event-withdrawn = Der Zug von { $seat } kommt zurück, und es geht weiter.
event-forfeited = Nach diesen Regeln setzt { $seat } einmal aus.
event-awarded = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-turn-lost = { $seat } setzt diesmal aus.
event-voted-for = { $seat } sagt ja zu { $words }.
event-voted-against = { $seat } sagt nein zu { $words }.
event-theme-accepted = { $words_count ->
    [one] { $words } passt zum Thema: { $points } mehr.
   *[other] { $words } passen zum Thema: { $points } mehr.
}
event-theme-refused = { $words_count ->
    [one] { $words } passt nicht zum Thema.
   *[other] { $words } passen nicht zum Thema.
}

## Events: the end

event-last-play = Der letzte Zug kann noch angezweifelt werden.
event-accepted = { $seat } ist einverstanden.
event-resigned = { $seat } hat aufgegeben.
event-gone = { $seat } hat das Spiel verlassen; es geht weiter.
event-over-out = Der Beutel ist leer, und { $seat } hat den letzten Stein gelegt.
event-over-no-plays = Niemand kann mehr legen.
event-over-passes = Alle haben zweimal hintereinander gepasst.
event-over-scoreless = Zu viele Züge brachten keinen Punkt.
event-over-finished = Du hast aufgehört.
