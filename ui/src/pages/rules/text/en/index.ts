import type { Texts } from '../type'
import crossword from './crossword'
import otherGames from './other_games'

export default {
  games: {
    crossword: {
      name: 'Crossword game',
      says: 'The classic game, by the rulebook of your choice. In short, with the books’ own examples.',
      minute: 'Take seven tiles. Make words that cross. Count the letters. Fill up your rack. When the bag is empty and somebody has no tiles left, the highest score wins.',
    },
    duplicate: {
      name: 'Duplicate',
      says: 'Everyone plays the same tiles on the same board, for two players or two thousand.',
      minute: 'Everyone has the same rack. Find your best word and hand it in. The best one goes on everyone’s board, and you keep what yours is worth.',
    },
    junior: {
      name: 'Junior',
      says: 'The game for children who are learning their letters.',
      minute: 'Words are printed on the board. Cover their letters with your tiles, in order. Cover the last letter of a word and take a chip.',
    },
    solitaire: {
      name: 'Solitaire',
      says: 'Three ways to play on your own.',
      minute: 'Play by the usual rules, all by yourself, and beat your best score.',
    },
    unbuild: {
      name: 'Unbuild',
      says: 'Take a finished board apart again.',
      minute: 'Take tiles from one word at a time. The rest must still be connected words. You score the tiles you take.',
    },
    bingo: {
      name: 'Bingo',
      says: 'The card game, with two words of your own.',
      minute: 'Write two words of seven letters. Tiles are called out: cross off the letters you have. All crossed off? Call Bingo.',
    },
  },
  rules: { ...crossword, ...otherGames },
  asked: [
    ['May I use the same word twice?', 'crossword.later-words'],
    ['What is a blank worth?', 'crossword.blank'],
    ['May I pass?', 'crossword.pass'],
    ['How do I exchange tiles?', 'crossword.exchange'],
    ['When does the game end?', 'crossword.end'],
    ['Who wins a tie?', 'crossword.winner'],
  ],
  differences: [
    {
      asks: 'You challenge',
      answers: { folio: 'the words you name', 'tile-lock': 'the whole play', 'large-print': 'the whole play', magnetic: 'the words you name' },
    },
    {
      asks: 'The word was good',
      answers: { folio: 'you lose a turn', 'tile-lock': 'you lose a turn', 'large-print': 'you lose a turn', magnetic: 'nothing happens' },
    },
    {
      asks: 'Exchanging no tile',
      answers: { folio: 'is a pass', 'tile-lock': 'not possible', 'large-print': 'not possible', magnetic: 'not possible' },
    },
    {
      asks: 'Board colours',
      answers: { folio: 'classic', 'tile-lock': 'classic', 'large-print': 'modern', magnetic: 'modern' },
    },
    { asks: 'A word across from the centre', answers: { folio: '8H', 'tile-lock': '8H', 'large-print': 'H8', magnetic: 'H8' } },
  ],
} satisfies Texts
