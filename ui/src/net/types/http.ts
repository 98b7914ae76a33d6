// Written by `make types` from the types of the server. Change those, and not this.

import type { Palette } from "./core";
import type { CrosswordAtOnce, CrosswordOnChallenge } from "./crossword";
import type { DuplicateHand } from "./duplicate";
import type { AnyAction, AnyRules, AnyView, GameName } from "./games";
import type { About, GameSummary, TableChanged, TableProposal, Watching } from "./socket";

/** A proposal that makes sense, and the rules that it comes to. */
export interface Agreed {
  readonly kind: GameName;
  readonly rules: AnyRules;
  readonly closes_book: boolean;
}

export interface Arriving {
  readonly name: string;
}

export type BotMessage = MayAct | IsOver | TableChanged;

/** A bot, how it plays, and its average points in a game where they were measured. */
export interface BotShown {
  readonly name: string;
  readonly says: string;
  readonly points: number | null;
}

/** Whether a word is good. */
export interface Checked {
  readonly word: string;
  readonly valid: boolean;
}

/** Something with a name, and what it is in a sentence. */
export interface ChoiceShown {
  readonly name: string;
  readonly says: string;
}

/** All that can be chosen. `solitaire` and `challenges` are values of the house rules of these names. */
export interface Choices {
  readonly kinds: readonly KindShown[];
  readonly edition: string;
  readonly editions: readonly EditionShown[];
  readonly palettes: readonly Palette[];
  readonly house: readonly HouseRuleShown[];
  readonly challenges: readonly ChoiceShown[];
  readonly solitaire: readonly string[];
  readonly themes: readonly string[];
  readonly lexicons: readonly LexiconShown[];
  readonly junior_boards: readonly PrintedShown[];
  readonly watching: readonly Watching[];
  readonly patience: TurnTimeChoice;
  readonly team: number;
}

/** What a code tells whoever has it; `id` is there for those who are in the club already. */
export interface ClubNamed {
  readonly name: string;
  readonly id: string | null;
}

/** The code is shown to who leads the club. */
export interface ClubShown {
  readonly id: string;
  readonly name: string;
  readonly leading: boolean;
  readonly made: number;
  readonly code: string | null;
}

/** Where the chooser has it: in the list of house rules, or as a choice of its own. */
export type Control = "listed" | "clock" | "challenge" | "solitaire";

/** A rulebook of the standard game: how its board looks, and how its words are checked. */
export interface EditionShown {
  readonly name: string;
  readonly title: string;
  readonly book: string;
  readonly palette: string;
  readonly large_print: boolean;
  readonly rulebook_coordinates: boolean;
  readonly checking: CrosswordAtOnce | CrosswordOnChallenge;
}

/** The password, if there is one. */
export interface Forgetting {
  readonly password?: string | null;
}

/**
 * A game as anybody may know of it; `seats` are one's own. It says how it stands to those who may look on now.
 *
 * It began with `seated` players; the first of them are listed in `players`.
 */
export interface GameShown {
  readonly id: string;
  readonly kind: GameName;
  readonly players: readonly string[];
  readonly seated: number;
  readonly about: About;
  readonly over: boolean;
  readonly made: number;
  readonly touched: number;
  readonly seats: readonly number[];
  readonly standing: GameSummary | null;
}

/** The first players whose names match. */
export interface Hands {
  readonly hands: readonly DuplicateHand[];
}

/** The letters that make another word, put before or after; the word itself need not be good. */
export interface HooksShown {
  readonly word: string;
  readonly valid: boolean;
  readonly front: string;
  readonly back: string;
}

/**
 * A house rule. After its name may follow `=` and a value: one of `values`, the first by default, or a `number`.
 *
 * Where `named` is true the name of a theme, or whatever people agree on, must follow. A rule that no book has has an
 * empty `rule`. `control` is where a chooser has it: in the list of house rules, or as a choice of its own.
 */
export interface HouseRuleShown {
  readonly name: string;
  readonly rule: string;
  readonly title: string;
  readonly says: string;
  readonly values: readonly string[];
  readonly number: boolean;
  readonly named: boolean;
  readonly touches: readonly string[];
  readonly control: Control;
  readonly least: number | null;
  readonly most: number | null;
}

/** A game has ended; the view is that of the seat, and hides nothing any more. */
export interface IsOver {
  readonly t: "over";
  readonly game: string;
  readonly seat: number;
  readonly n: number;
  readonly now: number;
  readonly scores: readonly number[];
  readonly view: AnyView;
}

export interface Joining {
  readonly name?: string | null;
  readonly seat?: number | null;
}

/** The secret is shown this once. */
export interface KeyGiven {
  readonly key: KeyShown;
  readonly secret: string;
}

/** A way in; `this` is the one by which the question came. */
export interface KeyShown {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly made: number;
  readonly seen: number;
  readonly this: boolean;
}

/** A game: for how many it is, the bots that play it, and the rules that `TableProposal.rules` are changes to. */
export interface KindShown {
  readonly name: GameName;
  readonly says: string;
  readonly least: number;
  readonly most: number;
  readonly bots: readonly BotShown[];
  readonly pauses: boolean;
  readonly closes_book: boolean;
  readonly rules: AnyRules;
}

