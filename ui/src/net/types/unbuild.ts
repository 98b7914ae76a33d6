// Written by `make types` from the types of the server. Change those, and not this.

import type { Board, Laid, Square } from "./core";

export type UnbuildAction = UnbuildRemove | UnbuildResign;

/** What ended a game. */
export type UnbuildEndReason = "empty" | "no-removals" | "resigned";

export interface UnbuildEnded {
  readonly is: "ended";
  readonly why: UnbuildEndReason;
  readonly winners: readonly number[];
}

export type UnbuildEvent = UnbuildStarted | UnbuildRemoved | UnbuildResigned | UnbuildEnded;

/** Take the tiles of these squares, all of one word. */
export interface UnbuildRemove {
  readonly do: "remove";
  readonly squares: readonly Square[];
}

export interface UnbuildRemoved {
  readonly is: "removed";
  readonly seat: number;
  readonly taken: readonly Laid[];
  readonly word: string;
  readonly points: number;
}

/** Leave the game; `absent` where a player who is gone is taken out of it. */
export interface UnbuildResign {
  readonly do: "resign";
  readonly absent?: boolean;
}

export interface UnbuildResigned {
  readonly is: "resigned";
  readonly seat: number;
  readonly absent: boolean;
}

export interface UnbuildRules {
  readonly board: Board;
  readonly most: number;
  readonly first: number;
  readonly seats: readonly [number, number];
}

export interface UnbuildStarted {
  readonly is: "started";
  readonly rules: UnbuildRules;
  readonly players: readonly string[];
  readonly granted: readonly string[];
  readonly at: number;
}

export interface UnbuildView {
  readonly rules: UnbuildRules;
  readonly players: readonly string[];
  readonly board: Board;
  readonly scores: readonly number[];
  readonly turn: number;
  readonly granted: readonly string[];
  readonly gone: readonly number[];
  readonly last: UnbuildRemoved | null;
  readonly end: UnbuildEnded | null;
  readonly seat: number | null;
}
