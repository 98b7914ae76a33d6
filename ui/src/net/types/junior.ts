// Written by `make types` from the types of the server. Change those, and not this.

import type { Laid, Tiles } from "./core";
import type { CrosswordFromSeat } from "./crossword";

export type JuniorAction = JuniorPlace | JuniorExchange | JuniorPass | JuniorResign | JuniorAdjourn | JuniorResume;

/** Put the game away. */
export interface JuniorAdjourn {
  readonly do: "adjourn";
}

export interface JuniorAdjourned {
  readonly is: "adjourned";
  readonly seat: number;
}

/** Chance chooses who begins: there is no advantage to it. */
export interface JuniorAnySeat {
  readonly type: "any-seat";
}

/** A board never changes: covering a letter makes another. `cells` has a tile or a dot a square, row after row. */
export interface JuniorBoard {
  readonly printed: JuniorPrintedBoard;
  readonly cells: string;
}

/** Tiles from the pool, laid face up before the seat. */
export interface JuniorDrew {
  readonly is: "drew";
  readonly seat: number;
  readonly tiles: string;
}

/** What ended a game. */
export type JuniorEndReason = "all-placed" | "stuck" | "resigned";

/** The game is over: what is left of the pool is turned up, and the seed is revealed. */
export interface JuniorEnded {
  readonly is: "ended";
  readonly why: JuniorEndReason;
  readonly pool: string;
  readonly winners: readonly number[];
  readonly seed: string;
}

export type JuniorEvent =
  | JuniorStarted
  | JuniorFirstChosen
  | JuniorDrew
  | JuniorTurned
  | JuniorPlaced
  | JuniorExchanged
  | JuniorPassed
  | JuniorResigned
  | JuniorAdjourned
  | JuniorResumed
  | JuniorTakenBack
  | JuniorEnded;

/** Swap two tiles with the pool, if you cannot play. */
export interface JuniorExchange {
  readonly do: "exchange";
  readonly tiles: string;
}

/** Tiles drawn from the pool first, and then those given mixed into it. */
export interface JuniorExchanged {
  readonly is: "exchanged";
  readonly seat: number;
  readonly given: string;
  readonly drawn: string;
}

/** Who begins: by chance, or as the rules say. */
export interface JuniorFirstChosen {
  readonly is: "firstchosen";
  readonly seat: number;
  readonly by_chance: boolean;
}

export interface JuniorOver {
  readonly why: JuniorEndReason;
  readonly winners: readonly number[];
  readonly seed: string;
}

/** Pass, if you cannot play and the pool is empty. */
export interface JuniorPass {
  readonly do: "pass";
}

export interface JuniorPassed {
  readonly is: "passed";
  readonly seat: number;
}

/** Cover letters with matching tiles, one after the other: two, or one where no two can be played. */
export interface JuniorPlace {
  readonly do: "place";
  readonly laid: readonly Laid[];
}

/** One tile covers its letter; each word that it finished is worth a chip. */
export interface JuniorPlaced {
  readonly is: "placed";
  readonly seat: number;
  readonly laid: Laid;
  readonly words: readonly string[];
}

export interface JuniorPrintedBoard {
  readonly name: string;
  readonly rows: readonly string[];
}

/** Leave the game; `absent` where a player who is gone is taken out of it. */
export interface JuniorResign {
  readonly do: "resign";
  readonly absent?: boolean;
}

/** The seat has left, and its tiles went back to the pool. */
export interface JuniorResigned {
  readonly is: "resigned";
  readonly seat: number;
  readonly absent: boolean;
}

/** Take up a game that was put away. */
export interface JuniorResume {
  readonly do: "resume";
}

export interface JuniorResumed {
  readonly is: "resumed";
  readonly seat: number;
}

export interface JuniorRules {
  readonly board: JuniorPrintedBoard;
  readonly seats: readonly [number, number];
  readonly rack_size: number;
  readonly chips: number;
  readonly first_player: JuniorAnySeat | CrosswordFromSeat;
}

export interface JuniorStarted {
  readonly is: "started";
  readonly rules: JuniorRules;
  readonly players: readonly string[];
  readonly commitment: string;
}

/** The game went back to this point at the request of a seat; the dice go on from where they were. */
export interface JuniorTakenBack {
  readonly is: "takenback";
  readonly seat: number;
  readonly rolled: number;
}

/** It is now this seat's turn. */
export interface JuniorTurned {
  readonly is: "turned";
  readonly seat: number;
}

/** What may be sent to a seat: a function that takes a view cannot be given a state. */
export interface JuniorView {
  readonly rules: JuniorRules;
  readonly players: readonly string[];
  readonly commitment: string;
  readonly board: JuniorBoard;
  readonly pool: Tiles;
  readonly racks: readonly Tiles[];
  readonly scores: readonly number[];
  readonly first: number;
  readonly turn: number;
  readonly number: number;
  readonly last: readonly Laid[];
  readonly last_number: number;
  readonly gone: readonly number[];
  readonly rolled: number;
  readonly asleep: boolean;
  readonly over: JuniorOver | null;
  readonly seat: number | null;
}
