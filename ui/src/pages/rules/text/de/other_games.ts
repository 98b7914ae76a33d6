import type { Texts } from '../type'

export default {
  'duplicate.same': {
    title: 'Gleiches für alle',
    says: ['In jeder Runde haben alle dieselben Steine und dasselbe Brett. Das Glück beim Ziehen ist für alle gleich. Beliebig viele können mitspielen, auch nur einer.'],
  },
  'duplicate.slip': {
    title: 'Dein Zettel',
    says: [
      'Du hast drei Minuten. Schreibe dein Wort auf, wo sein erster Buchstabe liegt und was es zählt, und gib den Zettel ab. Bis zum Ende der Zeit kannst du ihn ändern; der letzte gilt.',
      'Ein Spielleiter zieht die Steine und leitet die Runde: jemand von euch oder das Programm.',
    ],
  },
  'duplicate.judged': {
    title: 'Was du bekommst',
    says: [
      'Nach Ablauf der Zeit bekommst du, was dein eigenes Wort wert ist. Ein Wort, das nicht in der Liste steht oder dort nicht passt, bringt nichts. Hast du dich verrechnet, wird das berichtigt.',
    ],
  },
  'duplicate.board': {
    title: 'Was auf das Brett kommt',
    says: [
      'Das beste abgegebene Wort kommt auf alle Bretter. Im Meisterspiel ist es das beste mögliche, ob gefunden oder nicht.',
      'Sind Wörter gleich gut, kommt das, das den Joker aufhebt, dann das, das bessere Steine übrig lässt.',
    ],
  },
  'duplicate.rack': {
    title: 'Die nächsten Steine',
    says: [
      'Es wird auf sieben aufgefüllt. In den ersten fünfzehn Runden müssen mindestens zwei Vokale und zwei Konsonanten dabei sein, später je einer. Sonst kommen alle Steine zurück und sieben neue werden gezogen.',
    ],
  },
  'duplicate.end': {
    title: 'Das Ende',
    says: ['Das Spiel endet, wenn alle Steine gelegt sind, wenn kein Vokal oder kein Konsonant mehr da ist oder wenn nichts mehr passt. Die höchste Summe gewinnt.'],
  },
  'junior.board': {
    title: 'Das Brett',
    says: ['Auf dem Brett stehen Wörter. Jeder nimmt sieben Steine und legt sie offen hin, sodass alle sie sehen.'],
  },
  'junior.turn': {
    title: 'Du bist dran',
    says: [
      'Lege zwei Steine, jeden auf ein Feld mit demselben Buchstaben.',
      'Ein Wort beginnt mit seinem ersten Buchstaben und geht der Reihe nach weiter: Ein Buchstabe ist offen, wenn alle vor ihm in seinem Wort bedeckt sind.',
    ],
    caption: 'J und A sind bedeckt. Jetzt ist in JACKET das C offen und in WATER das W.',
  },
  'junior.stuck': {
    title: 'Wenn du keine zwei legen kannst',
    says: ['Passt nur ein Stein, lege diesen. Passt keiner, tausche zwei Steine. Gibt es keine mehr zum Tauschen, passe. Wer legen kann, muss legen.'],
  },
  'junior.chips': {
    title: 'Chips',
    says: ['Deckst du den letzten offenen Buchstaben eines Wortes zu, bekommst du einen Chip. Für zwei Wörter auf einmal gibt es zwei.'],
    caption: 'Das T vollendet BOAT und GOAT: zwei Chips.',
  },
  'junior.end': {
    title: 'Das Ende',
    says: ['Ziehe nach dem Legen wieder auf sieben Steine auf. Liegen alle Steine, gewinnen die meisten Chips. Bei Gleichstand teilt ihr euch den Sieg.'],
  },
  'solitaire.one': { title: 'Eine Bank', says: ['Spiele allein nach den üblichen Regeln und übertriff dein bestes Ergebnis.'] },
  'solitaire.two': { title: 'Zwei Bänke', says: ['Spiele beide Seiten selbst, jede mit ihrer eigenen Bank.'] },
  'solitaire.face-up': {
    title: 'Alle Steine offen',
    says: [
      'Wähle für jedes Wort aus allen 100 Steinen, bis zu sieben auf einmal, bei offenem Wörterbuch. Es gibt keinen Beutel und kein Ziehen.',
      'Höre auf, wann du willst. Das Ziel ist die höchste Summe.',
    ],
  },
  'unbuild.take': {
    title: 'Steine nehmen',
    says: ['Ihr beginnt mit einem fertigen Brett. Wer dran ist, nimmt einen bis sechs Steine, alle aus demselben Wort.'],
    caption: 'F, A und M werden von FARM genommen, HORN bleibt: 8 Punkte',
  },
  'unbuild.stays': {
    title: 'Was liegen bleibt',
    says: ['Der Rest muss weiterhin aus Wörtern bestehen, die alle verbunden sind. Ein einzelner Stein darf nur bleiben, wenn er der letzte ist.'],
  },
  'unbuild.count': {
    title: 'Zählen',
    says: ['Du bekommst den Wert der Steine, die du nimmst. Das Spiel endet, wenn das Brett leer ist oder nichts mehr genommen werden kann. Die höchste Summe gewinnt.'],
  },
  'bingo.card': {
    title: 'Deine Karte',
    says: ['Schreibe zwei Wörter mit sieben Buchstaben auf. Zusammen dürfen sie keinen Buchstaben öfter enthalten, als es Steine gibt; Joker zählen nicht.'],
  },
  'bingo.call': {
    title: 'Ansagen',
    says: [
      'Wer ansagt, zieht Steine und sagt sie an. Streiche den Buchstaben auf deiner Karte, für jede Ansage einen. Ein Joker streicht nichts.',
      'Sind alle vierzehn gestrichen, rufe Bingo. Stimmt es, hast du gewonnen; zwei beim selben Stein teilen sich den Sieg. Ein falscher Ruf zählt nicht, und das Spiel geht weiter.',
    ],
  },
} satisfies Partial<Texts['rules']>
