// Kinds of words that can earn extra points, each told by the word alone; games/crossword/word_kinds.py has them too.

const SHORTEST_PALINDROME = 3

const isPalindrome = (word: string): boolean =>
  word.length >= SHORTEST_PALINDROME && word === [...word].toReversed().join('')

/** By name, whether a word in capitals is of the kind. */
export const WORD_KINDS: Readonly<Record<string, (word: string) => boolean>> = { palindromes: isPalindrome }
