// {2L}, {3L}, {2W} und {3W} stehen für die Zeichen auf dem Brett.
import type { Texts } from '../type'

export default {
  'crossword.start': {
    title: 'Bevor es losgeht',
    says: [
      'Zwei, drei oder vier Leute spielen mit 100 Steinen. Alle ziehen einen: Der Buchstabe, der dem A am nächsten ist, beginnt; ein Joker schlägt jeden Buchstaben. Diese Steine kommen zurück.',
      'Dann ziehen alle sieben Steine und stellen sie verdeckt auf ihre Bank. Gespielt wird nach links herum.',
    ],
  },
  'crossword.turn': {
    title: 'Du bist am Zug',
    says: [
      'Lege Steine, tausche Steine oder passe. Nach dem Legen ziehst du wieder auf sieben auf, solange der Beutel reicht.',
      'Gespielte Steine bleiben liegen. Du kannst jederzeit aufgeben. Bleibt jemand zu lange weg, dürfen die anderen allein weiterspielen.',
    ],
  },
  'crossword.first-word': {
    title: 'Das erste Wort',
    says: ['Wer beginnt, legt ein Wort aus mindestens zwei Buchstaben, waagerecht oder senkrecht. Einer seiner Steine liegt auf dem Stern in der Mitte.', 'Der Stern zählt das Wort doppelt.'],
    caption: 'HORN: 4 + 1 + 1 + 1 = 7, doppelt 14',
  },
  'crossword.one-line': {
    title: 'Immer in einer Linie',
    says: [
      'Alle Steine eines Zuges liegen in einer Zeile oder einer Spalte, ohne Lücke. Steine, die schon liegen, dürfen die Lücke füllen.',
      'Deine Steine müssen mindestens einen Stein berühren, der schon liegt.',
    ],
    caption: 'THROB: Das T lag schon da, vier neue Steine führen nach unten: 12',
  },
  'crossword.later-words': {
    title: 'Spätere Wörter',
    says: [
      'Jede Zeile und Spalte von Buchstaben, die du bildest oder veränderst, muss ein Wort ergeben. Jedes davon zählt.',
      'Verlängere ein Wort, kreuze eines oder lege deines daneben. Dasselbe Wort darf zweimal auf dem Brett stehen.',
    ],
  },
  'crossword.blank': {
    title: 'Der Joker',
    says: [
      'Ein Joker kann jeder Buchstabe sein. Sage beim Legen, welcher; das bleibt er bis zum Ende des Spiels.',
      'Er zählt 0, aber ein Feld {2W} oder {3W} unter ihm vervielfacht trotzdem das Wort.',
    ],
  },
  'crossword.score': {
    title: 'Punkte zählen',
    says: [
      'Erst die Buchstaben, dann die Wörter: Zähle die Buchstaben zusammen, mit {2L} und {3L}; dann kommt {2W} oder {3W} dazu. Ein Feld zählt nur in dem Zug, in dem es bedeckt wird, und zwar in jedem Wort, das darüber führt.',
      'Zwei Felder {3W} unter einem Wort machen es neunmal so viel wert.',
    ],
    caption: 'CONQUEST über ein N und ein S: 19, dazu 10 mehr für das Q, dann dreimal drei: 261',
  },
  'crossword.seven': {
    title: 'Alle sieben Steine',
    says: ['Wer alle sieben Steine in einem Zug legt, bekommt 50 Punkte extra, nach dem Vervielfachen.'],
    caption: 'TRAINER: zweimal 8, dazu 50: 66',
  },
  'crossword.exchange': {
    title: 'Steine tauschen',
    says: [
      'Statt zu legen, darfst du beliebig viele Steine tauschen. Lege sie verdeckt beiseite, ziehe ebenso viele aus dem Beutel und mische deine erst danach hinein. Das ist dein Zug.',
      'Im Beutel müssen mindestens so viele Steine sein, wie du tauschst.',
    ],
    by: {
      folio: 'Bei Folio darfst du auch keinen Stein tauschen; das heißt passen.',
      'tile-lock': 'Du tauschst mindestens einen Stein.',
      'large-print': 'Du tauschst mindestens einen Stein.',
      magnetic: 'Du tauschst mindestens einen Stein.',
    },
  },
  'crossword.pass': {
    title: 'Passen',
    says: ['Passen darfst du immer, auch wenn du legen könntest. Du bekommst keine Punkte und behältst deine Steine.'],
  },
  'crossword.words': {
    title: 'Welche Wörter gelten',
    says: [
      'Einigt euch vorher auf ein Wörterbuch. Jedes Wort, das darin als Wortart steht, gilt: auch alte, fremde und umgangssprachliche Wörter.',
      'Nicht erlaubt sind Wörter, die immer großgeschrieben werden (im Englischen: Eigennamen), Abkürzungen, einzelne Vor- und Nachsilben und Wörter mit Bindestrich oder Apostroph.',
    ],
  },
  'crossword.doubt': {
    title: 'Wenn du ein Wort anzweifelst',
    says: [
      'Zweifle es an, bevor der nächste Zug beginnt. Steht das Wort nicht im Wörterbuch, gehen die Steine zurück, der Zug bringt nichts und ist vorbei.',
      'Nachgeschlagen wird während des Spiels nur, wenn jemand zweifelt. Auch der letzte Zug kann angezweifelt werden, bevor abgerechnet wird.',
    ],
    by: {
      folio: 'Bei Folio nennst du das Wort. Ist es gültig, setzt du einmal aus.',
      'tile-lock': 'Bei Tile Lock werden alle Wörter des Zuges zusammen geprüft; ein falsches genügt. Sind alle gültig, setzt du einmal aus.',
      'large-print': 'Bei Large Print werden alle Wörter des Zuges zusammen geprüft; ein falsches genügt. Sind alle gültig, setzt du einmal aus.',
      magnetic: 'Bei Magnetic nennst du das Wort. Ist es gültig, passiert nichts.',
    },
  },
  'crossword.only-valid': {
    title: 'Nur gültige Wörter',
    says: [
      'Viele Tische einigen sich darauf, dass nur Wörter aus der Liste gelegt werden können. Ein anderes wird nicht angenommen, und du versuchst es noch einmal. Anzuzweifeln gibt es dann nichts.',
      'Andere machen das Anzweifeln kostenlos oder geben 5 oder 10 Punkte für jedes gültige Wort, das angezweifelt wurde.',
    ],
  },
  'crossword.end': {
    title: 'Das Ende',
    says: [
      'Das Spiel endet, wenn der Beutel leer ist und jemand den letzten Stein gelegt hat, wenn niemand mehr ein Wort legen kann oder wenn alle zweimal hintereinander gepasst haben.',
      'Alle ziehen ab, was auf ihrer Bank übrig ist. Wer alle Steine gelegt hat, bekommt dazu, was die anderen übrig haben.',
    ],
    caption: 'X und A sind übrig: 9 Punkte weniger, und 9 mehr für den, der alles gelegt hat',
  },
  'crossword.winner': {
    title: 'Wer gewinnt',
    says: ['Die höchste Punktzahl gewinnt. Bei Gleichstand gewinnt, wer vor dem Abrechnen der übrigen Steine vorn lag. Immer noch gleich? Dann teilt ihr euch den Sieg.'],
  },
  'crossword.squares': {
    title: 'Wie ein Feld heißt',
    says: [
      'In Clubs haben Zeilen Zahlen und Spalten Buchstaben. 8H ist ein Wort von dort waagerecht, H8 eines senkrecht.',
      'Die Hefte Large Print und Magnetic machen es umgekehrt: Dort haben Zeilen Buchstaben, H8 ist waagerecht und 8H senkrecht. In den Einstellungen kannst du wählen.',
    ],
  },
  'crossword.break': {
    title: 'Eine Pause machen',
    says: ['Du kannst ein Spiel unterbrechen und an einem anderen Tag weiterspielen. Die Steine bleiben so lange verdeckt. Spielen andere mit, müssen alle zustimmen.'],
  },
  'crossword.hidden': {
    title: 'Was verdeckt bleibt',
    says: ['Niemand sieht deine Steine, und niemand weiß, welcher Stein als nächster kommt. Nach dem Spiel kann jeder prüfen, dass fair gezogen wurde.'],
  },
  'crossword.recycling': {
    title: 'Joker eintauschen',
    says: [
      'Hast du den Buchstaben, für den ein Joker auf dem Brett steht, darfst du den Joker nehmen und deinen Stein dafür hinlegen. Tu das, bevor du dein Wort legst.',
      'Verwende den Joker sofort oder behalte ihn.',
    ],
  },
  'crossword.open-dictionary': { title: 'Offenes Wörterbuch', says: ['Jeder darf jederzeit jedes Wort nachschlagen, ohne Nachteil.'] },
  'crossword.theme': {
    title: 'Ein Thema',
    says: [
      'Einigt euch auf ein Thema, etwa Sport oder Essen. Jedes Wort deines Zuges, das dazu passt, bringt 5 Punkte extra.',
      'Gibt es keine Liste zum Thema, meldest du das Wort an und die anderen stimmen ab. Bei Gleichstand gilt es.',
    ],
  },
  'crossword.jacks': {
    title: 'Langes erstes Wort',
    says: [
      'Das erste Wort braucht mindestens fünf Buchstaben. Passe, wenn du keines legen kannst. Haben alle gepasst, genügen vier, dann drei, dann zwei.',
      'Bis das erste Wort liegt, kannst du nur legen oder passen.',
    ],
  },
  'crossword.two-bags': {
    title: 'Zwei Beutel',
    says: [
      'Vokale sind in einem Beutel, Konsonanten im anderen, und in jedem ist ein Joker. Bei jedem Stein, den du ziehst, wählst du den Beutel; du siehst ihn, bevor du den nächsten wählst.',
      'A, E, I, O und U sind Vokale. Y ist ein Konsonant.',
    ],
  },
  'crossword.long-racks': {
    title: 'Acht oder neun Steine',
    says: ['Alle haben acht oder neun Steine statt sieben. Wer sieben oder mehr in einem Zug legt, bekommt die 50 Punkte, einmal.'],
  },
  'crossword.move-timer': {
    title: 'Zeit pro Zug',
    says: ['Legst du nicht rechtzeitig, gilt dein Zug als gepasst, und noch nicht gespielte Steine kommen auf deine Bank zurück. Üblich sind zwei Minuten.'],
  },
  'crossword.clock': {
    title: 'Eine Uhr für das Spiel',
    says: ['Jeder hat eine Uhr, oft mit 25 Minuten. Ist sie abgelaufen, darfst du weiterspielen; jede angefangene Minute kostet 10 Punkte.'],
  },
  'crossword.late-exchange': { title: 'Kein später Tausch', says: ['Sind sechs oder weniger Steine im Beutel, darf niemand mehr tauschen.'] },
} satisfies Partial<Texts['rules']>
