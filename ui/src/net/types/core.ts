// Written by `make types` from the types of the server. Change those, and not this.

/** A board never changes: laying tiles makes a new one. A lower-case letter is a blank that stands for that letter. */
export interface Board {
  readonly layout: Layout;
  readonly tileset: TileSet;
  readonly cells: string;
}

export interface Clocks {
  readonly used: readonly number[];
  readonly running: number | null;
  readonly since: number;
  readonly turn_used: number;
}

export type Direction = "across" | "down";

/** One tile on one square. A lower-case tile is a blank that stands for that letter. */
export type Laid = readonly [row: number, col: number, tile: string];

/** A rectangle of squares, one of which the first play must cover. */
export interface Layout {
  readonly name: string;
  readonly rows: readonly string[];
}

export type Square = readonly [row: number, col: number];

/** One letter of a set, or the blank. */
export type TileKind = readonly [letter: string, count: number, value: number];

/** The kinds are in the order of the alphabet, which decides who plays first. */
export interface TileSet {
  readonly name: string;
  readonly kinds: readonly TileKind[];
  readonly vowels: string;
}

/** Tiles in no order. A veiled pile shows only its size, so tiles added to it are hidden too. */
export interface Tiles {
  readonly faces: string;
  readonly veiled: boolean;
}
