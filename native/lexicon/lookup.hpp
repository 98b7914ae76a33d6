#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lexicon/build.hpp"
#include "lexicon/counts.hpp"
#include "lexicon/graph.hpp"

namespace tilewright {

struct Hooks {
    LetterMask front = 0;  // letters that make a word when put before
    LetterMask back = 0;   // and after
};

// The letters that can be put before and after what need not be a word itself.
Hooks hooks_of(const WordGraph& graph, std::span<const Letter> word);

// All answers come in the order of the alphabet, and no more than `most` of them.

std::vector<Word> words_of(const WordGraph& graph, std::size_t most);

// Words made of these tiles: of all of them, or of any of them.
enum class Using : std::uint8_t { all, any };
std::vector<Word> anagrams_of(const WordGraph& graph, const Counts& tiles, Using used, std::size_t most);

// Words that match a pattern place by place. A place is a set of letters; a run of any letters, none included, stands
// between the places after which `gaps` says so.
struct Pattern {
    std::vector<LetterMask> places;
    std::vector<bool> gaps;  // one more than places: before the first, after each
};
std::vector<Word> matches_of(const WordGraph& graph, const Pattern& pattern, std::size_t most);

}  // namespace tilewright
