### What the server says no to where no rule of a game is concerned. Each message is named after the key of the problem.

## Who you are

not-known = Du bist nicht angemeldet. Wähl einen Namen, um als Gast zu spielen, oder melde dich an.
wrong-password = Ein Konto mit diesem Namen und Passwort gibt es nicht.
wrong-key = Dieser Schlüssel funktioniert nicht. Vielleicht wurde er widerrufen.
not-your-seat = Das ist nicht dein Platz.
not-to-be-watched = Bei diesem Spiel ist Zuschauen nicht erlaubt.
host-only = Das kann nur, wer das Spiel angelegt hat.
not-your-password = Das ist nicht dein Passwort.
password-needed = Gib dein Passwort ein, damit klar ist, dass du es bist.
in-person = Das geht nicht mit dem Token eines Bots. Nimm einen Browser.
owner-only = Das kann nur, wer den Klub leitet.
other-origin = Diese Anfrage kam von der Seite einer anderen Website.
book-closed = Du spielst gerade ein Spiel, in dem niemand nachschlagen darf. Schau nach, wenn es vorbei ist.
name-taken = Diesen Namen gibt es schon. Wähl einen anderen.
has-account = Du hast schon ein Konto.
no-account = Du hast noch kein Konto.
bad-name = Ein Name hat 1 bis { $most } Buchstaben.
name-of-a-bot = Dieser Name ist für Bots. Wähl einen anderen.
bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
too-many-keys = Du hast schon { $most } Schlüssel. Widerruf zuerst einen.
no-such-key = Diesen Schlüssel gibt es nicht.

## Games, tables and clubs

no-such-game = Dieses Spiel gibt es nicht.
no-such-table = Zu diesem Code gibt es kein Spiel. Vielleicht wurde es abgesagt.
no-such-club = Zu diesem Code gibt es keinen Klub. Prüf den Code.
no-such-member = So heißt niemand im Klub.
table-begun = Das Spiel hat schon begonnen.
table-full = Alle Plätze sind besetzt.
seat-taken = Dort sitzt schon jemand.
club-full = Der Klub hat schon { $most } Mitglieder.
own-club = Du leitest diesen Klub. Schließ ihn, wenn du ihn nicht mehr brauchst.
game-runs = Das bekommst du, wenn das Spiel vorbei ist.
no-late-seat = In dieses Spiel kann niemand später einsteigen.
not-casual = In diesem Spiel wird nichts zurückgenommen.
nothing-proposed = Dieser Vorschlag steht nicht mehr.
too-many-to-agree = Nur bis zu { $most } Personen können sich auf etwas einigen.
nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
too-many-tables = Du hast schon { $most } offene Spiele. Sag zuerst eins ab.
too-many-games = Du hast schon { $most } Spiele, die nicht zu Ende sind. Beende oder verlass zuerst eins.
too-many-clubs = Du leitest schon { $most } Klubs.
stale = Das Spiel ist schon weiter. Schau aufs Brett und versuch es noch einmal.
nobody-plays = Jemand muss spielen: Lass einen Platz für Menschen frei.
no-editions = Ausgaben und Hausregeln gibt es nur beim klassischen Spiel.
rules-malformed = Diese Regeln passen nicht zu diesem Spiel.
    .exact = Diese Regeln passen nicht zu diesem Spiel: { $why }.
unknown-bot = Einen Bot namens { $bot } gibt es für dieses Spiel nicht. Zur Wahl: { $known_or }.
no-move-text = Nur Züge des klassischen Spiels lassen sich als Text schreiben. Schick stattdessen eine Aktion.

## Files

no-such-format = Ein Spiel gibt es als log, gcg, cgp oder csv.
no-gcg = Nur das klassische Spiel für bis zu vier lässt sich als GCG oder CGP schreiben.
no-hindsight = Nur im klassischen Spiel lässt sich nach besseren Zügen suchen.
no-sheet = Nur das Duplicate-Spiel hat eine Ergebnistabelle.
no-slips = Nur im Duplicate-Spiel gibt es Zettel.

## Words

lexicon-other-tiles = Die Wortliste { $lexicon } passt nicht zu diesen Steinen ({ $tiles }). Wähle eine, die zu ihnen passt; der Betreiber des Servers kann sie hinzufügen.
unknown-lexicon = Eine Wortliste namens { $lexicon } gibt es nicht. Zur Wahl: { $known_or }.
no-such-theme = Ein Thema namens { $theme } gibt es nicht.
no-levels = Welche Wörter dieser Liste geläufig sind, ist nicht bekannt. Nimm eine der mitgelieferten Listen.
too-many-blanks = Du kannst bis zu { $most } Joker nehmen.
bad-letters = Nimm Buchstaben, und ? für einen Joker.
    .exact = Das ist nicht lesbar: { $why }.
bad-pattern = Dieses Muster ist nicht lesbar. Versuch etwas wie Q[^U]*.
    .exact = Das ist nicht lesbar: { $why }.

## Requests

not-found = Hier ist nichts.
not-allowed = Das geht hier nicht.
other-name = Dieser Server hört nicht auf diesen Namen. Wer ihn betreibt, kann den Namen mit --origin erlauben.
too-large = Das ist zu groß.
malformed = Der Server konnte diese Anfrage nicht lesen.
    .exact = Diese Anfrage ist nicht lesbar: { $why }.
too-many-streams = Du bist schon { $most }-mal verbunden.
too-many-streams-here = Von dieser Adresse sind schon { $most } Bots verbunden.
slow-down = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
fault = Auf dem Server ist etwas schiefgegangen. Es lag nicht an dir, und nichts ist verloren.
busy = An diesem Tisch ist gerade viel los. Versuch es gleich noch einmal.
crowded = Gerade melden sich viele an. Versuch es in einer Sekunde noch einmal.
not-kept = Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuch es noch einmal.
no-database = Die Spiele lassen sich gerade nicht laden. Nichts ist verloren; versuch es bald noch einmal.
not-ready = Der Server ist noch nicht bereit.
    .exact = Der Server ist noch nicht bereit: { $why }.
stopping = Der Server startet neu. Er ist bald wieder da.
