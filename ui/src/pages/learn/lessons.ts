// The lessons: the worked examples of the books, with their scores, and what else happens in a turn.
import { Position } from '../../board/position'
import { step, type Direction, type Laid } from '../../board/square'
import { STANDARD_LAYOUT, STANDARD_TILES } from '../../board/standard'

/** A word, where it begins, and which way it goes; letters that stand there already are laid over nothing. */
export type Spelled = readonly [word: string, row: number, col: number, direction: Direction]

export type Lesson =
  | {
      readonly kind: 'lay'
      readonly id: string
      readonly board: readonly Spelled[]
      readonly rack: string
      readonly play: Spelled
      readonly score: number
    }
  | { readonly kind: 'challenge'; readonly id: string; readonly board: readonly Spelled[]; readonly played: Spelled }
  | { readonly kind: 'exchange'; readonly id: string; readonly rack: string; readonly drawn: string }
  | {
      readonly kind: 'junior'
      readonly id: string
      /** A part of the printed board: small letters are covered already. */
      readonly board: readonly string[]
      readonly rack: string
      readonly chips: number
    }

const EMPTY = Position.empty(STANDARD_LAYOUT, STANDARD_TILES)
const HORN: Spelled = ['HORN', 8, 6, 'across']
const FARM: Spelled = ['FARM', 6, 8, 'down']
const PASTE: Spelled = ['PASTE', 10, 6, 'across']
const MOB: Spelled = ['MOB', 9, 8, 'across']
const TRAINER: Spelled = ['TRAINER', 8, 2, 'across']

const STANDARD: readonly Lesson[] = [
  layLesson('horn', [], 'HORNBIT', HORN, 14),
  layLesson('farm', [HORN], 'FAMOBUU', FARM, 9),
  layLesson('paste', [HORN, FARM], 'PASEBIT', PASTE, 25),
  layLesson('mob', [HORN, FARM, PASTE], 'OBUUIII', MOB, 16),
  layLesson('bit', [HORN, FARM, PASTE, MOB], 'BITEEEE', ['BIT', 11, 5, 'across'], 16),
  layLesson('train', [], 'AEITRNR', ['TRAIN', 8, 4, 'across'], 12),
  layLesson('trainer', [], 'AEITRNR', TRAINER, 66),
  layLesson('strainers', [TRAINER], 'THROBSS', ['STRAINERS', 8, 1, 'across'], 27),
  layLesson('throb', [TRAINER], 'THROBSS', ['THROB', 8, 2, 'down'], 12),
  layLesson('hob', [TRAINER], 'THROBSS', ['HOB', 7, 5, 'across'], 25),
  layLesson('throbs', [TRAINER], 'THROBSS', ['THROBS', 3, 1, 'down'], 69),
  layLesson(
    'conquest',
    [
      ['N', 1, 3, 'across'],
      ['S', 1, 7, 'across'],
    ],
    'COQUETA',
    ['CONQUEST', 1, 1, 'across'],
    261,
  ),
  { kind: 'challenge', id: 'challenge', board: [HORN], played: ['AT', 9, 6, 'across'] },
  { kind: 'exchange', id: 'exchange', rack: 'VVUUIIW', drawn: 'AERSTLN' },
  layLesson('end', [FARM], 'S', ['FARMS', 6, 8, 'down'], 10),
]

/** The examples of the beginners' game, each on the part of its board that it is about (R-12.2 to R-12.4). */
const JUNIOR: readonly Lesson[] = [
  junior('jacket', ['..J......', '.WATER...', '..C......', '..K..ARM.', '..E......', '..T......'], 'JAKNOLP', 0),
  junior('water', ['..j......', '.WaTER...', '..C......', '..K..ARM.', '..E......', '..T......'], 'WCTKNOL', 0),
  junior('candy', ['..j....C.', '.WaTER.A.', '..C....N.', '..K....D.', '..E..BOY.', '..T......'], 'CBTKNLP', 0),
  junior('chip', ['..j......', '.watER...', '..c......', '..k..ARM.', '..e......', '..T......'], 'TNOLSPI', 1),
  junior('goat', ['...g', '...o', '...a', 'boaT'], 'TNLSPIR', 2),
  junior('buzz', ['buZz', '...E', '...B', '...R', '...A'], 'ZNLSPIO', 1),
]

export const COURSES = { standard: STANDARD, junior: JUNIOR } as const
export type Course = keyof typeof COURSES

function junior(id: string, board: readonly string[], rack: string, chips: number): Lesson {
  return { kind: 'junior', id, board, rack, chips }
}

function layLesson(id: string, board: readonly Spelled[], rack: string, play: Spelled, score: number): Lesson {
  return { kind: 'lay', id, board, rack, play, score }
}

export function positionOf(board: readonly Spelled[]): Position {
  return board.reduce((position, spelled) => position.lay(tilesOf(position, spelled)), EMPTY)
}

/** The tiles that a word still needs there. */
export function tilesOf(position: Position, [word, row, col, direction]: Spelled): Laid[] {
  return [...word].flatMap((letter, place): Laid[] => {
    const square = step({ row, col }, direction, place)
    return position.at(square) ? [] : [[square.row, square.col, letter]]
  })
}
