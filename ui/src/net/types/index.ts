// Written by `make types` from the types of the server. Change those, and not this.

export type * from "./bingo";
export type * from "./core";
export type * from "./crossword";
export type * from "./duplicate";
export type * from "./faces";
export type * from "./games";
export type * from "./http";
export type * from "./junior";
export type * from "./keys";
export type * from "./socket";
export type * from "./unbuild";
