// Written by `make types` from the types of the server. Change those, and not this.

import type { Board, Direction, Laid, Layout, Square, TileSet, Tiles } from "./core";

export type DuplicateAction =
  | DuplicateJoin
  | DuplicateLeave
  | DuplicateHandIn
  | DuplicateDone
  | DuplicateCallTime
  | DuplicateDraw
  | DuplicateOpen
  | DuplicateClose
  | DuplicateRule
  | DuplicateCorrect
  | DuplicateWarn
  | DuplicatePenalise
  | DuplicateJudge
  | DuplicateStop;

/** The next rack comes when this moment is past. */
export interface DuplicateBreak {
  readonly type: "pausing";
  readonly until: number;
}

/** Say that the time of the round, or of the pause after it, is over. */
export interface DuplicateCallTime {
  readonly do: "calltime";
}

/** The rack is good, and is called to everybody. */
export interface DuplicateCalled {
  readonly is: "called";
}

/** Take no more slips in this round. */
export interface DuplicateClose {
  readonly do: "close";
}

export interface DuplicateClosed {
  readonly is: "closed";
  readonly at: number;
}

/** Put another slip for that of a seat, as it was meant or as it was read. */
export interface DuplicateCorrect {
  readonly do: "correct";
  readonly seat: number;
  readonly slip: DuplicateSlip;
}

/** The arbitrator put another slip for that of a seat. */
export interface DuplicateCorrected {
  readonly is: "corrected";
  readonly seat: number;
  readonly slip: DuplicateSlip | null;
  readonly collected_by: number | null;
}

/** Say that the slip handed in, or none, is the last word of this round. */
export interface DuplicateDone {
  readonly do: "done";
}

/** Tiles from a real bag, called by name; without them the program draws. */
export interface DuplicateDraw {
  readonly do: "draw";
  readonly tiles?: string | null;
}

/** A rack is to be drawn. */
export interface DuplicateDrawing {
  readonly type: "drawing";
}

/** Tiles came from the bag to the rack: by the dice, or named by the arbitrator or a prepared list. */
export interface DuplicateDrew {
  readonly is: "drew";
  readonly tiles: string;
  readonly named: boolean;
}

/** What ended a game. */
export type DuplicateEndReason = "all-played" | "one-kind" | "no-plays" | "racks-done" | "stopped" | "deserted";

export interface DuplicateEnded {
  readonly is: "ended";
  readonly why: DuplicateEndReason;
  readonly winners: readonly number[];
  readonly bag: string;
  readonly seed: string;
}

export type DuplicateEvent =
  | DuplicateStarted
  | DuplicateJoined
  | DuplicateLeft
  | DuplicateDrew
  | DuplicatePutBack
  | DuplicateCalled
  | DuplicateOpened
  | DuplicateHandedIn
  | DuplicateSaidDone
  | DuplicateClosed
  | DuplicateCorrected
  | DuplicateRuled
  | DuplicateWarned
  | DuplicatePenalised
  | DuplicateJudged
  | DuplicatePlaced
  | DuplicatePaused
  | DuplicateEnded;

/** A player, and the slip that was handed in. */
export interface DuplicateHand {
  readonly seat: number;
  readonly name: string;
  readonly slip: DuplicateSlip | null;
}

/** Hand in a slip, or another one instead: the last one counts. */
export interface DuplicateHandIn {
  readonly do: "handin";
  readonly slip: DuplicateSlip;
}

/** Who handed in is seen by all; what, only by that seat and by the arbitrator who collects it. */
export interface DuplicateHandedIn {
  readonly is: "handedin";
  readonly seat: number;
  readonly slip: DuplicateSlip | null;
  readonly at: number;
  readonly collected_by: number | null;
}

/** The person at this seat arbitrates: draws, opens and closes, reads the slips and rules; and does not play. */
export interface DuplicateHumanArbitrator {
  readonly type: "person";
  readonly seat: number;
}

/** Join late, at the next free seat, or come back to your own. */
export interface DuplicateJoin {
  readonly do: "join";
  readonly name: string;
}

/** A new seat, or one that comes back. */
export interface DuplicateJoined {
  readonly is: "joined";
  readonly seat: number;
  readonly name: string;
}

