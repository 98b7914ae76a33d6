// Kinds of words that can earn extra points, each told by the word alone; games/crossword/word_kinds.py has them too.

/** By name, whether a word in capitals is of the kind. */
export const WORD_KINDS: Readonly<Record<string, (word: string) => boolean>> = {}
