// {2L}, {3L}, {2W} and {3W} stand for the marks on the board.
import type { Texts } from '../type'

export default {
  'crossword.start': {
    title: 'Before you begin',
    says: [
      'Two, three or four people play with 100 tiles. Everyone draws one: the player with the letter closest to A goes first, and a blank beats every letter. Put those tiles back.',
      'Then everyone draws seven tiles and hides them on a rack. Turns go round to the left.',
    ],
  },
  'crossword.turn': {
    title: 'Your turn',
    says: [
      'Lay tiles, exchange tiles, or pass. After laying tiles, draw until you have seven again, as long as the bag lasts.',
      'Tiles that were played stay where they are. You can give up at any time. If someone stays away too long, the others may go on without them.',
    ],
  },
  'crossword.first-word': {
    title: 'The first word',
    says: ['The first player lays a word of two letters or more, across or down. One of its tiles covers the star in the middle.', 'The star doubles the word.'],
    caption: 'HORN: 4 + 1 + 1 + 1 = 7, twice is 14',
  },
  'crossword.one-line': {
    title: 'One line at a time',
    says: [
      'All tiles of a turn lie in one row or one column, with no gap between them. Tiles already on the board may fill the gap.',
      'Your tiles must touch at least one tile that is already there.',
    ],
    caption: 'THROB: the T was there, and four new tiles run down from it: 12',
  },
  'crossword.later-words': {
    title: 'Later words',
    says: [
      'Every row and column of letters that you make or change must read as a word. You score every one of them.',
      'Make a word longer, cross one, or lay yours alongside. The same word may stand on the board twice.',
    ],
  },
  'crossword.blank': {
    title: 'The blank',
    says: ['A blank can be any letter. Say which one when you play it; it keeps that letter for the rest of the game.', 'It counts 0, but a {2W} or {3W} square under it still multiplies the word.'],
  },
  'crossword.score': {
    title: 'Counting the score',
    says: [
      'Letters first, then words: add up the letters, with {2L} and {3L}; then multiply by {2W} and {3W}. A square counts only on the turn it is covered, in every word that uses it.',
      'Two {3W} squares under one word make it nine times as much.',
    ],
    caption: 'CONQUEST over an N and an S: 19, and 10 more for the Q, then three times three: 261',
  },
  'crossword.seven': {
    title: 'All seven tiles',
    says: ['Play all seven of your tiles in one turn and you score 50 extra points, added after the multiplying.'],
    caption: 'TRAINER: 8 twice, and 50: 66',
  },
  'crossword.exchange': {
    title: 'Exchanging tiles',
    says: [
      'Instead of playing, you may swap any number of your tiles. Put them aside face down, draw the same number from the bag, and only then mix yours in. That uses your turn.',
      'The bag must hold at least as many tiles as you swap.',
    ],
    by: {
      folio: 'In Folio you may even exchange no tiles, which is a pass.',
      'tile-lock': 'You exchange at least one tile.',
      'large-print': 'You exchange at least one tile.',
      magnetic: 'You exchange at least one tile.',
    },
  },
  'crossword.pass': { title: 'Passing', says: ['You may always pass, even if you could play. You score nothing and keep your tiles.'] },
  'crossword.words': {
    title: 'Which words count',
    says: [
      'Agree on a dictionary before you begin. Every word it lists as a part of speech counts: old, foreign and slang words too.',
      'Not allowed: words that always have a capital letter, abbreviations, prefixes and suffixes on their own, and words that need a hyphen or an apostrophe.',
    ],
  },
  'crossword.doubt': {
    title: 'If you doubt a word',
    says: [
      'Challenge it before the next player begins a turn. If the word is not in the dictionary, the player takes the tiles back, scores nothing and loses the turn.',
      'Nobody looks words up during the game except for a challenge. The last play can be challenged too, before the scores are settled.',
    ],
    by: {
      folio: 'In Folio you name the word. If it is good, you lose your next turn.',
      'tile-lock': 'In Tile Lock all words of the play are checked together, and one bad word is enough. If all are good, you lose your next turn.',
      'large-print': 'In Large Print all words of the play are checked together, and one bad word is enough. If all are good, you lose your next turn.',
      magnetic: 'In Magnetic you name the word. If it is good, nothing happens.',
    },
  },
  'crossword.only-valid': {
    title: 'Only valid words',
    says: [
      'Many tables agree that only words in the list can be played. A word that is not in it is not accepted, and you try another. There is nothing to challenge then.',
      'Others make challenges free, or give the player 5 or 10 points for every good word that was challenged.',
    ],
  },
  'crossword.end': {
    title: 'The end',
    says: [
      'The game ends when the bag is empty and somebody has used the last tile, when nobody can make another word, or when everyone has passed twice in a row.',
      'Everyone subtracts the tiles left on their rack. A player who has used all tiles adds what the others have left.',
    ],
    caption: 'Left with X and A: 9 points off, and 9 more for the player who went out',
  },
  'crossword.winner': {
    title: 'Who wins',
    says: ['The highest score wins. In a tie, the player who was ahead before the leftover tiles were counted wins. Still tied? Then you share the win.'],
  },
  'crossword.squares': {
    title: 'What a square is called',
    says: [
      'Clubs number the rows and letter the columns. 8H is a word across from there, H8 a word down.',
      'The Large Print and Magnetic books do it the other way round: their rows have letters, H8 is across and 8H is down. You can choose in the settings.',
    ],
  },
  'crossword.break': {
    title: 'Taking a break',
    says: ['You can pause a game and go on another day. The racks stay hidden meanwhile. With others at the table, everyone has to agree.'],
  },
  'crossword.hidden': {
    title: 'What stays hidden',
    says: ['Nobody sees your tiles, and nobody knows which tile comes next. When a game is over, anyone can check that the draw was fair.'],
  },
  'crossword.recycling': {
    title: 'Reuse the blanks',
    says: [
      'If you hold the letter that a blank on the board stands for, you may take the blank and leave your tile in its place. Do it before you lay your word.',
      'Use the blank at once, or keep it.',
    ],
  },
  'crossword.open-dictionary': { title: 'Open dictionary', says: ['Anyone may look up any word at any time, at no cost.'] },
  'crossword.theme': {
    title: 'A theme',
    says: [
      'Agree on a theme, such as sport or food. Each word of your play that belongs to it earns 5 extra points.',
      'Where there is no list of theme words, you claim the word and the others vote. In a tie the claim stands.',
    ],
  },
  'crossword.jacks': {
    title: 'Jacks to open',
    says: [
      'The first word needs at least five letters. Pass if you cannot make one. When everyone has passed, four letters will do, then three, then two.',
      'Until the first word is there, you can only play or pass.',
    ],
  },
  'crossword.two-bags': {
    title: 'Two bags',
    says: [
      'Vowels are in one bag and consonants in the other, with a blank in each. Whenever you draw, choose the bag for each tile; you see a tile before you choose the next.',
      'A, E, I, O and U are vowels. Y is a consonant.',
    ],
  },
  'crossword.long-racks': {
    title: 'Eight or nine tiles',
    says: ['Everyone has eight or nine tiles instead of seven. Laying seven or more in one turn earns the 50 points, once.'],
  },
  'crossword.move-timer': {
    title: 'Time per move',
    says: ['If you do not play in time, your turn counts as a pass, and tiles that you have not played go back to your rack. Two minutes are usual.'],
  },
  'crossword.clock': {
    title: 'A clock for the game',
    says: ['Each player has a clock, often 25 minutes. You may play on when it runs out, but each minute you start costs 10 points.'],
  },
  'crossword.late-exchange': { title: 'No late exchanges', says: ['With six tiles or fewer in the bag, nobody may exchange.'] },
} satisfies Partial<Texts['rules']>