/** Judge the slips of the closed round, and put the word on the board. */
export interface DuplicateJudge {
  readonly do: "judge";
}

/** The slips are judged, and here is the best that could be had. */
export interface DuplicateJudged {
  readonly is: "judged";
  readonly verdicts: readonly DuplicateVerdict[];
  readonly best: DuplicateSlipPlay | null;
}

/** From this rack on, so many vowels and consonants at the least. */
export type DuplicateLeast = readonly [rack: number, vowels: number, consonants: number];

/** Go; what was scored stays in the table. */
export interface DuplicateLeave {
  readonly do: "leave";
}

export interface DuplicateLeft {
  readonly is: "left";
  readonly seat: number;
}

/** Let the time of the round begin. */
export interface DuplicateOpen {
  readonly do: "open";
}

export interface DuplicateOpened {
  readonly is: "opened";
  readonly at: number;
}

/** Where the word that goes on the board comes from. */
export type DuplicateOrigin = "top" | "best" | "prepared";

export interface DuplicateOver {
  readonly type: "over";
  readonly why: DuplicateEndReason;
  readonly winners: readonly number[];
  readonly seed: string;
}

/** What a slip scores that states more than it is worth. */
export type DuplicateOverstating = "corrected" | "difference" | "nothing";

/** The next rack comes after this moment. */
export interface DuplicatePaused {
  readonly is: "paused";
  readonly until: number;
}

/** Take points off a player's total, as many as the rules allow at the most. */
export interface DuplicatePenalise {
  readonly do: "penalise";
  readonly seat: number;
  readonly points: number;
}

/** The arbitrator took points off a player's total. */
export interface DuplicatePenalised {
  readonly is: "penalised";
  readonly seat: number;
  readonly points: number;
}

/** A page of the pile of a round: of `plays` different plays on `slips` slips, those with the most hands first. */
export interface DuplicatePile {
  readonly round: number;
  readonly slips: number;
  readonly plays: number;
  readonly lines: readonly DuplicatePlayInPile[];
}

/** A word goes on everyone's board. */
export interface DuplicatePlaced {
  readonly is: "placed";
  readonly play: DuplicateSlipPlay;
  readonly origin: DuplicateOrigin;
}

/** Which word goes on everyone's board. */
export type DuplicatePlacing = "top" | "master";

/** A play that `count` hands have handed in; the first of them by name. */
export interface DuplicatePlayInPile {
  readonly slip: DuplicateSlip;
  readonly count: number;
  readonly hands: readonly DuplicateHand[];
}

/** One rack of a game that was prepared, and what goes on the board after it; without that, the best play does. */
export interface DuplicatePrepared {
  readonly rack: string;
  readonly play: DuplicateSlip | null;
}

/** The program draws, opens rounds, closes them at time and judges. */
export interface DuplicateProgramArbitrator {
  readonly type: "program";
}

/** All tiles of the rack went back into the bag. */
export interface DuplicatePutBack {
  readonly is: "putback";
}

/** The rack is called; the arbitrator is to open the round. */
export interface DuplicateReady {
  readonly type: "ready";
}

/** Why a slip scores nothing: the key of a refusal, with its facts. */
export interface DuplicateReason {
  readonly key: string;
  readonly facts: readonly (readonly [string, number | string | readonly (string | Square)[]])[];
}

/** Slips are in, and the arbitrator looks at them. */
export interface DuplicateReviewing {
  readonly type: "reviewing";
}

/** A round that was judged. */
export interface DuplicateRound {
  readonly rack: string;
  readonly best: DuplicateSlipPlay | null;
  readonly top: number | null;
  readonly tops: readonly number[];
  readonly solo: number | null;
  readonly placed: DuplicateSlipPlay | null;
  readonly origin: DuplicateOrigin | null;
}

/** When the program closes a round. */
export type DuplicateRoundClosing = "at-time" | "all-done";

/** Accept or refuse a word for this game, whatever the list says. */
export interface DuplicateRule {
  readonly do: "rule";
  readonly word: string;
  readonly good: boolean;
}

/** The arbitrator accepted or refused a word for this game. */
export interface DuplicateRuled {
  readonly is: "ruled";
  readonly word: string;
  readonly good: boolean;
}

