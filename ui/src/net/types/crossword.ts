// Written by `make types` from the types of the server. Change those, and not this.

import type { Board, Clocks, Laid, Layout, Square, TileSet, Tiles } from "./core";

/** Let the last play of the game stand. */
export interface CrosswordAccept {
  readonly do: "accept";
}

export interface CrosswordAccepted {
  readonly is: "accepted";
  readonly seat: number;
}

export type CrosswordAction =
  | CrosswordPlace
  | CrosswordExchange
  | CrosswordPass
  | CrosswordDraw
  | CrosswordBegin
  | CrosswordChallenge
  | CrosswordAccept
  | CrosswordVote
  | CrosswordCallTime
  | CrosswordFinish
  | CrosswordResign
  | CrosswordAdjourn
  | CrosswordResume;

/** Put the game away. */
export interface CrosswordAdjourn {
  readonly do: "adjourn";
}

export interface CrosswordAdjourned {
  readonly is: "adjourned";
  readonly seat: number;
}

/** The first word may be of any length from two letters on. */
export interface CrosswordAnyOpening {
  readonly type: "any";
}

/** Only valid plays can be made (R-3.6, `void`). */
export interface CrosswordAtOnce {
  readonly type: "at-once";
}

/** Points for words that were challenged and upheld. */
export interface CrosswordAwarded {
  readonly is: "awarded";
  readonly seat: number;
  readonly points: number;
}

/** A time for the whole game; each minute begun beyond it costs points. */
export interface CrosswordBank {
  readonly type: "bank";
  readonly limit: number;
  readonly penalty: number;
}

/** Start the turn: from now on the play before it can no longer be challenged. */
export interface CrosswordBegin {
  readonly do: "begin";
}

/** Whether a blank on the board can be swapped for the letter it stands for. */
export type CrosswordBlanks = "stay" | "recycled";

/** Everybody draws a tile; nearest the start of the alphabet begins. */
export interface CrosswordByLot {
  readonly type: "by-lot";
}

/** Say that the time for this move is over. */
export interface CrosswordCallTime {
  readonly do: "calltime";
}

/** Of the whole play, or of the words named, as the edition has it. */
export interface CrosswordChallenge {
  readonly do: "challenge";
  readonly words?: readonly string[];
}

/** Words were looked up; those that are not good are named. */
export interface CrosswordChallenged {
  readonly is: "challenged";
  readonly seat: number;
  readonly words: readonly string[];
  readonly bad: readonly string[];
}

/** Time went by up to this moment, on the clock that was running. */
export interface CrosswordClockRan {
  readonly is: "clockran";
  readonly at: number;
}

/** The last play is made; the others may challenge it or accept it. */
export interface CrosswordClosing {
  readonly type: "closing";
  readonly why: CrosswordEndReason;
  readonly out: number | null;
  readonly accepted: readonly number[];
}

/** What a challenge is about. */
export type CrosswordCovers = "whole-play" | "named-words";

/** Whether players may look words up while they play. */
export type CrosswordDictionary = "closed" | "open";

/**
 * Choose how many of the tiles that are due come from the bag of vowels.
 *
 * The rest are consonants; or so many as are named, and what is still due is chosen when these have been seen.
 */
export interface CrosswordDraw {
  readonly do: "draw";
  readonly vowels: number;
  readonly consonants?: number | null;
}

/** The seat is to choose from which bags its tiles come. */
export interface CrosswordDrawOwed {
  readonly is: "drawowed";
  readonly seat: number;
  readonly count: number;
}

/** Tiles drawn, bag by bag. */
export interface CrosswordDrew {
  readonly is: "drew";
  readonly seat: number;
  readonly tiles: readonly string[];
}

/** Nothing is left to play; the last play can still be challenged. */
export interface CrosswordEndReached {
  readonly is: "endreached";
  readonly why: CrosswordEndReason;
  readonly out: number | null;
}

/** What ended a game. */
export type CrosswordEndReason = "out" | "no-plays" | "passes" | "scoreless" | "resigned" | "finished";

