import type { Texts } from '../type'

export default {
  'duplicate.same': {
    title: 'The same for everyone',
    says: ['In every round everyone has the same tiles and the same board, so everyone has the same luck. Any number can play, even one.'],
  },
  'duplicate.slip': {
    title: 'Your slip',
    says: [
      'You have three minutes. Write down your word, where its first letter goes and what it scores, and hand it in. You may change it until time is up; the last one counts.',
      'An arbitrator draws the tiles and looks after the round: one of you, or the computer.',
    ],
  },
  'duplicate.judged': {
    title: 'What you score',
    says: ['When time is up, you score what your own word is worth. A word that is not in the list, or does not fit there, scores nothing. If you added up wrong, your score is corrected.'],
  },
  'duplicate.board': {
    title: 'What goes on the board',
    says: [
      'The best word handed in goes on everyone’s board. In a master game it is the best word there is, found or not.',
      'If words score the same, the one that keeps the blank is chosen, then the one that leaves better tiles.',
    ],
  },
  'duplicate.rack': {
    title: 'The next rack',
    says: [
      'The rack is filled up to seven. In the first fifteen rounds it must hold at least two vowels and two consonants, later one of each. If it does not, all tiles go back and seven new ones are drawn.',
    ],
  },
  'duplicate.end': {
    title: 'The end',
    says: ['The game ends when all tiles are played, when no vowel or no consonant is left, or when nothing fits. The highest total wins.'],
  },
  'junior.board': {
    title: 'The board',
    says: ['Words are printed on the board. Each of you takes seven tiles and lays them face up, for everyone to see.'],
  },
  'junior.turn': {
    title: 'Your turn',
    says: ['Play two tiles, each on a square with the same letter.', 'Begin a word at its first letter and go on in order: a letter is open when every letter before it in its word is covered.'],
    caption: 'J and A are covered. Now C is open in JACKET, and W in WATER.',
  },
  'junior.stuck': {
    title: 'If you cannot play two',
    says: ['If only one tile fits, play that one. If none fits, swap two tiles. If there are none left to swap, pass. If you can play, you must.'],
  },
  'junior.chips': {
    title: 'Chips',
    says: ['Cover the last open letter of a word and you get a chip. Finish two words at once and you get two.'],
    caption: 'The T finishes BOAT and GOAT: two chips.',
  },
  'junior.end': {
    title: 'The end',
    says: ['After playing, draw until you have seven tiles again. When all tiles are on the board, the player with the most chips wins. In a tie you share.'],
  },
  'solitaire.one': { title: 'One rack', says: ['Play by the usual rules on your own, and beat your best score.'] },
  'solitaire.two': { title: 'Two racks', says: ['Play both sides yourself, each with a rack of its own.'] },
  'solitaire.face-up': {
    title: 'All tiles face up',
    says: ['Choose from all 100 tiles for every word, up to seven at a time, with the dictionary open. There is no bag and no drawing.', 'Stop whenever you like. The highest total is the goal.'],
  },
  'unbuild.take': {
    title: 'Taking tiles',
    says: ['You begin with a finished board. On your turn take one to six tiles, all from the same word.'],
    caption: 'F, A and M come off FARM, and HORN stays: 8 points',
  },
  'unbuild.stays': {
    title: 'What stays',
    says: ['The rest must still be words, all connected. A single tile may stay only if it is the last one.'],
  },
  'unbuild.count': {
    title: 'Counting',
    says: ['You score the value of the tiles you take. The game ends when the board is empty or nothing can be taken. The highest total wins.'],
  },
  'bingo.card': {
    title: 'Your card',
    says: ['Write down two words of seven letters. Together they can use each letter only as often as there are tiles of it; blanks do not count.'],
  },
  'bingo.call': {
    title: 'Calling',
    says: [
      'The caller draws tiles and calls them out. Cross off the letter on your card, one for each call. A blank crosses off nothing.',
      'When all fourteen letters are crossed off, call Bingo. If you are right, you win; two players on the same call share the win. A false call does not count, and the game goes on.',
    ],
  },
} satisfies Partial<Texts['rules']>
