// Written by `make types` from the types of the server. Change those, and not this.

import type { AnyAction, AnyEvent, AnyView, GameName } from "./games";

/** What is known about a table, besides the game itself. */
export interface About {
  readonly kind: GameName;
  readonly lexicon: string;
  readonly bots: Readonly<Record<number, string>>;
  readonly watching: Watching;
  readonly casual: boolean;
  readonly patience: number;
}

export type AnyClientMessage = Watch | Unwatch | Do | Offer | Decline | Dismiss | Wait | Browse | Ping;

export type AnyServerMessage =
  | ViewMessage
  | EventsMessage
  | Granted
  | RefusedMessage
  | Offered
  | OfferSettled
  | Present
  | Time
  | Hall
  | TableChanged
  | LobbyChanged;

/** Start or stop being told when the list of public tables changes. */
export interface Browse {
  readonly t: "browse";
  readonly on?: boolean;
}

/** Decline a proposal, or withdraw your own. */
export interface Decline {
  readonly t: "decline";
  readonly game: string;
  readonly seat: number;
  readonly what: Proposable;
}

/** Go on without a player whose turn it is and who has been away for longer than the table allows. */
export interface Dismiss {
  readonly t: "dismiss";
  readonly game: string;
  readonly seat: number;
  readonly whom: number;
}

/**
 * An action of the game. `id` is an idempotency key chosen by the client: sent twice, it is granted once.
 *
 * `n` is the last turn the client knows; without it, the action holds whatever has happened since.
 */
export interface Do {
  readonly t: "do";
  readonly game: string;
  readonly seat: number;
  readonly id: string;
  readonly action: AnyAction;
  readonly n?: number | null;
}

/** What happened in a turn, as a seat may know it. `id` is the client's idempotency key of the action. */
export interface EventsMessage {
  readonly t: "events";
  readonly game: string;
  readonly n: number;
  readonly now: number;
  readonly events: readonly AnyEvent[];
  readonly id?: string | null;
  readonly seat?: number | null;
}

/**
 * Points by seat, the seats that may act, and of these the one whose turn it is.
 *
 * While the game is paused, anybody may resume it, and it is nobody's turn.
 */
export interface GameSummary {
  readonly scores: readonly number[];
  readonly pending: readonly number[];
  readonly turn: number | null;
  readonly paused: boolean;
}

/** The answer to an action that came twice, or from a client that is not watching: it was granted as turn `n`. */
export interface Granted {
  readonly t: "granted";
  readonly game: string;
  readonly id: string;
  readonly n: number;
}

/**
 * The state of play in a hall, where slips are not told one by one: sent at most once a second.
 *
 * After a round it has the leaders and the player's own place. Turns that are not told do not count as missed.
 */
export interface Hall {
  readonly t: "hall";
  readonly game: string;
  readonly n: number;
  readonly news: HallProgress;
  readonly leaders?: readonly HallRankingRow[];
  readonly own?: HallRankingRow | null;
}

/** How a round in a hall goes: how many are there, how many have handed in, and how many are done. */
export interface HallProgress {
  readonly round: number;
  readonly present: number;
  readonly handed_in: number;
  readonly done: number;
}

/** A line of a ranking; those with the same total share a rank. */
export interface HallRankingRow {
  readonly rank: number;
  readonly seat: number;
  readonly name: string;
  readonly total: number;
}

/** The list of public tables has changed. */
export interface LobbyChanged {
  readonly t: "lobby";
}

/**
 * A play worth more than the move that was made: its main word as it would be on the board, and where it starts.
 *
 * `played` is the main word that was played, empty if there was none.
 */
export interface MissedPlay {
  readonly n: number;
  readonly turn: number;
  readonly seat: number;
  readonly tiles: string;
  readonly row: number;
  readonly col: number;
  readonly down: boolean;
  readonly points: number;
  readonly played: string;
  readonly played_points: number;
}

/** Propose something to the others, or agree to what one of them has proposed. */
export interface Offer {
  readonly t: "offer";
  readonly game: string;
  readonly seat: number;
  readonly what: Proposable;
}

/** A proposal was agreed on, or it was declined. For a rematch, `code` is the new table. */
export interface OfferSettled {
  readonly t: "settled";
  readonly game: string;
  readonly what: Proposable;
  readonly agreed: boolean;
  readonly code?: string | null;
}

/** A proposal to the others. `agreed` are the seats that agree, including the one that proposed it. */
export interface Offered {
  readonly t: "offered";
  readonly game: string;
  readonly what: Proposable;
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** Ask for the time on the server's clock. */
export interface Ping {
  readonly t: "ping";
  readonly at?: number | null;
}

/** Which seats have somebody connected, and how many people are watching. */
export interface Present {
  readonly t: "present";
  readonly game: string;
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** What players may propose to each other and agree on, besides what the rules allow. */
export type Proposable = "takeback" | "pause" | "resume" | "rematch";

/** A refused action: a stable key, the rule, the facts, and a sentence. Nothing has changed. */
export interface RefusedMessage {
  readonly t: "refused";
  readonly key: string;
  readonly says: string;
  readonly game?: string | null;
  readonly id?: string | null;
  readonly rule?: string | null;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly n?: number | null;
}

/** A seat to fill: by a bot, by the host (`mine`, under any name), or by up to `room` people who join. */
export interface SeatSpec {
  readonly bot?: string | null;
  readonly mine?: boolean;
  readonly name?: string | null;
  readonly room?: number;
}

/**
 * A table in the lobby has changed: somebody came or left, it was closed, or it began as `game`.
 *
 * `came` is the number of people there, where they are too many to list.
 */
export interface TableChanged {
  readonly t: "changed";
  readonly code: string;
  readonly game?: string | null;
  readonly closed?: boolean;
  readonly came?: number | null;
}

/**
 * Edition and house rules are for the standard game; `rules` are changes on top of those.
 *
 * `places` are the seats in order. With `crowd`, any number of people may join until the host starts the game.
 */
export interface TableProposal {
  readonly kind: GameName;
  readonly places: readonly SeatSpec[];
  readonly edition?: string | null;
  readonly house?: readonly string[];
  readonly rules?: Readonly<Record<string, unknown>> | null;
  readonly lexicon?: string;
  readonly watching?: Watching;
  readonly casual?: boolean;
  readonly patience?: number;
  readonly public?: boolean;
  readonly crowd?: boolean;
  readonly club?: string | null;
}

/** The server's clock, so that a client can show the same time; `at` is what the client sent. */
export interface Time {
  readonly t: "time";
  readonly now: number;
  readonly at?: number | null;
}

/** Stop watching a game, at a seat or as a bystander. */
export interface Unwatch {
  readonly t: "unwatch";
  readonly game: string;
  readonly seat?: number | null;
}

/** The whole game as a seat may see it: sent first, and again when a client has missed too much. */
export interface ViewMessage {
  readonly t: "view";
  readonly game: string;
  readonly n: number;
  readonly now: number;
  readonly seat: number | null;
  readonly about: About;
  readonly view: AnyView;
}

/** Be told when a table that is not full yet changes, or when its game begins. */
export interface Wait {
  readonly t: "wait";
  readonly code: string;
}

/** Watch a game, at your seat or as a bystander; first come the turns after `since` that were missed. */
export interface Watch {
  readonly t: "watch";
  readonly game: string;
  readonly seat?: number | null;
  readonly since?: number | null;
}

/** Who may watch without a seat. They never see a rack. */
export type Watching = "open" | "delayed" | "closed";
