// {2L}, {3L}, {2W} and {3W} stand for the marks on the board.
import type { Texts } from './type'

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
  rules: {
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
      title: 'Recycle the blanks',
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
  },
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
