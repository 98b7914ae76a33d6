// Written by `make types` from the types of the server. Change those, and not this.

import type { AnyAction, AnyEvent, AnyView, GameName } from "./games";

/** What a table is, beside the game itself. */
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

/** Hear when there are other tables that anybody may join; or no more. */
export interface Browse {
  readonly t: "browse";
  readonly on?: boolean;
}

/** Do not agree; or take one's own proposal back. */
export interface Decline {
  readonly t: "decline";
  readonly game: string;
  readonly seat: number;
  readonly what: Proposable;
}

/** Go on without a player who is due and has been away for longer than the table has patience. */
export interface Dismiss {
  readonly t: "dismiss";
  readonly game: string;
  readonly seat: number;
  readonly whom: number;
}

/**
 * An action of the game itself. `id` is the asker's own name for it: sent twice it is granted once.
 *
 * `n` is the turn that the asker knows of; without it the action is meant whatever has happened since.
 */
export interface Do {
  readonly t: "do";
  readonly game: string;
  readonly seat: number;
  readonly id: string;
  readonly action: AnyAction;
  readonly n?: number | null;
}

/** What happened in a turn, as a seat may hear of it. `id` is the asker's own name for the action. */
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
 * Points by seat, and the seats that the game waits for: all that may act, and of these the one whose turn it is.
 *
 * While the game is paused anybody may take it up again, and it is nobody's turn.
 */
export interface GameSummary {
  readonly scores: readonly number[];
  readonly pending: readonly number[];
  readonly turn: number | null;
  readonly paused: boolean;
}

/** An action that came a second time, or from who does not watch: it was granted as turn `n`. */
export interface Granted {
  readonly t: "granted";
  readonly game: string;
  readonly id: string;
  readonly n: number;
}

/**
 * How it goes where so many play that not every slip is told of: once a second at the most.
 *
 * After a round it says who leads, and the own place. Turns that are not told of are no turns missed.
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

/** The tables that anybody may join have changed. */
export interface LobbyChanged {
  readonly t: "lobby";
}

/**
 * A play worth more than what was done in a turn: its main word as it would stand there, and where that begins.
 *
 * `played` is the main word that was played, and is empty where none was.
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

/** What was proposed is agreed on, or it is not and is off the table. For a rematch, `code` is the new table. */
export interface OfferSettled {
  readonly t: "settled";
  readonly game: string;
  readonly what: Proposable;
  readonly agreed: boolean;
  readonly code?: string | null;
}

/** Somebody proposes something to the others; `agreed` are the seats that do, the one that asks among them. */
export interface Offered {
  readonly t: "offered";
  readonly game: string;
  readonly what: Proposable;
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** Ask what time it is. */
export interface Ping {
  readonly t: "ping";
  readonly at?: number | null;
}

/** Which seats have somebody there now, and how many look on. */
export interface Present {
  readonly t: "present";
  readonly game: string;
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** What players may propose to each other, and agree on, beside the rules. */
export type Proposable = "takeback" | "pause" | "resume" | "rematch";

/** An action that was refused: by a stable key, the rule, the facts, and a sentence. Nothing has changed. */
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

/** A seat to be filled: by a bot, by the host (`mine`, under any name), or by up to `room` people who come. */
export interface SeatSpec {
  readonly bot?: string | null;
  readonly mine?: boolean;
  readonly name?: string | null;
  readonly room?: number;
}

/**
 * A table that one waits at has changed: somebody came or went, it was closed, or it began as `game`.
 *
 * `came` is how many people are there, where they are so many that the list of them stays the same.
 */
export interface TableChanged {
  readonly t: "changed";
  readonly code: string;
  readonly game?: string | null;
  readonly closed?: boolean;
  readonly came?: number | null;
}

/**
 * An edition and house rules are for the standard game; `rules` are changes to whatever the rules are then.
 *
 * `places` are the seats in their order. With `crowd` as many more may come as like to, until the host begins.
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

/** What the server's clock shows, so that a client can show the same; `at` is what the client sent. */
export interface Time {
  readonly t: "time";
  readonly now: number;
  readonly at?: number | null;
}

/** Hear no more of a game; as a seat or as a bystander. */
export interface Unwatch {
  readonly t: "unwatch";
  readonly game: string;
  readonly seat?: number | null;
}

/** The whole of a game as a seat may see it: when it is opened, and when a client has missed too much. */
export interface ViewMessage {
  readonly t: "view";
  readonly game: string;
  readonly n: number;
  readonly now: number;
  readonly seat: number | null;
  readonly about: About;
  readonly view: AnyView;
}

/** Hear when a table that is not complete changes or begins. */
export interface Wait {
  readonly t: "wait";
  readonly code: string;
}

/** Hear of a game from now on, as an own seat or as a bystander; first what was missed since turn `since`. */
export interface Watch {
  readonly t: "watch";
  readonly game: string;
  readonly seat?: number | null;
  readonly since?: number | null;
}

/** Who may look on without a seat. Nobody who does ever sees a rack. */
export type Watching = "open" | "delayed" | "closed";
