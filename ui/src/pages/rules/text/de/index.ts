import type { Texts } from '../type'
import crossword from './crossword'
import otherGames from './other_games'

export default {
  games: {
    crossword: {
      name: 'Kreuzwortspiel',
      says: 'Das Kreuzwortspiel, nach dem Regelheft deiner Wahl. Kurz, mit den Beispielen der Hefte.',
      minute: 'Nimm sieben Steine. Lege Wörter, die sich kreuzen. Zähle die Buchstaben. Fülle deine Bank auf. Ist der Beutel leer und hat jemand keine Steine mehr, gewinnt die höchste Punktzahl.',
    },
    duplicate: {
      name: 'Duplicate',
      says: 'Alle spielen mit denselben Steinen auf demselben Brett, zu zweit oder zu zweitausend.',
      minute: 'Alle haben dieselben Steine. Suche dein bestes Wort und gib es ab. Das beste kommt auf alle Bretter, und du bekommst, was deines wert ist.',
    },
    junior: {
      name: 'Junior',
      says: 'Das Spiel für Kinder, die Buchstaben lernen.',
      minute: 'Auf dem Brett stehen Wörter. Decke ihre Buchstaben der Reihe nach mit deinen Steinen zu. Wer den letzten Buchstaben eines Wortes zudeckt, bekommt einen Chip.',
    },
    solitaire: {
      name: 'Solitär',
      says: 'Drei Arten, allein zu spielen.',
      minute: 'Spiele nach den üblichen Regeln ganz allein und übertriff dein bestes Ergebnis.',
    },
    unbuild: {
      name: 'Abbau',
      says: 'Ein fertiges Brett wird wieder abgebaut.',
      minute: 'Nimm Steine aus jeweils einem Wort. Der Rest muss aus verbundenen Wörtern bestehen. Du bekommst die Punkte der Steine, die du nimmst.',
    },
    bingo: {
      name: 'Bingo',
      says: 'Das Kartenspiel mit zwei eigenen Wörtern.',
      minute: 'Schreibe zwei Wörter mit sieben Buchstaben auf. Steine werden angesagt: Streiche die Buchstaben, die du hast. Alle gestrichen? Rufe Bingo.',
    },
  },
  rules: { ...crossword, ...otherGames },
  asked: [
    ['Darf ich dasselbe Wort zweimal legen?', 'crossword.later-words'],
    ['Was zählt ein Joker?', 'crossword.blank'],
    ['Darf ich passen?', 'crossword.pass'],
    ['Wie tausche ich Steine?', 'crossword.exchange'],
    ['Wann ist das Spiel zu Ende?', 'crossword.end'],
    ['Wer gewinnt bei Gleichstand?', 'crossword.winner'],
  ],
  differences: [
    {
      asks: 'Du zweifelst an',
      answers: { folio: 'Wörter, die du nennst', 'tile-lock': 'den ganzen Zug', 'large-print': 'den ganzen Zug', magnetic: 'Wörter, die du nennst' },
    },
    {
      asks: 'Das Wort war gültig',
      answers: { folio: 'du setzt aus', 'tile-lock': 'du setzt aus', 'large-print': 'du setzt aus', magnetic: 'nichts passiert' },
    },
    {
      asks: 'Keinen Stein tauschen',
      answers: { folio: 'heißt passen', 'tile-lock': 'geht nicht', 'large-print': 'geht nicht', magnetic: 'geht nicht' },
    },
    {
      asks: 'Farben des Bretts',
      answers: { folio: 'klassisch', 'tile-lock': 'klassisch', 'large-print': 'modern', magnetic: 'modern' },
    },
    { asks: 'Ein Wort waagerecht ab der Mitte', answers: { folio: '8H', 'tile-lock': '8H', 'large-print': 'H8', magnetic: 'H8' } },
  ],
} satisfies Texts