export interface DuplicateRules {
  readonly layout: Layout;
  readonly tileset: TileSet;
  readonly rack_size: number;
  readonly bonus: readonly (readonly [number, number])[];
  readonly placing: DuplicatePlacing;
  readonly arbitrator: DuplicateProgramArbitrator | DuplicateHumanArbitrator;
  readonly closing: DuplicateRoundClosing;
  readonly limit: number | null;
  readonly pause: number;
  readonly least: readonly DuplicateLeast[];
  readonly overstating: DuplicateOverstating;
  readonly prepared: readonly DuplicatePrepared[];
  readonly stating: DuplicateStating;
  readonly warnings: boolean;
  readonly penalty: number;
  readonly solo_bonus: number;
}

export interface DuplicateSaidDone {
  readonly is: "saiddone";
  readonly seat: number;
}

/**
 * The whole word, letters that stand on the board included. Lower case is a blank.
 *
 * Whether the score may be missing is for the rules to say (`policies.Stating`).
 */
export interface DuplicateSlip {
  readonly word: string;
  readonly row: number;
  readonly col: number;
  readonly direction: Direction;
  readonly score?: number | null;
}

/** A slip as it lies on the board: the tiles it lays, the words it makes, and what it is truly worth. */
export interface DuplicateSlipPlay {
  readonly slip: DuplicateSlip;
  readonly laid: readonly Laid[];
  readonly words: readonly string[];
  readonly points: number;
}

/** Three levels of short tuples. To put one value copies the three that lead to it, whatever the number of seats. */
export interface DuplicateSlotsOfInt {
  readonly root: readonly (readonly (readonly (number | null)[])[])[];
}

/** Three levels of short tuples. To put one value copies the three that lead to it, whatever the number of seats. */
export interface DuplicateSlotsOfSlip {
  readonly root: readonly (readonly (readonly (DuplicateSlip | null)[])[])[];
}

export interface DuplicateStarted {
  readonly is: "started";
  readonly rules: DuplicateRules;
  readonly players: readonly string[];
  readonly commitment: string;
  readonly at: number;
}

/** Whether a slip must say what it scores. Records without an answer are of games where it need not. */
export type DuplicateStating = "required" | "optional";

/** End the game here. */
export interface DuplicateStop {
  readonly do: "stop";
}

/** What a slip is worth, and what those who handed it in score. Equal slips share a verdict; one is of no slip. */
export interface DuplicateVerdict {
  readonly slip: DuplicateSlip | null;
  readonly seats: readonly number[];
  readonly words: readonly string[];
  readonly worth: number;
  readonly scored: number;
  readonly why: DuplicateReason | null;
  readonly bonus: number;
}

/** What may be sent to a seat: a function that takes a view cannot be given a state. */
export interface DuplicateView {
  readonly rules: DuplicateRules;
  readonly players: readonly string[];
  readonly commitment: string;
  readonly board: Board;
  readonly bag: Tiles;
  readonly scores: readonly number[];
  readonly rack: Tiles;
  readonly phase: DuplicateDrawing | DuplicateReady | DuplicateWriting | DuplicateReviewing | DuplicateBreak | DuplicateOver;
  readonly number: number;
  readonly slips: DuplicateSlotsOfSlip;
  readonly marks: DuplicateSlotsOfInt;
  readonly handed_in: number;
  readonly done: number;
  readonly gone: readonly number[];
  readonly rulings: readonly (readonly [string, boolean])[];
  readonly verdicts: readonly DuplicateVerdict[];
  readonly rounds: readonly DuplicateRound[];
  readonly rolled: number;
  readonly at: number;
  readonly warnings: DuplicateSlotsOfInt;
  readonly penalties: DuplicateSlotsOfInt;
  readonly seat: number | null;
}

/** Warn a player; it costs nothing. */
export interface DuplicateWarn {
  readonly do: "warn";
  readonly seat: number;
}

/** The arbitrator warned a player, before everybody. */
export interface DuplicateWarned {
  readonly is: "warned";
  readonly seat: number;
}

/** The round is open: slips are taken. */
export interface DuplicateWriting {
  readonly type: "writing";
  readonly since: number;
}