/** The game is over: everything is shown, the scores are settled, and the seed is revealed. */
export interface CrosswordEnded {
  readonly is: "ended";
  readonly why: CrosswordEndReason;
  readonly out: number | null;
  readonly racks: readonly string[];
  readonly bags: readonly string[];
  readonly leftovers: readonly number[];
  readonly overtime: readonly number[];
  readonly winners: readonly number[];
  readonly seed: string;
}

/** What ends a game besides going out. */
export interface CrosswordEnding {
  readonly passes_each: number;
  readonly scoreless: number | null;
}

export type CrosswordEvent =
  | CrosswordStarted
  | CrosswordSetUp
  | CrosswordLotsDrawn
  | CrosswordDrawOwed
  | CrosswordDrew
  | CrosswordTurned
  | CrosswordClockRan
  | CrosswordPlaced
  | CrosswordExchanged
  | CrosswordReturned
  | CrosswordPassed
  | CrosswordRelaxed
  | CrosswordStood
  | CrosswordChallenged
  | CrosswordWithdrawn
  | CrosswordForfeited
  | CrosswordAwarded
  | CrosswordTurnLost
  | CrosswordVoted
  | CrosswordThemeJudged
  | CrosswordEndReached
  | CrosswordAccepted
  | CrosswordResigned
  | CrosswordAdjourned
  | CrosswordResumed
  | CrosswordTakenBack
  | CrosswordEnded;

export interface CrosswordExchange {
  readonly do: "exchange";
  readonly tiles: string;
}

/** Tiles set aside face down; those drawn for them come first, then these go back. */
export interface CrosswordExchanged {
  readonly is: "exchanged";
  readonly seat: number;
  readonly tiles: string;
}

/** An exchange needs as many tiles in the bag, and more than `closed_at` of them. */
export interface CrosswordExchanging {
  readonly closed_at: number;
  readonly none_is_a_pass: boolean;
}

/** No bag: all tiles lie open, to choose from freely. */
export interface CrosswordFaceUp {
  readonly type: "face-up";
}

/** End a solitaire with all tiles face up. */
export interface CrosswordFinish {
  readonly do: "finish";
}

/** The seat will lose its next turn. */
export interface CrosswordForfeited {
  readonly is: "forfeited";
  readonly seat: number;
}

/** This seat begins, as in a rematch or in paired games. */
export interface CrosswordFromSeat {
  readonly type: "from-seat";
  readonly seat: number;
}

/** A challenge that fails gives the player points for each word upheld. */
export interface CrosswordGivePoints {
  readonly type: "points";
  readonly points: number;
}

/** The opening is not made yet: how long the first word must be, and who has passed in this round. */
export interface CrosswordJacks {
  readonly least: number;
  readonly passed: readonly number[];
}

/** The first word needs this many letters, one less after each round in which all have passed. */
export interface CrosswordJacksToOpen {
  readonly type: "jacks";
  readonly least: number;
}

/** The newest play, with all that is needed to take it back. It is open while it can be challenged or voted on. */
export interface CrosswordLastPlay {
  readonly seat: number;
  readonly laid: readonly Laid[];
  readonly recycled: readonly Laid[];
  readonly words: readonly string[];
  readonly points: number;
  readonly drawn: readonly Tiles[];
  readonly open: boolean;
  readonly claims: readonly string[];
  readonly votes: readonly (readonly [number, readonly boolean[]])[];
  readonly challenged: readonly string[];
  readonly scoreless_before: number;
  readonly lost_since: number;
  readonly jacks_before: CrosswordJacks | null;
}

/** A challenge that fails costs the challenger the next turn. */
export interface CrosswordLoseTurn {
  readonly type: "lose-turn";
}

/** One round of the draw for first play; `first` is known once nobody is tied. */
export interface CrosswordLotsDrawn {
  readonly is: "lotsdrawn";
  readonly lots: readonly (readonly [number, string])[];
  readonly first: number | null;
}

