// The values that all games share, as the server writes them: a struct is an object, a tuple an array.

/** Tiles in no order, sorted; a veiled pile shows only how many there are. */
export type Tiles = { faces: string; veiled: boolean }

/** Row, column, tile. Both count from 1; a lower-case tile is a blank that stands for that letter. */
export type Laid = [number, number, string]

export type Square = [number, number]

export type Layout = { name: string; rows: string[] }

/** Each kind is a letter, how many there are, and what each is worth. */
export type TileSet = { name: string; kinds: [string, number, number][]; vowels: string }

/** A cell is a tile or a dot, row after row. */
export type Board = { layout: Layout; tileset: TileSet; cells: string }

/** Milliseconds, by the server's clock. */
export type Clocks = { used: number[]; running: number | null; since: number; turn_used: number }

export type Kind = 'crossword' | 'duplicate' | 'unbuild' | 'bingo' | 'junior'
