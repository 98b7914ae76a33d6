// Written by `make types` from the types of the server. Change those, and not this.

import type { TileSet } from "./core";

/** Say that all fourteen letters are struck. */
export interface Bingo {
  readonly do: "bingo";
}

export type BingoAction =
  | BingoWrite
  | BingoDeal
  | BingoStrike
  | BingoReady
  | BingoCall
  | Bingo
  | BingoClose
  | BingoResign;

/**
 * One of the players calls, or somebody neutral who has no card.
 *
 * The program draws at the caller's word, or the caller takes tiles out of a bag on the table and names them.
 */
export interface BingoByPerson {
  readonly type: "by-person";
  readonly seat: number;
  readonly plays: boolean;
  readonly names_tiles: boolean;
}

/** The program draws: a tile as soon as everybody is done with the one before. */
export interface BingoByProgram {
  readonly type: "by-program";
}

/** The caller draws the next tile; or names it, where tiles are drawn at the table. */
export interface BingoCall {
  readonly do: "call";
  readonly tile?: string;
}

/** A tile was drawn and called. Everybody hears it. */
export interface BingoCalled {
  readonly is: "called";
  readonly tile: string;
}

/** Places count from 0 to 13, through both words. A hidden card shows nothing, not even what is struck. */
export interface BingoCard {
  readonly words: readonly string[];
  readonly struck: readonly number[];
}

/** Bingo, and it is true: the card was checked against what was called. */
export interface BingoClaimed {
  readonly is: "claimed";
  readonly seat: number;
}

/** The caller says that nobody else has Bingo on this tile, or that no tile is left: the game is over. */
export interface BingoClose {
  readonly do: "close";
}

/** Be dealt a card by chance. */
export interface BingoDeal {
  readonly do: "deal";
}

/** A card by chance. The dice pick pairs among the words of seven letters in their order until one pair fits. */
export interface BingoDealt {
  readonly is: "dealt";
  readonly seat: number;
  readonly words: readonly string[];
  readonly picks: readonly (readonly [number, number])[];
  readonly among: number;
}

/** What ended a game. */
export type BingoEndReason = "bingo" | "all-drawn" | "resigned";

/** The game is over: cards are shown, and the seed is revealed. */
export interface BingoEnded {
  readonly is: "ended";
  readonly why: BingoEndReason;
  readonly cards: readonly (BingoCard | null)[];
  readonly winners: readonly number[];
  readonly seed: string;
}

export type BingoEvent =
  | BingoStarted
  | BingoWrote
  | BingoDealt
  | BingoCalled
  | BingoStruck
  | BingoReadied
  | BingoClaimed
  | BingoResigned
  | BingoEnded;

export interface BingoReadied {
  readonly is: "readied";
  readonly seat: number;
}

/** Be done with the tile that was called. */
export interface BingoReady {
  readonly do: "ready";
}

/** Leave the game; `absent` where a player who is gone is taken out of it. */
export interface BingoResign {
  readonly do: "resign";
  readonly absent?: boolean;
}

export interface BingoResigned {
  readonly is: "resigned";
  readonly seat: number;
  readonly absent: boolean;
}

export interface BingoRules {
  readonly tileset: TileSet;
  readonly calling: BingoByProgram | BingoByPerson;
  readonly striking: BingoStriking;
  readonly seats: readonly [number, number];
}

export interface BingoStarted {
  readonly is: "started";
  readonly rules: BingoRules;
  readonly players: readonly string[];
  readonly commitment: string;
  readonly at: number;
}

/** Cross off the letter at a place of your own card, 0 to 13. */
export interface BingoStrike {
  readonly do: "strike";
  readonly place: number;
}

export type BingoStriking = "by-hand" | "by-itself";

/** A letter was struck; the others see a pencil move, and not where. */
export interface BingoStruck {
  readonly is: "struck";
  readonly seat: number;
  readonly place: number | null;
}

/** What may be sent to a seat: a function that takes a view cannot be given a state. */
export interface BingoView {
  readonly rules: BingoRules;
  readonly players: readonly string[];
  readonly commitment: string;
  readonly cards: readonly (BingoCard | null)[];
  readonly called: string;
  readonly ready: readonly number[];
  readonly claimed: readonly number[];
  readonly gone: readonly number[];
  readonly rolled: number;
  readonly end: BingoEnded | null;
  readonly seat: number | null;
}

/** Hand in a card with these words. */
export interface BingoWrite {
  readonly do: "write";
  readonly words: readonly string[];
}

export interface BingoWrote {
  readonly is: "wrote";
  readonly seat: number;
  readonly words: readonly string[];
}
