// Written by `make types` from the types of the server. Change those, and not this.

import type { CrosswordAction, CrosswordEvent, CrosswordRules, CrosswordView } from "./crossword";
import type { DuplicateAction, DuplicateEvent, DuplicateRules, DuplicateView } from "./duplicate";
import type { UnbuildAction, UnbuildEvent, UnbuildRules, UnbuildView } from "./unbuild";
import type { BingoAction, BingoEvent, BingoRules, BingoView } from "./bingo";
import type { JuniorAction, JuniorEvent, JuniorRules, JuniorView } from "./junior";

/** By the name of a game, what is of it. */
export interface Games {
  readonly crossword: {
    readonly view: CrosswordView;
    readonly event: CrosswordEvent;
    readonly action: CrosswordAction;
    readonly rules: CrosswordRules;
  };
  readonly duplicate: {
    readonly view: DuplicateView;
    readonly event: DuplicateEvent;
    readonly action: DuplicateAction;
    readonly rules: DuplicateRules;
  };
  readonly unbuild: {
    readonly view: UnbuildView;
    readonly event: UnbuildEvent;
    readonly action: UnbuildAction;
    readonly rules: UnbuildRules;
  };
  readonly bingo: {
    readonly view: BingoView;
    readonly event: BingoEvent;
    readonly action: BingoAction;
    readonly rules: BingoRules;
  };
  readonly junior: {
    readonly view: JuniorView;
    readonly event: JuniorEvent;
    readonly action: JuniorAction;
    readonly rules: JuniorRules;
  };
}

export type GameName = keyof Games;
export type AnyView = Games[GameName]["view"];
export type AnyEvent = Games[GameName]["event"];
export type AnyAction = Games[GameName]["action"];
export type AnyRules = Games[GameName]["rules"];