/** A challenge that fails costs nothing. */
export interface CrosswordNoPenalty {
  readonly type: "none";
}

/** All words are alike. */
export interface CrosswordNoTheme {
  readonly type: "none";
}

/** Anything can be played, and taken back if another player challenges it with reason. */
export interface CrosswordOnChallenge {
  readonly type: "on-challenge";
  readonly covers: CrosswordCovers;
  readonly wrong: CrosswordNoPenalty | CrosswordLoseTurn | CrosswordGivePoints;
}

/** All tiles in one bag. */
export interface CrosswordOneBag {
  readonly type: "one-bag";
}

export interface CrosswordOver {
  readonly type: "over";
  readonly why: CrosswordEndReason;
  readonly out: number | null;
  readonly leftovers: readonly number[];
  readonly overtime: readonly number[];
  readonly winners: readonly number[];
  readonly seed: string;
}

/** A seat is to choose from which bags its tiles come. */
export interface CrosswordOwing {
  readonly type: "owing";
  readonly seat: number;
  readonly count: number;
}

export interface CrosswordPass {
  readonly do: "pass";
}

export interface CrosswordPassed {
  readonly is: "passed";
  readonly seat: number;
  readonly late: boolean;
}

/** A turn not taken in time is a pass. */
export interface CrosswordPerMove {
  readonly type: "per-move";
  readonly limit: number;
}

/** Lay tiles. `recycle` names squares whose blank is first had for the letter it stands for. */
export interface CrosswordPlace {
  readonly do: "place";
  readonly laid: readonly Laid[];
  readonly recycle?: readonly Square[];
  readonly claims?: readonly string[];
}

export interface CrosswordPlaced {
  readonly is: "placed";
  readonly seat: number;
  readonly laid: readonly Laid[];
  readonly words: readonly string[];
  readonly points: number;
  readonly recycled: readonly Laid[];
  readonly themed: readonly string[];
  readonly themed_points: number;
  readonly claims: readonly string[];
}

/** The seat on turn is to play, exchange or pass. */
export interface CrosswordPlaying {
  readonly type: "playing";
}

/** What a seat alone remembers of the bag: tiles that it put back and has not seen since. */
export interface CrosswordRecall {
  readonly seat: number;
  readonly tiles: Tiles;
  readonly kept: readonly number[];
}

/** All have passed: the first word now needs only so many letters; none is the end of that phase. */
export interface CrosswordRelaxed {
  readonly is: "relaxed";
  readonly least: number | null;
}

/** Leave the game; `absent` where a player who is gone is taken out of it. */
export interface CrosswordResign {
  readonly do: "resign";
  readonly absent?: boolean;
}

export interface CrosswordResigned {
  readonly is: "resigned";
  readonly seat: number;
  readonly absent: boolean;
}

/** Take up a game that was put away. */
export interface CrosswordResume {
  readonly do: "resume";
}

export interface CrosswordResumed {
  readonly is: "resumed";
  readonly seat: number;
  readonly at: number;
}

/** The tiles set aside went back, bag by bag. */
export interface CrosswordReturned {
  readonly is: "returned";
  readonly seat: number;
  readonly tiles: readonly string[];
}

export interface CrosswordRules {
  readonly edition: string;
  readonly layout: Layout;
  readonly tileset: TileSet;
  readonly seats: readonly [number, number];
  readonly rack_size: number;
  readonly bonus: readonly (readonly [number, number])[];
  readonly checking: CrosswordAtOnce | CrosswordOnChallenge;
  readonly dictionary: CrosswordDictionary;
  readonly drawing: CrosswordOneBag | CrosswordVowelsApart | CrosswordFaceUp;
  readonly blanks: CrosswordBlanks;
  readonly exchanging: CrosswordExchanging;
  readonly first_player: CrosswordByLot | CrosswordFromSeat;
  readonly opening: CrosswordAnyOpening | CrosswordJacksToOpen;
  readonly ending: CrosswordEnding;
  readonly theme: CrosswordNoTheme | CrosswordThemeList | CrosswordThemeByVote;
  readonly clock: CrosswordUntimed | CrosswordPerMove | CrosswordBank;
  readonly word_bonuses: readonly CrosswordWordBonus[];
}