/** Without a name one is called as everywhere. */
export interface LateJoin {
  readonly name?: string | null;
}

/** A word list that games can be played with, and words looked up in. */
export interface LexiconShown {
  readonly name: string;
  readonly words: number;
  readonly about: string;
  readonly is_shipped: boolean;
}

/** A name and a password; or the key that was made on another device. */
export interface LoggingIn {
  readonly name?: string | null;
  readonly password?: string | null;
  readonly key?: string | null;
}

/**
 * A seat may act in a game that stands at turn `n`: play, or challenge, or whatever the view says.
 *
 * `cgp` is the position of the standard game, as the seat sees it.
 */
export interface MayAct {
  readonly t: "turn";
  readonly game: string;
  readonly seat: number;
  readonly n: number;
  readonly now: number;
  readonly about: About;
  readonly view: AnyView;
  readonly cgp?: string | null;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly registered: boolean;
}

/** What a word means. Where no dictionary is `installed`, `says` tells whoever runs the server how to get one. */
export interface Meaning {
  readonly word: string;
  readonly valid: boolean;
  readonly senses: readonly SenseShown[];
  readonly installed: boolean;
  readonly says: string;
}

/** Fellow members see the name; the id, by which somebody can be removed, is shown to who leads the club. */
export interface Member {
  readonly name: string;
  readonly mine: boolean;
  readonly id: string | null;
}

/** The number of the turn that granted it. */
export interface MoveGranted {
  readonly n: number;
}

/**
 * An action of the game, as over the socket: `id` is one's own name for it, `n` the turn that one knows of.
 *
 * Moves of the standard game may come as a line of text instead: `move` in the place of `action`.
 */
export interface MoveRequest {
  readonly seat: number;
  readonly id: string;
  readonly action?: AnyAction | null;
  readonly n?: number | null;
  readonly move?: string | null;
}

export interface Naming {
  readonly name: string;
}

export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

export interface PersonalBest {
  readonly what: string;
  readonly points: number;
  readonly game: string | null;
  readonly at: number;
}

/** A seat: the bot's, or the names of those who have come, and room for how many. */
export interface PlaceShown {
  readonly taken: readonly string[];
  readonly room: number;
  readonly bot: string | null;
  readonly mine: boolean;
}

/** A board of the beginners' game, as `TableProposal.rules` takes it under `board`, with pictures of its words. */
export interface PrintedShown {
  readonly name: string;
  readonly rows: readonly string[];
  readonly words: readonly string[];
  readonly pictures: Readonly<Record<string, string>>;
}

/** The body of every answer that is a no. `says` is in English, for people who write programs. */
export interface Problem {
  readonly key: string;
  readonly says: string;
  readonly rule?: string | null;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly n?: number | null;
}

/** Without a name one keeps the name that one has as a guest. */
export interface Registering {
  readonly password: string;
  readonly name?: string | null;
}

/** Who has an account logs in by the new name. */
export interface Renaming {
  readonly name: string;
}

/** A turn, or what came after it. `at` and `word` are those of a play, as `8H` and `WO.d`; `tiles` were left. */
export interface ScorekeeperLine {
  readonly seat: number;
  readonly did: ScorekeeperMove;
  readonly points: number;
  readonly total: number;
  readonly at?: string;
  readonly word?: string;
  readonly tiles?: string;
  readonly number?: number;
}

/** What a line of the pad is about. */
export type ScorekeeperMove = "played" | "passed" | "exchanged" | "withdrawn" | "upheld" | "settled" | "overtime";

/** A score pad, line by line; `lexicon` is what words were judged by. */
export interface ScorekeeperPad {
  readonly players: readonly string[];
  readonly lines: readonly ScorekeeperLine[];
  readonly lexicon?: string;
}

/** The seat that one has now. */
export interface SeatGiven {
  readonly seat: number;
}

/** One meaning: the word as a dictionary has it, what part of speech, and what it means. */
export interface SenseShown {
  readonly lemma: string;
  readonly part: string;
  readonly meaning: string;
}

/**
 * A table that people gather at; `game` is there once it has begun.
 *
 * `came` people are there. Where a crowd gathers, `places` are the first seats, and after them one's own.
 */
export interface TableShown {
  readonly code: string;
  readonly proposal: TableProposal;
  readonly places: readonly PlaceShown[];
  readonly came: number;
  readonly hosting: boolean;
  readonly made: number;
  readonly game: string | null;
}

/** How long others wait for a seat that is due and away, in milliseconds. */
export interface TurnTimeChoice {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** A `device` key is typed on another device to log in there; a `token` is sent by a bot with each request. */
export interface Wanted {
  readonly kind: "device" | "token";
  readonly label: string;
}

/** The words that were asked for, in the order of the alphabet or the longest first; `more` where some are left. */
export interface WordsFound {
  readonly words: readonly string[];
  readonly more: boolean;
}
