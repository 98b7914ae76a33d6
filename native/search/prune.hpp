#pragma once

#include "lexicon/build.hpp"
#include "lexicon/counts.hpp"
#include "movegen/position.hpp"

namespace tilewright {

// The words that can still be made on a board with these tiles: those whose letters one of its lanes has, together with
// the tiles. A graph of them finds the same plays, and is small enough to stay in the cache.
std::vector<Word> words_within_reach(const Position& position, const Counts& tiles);

}  // namespace tilewright
