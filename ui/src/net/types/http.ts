// Written by `make types` from the types of the server. Change those, and not this.

import type { CrosswordAtOnce, CrosswordOnChallenge } from "./crossword";
import type { DuplicateHand } from "./duplicate";
import type { AnyAction, AnyRules, AnyView, GameName } from "./games";
import type { About, GameSummary, TableChanged, TableProposal, Watching } from "./socket";

/** A proposal that makes sense, and the resulting rules. */
export interface Agreed {
  readonly kind: GameName;
  readonly rules: AnyRules;
  readonly closes_book: boolean;
}

export interface Arriving {
  readonly name: string;
}

export type BotMessage = MayAct | IsOver | TableChanged;

/** A bot, how it plays, its average points per game, if measured, and whether it looks ahead. */
export interface BotShown {
  readonly name: string;
  readonly says: string;
  readonly points: number | null;
  readonly looks_ahead: boolean;
}

/** Whether a word is valid. */
export interface Checked {
  readonly word: string;
  readonly valid: boolean;
}

/** A named choice, described in a sentence. */
export interface ChoiceShown {
  readonly name: string;
  readonly says: string;
}

/** Everything that can be chosen. `solitaire` and `challenges` are values of the house rules of these names. */
export interface Choices {
  readonly kinds: readonly KindShown[];
  readonly edition: string;
  readonly editions: readonly EditionShown[];
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

/** What a code reveals; `id` is included for members. */
export interface ClubNamed {
  readonly name: string;
  readonly id: string | null;
}

/** The code is shown only to the owner. */
export interface ClubShown {
  readonly id: string;
  readonly name: string;
  readonly leading: boolean;
  readonly made: number;
  readonly code: string | null;
}

/** Where the chooser has it: in the list of house rules, or as a choice of its own. */
export type Control = "listed" | "clock" | "challenge" | "solitaire";

/** A rulebook of the standard game: the look of its board, and how words are checked. */
export interface EditionShown {
  readonly name: string;
  readonly title: string;
  readonly book: string;
  readonly palette: string;
  readonly large_print: boolean;
  readonly rulebook_coordinates: boolean;
  readonly checking: CrosswordAtOnce | CrosswordOnChallenge;
}

/** The password, if the account has one. */
export interface Forgetting {
  readonly password?: string | null;
}

/**
 * A game as anybody may see it; `seats` are your own. Scores are included if you may watch it now.
 *
 * It started with `seated` players; the first of them are listed in `players`.
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

/** The letters that make another word in front or at the end; the word itself need not be valid. */
export interface HooksShown {
  readonly word: string;
  readonly valid: boolean;
  readonly front: string;
  readonly back: string;
}

/**
 * A house rule. Its name may be followed by `=` and a value: one of `values`, the first by default, or a `number`.
 *
 * If `named` is true, the name of a theme, or whatever the players agree on, must follow. `rule` is empty if
 * no book has the rule. `control` is where a chooser shows it: in the list of house rules, or as a choice of its own.
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

/** A game has ended; the view is the seat's and hides nothing any more. */
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

/** The secret is shown only once. */
export interface KeyGiven {
  readonly key: KeyShown;
  readonly secret: string;
}

/** A key; `this` marks the one used for this request. */
export interface KeyShown {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly made: number;
  readonly seen: number;
  readonly this: boolean;
}

/** A game: the number of players, its bots, and the default rules that `TableProposal.rules` changes. */
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

/** Without a name you keep your usual one. */
export interface LateJoin {
  readonly name?: string | null;
}

/** A word list for games and look-ups. */
export interface LexiconShown {
  readonly name: string;
  readonly words: number;
  readonly about: string;
  readonly is_shipped: boolean;
}

/** A name and a password, or a key made on another device. */
export interface LoggingIn {
  readonly name?: string | null;
  readonly password?: string | null;
  readonly key?: string | null;
}

/**
 * A seat may act in a game that is at turn `n`: play, challenge, or whatever the view allows.
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

/** The meanings of a word. If no dictionary is `installed`, `says` tells the operator how to get one. */
export interface Meaning {
  readonly word: string;
  readonly valid: boolean;
  readonly senses: readonly SenseShown[];
  readonly installed: boolean;
  readonly says: string;
}

/** Members see each other's names; the id, which is needed to remove somebody, is shown only to the owner. */
export interface Member {
  readonly name: string;
  readonly mine: boolean;
  readonly id: string | null;
}

/** The number of the resulting turn. */
export interface MoveGranted {
  readonly n: number;
}

/**
 * An action of the game, as over the socket: `id` is an idempotency key, `n` the turn you know of.
 *
 * Moves of the standard game may be sent as a line of text instead: `move` in place of `action`.
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

/** A seat: a bot, or the names of those who have joined, and how many fit. */
export interface PlaceShown {
  readonly taken: readonly string[];
  readonly room: number;
  readonly bot: string | null;
  readonly mine: boolean;
}

/** A board of the beginners' game, as `TableProposal.rules` takes it in `board`, with pictures of its words. */
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

/** Without a name you keep your guest name. */
export interface Registering {
  readonly password: string;
  readonly name?: string | null;
}

/** With an account, the new name is also the new login. */
export interface Renaming {
  readonly name: string;
}

/** A turn or an adjustment. `at` and `word` describe a play, such as `8H` and `WO.d`; `tiles` are leftovers. */
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

/** The kind of a line on the pad. */
export type ScorekeeperMove = "played" | "passed" | "exchanged" | "withdrawn" | "upheld" | "settled" | "overtime";

/** A score pad, line by line; `lexicon` is the list used to judge words. */
export interface ScorekeeperPad {
  readonly players: readonly string[];
  readonly lines: readonly ScorekeeperLine[];
  readonly lexicon?: string;
}

/** The seat you have now. */
export interface SeatGiven {
  readonly seat: number;
}

/** One meaning: the dictionary form, the part of speech, and the definition. */
export interface SenseShown {
  readonly lemma: string;
  readonly part: string;
  readonly meaning: string;
}

/**
 * An open table; `game` is set once it has started.
 *
 * `came` people have joined. For a crowd, `places` are the first seats, followed by your own.
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

/** How long the others wait for a player who is to move and away, in milliseconds. */
export interface TurnTimeChoice {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** A `device` key is typed on another device to log in there; a bot sends a `token` with each request. */
export interface Wanted {
  readonly kind: "device" | "token";
  readonly label: string;
}

/** The words found, in alphabetical order or longest first; `more` if there are others. */
export interface WordsFound {
  readonly words: readonly string[];
  readonly more: boolean;
}