/** The game begins with this position: the tiles on the board, row by row, those on the racks, and the scores. */
export interface CrosswordSetUp {
  readonly is: "setup";
  readonly cells: string;
  readonly racks: readonly string[];
  readonly scores: readonly number[];
  readonly scoreless: number;
}

export interface CrosswordStarted {
  readonly is: "started";
  readonly rules: CrosswordRules;
  readonly players: readonly string[];
  readonly commitment: string;
  readonly at: number;
}

/** The last play can no longer be challenged. */
export interface CrosswordStood {
  readonly is: "stood";
  readonly seat: number;
}

/**
 * The game went back to this point at the request of a seat.
 *
 * What was drawn and taken back has been seen, so the dice go on from where they were and not from here.
 */
export interface CrosswordTakenBack {
  readonly is: "takenback";
  readonly seat: number;
  readonly rolled: number;
  readonly times: number;
}

/** The player claims that a word belongs, and the others vote. */
export interface CrosswordThemeByVote {
  readonly type: "vote";
  readonly name: string;
  readonly bonus: number;
}

/** These of the words claimed belong to the theme. */
export interface CrosswordThemeJudged {
  readonly is: "themejudged";
  readonly seat: number;
  readonly words: readonly string[];
  readonly points: number;
}

/** A word list decides what belongs to the theme. */
export interface CrosswordThemeList {
  readonly type: "list";
  readonly name: string;
  readonly bonus: number;
}

/** The turn that the seat had forfeited came and went. */
export interface CrosswordTurnLost {
  readonly is: "turnlost";
  readonly seat: number;
}

/** It is now this seat's turn. */
export interface CrosswordTurned {
  readonly is: "turned";
  readonly seat: number;
  readonly at: number;
}

/** No clock. */
export interface CrosswordUntimed {
  readonly type: "untimed";
}

/** What may be sent to a seat: a function that takes a view cannot be given a state. */
export interface CrosswordView {
  readonly rules: CrosswordRules;
  readonly players: readonly string[];
  readonly commitment: string;
  readonly board: Board;
  readonly bags: readonly Tiles[];
  readonly racks: readonly Tiles[];
  readonly scores: readonly number[];
  readonly clocks: Clocks;
  readonly owed: readonly number[];
  readonly passes: readonly number[];
  readonly shown: readonly Tiles[];
  readonly scoreless: number;
  readonly phase: CrosswordPlaying | CrosswordOwing | CrosswordClosing | CrosswordOver;
  readonly first: number;
  readonly turn: number;
  readonly number: number;
  readonly aside: Tiles;
  readonly last: CrosswordLastPlay | null;
  readonly jacks: CrosswordJacks | null;
  readonly gone: readonly number[];
  readonly rolled: number;
  readonly asleep: boolean;
  readonly taken_back: number;
  readonly recalls: readonly CrosswordRecall[];
  readonly seat: number | null;
}

/** For or against each word that was claimed for the theme, in the order of the claims. */
export interface CrosswordVote {
  readonly do: "vote";
  readonly votes: readonly boolean[];
}

export interface CrosswordVoted {
  readonly is: "voted";
  readonly seat: number;
  readonly votes: readonly boolean[];
}

/** Vowels and consonants in two bags; the player chooses how many from which. */
export interface CrosswordVowelsApart {
  readonly type: "vowels-apart";
}

/** The last play was taken back, with the tiles drawn after it and its points. */
export interface CrosswordWithdrawn {
  readonly is: "withdrawn";
  readonly seat: number;
}

/** Every word of a kind that a play makes earns so many points more; `word_kinds` has the kinds. */
export interface CrosswordWordBonus {
  readonly words: string;
  readonly points: number;
}
